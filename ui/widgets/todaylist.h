// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/todaymodel.h"
#include "ui/widgets/card.h"

class QListView;

namespace balcao
{

/** Today's charges beside the form: amount, time and customer, status. Enter or a click opens one. */
class TodayList : public Card
{
    Q_OBJECT

public:
    /** @p model outlives the widget. */
    explicit TodayList(TodayModel &model, QWidget *parent = nullptr);

    void setDay(const QString &day);
    /** The compact list leaves out the totals. */
    void setCompact(bool compact);

Q_SIGNALS:
    void opened(int number);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    TodayModel &m_model;
    Label *m_title;
    Label *m_day;
    QListView *m_view;
    QString m_received;
    QString m_paid;
    bool m_compact = false;
};

} // namespace balcao
