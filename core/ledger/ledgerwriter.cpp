// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerwriter.h"

#include "core/ledger/ledgerconnection.h"
#include "core/ledger/queries/ledgerquery.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace balcao
{

namespace
{

constexpr std::chrono::milliseconds shortestWait{250};
constexpr std::chrono::milliseconds longestWait{5000};

} // namespace

LedgerWriter::LedgerWriter(LedgerAddress address, LedgerStore::Options options,
                           std::shared_ptr<LedgerListener> listener)
    : m_address(std::move(address))
    , m_options(std::move(options))
    , m_isTill(m_options.since.isValid())
    , m_owner(CounterClaim::newOwner())
    , m_listener(std::move(listener))
    , m_retry(new QTimer(this))
    , m_nextStep(new QTimer(this))
    , m_wait(shortestWait)
{
    m_retry->setSingleShot(true);
    connect(m_retry, &QTimer::timeout, this, &LedgerWriter::retry);
    m_nextStep->setSingleShot(true);
    m_nextStep->setInterval(0);
    connect(m_nextStep, &QTimer::timeout, this, &LedgerWriter::runStep);
}

void LedgerWriter::open()
{
    const auto done = ensureOpen();
    if (done)
        m_listener->writerReported(std::nullopt);
    else
        failed(done.error());
    const bool isAlone = m_claim && m_claim->isAlone();
    if (!isAlone)
        m_options.since = {};
    if (m_store && !isAlone)
        m_store->forgetSince();
    m_listener->opened(isAlone);
}

void LedgerWriter::close()
{
    m_retry->stop();
    if (!m_writings.empty())
        writeAll();
    m_retry->stop();
    m_nextStep->stop();
    m_steps.clear();
    m_store.reset();
    m_claim.reset();
    thread()->quit();
}

void LedgerWriter::enqueue(std::shared_ptr<LedgerWriting> writing)
{
    m_writings.push_back(std::move(writing));
    writeAll();
}

void LedgerWriter::maintain(std::shared_ptr<LedgerJob> job)
{
    m_steps.push_back(std::move(job));
    m_nextStep->start();
}

void LedgerWriter::runStep()
{
    // While events cannot be written upkeep waits too.
    if (m_steps.empty() || !m_writings.empty())
        return;
    const auto job = std::move(m_steps.front());
    m_steps.pop_front();
    if (m_store && m_store->isPostgres() && !m_store->probe())
        m_store.reset();
    const auto ready = ensureOpen();
    const LedgerJob::Store store = ready ? LedgerJob::Store(m_store.get()) : Unexpected<LedgerError>(ready.error());
    while (job->run(store))
        ;
    m_listener->upkeepEnded(job);
    if (!m_steps.empty())
        m_nextStep->start();
}

Expected<void, LedgerError> LedgerWriter::ensureOpen()
{
    if (m_store)
        return {};
    // A till hears of the other counters in its session, and holds its counter's name there.
    if (m_address.isPostgres() && m_isTill && !m_isServerKnown) {
        BALCAO_TRY(const bool isPooled, LedgerConnection::isPooled(m_address));
        if (isPooled)
            return ledgerFailure(LedgerError::Kind::Pooler);
        m_isServerKnown = true;
    }
    m_claim.reset();
    BALCAO_TRY(auto store, LedgerStore::open(m_address, m_options));
    using Use = CounterClaim::Use;
    BALCAO_TRY(m_claim,
               CounterClaim::take(store->connection(), m_options.counter, m_isTill ? Use::Till : Use::Guest, m_owner));
    m_store = std::move(store);
    return {};
}

/** A connection that died while it was idle costs no event: the token says whether it was written. */
Expected<LedgerEvent, LedgerError> LedgerWriter::append(LedgerWriting &writing)
{
    const bool isOld = m_store != nullptr;
    const auto write = [&] { return ensureOpen().and_then([&] { return m_store->append(writing.draft); }); };
    auto written = write();
    if (written || !isOld || written.error().kind != LedgerError::Kind::ConnectionLost)
        return written;
    m_store.reset();
    writing.draft.isRetry = true;
    return writing.isGivenUp ? written : write();
}

void LedgerWriter::writeAll()
{
    while (!m_writings.empty()) {
        LedgerWriting &writing = *m_writings.front();
        if (writing.isGivenUp) {
            m_writings.pop_front();
            continue;
        }
        const auto written = append(writing);
        const bool isOutage = !written && written.error().isOutage();
        if (isOutage)
            failed(written.error());
        else
            m_listener->writerReported(std::nullopt);
        if (isOutage && writing.mustBeWritten) {
            writing.draft.isRetry = true;
            break;
        }
        m_listener->writingEnded(m_writings.front(), written);
        m_writings.pop_front();
    }
    if (m_writings.empty()) {
        if (!m_steps.empty())
            m_nextStep->start();
        return;
    }
    // Behind what cannot be written nothing else can be: whoever may be told so is told now.
    const LedgerError blocked{.kind = LedgerError::Kind::WriteFailed, .detail = QStringLiteral("earlier events wait")};
    std::erase_if(m_writings, [&](const std::shared_ptr<LedgerWriting> &writing) {
        if (!writing->mustBeWritten)
            m_listener->writingEnded(writing, Unexpected<LedgerError>(blocked));
        return !writing->mustBeWritten;
    });
}

void LedgerWriter::failed(const LedgerError &error)
{
    // A file keeps its connection: its next try may work. A server's connection is of no use any more.
    if (m_address.isPostgres())
        m_store.reset();
    m_listener->writerReported(error);
    m_retry->start(m_wait);
    m_wait = std::min(m_wait * 2, longestWait);
}

void LedgerWriter::reconnect()
{
    // A writing that is under way finds out by itself.
    if (!m_store || !m_writings.empty())
        return;
    m_store.reset();
    retry();
}

void LedgerWriter::retry()
{
    if (!m_writings.empty()) {
        writeAll();
    } else {
        auto ready = ensureOpen();
        if (ready)
            ready = m_store->probe();
        if (ready)
            m_listener->writerReported(std::nullopt);
        else
            failed(ready.error());
    }
    if (!m_retry->isActive())
        m_wait = shortestWait;
}

} // namespace balcao

#include "moc_ledgerwriter.cpp"
