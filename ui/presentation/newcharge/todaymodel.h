// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/charge/chargequery.h"
#include "core/operators/roles.h"
#include "core/reply.h"
#include "ui/presentation/common/querymodel.h"
#include "ui/presentation/common/shopclock.h"
#include "ui/text/display.h"

#include <QSet>

#include <optional>

namespace balcao
{

/** Today's charges of the shop, all counters, newest first, from the ledger: for the list beside the form. A press that created
 *  nothing (not sent, refused) is no charge and is left out; an unknown one stays, to be checked.
 */
class TodayModel : public QueryModel<Charge>
{
    Q_OBJECT

public:
    enum Role { ChargeLineRole = Qt::UserRole + 1 };
    /** How many are listed; the others are in the list of all charges. */
    static constexpr int most = 60;

    TodayModel(ChargeReader &reader, ShopClock clock, QObject *parent = nullptr);

    /** ChargeLineRole: display::ChargeLine, "14:29 · Vera P.". */
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /** The sums that may be shown; nothing: none. */
    [[nodiscard]] const std::optional<ChargeTotals> &totals() const noexcept { return m_totals; }
    void setShownSums(ShownSums sums);
    /** What the row of open charges shows is not told twice. */
    void leaveOut(const QSet<QString> &attempts);

Q_SIGNALS:
    void totalsChanged();

protected:
    void read() override;
    [[nodiscard]] std::optional<std::chrono::milliseconds> untilChange() const override;
    void timePassed() override;

private:
    void readTotals();
    void listRead();
    [[nodiscard]] ChargeQuery today() const;

    NewestReply m_newestRows;
    NewestReply m_newestTotals;
    ShopClock m_clock;
    /** As the ledger gave them. */
    QList<Charge> m_read;
    QSet<QString> m_leftOut;
    ShownSums m_sums = ShownSums::AllCounters;
    std::optional<ChargeTotals> m_totals = ChargeTotals();
    QDate m_day;
};

/** One of the day's sums: an amount, or "22 of 30". */
struct DaySum {
    QString label;
    std::optional<MoneySum> amount;
    /** Stands before the amount: "+ ". */
    QString sign;
    QString text;
};
/** Received, how many people saw on the shop's account apart from it (where there is any), and paid of all that may be paid: as many
 *  as the list's filter of that name shows. */
[[nodiscard]] QList<DaySum> sumsOf(const ChargeTotals &totals);
/** The day's sums do not fit into one line: a row for each. */
[[nodiscard]] bool needRows(const ChargeTotals &totals);

} // namespace balcao
