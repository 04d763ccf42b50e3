// SPDX-License-Identifier: MIT
#include "core/charge/charge.h"

#include "core/brcode/placesbeside.h"
#include "core/charge/chargerules.h"
#include "core/charge/standing.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using State = Charge::State;
using CorrectionState = Charge::CorrectionState;
using Kind = ProviderStatus::Kind;

void setCustomer(Charge &charge, const CustomerText &customer)
{
    if (customer.isEmpty())
        return;
    charge.name = customer.name;
    charge.phone = customer.phone;
    charge.email = customer.email;
    charge.taxId = customer.taxId;
}

/** What was said of a txid that a person gave or took back. */
void forgetAnswer(Charge &charge)
{
    charge.txid.clear();
    charge.providerStatus.clear();
    charge.reportedAmount.reset();
    charge.reportedAt = {};
    charge.doubts = {};
    charge.sharedWith.clear();
    charge.laterWord.clear();
    charge.differenceAccepted = false;
    charge.reportAccepted = false;
    charge.arrivedLate = false;
    charge.expiresAt = {};
    charge.code.clear();
    charge.answer.reset();
    charge.answeredAt = {};
    charge.isAnswerLate = false;
    charge.paidAt = {};
}

void forgetReceipt(Charge &charge)
{
    charge.receivedAt = {};
    charge.receivedBy.clear();
    charge.receivedAmount.reset();
    charge.receivedReference.clear();
}

/** It was another attempt all the time, and what is known of it is told there. Its txid stays: it may be taken back. */
void keepOnlyTxid(Charge &charge)
{
    const QString txid = charge.txid;
    forgetAnswer(charge);
    charge.txid = txid;
    forgetReceipt(charge);
    charge.contestedOn = charge.contestedUntil = 0;
}

/** It is there by a person's word; what the provider says of it has to be asked for. */
void beginUnread(Charge &charge, const QString &txid)
{
    forgetAnswer(charge);
    charge.state = State::Created;
    charge.txid = txid;
    charge.doubts = Doubt::NeverRead;
    charge.answer = ProviderAnswer{};
    charge.answer->charge.txid = txid;
}

/** It is made, or what it did was done to another charge, or to none. */
void endCorrection(Charge &charge)
{
    charge.correction = CorrectionState::None;
    charge.asked.reset();
    charge.doubtful.reset();
}

class Fold
{
public:
    Fold(Charge &charge, const ChargeEvent &event)
        : m_charge(charge)
        , m_event(event)
    {
    }

    void operator()(const event::AttemptWritten &attempt) const;
    void operator()(const event::FirstByteOut &) const;
    void operator()(const event::ReplyReceived &) const {}
    void operator()(const event::Created &created) const;
    void operator()(const event::AttemptEnded &ended) const;
    void operator()(const event::CorrectionAsked &asked) const;
    void operator()(const event::CorrectionDone &done) const;
    void operator()(const event::CorrectionEnded &ended) const;
    void operator()(const event::StatusRead &read) const;
    void operator()(const event::DifferenceAccepted &) const { m_charge.differenceAccepted = true; }
    void operator()(const event::ReportAccepted &accepted) const;
    void operator()(const event::ReceiverAccepted &) const { m_charge.doubts.setFlag(Doubt::OtherReceiver, false); }
    void operator()(const event::ReceivedByHand &received) const;
    void operator()(const event::ReceiptTakenBack &taken) const;
    void operator()(const event::Settled &settled) const;
    void operator()(const event::Contested &contested) const
    {
        m_charge.contestedOn = dayNumber(contested.on);
        m_charge.contestedUntil = dayNumber(contested.until);
    }
    void operator()(const event::ContestEnded &) const { m_charge.contestedOn = m_charge.contestedUntil = 0; }
    void operator()(const event::Shown &shown) const
    {
        m_charge.shownRevisions.at(static_cast<std::size_t>(shown.place)) = shown.revision;
    }

private:
    void takeAnswer(const ProviderAnswer &answer) const;
    [[nodiscard]] bool isOfNewestCorrection() const { return m_event.correction == m_charge.corrections; }

    Charge &m_charge;
    const ChargeEvent &m_event;
};

void Fold::operator()(const event::AttemptWritten &attempt) const
{
    if (m_charge.id != 0 && m_event.replaces == m_charge.attempt) {
        m_charge.replacedBy = m_event.attempt;
        return;
    }
    m_charge.id = m_event.id;
    m_charge.attempt = m_event.attempt;
    m_charge.sale = m_event.sale;
    m_charge.replaces = m_event.replaces;
    m_charge.counter = m_event.counter;
    m_charge.operatorName = m_event.operatorName;
    m_charge.number = attempt.number;
    m_charge.day = attempt.day;
    m_charge.limitMs = static_cast<int>(attempt.limit.count());
    m_charge.createdAt = m_event.at;
    m_charge.amount = m_event.amount.value_or(Money());
    m_charge.provider = attempt.provider;
    m_charge.isImported = attempt.isImported;
    setCustomer(m_charge, attempt.customer);
    m_charge.mark = attempt.mark;
    if (attempt.isImported)
        beginUnread(m_charge, m_event.txid);
}

void Fold::operator()(const event::FirstByteOut &) const
{
    if (m_event.correction > 0 && isOfNewestCorrection()) {
        m_charge.correction = CorrectionState::Out;
    } else if (m_event.correction == 0) {
        if (m_charge.state == State::Written)
            m_charge.state = State::Out;
        m_charge.sentAt = m_event.at;
    }
}

void Fold::takeAnswer(const ProviderAnswer &answer) const
{
    m_charge.state = State::Created;
    if (!m_event.txid.isEmpty())
        m_charge.txid = m_event.txid;
    m_charge.error.reset();
    m_charge.answeredAt = m_event.at;
    m_charge.isAnswerLate = false;
    const QString word = answer.charge.status.asReceived();
    const Kind known = ProviderStatus::fromWire(m_charge.providerStatus).kind();
    const Kind said = answer.charge.status.kind();
    const bool isMoney = ProviderStatus::isMoney(said);
    if ((ProviderStatus::isMoney(known) && !isMoney) || (known == Kind::Refunded && said == Kind::Paid)) {
        // Money that was seen is not unseen: the answer before it stands, and a person looks.
        const bool isJudged = m_charge.reportAccepted && !word.isEmpty() && m_charge.laterWord == word;
        m_charge.doubts.setFlag(Doubt::StatusWentBack, !isJudged);
        m_charge.reportAccepted = isJudged;
        m_charge.laterWord = word;
        return;
    }
    if (said == Kind::Paid && known != Kind::Paid)
        m_charge.paidAt = m_event.at;
    const QString code = answer.charge.copyAndPaste;
    // A payment reported again without its amount is of the amount that was reported before.
    const bool isRepeated = said == Kind::Paid && known == Kind::Paid && !answer.charge.amount &&
                            !answer.warnings.contains(ReplyWarning::AmountInvalid);
    const std::optional<Money> reported = isRepeated ? m_charge.reportedAmount : answer.charge.amount;
    // Money may have gone by the code before, and an answer without a code says nothing of whom it pays.
    const bool isAcceptedSince = !code.isEmpty() && code == m_charge.code && !answer.otherThan;
    const Doubts kept = (isMoney || code.isEmpty()) && !isAcceptedSince
                            ? Doubts(Doubt::TxidShared) | Doubt::OtherReceiver
                            : Doubts(Doubt::TxidShared);
    const QDateTime deadline = answer.charge.expiresAt.moment.value_or(QDateTime());
    const bool isSameDifference = reported == m_charge.reportedAmount && code == m_charge.code;
    m_charge.differenceAccepted = m_charge.differenceAccepted && isSameDifference;
    m_charge.reportAccepted = m_charge.reportAccepted && said == known && reported == m_charge.reportedAmount;
    m_charge.laterWord.clear();
    m_charge.arrivedLate = m_charge.arrivedLate && deadline == m_charge.expiresAt;
    m_charge.providerStatus = word;
    m_charge.reportedAmount = reported;
    m_charge.reportedAt = answer.charge.updatedAt.moment.value_or(QDateTime());
    m_charge.expiresAt = deadline;
    m_charge.code = code;
    m_charge.doubts = standing::doubtsOf(answer, m_charge.amount) | (m_charge.doubts & kept);
    m_charge.answer = answer;
}

void Fold::operator()(const event::Created &created) const
{
    m_charge.settledBy.clear(); // the provider's own word came after all
    if (m_event.txid != m_charge.txid)
        endCorrection(m_charge);
    m_charge.endedAt = m_event.at;
    m_charge.sharedWith = created.sharedWith;
    m_charge.doubts.setFlag(Doubt::TxidShared, !created.sharedWith.isEmpty());
    // What was corrected since asks for another amount than its code was made for.
    const bool isOfAnotherAmount =
        !created.checked.isZero() && !m_charge.amount.isZero() && created.checked != m_charge.amount;
    ProviderAnswer answer = created.answer;
    if (isOfAnotherAmount && answer.code.isVerified())
        answer.code = checkCode(answer.charge.copyAndPaste, m_charge.amount);
    takeAnswer(answer);
    if (isOfAnotherAmount)
        m_charge.doubts |= Doubt::AmountDiffers;
    m_charge.arrivedLate = created.answer.warnings.contains(ReplyWarning::AlreadyExpired);
}

void Fold::operator()(const event::AttemptEnded &ended) const
{
    m_charge.error = ended.error;
    m_charge.endedAt = m_event.at;
    const bool isRefused = ended.error.outcome == ProviderError::Outcome::Refused;
    const bool isNotSent = ended.error.outcome == ProviderError::Outcome::NotSent;
    m_charge.state = isNotSent ? State::NotSent : isRefused ? State::Refused : State::Unknown;
}

void Fold::operator()(const event::CorrectionAsked &asked) const
{
    m_charge.corrections = m_event.correction;
    m_charge.correction = CorrectionState::Asked;
    m_charge.limitMs = static_cast<int>(asked.limit.count());
    m_charge.error.reset();
    m_charge.asked =
        Charge::AskedCorrection{{.amount = m_event.amount, .customer = asked.customer.parsed(), .reason = asked.reason},
                                m_event.operatorName,
                                m_event.authorisedBy};
}

void Fold::operator()(const event::CorrectionDone &done) const
{
    // The late end of a correction that somebody has followed up already says nothing any more.
    if (!isOfNewestCorrection())
        return;
    const Money before = m_charge.amount;
    const Money amount = m_event.amount.value_or(before);
    m_charge.differenceAccepted = m_charge.differenceAccepted && amount == before;
    m_charge.reportAccepted = m_charge.reportAccepted && amount == before;
    m_charge.amount = amount;
    takeAnswer(done.answer);
    setCustomer(m_charge, done.customer);
    if (done.revision > m_charge.revision) {
        m_charge.reasons.append(done.reason);
        m_charge.corrected = Charge::Corrected{
            .at = m_event.at, .counter = m_event.counter, .operatorName = m_event.operatorName, .before = before};
    }
    m_charge.revision = done.revision;
    endCorrection(m_charge);
}

void Fold::operator()(const event::CorrectionEnded &ended) const
{
    if (!isOfNewestCorrection())
        return;
    const bool isUnknown = ended.error.outcome == ProviderError::Outcome::Unknown;
    // An older doubt is not settled by a later correction that did nothing.
    m_charge.correction = isUnknown || ended.leavesDoubt ? CorrectionState::Unknown : CorrectionState::None;
    if (ended.mayBePaid)
        m_charge.doubts |= Doubt::MayBePaid;
    m_charge.error = ended.error;
    if (isUnknown)
        m_charge.doubtful = m_charge.asked;
    m_charge.asked.reset();
}

void Fold::operator()(const event::StatusRead &read) const
{
    const bool isLate = isOutOfDate(m_charge, m_event);
    takeAnswer(read.answer);
    m_charge.isAnswerLate = isLate;
}

void Fold::operator()(const event::ReportAccepted &accepted) const
{
    // One acceptance ends one discrepancy: who accepts a status has not accepted an amount.
    m_charge.reportAccepted = !m_charge.doubts.testFlag(Doubt::StatusWentBack);
    if (m_charge.reportAccepted)
        return;
    // The last status is right, and the payment that was reported before it is none.
    const Kind said = accepted.status.kind();
    m_charge.providerStatus = accepted.status.asReceived();
    m_charge.laterWord.clear();
    m_charge.doubts.setFlag(Doubt::StatusWentBack, false);
    m_charge.doubts.setFlag(Doubt::CodeMissing, standing::lacksCode(said, m_charge.code));
    if (m_charge.answer)
        m_charge.answer->charge.status = accepted.status;
    m_charge.paidAt = said == Kind::Paid ? m_event.at : QDateTime();
}

void Fold::operator()(const event::ReceivedByHand &received) const
{
    // Who sees the money on the account answers what the provider left open.
    const bool isPaid = ProviderStatus::fromWire(m_charge.providerStatus).kind() == Kind::Paid;
    m_charge.reportAccepted = m_charge.reportAccepted || (isPaid && m_charge.doubts.testFlag(Doubt::StatusWentBack));
    m_charge.doubts &= ~(Doubts(Doubt::StatusWentBack) | Doubt::MayBePaid);
    m_charge.receivedAt = m_event.at;
    m_charge.receivedBy = m_event.operatorName;
    m_charge.receivedAmount = m_event.amount;
    m_charge.receivedReference = received.reference;
}

void Fold::operator()(const event::ReceiptTakenBack &taken) const
{
    forgetReceipt(m_charge);
    m_charge.doubts |= taken.doubts;
    m_charge.reportAccepted = taken.isReportAccepted;
}

void Fold::operator()(const event::Settled &settled) const
{
    using Finding = event::Settled::Finding;
    const ProviderError ended{.cause = ProviderError::Cause::ProgramEnded};
    m_charge.sameAs = settled.sameAs;
    if (settled.finding != Finding::Found)
        endCorrection(m_charge);
    if (settled.finding == Finding::Reopened) {
        forgetAnswer(m_charge);
        m_charge.settledBy.clear();
        m_charge.state = State::Unknown;
        m_charge.amount = m_event.amount.value_or(m_charge.amount);
        setCustomer(m_charge, settled.customer);
        m_charge.shownRevisions = {};
        m_charge.error = m_charge.unknownBecause.value_or(ended);
        return;
    }
    if (m_charge.state == State::Unknown || m_charge.state == State::Out)
        m_charge.unknownBecause = m_charge.error.value_or(ended);
    m_charge.error.reset();
    m_charge.settledBy = m_event.operatorName;
    if (settled.finding == Finding::Found) {
        beginUnread(m_charge, m_event.txid);
        return;
    }
    m_charge.doubts.setFlag(Doubt::MayBePaid, false);
    m_charge.state = State::Absent;
    if (!settled.sameAs.isEmpty())
        keepOnlyTxid(m_charge);
}

} // namespace

QStringList Charge::foreignPlaces() const
{
    const auto found = otherReceiver();
    const bool isExpected = found && answer->otherThan->isSameAs(*found);
    return isExpected ? balcao::foreignPlaces(*answer->code.code, provider) : QStringList();
}

Charge fold(Charge charge, const ChargeEvent &event)
{
    // Without its attempt there is no charge: the header makes it.
    if (!event.isMalformed || event.kind() == EventKind::AttemptWritten)
        std::visit(Fold(charge, event), event.what);
    charge.lastEvent = event.id;
    // An attempt that replaces it is no news of itself: what has timed out is not under way again.
    if (event.attempt == charge.attempt) {
        // What came behind an erasure is there to be erased again.
        charge.isErased = event.isErased || (charge.isErased && !event.isPersonal);
        charge.changedAt = event.at;
        charge.changedBy = event.counter == charge.counter ? QString() : event.counter;
        if (isChange(event.kind()))
            charge.lastChange = event.id;
        if (event.isMalformed)
            charge.doubts |= Doubt::EventUnreadable;
    }
    standing::derive(charge);
    return charge;
}

} // namespace balcao
