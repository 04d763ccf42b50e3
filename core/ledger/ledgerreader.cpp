// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerreader.h"

#include "core/ledger/ledgerconnection.h"

#include <QSqlDriver>
#include <QThread>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

LedgerReader::LedgerReader(LedgerAddress address, LedgerStore::Options options, Deliver deliver, Notice notice)
    : m_address(std::move(address))
    , m_options(std::move(options))
    , m_deliver(std::move(deliver))
    , m_notice(std::move(notice))
{
}

LedgerReader::~LedgerReader() = default;

void LedgerReader::enqueue(ChargeLedger::ReadRequest request)
{
    using Request = ChargeLedger::ReadRequest;
    {
        const QMutexLocker locker(&m_requestsLock);
        if (request.topic)
            std::erase_if(m_requests, [&request](const Request &waiting) { return waiting.topic == request.topic; });
        m_requests.push_back(std::move(request));
    }
    add([this] { runNext(); });
}

void LedgerReader::close()
{
    const QMutexLocker locker(&m_requestsLock);
    m_requests.clear();
    m_store.reset();
    thread()->quit();
}

void LedgerReader::runNext()
{
    ChargeLedger::ReadRequest next;
    {
        const QMutexLocker locker(&m_requestsLock);
        if (m_requests.empty())
            return;
        next = std::move(m_requests.front());
        m_requests.pop_front();
    }
    ChargeLedger::Reading reading = next.job(store());
    if (reading.outage && m_address.isPostgres())
        m_store.reset();
    m_deliver(std::move(reading));
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
                m_notice(text.section(u' ', 0, 0), text.section(u' ', 1));
            });
    driver->subscribeToNotification(u"balcao_event"_s);
}

} // namespace balcao

#include "moc_ledgerreader.cpp"
