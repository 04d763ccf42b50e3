// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "core/closing/closing.h"
#include "core/expected.h"
#include "core/ledger/ledgeraddress.h"
#include "core/ledger/ledgeranchor.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"
#include "core/ledger/queries/ledgerquery.h"
#include "core/ledger/shopprofile.h"
#include "core/operators/operators.h"
#include "core/operators/shopevent.h"
#include "core/values/secret.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace balcao
{

class LedgerConnection;
struct CounterIdentity;

/** The shop's ledger: events that are only ever added, and the state of each charge that follows from them.
 *
 *  Every write is one transaction and durable when it returns. Synchronous: a database may take its time, so programs
 *  with a window use ChargeLedger. Belongs to the thread that opened it; several stores, in one program or many, may share
 *  one database.
 */
class LedgerStore
{
public:
    using Progress = std::function<void(qint64 done, qint64 all)>;
    struct Options {
        /** Who writes; a store that only reads needs none. */
        QString counter = QStringLiteral("01");
        /** OwnCounter::since. */
        QDateTime since = {};
        /** Only of a till: CounterIdentity::started. */
        std::optional<std::chrono::steady_clock::time_point> tillStart = {};
        Clock clock;
        /** SQLite: how long another program's lock is waited for. */
        int busyTimeoutMs = 5000;
        /** Whether the counter's newest events hold together is looked at first; not by what is to find out about damage. */
        bool checksNewest = true;
        /** Situation::takesEndToEndOnly. */
        bool takesEndToEndOnly = false;
        /** Where the anchors of a server's ledger are; empty: it has none. */
        QString anchorFolder = {};
        /** A ledger that is behind its anchors is opened all the same, by whoever will say so. */
        bool acceptsGaps = false;
        /** The ledger's purpose; a new one is marked so, one that is marked otherwise is not opened. */
        LedgerEnvironment environment = LedgerEnvironment::Real;
        /** A ledger for training will do, too. */
        bool takesTraining = false;
        /** Events outside the chains that are set aside while the ledger is opened, by whom; on PostgreSQL as the tables' owner. */
        QList<qint64> setsAside = {};
        QString setsAsideBy = {};
        /** SQLite: for as long as it is open nobody else can open it; Busy: somebody has. */
        bool isAlone = false;
        /** Told at most every 50 ms how many charges of an older ledger are brought up to date, in the opening thread. */
        Progress progress = {};

        [[nodiscard]] OwnCounter own() const { return OwnCounter(counter, since); }
    };

    /** Makes the tables where there are none, and brings an older ledger up to date after copying it. */
    [[nodiscard]] static Expected<std::unique_ptr<LedgerStore>, LedgerError> open(const LedgerAddress &address,
                                                                                  const Options &options);
    ~LedgerStore();
    Q_DISABLE_COPY_MOVE(LedgerStore)

    [[nodiscard]] bool isPostgres() const;
    [[nodiscard]] bool isForTraining() const noexcept { return m_options.environment == LedgerEnvironment::Training; }
    /** The conditions of the rules besides the charge; no provider is known here. */
    [[nodiscard]] Situation situationOf(const Charge &charge) const;

    /** Adds one event. LiveAttempt, Similar, Overtaken, NotFound, NotAllowed: it contradicts the ledger. */
    [[nodiscard]] Expected<LedgerEvent, LedgerError> append(const EventDraft &draft);
    /** The same within a transaction of the caller's: many events, one commit. */
    [[nodiscard]] Expected<LedgerEvent, LedgerError> appendWithin(EventDraft draft);
    /** What appendWithin() or appendOfShop() wrote last is durable: it is the counter's anchor from now on. */
    void committed();

    /** What the ledger does not know of what its anchors do. */
    [[nodiscard]] Expected<QList<LedgerGap>, LedgerError> gaps();
    /** Anchors these counters at what the ledger knows of them. */
    [[nodiscard]] Expected<void, LedgerError> anchorAnew(const QList<LedgerGap> &gaps);
    [[nodiscard]] const LedgerAnchors &anchors() const { return m_anchors; }

    /** An empty ledger takes the events of one that has this boundary; within the transaction that does it. */
    [[nodiscard]] Expected<void, LedgerError> setIdsHashedAfter(qint64 id);

    /** Adds an event of the shop, within a transaction of the caller's, who tells committed(). */
    [[nodiscard]] Expected<ShopEvent, LedgerError> appendOfShop(ShopEvent event);

    /** The shop's operators, as they are by now. */
    [[nodiscard]] Expected<Operators, LedgerError> shopOperators();
    /** What a manager has accepted of the provider, as it is by now. */
    [[nodiscard]] Expected<ShopProfile, LedgerError> shopProfile();
    /** Adds events about operators, all or none. NotPermitted: @p by may not; NotAllowed: the detail is the OperatorObstacle.
     *  NeedsManager, ManagerRefused: on PostgreSQL they take another role, whose password is @p managersPassword.
     */
    [[nodiscard]] Expected<Operators, LedgerError> appendOfOperators(QList<ShopEvent> events, const OperatorIds &by,
                                                                     const Secret &managersPassword = {});
    /** PostgreSQL: the role that changes people, where this one may not. Empty: this one may. NeedsManager: there is none. */
    [[nodiscard]] Expected<QString, LedgerError> managersRole();

    /** Adds what somebody did in the shop. NotPermitted: @p by may not. */
    [[nodiscard]] Expected<ShopEvent, LedgerError> appendByPerson(const ShopEvent &event, Act act,
                                                                  const OperatorIds &by);

    /** Closes what came since the closing before, over all counters. NotPermitted: @p by may not. */
    [[nodiscard]] Expected<MadeClosing, LedgerError> closeDay(const ClosingTerms &terms, ShopEvent event,
                                                              const OperatorIds &by);
    /** Waits for the answer. */
    template <LedgerQuery Query>
    [[nodiscard]] auto ask(const Query &query)
    {
        return query.run(*this);
    }

    /** SQLite: brings the search index on by @p batches (of some hundred events), in a transaction each, or to the newest event.
     *  True: there is more to do. Searches are right without it, only slower.
     */
    [[nodiscard]] Expected<bool, LedgerError> index(int batches = -1);
    /** What other programs wrote behind event @p id; at most a thousand. */
    [[nodiscard]] Expected<QList<LedgerEvent>, LedgerError> newerThan(qint64 id);
    [[nodiscard]] Expected<qint64, LedgerError> newestEvent();
    /** Whether the ledger answers, and on SQLite whether it takes a write. */
    [[nodiscard]] Expected<void, LedgerError> probe();
    /** Puts @p row into the projection. Only within the transaction that added its event. */
    [[nodiscard]] Expected<void, LedgerError> put(const Charge &row);

    [[nodiscard]] LedgerConnection &connection() { return *m_connection; }
    [[nodiscard]] const Options &options() const { return m_options; }
    /** Another program may be writing under the counter's name: Options::since says nothing. */
    void forgetSince() { m_options.since = {}; }
    /** The hashes of events up to this one leave out their ids. */
    [[nodiscard]] qint64 idsHashedAfter() const noexcept { return m_idsHashedAfter; }

private:
    LedgerStore(std::unique_ptr<LedgerConnection> connection, Options options);

    [[nodiscard]] Expected<void, LedgerError> checkNewest();
    void renewAnchor();
    [[nodiscard]] Expected<QList<Charge>, LedgerError> rows(const QString &condition, const QVariantList &values);
    [[nodiscard]] Expected<Charge, LedgerError> rowOf(const QString &attempt);
    [[nodiscard]] Expected<Charge, LedgerError> rowFor(EventDraft &draft);
    [[nodiscard]] Expected<QList<Charge>, LedgerError> othersOfTxids(const EventDraft &draft, const Charge &row);
    [[nodiscard]] Expected<void, LedgerError> follow(const LedgerEvent &event, const Charge &row, QList<Charge> others);
    /** Writes what this role may not. */
    [[nodiscard]] Expected<Operators, LedgerError> appendAsManager(const QList<ShopEvent> &events,
                                                                   const OperatorIds &by, const Secret &password);
    [[nodiscard]] Expected<void, LedgerError> checkActor(const EventDraft &draft, const Charge &row);
    [[nodiscard]] Expected<void, LedgerError> checkReference(const EventDraft &draft);
    [[nodiscard]] Expected<void, LedgerError> judgeReceiver(EventDraft &draft, const Charge &row);
    [[nodiscard]] Expected<void, LedgerError> followProfile(const EventDraft &draft, const LedgerEvent &written);
    [[nodiscard]] Expected<LedgerEvent, LedgerError> insert(const EventDraft &draft);
    /** What the anchor will be of. */
    template <class Event>
    [[nodiscard]] Expected<Event, LedgerError> noted(Expected<Event, LedgerError> written);
    [[nodiscard]] Expected<void, LedgerError> project(const LedgerEvent &event, const Charge &row);
    [[nodiscard]] Expected<void, LedgerError> change(const Charge &before, const Charge &after);

    std::unique_ptr<LedgerConnection> m_connection;
    Options m_options;
    qint64 m_idsHashedAfter = 0;
    LedgerAnchors m_anchors;
    /** As far as they were read; of what is durable only. */
    Operators m_operators;
    ShopProfile m_profile;
    /** Written last, durable or not. */
    std::optional<Anchor> m_newest;
};

/** A store in that name, without the claim of a till. */
[[nodiscard]] LedgerStore::Options optionsOf(const CounterIdentity &identity);

} // namespace balcao
