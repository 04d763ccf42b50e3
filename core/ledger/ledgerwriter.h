// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerstore.h"
#include "core/ledger/workqueue.h"

#include <QTimer>

#include <atomic>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace balcao
{

/** The writing half of ChargeLedger: one queue, one connection, one thread, in which all of this runs.
 *
 *  What must be written stays at the head of the queue until it is; what may fail is answered at once when the ledger is in
 *  trouble. Reports through functions, which are called in this thread.
 */
class LedgerWriter : public WorkQueue
{
    Q_OBJECT

public:
    struct Job {
        EventDraft draft;
        /** It has happened: tried until it is written or refused for its own sake. */
        bool mustBeWritten = false;
        /** Set by whoever has given up waiting: then it is not begun any more. */
        std::shared_ptr<std::atomic<bool>> isGivenUp;
        std::function<void(const Expected<LedgerEvent, LedgerError> &)> done;
    };
    /** A piece of upkeep, some milliseconds long. */
    using Step = std::function<void(const Expected<LedgerStore *, LedgerError> &)>;
    /** Trouble, or none, after each try. */
    using Report = std::function<void(const std::optional<LedgerError> &)>;

    LedgerWriter(LedgerAddress address, LedgerStore::Options options, Report report);

    /** Opens the ledger; @p opened is called once, whatever came of it. */
    void open(const std::function<void()> &opened);
    void enqueue(Job job);
    /** Behind whatever is to be written by then, and between any two such steps too. */
    void maintain(Step step);
    /** Closes the ledger, written or not, and ends the thread. */
    void close();

private:
    void writeAll();
    [[nodiscard]] Expected<void, LedgerError> ensureOpen();
    [[nodiscard]] Expected<LedgerEvent, LedgerError> write(const EventDraft &draft);
    void failed(const LedgerError &error);
    void retry();
    void runStep();

    LedgerAddress m_address;
    LedgerStore::Options m_options;
    Report m_report;
    std::unique_ptr<LedgerStore> m_store;
    std::deque<Job> m_jobs;
    std::deque<Step> m_steps;
    QTimer *m_retry;
    /** Comes behind all that was asked for meanwhile. */
    QTimer *m_nextStep;
    std::chrono::milliseconds m_wait;
};

} // namespace balcao
