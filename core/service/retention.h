// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/service/providerline.h"

#include <QDateTime>
#include <QObject>

#include <memory>

namespace balcao
{

class ChargeLedger;

/** Erases customers' data when its time is over, once a day, behind everything else that the till does.
 *
 *  Only after the provider's Date header has confirmed this computer's clock: a clock that runs years ahead would erase
 *  everything. On PostgreSQL the counters may not erase; there the owner's nightly job does it (docs/ledger.md).
 */
class Retention : public QObject
{
    Q_OBJECT

public:
    /** @p days after a charge's last event. The others outlive this. */
    Retention(const ProviderLine &line, ChargeLedger &ledger, Clock clock, int days, QObject *parent = nullptr);

Q_SIGNALS:
    /** One run is over: how many charges lost their customers' data, and how many copies of before an update were removed, or are still
     *  there though they may hold such data.
     */
    void finished(int charges, int copiesRemoved, int copiesLeft);

private:
    void beginWhenDue();
    void step();

    const ProviderLine &m_line;
    ChargeLedger &m_ledger;
    Clock m_clock;
    int m_days;
    QDateTime m_begun;
    std::shared_ptr<ledger::Erasure> m_erasure;
};

} // namespace balcao
