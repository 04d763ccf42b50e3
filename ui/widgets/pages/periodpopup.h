// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/history/historypresenter.h"

#include <QWidget>

namespace balcao
{

class Button;
class DayButton;
class Label;
class PresetButton;

/** Which days the list shows: presets at the left, a month's days at the right, under their filter. One press applies and closes. The arrows
 *  go from day to day, with Shift they take a span, Page Up and Down go from month to month, Esc closes. A window of its own, to
 *  which all keys belong while it is open.
 */
class PeriodPopup : public QWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives the popup. */
    PeriodPopup(HistoryPresenter &presenter, QWidget *anchor, int ring);

    [[nodiscard]] QDate current() const { return m_current; }

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void buildPresets(const HistoryPresenter::Choices &periods);
    void buildDays();
    /** Makes @p day current, the newest there is at most; the span begins at the same day unless it is kept. */
    void goTo(QDate day, bool keepsSpan = false);
    void take(QDate day, Qt::KeyboardModifiers modifiers);
    void showMonth();
    [[nodiscard]] DayButton *currentDay() const;
    void place();

    HistoryPresenter &m_presenter;
    QWidget *m_anchor;
    int m_ring;
    QDate m_today;
    /** Where the keyboard stands among the days, and where a span begins. */
    QDate m_current;
    QDate m_spanFrom;
    /** Its first day. */
    QDate m_month;
    QList<PresetButton *> m_presets;
    Button *m_before;
    Button *m_after;
    Label *m_title;
    QList<DayButton *> m_days;
};

} // namespace balcao
