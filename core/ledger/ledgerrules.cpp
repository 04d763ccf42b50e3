// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerrules.h"

#include "core/charge/chargerules.h"
#include "core/charge/endtoend.h"
#include "core/values/ids.h"

namespace balcao::ledgerrules
{

namespace
{

using Kind = LedgerError::Kind;
using State = Charge::State;
using Answer = Expected<void, LedgerError>;

Answer overtakenIf(bool isOvertaken)
{
    return isOvertaken ? ledgerFailure(Kind::Overtaken) : Answer();
}

Answer allowed(const Permission &permission)
{
    return permission ? Answer() : ledgerFailure(Kind::NotAllowed, key(permission.error()));
}

/** What an event needs of the charge that it belongs to. */
class Check
{
public:
    Check(const ChargeEvent &event, const Charge &charge, const Situation &situation)
        : m_event(event)
        , m_charge(charge)
        , m_situation(situation)
    {
    }

    Answer operator()(const event::AttemptWritten &) const
    {
        const bool isFree = m_charge.id == 0 || mayReplace(m_charge, m_situation);
        return isFree ? Answer() : ledgerFailure(Kind::LiveAttempt);
    }
    Answer operator()(const event::FirstByteOut &) const
    {
        // Somebody has ended or replaced it meanwhile: then it does not leave any more.
        if (m_event.correction == 0)
            return overtakenIf(!mayCancel(m_charge) || !m_charge.replacedBy.isEmpty());
        return overtakenIf(m_charge.correction != Charge::CorrectionState::Asked || !isNewestCorrection());
    }
    Answer operator()(const event::ReplyReceived &) const { return {}; }
    Answer operator()(const event::Created &) const { return allowed(mayTakeCreated(m_charge)); }
    Answer operator()(const event::AttemptEnded &) const
    {
        // A charge that is known to exist does not become doubtful again by somebody's late guess.
        const bool isOpen = m_charge.state == State::Written || m_charge.state == State::Out;
        return isOpen ? Answer() : ledgerFailure(Kind::NotAllowed, key(Obstacle::NotUnknown));
    }
    Answer operator()(const event::CorrectionAsked &) const
    {
        const Permission permission = mayCorrect(m_charge, m_situation);
        if (!permission && permission.error() != Obstacle::CorrectionOpen)
            return allowed(permission);
        return overtakenIf(!permission || m_event.correction != m_charge.corrections + 1 || !isOfTxid());
    }
    Answer operator()(const event::CorrectionDone &) const { return endOfCorrection(); }
    Answer operator()(const event::CorrectionEnded &) const { return endOfCorrection(); }
    Answer operator()(const event::StatusRead &) const
    {
        // What was asked before a correction, a settlement or another reading says nothing about the charge after it.
        return overtakenIf(m_charge.state != State::Created || isOvertaken(m_charge, m_event) || !isOfTxid());
    }
    Answer operator()(const event::DifferenceAccepted &accepted) const
    {
        if (accepted.reportedAmount != m_charge.reportedAmount || !isOfTxid())
            return ledgerFailure(Kind::Overtaken);
        return allowed(mayAcceptDifference(m_charge));
    }
    Answer operator()(const event::ReportAccepted &accepted) const
    {
        const bool isWhatWasSeen =
            accepted.status.asReceived() == lastWordOf(m_charge) && accepted.reportedAmount == m_charge.reportedAmount;
        if (!isWhatWasSeen || !isOfTxid())
            return ledgerFailure(Kind::Overtaken);
        return allowed(mayAcceptReport(m_charge, m_situation));
    }
    /** The rest the ledger's profile decides. */
    Answer operator()(const event::ReceiverAccepted &) const { return overtakenIf(!isOfTxid()); }
    Answer operator()(const event::ReceivedByHand &received) const
    {
        if (Answer answer = allowed(mayConfirmReceipt(m_charge, m_situation)); !answer)
            return answer;
        // With a word around it an id would be no id, and could stand on two receipts.
        if (paymentReference(received.reference) != received.reference)
            return allowed(no(Obstacle::ReferenceMisspelt));
        if (Answer answer = allowed(mayBePaidBy(received.reference, m_charge, m_situation)); !answer)
            return answer;
        if (Answer answer = allowed(mayReceive(m_charge, m_event.amount)); !answer)
            return answer;
        return overtakenIf(!isOfTxid());
    }
    Answer operator()(const event::ReceiptTakenBack &) const
    {
        if (Answer answer = allowed(mayTakeBackReceipt(m_charge, m_situation)); !answer)
            return answer;
        return overtakenIf(!isOfTxid());
    }
    Answer operator()(const event::Contested &) const { return allowed(mayContest(m_charge, m_situation)); }
    Answer operator()(const event::ContestEnded &) const { return allowed(mayEndContest(m_charge)); }
    Answer operator()(const event::Settled &settled) const
    {
        switch (settled.finding) {
        case event::Settled::Finding::Found:
            if (Answer answer = allowed(maySettleFound(m_charge, m_situation)); !answer)
                return answer;
            return allowed(maySettleUnder(m_charge, m_event.txid));
        case event::Settled::Finding::Absent:
            return allowed(maySettleAbsent(m_charge, m_situation));
        case event::Settled::Finding::Reopened:
            break;
        }
        if (Answer answer = allowed(mayReopen(m_charge, m_situation)); !answer)
            return answer;
        return overtakenIf(settled.wrongTxid != m_charge.txid);
    }
    Answer operator()(const event::Shown &) const { return {}; }

private:
    [[nodiscard]] bool isNewestCorrection() const { return m_event.correction == m_charge.corrections; }
    /** Somebody may have found meanwhile that the attempt is the charge of another txid. */
    [[nodiscard]] bool isOfTxid() const { return m_event.txid.isEmpty() || m_event.txid == m_charge.txid; }
    [[nodiscard]] Answer endOfCorrection() const
    {
        return overtakenIf(m_charge.state != State::Created || !isOfTxid());
    }

    const ChargeEvent &m_event;
    const Charge &m_charge;
    const Situation &m_situation;
};

} // namespace

Expected<void, LedgerError> check(const ChargeEvent &event, const Charge &charge, const Situation &situation)
{
    return std::visit(Check(event, charge, situation), event.what);
}

} // namespace balcao::ledgerrules
