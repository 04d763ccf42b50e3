// SPDX-License-Identifier: MIT
#include "core/desk/chargedesk.h"

#include <QRandomGenerator>

#include <cstdlib>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

QString newAttemptId()
{
    const quint32 bits = QRandomGenerator::global()->generate();
    return u"%1-%2"_s.arg(bits >> 16, 4, 16, QChar(u'0')).arg(bits & 0xff, 2, 16, QChar(u'0')).toUpper();
}

SaleRecord::State stateAfter(const ProviderError &error)
{
    switch (error.outcome) {
    case ProviderError::Outcome::NotSent:
        return SaleRecord::State::NotSent;
    case ProviderError::Outcome::Refused:
        return SaleRecord::State::Refused;
    case ProviderError::Outcome::Unknown:
        return SaleRecord::State::Unknown;
    }
    return SaleRecord::State::Unknown;
}

} // namespace

ChargeDesk::ChargeDesk(ProviderClient &client, Clock clock, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_clock(std::move(clock))
{
}

const SaleRecord *ChargeDesk::record(int number) const
{
    const auto found = m_records.find(number);
    return found == m_records.end() ? nullptr : &found->second;
}

QDateTime ChargeDesk::correctedNow() const
{
    return m_clock.nowUtc().addMSecs(m_clockOffset.count());
}

int ChargeDesk::create(const ChargeRequest &request)
{
    if (m_creating)
        return 0;
    const int number = static_cast<int>(m_records.size()) + 1;
    SaleRecord fresh{.number = number,
                     .attemptId = newAttemptId(),
                     .amount = request.amount,
                     .customer = request.customer,
                     .pressedAt = m_clock.nowUtc()};
    m_records.emplace(number, std::move(fresh));

    m_creating = m_client.create(request);
    setContact(ProviderContact::Kind::Talking);
    connect(m_creating, &ProviderCall::leaving, this, [this, number] {
        SaleRecord &record = m_records.at(number);
        record.state = SaleRecord::State::Sent;
        record.sentAt = m_clock.nowUtc();
        Q_EMIT recordChanged(number);
    });
    connect(m_creating, &ProviderCall::finished, this, [this, number] {
        const ProviderCall::Result result = m_creating->result();
        m_creating = nullptr;
        createFinished(number, result);
    });
    Q_EMIT recordChanged(number);
    return number;
}

bool ChargeDesk::cancel(int number)
{
    const SaleRecord *known = record(number);
    return known && known->state == SaleRecord::State::Connecting && m_creating && m_creating->cancel();
}

void ChargeDesk::createFinished(int number, const ProviderCall::Result &result)
{
    SaleRecord &record = m_records.at(number);
    record.endedAt = m_clock.nowUtc();
    if (result) {
        record.state = SaleRecord::State::Created;
        takeAnswer(record, *result);
    } else {
        record.state = stateAfter(result.error());
        record.error = result.error();
    }
    noteContact(result);
    Q_EMIT recordChanged(number);
}

bool ChargeDesk::refresh(int number)
{
    const auto found = m_records.find(number);
    if (found == m_records.end() || !found->second.answer)
        return false;
    return startUpdate(found->second, {.txid = found->second.answer->charge.txid, .amount = {}, .customer = {}}, {});
}

bool ChargeDesk::requestCodeAgain(int number)
{
    const SaleRecord *known = record(number);
    return known && correct(number, {.amount = known->amount, .customer = known->customer, .reason = QString()});
}

bool ChargeDesk::correct(int number, const Correction &correction)
{
    const auto found = m_records.find(number);
    if (found == m_records.end() || !found->second.answer || !found->second.answer->charge.status.allowsCorrection())
        return false;
    return startUpdate(
        found->second,
        {.txid = found->second.answer->charge.txid, .amount = correction.amount, .customer = correction.customer},
        correction);
}

bool ChargeDesk::startUpdate(SaleRecord &record, const UpdateRequest &request, std::optional<Correction> correction)
{
    if (record.state != SaleRecord::State::Created || record.update == SaleRecord::Update::Reading ||
        record.update == SaleRecord::Update::Correcting)
        return false;
    record.update = correction ? SaleRecord::Update::Correcting : SaleRecord::Update::Reading;
    record.error.reset();
    setContact(ProviderContact::Kind::Talking);

    const Money expected = record.doubtful ? record.doubtful->amount : record.amount;
    ProviderCall *call = m_client.update(request, expected);
    connect(call, &ProviderCall::finished, this,
            [this, call, number = record.number, correction = std::move(correction)] {
                updateFinished(number, call->result(), correction);
            });
    Q_EMIT recordChanged(record.number);
    return true;
}

void ChargeDesk::updateFinished(int number, const ProviderCall::Result &result,
                                const std::optional<Correction> &correction)
{
    SaleRecord &record = m_records.at(number);
    const bool wasInDoubt = record.doubtful.has_value();
    record.update = wasInDoubt ? SaleRecord::Update::CorrectionUnknown : SaleRecord::Update::None;
    if (!result) {
        record.error = result.error();
        if (correction && result.error().outcomeUnknown()) {
            record.update = SaleRecord::Update::CorrectionUnknown;
            record.doubtful = correction;
        }
    } else {
        if (correction) {
            const bool changes = correction->amount != record.amount || correction->customer != record.customer;
            record.amount = correction->amount;
            record.customer = correction->customer;
            if (changes || wasInDoubt) {
                ++record.revision;
                record.corrections.append(correction->reason);
            }
            record.doubtful.reset();
            record.update = SaleRecord::Update::None;
        }
        takeAnswer(record, *result);
        if (!correction)
            settleDoubt(record);
    }
    noteContact(result);
    Q_EMIT recordChanged(number);
}

void ChargeDesk::settleDoubt(SaleRecord &record)
{
    // A read cannot prove that a correction was not made (it may still arrive), but the new amount proves that it was.
    if (!record.doubtful || record.answer->charge.amount != record.doubtful->amount ||
        record.doubtful->amount == record.amount)
        return;
    record.amount = record.doubtful->amount;
    record.customer = record.doubtful->customer;
    record.corrections.append(record.doubtful->reason);
    ++record.revision;
    record.doubtful.reset();
    record.update = SaleRecord::Update::None;
}

void ChargeDesk::takeAnswer(SaleRecord &record, const ProviderAnswer &answer)
{
    record.error.reset();
    record.answer = answer;
    record.answeredAt = m_clock.nowUtc();
    record.differenceAccepted = false;
    if (answer.serverDate) {
        // The header has whole seconds and travels for a moment: only a difference that matters at a counter is a wrong clock.
        constexpr std::chrono::milliseconds tolerance{5000};
        const std::chrono::milliseconds difference{m_clock.nowUtc().msecsTo(*answer.serverDate)};
        m_clockOffset = std::chrono::abs(difference) > tolerance ? difference : std::chrono::milliseconds{0};
    }
}

bool ChargeDesk::acceptDifference(int number)
{
    const auto found = m_records.find(number);
    if (found == m_records.end() || !canAcceptDifference(found->second))
        return false;
    found->second.differenceAccepted = true;
    Q_EMIT recordChanged(number);
    return true;
}

void ChargeDesk::noteContact(const ProviderCall::Result &result)
{
    if (result) {
        setContact(ProviderContact::Kind::Answered);
        return;
    }
    const ProviderError &error = result.error();
    if (error.category == ProviderError::Category::Auth)
        setContact(ProviderContact::Kind::KeyRefused);
    else if (error.httpStatus != 0)
        setContact(ProviderContact::Kind::Answered);
    else if (error.cause == ProviderError::Cause::Cancelled)
        setContact(ProviderContact::Kind::NotTried);
    else if (error.outcome == ProviderError::Outcome::NotSent)
        setContact(ProviderContact::Kind::NotReached);
    else
        setContact(ProviderContact::Kind::NoAnswer);
}

void ChargeDesk::setContact(ProviderContact::Kind kind)
{
    m_contact = {.kind = kind, .since = m_clock.nowUtc()};
    Q_EMIT contactChanged();
}

bool canAcceptDifference(const SaleRecord &record)
{
    if (!record.answer || !record.answer->code.code || !record.answer->needsAttention())
        return false;
    const ProviderAnswer &answer = *record.answer;
    if (answer.warnings.contains(ReplyWarning::MethodNotPix) || answer.warnings.contains(ReplyWarning::AmountInvalid))
        return false;
    return answer.code.verdict == CodeCheck::Verdict::AmountDiffersIgnoredByBanks ||
           (answer.code.isVerified() && answer.warnings.contains(ReplyWarning::AmountMismatch));
}

bool mayShowCode(const SaleRecord &record)
{
    if (record.state != SaleRecord::State::Created || !record.answer)
        return false;
    if (record.update == SaleRecord::Update::Correcting || record.update == SaleRecord::Update::CorrectionUnknown)
        return false;
    const ProviderAnswer &answer = *record.answer;
    if (answer.charge.status.kind() != ChargeStatus::Kind::Waiting)
        return false;
    return !answer.needsAttention() || record.differenceAccepted;
}

bool isOverdue(const SaleRecord &record, const QDateTime &now)
{
    return record.answer && record.answer->charge.status.kind() == ChargeStatus::Kind::Waiting &&
           record.answer->charge.expiresAt.moment && *record.answer->charge.expiresAt.moment <= now;
}

} // namespace balcao
