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

enum TopicKind { SearchTopic, TotalsTopic, CustomersTopic, OthersTopic };

/** The database is out of reach: nothing is gained by trying. A full disk, say, may have room for the next event. */
bool isOutOfReach(const LedgerError &error)
{
    using enum LedgerError::Kind;
    constexpr std::array kinds = {ConnectionLost, NoAnswer,    NameTaken,        AccessRefused, SchemaMissing,
                                  NoDriver,       NewerSchema, WrongEnvironment, Moved};
    return std::find(kinds.begin(), kinds.end(), error.kind) != kinds.end();
}

std::shared_ptr<LedgerWriting> writingOf(EventDraft draft, QObject *context, ChargeLedger::Answer<LedgerEvent> answer)
{
    auto writing = std::make_shared<LedgerWriting>();
    writing->draft = std::move(draft);
    writing->answer = [guard = QPointer(context), answer = std::move(answer)](const auto &result) {
        if (guard && answer)
            answer(result);
    };
    return writing;
}

} // namespace

/** The way from the threads back to the ledger; a thread that hangs in a silent server may outlive it. */
struct ChargeLedger::Mailbox {
    QMutex lock;
    ChargeLedger *ledger = nullptr;
    /** Token and attempt of events that other programs wrote, until the ledger's thread takes them. */
    std::vector<std::pair<QString, QString>> notices;
    /** There were more than are kept. */
    bool isFlooded = false;

    void note(const QString &token, const QString &attempt)
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
    void deliver(std::function<void(ChargeLedger &)> function)
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
    LedgerStore::Options options{.counter = m_identity.counter,
                                 .since = m_identity.since,
                                 .tillStart =
                                     m_identity.since.isValid() ? std::optional(m_identity.started) : std::nullopt,
                                 .clock = m_clock,
                                 .takesEndToEndOnly = m_identity.takesEndToEndOnly,
                                 .anchorFolder = m_identity.anchorFolder,
                                 .environment = environment};
    options.progress = [link = m_mailbox](qint64 done, qint64 all) {
        link->deliver([done, all](ChargeLedger &ledger) { Q_EMIT ledger.openingProgressed(done, all); });
    };
    m_writer = new LedgerWriter(
        m_address, options,
        [link = m_mailbox](const std::optional<LedgerError> &outage) {
            link->deliver([outage](ChargeLedger &ledger) { ledger.writerReported(outage); });
        },
        [link = m_mailbox](const std::shared_ptr<LedgerWriting> &writing,
                           const Expected<LedgerEvent, LedgerError> &result) {
            link->deliver([writing, result](ChargeLedger &ledger) { ledger.writingEnded(*writing, result); });
        });
    m_reader = new LedgerReader(
        m_address, options,
        [link = m_mailbox](const Reading &reading) {
            link->deliver([reading](ChargeLedger &ledger) {
                ledger.readerReported(reading.outage);
                reading.deliver();
            });
        },
        [link = m_mailbox](const QString &token, const QString &attempt) { link->note(token, attempt); });
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
    m_writer->add([writer = m_writer, link = m_mailbox] {
        writer->open(
            [&link](bool isAlone) { link->deliver([isAlone](ChargeLedger &ledger) { ledger.opened(isAlone); }); });
    });
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
    for (ReadRequest &request : std::exchange(m_held, {}))
        read(std::move(request));
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

void ChargeLedger::append(EventDraft draft, QObject *context, Answer<LedgerEvent> answer)
{
    const auto writing = writingOf(std::move(draft), context, std::move(answer));
    // A reading that takes long is no reason not to write.
    if (m_writerOutage && isOutOfReach(*m_writerOutage)) {
        QMetaObject::invokeMethod(
            this, [writing, error = *m_writerOutage] { writing->tell(Unexpected<LedgerError>(error)); },
            Qt::QueuedConnection);
        return;
    }
    QTimer::singleShot(appendTimeout, this, [this, writing] {
        if (!writing->answer)
            return;
        writing->isGivenUp = true;
        m_writerOutage = LedgerError{.kind = LedgerError::Kind::NoAnswer, .detail = {}};
        updateOutage();
        writing->tell(Unexpected<LedgerError>(*m_writerOutage));
    });
    write(writing);
}

void ChargeLedger::appendWithRetry(EventDraft draft, QObject *context, Answer<LedgerEvent> answer)
{
    const auto writing = writingOf(std::move(draft), context, std::move(answer));
    writing->mustBeWritten = true;
    ++m_unwritten;
    write(writing);
    Q_EMIT unwrittenChanged();
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
    writing.tell(result);
    if (!result)
        return;
    if (!m_address.isPostgres()) {
        m_indexDelay.start();
        if (m_watcher.files().isEmpty())
            watchForOthers();
    }
    Q_EMIT changed(result->attempt);
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

void ChargeLedger::read(ReadRequest request)
{
    // Before the ledger is opened (and made) by the one thread the other has nothing to read.
    if (m_isOpened && !m_isHeld)
        m_reader->enqueue(std::move(request));
    else
        m_held.push_back(std::move(request));
}

void ChargeLedger::startStep(ReadJob job)
{
    m_writer->add([link = m_mailbox, writer = m_writer, job = std::move(job)] {
        writer->maintain([link, job](const Expected<LedgerStore *, LedgerError> &store) {
            link->deliver([reading = job(store)](ChargeLedger &) { reading.deliver(); });
        });
    });
}

void ChargeLedger::search(const ChargeQuery &query, QObject *context, Answer<ChargeSlice> answer)
{
    enqueue<ChargeSlice>([query](LedgerStore &store) { return store.search(query); }, context, std::move(answer),
                         Topic{context, SearchTopic});
}

void ChargeLedger::totals(const ChargeQuery &query, QObject *context, const Answer<ChargeTotals> &answer)
{
    totalsFrom(query, 1, {}, context, answer);
}

void ChargeLedger::totalsFrom(const ChargeQuery &query, qint64 id, const ChargeTotals &sum, QObject *context,
                              const Answer<ChargeTotals> &answer)
{
    using Part = std::pair<ChargeTotals, qint64>;
    enqueue<Part>(
        [query, id](LedgerStore &store) -> Expected<Part, LedgerError> {
            qint64 next = id;
            BALCAO_TRY(const auto totals, store.totalsFrom(query, next));
            return Part{totals, next};
        },
        context,
        [this, query, sum, context, answer](const Expected<Part, LedgerError> &part) {
            if (!part) {
                answer(Unexpected<LedgerError>(part.error()));
                return;
            }
            ChargeTotals grown = sum;
            grown += part->first;
            if (part->second == 0)
                answer(grown);
            else
                totalsFrom(query, part->second, grown, context, answer);
        },
        Topic{context, TotalsTopic});
}

void ChargeLedger::find(const QString &name, QObject *context, Answer<Charge> answer)
{
    read<Charge>([name](LedgerStore &store) { return store.find(name); }, context, std::move(answer));
}

void ChargeLedger::events(const QString &attempt, QObject *context, Answer<QList<LedgerEvent>> answer)
{
    read<QList<LedgerEvent>>([attempt](LedgerStore &store) { return store.events(attempt); }, context,
                             std::move(answer));
}

void ChargeLedger::customers(const QString &typed, int limit, QObject *context, Answer<QList<PastCustomer>> answer)
{
    enqueue<QList<PastCustomer>>([typed, limit](LedgerStore &store) { return store.customers(typed, limit); }, context,
                                 std::move(answer), Topic{context, CustomersTopic});
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
    enqueue<QList<LedgerEvent>>(
        [since](LedgerStore &store) -> Expected<QList<LedgerEvent>, LedgerError> {
            if (since >= 0)
                return store.newerThan(since);
            BALCAO_TRY(const auto newest, store.newestEvent());
            LedgerEvent mark;
            mark.id = newest;
            return QList<LedgerEvent>{mark};
        },
        this,
        [this, since](const Expected<QList<LedgerEvent>, LedgerError> &found) {
            if (!found)
                return;
            for (const LedgerEvent &event : *found) {
                m_lastSeen = qMax(m_lastSeen, event.id);
                if (since >= 0)
                    noteExternalChange(event.token, event.attempt);
            }
            if (since >= 0 && !found->isEmpty())
                lookForOthers(); // there may be more
        },
        Topic{this, OthersTopic});
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
    read<bool>([](LedgerStore &store) { return store.probe().map([] { return true; }); }, this,
               [this](const Expected<bool, LedgerError> &) { m_heartbeatSent.invalidate(); });
}

void ChargeLedger::indexSome()
{
    maintain<bool>([](LedgerStore &store) { return store.index(1); }, this,
                   [this](const Expected<bool, LedgerError> &hasMore) {
                       if (hasMore && *hasMore)
                           m_indexDelay.start();
                   });
}

} // namespace balcao

#include "moc_chargeledger.cpp"
