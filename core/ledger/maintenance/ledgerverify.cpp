// SPDX-License-Identifier: MIT
#include "core/charge/chargequery.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventchain.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerprojection.h"
#include "core/ledger/ledgerschema.h"
#include "core/ledger/maintenance/indexcheck.h"
#include "core/ledger/maintenance/ledgermaintenance.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace balcao::ledger
{

namespace
{

constexpr qsizetype mostDamages = 100;

/** Reads all events in the order of writing, then what they make of each charge; keeps none of them. */
class Reader
{
public:
    /** @p anchors: read before what is read here. */
    Reader(LedgerStore &store, QList<Anchor> anchors, LedgerWatch watch = {})
        : m_connection(store.connection())
        , m_watch(watch)
        , m_anchors(std::move(anchors))
        , m_idsHashedAfter(store.idsHashedAfter())
    {
        m_result.otherAnchors = store.anchors().others();
    }

    [[nodiscard]] Expected<Verification, LedgerError> read();

private:
    [[nodiscard]] Expected<void, LedgerError> readErasures();
    [[nodiscard]] Expected<void, LedgerError> readSetAside();
    [[nodiscard]] Expected<void, LedgerError> readEvents();
    [[nodiscard]] Expected<void, LedgerError> compareCharges();
    [[nodiscard]] Expected<void, LedgerError> checkDatabase();
    [[nodiscard]] Expected<void, LedgerError> checkSchema();
    [[nodiscard]] Expected<void, LedgerError> checkAnchors();
    void look(const eventcolumns::Stored &stored);
    void lookAtPersonal(const eventcolumns::Stored &stored);
    void lookForLost(const QList<LedgerEvent> &events);
    [[nodiscard]] bool isErased(const LedgerEvent &event, const QList<LedgerEvent> &charge) const;
    [[nodiscard]] Expected<void, LedgerError> readProgress();
    [[nodiscard]] Expected<void, LedgerError> checkIndex();
    [[nodiscard]] Expected<void, LedgerError> reportForgedRecords();
    void report(Damage::What what, const EventHeader &event);
    void report(Damage::What what, const Charge &row);
    void report(Damage damage);

    LedgerConnection &m_connection;
    LedgerWatch m_watch;
    /** Events to look at, each twice, and how many were. */
    qint64 m_all = 0;
    qint64 m_done = 0;
    QList<Anchor> m_anchors;
    qint64 m_idsHashedAfter;
    Verification m_result;
    EventChain m_chain;
    /** Hashes by ids; what no event of the chain tells of is left over. */
    QHash<qint64, QString> m_setAside;
    /** By their events; what no event of the chain tells of is left over. */
    QHash<qint64, qint64> m_erasures;
    /** Those that an event tells of too, by their events. */
    struct Erasure {
        qint64 event = 0;
        qint64 before = 0;
        /** The latest 'before' of this one and all earlier ones. */
        qint64 latest = 0;
    };
    QList<Erasure> m_believed;
    /** The last event that the search index knows. */
    qint64 m_indexed = std::numeric_limits<qint64>::max();
    IndexCheck m_index;
};

void Reader::report(Damage damage)
{
    if (m_result.damages.size() < mostDamages)
        m_result.damages.append(std::move(damage));
}

void Reader::report(Damage::What what, const EventHeader &event)
{
    report({.what = what,
            .event = event.id,
            .counter = event.counter,
            .sequence = event.sequence,
            .attempt = event.attempt});
}

void Reader::report(Damage::What what, const Charge &row)
{
    report({.what = what, .event = row.id, .counter = row.counter, .attempt = row.attempt});
}

Expected<Verification, LedgerError> Reader::read()
{
    using Step = Expected<void, LedgerError> (Reader::*)();
    for (const Step step : {&Reader::checkDatabase, &Reader::readErasures, &Reader::readSetAside, &Reader::readProgress,
                            &Reader::readEvents, &Reader::compareCharges, &Reader::checkIndex,
                            &Reader::reportForgedRecords, &Reader::checkSchema, &Reader::checkAnchors}) {
        if (const auto done = (this->*step)(); !done) {
            // Pages that cannot be read are what is looked for here; a lost connection is not.
            if (done.error().kind != LedgerError::Kind::Damaged)
                return Unexpected<LedgerError>(done.error());
            report({.what = Damage::What::Database, .text = done.error().detail});
        }
    }
    return m_result;
}

Expected<void, LedgerError> Reader::checkDatabase()
{
    if (m_connection.isPostgres())
        return {};
    BALCAO_TRY(LedgerRows query, m_connection.run(u"PRAGMA integrity_check(20)"_s));
    while (query->next()) {
        const QString line = query->value(0).toString();
        if (line != "ok"_L1)
            report({.what = Damage::What::Database, .text = line.simplified().left(200)});
    }
    return {};
}

Expected<void, LedgerError> Reader::checkAnchors()
{
    BALCAO_TRY(const auto gaps, gapsBehind(m_anchors, m_connection));
    for (const LedgerGap &gap : gaps)
        report({.what = Damage::What::Behind,
                .counter = gap.counter,
                .sequence = gap.first,
                .lastSequence = gap.last,
                .text = textOf({gap})});
    return {};
}

Expected<void, LedgerError> Reader::checkSchema()
{
    BALCAO_TRY(const QStringList differing, ledgerschema::differing(m_connection, ledgerschema::Which::All));
    for (const QString &name : differing)
        report({.what = Damage::What::Schema, .text = name});
    return {};
}

Expected<void, LedgerError> Reader::readErasures()
{
    BALCAO_TRY(
        LedgerRows query,
        m_connection.run(
            u"SELECT r.event, r.before, e.data FROM erasure r LEFT JOIN event e ON e.id = r.event AND e.kind = 'erased' ORDER BY r.event"_s));
    while (query->next()) {
        const qint64 before = query->value(1).toLongLong();
        const QJsonObject erasure = QJsonDocument::fromJson(query->value(2).toString().toUtf8()).object();
        const qint64 event = query->value(0).toLongLong();
        m_erasures.insert(event, before);
        // Believed only where an event tells of it too; whether the chain holds that event is seen when it is read.
        if (erasure.value("before"_L1).toInteger() == before)
            m_believed.append(
                {event, before, std::max(before, m_believed.isEmpty() ? 0 : m_believed.constLast().latest)});
    }
    return query.finish();
}

Expected<void, LedgerError> Reader::readSetAside()
{
    BALCAO_TRY(m_chain, EventChain::of(m_connection, m_idsHashedAfter));
    BALCAO_TRY(LedgerRows query, m_connection.run(u"SELECT id, hash FROM set_aside ORDER BY id"_s));
    while (query->next()) {
        m_setAside.insert(query->value(0).toLongLong(), query->value(1).toString());
        m_result.setAside.append(query->value(0).toLongLong());
    }
    return query.finish();
}

Expected<void, LedgerError> Reader::readProgress()
{
    if (m_connection.isPostgres())
        return {};
    BALCAO_TRY(LedgerRows query,
               m_connection.run(u"SELECT event, (SELECT coalesce(max(id), 0) FROM event) FROM search_progress"_s));
    const bool isThere = query->next();
    if (isThere && query->value(0).toLongLong() >= 0 && query->value(0).toLongLong() <= query->value(1).toLongLong())
        m_indexed = query->value(0).toLongLong();
    else
        report({.what = Damage::What::Search, .text = u"search_progress names no event"_s});
    return {};
}

Expected<void, LedgerError> Reader::readEvents()
{
    if (m_watch) {
        BALCAO_TRY(m_all, m_connection.number(u"SELECT 2 * count(*) FROM event"_s));
    }
    constexpr qint64 interval = 1000;
    Expected<void, LedgerError> watched;
    BALCAO_TRY(eventcolumns::readAll(m_connection, [&](const eventcolumns::Stored &stored) {
        look(stored);
        ++m_done;
        if (m_done % interval == 0)
            watched = goOn(m_watch, m_done, m_all);
        return watched.has_value();
    }));
    return watched;
}

Expected<void, LedgerError> Reader::reportForgedRecords()
{
    for (auto forged = m_erasures.cbegin(); forged != m_erasures.cend(); ++forged)
        report({.what = Damage::What::Personal, .event = forged.key()});
    for (auto forged = m_setAside.cbegin(); forged != m_setAside.cend(); ++forged)
        report({.what = Damage::What::Event, .event = forged.key()});
    return {};
}

void Reader::look(const eventcolumns::Stored &stored)
{
    ++m_result.events;
    const auto verdict = m_chain.add(stored);
    if (verdict == EventChain::Verdict::OutOfOrder)
        report(Damage::What::Sequence, stored);
    else if (!stored.isKnown() || verdict == EventChain::Verdict::Changed)
        report(Damage::What::Event, stored);
    else if (stored.isMalformed() && m_result.malformed.size() < mostDamages)
        m_result.malformed.append(stored.id);
    lookAtPersonal(stored);
    const auto ofShop = stored.ofShop();
    const auto *erased = ofShop ? std::get_if<shopevent::Erased>(&ofShop->what) : nullptr;
    if (erased && m_erasures.take(stored.id) != erased->before.toMSecsSinceEpoch())
        report(Damage::What::Personal, stored);
    const auto *aside = ofShop ? std::get_if<shopevent::SetAside>(&ofShop->what) : nullptr;
    if (aside && m_setAside.take(aside->event) != aside->hash)
        report(Damage::What::Event, stored);
}

void Reader::lookAtPersonal(const eventcolumns::Stored &stored)
{
    if (stored.isErased)
        return; // whether it may be is seen with the rest of its charge
    const bool fits = stored.personal.isEmpty()
                          ? stored.personalHash.isEmpty()
                          : eventhash::personalAsHashed(stored.personalHash, stored.salt, stored.personal).has_value();
    if (!fits)
        report(Damage::What::Personal, stored);
}

/** Whether an erasure that came behind @p event could take it: then nothing of the charge was younger than it says. */
bool Reader::isErased(const LedgerEvent &event, const QList<LedgerEvent> &charge) const
{
    const auto byEvent = [](qint64 id, const Erasure &erasure) { return id < erasure.event; };
    const auto byLatest = [](qint64 at, const Erasure &erasure) { return at < erasure.latest; };
    const qint64 at = event.at.toMSecsSinceEpoch();
    auto erasure = std::max(std::upper_bound(m_believed.begin(), m_believed.end(), event.id, byEvent),
                            std::upper_bound(m_believed.begin(), m_believed.end(), at, byLatest));
    return std::any_of(erasure, m_believed.end(), [&charge](const Erasure &some) {
        return std::all_of(charge.begin(), charge.end(), [&some](const LedgerEvent &one) {
            return one.id > some.event || one.at.toMSecsSinceEpoch() < some.before;
        });
    });
}

/** Personal data that is gone, and no erasure took it. */
void Reader::lookForLost(const QList<LedgerEvent> &events)
{
    QHash<QString, QList<LedgerEvent>> charges;
    for (const LedgerEvent &event : events) {
        if (event.isErased)
            charges.insert(event.attempt, {});
    }
    if (charges.isEmpty())
        return;
    for (const LedgerEvent &event : events) {
        if (const auto charge = charges.find(event.attempt); charge != charges.end())
            charge->append(event);
    }
    for (const LedgerEvent &event : events) {
        if (event.isErased && !isErased(event, charges.value(event.attempt)))
            report(Damage::What::PersonalMissing, event);
    }
}

Expected<void, LedgerError> Reader::compareCharges()
{
    const QString select = u"SELECT s.words, s.parts, %1 FROM charge c LEFT JOIN charge_search s ON s.id = c.id WHERE "
                           "c.id > ? AND c.id <= ? ORDER BY c.id"_s.arg(chargecolumns::names(u"c."_s));
    BALCAO_TRY(const auto owners, sharedtxid::ownersOf(m_connection));
    for (qint64 last = 0;;) {
        BALCAO_TRY(auto batch, ledgerprojection::next(m_connection, last, owners));
        const bool isEnd = batch.last == 0;
        m_result.charges += batch.rows.size();
        lookForLost(batch.events);
        m_done += batch.events.size();
        BALCAO_TRY(goOn(m_watch, m_done, m_all));
        BALCAO_TRY(LedgerRows query,
                   m_connection.run(select, {last, isEnd ? std::numeric_limits<qint64>::max() : batch.last}));
        while (query->next()) {
            const QString words = query->value(0).toString();
            const QString parts = query->value(1).toString();
            const Charge row = chargecolumns::read(*query, 2);
            const Charge charge = batch.rows.take(row.attempt);
            if (!charge.hasSameFacts(row))
                report(Damage::What::Projection, row);
            m_index.add(words, parts);
            if (charge.lastEvent <= m_indexed && (words != searchWords(charge) || parts != searchParts(charge)))
                report(Damage::What::Search, row);
        }
        BALCAO_TRY(query.finish());
        for (const Charge &missing : std::as_const(batch.rows))
            report(Damage::What::Projection, missing);
        if (isEnd)
            return {};
        last = batch.last;
    }
}

Expected<void, LedgerError> Reader::checkIndex()
{
    BALCAO_TRY(const qint64 invented, m_connection.number(u"SELECT count(*) FROM charge_search s LEFT JOIN charge c ON "
                                                          "c.id = s.id WHERE c.id IS NULL"_s));
    if (invented > 0)
        report({.what = Damage::What::Search, .text = u"%1 charges that there are not"_s.arg(invented)});
    if (m_connection.isPostgres())
        return {};
    BALCAO_TRY(const QStringList tables, m_index.differing(m_connection));
    for (const QString &table : tables)
        report({.what = Damage::What::Search, .text = table});
    return {};
}

} // namespace

Expected<Verification, LedgerError> verify(LedgerStore &store, const LedgerWatch &watch)
{
    const QList<Anchor> anchors = store.anchors().all();
    // One moment of the ledger: what is sold meanwhile is not its damage.
    const auto snapshot = LedgerTransaction::beginReading(store.connection());
    if (!snapshot && snapshot.error().kind != LedgerError::Kind::Damaged)
        return Unexpected<LedgerError>(snapshot.error());
    return Reader(store, anchors, watch).read();
}

Expected<Verification, LedgerError> verifyWithin(LedgerStore &store, const LedgerWatch &watch)
{
    return Reader(store, store.anchors().all(), watch).read();
}

Expected<void, LedgerError> requireWhole(const Expected<Verification, LedgerError> &found, QLatin1StringView where)
{
    BALCAO_TRY(const Verification verified, found);
    if (verified.isWhole())
        return {};
    const Damage &damage = verified.damages.constFirst();
    return ledgerFailure(LedgerError::Kind::Damaged,
                         u"%1: event %2 %3"_s.arg(where).arg(damage.event).arg(damage.text).trimmed());
}

} // namespace balcao::ledger
