// SPDX-License-Identifier: MIT
#include "ui/presentation/newcharge/todaymodel.h"

#include "core/ledger/queries/chargequeries.h"
#include "core/service/chargereader.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

TodayModel::TodayModel(ChargeReader &reader, ShopClock clock, QObject *parent)
    : QueryModel(reader, Hidden::ReadLessOften, parent)
    , m_clock(std::move(clock))
{
    TodayModel::read();
}

ChargeQuery TodayModel::today() const
{
    const QDate day = m_clock.today();
    ChargeQuery query;
    query.from = day.startOfDay().toUTC();
    query.to = day.addDays(1).startOfDay().toUTC();
    return query;
}

void TodayModel::read()
{
    m_day = m_clock.today();
    ChargeQuery query = today();
    query.limit = most;
    query.statuses = {ChargeStatus::Waiting,  ChargeStatus::Paid,      ChargeStatus::Confirmed,
                      ChargeStatus::Expired,  ChargeStatus::Cancelled, ChargeStatus::Refunded,
                      ChargeStatus::UnderWay, ChargeStatus::Unknown,   ChargeStatus::Attention};
    m_newestRows.hold(m_reader.ask(SearchCharges{query}))
        ->whenFinished(this, [this](const Expected<ChargeSlice, LedgerError> &page) {
            if (!page)
                return;
            m_read = page->rows;
            listRead();
        });
    readTotals();
}

void TodayModel::readTotals()
{
    ChargeQuery query = today();
    if (m_sums == ShownSums::OwnCounter)
        query.counter = m_clock.counter.name;
    m_newestTotals.hold(m_reader.ask(SumCharges{query}))
        ->whenFinished(this, [this, sums = m_sums](const Expected<ChargeTotals, LedgerError> &totals) {
            if (!totals || sums != m_sums || sums == ShownSums::Nothing)
                return;
            m_totals = *totals;
            Q_EMIT totalsChanged();
        });
}

void TodayModel::setShownSums(ShownSums sums)
{
    if (std::exchange(m_sums, sums) == sums)
        return;
    // The sums of another person are gone until the new ones are there.
    m_totals.reset();
    Q_EMIT totalsChanged();
    readTotals();
}

void TodayModel::listRead()
{
    QList<Charge> listed = m_read;
    listed.removeIf([this](const Charge &row) { return m_leftOut.contains(row.attempt); });
    merge(listed);
    armTimer();
}

QVariant TodayModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Charge &row = rows().at(index.row());
    const display::ChargeLine line =
        display::chargeLine(row, display::timeAndName(row, m_clock.own.nowUtc()), m_clock.situationOf(row));
    if (role == ChargeLineRole)
        return QVariant::fromValue(line);
    return role == Qt::AccessibleTextRole ? display::accessibleText(line) + u", "_s + line.status.label : QVariant();
}

void TodayModel::leaveOut(const QSet<QString> &attempts)
{
    if (std::exchange(m_leftOut, attempts) != attempts)
        listRead();
}

std::optional<std::chrono::milliseconds> TodayModel::untilChange() const
{
    // The day ends.
    const QDateTime now = m_clock.own.nowUtc();
    std::optional wait(std::chrono::milliseconds(now.msecsTo(m_day.addDays(1).startOfDay().toUTC())));
    for (const Charge &row : rows())
        wait = sooner(wait, untilStatusChange(row, m_clock));
    return wait;
}

void TodayModel::timePassed()
{
    if (m_clock.today() != m_day)
        read();
    else
        refreshRows();
}

QList<DaySum> sumsOf(const ChargeTotals &totals)
{
    QList<DaySum> sums{{.label = TodayModel::tr("Received"), .amount = totals.paidAmount, .sign = {}, .text = {}}};
    if (totals.receivedByHand > 0)
        sums.append({.label = TodayModel::tr("%1 confirmed at the shop", nullptr, totals.receivedByHand)
                                  .arg(display::count(totals.receivedByHand)),
                     .amount = totals.receivedAmount,
                     .sign = u"+ "_s,
                     .text = {}});
    sums.append({.label = TodayModel::tr("Paid"),
                 .amount = {},
                 .sign = {},
                 .text = TodayModel::tr("%1 of %2").arg(display::count(totals.paid), display::count(totals.payable))});
    return sums;
}

bool needRows(const ChargeTotals &totals)
{
    constexpr qint64 tenThousand = 10'000LL * 100;
    return totals.payable >= 100 || totals.paidAmount.centavos() >= tenThousand || totals.receivedByHand > 0;
}

} // namespace balcao

#include "moc_todaymodel.cpp"
