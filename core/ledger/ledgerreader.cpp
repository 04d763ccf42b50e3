// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerreader.h"

#include "core/ledger/ledgerconnection.h"

#include <QSqlDriver>
#include <QThread>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

LedgerReader::LedgerReader(LedgerAddress address, LedgerStore::Options options,
                           std::shared_ptr<LedgerListener> listener)
    : m_address(std::move(address))
    , m_options(std::move(options))
    , m_listener(std::move(listener))
{
}

LedgerReader::~LedgerReader() = default;

void LedgerReader::enqueue(std::shared_ptr<LedgerJob> job)
{
    {
        const QMutexLocker locker(&m_jobsLock);
        m_jobs.push_back(std::move(job));
    }
    add([this] { runNext(); });
}

void LedgerReader::close()
{
    const QMutexLocker locker(&m_jobsLock);
    m_jobs.clear();
    m_store.reset();
    thread()->quit();
}

void LedgerReader::runNext()
{
    std::shared_ptr<LedgerJob> job;
    {
        const QMutexLocker locker(&m_jobsLock);
        if (m_jobs.empty())
            return;
        job = std::move(m_jobs.front());
        m_jobs.pop_front();
    }
    if (job->isDropped())
        return;
    if (job->run(store())) {
        enqueue(std::move(job));
        return;
    }
    if (job->outage() && m_address.isPostgres())
        m_store.reset();
    m_listener->readingEnded(job);
}

Expected<LedgerStore *, LedgerError> LedgerReader::store()
{
    constexpr qint64 failureCacheMs = 1000;
    if (m_store)
        return m_store.get();
    if (m_failure && m_failedAt.elapsed() < failureCacheMs)
        return Unexpected<LedgerError>(*m_failure);
    auto opened = LedgerStore::open(m_address, m_options);
    if (!opened) {
        m_failure = opened.error();
        m_failedAt.start();
        return Unexpected<LedgerError>(opened.error());
    }
    // Whatever writes goes through the other thread, where it waits its turn.
    if (!m_address.isByTransaction)
        static_cast<void>((*opened)->connection().execute(
            m_address.isPostgres() ? u"SET default_transaction_read_only = on"_s : u"PRAGMA query_only = ON"_s));
    m_failure.reset();
    m_store = *std::move(opened);
    if (m_store->isPostgres() && !m_address.isByTransaction)
        listen();
    return m_store.get();
}

void LedgerReader::listen()
{
    QSqlDriver *driver = m_store->connection().driver();
    connect(driver, &QSqlDriver::notification, this,
            [this](const QString &, QSqlDriver::NotificationSource, const QVariant &payload) {
                const QString text = payload.toString();
                m_listener->noticed(text.section(u' ', 0, 0), text.section(u' ', 1));
            });
    driver->subscribeToNotification(u"balcao_event"_s);
}

} // namespace balcao

#include "moc_ledgerreader.cpp"
