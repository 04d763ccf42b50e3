// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/page.h"

namespace balcao
{

class DayPresenter;
class FigureTile;
class HourBars;
class PersonTable;
class StatusTable;
struct DayView;

/** The closing (10): its figures, hour by hour, by status and by person; the closings before it one step away. */
class DayPage : public PageWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives the page. */
    explicit DayPage(DayPresenter &presenter, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid) override;
    void takeFocus() override;

Q_SIGNALS:
    /** What is shown, on paper (F8). */
    void printRequested();
    /** What is to check, before the day is closed. */
    void queueWanted();

private:
    [[nodiscard]] QWidget *makeBody();
    void arrange();
    void refresh();
    void showEvent(QShowEvent *event) override;
    void showRemarks(const DayView &view);

    DayPresenter &m_presenter;
    LayoutMetrics m_metrics;
    Button *m_back;
    Button *m_on;
    Label *m_title;
    Label *m_subtitle;
    Button *m_csv;
    Button *m_pdf;
    Button *m_print;
    Button *m_close;
    Button *m_settle;
    Label *m_problem;
    QList<FigureTile *> m_tiles;
    QHBoxLayout *m_head = nullptr;
    QGridLayout *m_tileGrid = nullptr;
    QGridLayout *m_cards = nullptr;
    HourBars *m_bars;
    StatusTable *m_statuses;
    PersonTable *m_persons;
    PersonTable *m_counters;
    Card *m_barCard;
    Card *m_statusCard;
    Card *m_personCard;
    Card *m_counterCard;
    Card *m_remarkCard;
    QVBoxLayout *m_remarks;
    ScrollArea *m_body;
    /** The keyboard goes to the main button as soon as that can be pressed. */
    bool m_isAwaited = false;
    /** To a screen reader, last. */
    QString m_said;
};

} // namespace balcao
