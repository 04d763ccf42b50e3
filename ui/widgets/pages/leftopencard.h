// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/layoutmetrics.h"
#include "ui/presentation/leftopen.h"
#include "ui/widgets/controls/card.h"

#include <array>

namespace balcao
{

class ChargeButton;

/** Over the day's list at the start (01h): what was left open, until somebody looks at it or puts it off. */
class LeftOpenCard : public Card
{
    Q_OBJECT

public:
    /** @p model outlives the card. */
    explicit LeftOpenCard(LeftOpen &model, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid);

Q_SIGNALS:
    void opened(const QString &attempt);

private:
    void refresh();
    void open(const QString &attempt);

    LeftOpen &m_model;
    /** How many rows there is room for. */
    qsizetype m_most = LeftOpen::most;
    Label *m_title;
    Label *m_more;
    std::array<ChargeButton *, LeftOpen::most> m_rows{};
};

} // namespace balcao
