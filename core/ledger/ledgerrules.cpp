// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerrules.h"

#include "core/charge/providerstatus.h"

using namespace Qt::StringLiterals;

namespace balcao::ledgerrules
{

namespace
{

using Kind = LedgerError::Kind;

bool hasEnded(const Charge &row, const QDateTime &now, bool isOwn)
{
    switch (row.state) {
    case Charge::State::NotSent:
    case Charge::State::Refused:
    case Charge::State::Unknown:
    case Charge::State::Absent:
        return true;
    case Charge::State::Written:
    case Charge::State::Out:
        return row.isAbandoned(now, isOwn);
    case Charge::State::Created:
        return false;
    }
    Q_UNREACHABLE();
}

/** Taken in by its txid, and the provider never said a word of it. */
bool isImported(const Charge &row)
{
    return row.state == Charge::State::Created && row.amount.isZero() && row.status.isEmpty();
}

/** That it is there was a person's word, and a person may take it back: not after money was seen, by whomever. */
bool mayReopen(const Charge &row, const QDateTime &now, bool isOwn)
{
    return row.state == Charge::State::Created && !row.settledBy.isEmpty() && !row.receivedAt.isValid() &&
           row.standing != ChargeStatus::Paid && row.standing != ChargeStatus::Refunded &&
           (!row.isCorrecting() || row.isAbandoned(now, isOwn));
}

/** Somebody may have found meanwhile that the attempt is the charge of another txid. */
bool isOf(const EventDraft &draft, const Charge &row)
{
    return draft.txid.isEmpty() || draft.txid == row.txid;
}

bool maySettle(const Charge &row, bool found, const QDateTime &now, bool isOwn)
{
    if (row.state == Charge::State::Unknown || (isImported(row) && !found))
        return true;
    if (row.state == Charge::State::Absent)
        return found; // it was there after all
    return row.state == Charge::State::Out && row.isAbandoned(now, isOwn);
}

} // namespace

Expected<void, LedgerError> check(const EventDraft &draft, const Charge &row, const QDateTime &now, bool isOwn)
{
    using State = Charge::State;
    const bool isOpenAttempt = row.state == State::Written || row.state == State::Out;
    switch (draft.kind) {
    case EventKind::AttemptWritten:
        if (row.id != 0 && !hasEnded(row, now, isOwn))
            return ledgerFailure(Kind::LiveAttempt);
        break;
    case EventKind::FirstByteOut: {
        // Somebody has ended or replaced it meanwhile: then it does not leave any more.
        const bool mayLeave = draft.correction == 0
                                  ? row.state == State::Written && row.replacedBy.isEmpty()
                                  : row.correction == Charge::Correction::Asked && row.corrections == draft.correction;
        if (!mayLeave)
            return ledgerFailure(Kind::Overtaken);
        break;
    }
    case EventKind::NotSent:
    case EventKind::Refused:
    case EventKind::Unknown:
        // A charge that is known to exist does not become doubtful again by somebody's late guess.
        if (!isOpenAttempt)
            return ledgerFailure(Kind::NotAllowed);
        break;
    case EventKind::Created:
        // The provider's own word comes before that of a person who looked for it.
        if (row.state == State::Created && !mayReopen(row, now, isOwn))
            return ledgerFailure(Kind::NotAllowed);
        break;
    case EventKind::StatusRead:
        // What was asked before a correction says nothing about the charge after it.
        if (row.isCorrecting() || draft.correction != row.corrections || row.state != State::Created ||
            !isOf(draft, row))
            return ledgerFailure(Kind::Overtaken);
        break;
    case EventKind::CorrectionDone:
    case EventKind::CorrectionNotSent:
    case EventKind::CorrectionRefused:
    case EventKind::CorrectionUnknown:
        if (row.state != State::Created || !isOf(draft, row))
            return ledgerFailure(Kind::Overtaken);
        break;
    case EventKind::DifferenceAccepted: {
        const qint64 told = row.told ? row.told->centavos() : -1;
        if (draft.data.value("told"_L1).toInteger(told) != told || row.state != State::Created || row.isCorrecting() ||
            !isOf(draft, row))
            return ledgerFailure(Kind::Overtaken);
        break;
    }
    case EventKind::CorrectionAsked:
        if (draft.correction != row.corrections + 1 || (row.isCorrecting() && !row.isAbandoned(now, isOwn)))
            return ledgerFailure(Kind::Overtaken);
        if (row.state != State::Created || row.receivedAt.isValid() ||
            !ProviderStatus::fromWire(row.status).allowsCorrection())
            return ledgerFailure(Kind::NotAllowed);
        if (!isOf(draft, row))
            return ledgerFailure(Kind::Overtaken);
        break;
    case EventKind::Settled: {
        const bool isReopening = draft.data.contains("reopened"_L1);
        if (isReopening ? !mayReopen(row, now, isOwn)
                        : !maySettle(row, draft.data.value("found"_L1).toBool(), now, isOwn))
            return ledgerFailure(Kind::NotAllowed, key(row.standing));
        if (isReopening && draft.data.value("reopened"_L1).toString() != row.txid)
            return ledgerFailure(Kind::Overtaken);
        break;
    }
    case EventKind::ReceivedByHand:
        if (!row.canBeReceived())
            return ledgerFailure(Kind::NotAllowed, key(row.standing));
        if (!isOf(draft, row))
            return ledgerFailure(Kind::Overtaken);
        break;
    default:
        break;
    }
    return {};
}

} // namespace balcao::ledgerrules
