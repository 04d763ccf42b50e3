// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/reply.h"
#include "ui/presentation/common/querymodel.h"
#include "ui/presentation/common/shopclock.h"
#include "ui/text/display.h"

namespace balcao
{

/** Open charges, in one row between the amount and the form: this counter's newest charges that wait, whenever they were made, and the
 *  number of the shop's charges that a person has to look at. A charge of the row that is paid keeps its place as long as a moment.
 */
class OpenRow : public QueryModel<display::ChargeLine>
{
    Q_OBJECT

public:
    /** Its line is "02-31"; its status has the time that is left in place of its word. */
    using Chip = display::ChargeLine;
    static constexpr qsizetype most = 3;

    /** @p reader outlives it. */
    OpenRow(ChargeReader &reader, ShopClock clock, QObject *parent = nullptr);

    /** Of @p charges those that the row shows at this moment, at most `most`, in the same order. */
    [[nodiscard]] static QList<Chip> chipsOf(const QList<Charge> &charges, const ShopClock &clock);

    /** Newest first. */
    [[nodiscard]] const QList<Chip> &chips() const noexcept { return rows(); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /** The ledger's count for any day and counter, the only one in the program. */
    [[nodiscard]] int toCheck() const noexcept { return m_toCheck.value_or(0); }
    /** "12 to check". */
    [[nodiscard]] QString toCheckText() const;

Q_SIGNALS:
    void changed();
    /** toCheck() is another number; @p before is empty for the first one. */
    void counted(std::optional<int> before, int now);

protected:
    void read() override;
    [[nodiscard]] std::optional<std::chrono::milliseconds> untilChange() const override;
    void timePassed() override;

private:
    void take(const QList<Charge> &waiting);
    void count();

    NewestReply m_newest;
    NewestReply m_newestCount;
    ShopClock m_clock;
    QList<Charge> m_charges;
    std::optional<int> m_toCheck;
};

} // namespace balcao
