// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargequery.h"
#include "core/charge/chargerules.h"
#include "core/clock.h"
#include "core/ledger/ledgeraddress.h"
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
class LedgerStore;
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
    template <class T>
    using Answer = std::function<void(const Expected<T, LedgerError> &)>;
    template <class T>
    using Work = std::function<Expected<T, LedgerError>(LedgerStore &)>;

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

    /** Writes one event, durably, and answers with it. What takes longer than appendTimeout answers NoAnswer; it may still be
     *  written when it had begun, and never when it had not.
     */
    void append(EventDraft draft, QObject *context, Answer<LedgerEvent> answer);
    /** For what has happened and must not be lost: written as soon as the ledger can, in order, however often it takes.
     *  Answers when it is durable, or when the ledger refuses the event itself (NotFound, NotAllowed…).
     */
    void appendWithRetry(EventDraft draft, QObject *context = nullptr, Answer<LedgerEvent> answer = {});
    /** Events of appendWithRetry() that are not durable yet. */
    [[nodiscard]] int unwritten() const noexcept { return m_unwritten; }

    /** One page. A search of the same context that has not begun yet is dropped without an answer. */
    void search(const ChargeQuery &query, QObject *context, Answer<ChargeSlice> answer);
    /** In small parts, between which other readings have their turn. Drops like search(). */
    void totals(const ChargeQuery &query, QObject *context, const Answer<ChargeTotals> &answer);
    /** By txid, attempt id, or the beginning of either (at least four characters) when it fits one charge only. */
    void find(const QString &name, QObject *context, Answer<Charge> answer);
    /** All of one attempt, oldest first. */
    void events(const QString &attempt, QObject *context, Answer<QList<LedgerEvent>> answer);
    /** Past customers for what is typed into the name, CPF/CNPJ or phone: the newest first, each once. Drops like search(). */
    void customers(const QString &typed, int limit, QObject *context, Answer<QList<PastCustomer>> answer);
    /** Anything else, in the reading thread, where nothing can be written. @p work must not keep the store. */
    template <class T>
    void read(Work<T> work, QObject *context, Answer<T> answer)
    {
        read({jobOf<T>(std::move(work), context, std::move(answer)), {}});
    }
    /** Upkeep that writes: a step of some milliseconds in the writing thread, behind all that is to be appended. That it failed is
     *  nobody's trouble.
     */
    template <class T>
    void maintain(Work<T> work, QObject *context, Answer<T> answer)
    {
        startStep(jobOf<T>(std::move(work), context, std::move(answer)));
    }

Q_SIGNALS:
    /** Once: isTried(). */
    void tried();
    /** Charges of an older ledger that are brought up to date, of all; before tried(). */
    void openingProgressed(qint64 done, qint64 all);
    /** An attempt has new events, of this program or another's; may come more often than needed. Empty: many may have changed. */
    void changed(const QString &attempt);
    void outageChanged();
    void unwrittenChanged();

private:
    friend class LedgerReader;
    friend class LedgerWriter;

    /** What a reading left: the trouble it met, and what to do with its result in the ledger's thread. */
    struct Reading {
        std::optional<LedgerError> outage;
        std::function<void()> deliver;
    };
    using ReadJob = std::function<Reading(const Expected<LedgerStore *, LedgerError> &)>;
    /** Of the readings with the same topic only the newest is done. */
    struct Topic {
        const QObject *context = nullptr;
        int kind = 0;
        bool operator==(const Topic &) const = default;
    };

    struct ReadRequest {
        ReadJob job;
        std::optional<Topic> topic;
    };

    template <class T>
    [[nodiscard]] static ReadJob jobOf(Work<T> work, QObject *context, Answer<T> answer)
    {
        return [work = std::move(work), guard = QPointer<QObject>(context),
                answer = std::move(answer)](const Expected<LedgerStore *, LedgerError> &store) {
            Expected<T, LedgerError> result = store ? work(**store) : Unexpected<LedgerError>(store.error());
            Reading reading;
            if (!result && result.error().isOutage())
                reading.outage = result.error();
            reading.deliver = [result = std::move(result), guard, answer] {
                if (guard)
                    answer(result);
            };
            return reading;
        };
    }
    template <class T>
    void enqueue(Work<T> work, QObject *context, Answer<T> answer, const Topic &topic)
    {
        read({jobOf<T>(std::move(work), context, std::move(answer)), topic});
    }
    void read(ReadRequest request);
    void startStep(ReadJob job);
    void totalsFrom(const ChargeQuery &query, qint64 id, const ChargeTotals &sum, QObject *context,
                    const Answer<ChargeTotals> &answer);

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
    std::vector<ReadRequest> m_held;
    /** What comes back from the threads. */
    WorkQueue m_inbox;
    std::shared_ptr<Mailbox> m_mailbox;
    std::unique_ptr<QThread> m_writerThread;
    std::unique_ptr<QThread> m_readerThread;
    LedgerWriter *m_writer;
    LedgerReader *m_reader;
};

} // namespace balcao
