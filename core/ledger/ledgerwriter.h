// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/counterclaim.h"
#include "core/ledger/ledgerlistener.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/workqueue.h"

#include <QPointer>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <utility>

namespace balcao
{

/** One event on its way into the ledger. */
struct LedgerWriting {
    EventDraft draft;
    /** It has happened: tried until it is written or refused for its own sake. */
    bool mustBeWritten = false;
    /** Set by whoever has given up waiting: then it is not begun any more. */
    std::atomic<bool> isGivenUp = false;
    /** Belongs to the ledger's thread. */
    QPointer<LedgerReply<LedgerEvent>> reply = {};
};

/** The writing half of ChargeLedger: one queue, one connection, one thread, in which all of this runs.
 *
 *  What must be written stays at the head of the queue until it is; what may fail is answered at once when the ledger is in
 *  trouble.
 */
class LedgerWriter : public WorkQueue
{
    Q_OBJECT

public:
    LedgerWriter(LedgerAddress address, LedgerStore::Options options, std::shared_ptr<LedgerListener> listener);

    /** Opens the ledger. */
    void open();
    void enqueue(std::shared_ptr<LedgerWriting> writing);
    /** Runs a piece of upkeep, some milliseconds long: behind whatever is to be written by then, and between any two such pieces too. */
    void maintain(std::shared_ptr<LedgerJob> job);
    /** The server went away, as another connection found: this one is of no use any more. */
    void reconnect();
    /** Closes the ledger, written or not, and ends the thread. */
    void close();

private:
    void writeAll();
    [[nodiscard]] Expected<void, LedgerError> ensureOpen();
    [[nodiscard]] Expected<LedgerEvent, LedgerError> append(LedgerWriting &writing);
    void failed(const LedgerError &error);
    void retry();
    void runStep();

    LedgerAddress m_address;
    LedgerStore::Options m_options;
    bool m_isTill;
    QString m_owner;
    std::shared_ptr<LedgerListener> m_listener;
    /** It keeps a session for each connection. */
    bool m_isServerKnown = false;
    std::unique_ptr<LedgerStore> m_store;
    /** Held as long as the ledger is open. */
    std::unique_ptr<CounterClaim> m_claim;
    std::deque<std::shared_ptr<LedgerWriting>> m_writings;
    std::deque<std::shared_ptr<LedgerJob>> m_steps;
    QTimer *m_retry;
    /** Comes behind all that was asked for meanwhile. */
    QTimer *m_nextStep;
    std::chrono::milliseconds m_wait;
};

} // namespace balcao
