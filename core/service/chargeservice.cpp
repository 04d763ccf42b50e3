// SPDX-License-Identifier: MIT
#include "core/service/chargeservice.h"

#include <QTimer>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace balcao
{

namespace
{

ProviderError notSent(ProviderError::Cause cause)
{
    return {.outcome = ProviderError::Outcome::NotSent, .cause = cause};
}

} // namespace

ChargeService::ChargeService(ProviderClient *client, ChargeLedger &ledger, Clock clock, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_ledger(ledger)
    , m_clock(std::move(clock))
{
    connect(&m_ledger, &ChargeLedger::changed, this, &ChargeService::reload);
    connect(&m_ledger, &ChargeLedger::outageChanged, this, &ChargeService::ledgerOutageChanged);
    if (!m_client)
        return;
    // What an earlier run left open is over when its own limit has passed: after a quick restart that is a little later.
    constexpr std::chrono::milliseconds later{1000};
    QTimer::singleShot(0, this, &ChargeService::recoverAbandoned);
    QTimer::singleShot(m_client->account().exchangeTimeout + writeGrace(Writer::Own) + later, this,
                       &ChargeService::recoverAbandoned);
}

ChargeService::~ChargeService() = default;

Expected<QString, Obstacle> ChargeService::perform(const Command &command, const Actor &actor)
{
    return std::visit([this, &actor](const auto &what) { return begin(what, actor); }, command);
}

const ChargeRecord *ChargeService::record(const QString &attempt) const
{
    const auto found = m_records.find(attempt);
    return found == m_records.end() ? nullptr : &found->second;
}

Situation ChargeService::situationOf(const ChargeFacts &charge) const
{
    return {.now = now(),
            .providerNow = correctedNow(),
            .writer = writerOf(charge, m_ledger.identity().own()),
            .provider = m_client ? m_client->account().baseUrl.origin() : QString()};
}

QString ChargeService::requestOut() const
{
    const auto out = std::find_if(m_busy.cbegin(), m_busy.cend(), [this](const QString &attempt) {
        const Charge &charge = m_records.at(attempt).charge;
        return hasRequestOut(charge, situationOf(charge));
    });
    return out == m_busy.cend() ? QString() : *out;
}

QDateTime ChargeService::correctedNow() const
{
    return m_clock.nowUtc().addMSecs(m_clockOffset.value_or(std::chrono::milliseconds{0}).count());
}

Expected<ChargeRecord *, Obstacle> ChargeService::idle(const QString &attempt, Rule rule)
{
    const auto found = m_records.find(attempt);
    if (found == m_records.end())
        return no(Obstacle::NotCreated);
    if (m_busy.contains(attempt))
        return no(Obstacle::UnderWay);
    if (rule)
        BALCAO_TRY(rule(found->second.charge, situationOf(found->second.charge)));
    return &found->second;
}

EventDraft ChargeService::draftFor(const Charge &charge, event::Payload what, const Actor &actor) const
{
    EventDraft draft;
    draft.attempt = charge.attempt;
    draft.txid = charge.txid;
    draft.operatorName = actor.name.isEmpty() ? m_ledger.identity().operatorName : actor.name;
    if (!charge.amount.isZero())
        draft.amount = charge.amount;
    draft.what = std::move(what);
    return draft;
}

void ChargeService::applyEvent(const QString &attempt, const LedgerEvent &event)
{
    ChargeRecord &record = m_records.at(attempt);
    record.charge = fold(std::move(record.charge), event);
    record.ledgerError.reset();
    Q_EMIT recordChanged(attempt);
}

void ChargeService::recordOutcome(const QString &attempt, const EventDraft &draft, std::function<void()> then)
{
    if (m_ledger.outage()) {
        m_records.at(attempt).ledgerError = m_ledger.outage();
        Q_EMIT recordChanged(attempt);
    }
    m_ledger.appendWithRetry(draft, this, [this, attempt, then = std::move(then)](const Written &written) {
        if (then)
            then();
        if (written) {
            applyEvent(attempt, *written);
            return;
        }
        load(attempt, true); // the ledger knows better
        Q_EMIT recordChanged(attempt);
    });
}

void ChargeService::tryRecord(const QString &attempt, const EventDraft &draft, std::function<void()> then)
{
    m_busy.insert(attempt);
    m_ledger.append(draft, this, [this, attempt, then = std::move(then)](const Written &written) {
        unlock(attempt);
        if (!written) {
            m_records.at(attempt).ledgerError.reset(); // told by refused()
            Q_EMIT refused(attempt, written.error());
            load(attempt, true);
            return;
        }
        applyEvent(attempt, *written);
        if (then)
            then();
    });
}

void ChargeService::ledgerOutageChanged()
{
    for (const QString &attempt : std::as_const(m_busy)) {
        m_records.at(attempt).ledgerError = m_ledger.outage();
        Q_EMIT recordChanged(attempt);
    }
}

ChargeService::Begun ChargeService::begin(const command::Create &create, const Actor &actor)
{
    if (!m_creating.isEmpty() || !m_client)
        return no(Obstacle::UnderWay);
    Charge fresh;
    fresh.attempt = newAttemptId();
    fresh.counter = m_ledger.identity().counter;
    fresh.amount = create.request.amount;
    event::AttemptWritten attempt;
    attempt.limit = m_client->account().exchangeTimeout;
    attempt.unit = m_client->account().amountUnit;
    attempt.provider = m_client->account().baseUrl.origin();
    attempt.customer = CustomerText::of(create.request.customer);
    EventDraft draft = draftFor(fresh, attempt, actor);
    draft.counter = fresh.counter;
    draft.sale = create.sale.sale.isEmpty() ? newAttemptId() : create.sale.sale;
    draft.replaces = create.sale.replaces;
    // Until it is durable, with its id, the record shows what is being written.
    draft.at = m_clock.nowUtc();
    m_records[fresh.attempt].charge = fold({}, draft);
    m_creating = fresh.attempt;
    m_isCancelled = false;
    m_busy.insert(m_creating);
    m_ledger.append(draft, this, [this, id = m_creating, request = create.request](const Written &written) {
        attemptWritten(id, request, written);
    });
    const QString id = m_creating;
    Q_EMIT recordChanged(id);
    return id;
}

void ChargeService::attemptWritten(const QString &attempt, const ChargeRequest &request, const Written &written)
{
    if (!written) {
        ChargeRecord &record = m_records.at(attempt);
        EventDraft draft =
            draftFor(record.charge, event::AttemptEnded{.error = notSent(ProviderError::Cause::NotRecorded)}, {});
        draft.at = m_clock.nowUtc();
        record.charge = fold(std::move(record.charge), draft);
        record.ledgerError = written.error();
        m_creating.clear();
        unlock(attempt);
        if (written.error().mayBeWritten())
            m_ledger.appendWithRetry(draft);
        Q_EMIT recordChanged(attempt);
        return;
    }
    m_records.at(attempt).charge = {};
    applyEvent(attempt, *written);
    if (m_isCancelled) {
        createFinished(attempt, Unexpected<ProviderError>(notSent(ProviderError::Cause::Cancelled)));
        return;
    }
    m_createCall = m_client->create(request, markBeforeFirstByte(attempt, 0));
    keepReply(m_createCall, attempt, 0, event::ReplyReceived::Request::Create);
    setContact(ProviderContact::Kind::Talking);
    connect(m_createCall, &ProviderCall::finished, this, [this, attempt] {
        const ProviderCall::Result result = m_createCall->result();
        m_createCall = nullptr;
        createFinished(attempt, result);
    });
}

ChargeService::Begun ChargeService::begin(const command::Cancel &cancel, const Actor &)
{
    const ChargeRecord *known = record(cancel.attempt);
    if (!known || cancel.attempt != m_creating)
        return no(Obstacle::NotCreated);
    if (const Permission permission = mayCancel(known->charge); !permission)
        return no(permission.error());
    if (known->charge.id == 0)
        m_isCancelled = true; // as soon as the attempt is written
    else if (!m_createCall || !m_createCall->cancel())
        return no(Obstacle::HasLeft);
    return cancel.attempt;
}

void ChargeService::createFinished(const QString &attempt, const ProviderCall::Result &result)
{
    noteContact(result);
    const Charge &charge = m_records.at(attempt).charge;
    EventDraft draft = draftFor(charge, event::AttemptEnded{}, {.name = charge.operatorName});
    if (result) {
        draft.txid = result->charge.txid;
        draft.what = event::Created{.answer = *result, .checked = charge.amount, .sharedWith = {}};
    } else {
        draft.what = event::AttemptEnded{.error = result.error()};
    }
    // The record changes when the outcome is durable, and not before: what is not written is not shown.
    recordOutcome(attempt, draft, [this, attempt] {
        m_creating.clear();
        unlock(attempt);
    });
}

ProviderClient::BeforeFirstByte ChargeService::markBeforeFirstByte(const QString &attempt, int correction)
{
    return [this, attempt, correction](const ProviderClient::Decision &decide) {
        const Charge &charge = m_records.at(attempt).charge;
        EventDraft draft = draftFor(charge, event::FirstByteOut{}, {.name = charge.operatorName});
        draft.correction = correction;
        m_ledger.append(draft, this, [this, attempt, decide](const Written &written) {
            if (written)
                applyEvent(attempt, *written);
            else
                m_records.at(attempt).ledgerError = written.error();
            decide(written.has_value());
        });
    };
}

void ChargeService::keepReply(ProviderCall *call, const QString &attempt, int correction,
                              event::ReplyReceived::Request request)
{
    connect(call, &ProviderCall::answered, this, [this, attempt, correction, request](const ReceivedReply &reply) {
        const Charge &charge = m_records.at(attempt).charge;
        EventDraft draft =
            draftFor(charge,
                     event::ReplyReceived{
                         .request = request, .httpStatus = reply.httpStatus, .date = reply.date, .body = reply.body},
                     {.name = charge.operatorName});
        draft.correction = correction;
        m_ledger.appendWithRetry(draft);
    });
}

void ChargeService::noteShown(const QString &attempt)
{
    const auto found = m_records.find(attempt);
    if (found == m_records.end() || found->second.charge.shownRevision == found->second.charge.revision)
        return;
    Charge &charge = found->second.charge;
    charge.shownRevision = charge.revision;
    m_ledger.appendWithRetry(draftFor(charge, event::Shown{.revision = charge.revision}, {}));
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

} // namespace balcao
