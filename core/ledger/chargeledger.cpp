// SPDX-License-Identifier: MIT
#include "core/ledger/chargeledger.h"

#include "core/ledger/ledgerreader.h"
#include "core/ledger/ledgerwriter.h"

#include <QDeadlineTimer>
#include <QMutex>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The database is out of reach: nothing is gained by trying. A full disk, say, may have room for the next event. */
bool isOutOfReach(const LedgerError &error)
{
    using enum LedgerError::Kind;
    constexpr std::array kinds = {ConnectionLost, NoAnswer,    NameTaken,        AccessRefused, SchemaMissing,
                                  NoDriver,       NewerSchema, WrongEnvironment, Moved};
    return std::find(kinds.begin(), kinds.end(), error.kind) != kinds.end();
}

/** The events of other programs; at first only the newest event, from which on they are read. */
struct FindNews {
    using Result = QList<LedgerEvent>;
    qint64 since = -1;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const
    {
        if (since >= 0)
            return store.newerThan(since);
        LedgerEvent mark;
        BALCAO_TRY(mark.id, store.newestEvent());
        return Result{mark};
    }
};

struct Probe {
    using Result = void;

    [[nodiscard]] Expected<void, LedgerError> run(LedgerStore &store) const { return store.probe(); }
};

struct IndexSome {
    using Result = bool;

    [[nodiscard]] Expected<bool, LedgerError> run(LedgerStore &store) const { return store.index(1); }
};

} // namespace

LedgerStore::Options optionsOf(const CounterIdentity &identity)
{
    return {.counter = identity.counter,
            .since = identity.since,
            .takesEndToEndOnly = identity.takesEndToEndOnly,
            .anchorFolder = identity.anchorFolder};
}

/** The way from the threads back to the ledger; a thread that hangs in a silent server may outlive it. */
struct ChargeLedger::Mailbox : LedgerListener {
    QMutex lock;
    ChargeLedger *ledger = nullptr;
    /** Token and attempt of events that other programs wrote, until the ledger's thread takes them. */
    std::vector<std::pair<QString, QString>> notices;
    /** There were more than are kept. */
    bool isFlooded = false;

    void opened(bool isAlone) override
    {
        deliver([isAlone](ChargeLedger &to) { to.opened(isAlone); });
    }
    void writerReported(const std::optional<LedgerError> &outage) override
    {
        deliver([outage](ChargeLedger &to) { to.writerReported(outage); });
    }
    void writingEnded(const std::shared_ptr<LedgerWriting> &writing,
                      const Expected<LedgerEvent, LedgerError> &result) override
    {
        deliver([writing, result](ChargeLedger &to) { to.writingEnded(*writing, result); });
    }
    void readingEnded(const std::shared_ptr<LedgerJob> &job) override
    {
        deliver([job](ChargeLedger &to) {
            to.readerReported(job->outage());
            job->deliver();
        });
    }
    void upkeepEnded(const std::shared_ptr<LedgerJob> &job) override
    {
        deliver([job](ChargeLedger &) { job->deliver(); });
    }
    void noticed(const QString &token, const QString &attempt) override
    {
        constexpr std::size_t most = 1000;
        const QMutexLocker locker(&lock);
        if (ledger && notices.empty())
            ledger->m_inbox.add([target = ledger] { target->takeNotices(); });
        if (ledger && notices.size() < most)
            notices.emplace_back(token, attempt);
        else
            isFlooded = true;
    }
    template <class Function>
    void deliver(Function function)
    {
        const QMutexLocker locker(&lock);
        if (ledger)
            ledger->m_inbox.add([target = ledger, function = std::move(function)] { function(*target); });
    }
};

ChargeLedger::ChargeLedger(LedgerAddress address, CounterIdentity writer, Clock clock, LedgerEnvironment environment,
                           QObject *parent)
    : QObject(parent)
    , m_address(std::move(address))
    , m_identity(std::move(writer))
    , m_clock(std::move(clock))
    , m_mailbox(std::make_shared<Mailbox>())
    , m_writerThread(std::make_unique<QThread>())
    , m_readerThread(std::make_unique<QThread>())
{
    m_mailbox->ledger = this;
    LedgerStore::Options options = optionsOf(m_identity);
    if (m_identity.since.isValid())
        options.tillStart = m_identity.started;
    options.clock = m_clock;
    options.environment = environment;
    options.progress = [link = m_mailbox](qint64 done, qint64 all) {
        link->deliver([done, all](ChargeLedger &ledger) { Q_EMIT ledger.openingProgressed(done, all); });
    };
    m_writer = new LedgerWriter(m_address, options, m_mailbox);
    m_reader = new LedgerReader(m_address, options, m_mailbox);
    const auto start = [](QThread &thread, const QString &name, QObject *worker) {
        thread.setObjectName(name);
        worker->moveToThread(&thread);
        thread.start();
    };
    start(*m_writerThread, u"ledger-writer"_s, m_writer);
    start(*m_readerThread, u"ledger-reader"_s, m_reader);
    m_watchDelay.setSingleShot(true);
    m_indexDelay.setSingleShot(true);
    m_watchDelay.setInterval(std::chrono::milliseconds(50));
    m_indexDelay.setInterval(std::chrono::milliseconds(700));
    connect(&m_watchDelay, &QTimer::timeout, this, &ChargeLedger::lookForOthers);
    connect(&m_indexDelay, &QTimer::timeout, this, &ChargeLedger::indexSome);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] {
        // Others that write without a pause must not put the look off for ever.
        if (!m_watchDelay.isActive())
            m_watchDelay.start();
    });
    connect(&m_heartbeat, &QTimer::timeout, this, &ChargeLedger::sendHeartbeat);
    m_writer->add([writer = m_writer] { writer->open(); });
}

void ChargeLedger::opened(bool isAlone)
{
    m_isOpened = true;
    if (!isAlone) {
        m_identity.since = {};
        m_reader->add([reader = m_reader] { reader->forgetSince(); });
    }
    if (!m_isHeld)
        startReading();
    watchForOthers();
    if (!m_address.isPostgres())
        m_indexDelay.start();
    Q_EMIT tried();
}

void ChargeLedger::startReading()
{
    m_isHeld = false;
    for (auto &job : std::exchange(m_held, {}))
        read(std::move(job));
}

ChargeLedger::~ChargeLedger()
{
    // Each ends its thread by itself, behind all that was queued for it.
    m_reader->add([reader = m_reader] { reader->close(); });
    m_writer->add([writer = m_writer] { writer->close(); });
    const auto end = [](std::unique_ptr<QThread> &thread, QObject *worker, std::chrono::milliseconds limit) {
        if (thread->wait(QDeadlineTimer(limit)))
            delete worker;
        else
            static_cast<void>(thread.release()); // it waits for a server that says nothing; the program ends around it
    };
    end(m_writerThread, m_writer, std::chrono::milliseconds(2000));
    // A file answers, if late on a busy machine; a server may not.
    end(m_readerThread, m_reader, std::chrono::milliseconds(m_address.isPostgres() ? 500 : 5000));
    const QMutexLocker locker(&m_mailbox->lock);
    m_mailbox->ledger = nullptr;
}

std::shared_ptr<LedgerWriting> ChargeLedger::writingOf(EventDraft draft)
{
    auto writing = std::make_shared<LedgerWriting>();
    writing->draft = std::move(draft);
    writing->reply = new LedgerReply<LedgerEvent>(this);
    return writing;
}

LedgerReply<LedgerEvent> *ChargeLedger::append(EventDraft draft)
{
    const auto writing = writingOf(std::move(draft));
    // A reading that takes long is no reason not to write.
    if (m_writerOutage && isOutOfReach(*m_writerOutage)) {
        writing->reply->finishLater(Unexpected<LedgerError>(*m_writerOutage));
        return writing->reply;
    }
    // No longer than the reply: it would wake the program for nothing.
    QTimer::singleShot(appendTimeout, writing->reply, [this, writing] {
        if (writing->reply->hasResult())
            return;
        writing->isGivenUp = true;
        m_writerOutage = LedgerError{.kind = LedgerError::Kind::NoAnswer, .detail = {}};
        updateOutage();
        writing->reply->finish(Unexpected<LedgerError>(*m_writerOutage));
    });
    write(writing);
    return writing->reply;
}

LedgerReply<LedgerEvent> *ChargeLedger::appendWithRetry(EventDraft draft)
{
    const auto writing = writingOf(std::move(draft));
    writing->mustBeWritten = true;
    ++m_unwritten;
    write(writing);
    Q_EMIT unwrittenChanged();
    return writing->reply;
}

void ChargeLedger::write(const std::shared_ptr<LedgerWriting> &writing)
{
    m_ownTokens.insert(writing->draft.token);
    m_writer->add([writer = m_writer, writing] { writer->enqueue(writing); });
}

void ChargeLedger::writingEnded(LedgerWriting &writing, const Expected<LedgerEvent, LedgerError> &result)
{
    if (writing.mustBeWritten) {
        --m_unwritten;
        Q_EMIT unwrittenChanged();
    }
    if (writing.reply)
        writing.reply->finish(result);
    if (!result)
        return;
    if (!m_address.isPostgres()) {
        // Sales without a pause must not put the index off for ever.
        if (!m_indexDelay.isActive())
            m_indexDelay.start();
        if (m_watcher.files().isEmpty())
            watchForOthers();
    }
    Q_EMIT changed(result->attempt, result->id);
    if (!result->replaces.isEmpty())
        Q_EMIT changed(result->replaces);
}

void ChargeLedger::writerReported(const std::optional<LedgerError> &outage)
{
    m_writerOutage = outage;
    updateOutage();
}

void ChargeLedger::readerReported(const std::optional<LedgerError> &outage)
{
    const bool isBack = m_readerOutage && !outage;
    const auto isLost = [](const std::optional<LedgerError> &error) {
        return error && error->kind == LedgerError::Kind::ConnectionLost;
    };
    if (isLost(outage) && !isLost(m_readerOutage))
        m_writer->add([writer = m_writer] { writer->reconnect(); });
    m_readerOutage = outage;
    updateOutage();
    // What the others wrote meanwhile was not announced here.
    if (isBack)
        Q_EMIT changed(QString());
}

void ChargeLedger::updateOutage()
{
    const std::optional<LedgerError> now = m_writerOutage ? m_writerOutage : m_readerOutage;
    if (now == m_outage)
        return;
    if (now && !m_outage)
        m_outageSince = m_clock.nowUtc();
    m_outage = now;
    Q_EMIT outageChanged();
}

void ChargeLedger::read(std::shared_ptr<LedgerJob> job)
{
    // Before the ledger is opened (and made) by the one thread the other has nothing to read.
    if (m_isOpened && !m_isHeld)
        m_reader->enqueue(std::move(job));
    else
        m_held.push_back(std::move(job));
}

void ChargeLedger::startStep(const std::shared_ptr<LedgerJob> &job)
{
    m_writer->add([writer = m_writer, job] { writer->maintain(job); });
}

void ChargeLedger::takeNotices()
{
    std::vector<std::pair<QString, QString>> notices;
    bool isFlooded = false;
    {
        const QMutexLocker locker(&m_mailbox->lock);
        notices.swap(m_mailbox->notices);
        isFlooded = std::exchange(m_mailbox->isFlooded, false);
    }
    for (const auto &[token, attempt] : notices)
        noteExternalChange(token, attempt);
    if (!isFlooded)
        return;
    // Events of this program may be among those that were not kept.
    m_ownTokens.clear();
    Q_EMIT changed(QString());
}

void ChargeLedger::noteExternalChange(const QString &token, const QString &attempt)
{
    if (!m_ownTokens.remove(token))
        Q_EMIT changed(attempt);
}

void ChargeLedger::watchForOthers()
{
    if (m_address.isPostgres()) {
        sendHeartbeat();
        m_heartbeat.start(std::chrono::seconds(1));
        return;
    }
    // Another program's commits go through the write-ahead log of the same file.
    m_watcher.addPath(m_address.text() + u"-wal"_s);
    lookForOthers();
}

void ChargeLedger::lookForOthers()
{
    const qint64 since = m_lastSeen;
    m_others.hold(ask(FindNews{since}))
        ->whenFinished(this, [this, since](const Expected<QList<LedgerEvent>, LedgerError> &found) {
            if (!found)
                return;
            for (const LedgerEvent &event : *found) {
                m_lastSeen = qMax(m_lastSeen, event.id);
                if (since >= 0)
                    noteExternalChange(event.token, event.attempt);
            }
            if (since >= 0 && !found->isEmpty())
                lookForOthers(); // there may be more
        });
}

void ChargeLedger::sendHeartbeat()
{
    constexpr qint64 silenceMs = 3000;
    if (m_heartbeatSent.isValid()) {
        if (m_heartbeatSent.elapsed() > silenceMs && !m_readerOutage) {
            m_readerOutage = LedgerError{.kind = LedgerError::Kind::NoAnswer, .detail = {}};
            updateOutage();
        }
        return;
    }
    m_heartbeatSent.start();
    ask(Probe{})->whenFinished(this, [this](const auto &) { m_heartbeatSent.invalidate(); });
}

void ChargeLedger::indexSome()
{
    perform(IndexSome{})->whenFinished(this, [this](const Expected<bool, LedgerError> &hasMore) {
        if (hasMore && *hasMore)
            m_indexDelay.start();
    });
}

} // namespace balcao

#include "moc_chargeledger.cpp"
