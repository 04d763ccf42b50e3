// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/money.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QLatin1StringView>
#include <QString>

#include <optional>

namespace balcao
{

/** What can happen to a charge. In parentheses what LedgerEvent::data holds besides the columns; [personal] in brackets. */
enum class EventKind {
    /** A press of the button; durable before a byte is sent. With a txid and (imported): a charge made elsewhere, taken in.
     *  (number, day, limit_ms, unit, imported) [name, phone, email, tax_id] */
    AttemptWritten,
    /** The first byte of a request's body is about to leave; correction is set when it is a correction's. */
    FirstByteOut,
    /** What came back, key removed, before it is read. (request, http, date) [body] */
    ReplyReceived,
    /** The provider made the charge. (answer, status, told, attention, expires, code) [customer] */
    Created,
    /** (cause, http, category, code) [messages]: the same for the next two, and for those of a correction. */
    NotSent,
    Refused,
    Unknown,
    /** amount is the new one; correction counts from 1. (before, reason) [before, name, phone, email, tax_id] */
    CorrectionAsked,
    /** As Created. [customer, name, phone, email, tax_id] */
    CorrectionDone,
    CorrectionNotSent,
    CorrectionRefused,
    CorrectionUnknown,
    /** As Created: what an update with only the txid brought. */
    StatusRead,
    /** A person saw that two amounts differ and shows the code all the same. (told) */
    DifferenceAccepted,
    /** An operator saw the payment in the bank's app. (reference, same_as) */
    ReceivedByHand,
    /** A manager settled an unknown attempt: with a txid it is there, without one it is not. (found; same_as: the attempt that
     *  turned out to be this charge, which was only taken in; reopened: the txid that was the wrong one, and the attempt is unknown
     *  again, with what it asked for) [name, phone, email, tax_id] */
    Settled,
    /** (text) */
    Note,
    /** (revision) */
    Printed,
    /** The code was on a screen for the first time. (revision) */
    Shown,
    /** Of the ledger, not of a charge: personal fields of charges older than that were blanked. (before, charges) */
    Erased
};

/** The word in the database: "attempt", "out", … */
[[nodiscard]] QLatin1StringView key(EventKind kind);
[[nodiscard]] std::optional<EventKind> eventKindNamed(QStringView name);

/** An event before it is written. */
struct EventDraft {
    EventKind kind = EventKind::Note;
    /** UUID of the attempt that the charge began with; empty only for Erased. */
    QString attempt;
    /** Only AttemptWritten: the sale it belongs to, and the attempt that it replaces (may be empty). */
    QString sale;
    QString replaces;
    /** Which correction of the charge, from 1; 0: none. */
    int correction = 0;
    QString txid;
    /** Who: the name of a person, not personal data of a customer. */
    QString operatorName;
    std::optional<Money> amount;
    QJsonObject data;
    /** A customer's data and whatever may hold it: blanked by an erasure. */
    QJsonObject personal;
    /** Names this very writing. */
    QString token = newToken();
    /** An earlier try may have been written although it seemed to fail: then it is not written again. */
    bool isRetry = false;

    [[nodiscard]] static QString newToken();
};

/** An event as the ledger holds it. */
struct LedgerEvent : EventDraft {
    /** Grows over the whole ledger, in the order of writing. */
    qint64 id = 0;
    QString counter;
    /** 1, 2, 3 … at this counter, whatever its clock does. */
    qint64 sequence = 0;
    /** UTC, to the millisecond, by the counter's clock. */
    QDateTime at;
    QByteArray hash;
    /** Empty: there never was anything personal. */
    QByteArray personalHash;
    bool isErased = false;
};

/** UUID whose first half is the time, so that newer ones sort behind older ones. */
[[nodiscard]] QString newAttemptId();
/** "8F3A-21": enough of an attempt's id to tell it over the telephone. */
[[nodiscard]] QString shortName(const QString &attemptId);

namespace eventhash
{
/** SHA-256, hexadecimal, over salt and text of the personal fields. */
[[nodiscard]] QByteArray ofPersonal(const QByteArray &salt, const QByteArray &text);
/** SHA-256, hexadecimal, over the event before it at this counter and everything of this one; its id only behind
 *  @p idsHashedAfter, where the ledger was of version 3 already. @p data is the stored text.
 */
[[nodiscard]] QByteArray ofEvent(const QByteArray &previous, const LedgerEvent &event, const QByteArray &data,
                                 qint64 idsHashedAfter);
} // namespace eventhash

} // namespace balcao
