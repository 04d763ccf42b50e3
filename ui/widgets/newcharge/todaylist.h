// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/boxes.h"

class QListView;

namespace balcao
{

class DayTotals;
class TodayModel;

/** Today's charges beside the form: amount, time and customer, status. Enter or a click opens one. */
class TodayList : public Card
{
    Q_OBJECT

public:
    /** @p model outlives the widget. */
    explicit TodayList(TodayModel &model);

    void setDay(const QString &day) { m_day->setText(day); }
    /** The compact list leaves out day and totals. */
    void setCompact(bool isCompact);

Q_SIGNALS:
    void opened(const QString &attempt);
    /** The list of all charges (08). */
    void allRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    TodayModel &m_model;
    Label *m_day = new Label(14, QFont::Normal, ColorRole::Ink3);
    DayTotals *m_totals;
    QListView *m_view;
    Button *m_all = new Button(Button::Kind::Ghost, tr("See all charges"));
};

} // namespace balcao
