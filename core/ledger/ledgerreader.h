// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/workqueue.h"

#include <QElapsedTimer>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace balcao
{

/** The reading half of ChargeLedger: a queue, one connection, one thread; on PostgreSQL it also listens for what the other
 *  counters write.
 */
class LedgerReader : public WorkQueue
{
    Q_OBJECT

public:
    /** Called in this thread. */
    using Deliver = std::function<void(ChargeLedger::Reading)>;
    using Notice = std::function<void(const QString &token, const QString &attempt)>;

    LedgerReader(LedgerAddress address, LedgerStore::Options options, Deliver deliver, Notice notice);
    ~LedgerReader() override;

    /** From any thread. A request of the same topic that has not begun is dropped. */
    void enqueue(ChargeLedger::ReadRequest request);
    /** As LedgerStore's; before the first reading. */
    void forgetSince() { m_options.since = {}; }
    void close();

private:
    void runNext();
    [[nodiscard]] Expected<LedgerStore *, LedgerError> store();
    void listen();

    LedgerAddress m_address;
    LedgerStore::Options m_options;
    Deliver m_deliver;
    Notice m_notice;
    QMutex m_requestsLock;
    std::deque<ChargeLedger::ReadRequest> m_requests;
    std::unique_ptr<LedgerStore> m_store;
    /** The last failure to open, believed for a moment, so that not every reading waits for a server that is not there. */
    std::optional<LedgerError> m_failure;
    QElapsedTimer m_failedAt;
};

} // namespace balcao
