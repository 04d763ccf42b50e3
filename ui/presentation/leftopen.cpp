// SPDX-License-Identifier: MIT
#include "ui/presentation/leftopen.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Older ones are the list's and the badge's. */
constexpr int daysBack = 7;

QString lineOf(const Charge &charge, const QDateTime &now)
{
    QString line = display::timeAndName(charge, now);
    if (charge.status == ChargeStatus::Waiting && charge.expiresAt.isValid())
        line += u", "_s + LeftOpen::tr("until %1").arg(display::timeOrDay(charge.expiresAt, now));
    return line;
}

} // namespace

LeftOpen::LeftOpen(ChargeReader &reader, ShopClock clock, QObject *parent)
    : QObject(parent)
    , m_reader(reader)
    , m_clock(std::move(clock))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(std::chrono::milliseconds(50));
    connect(&m_soon, &QTimer::timeout, this, &LeftOpen::reload);
    connect(&m_reader, &ChargeReader::changed, this, [this](const QString &attempt) {
        const bool concerns =
            attempt.isEmpty() ||
            std::any_of(m_rows.cbegin(), m_rows.cend(), [&attempt](const Row &row) { return row.attempt == attempt; });
        if (concerns && !m_soon.isActive())
            m_soon.start();
    });
    reload();
}

QList<LeftOpen::Row> LeftOpen::rowsOf(QList<Charge> charges, const ShopClock &clock)
{
    charges.removeIf([&clock](const Charge &charge) { return isOverdue(charge, clock.provider.nowUtc()); });
    const auto isToCheck = [&clock](const Charge &charge) {
        const Situation situation = clock.situationOf(charge);
        return needsPerson(charge, situation.now, situation.writer);
    };
    std::stable_partition(charges.begin(), charges.end(), isToCheck);
    QList<Row> rows;
    for (const Charge &charge : std::as_const(charges))
        rows.append(display::chargeLine(charge, lineOf(charge, clock.own.nowUtc()), clock.situationOf(charge)));
    return rows;
}

void LeftOpen::reload()
{
    const QDateTime &since = m_clock.counter.since;
    if (!since.isValid() || m_isDismissed)
        return;
    ChargeQuery query;
    query.from = since.addDays(-daysBack);
    query.to = since;
    query.counter = m_clock.counter.name;
    query.statuses = {ChargeStatus::Waiting};
    query.isToCheck = true;
    m_reader.search(query, this, [this](const Expected<ChargeSlice, LedgerError> &page) {
        if (page)
            take(rowsOf(page->rows, m_clock));
    });
}

void LeftOpen::take(const QList<Row> &rows)
{
    QList<Row> left = rows;
    left.removeIf([this](const Row &row) { return m_isDismissed || m_seen.contains(row.attempt); });
    if (left == m_rows)
        return;
    m_rows = left;
    Q_EMIT changed();
}

QString LeftOpen::title() const
{
    return tr("%n charge(s) were left open", nullptr, static_cast<int>(m_rows.size()));
}

QString LeftOpen::more(qsizetype shown) const
{
    const qsizetype others = m_rows.size() - shown;
    return others > 0 ? tr("and %1 more").arg(others) : QString();
}

void LeftOpen::opened(const QString &attempt)
{
    m_seen.insert(attempt);
    take(m_rows);
}

void LeftOpen::dismiss()
{
    m_isDismissed = true;
    take({});
}

} // namespace balcao
