// SPDX-License-Identifier: MIT
#include "core/service/chargeservice.h"

#include "core/service/recordevents.h"

#include <QTimer>

#include <cstdlib>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** An event that failed so may be in the ledger all the same. */
bool mayBeWritten(const LedgerError &error)
{
    return error.kind == LedgerError::Kind::NoAnswer || error.kind == LedgerError::Kind::ConnectionLost;
}

ProviderError notSent(ProviderError::Cause cause)
{
    ProviderError error;
    error.outcome = ProviderError::Outcome::NotSent;
    error.cause = cause;
    return error;
}

} // namespace

ChargeService::ChargeService(ProviderClient &client, ChargeLedger &ledger, Clock clock, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_ledger(ledger)
    , m_clock(std::move(clock))
{
    connect(&m_ledger, &ChargeLedger::changed, this, &ChargeService::reload);
    connect(&m_ledger, &ChargeLedger::outageChanged, this, &ChargeService::ledgerOutageChanged);
    // What an earlier run left open is over when its own limit has passed: after a quick restart that is a little later.
    constexpr std::chrono::milliseconds grace{11'000};
    QTimer::singleShot(0, this, &ChargeService::recoverAbandoned);
    QTimer::singleShot(m_client.account().exchangeTimeout + grace, this, &ChargeService::recoverAbandoned);
}

ChargeService::~ChargeService() = default;

const ChargeRecord *ChargeService::record(int number) const
{
    const auto found = m_records.find(number);
    return found == m_records.end() ? nullptr : &found->second;
}

int ChargeService::numberOf(const QString &attempt) const
{
    for (const auto &[number, record] : m_records) {
        if (record.attemptId == attempt)
            return number;
    }
    return 0;
}

QDateTime ChargeService::correctedNow() const
{
    return m_clock.nowUtc().addMSecs(m_clockOffset.value_or(std::chrono::milliseconds{0}).count());
}

int ChargeService::addRecord(ChargeRecord record)
{
    record.number = static_cast<int>(m_records.size()) + 1;
    return m_records.emplace(record.number, std::move(record)).first->first;
}

EventDraft ChargeService::draftFor(EventKind kind, int number) const
{
    const ChargeRecord &record = m_records.at(number);
    EventDraft draft;
    draft.kind = kind;
    draft.attempt = record.attemptId;
    draft.txid = record.txid();
    draft.operatorName = m_ledger.identity().operatorName;
    if (!record.amount.isZero())
        draft.amount = record.amount;
    return draft;
}

void ChargeService::take(int number, const LedgerEvent &event)
{
    ChargeRecord &record = m_records.at(number);
    recordevents::apply(record, event);
    record.ledgerError.reset();
    Q_EMIT recordChanged(number);
}

void ChargeService::recordOutcome(int number, const EventDraft &draft, std::function<void()> then)
{
    if (m_ledger.outage()) {
        m_records.at(number).ledgerError = m_ledger.outage();
        Q_EMIT recordChanged(number);
    }
    m_ledger.appendWithRetry(draft, this, [this, number, then = std::move(then)](const auto &written) {
        if (then)
            then();
        if (written) {
            take(number, *written);
            return;
        }
        load(number, true); // the ledger knows better
        Q_EMIT recordChanged(number);
    });
}

void ChargeService::tryRecord(int number, const EventDraft &draft, std::function<void()> then)
{
    m_busy.insert(number);
    m_ledger.append(draft, this, [this, number, then = std::move(then)](const auto &written) {
        release(number);
        if (!written) {
            m_records.at(number).ledgerError.reset(); // told by refused()
            Q_EMIT refused(number, written.error());
            load(number, true);
            return;
        }
        take(number, *written);
        if (then)
            then();
    });
}

void ChargeService::ledgerOutageChanged()
{
    for (const int number : std::as_const(m_busy)) {
        m_records.at(number).ledgerError = m_ledger.outage();
        Q_EMIT recordChanged(number);
    }
}

int ChargeService::create(const ChargeRequest &request, const SaleContext &sale)
{
    if (m_creatingNumber != 0)
        return 0;
    ChargeRecord fresh;
    fresh.attemptId = newAttemptId();
    fresh.sale = sale.sale.isEmpty() ? newAttemptId() : sale.sale;
    fresh.replaces = sale.replaces;
    fresh.counter = m_ledger.identity().counter;
    fresh.operatorName = m_ledger.identity().operatorName;
    fresh.amount = request.amount;
    fresh.customer = request.customer;
    fresh.pressedAt = m_clock.nowUtc();
    const int number = addRecord(std::move(fresh));
    m_creatingNumber = number;
    m_isCancelled = false;
    m_busy.insert(number);

    EventDraft draft = draftFor(EventKind::AttemptWritten, number);
    draft.sale = m_records.at(number).sale;
    draft.replaces = sale.replaces;
    draft.data.insert("limit_ms"_L1, static_cast<qint64>(m_client.account().exchangeTimeout.count()));
    draft.data.insert("unit"_L1, recordevents::unitName(m_client.account().amountUnit));
    recordevents::putCustomer(draft.personal, request.customer);
    m_ledger.append(draft, this,
                    [this, number, request](const auto &written) { attemptWritten(number, request, written); });
    Q_EMIT recordChanged(number);
    return number;
}

void ChargeService::attemptWritten(int number, const ChargeRequest &request,
                                   const Expected<LedgerEvent, LedgerError> &written)
{
    ChargeRecord &record = m_records.at(number);
    if (!written) {
        record.state = ChargeRecord::State::NotSent;
        record.error = notSent(ProviderError::Cause::NotRecorded);
        record.ledgerError = written.error();
        record.endedAt = m_clock.nowUtc();
        m_creatingNumber = 0;
        release(number);
        if (mayBeWritten(written.error())) {
            EventDraft draft = draftFor(EventKind::NotSent, number);
            recordevents::putError(draft, *record.error);
            m_ledger.appendWithRetry(draft);
        }
        Q_EMIT recordChanged(number);
        return;
    }
    take(number, *written);
    if (m_isCancelled) {
        createFinished(number, Unexpected<ProviderError>(notSent(ProviderError::Cause::Cancelled)));
        return;
    }
    m_creating = m_client.create(request, markBeforeFirstByte(number, 0));
    keepReply(m_creating, number, 0, u"create"_s);
    setContact(ProviderContact::Kind::Talking);
    connect(m_creating, &ProviderCall::finished, this, [this, number] {
        const ProviderCall::Result result = m_creating->result();
        m_creating = nullptr;
        createFinished(number, result);
    });
}

bool ChargeService::cancel(int number)
{
    const ChargeRecord *known = record(number);
    if (!known || number != m_creatingNumber)
        return false;
    if (known->state == ChargeRecord::State::Writing) {
        m_isCancelled = true;
        return true;
    }
    return known->state == ChargeRecord::State::Connecting && m_creating && m_creating->cancel();
}

void ChargeService::createFinished(int number, const ProviderCall::Result &result)
{
    noteContact(result);
    const ChargeRecord &record = m_records.at(number);
    EventDraft draft = draftFor(result ? EventKind::Created : recordevents::endOfAttempt(result.error()), number);
    if (result) {
        recordevents::putAnswer(draft, *result, record.amount);
    } else {
        recordevents::putError(draft, result.error());
    }
    // The record changes when the outcome is durable, and not before: what is not written is not shown.
    recordOutcome(number, draft, [this, number] {
        m_creatingNumber = 0;
        release(number);
    });
}

ProviderClient::BeforeFirstByte ChargeService::markBeforeFirstByte(int number, int correctionNumber)
{
    return [this, number, correctionNumber](const ProviderClient::Decision &decide) {
        EventDraft draft = draftFor(EventKind::FirstByteOut, number);
        draft.correction = correctionNumber;
        m_ledger.append(draft, this, [this, number, decide](const auto &written) {
            if (written)
                take(number, *written);
            else
                m_records.at(number).ledgerError = written.error();
            decide(written.has_value());
        });
    };
}

void ChargeService::keepReply(ProviderCall *call, int number, int correctionNumber, const QString &request)
{
    connect(call, &ProviderCall::answered, this, [this, number, correctionNumber, request](const ReceivedReply &reply) {
        EventDraft draft = draftFor(EventKind::ReplyReceived, number);
        draft.correction = correctionNumber;
        draft.data = {{"request"_L1, request}, {"http"_L1, reply.httpStatus}};
        if (reply.date)
            draft.data.insert("date"_L1, reply.date->toMSecsSinceEpoch());
        draft.personal.insert("body"_L1, QString::fromUtf8(reply.body));
        m_ledger.appendWithRetry(draft);
    });
}

void ChargeService::noteServerDate(const ProviderAnswer &answer)
{
    if (!answer.serverDate)
        return;
    // The header has whole seconds and travels for a moment: only a difference that matters at a counter is a wrong clock.
    constexpr std::chrono::milliseconds tolerance{5000};
    const std::chrono::milliseconds difference{m_clock.nowUtc().msecsTo(*answer.serverDate)};
    m_clockOffset = std::chrono::abs(difference) > tolerance ? difference : std::chrono::milliseconds{0};
}

void ChargeService::noteContact(const ProviderCall::Result &result)
{
    if (result) {
        noteServerDate(*result);
        setContact(ProviderContact::Kind::Answered);
        return;
    }
    const ProviderError &error = result.error();
    if (error.category == ProviderError::Category::Auth)
        setContact(ProviderContact::Kind::KeyRefused);
    else if (error.httpStatus != 0)
        setContact(ProviderContact::Kind::Answered);
    else if (error.cause == ProviderError::Cause::Cancelled || error.cause == ProviderError::Cause::NotRecorded)
        setContact(ProviderContact::Kind::NotTried);
    else if (error.outcome == ProviderError::Outcome::NotSent)
        setContact(ProviderContact::Kind::NotReached);
    else
        setContact(ProviderContact::Kind::NoAnswer);
}

void ChargeService::setContact(ProviderContact::Kind kind)
{
    m_contact = {.kind = kind, .since = m_clock.nowUtc()};
    Q_EMIT contactChanged();
}

bool canAcceptDifference(const ChargeRecord &record)
{
    if (!record.answer || !record.answer->code.code || !record.answer->needsAttention())
        return false;
    const ProviderAnswer &answer = *record.answer;
    if (answer.warnings.contains(ReplyWarning::MethodNotPix) || answer.warnings.contains(ReplyWarning::AmountInvalid) ||
        answer.warnings.contains(ReplyWarning::ErrorBesideTxid))
        return false;
    return answer.code.verdict == CodeCheck::Verdict::AmountDiffersIgnoredByBanks ||
           (answer.code.isVerified() && answer.warnings.contains(ReplyWarning::AmountMismatch));
}

bool canReopen(const ChargeRecord &record)
{
    if (record.state != ChargeRecord::State::Created || record.settledBy.isEmpty() || record.received || !record.answer)
        return false;
    const ProviderStatus::Kind kind = record.answer->charge.status.kind();
    // What never left from here was only taken in by its txid.
    return kind != ProviderStatus::Kind::Paid && kind != ProviderStatus::Kind::Refunded && record.sentAt.isValid();
}

bool mayShowCode(const ChargeRecord &record)
{
    if (record.state != ChargeRecord::State::Created || !record.answer)
        return false;
    if (record.update == ChargeRecord::Update::Correcting || record.update == ChargeRecord::Update::CorrectionUnknown)
        return false;
    const ProviderAnswer &answer = *record.answer;
    if (answer.charge.status.kind() != ProviderStatus::Kind::Waiting || record.received)
        return false;
    return !answer.needsAttention() || record.differenceAccepted;
}

bool isOverdue(const ChargeRecord &record, const QDateTime &now)
{
    return record.answer && record.answer->charge.status.kind() == ProviderStatus::Kind::Waiting &&
           record.answer->charge.expiresAt.moment && *record.answer->charge.expiresAt.moment <= now;
}

} // namespace balcao
