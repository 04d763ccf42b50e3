// SPDX-License-Identifier: MIT
#include "core/service/retention.h"

#include "core/ledger/chargeledger.h"

#include <QTimer>

#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace balcao
{

namespace
{

struct ErasureStep {
    using Result = bool;
    std::shared_ptr<ledger::Erasure> erasure;

    [[nodiscard]] Expected<bool, LedgerError> run(LedgerStore &store) const
    {
        // Not allowed, locked, lost: tomorrow is soon enough, and no trouble that a cashier has to hear of.
        return erasure->step(store).value_or(false);
    }
};

} // namespace

Retention::Retention(const ProviderLine &line, ChargeLedger &ledger, Clock clock, int days, QObject *parent)
    : QObject(parent)
    , m_line(line)
    , m_ledger(ledger)
    , m_clock(std::move(clock))
    , m_days(days)
{
    connect(&m_line, &ProviderLine::changed, this, &Retention::beginWhenDue);
}

void Retention::beginWhenDue()
{
    constexpr auto tolerance = 12h;
    constexpr auto pause = 20h;
    const auto offset = m_line.clockOffset();
    if (m_erasure || !offset || std::chrono::abs(*offset) > tolerance)
        return;
    const QDateTime now = m_clock.nowUtc();
    if (m_begun.isValid() && m_begun.msecsTo(now) < std::chrono::milliseconds(pause).count())
        return;
    m_begun = now;
    m_erasure = std::make_shared<ledger::Erasure>(now.addDays(-m_days), std::nullopt);
    step();
}

void Retention::step()
{
    m_ledger.perform(ErasureStep{m_erasure})->whenFinished(this, [this](const Expected<bool, LedgerError> &hasMore) {
        if (hasMore && *hasMore) {
            // Others have a turn between two steps.
            QTimer::singleShot(20ms, this, &Retention::step);
            return;
        }
        const auto erasure = std::exchange(m_erasure, {});
        const migrationcopies::Cleared &copies = erasure->copies();
        Q_EMIT finished(erasure->charges(), copies.removed, static_cast<int>(copies.left.size()));
    });
}

} // namespace balcao

#include "moc_retention.cpp"
