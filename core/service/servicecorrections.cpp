// SPDX-License-Identifier: MIT
// ChargeService's updates of a charge that exists: reading, correcting, accepting a difference.
#include "core/service/chargeservice.h"
#include "core/service/recordevents.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Update = ChargeRecord::Update;

Update restingState(const ChargeRecord &record)
{
    return record.doubtful ? Update::CorrectionUnknown : Update::None;
}

} // namespace

bool ChargeService::isFree(const ChargeRecord &record) const
{
    return record.state == ChargeRecord::State::Created && record.answer && record.update != Update::Reading &&
           record.update != Update::Correcting && !record.isBusyElsewhere && !m_busy.contains(record.number);
}

bool ChargeService::refresh(int number)
{
    const auto found = m_records.find(number);
    if (found == m_records.end() || !isFree(found->second))
        return false;
    ChargeRecord &record = found->second;
    record.update = Update::Reading;
    record.error.reset();
    m_busy.insert(number);
    setContact(ProviderContact::Kind::Talking);
    const Money expected = record.doubtful ? record.doubtful->amount.value_or(record.amount) : record.amount;
    ProviderCall *call = m_client.update({.txid = record.txid(), .amount = {}, .customer = {}},
                                         expected.isZero() ? std::nullopt : std::optional(expected));
    keepReply(call, number, 0, u"status"_s);
    connect(call, &ProviderCall::finished, this, [this, call, number, corrections = record.correctionsAsked] {
        readFinished(number, corrections, call->result());
    });
    Q_EMIT recordChanged(number);
    return true;
}

void ChargeService::readFinished(int number, int corrections, const ProviderCall::Result &result)
{
    noteContact(result);
    ChargeRecord &record = m_records.at(number);
    if (!result) {
        // Nothing was asked to change: that the answer did not come leaves the charge as it was.
        release(number);
        record.update = restingState(record);
        record.error = result.error();
        Q_EMIT recordChanged(number);
        return;
    }
    EventDraft draft = draftFor(EventKind::StatusRead, number);
    // The corrections that it knew of: if another counter asked for one since, it says nothing any more.
    draft.correction = corrections;
    const Money told = result->charge.amount.value_or(record.amount);
    recordevents::putAnswer(draft, *result, told);
    recordOutcome(number, draft, [this, number] {
        release(number);
        ChargeRecord &read = m_records.at(number);
        read.update = restingState(read);
        QMetaObject::invokeMethod(
            this, [this, number] { settleDoubt(number); }, Qt::QueuedConnection);
    });
}

void ChargeService::settleDoubt(int number)
{
    const ChargeRecord &record = m_records.at(number);
    if (!record.doubtful || !record.doubtful->amount || !record.answer || m_busy.contains(number))
        return;
    // A read cannot prove that a correction was not made (it may still arrive), but the new amount proves that it was.
    const Money corrected = *record.doubtful->amount;
    if (record.answer->charge.amount != corrected || corrected == record.amount)
        return;
    EventDraft draft = draftFor(EventKind::CorrectionDone, number);
    draft.correction = record.correctionsAsked;
    draft.amount = corrected;
    recordevents::putAnswer(draft, *record.answer, corrected);
    draft.data.insert("revision"_L1, record.revision + 1);
    draft.data.insert("reason"_L1, record.doubtful->reason);
    if (record.doubtful->customer)
        recordevents::putCustomer(draft.personal, *record.doubtful->customer);
    recordOutcome(number, draft);
}

bool ChargeService::requestCodeAgain(int number)
{
    const ChargeRecord *known = record(number);
    if (!known)
        return false;
    return correct(number, {.amount = known->amount.isZero() ? std::nullopt : std::optional(known->amount),
                            .customer = known->customer,
                            .reason = {},
                            .operatorName = {}});
}

bool ChargeService::correct(int number, const Correction &correction)
{
    const auto found = m_records.find(number);
    if (found == m_records.end() || !isFree(found->second) || !found->second.answer->charge.status.allowsCorrection() ||
        found->second.received)
        return false;
    ChargeRecord &record = found->second;
    // From here on the old code is off the screen.
    record.update = Update::Correcting;
    record.asked = correction;
    record.error.reset();
    m_busy.insert(number);

    EventDraft draft = draftFor(EventKind::CorrectionAsked, number);
    draft.correction = record.correctionsAsked + 1;
    draft.amount = correction.amount;
    if (!correction.operatorName.isEmpty())
        draft.operatorName = correction.operatorName;
    draft.data = {{"before"_L1, record.amount.centavos()},
                  {"reason"_L1, correction.reason},
                  {"limit_ms"_L1, static_cast<qint64>(m_client.account().exchangeTimeout.count())},
                  {"unit"_L1, recordevents::unitName(m_client.account().amountUnit)}};
    if (record.customer) {
        QJsonObject before;
        recordevents::putCustomer(before, *record.customer);
        draft.personal.insert("before"_L1, before);
    }
    if (correction.customer)
        recordevents::putCustomer(draft.personal, *correction.customer);
    m_ledger.append(draft, this, [this, number, correction](const auto &written) {
        correctionWritten(number, correction, written);
    });
    Q_EMIT recordChanged(number);
    return true;
}

void ChargeService::correctionWritten(int number, const Correction &correction,
                                      const Expected<LedgerEvent, LedgerError> &written)
{
    ChargeRecord &record = m_records.at(number);
    if (!written) {
        m_missed.insert(number);
        release(number);
        record.asked.reset();
        record.update = restingState(record);
        record.ledgerError = written.error();
        const LedgerError::Kind kind = written.error().kind;
        if (kind == LedgerError::Kind::NoAnswer || kind == LedgerError::Kind::ConnectionLost) {
            // It may stand in the ledger all the same: then it is told that nothing left.
            EventDraft draft = draftFor(EventKind::CorrectionNotSent, number);
            draft.correction = record.correctionsAsked + 1;
            draft.data = {{"cause"_L1, key(ProviderError::Cause::NotRecorded)},
                          {"doubt"_L1, record.doubtful.has_value()}};
            m_ledger.appendWithRetry(draft);
        }
        Q_EMIT recordChanged(number);
        Q_EMIT refused(number, written.error());
        return;
    }
    take(number, *written);
    setContact(ProviderContact::Kind::Talking);
    const int correctionNumber = written->correction;
    const std::optional<Money> expected = record.amount.isZero() ? std::nullopt : std::optional(record.amount);
    ProviderCall *call =
        m_client.update({.txid = record.txid(), .amount = correction.amount, .customer = correction.customer}, expected,
                        markBeforeFirstByte(number, correctionNumber));
    keepReply(call, number, correctionNumber, u"correction"_s);
    connect(call, &ProviderCall::finished, this, [this, call, number, correctionNumber, correction] {
        correctionFinished(number, correctionNumber, correction, call->result());
    });
}

void ChargeService::correctionFinished(int number, int correctionNumber, const Correction &correction,
                                       const ProviderCall::Result &result)
{
    noteContact(result);
    const ChargeRecord &record = m_records.at(number);
    EventDraft draft =
        draftFor(result ? EventKind::CorrectionDone : recordevents::endOfCorrection(result.error()), number);
    draft.correction = correctionNumber;
    draft.amount = correction.amount ? correction.amount : draft.amount;
    if (!correction.operatorName.isEmpty())
        draft.operatorName = correction.operatorName;
    if (result) {
        const bool changes = (correction.amount && *correction.amount != record.amount) ||
                             (correction.customer && correction.customer != record.customer);
        const Money checked = correction.amount.value_or(result->charge.amount.value_or(record.amount));
        recordevents::putAnswer(draft, *result, checked);
        draft.data.insert("revision"_L1, record.revision + (changes || record.doubtful ? 1 : 0));
        draft.data.insert("reason"_L1, correction.reason);
        if (const auto &customer = correction.customer ? correction.customer : record.customer)
            recordevents::putCustomer(draft.personal, *customer);
    } else {
        recordevents::putError(draft, result.error());
        draft.data.insert("doubt"_L1, record.doubtful.has_value());
    }
    recordOutcome(number, draft, [this, number] { release(number); });
}

bool ChargeService::acceptDifference(int number)
{
    const ChargeRecord *known = record(number);
    if (!known || !canAcceptDifference(*known) || m_busy.contains(number))
        return false;
    EventDraft draft = draftFor(EventKind::DifferenceAccepted, number);
    // What the person saw; another answer that came since is another difference.
    if (known->answer->charge.amount)
        draft.data.insert("told"_L1, known->answer->charge.amount->centavos());
    tryRecord(number, draft);
    return true;
}

} // namespace balcao
