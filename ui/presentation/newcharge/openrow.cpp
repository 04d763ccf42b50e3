// SPDX-License-Identifier: MIT
#include "ui/presentation/newcharge/openrow.h"

#include "core/ledger/queries/chargequeries.h"
#include "ui/presentation/charge/moment.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

OpenRow::OpenRow(ChargeReader &reader, ShopClock clock, QObject *parent)
    : QObject(parent)
    , m_reader(reader)
    , m_clock(std::move(clock))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(std::chrono::milliseconds(20));
    m_second.setInterval(std::chrono::seconds(1));
    connect(&m_soon, &QTimer::timeout, this, &OpenRow::reload);
    connect(&m_second, &QTimer::timeout, this, &OpenRow::update);
    connect(&m_reader, &ChargeReader::changed, this, [this] {
        if (!m_soon.isActive())
            m_soon.start();
    });
    reload();
}

QList<OpenRow::Chip> OpenRow::chipsOf(const QList<Charge> &charges, const ShopClock &clock)
{
    QList<Chip> chips;
    for (const Charge &charge : charges) {
        Chip chip = display::chargeLine(charge, display::chargeNumber(charge), clock.situationOf(charge));
        if (chip.status.value == ChargeStatus::Paid || chip.status.isByHand()) {
            if (charge.changedAt.addDuration(momentLength) < clock.own.nowUtc())
                continue;
            chip.status.label = tr("Paid just now");
            chip.status.moment = display::Status::Moment::JustPaid;
        } else if (chip.status.value != ChargeStatus::Waiting ||
                   chip.status.moment == display::Status::Moment::PastDue) {
            continue;
        } else if (charge.expiresAt.isValid()) {
            const std::chrono::seconds left{clock.provider.nowUtc().secsTo(charge.expiresAt)};
            chip.status.label = display::duration(left);
            chip.status.moment =
                left < display::lastMinute ? display::Status::Moment::LastMinute : display::Status::Moment::None;
        }
        chips.append(chip);
        if (chips.size() == most)
            break;
    }
    return chips;
}

QString OpenRow::toCheckText() const
{
    return tr("%1 to check").arg(display::count(m_toCheck));
}

void OpenRow::reload()
{
    ChargeQuery query;
    query.counter = m_clock.counter.name;
    query.statuses = {ChargeStatus::Waiting};
    query.deadline = {.now = m_clock.provider.nowUtc(), .isOver = false};
    query.limit = most;
    m_newest.hold(m_reader.ask(SearchCharges{query}))
        ->whenFinished(this, [this](const Expected<ChargeSlice, LedgerError> &page) {
            if (page)
                take(page->rows);
        });
    m_reader.ask(OpenCount{})->whenFinished(this, [this](const Expected<int, LedgerError> &count) {
        if (!count || *count == m_toCheck)
            return;
        m_toCheck = *count;
        Q_EMIT changed();
    });
}

void OpenRow::take(const QList<Charge> &waiting)
{
    const QList<Charge> before = std::exchange(m_charges, waiting);
    for (const Charge &charge : before) {
        const auto isIt = [&charge](const auto &other) { return other.attempt == charge.attempt; };
        if (std::any_of(waiting.cbegin(), waiting.cend(), isIt) || std::none_of(m_chips.cbegin(), m_chips.cend(), isIt))
            continue;
        // It may have been paid: until that is known it stands as it was.
        const auto place = std::find_if(m_charges.cbegin(), m_charges.cend(),
                                        [&charge](const Charge &other) { return other.id < charge.id; });
        m_charges.insert(place, charge);
        const auto found = [this, attempt = charge.attempt](const Expected<Charge, LedgerError> &now) {
            const auto known = std::find_if(m_charges.begin(), m_charges.end(),
                                            [&attempt](const Charge &other) { return other.attempt == attempt; });
            if (known == m_charges.end() || !now)
                return; // it is asked for again when the ledger is back
            if (now->status != ChargeStatus::Waiting)
                *known = *now;
            else
                m_charges.erase(known);
            update();
        };
        m_reader.ask(FindCharge{charge.attempt})->whenFinished(this, found);
    }
    update();
}

void OpenRow::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    update();
}

void OpenRow::update()
{
    const QList<Chip> chips = chipsOf(m_charges, m_clock);
    // Nothing runs down where nothing is shown.
    if (m_isWatched && !chips.isEmpty())
        m_second.start();
    else
        m_second.stop();
    if (chips == m_chips)
        return;
    const bool hasFewer = chips.size() < m_chips.size();
    m_chips = chips;
    Q_EMIT changed();
    if (hasFewer) // an older one moves up
        m_soon.start();
}

} // namespace balcao

#include "moc_openrow.cpp"
