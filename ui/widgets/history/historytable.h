// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/card.h"
#include "ui/widgets/history/historyview.h"

namespace balcao
{

class Button;
class HistoryPresenter;
class NothingFound;

/** The list itself on its card: titles, rows, and the numbers of the period below; a sentence where there are no rows. */
class HistoryTable : public Card
{
    Q_OBJECT

public:
    /** @p presenter outlives the widget. */
    explicit HistoryTable(HistoryPresenter &presenter, QWidget *parent = nullptr);

    void takeFocus();
    /** The same, and chooses the first row where none is chosen. */
    void enter();
    /** The row that the keyboard stands on, where the drawer is closed. */
    void chooseCurrent();
    /** Marks the row that the presenter has chosen. */
    void showSelected();

Q_SIGNALS:
    /** Enter, or a double click. */
    void opened(const QString &attempt);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void joinModel();
    void joinView();
    void keepPlace(int first, int last);
    void refresh();
    void paintNumbers(Canvas &canvas, const QRect &footer);

    HistoryPresenter &m_presenter;
    HistoryView *m_view = new HistoryView;
    NothingFound *m_nothing;
    Button *m_clear;
    /** The model changes by itself: what the view then makes its current row was chosen by nobody. */
    bool m_isFollowing = true;
};

} // namespace balcao
