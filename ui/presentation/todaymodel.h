// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"
#include "ui/presentation/display.h"
#include "ui/presentation/shopclock.h"

#include <QAbstractListModel>

namespace balcao
{

/** Today's charges of the shop, all counters, newest first, from the ledger: for the list beside the form. A press that created
 *  nothing (not sent, refused) is no charge and is left out; an unknown one stays, to be checked.
 */
class TodayModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { AttemptRole = Qt::UserRole + 1, AmountRole, LineRole, StatusKindRole, StatusLabelRole, ByHandRole };
    /** How many are listed; the others are in the list of all charges. */
    static constexpr int most = 60;

    TodayModel(ChargeLedger &ledger, ShopClock clock, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    /** AmountRole Money, LineRole "14:29 · Vera P.", StatusKindRole display::Status::Kind as int. */
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    [[nodiscard]] const ChargeTotals &totals() const noexcept { return m_totals; }
    /** Charges of any day that a person has to look at. */
    [[nodiscard]] int openCount() const noexcept { return m_open; }
    /** Deadlines pass without an event, and days end: shown again by whoever has a clock. */
    void refreshStatuses();

Q_SIGNALS:
    void totalsChanged();

private:
    void reload();
    void take(const QList<Charge> &rows);
    [[nodiscard]] ChargeQuery today() const;

    ChargeLedger &m_ledger;
    ShopClock m_clock;
    QList<Charge> m_rows;
    ChargeTotals m_totals;
    int m_open = 0;
    QDate m_day;
    QTimer m_soon;
};

/** "22 of 30": paid, by either word, of all that may be paid. */
[[nodiscard]] QString paidOfAll(const ChargeTotals &totals);
/** The day's sums do not fit into one line: a row for each. */
[[nodiscard]] bool needRows(const ChargeTotals &totals);

} // namespace balcao
