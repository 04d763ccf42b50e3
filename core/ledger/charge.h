// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerevent.h"
#include "core/values/money.h"

#include <QDateTime>
#include <QLatin1StringView>
#include <QString>

#include <optional>

namespace balcao
{

/** Where a charge stands, for lists and filters: the provider's word, the shop's own knowledge, or doubt. */
enum class ChargeStatus {
    Waiting,
    /** By the provider's word. */
    Paid,
    /** By an operator's word: kept apart from Paid everywhere. */
    ReceivedByHand,
    Expired,
    Cancelled,
    Refunded,
    /** Nobody knows whether the provider made it, or what a correction did. */
    Unknown,
    /** It exists, but its code, amount or status needs a person. */
    Attention,
    NotSent,
    Refused,
    /** Settled by a person: the provider never made it. */
    Absent
};
[[nodiscard]] QLatin1StringView key(ChargeStatus standing);
[[nodiscard]] std::optional<ChargeStatus> chargeStatusNamed(QStringView name);

/** The state of one charge: a projection of its events, never written by hand, rebuilt from them at will. */
struct Charge {
    enum class State { Written, Out, NotSent, Refused, Unknown, Created, Absent };
    enum class Correction { None, Asked, Out, Unknown };

    /** Of the event that wrote the attempt: grows with time, the key of every page. 0: no row. */
    qint64 id = 0;
    QString attempt;
    QString sale;
    QString replaces;
    QString replacedBy;
    QString counter;
    QString operatorName;
    /** Counts a counter's attempts of one day, from 1. */
    int number = 0;
    /** The day by the counter's calendar: 20261121. */
    int day = 0;
    /** UTC. */
    QDateTime createdAt;
    QDateTime changedAt;
    /** How long the request of the last attempt or correction may take: before that an open one may still be under way. */
    int limitMs = 0;
    qint64 lastEvent = 0;

    State state = State::Written;
    Correction correction = Correction::None;
    /** How many were asked for. */
    int corrections = 0;
    /** 1 for create's code, one more for each correction made. */
    int revision = 1;
    ChargeStatus standing = ChargeStatus::NotSent;

    QString txid;
    /** The provider's word as received; empty: it said nothing yet. */
    QString status;
    /** What this shop asked for. */
    Money amount;
    /** What the provider told last. */
    std::optional<Money> told;
    bool needsAttention = false;
    bool differenceAccepted = false;
    /** Invalid: not told. */
    QDateTime expiresAt;
    QString code;
    /** Invalid: nobody did. */
    QDateTime receivedAt;
    QString receivedBy;
    QString settledBy;

    // Personal: empty after an erasure.
    QString name;
    /** National digits: "11987654321". */
    QString phone;
    QString email;
    /** Canonical: "52998224725". */
    QString taxId;
    bool isErased = false;

    /** The attempt or correction has no outcome, and its own time limit has passed. @p now is UTC. Another counter's clock may be
     *  minutes off: what is open there is given that much longer.
     */
    [[nodiscard]] bool isAbandoned(const QDateTime &now, bool isOwnCounter = true) const;
    /** A correction was asked for, and its end is not written. */
    [[nodiscard]] bool isCorrecting() const noexcept
    {
        return correction == Correction::Asked || correction == Correction::Out;
    }
    /** A person may say that the money came: it exists, and nobody has said so yet. */
    [[nodiscard]] bool canBeReceived() const noexcept
    {
        return state == State::Created && !isCorrecting() && standing != ChargeStatus::Paid &&
               standing != ChargeStatus::ReceivedByHand && standing != ChargeStatus::Refunded;
    }
    /** A person has to look: Unknown or Attention. */
    [[nodiscard]] bool isOpen() const noexcept
    {
        return standing == ChargeStatus::Unknown || standing == ChargeStatus::Attention;
    }

    bool operator==(const Charge &) const = default;
};

/** Whether something that began at @p since, and may take so long, is over by @p now, with or without its end being written. */
[[nodiscard]] bool hasTimedOut(const QDateTime &since, int limitMs, const QDateTime &now, bool isOwnCounter);

/** @p row after @p event; the first event of a charge makes the row. The only place that knows what events mean for a row. */
[[nodiscard]] Charge fold(Charge row, const LedgerEvent &event);

} // namespace balcao
