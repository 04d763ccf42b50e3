// SPDX-License-Identifier: MIT
#include "core/ledger/sharedtxid.h"

#include "core/charge/charge.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace balcao::sharedtxid
{

namespace
{

/** It lives under the txid, and is more than a charge that was taken in. */
bool livesUnder(const Charge &charge, const QString &txid)
{
    const bool isOwn =
        !charge.isImported || !charge.amount.isZero() || charge.correction != Charge::CorrectionState::None;
    return charge.state == Charge::State::Created && charge.txid == txid && isOwn;
}

void setOwner(LedgerEvent &event, const QString &owner)
{
    auto *created = std::get_if<event::Created>(&event.what);
    if (created && created->sharedWith.isEmpty())
        created->sharedWith = owner;
}

} // namespace

Expected<Owners, LedgerError> ownersOf(LedgerConnection &connection)
{
    BALCAO_TRY(auto events,
               eventcolumns::list(connection,
                                  u"e.attempt IN (SELECT attempt FROM event WHERE txid IN (SELECT txid FROM event "
                                  "WHERE txid <> '' AND kind IN ('attempt', 'created', 'settled') GROUP BY txid HAVING "
                                  "min(attempt) <> max(attempt)))"_s,
                                  {}));
    Owners owners;
    // By their ids: the oldest attempt is the owner.
    std::map<qint64, Charge> charges;
    QHash<QString, qint64> ids;
    for (LedgerEvent &event : events) {
        const Charge before = charges[ids.value(event.attempt)];
        const auto isOwner = [&event](const auto &known) {
            return known.second.attempt != event.attempt && livesUnder(known.second, event.txid);
        };
        const auto owner = std::find_if(charges.begin(), charges.end(), isOwner);
        // Of one that lives under it already the ledger has judged anew itself.
        const bool isFirst = event.kind() == EventKind::Created && !livesUnder(before, event.txid);
        if (isFirst && owner != charges.end()) {
            owners.insert(event.id, owner->second.attempt);
            setOwner(event, owner->second.attempt);
        }
        if (event.kind() == EventKind::AttemptWritten)
            ids.insert(event.attempt, event.id);
        Charge &charge = charges[ids.value(event.attempt)];
        charge = fold(std::move(charge), event);
    }
    return owners;
}

void complete(QList<LedgerEvent> &events, const Owners &owners)
{
    if (owners.isEmpty())
        return;
    for (LedgerEvent &event : events)
        setOwner(event, owners.value(event.id));
}

void complete(QList<LedgerEvent> &events, const QString &owner)
{
    const auto isAnswer = [](const LedgerEvent &event) { return event.kind() == EventKind::Created; };
    const auto newest = std::find_if(events.rbegin(), events.rend(), isAnswer);
    if (newest != events.rend())
        setOwner(*newest, owner);
}

} // namespace balcao::sharedtxid
