// SPDX-License-Identifier: MIT
// HistoryPresenter's sums: how they are read, and what the line under the list says.
#include "ui/presentation/history/historypresenter.h"

#include "core/closing/closing.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/ledger/queries/closingqueries.h"
#include "core/operators/roles.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

QString HistoryPresenter::Numbers::accessibleText() const
{
    QStringList told{count};
    for (const Sum &sum : sums)
        told.append(sum.label + u' ' + display::amount(sum.amount));
    return told.join(u", "_s);
}

void HistoryPresenter::readTotals()
{
    m_all.isStale = true;
    m_found.isStale = true;
    readNextTotals();
    readClosedDay();
}

void HistoryPresenter::readClosedDay()
{
    if (!m_closesBlind)
        return;
    m_reader.ask(MadeClosings{})->whenFinished(this, [this](const Expected<QList<MadeClosing>, LedgerError> &made) {
        int newest = 0;
        for (const MadeClosing &each : made ? *made : QList<MadeClosing>())
            newest = std::max(newest, each.closing.day);
        m_closedDay = QDate(newest / 10000, newest / 100 % 100, newest % 100);
        Q_EMIT changed();
    });
}

bool HistoryPresenter::isNarrowed() const
{
    return m_query.hasStatuses() || !m_query.operatorName.isEmpty() || !m_query.counter.isEmpty() ||
           !m_query.search.trimmed().isEmpty();
}

void HistoryPresenter::forget(Sum &sum)
{
    sum = {};
    if (m_summed == &sum)
        m_summing.drop();
}

/** One at a time, so that whatever else is read has its turn. */
void HistoryPresenter::readNextTotals()
{
    Sum *sum = m_all.isStale ? &m_all : (m_found.isStale && isNarrowed() ? &m_found : nullptr);
    if (m_summing.isWaiting() || !sum || !isWatched())
        return;
    ChargeQuery query = m_query;
    if (sum == &m_all)
        query = {.from = m_query.from, .to = m_query.to};
    query.summedAt = m_clock.provider.nowUtc();
    sum->isStale = false;
    m_summed = sum;
    m_summing.hold(m_reader.ask(SumCharges{query}))
        ->whenFinished(this, [this, sum](const Expected<ChargeTotals, LedgerError> &totals) {
            sum->totals = totals ? std::optional(*totals) : std::nullopt;
            readNextTotals();
            Q_EMIT changed();
        });
}

QString HistoryPresenter::periodWords() const
{
    switch (m_period) {
    case Period::Today:
        return tr("today");
    case Period::Yesterday:
        return tr("yesterday");
    case Period::Last7Days:
        return tr("in 7 days");
    case Period::ThisMonth:
        return tr("this month");
    case Period::Everything:
        return tr("in all");
    case Period::Days:
        return m_days.first == m_days.last
                   ? tr("on %1").arg(m_days.first.toString(u"dd/MM"_s))
                   : tr("from %1 to %2").arg(m_days.first.toString(u"dd/MM"_s), m_days.last.toString(u"dd/MM"_s));
    }
    Q_UNREACHABLE();
}

void HistoryPresenter::setMaySumAllCounters(bool may)
{
    if (std::exchange(m_maySumAllCounters, may) != may)
        Q_EMIT changed();
}

HistoryPresenter::Numbers HistoryPresenter::numbers() const
{
    const bool narrowed = isNarrowed();
    const std::optional<ChargeTotals> &sums = narrowed ? m_found.totals : m_all.totals;
    if (!sums || !m_all.totals)
        return {};
    Numbers numbers;
    if (narrowed)
        numbers.count = tr("%1 of %2").arg(display::count(sums->charges), display::count(m_all.totals->charges));
    else
        numbers.count = tr("%1 charge(s)", nullptr, sums->charges).arg(display::count(sums->charges));
    // Payments after a closing belong to the next one, so the closed day itself is not over.
    const bool isClosed = m_query.to && m_closedDay.isValid() && *m_query.to <= m_closedDay.startOfDay().toUTC();
    const ShownSums shown = sumsOfToday(m_maySumAllCounters, m_closesBlind && !isClosed);
    const bool isOwn = !hasSeveralCounters() || m_query.counter == m_clock.counter.name;
    if (shown == ShownSums::Nothing || (shown == ShownSums::OwnCounter && !isOwn))
        return numbers;
    const auto add = [&numbers](const QString &label, MoneySum amount, bool isAlways = false) {
        if (isAlways || amount.centavos() > 0)
            numbers.sums.append({label, amount});
    };
    add(tr("Received"), sums->paidAmount, !narrowed);
    add(tr("At the shop"), sums->receivedAmount);
    add(tr("Waiting", "a sum"), sums->waitingAmount);
    add(display::pastDueWord(), sums->pastDueAmount);
    add(display::statusWord(ChargeStatus::Expired), sums->expiredAmount);
    add(tr("Contested"), sums->contestedAmount);
    return numbers;
}

} // namespace balcao
