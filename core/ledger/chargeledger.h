// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/clock.h"
#include "core/ledger/ledgeraddress.h"
#include "core/ledger/queries/ledgerquery.h"
#include "core/ledger/workqueue.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace balcao
{

class LedgerReader;
class LedgerWriter;
struct EventDraft;
struct LedgerEvent;
struct LedgerWriting;

/** Who writes: the counter's name and, as long as nobody else signs in, the person. */
struct CounterIdentity {
    QString counter = QStringLiteral("01");
    QString operatorName;
    /** OwnCounter::since: what the counter left open before is over at once. Invalid: it is over when its limit has passed.
     *  A valid one makes the program a till, of which there is one for each counter's name. Where another program writes under the
     *  name when the ledger is opened, it is invalid from then on.
     */
    QDateTime since = {};
    /** When the program began, by the monotonic clock: a till counts waits from there (WrongTries). */
    std::chrono::steady_clock::time_point started = std::chrono::steady_clock::now();
    /** As in LedgerStore::Options. */
    QString anchorFolder = {};
    bool takesEndToEndOnly = false;

    [[nodiscard]] OwnCounter own() const { return OwnCounter(counter, since); }
};

/** The ledger for a program with an event loop: nothing here ever blocks its caller.
 *
 *  Writing goes to one thread, reading to another, each with a connection of its own. Results come back as calls in the
 *  thread of the ledger, from its event loop, and not at all when their context is gone. After a lost connection both
 *  threads reconnect by themselves, waiting a little longer each time, up to five seconds.
 */
class ChargeLedger : public QObject
{
    Q_OBJECT

public:
    /** How long a caller of append() waits at most. */
    static constexpr std::chrono::milliseconds appendTimeout{3000};

    ChargeLedger(LedgerAddress address, CounterIdentity writer, Clock clock,
                 LedgerEnvironment environment = LedgerEnvironment::Real, QObject *parent = nullptr);
    /** What was queued is written first, as far as two seconds allow. */
    ~ChargeLedger() override;

    /** From now on readings wait for startReading(): a window that has to appear comes before what it will list. */
    void holdReading() { m_isHeld = true; }
    void startReading();
    /** The first try to open the database is over: outage() says how it went. */
    [[nodiscard]] bool isTried() const noexcept { return m_isOpened; }

    [[nodiscard]] const LedgerAddress &address() const noexcept { return m_address; }
    [[nodiscard]] const CounterIdentity &identity() const noexcept { return m_identity; }
    /** Empty: the ledger works, as far as is known. While it is set and the database cannot be reached append() fails at once. */
    [[nodiscard]] const std::optional<LedgerError> &outage() const noexcept { return m_outage; }
    /** UTC, since when. */
    [[nodiscard]] const QDateTime &outageSince() const noexcept { return m_outageSince; }

    /** Writes one event, durably, and answers with it. If it takes longer than appendTimeout, NoAnswer; it may still be
     *  written when it had begun, and never when it had not.
     */
    LedgerReply<LedgerEvent> *append(EventDraft draft);
    /** An event that has happened and must not be lost: written as soon as the ledger can, in order, however often it takes.
     *  Answers when it is durable, or when the ledger refuses the event itself (NotFound, NotAllowed…).
     */
    LedgerReply<LedgerEvent> *appendWithRetry(EventDraft draft);
    /** Events of appendWithRetry() that are not durable yet. */
    [[nodiscard]] int unwritten() const noexcept { return m_unwritten; }

    /** In the reading thread, where nothing can be written. A stepped query takes turns with the others. */
    template <LedgerQuery Query>
    LedgerReply<typename Query::Result> *ask(Query query)
    {
        auto *reply = new LedgerReply<typename Query::Result>(this);
        read(std::make_shared<LedgerQueryJob<Query>>(std::move(query), reply));
        return reply;
    }
    /** A query that writes: some milliseconds in the writing thread, behind all that is to be appended. */
    template <LedgerQuery Query>
    LedgerReply<typename Query::Result> *perform(Query query)
    {
        auto *reply = new LedgerReply<typename Query::Result>(this);
        startStep(std::make_shared<LedgerQueryJob<Query>>(std::move(query), reply));
        return reply;
    }
    void read(std::shared_ptr<LedgerJob> job);

Q_SIGNALS:
    /** Once: isTried(). */
    void tried();
    /** Charges of an older ledger that are brought up to date, of all; before tried(). */
    void openingProgressed(qint64 done, qint64 all);
    /** An attempt has new events, of this program or another's; may come more often than needed. Empty: many may have changed.
     *  @p event: the id of the one that this program has written; 0: not known.
     */
    void changed(const QString &attempt, qint64 event = 0);
    void outageChanged();
    void unwrittenChanged();

private:
    void startStep(const std::shared_ptr<LedgerJob> &job);
    [[nodiscard]] std::shared_ptr<LedgerWriting> writingOf(EventDraft draft);

    struct Mailbox;
    void write(const std::shared_ptr<LedgerWriting> &writing);
    void writingEnded(LedgerWriting &writing, const Expected<LedgerEvent, LedgerError> &result);
    void opened(bool isAlone);
    void writerReported(const std::optional<LedgerError> &outage);
    void readerReported(const std::optional<LedgerError> &outage);
    void updateOutage();
    void takeNotices();
    void noteExternalChange(const QString &token, const QString &attempt);
    void watchForOthers();
    void lookForOthers();
    void sendHeartbeat();
    void indexSome();

    LedgerAddress m_address;
    CounterIdentity m_identity;
    Clock m_clock;
    std::optional<LedgerError> m_writerOutage;
    std::optional<LedgerError> m_readerOutage;
    std::optional<LedgerError> m_outage;
    QDateTime m_outageSince;
    int m_unwritten = 0;
    QSet<QString> m_ownTokens;
    /** The newest event that was looked at for other programs' sake; -1: none yet. */
    qint64 m_lastSeen = -1;
    QElapsedTimer m_heartbeatSent;
    QTimer m_heartbeat;
    QTimer m_watchDelay;
    QTimer m_indexDelay;
    QFileSystemWatcher m_watcher;
    bool m_isOpened = false;
    bool m_isHeld = false;
    std::vector<std::shared_ptr<LedgerJob>> m_held;
    NewestReply m_others;
    /** What comes back from the threads. */
    WorkQueue m_inbox;
    std::shared_ptr<Mailbox> m_mailbox;
    std::unique_ptr<QThread> m_writerThread;
    std::unique_ptr<QThread> m_readerThread;
    LedgerWriter *m_writer;
    LedgerReader *m_reader;
};

} // namespace balcao
