// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/history/historypresenter.h"

#include <QCalendarWidget>

namespace balcao
{

/** The days that the list shows, one or a span, in the program's style. The arrows go from day to day, with Shift they take a span,
 *  Page Up and Down go from month to month; Enter, the space bar or a click applies. Later days than today are dead.
 */
class PeriodCalendar : public QCalendarWidget
{
    Q_OBJECT

public:
    explicit PeriodCalendar(const HistoryPresenter &presenter);

    /** The rows of days, which have the keyboard. */
    [[nodiscard]] QWidget *days() const;

Q_SIGNALS:
    void taken(QDate first, QDate last);

protected:
    void paintCell(QPainter *painter, const QRect &rect, QDate date) const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] HistoryPresenter::Days shown() const;
    void take();

    const HistoryPresenter &m_presenter;
    QDate m_spanFrom;
    bool m_keepsSpan = false;
};

/** Opens presets and calendar at @p anchor; one press applies and closes. @p presenter outlives the popup. */
void openPeriods(HistoryPresenter &presenter, QWidget *anchor, int ring);

} // namespace balcao
