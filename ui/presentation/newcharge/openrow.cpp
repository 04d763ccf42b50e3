// SPDX-License-Identifier: MIT
#include "ui/presentation/newcharge/openrow.h"

#include "core/ledger/queries/chargequeries.h"
#include "core/service/chargereader.h"
#include "ui/presentation/charge/moment.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

OpenRow::OpenRow(ChargeReader &reader, ShopClock clock, QObject *parent)
    : QueryModel(reader, Hidden::ReadLessOften, parent)
    , m_clock(std::move(clock))
{
    connect(&m_reader, &ChargeReader::changed, this, &OpenRow::count);
    OpenRow::read();
    count();
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
    return tr("%1 to check").arg(display::count(toCheck()));
}

QVariant OpenRow::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role != Qt::AccessibleTextRole)
        return {};
    const Chip &chip = chips().at(index.row());
    return QVariant(display::accessibleText(chip) + u", "_s + chip.status.label);
}

void OpenRow::read()
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
}

/** Not with the rows: it is heard while they are hidden. */
void OpenRow::count()
{
    m_newestCount.hold(m_reader.ask(OpenCount{}))->whenFinished(this, [this](const Expected<int, LedgerError> &count) {
        if (!count || m_toCheck == *count)
            return;
        const std::optional<int> before = std::exchange(m_toCheck, *count);
        Q_EMIT changed();
        Q_EMIT counted(before, *count);
    });
}

void OpenRow::take(const QList<Charge> &waiting)
{
    const QList<Charge> before = std::exchange(m_charges, waiting);
    for (const Charge &charge : before) {
        const auto isIt = [&charge](const auto &other) { return other.attempt == charge.attempt; };
        if (std::any_of(waiting.cbegin(), waiting.cend(), isIt) || rowOf(charge.attempt) < 0)
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
            timePassed();
            armTimer();
        };
        m_reader.ask(FindCharge{charge.attempt})->whenFinished(this, found);
    }
    timePassed();
    armTimer();
}

std::optional<std::chrono::milliseconds> OpenRow::untilChange() const
{
    using std::chrono::milliseconds;
    const QDateTime now = m_clock.provider.nowUtc();
    // Countdowns in seconds change together: each at its own moment would wake the program three times a second.
    const milliseconds untilSecond(1000 - now.time().msec());
    std::optional<milliseconds> wait;
    for (const Charge &charge : m_charges) {
        if (rowOf(charge.attempt) < 0)
            continue;
        const milliseconds left(now.msecsTo(charge.expiresAt));
        if (charge.status != ChargeStatus::Waiting)
            wait = sooner(wait,
                          milliseconds(m_clock.own.nowUtc().msecsTo(charge.changedAt.addDuration(momentLength)) + 1));
        else if (charge.expiresAt.isValid())
            wait = sooner(wait, left < std::chrono::hours(1) ? untilSecond : display::untilOtherDuration(left));
    }
    return wait;
}

void OpenRow::timePassed()
{
    const QList<Chip> now = chipsOf(m_charges, m_clock);
    if (now == chips())
        return;
    const bool hasFewer = now.size() < chips().size();
    merge(now);
    Q_EMIT changed();
    if (hasFewer) // an older one moves up
        readSoon();
}

} // namespace balcao

#include "moc_openrow.cpp"
