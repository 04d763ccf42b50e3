// SPDX-License-Identifier: MIT
#include "ui/presentation/waitingstrip.h"

#include "ui/presentation/moment.h"

using namespace Qt::StringLiterals;

namespace balcao
{

WaitingStrip::WaitingStrip(ChargeReader &reader, ShopClock clock, QObject *parent)
    : QObject(parent)
    , m_reader(reader)
    , m_clock(std::move(clock))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(std::chrono::milliseconds(20));
    m_second.setInterval(std::chrono::seconds(1));
    connect(&m_soon, &QTimer::timeout, this, &WaitingStrip::reload);
    connect(&m_second, &QTimer::timeout, this, &WaitingStrip::update);
    connect(&m_reader, &ChargeReader::changed, this, [this] {
        if (!m_soon.isActive())
            m_soon.start();
    });
    reload();
}

QList<WaitingStrip::Row> WaitingStrip::rowsOf(const QList<Charge> &charges, const ShopClock &clock)
{
    QList<Row> rows;
    for (const Charge &charge : charges) {
        const auto name = PersonName::parse(charge.name);
        const QString number = display::chargeNumber(charge, false);
        Row row = display::chargeLine(charge, name ? name->abbreviated() + u" · "_s + number : number,
                                      clock.situationOf(charge));
        if (row.status.value == ChargeStatus::Paid || row.status.isByHand()) {
            if (charge.changedAt.addDuration(momentLength) < clock.own.nowUtc())
                continue;
            row.status.label = tr("Paid just now");
            row.status.moment = display::Status::Moment::JustPaid;
        } else if (row.status.value != ChargeStatus::Waiting || row.status.moment == display::Status::Moment::PastDue) {
            continue;
        } else if (charge.expiresAt.isValid()) {
            const std::chrono::seconds left{clock.provider.nowUtc().secsTo(charge.expiresAt)};
            row.status.label = display::duration(left);
            row.status.moment =
                left < display::lastMinute ? display::Status::Moment::LastMinute : display::Status::Moment::None;
        }
        rows.append(row);
        if (rows.size() == most)
            break;
    }
    return rows;
}

void WaitingStrip::reload()
{
    ChargeQuery query;
    query.counter = m_clock.counter.name;
    query.from = m_clock.today().startOfDay().toUTC();
    query.statuses = {ChargeStatus::Waiting, ChargeStatus::Paid, ChargeStatus::Confirmed};
    m_reader.search(query, this, [this](const Expected<ChargeSlice, LedgerError> &page) {
        if (!page)
            return;
        m_charges = page->rows;
        update();
    });
}

void WaitingStrip::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    update();
}

void WaitingStrip::update()
{
    const QList<Row> rows = rowsOf(m_charges, m_clock);
    // Nothing runs down where nothing is shown.
    if (m_isWatched && !rows.isEmpty())
        m_second.start();
    else
        m_second.stop();
    if (rows == m_rows)
        return;
    m_rows = rows;
    Q_EMIT changed();
}

} // namespace balcao
