// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/style/theme.h"

#include <QHeaderView>
#include <QTreeView>

namespace balcao
{

/** The titles over the columns; those that sort say in which direction. By the keyboard the arrows go from one of these to the
 *  other, Enter or the space bar presses it, and Down leads into the rows.
 */
class HistoryHeader : public QHeaderView
{
    Q_OBJECT

public:
    static constexpr int headerHeight = metrics::minTarget;

    explicit HistoryHeader(QWidget *parent = nullptr);

    /** @p column sorts now, downwards (newest, highest first) or upwards. */
    void setSorted(int column, bool downwards);
    [[nodiscard]] QSize sizeHint() const override { return {QHeaderView::sizeHint().width(), headerHeight}; }

protected:
    /** Not the base's: it would make a row current. */
    void focusInEvent(QFocusEvent *) override { stand(m_sorted); }
    void keyPressEvent(QKeyEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;

private:
    void stand(int column);

    int m_sorted = 0;
    /** Where the keyboard stands. */
    int m_stand = 0;
    bool m_downwards = true;
};

/** The rows of ChargeTableModel. Columns that have no room are left out, the least important first. */
class HistoryView : public QTreeView
{
    Q_OBJECT

public:
    static constexpr int rowHeight = 44;

    explicit HistoryView(QWidget *parent = nullptr);

    /** Not before the model is set. Times need room for their day. */
    void arrangeColumns(bool namesDay);
    /** Marks the letters that it means. */
    void setSearched(const QString &typed) { m_searched = typed; }
    [[nodiscard]] const QString &searched() const noexcept { return m_searched; }
    [[nodiscard]] HistoryHeader *titles() const noexcept { return m_titles; }

Q_SIGNALS:
    /** The keyboard came to the rows, and none is current. */
    void entered();
    void endWanted();

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    HistoryHeader *m_titles;
    QString m_searched;
    bool m_namesDay = false;
};

} // namespace balcao
