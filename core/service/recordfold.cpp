// SPDX-License-Identifier: MIT
// What events make of a record.
#include "core/service/recordevents.h"

#include "core/ledger/charge.h"

using namespace Qt::StringLiterals;

namespace balcao::recordevents
{

namespace
{

using State = ChargeRecord::State;
using Update = ChargeRecord::Update;

void takeAttempt(ChargeRecord &record, const LedgerEvent &event)
{
    record.attemptId = event.attempt;
    record.sale = event.sale;
    record.replaces = event.replaces;
    record.counter = event.counter;
    record.operatorName = event.operatorName;
    record.dayNumber = event.data.value("number"_L1).toInt();
    record.amount = event.amount.value_or(Money());
    record.customer = customerOf(event.personal);
    record.pressedAt = event.at;
    record.state = State::Connecting;
    if (event.data.value("adopted"_L1).toBool()) {
        record.state = State::Created;
        record.answer = ProviderAnswer{};
        record.answer->charge.txid = event.txid;
    }
}

void takeAnswer(ChargeRecord &record, const LedgerEvent &event)
{
    record.state = State::Created;
    record.error.reset();
    record.answer = answerOf(event);
    const std::optional<Money> told = record.answer->charge.amount;
    if (told && !record.amount.isZero() && *told != record.amount &&
        !record.answer->warnings.contains(ReplyWarning::AmountMismatch))
        record.answer->warnings.append(ReplyWarning::AmountMismatch);
    record.answeredAt = event.at;
    record.differenceAccepted = false;
}

Correction correctionOf(const LedgerEvent &event)
{
    return {.amount = event.amount,
            .customer = customerOf(event.personal),
            .reason = event.data.value("reason"_L1).toString(),
            .operatorName = event.operatorName};
}

/** The end of a correction; one that somebody has followed up already says nothing any more. */
void takeCorrectionEnd(ChargeRecord &record, const LedgerEvent &event)
{
    if (event.correction != record.correctionsAsked)
        return;
    record.isBusyElsewhere = false;
    if (event.kind == EventKind::CorrectionDone) {
        record.amount = event.amount.value_or(record.amount);
        takeAnswer(record, event);
        const int revision = event.data.value("revision"_L1).toInt(record.revision);
        if (revision > record.revision)
            record.corrections.append(event.data.value("reason"_L1).toString());
        record.revision = revision;
        if (auto customer = customerOf(event.personal))
            record.customer = std::move(customer);
        record.asked.reset();
        record.doubtful.reset();
        record.update = Update::None;
        return;
    }
    record.error = errorOf(event);
    if (event.kind == EventKind::CorrectionUnknown)
        record.doubtful = record.asked;
    record.asked.reset();
    // A correction that did nothing leaves an older doubt as it was.
    record.update = record.doubtful ? Update::CorrectionUnknown : Update::None;
}

/** The txid that a person gave was the wrong one: it is as unknown as before. */
void takeReopening(ChargeRecord &record, const LedgerEvent &event)
{
    record.state = State::Unknown;
    record.error = record.doubt.value_or(programEnded(ProviderError::Outcome::Unknown));
    record.answer.reset();
    record.answeredAt = {};
    record.differenceAccepted = false;
    record.settledBy.clear();
    record.amount = event.amount.value_or(record.amount);
    if (auto customer = customerOf(event.personal))
        record.customer = std::move(customer);
    // Whatever a correction did, it was done to another charge.
    record.update = Update::None;
    record.asked.reset();
    record.doubtful.reset();
    record.shownRevision = 0;
}

void takeSettlement(ChargeRecord &record, const LedgerEvent &event)
{
    if (event.data.contains("reopened"_L1)) {
        takeReopening(record, event);
        return;
    }
    if (record.state == State::Sent)
        record.doubt = programEnded(ProviderError::Outcome::Unknown);
    else if (record.state == State::Unknown)
        record.doubt = record.error;
    record.settledBy = event.operatorName;
    record.error.reset();
    if (!event.data.value("found"_L1).toBool()) {
        record.state = State::Absent;
        return;
    }
    record.state = State::Created;
    // It is there; what the provider says of it has to be asked for.
    record.answer = ProviderAnswer{};
    record.answer->charge.txid = event.txid;
    record.answer->warnings = {ReplyWarning::CodeMissing};
    record.answeredAt = {};
    record.differenceAccepted = false;
}

} // namespace

void apply(ChargeRecord &record, const LedgerEvent &event)
{
    record.lastEvent = event.id;
    record.isErased = record.isErased || event.isErased;
    switch (event.kind) {
    case EventKind::AttemptWritten:
        takeAttempt(record, event);
        break;
    case EventKind::FirstByteOut:
        if (event.correction > 0)
            break;
        if (record.state == State::Connecting)
            record.state = State::Sent;
        record.sentAt = event.at;
        break;
    case EventKind::Created:
        record.settledBy.clear(); // the provider's own word came after all
        record.endedAt = event.at;
        takeAnswer(record, event);
        break;
    case EventKind::StatusRead:
        takeAnswer(record, event);
        break;
    case EventKind::NotSent:
    case EventKind::Refused:
    case EventKind::Unknown:
        record.error = errorOf(event);
        record.endedAt = event.at;
        record.state = event.kind == EventKind::NotSent   ? State::NotSent
                       : event.kind == EventKind::Refused ? State::Refused
                                                          : State::Unknown;
        break;
    case EventKind::CorrectionAsked:
        record.correctionsAsked = event.correction;
        record.asked = correctionOf(event);
        record.update = Update::Correcting;
        record.error.reset();
        break;
    case EventKind::CorrectionDone:
    case EventKind::CorrectionNotSent:
    case EventKind::CorrectionRefused:
    case EventKind::CorrectionUnknown:
        takeCorrectionEnd(record, event);
        break;
    case EventKind::DifferenceAccepted:
        record.differenceAccepted = true;
        break;
    case EventKind::ReceivedByHand:
        record.received = ChargeRecord::Received{
            .at = event.at, .by = event.operatorName, .reference = event.data.value("reference"_L1).toString()};
        break;
    case EventKind::Settled:
        takeSettlement(record, event);
        break;
    case EventKind::Shown:
        record.shownRevision = event.data.value("revision"_L1).toInt();
        break;
    case EventKind::ReplyReceived:
    case EventKind::Note:
    case EventKind::Printed:
    case EventKind::Erased:
        break;
    }
}

ChargeRecord loaded(const QList<LedgerEvent> &events, const QDateTime &now, bool isOwnCounter)
{
    ChargeRecord record;
    QDateTime openSince;
    int limitMs = 0;
    bool isCorrectionOut = false;
    for (const LedgerEvent &event : events) {
        if (event.kind == EventKind::AttemptWritten || event.kind == EventKind::CorrectionAsked) {
            limitMs = event.data.value("limit_ms"_L1).toInt();
            isCorrectionOut = false;
        }
        if (event.kind == EventKind::FirstByteOut && event.correction > 0)
            isCorrectionOut = true;
        apply(record, event);
        openSince = event.at;
    }
    const bool isPast = hasTimedOut(openSince, limitMs, now, isOwnCounter);
    // An open end tells by itself how it ended: what was not marked as out never left, what was is unknown.
    if (record.state == State::Connecting && isPast) {
        record.state = State::NotSent;
        record.error = programEnded(ProviderError::Outcome::NotSent);
    } else if (record.state == State::Sent && isPast) {
        record.state = State::Unknown;
        record.error = programEnded(ProviderError::Outcome::Unknown);
    } else if (record.update == Update::Correcting) {
        record.isBusyElsewhere = !isPast;
        if (isPast && isCorrectionOut)
            record.doubtful = record.asked;
        if (isPast)
            record.update = record.doubtful ? Update::CorrectionUnknown : Update::None;
    }
    return record;
}

} // namespace balcao::recordevents
