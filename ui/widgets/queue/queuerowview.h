// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/queue/queueview.h"
#include "ui/widgets/controls/button.h"

namespace balcao
{

/** One charge of the queue: how much and how old, whose, what happened, and the two answers. */
class QueueRowView : public QWidget
{
    Q_OBJECT

public:
    QueueRowView();

    void setRow(const QueueRow &row);
    [[nodiscard]] const QueueRow &row() const noexcept { return m_row; }
    /** The row that the keyboard is in, or was in last. */
    void setCurrent(bool isCurrent);
    void setNarrow(bool isNarrow);
    [[nodiscard]] Button *button(bool isPresent) const { return isPresent ? m_present : m_absent; }
    [[nodiscard]] QSize sizeHint() const override { return {500, m_isNarrow ? 80 : 104}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, sizeHint().height()}; }

Q_SIGNALS:
    void answered(bool isPresent);
    /** The keyboard came into the row. */
    void entered();
    /** By so many rows. */
    void stepped(int by, bool isPresent);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /** Of at most @p most lines. */
    void paintLines(Canvas &canvas, const QRect &column, const QString &text, int most, const QString &below,
                    bool isBelowStrong) const;

    QueueRow m_row;
    Button *m_present;
    Button *m_absent;
    bool m_isCurrent = false;
    bool m_isNarrow = false;
};

} // namespace balcao
