// SPDX-License-Identifier: MIT
#include "core/ledger/charge.h"

#include "core/charge/providerstatus.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr std::array chargeStatusNames = {std::pair{ChargeStatus::Waiting, "waiting"_L1},
                                          std::pair{ChargeStatus::Paid, "paid"_L1},
                                          std::pair{ChargeStatus::ReceivedByHand, "received"_L1},
                                          std::pair{ChargeStatus::Expired, "expired"_L1},
                                          std::pair{ChargeStatus::Cancelled, "cancelled"_L1},
                                          std::pair{ChargeStatus::Refunded, "refunded"_L1},
                                          std::pair{ChargeStatus::Unknown, "unknown"_L1},
                                          std::pair{ChargeStatus::Attention, "attention"_L1},
                                          std::pair{ChargeStatus::NotSent, "not_sent"_L1},
                                          std::pair{ChargeStatus::Refused, "refused"_L1},
                                          std::pair{ChargeStatus::Absent, "absent"_L1}};

ChargeStatus standingOfCreated(const Charge &row)
{
    const ProviderStatus::Kind kind = ProviderStatus::fromWire(row.status).kind();
    if (kind == ProviderStatus::Kind::Refunded)
        return ChargeStatus::Refunded;
    if (kind == ProviderStatus::Kind::Paid)
        return ChargeStatus::Paid;
    if (row.receivedAt.isValid())
        return ChargeStatus::ReceivedByHand;
    // What a correction did is not known: whatever was told before it counts no more.
    if (row.correction == Charge::Correction::Unknown || row.correction == Charge::Correction::Out)
        return ChargeStatus::Unknown;
    switch (kind) {
    case ProviderStatus::Kind::Expired:
        return ChargeStatus::Expired;
    case ProviderStatus::Kind::Cancelled:
        return ChargeStatus::Cancelled;
    case ProviderStatus::Kind::Waiting:
        return row.needsAttention && !row.differenceAccepted ? ChargeStatus::Attention : ChargeStatus::Waiting;
    case ProviderStatus::Kind::Paid:
    case ProviderStatus::Kind::Refunded:
    case ProviderStatus::Kind::Other:
        break;
    }
    return ChargeStatus::Attention;
}

/** From what is written alone: an attempt whose first byte was not marked was not sent, one that was is unknown. */
ChargeStatus standingOf(const Charge &row)
{
    switch (row.state) {
    case Charge::State::Written:
    case Charge::State::NotSent:
        return row.receivedAt.isValid() ? ChargeStatus::ReceivedByHand : ChargeStatus::NotSent;
    case Charge::State::Out:
    case Charge::State::Unknown:
        return row.receivedAt.isValid() ? ChargeStatus::ReceivedByHand : ChargeStatus::Unknown;
    case Charge::State::Refused:
        return ChargeStatus::Refused;
    case Charge::State::Absent:
        return ChargeStatus::Absent;
    case Charge::State::Created:
        return standingOfCreated(row);
    }
    Q_UNREACHABLE();
}

void takeCustomer(Charge &row, const QJsonObject &personal)
{
    if (!personal.contains("tax_id"_L1))
        return;
    row.name = personal.value("name"_L1).toString();
    row.phone = personal.value("phone"_L1).toString();
    row.email = personal.value("email"_L1).toString();
    row.taxId = personal.value("tax_id"_L1).toString();
}

void takeAttempt(Charge &row, const LedgerEvent &event)
{
    row.id = event.id;
    row.attempt = event.attempt;
    row.sale = event.sale;
    row.replaces = event.replaces;
    row.counter = event.counter;
    row.operatorName = event.operatorName;
    row.number = event.data.value("number"_L1).toInt();
    row.day = event.data.value("day"_L1).toInt();
    row.limitMs = event.data.value("limit_ms"_L1).toInt();
    row.createdAt = event.at;
    row.amount = event.amount.value_or(Money());
    row.txid = event.txid;
    takeCustomer(row, event.personal);
    // Made elsewhere and taken into this ledger by its txid: it exists, and nothing else is known of it.
    if (event.data.value("adopted"_L1).toBool()) {
        row.state = Charge::State::Created;
        row.needsAttention = true;
    }
}

void takeAnswer(Charge &row, const LedgerEvent &event)
{
    row.state = Charge::State::Created;
    if (!event.txid.isEmpty())
        row.txid = event.txid;
    row.status = event.data.value("status"_L1).toString().remove(QChar(u'\0'));
    row.told.reset();
    if (event.data.contains("told"_L1))
        row.told = Money::fromCentavos(event.data.value("told"_L1).toInteger(-1));
    // Another amount than the one asked for is seen by a person first, whoever read it and when.
    const bool differs = row.told && !row.amount.isZero() && *row.told != row.amount;
    row.needsAttention = event.data.value("attention"_L1).toBool() || differs;
    row.differenceAccepted = false;
    row.expiresAt = {};
    if (event.data.contains("expires"_L1))
        row.expiresAt = QDateTime::fromMSecsSinceEpoch(event.data.value("expires"_L1).toInteger(), Qt::UTC);
    row.code = event.data.value("code"_L1).toString().remove(QChar(u'\0'));
}

void takeCorrection(Charge &row, const LedgerEvent &event)
{
    // The late end of a correction that somebody has already followed up changes nothing any more.
    if (event.kind != EventKind::CorrectionAsked && event.correction != row.corrections)
        return;
    switch (event.kind) {
    case EventKind::CorrectionAsked:
        row.corrections = event.correction;
        row.correction = Charge::Correction::Asked;
        row.limitMs = event.data.value("limit_ms"_L1).toInt();
        break;
    case EventKind::CorrectionDone:
        row.amount = event.amount.value_or(row.amount);
        takeAnswer(row, event);
        takeCustomer(row, event.personal);
        row.revision = event.data.value("revision"_L1).toInt(row.revision);
        row.correction = Charge::Correction::None;
        break;
    case EventKind::CorrectionUnknown:
        row.correction = Charge::Correction::Unknown;
        break;
    case EventKind::CorrectionNotSent:
    case EventKind::CorrectionRefused:
        // An older doubt is not settled by a later correction that did nothing.
        row.correction = event.data.value("doubt"_L1).toBool() ? Charge::Correction::Unknown : Charge::Correction::None;
        break;
    default:
        break;
    }
}

/** What was told of a txid that a person gave or took back. */
void forgetAnswer(Charge &row)
{
    row.txid.clear();
    row.status.clear();
    row.told.reset();
    row.needsAttention = false;
    row.differenceAccepted = false;
    row.expiresAt = {};
    row.code.clear();
}

void takeSettlement(Charge &row, const LedgerEvent &event)
{
    if (event.data.contains("reopened"_L1)) {
        forgetAnswer(row);
        row.settledBy.clear();
        row.state = Charge::State::Unknown;
        row.amount = event.amount.value_or(row.amount);
        takeCustomer(row, event.personal);
        // Whatever a correction did, it was done to another charge.
        row.correction = Charge::Correction::None;
        return;
    }
    row.settledBy = event.operatorName;
    if (!event.data.value("found"_L1).toBool()) {
        row.state = Charge::State::Absent;
        return;
    }
    forgetAnswer(row);
    row.state = Charge::State::Created;
    row.txid = event.txid;
    row.needsAttention = true;
}

} // namespace

QLatin1StringView key(ChargeStatus standing)
{
    for (const auto &[known, name] : chargeStatusNames) {
        if (known == standing)
            return name;
    }
    return {};
}

std::optional<ChargeStatus> chargeStatusNamed(QStringView name)
{
    for (const auto &[standing, known] : chargeStatusNames) {
        if (name == known)
            return standing;
    }
    return std::nullopt;
}

bool hasTimedOut(const QDateTime &since, int limitMs, const QDateTime &now, bool isOwnCounter)
{
    // A request ends by its own limit; the rest is for writing it down, and for clocks that disagree.
    constexpr qint64 graceMs = 10'000;
    constexpr qint64 clocksMs = 600'000;
    const qint64 age = since.msecsTo(now);
    // A clock that was set back proves nothing either way: what it wrote is not young for ever.
    return age > limitMs + (isOwnCounter ? graceMs : clocksMs) || age < -clocksMs;
}

bool Charge::isAbandoned(const QDateTime &now, bool isOwnCounter) const
{
    const bool isOpenAttempt = state == State::Written || state == State::Out;
    return (isOpenAttempt || isCorrecting()) && hasTimedOut(changedAt, limitMs, now, isOwnCounter);
}

Charge fold(Charge row, const LedgerEvent &event)
{
    switch (event.kind) {
    case EventKind::AttemptWritten:
        if (event.replaces == row.attempt && row.id != 0)
            row.replacedBy = event.attempt;
        else
            takeAttempt(row, event);
        break;
    case EventKind::FirstByteOut:
        if (event.correction > 0 && event.correction == row.corrections)
            row.correction = Charge::Correction::Out;
        else if (event.correction == 0 && row.state == Charge::State::Written)
            row.state = Charge::State::Out;
        break;
    case EventKind::Created:
        row.settledBy.clear(); // the provider's own word came after all
        takeAnswer(row, event);
        break;
    case EventKind::StatusRead:
        takeAnswer(row, event);
        break;
    case EventKind::NotSent:
        row.state = Charge::State::NotSent;
        break;
    case EventKind::Refused:
        row.state = Charge::State::Refused;
        break;
    case EventKind::Unknown:
        row.state = Charge::State::Unknown;
        break;
    case EventKind::CorrectionAsked:
    case EventKind::CorrectionDone:
    case EventKind::CorrectionNotSent:
    case EventKind::CorrectionRefused:
    case EventKind::CorrectionUnknown:
        takeCorrection(row, event);
        break;
    case EventKind::DifferenceAccepted:
        row.differenceAccepted = true;
        break;
    case EventKind::ReceivedByHand:
        row.receivedAt = event.at;
        row.receivedBy = event.operatorName;
        break;
    case EventKind::Settled:
        takeSettlement(row, event);
        break;
    case EventKind::ReplyReceived:
    case EventKind::Note:
    case EventKind::Printed:
    case EventKind::Shown:
    case EventKind::Erased:
        break;
    }
    row.lastEvent = event.id;
    row.changedAt = event.at;
    row.standing = standingOf(row);
    return row;
}

} // namespace balcao
