// SPDX-License-Identifier: MIT
#include "ui/presentation/newcharge/todaymodel.h"

#include "core/ledger/queries/chargequeries.h"
#include "core/service/chargereader.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

TodayModel::TodayModel(ChargeReader &reader, ShopClock clock, QObject *parent)
    : QAbstractListModel(parent)
    , m_reader(reader)
    , m_clock(std::move(clock))
{
    m_soon.setSingleShot(true);
    // Several events of one charge come together: they are one change of the list.
    m_soon.setInterval(std::chrono::milliseconds(20));
    connect(&m_soon, &QTimer::timeout, this, &TodayModel::reload);
    connect(&m_reader, &ChargeReader::changed, this, [this] {
        if (!m_soon.isActive())
            m_soon.start();
    });
    reload();
}

ChargeQuery TodayModel::today() const
{
    const QDate day = m_clock.today();
    ChargeQuery query;
    query.from = day.startOfDay().toUTC();
    query.to = day.addDays(1).startOfDay().toUTC();
    return query;
}

void TodayModel::reload()
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
            take(m_read);
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

void TodayModel::take(QList<Charge> rows)
{
    rows.removeIf([this](const Charge &row) { return m_leftOut.contains(row.attempt); });
    const bool isSameOrder = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                                        [](const Charge &left, const Charge &right) { return left.id == right.id; });
    if (isSameOrder) {
        m_rows = rows;
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
        return;
    }
    const auto isKnown = [this](const Charge &row) {
        return std::any_of(m_rows.begin(), m_rows.end(), [&row](const Charge &known) { return known.id == row.id; });
    };
    const auto added = static_cast<int>(std::find_if(rows.begin(), rows.end(), isKnown) - rows.begin());
    const bool onlyOnTop = added > 0 && rows.size() == m_rows.size() + added &&
                           std::equal(rows.begin() + added, rows.end(), m_rows.begin(), m_rows.end(),
                                      [](const Charge &left, const Charge &right) { return left.id == right.id; });
    if (onlyOnTop) {
        beginInsertRows({}, 0, added - 1);
        m_rows = rows;
        endInsertRows();
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int TodayModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TodayModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Charge &row = m_rows.at(index.row());
    const display::ChargeLine line =
        display::chargeLine(row, display::timeAndName(row, m_clock.own.nowUtc()), m_clock.situationOf(row));
    if (role == ChargeLineRole)
        return QVariant::fromValue(line);
    return role == Qt::AccessibleTextRole ? display::accessibleText(line) + u", "_s + line.status.label : QVariant();
}

void TodayModel::leaveOut(const QSet<QString> &attempts)
{
    if (std::exchange(m_leftOut, attempts) != attempts)
        take(m_read);
}

void TodayModel::refreshStatuses()
{
    if (m_clock.today() != m_day)
        reload();
    else if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1), {ChargeLineRole});
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
