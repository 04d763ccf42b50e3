// SPDX-License-Identifier: MIT
// LedgerStore's closings: what came since the one before, read from the projection, and of what that one had counted from its events.
#include "core/closing/closing.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/ledger/queries/closingqueries.h"
#include "core/values/utc.h"

#include <QHash>

#include <limits>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = LedgerError::Kind;

/** What a person does, as events: of what follows from it nobody is asked again. */
const QString deeds =
    u"'correction_asked', 'difference_accepted', 'report_accepted', 'receiver_accepted', 'received', "
    "'receipt_taken_back', 'settled', 'contested', 'contest_ended', 'settings_changed', 'operator_added', 'pin_set', "
    "'badge_set', 'operator_disabled', 'pins_switched', 'calibration_begun', 'day_closed', 'erased'"_s;

/** Whoever may write to a database may have written any: nothing behind its own event is counted, and no number counts on for ever. */
std::optional<MadeClosing> madeBy(const ShopEvent &event, qint64 id)
{
    constexpr int mostClosings = 999'999'999;
    MadeClosing made{.closing = std::get<DayClosing>(event.what),
                     .operatorName = event.operatorName,
                     .authorisedBy = event.authorisedBy,
                     .hash = event.hash};
    made.closing.until = qBound(qint64(0), made.closing.until, id);
    made.closing.figures.hours.removeIf(
        [](const ClosingFigures::Hour &hour) { return hour.hour < 0 || hour.hour > 23; });
    return made.closing.number > 0 && made.closing.number < mostClosings ? std::optional(made) : std::nullopt;
}

/** Of the query's current row. */
std::optional<MadeClosing> madeBy(const QSqlQuery &row)
{
    const eventcolumns::Stored stored = eventcolumns::read(row);
    const auto event = stored.ofShop();
    return event ? madeBy(*event, stored.id) : std::nullopt;
}

/** Reads what a closing is made of: what came behind the event @p since. With @p isFirstOfRules the closing before was made by
 *  rules 0: everything that those counted otherwise is read too, and compared with what they said.
 */
class Reading
{
public:
    Reading(LedgerStore &store, qint64 since, bool isFirstOfRules)
        : m_store(store)
        , m_connection(store.connection())
        , m_since(since)
        , m_isFirstOfRules(isFirstOfRules)
    {
    }

    [[nodiscard]] Expected<ClosingMaterial, LedgerError> material();

private:
    using Done = Expected<void, LedgerError>;

    [[nodiscard]] Done readUnits();
    [[nodiscard]] Done readPaidTimes();
    [[nodiscard]] Done readCorrections();
    [[nodiscard]] Done readApprovals();
    /** As the closing before had it; an empty one: it did not. */
    [[nodiscard]] Expected<ChargeFacts, LedgerError> before(const ChargeFacts &row) const;

    LedgerStore &m_store;
    LedgerConnection &m_connection;
    qint64 m_since;
    bool m_isFirstOfRules;
    ClosingMaterial m_material;
    QHash<QString, ChargeFacts> m_corrected;
};

Expected<ChargeFacts, LedgerError> Reading::before(const ChargeFacts &row) const
{
    if (row.id > m_since)
        return ChargeFacts();
    BALCAO_TRY(auto events, m_store.ask(EventsOfCharge{row.attempt}));
    events.removeIf([this](const LedgerEvent &event) { return event.id > m_since; });
    const Charge was = folded(events);
    const ChargeFacts &facts = was;
    return m_isFirstOfRules ? byEarlierRules(facts) : facts;
}

Reading::Done Reading::readUnits()
{
    // What has the txid of something that changed may stand for its payment now, or stood for it before.
    // One set: two under OR are looked through for each charge.
    QString changed =
        u"SELECT attempt FROM event WHERE id > ? AND attempt <> '' UNION SELECT attempt FROM charge WHERE "
        "txid IN (SELECT txid FROM charge WHERE txid <> '' GROUP BY txid HAVING count(*) > 1)"_s;
    if (m_isFirstOfRules)
        changed += u" UNION SELECT attempt FROM charge WHERE lower(provider_status) NOT IN ('', 'aguardando') AND "
                   u"status NOT IN ('paid', "
                   "'refunded', 'expired', 'cancelled')"_s;
    BALCAO_TRY(auto rows,
               chargecolumns::select(m_connection, u"attempt IN (%1) ORDER BY id"_s.arg(changed), {m_since}));
    QHash<QString, qsizetype> unitOf;
    for (ChargeFacts &row : rows) {
        BALCAO_TRY(ChargeFacts was, before(row));
        if (row.corrections > 0)
            m_corrected.insert(row.attempt, row);
        const qsizetype next = m_material.units.size();
        const qsizetype unit = row.txid.isEmpty() ? next : unitOf.value(row.txid, next);
        if (unit == next) {
            unitOf.insert(row.txid, unit);
            m_material.units.append(ClosingUnit());
        }
        m_material.units[unit].before.append(std::move(was));
        m_material.units[unit].after.append(std::move(row));
    }
    return {};
}

Reading::Done Reading::readPaidTimes()
{
    // What is written otherwise has the time of its last change.
    BALCAO_TRY(
        LedgerRows found,
        m_connection.run(u"SELECT attempt, min(at) FROM event WHERE id > ? AND kind IN ('created', "
                         "'correction_done', 'status_read') AND data %1 '%\"status\":\"paga\"%' GROUP BY attempt"_s.arg(
                             m_connection.likeOfAnyCase()),
                         {m_since}));
    while (found->next())
        m_material.paidAt.insert(found->value(0).toString(),
                                 QDateTime::fromMSecsSinceEpoch(found->value(1).toLongLong(), utcZone));
    return found.finish();
}

Reading::Done Reading::readCorrections()
{
    BALCAO_TRY(const auto events,
               eventcolumns::list(m_connection,
                                  u"e.kind IN ('correction_asked', 'correction_done') AND e.attempt IN (SELECT attempt "
                                  "FROM event WHERE kind = 'correction_done' AND id > ?)"_s,
                                  {m_since}));
    QHash<std::pair<QString, int>, LedgerEvent> asked;
    for (const LedgerEvent &event : events) {
        if (event.kind() == EventKind::CorrectionAsked) {
            asked.insert({event.attempt, event.correction}, event);
            continue;
        }
        const LedgerEvent question = asked.value({event.attempt, event.correction});
        const auto *what = std::get_if<event::CorrectionAsked>(&question.what);
        const ChargeFacts charge = m_corrected.value(event.attempt);
        if (event.id <= m_since || !what || charge.id == 0)
            continue;
        const Money before = what->amountBefore.value_or(Money());
        const Money after = event.amount.value_or(before);
        const bool isSame = before == after && (what->customer.isEmpty() || what->customer == what->customerBefore);
        // It was asked for its code alone.
        if (isSame && what->reason.isEmpty())
            continue;
        m_material.corrections.append({.charge = ClosingFigures::Named::of(charge),
                                       .at = event.at,
                                       .before = before,
                                       .after = after,
                                       .reason = what->reason,
                                       .operatorName = question.operatorName,
                                       .authorisedBy = question.authorisedBy});
    }
    return {};
}

Reading::Done Reading::readApprovals()
{
    BALCAO_TRY(m_material.approvals,
               m_connection.list(
                   // One erasure is as many events as it took transactions, all of one moment.
                   u"SELECT authorised_by, count(DISTINCT coalesce(-before, id)) FROM event LEFT JOIN erasure ON "
                   "event = id WHERE id > ? AND authorised_by <> '' AND kind IN (%1) GROUP BY authorised_by ORDER BY "
                   "authorised_by"_s.arg(deeds),
                   {m_since}, [](const QSqlQuery &query) {
                       return ClosingFigures::Approval{.authorisedBy = query.value(0).toString(),
                                                       .count = query.value(1).toInt()};
                   }));
    return {};
}

Expected<ClosingMaterial, LedgerError> Reading::material()
{
    BALCAO_TRY(readUnits());
    BALCAO_TRY(readPaidTimes());
    BALCAO_TRY(readCorrections());
    BALCAO_TRY(readApprovals());
    BALCAO_TRY(const auto open,
               chargecolumns::select(m_connection,
                                     u"to_check = 1 OR status = 'under_way' OR contested_on > 0 ORDER BY id"_s, {}));
    for (const ChargeFacts &charge : open)
        m_material.open.append(charge);
    m_material.now = m_store.options().clock.nowUtc();
    m_material.own = m_store.options().own();
    return std::move(m_material);
}

/** In the transaction of the caller. */
Expected<DayClosing, LedgerError> closingOfAll(LedgerStore &store, const ClosingTerms &terms)
{
    BALCAO_TRY(const auto earlier, store.ask(MadeClosings{1}));
    const DayClosing *const last = earlier.isEmpty() ? nullptr : &earlier.constFirst().closing;
    DayClosing closing{.rules = 1};
    closing.number = last ? last->number + 1 : 1;
    BALCAO_TRY(closing.until, store.newestEvent());
    const bool isFirstOfRules = last && last->rules == 0;
    BALCAO_TRY(ClosingMaterial material, Reading(store, last ? last->until : 0, isFirstOfRules).material());
    if (last)
        material.from = last->figures.to;
    closing.day = businessDay(material.now, terms.dayEndsAfter);
    closing.figures = closingOf(material);
    BALCAO_TRY(const Operators people, store.shopOperators());
    closing.figures.isWithoutPins = !people.areAsked();
    closing.figures.isWithoutKeyring = terms.isWithoutKeyring;
    closing.figures.counted = terms.counted;
    return closing;
}

} // namespace

Expected<QList<MadeClosing>, LedgerError> MadeClosings::run(LedgerStore &store) const
{
    BALCAO_TRY(LedgerRows found,
               store.connection().run(eventcolumns::select() +
                                          u" WHERE e.attempt = '' AND e.kind = 'day_closed' ORDER BY e.id DESC"_s,
                                      {}));
    QList<MadeClosing> made;
    while (made.size() < limit && found->next()) {
        if (auto one = madeBy(*found))
            made.append(*std::move(one));
    }
    BALCAO_TRY(found.finish());
    return made;
}

Expected<MadeClosing, LedgerError> FindClosing::run(LedgerStore &store) const
{
    // Charges have numbers too: what comes near is read, and looked at.
    BALCAO_TRY(LedgerRows found,
               store.connection().run(eventcolumns::select() + u" WHERE e.attempt = '' AND e.kind = 'day_closed' AND "
                                                               "e.data LIKE ? ORDER BY e.id DESC"_s,
                                      {u"%\"number\":%1,%"_s.arg(number)}));
    std::optional<MadeClosing> made;
    while (!made && found->next()) {
        made = madeBy(*found);
        if (made && made->closing.number != number)
            made.reset();
    }
    BALCAO_TRY(found.finish());
    return made ? Expected<MadeClosing, LedgerError>(*std::move(made)) : ledgerFailure(Kind::NotFound);
}

Expected<DayClosing, LedgerError> RunningClosing::run(LedgerStore &store) const
{
    BALCAO_TRY(auto transaction, LedgerTransaction::beginReading(store.connection()));
    BALCAO_TRY(const auto closing, closingOfAll(store, terms));
    BALCAO_TRY(transaction.commit());
    return closing;
}

Expected<MadeClosing, LedgerError> LedgerStore::closeDay(const ClosingTerms &terms, ShopEvent event,
                                                         const OperatorIds &by)
{
    // Reckoned before the other counters have to wait; once more where one of them has written meanwhile.
    BALCAO_TRY(DayClosing closing, ask(RunningClosing{terms}));
    m_newest.reset();
    BALCAO_TRY(auto transaction, LedgerTransaction::begin(*m_connection));
    BALCAO_TRY(const Operators people, shopOperators());
    if (!people.mayAct(Act::CloseDay, by.who, by.authoriser))
        return ledgerFailure(Kind::NotPermitted, key(Act::CloseDay));
    BALCAO_TRY(const qint64 newest, newestEvent());
    if (newest != closing.until) {
        BALCAO_TRY(closing, closingOfAll(*this, terms));
    }
    event.what = std::move(closing);
    BALCAO_TRY(const ShopEvent written, appendOfShop(std::move(event)));
    BALCAO_TRY(transaction.commit());
    committed();
    return *madeBy(written, std::numeric_limits<qint64>::max());
}

} // namespace balcao
