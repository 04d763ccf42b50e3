// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargeevent.h"
#include "core/charge/providerterms.h"
#include "core/values/ids.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>

namespace balcao
{

/** Ids of operators: who does something, and who allowed it. Empty: nobody who signed in. */
struct OperatorIds {
    QString who;
    QString authoriser;
};

/** An event before it is written. */
struct EventDraft : ChargeEvent {
    /** Names this very writing. */
    QString token = newToken();
    /** An earlier try may have been written although it seemed to fail: then it is not written again. */
    bool isRetry = false;
    /** Of an attempt: not written where a similar charge is. */
    bool unlessSimilar = false;
    /** Of an attempt by which the provider is calibrated: how it is spoken to. */
    std::optional<ProviderTerms> calibrates;
    /** Asked for where the ledger has operators; the names stand in the header. */
    OperatorIds by;
    /** The time by which the provider's clock is ahead of this counter's, as far as is known. */
    std::chrono::milliseconds providerAhead{0};

    [[nodiscard]] static QString newToken();
};

/** A charge's event as the ledger holds it; those of the shop: see ShopEvent. */
struct LedgerEvent : EventDraft {
    QByteArray hash;
    /** After its append: the charge's last event before this one; 0: it is the first. -1: not known. */
    qint64 before = -1;
};

/** A row of the ledger, of a charge or of the shop, but for the customer's part: what its hash is made of. */
struct EventRow : EventHeader {
    QString kind;
    /** What it says, as it is stored. */
    QByteArray data;
    /** Empty: there never was anything personal. */
    QByteArray personalHash;
    QString token;
    QByteArray hash;
};

namespace eventhash
{
/** SHA-256, hexadecimal, over salt and text of the personal fields. */
[[nodiscard]] QByteArray ofPersonal(const QByteArray &salt, const QByteArray &text);
/** SHA-256, hexadecimal, over the event before it at this counter and everything of this one but its own hash; its id only
 *  behind @p idsHashedAfter, where the ledger was of version 3 already; who allowed it only where somebody did.
 */
[[nodiscard]] QByteArray ofEvent(const QByteArray &previous, const EventRow &event, qint64 idsHashedAfter);

/** The text that @p hash was made of, nothing: it is not of this one. Earlier programs hashed texts that SQLite does not give back:
 *  a stored U+FFFD may stand for U+FFFE, U+FFFF or, at the end of a column, a lone surrogate; a byte order mark may be missing. Tries
 *  at most 31,000 texts.
 */
[[nodiscard]] std::optional<QByteArray> personalAsHashed(const QByteArray &hash, const QByteArray &salt,
                                                         const QByteArray &text);
/** The same of an event and its own hash. */
[[nodiscard]] std::optional<EventRow> asHashed(const QByteArray &previous, const EventRow &event,
                                               qint64 idsHashedAfter);
} // namespace eventhash

} // namespace balcao
