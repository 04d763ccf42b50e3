// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargeevent.h"
#include "core/operators/shopevent.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>

/** What an event says, as JSON and back: the only place that knows the ledger's keys. What an earlier version wrote is read. */
namespace balcao::eventcodec
{

/** The looks of events, by the name of each kind: {"data": shape, "personal": shape}. A shape is an object {"always": {name: shape, …},
 *  "perhaps": {…}}, a list [shape], the most digits of a number ("10"), "flag" or "text". A database compares what is added: a change
 *  makes a new version of the ledger.
 */
[[nodiscard]] QJsonObject shapes();
[[nodiscard]] QString shapesAsText();

struct Stored {
    QJsonObject data;
    /** A customer's data and whatever may hold it: blanked by an erasure. */
    QJsonObject personal;
};

/** Makes every text what each database gives back of it (storableText()), before it is hashed and after it is read. */
void normalize(EventHeader &header);
/** The @p header is normalized already. */
void normalize(event::Payload &what, const EventHeader &header);
void normalize(shopevent::Payload &what);

/** Whether an event of that kind can say this. Earlier programs left fields of a charge's events out; they are not missed. */
[[nodiscard]] bool isWellFormed(EventKind kind, const Stored &stored);
[[nodiscard]] bool isWellFormed(const shopevent::Payload &empty, const Stored &stored);

[[nodiscard]] Stored encode(event::Payload what);
[[nodiscard]] Stored encode(shopevent::Payload what);
[[nodiscard]] QJsonObject encode(const Receiver &receiver);
[[nodiscard]] QJsonObject encode(const ReplyForms &forms);
/** The @p header is read already; its amount and txid belong to what some events say. */
[[nodiscard]] event::Payload decode(EventKind kind, const Stored &stored, const EventHeader &header);
/** What an event like @p empty says. */
[[nodiscard]] shopevent::Payload decode(shopevent::Payload empty, const Stored &stored);

} // namespace balcao::eventcodec
