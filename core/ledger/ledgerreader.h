// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgeraddress.h"
#include "core/ledger/ledgerlistener.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/ledgerquery.h"
#include "core/ledger/workqueue.h"

#include <QElapsedTimer>

#include <deque>
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
    LedgerReader(LedgerAddress address, LedgerStore::Options options, std::shared_ptr<LedgerListener> listener);
    ~LedgerReader() override;

    /** From any thread. A job that is dropped before its turn is not run. */
    void enqueue(std::shared_ptr<LedgerJob> job);
    /** As LedgerStore's; before the first reading. */
    void forgetSince() { m_options.since = {}; }
    void close();

private:
    void runNext();
    [[nodiscard]] Expected<LedgerStore *, LedgerError> store();
    void listen();

    LedgerAddress m_address;
    LedgerStore::Options m_options;
    std::shared_ptr<LedgerListener> m_listener;
    QMutex m_jobsLock;
    std::deque<std::shared_ptr<LedgerJob>> m_jobs;
    std::unique_ptr<LedgerStore> m_store;
    /** The last failure to open, believed for a moment, so that not every reading waits for a server that is not there. */
    std::optional<LedgerError> m_failure;
    QElapsedTimer m_failedAt;
};

} // namespace balcao
