// SPDX-License-Identifier: MIT
#include "core/service/chargeservice.h"

#include "core/ledger/chargeledger.h"
#include "core/ledger/queries/shopqueries.h"
#include "core/provider/replyforms.h"
#include "core/service/recovery.h"

#include <QMetaMethod>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace balcao
{

namespace
{

using Cause = ProviderError::Cause;

ProviderError notSent(Cause cause)
{
    return {.outcome = ProviderError::Outcome::NotSent, .cause = cause};
}

struct CloseDay {
    using Result = MadeClosing;
    ClosingTerms terms;
    ShopEvent event;
    OperatorIds by;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const
    {
        return store.closeDay(terms, event, by);
    }
};

} // namespace

ChargeService::ChargeService(ProviderClient *client, ChargeLedger &ledger, Clock clock, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_ledger(ledger)
    , m_clock(std::move(clock))
    , m_people(ledger.identity().operatorName)
    , m_staff(ledger, m_clock)
    , m_line(m_clock)
    , m_reader(ledger)
    , m_charges(ledger, m_clock)
{
    connect(&m_charges, &OpenCharges::changed, this, &ChargeService::changed);
    // Events of the shop belong to no attempt.
    connect(&m_ledger, &ChargeLedger::changed, this, [this](const QString &attempt) {
        if (attempt.isEmpty())
            readProfile();
    });
    readProfile();
    if (!m_client)
        return;
    // What an earlier run left open is over when its own limit has passed: after a quick restart that is a little later.
    const auto later = m_client->account().exchangeTimeout + writeGrace(Writer::Own) + std::chrono::seconds(1);
    QTimer::singleShot(0, this, &ChargeService::recoverAbandoned);
    QTimer::singleShot(later, this, &ChargeService::recoverAbandoned);
}

CommandReply *ChargeService::perform(const Command &command, const Actor &actor)
{
    auto *reply = new CommandReply(this);
    take(command, {.actor = actor, .reply = reply});
    return reply;
}

void ChargeService::take(const Command &command, const Order &order)
{
    const ChargeRecord *const known = record(attemptIn(command));
    const Act act = actOf(command, order.actor, known ? &known->charge : nullptr);
    const auto begun = [&]() -> Begun {
        BALCAO_TRY(Gate::mayAct(act, attemptIn(command), order.actor, m_staff.operators(), now()));
        return std::visit([&](const auto &what) -> Begun { return begin(what, order); }, command);
    }();
    if (begun)
        return Gate::spend(order.actor);
    const auto *needs = std::get_if<NeedsSomebody>(&begun.error());
    if (!needs || !canAsk(*needs))
        return order.reply->finishLater(Unexpected<Refusal>(begun.error()));
    askFor(command, order.actor, *needs)
        ->whenFinished(this, [this, command, reply = QPointer(order.reply)](const ApprovalReply::Result &allowed) {
            auto *const to = reply ? reply.data() : new CommandReply(this);
            if (allowed)
                take(command, {.actor = *allowed, .reply = to});
            else
                to->finishLater(Unexpected<Refusal>(allowed.error()));
        });
}

ChargeService::Begun ChargeService::begin(const command::Create &create, const Order &order)
{
    BALCAO_TRY(mayCreate(order.actor));
    return beginAttempt(create, order);
}

ChargeService::Begun ChargeService::begin(const command::BeginCalibration &calibration, const Order &order)
{
    if (!m_client)
        return no(Obstacle::OtherProvider);
    return beginAttempt({.request = {.amount = calibrationAmount(), .customer = calibration.customer}, .sale = {}},
                        order, termsOf(account(), m_isReadingOn));
}

ChargeService::Begun ChargeService::begin(const command::ConfirmCalibration &seen, const Order &order)
{
    BALCAO_TRY(const ChargeRecord *const record, idle(seen.attempt));
    const Charge &charge = record->charge;
    if (!isCalibratedBy(seen.attempt))
        return no(Obstacle::NoDifference);
    // Settings that changed since: another provider than the one that made it.
    if (!m_client || !holdsFor(m_profile.begunWith(), account(), m_isReadingOn))
        return no(Obstacle::NotCalibrated);
    BALCAO_TRY(mayProveProvider(charge));
    const auto receiver = compared({.amount = seen.amount, .receiver = seen.receiver}, charge);
    if (!receiver)
        return Unexpected<Refusal>(receiver.error() == NotAsSeen::Amount ? InputError::OtherAmountSeen
                                                                         : InputError::OtherReceiverSeen);
    start(seen.attempt, order);
    // Only the ledger has the form of its replies.
    m_reader.ask(FindHistory{seen.attempt})
        ->whenFinished(this, [this, attempt = seen.attempt, receiver = *receiver](const auto &history) {
            if (!history)
                return refuse(attempt, history.error());
            ReplyForms forms;
            for (const LedgerEvent &event : history->events) {
                if (const auto *reply = std::get_if<event::ReplyReceived>(&event.what))
                    noteForms(forms, reply->httpStatus, reply->body);
            }
            const auto accepted =
                eventAbout(history->charge, event::ReceiverAccepted{.receiver = receiver, .forms = forms});
            append(accepted);
        });
    Q_EMIT changed(seen.attempt);
    return {};
}

ChargeService::Begun ChargeService::beginAttempt(const command::Create &create, const Order &order,
                                                 const std::optional<ProviderTerms> &calibrates)
{
    if (create.request.amount.isZero())
        return Unexpected<Refusal>(InputError::AmountIsZero);
    if (!m_client || isCreating())
        return no(Obstacle::UnderWay);
    if (const ChargeRecord *replaced = record(create.sale.replaces))
        BALCAO_TRY(mayReplace(replaced->charge, situationOf(replaced->charge)));
    EventDraft draft = draftOf(attemptOf(create, m_client->account()), order.actor);
    draft.counter = m_ledger.identity().counter;
    draft.unlessSimilar = create.unlessSimilar;
    draft.calibrates = calibrates;
    // Until it is durable, with its id, the record shows what is being written.
    draft.at = m_clock.nowUtc();
    m_charges.put(draft.attempt, fold({}, draft));
    start(draft.attempt, order, Question::Kind::Create);
    m_ledger.append(draft)->whenFinished(
        this, [this, id = draft.attempt, isCalibration = calibrates.has_value()](const Written &written) {
            if (!isCalibration || !written)
                return attemptWritten(id, written);
            // The command ends with the calibration begun.
            readProfile()->whenFinished(this, [this, id, written](const auto &) { attemptWritten(id, written); });
        });
    Q_EMIT changed(draft.attempt);
    return {};
}

ChargeService::Begun ChargeService::begin(const command::Cancel &cancel, const Order &order)
{
    const auto job = m_jobs.find(cancel.attempt);
    const ChargeRecord *known = record(cancel.attempt);
    if (job == m_jobs.end() || known->asking != Question::Kind::Create)
        return no(Obstacle::NotCreated);
    BALCAO_TRY(mayCancel(known->charge));
    if (known->charge.id == 0)
        job->second.isCancelled = true; // as soon as the attempt is written
    else if (!job->second.request || !job->second.request->cancel())
        return no(Obstacle::HasLeft);
    order.reply->begin(cancel.attempt);
    job->second.cancels.append(order.reply);
    return {};
}

ChargeService::Begun ChargeService::begin(const command::ReadStatus &read, const Order &order)
{
    BALCAO_TRY(ChargeRecord *const record, idle(read.attempt));
    BALCAO_TRY(mayRead(record->charge, situationOf(record->charge), m_client && m_isReadingOn));
    record->readError.reset();
    start(read.attempt, order, Question::Kind::Status);
    send(read.attempt, statusQuestion(record->charge));
    Q_EMIT changed(read.attempt);
    return {};
}

ChargeService::Begun ChargeService::begin(const command::RequestCodeAgain &again, const Order &order)
{
    const ChargeRecord *found = record(again.attempt);
    if (!found)
        return no(Obstacle::NotCreated);
    const Charge &charge = found->charge;
    const auto amount = charge.amount.isZero() ? std::nullopt : std::optional(charge.amount);
    return begin(command::Correct{.attempt = again.attempt,
                                  .correction = {.amount = amount, .customer = charge.customer(), .reason = {}}},
                 order);
}

ChargeService::Begun ChargeService::begin(const command::Correct &correct, const Order &order)
{
    const Correction &correction = correct.correction;
    if (correction.amount && correction.amount->isZero())
        return Unexpected<Refusal>(InputError::AmountIsZero);
    if (!correction.amount && !correction.customer)
        return Unexpected<Refusal>(InputError::NothingToCorrect);
    BALCAO_TRY(ChargeRecord *const record, idle(correct.attempt));
    BALCAO_TRY(mayCorrect(record->charge, situationOf(record->charge)));
    if (!m_client)
        return no(Obstacle::OtherProvider);
    const Charge &charge = record->charge;
    record->ledgerError.reset();
    // From here on the old code is off the screen.
    start(correct.attempt, order, Question::Kind::Correction);
    const EventDraft draft = draftOf(correctionOf(correction, charge, m_client->account()), order.actor);
    m_ledger.append(draft)->whenFinished(
        this, [this, attempt = correct.attempt, number = draft.correction](const Written &written) {
            correctionWritten(attempt, number, written);
        });
    Q_EMIT changed(correct.attempt);
    return {};
}

ChargeService::Begun ChargeService::begin(const command::ImportCharge &import, const Order &order)
{
    if (import.txid.isEmpty())
        return Unexpected<Refusal>(InputError::NotATxid);
    EventDraft draft = draftOf(attemptOf(import), order.actor);
    draft.counter = m_ledger.identity().counter;
    draft.at = m_clock.nowUtc();
    m_charges.put(draft.attempt, fold({}, draft));
    start(draft.attempt, order);
    m_ledger.append(draft)->whenFinished(this, [this, id = draft.attempt](const Written &written) {
        if (!written)
            return refuse(id, written.error());
        m_charges.find(id)->charge = {};
        conclude(id, *written, {});
    });
    return {};
}

bool ChargeService::canAsk(const NeedsSomebody &needs) const
{
    static const QMetaMethod signal = QMetaMethod::fromSignal(&ChargeService::approvalNeeded);
    return needs.why != NeedsSomebody::Why::NotSignedIn && isSignalConnected(signal);
}

ApprovalReply *ChargeService::askFor(const std::optional<Command> &command, const Actor &actor,
                                     const NeedsSomebody &needs)
{
    auto *reply = new ApprovalReply(this);
    Q_EMIT approvalNeeded({.command = command, .actor = actor, .needs = needs, .reply = reply});
    return reply;
}

ApprovalReply *ChargeService::permit(Act act)
{
    const auto ask = [this, act](const Actor &actor) -> ApprovalReply::Result {
        BALCAO_TRY(Gate::mayAct(act, {}, actor, m_staff.operators(), now()));
        return actor;
    };
    const Actor &actor = m_people.atTheCounter();
    const auto may = ask(actor);
    if (may || !canAsk(may.error()))
        return ApprovalReply::of(may);
    return askFor({}, actor, may.error())->converted(this, [ask](const ApprovalReply::Result &allowed) {
        return allowed.and_then(ask);
    });
}

CommandReply *ChargeService::open(const QString &name)
{
    auto *reply = new CommandReply(this);
    m_reader.ask(FindHistory{name})
        ->whenFinished(this, [this, reply = QPointer(reply)](const Expected<ChargeHistory, LedgerError> &found) {
            if (!reply)
                return;
            if (!found) {
                reply->finishLater(Unexpected<Refusal>(refusalOf(found.error())));
                return;
            }
            const QString &attempt = found->charge.attempt;
            const ChargeRecord *known = m_charges.use(attempt);
            if (!known)
                known = &m_charges.put(attempt, found->charge);
            reply->begin(attempt);
            reply->finishLater(CommandEnd{.charge = known->charge});
        });
    return reply;
}

Situation ChargeService::situationOf(const ChargeFacts &charge) const
{
    return {.now = now(),
            .providerNow = m_line.correctedNow(),
            .writer = writerOf(charge, m_ledger.identity().own()),
            .provider = m_client ? m_client->account().baseUrl.origin() : QString(),
            .takesEndToEndOnly = m_ledger.identity().takesEndToEndOnly};
}

QString ChargeService::requestOut() const
{
    const auto out = std::find_if(m_jobs.cbegin(), m_jobs.cend(), [this](const auto &job) {
        const Charge &charge = record(job.first)->charge;
        return hasRequestOut(charge, situationOf(charge));
    });
    return out == m_jobs.cend() ? QString() : out->first;
}

Expected<ChargeRecord *, Refusal> ChargeService::idle(const QString &attempt)
{
    ChargeRecord *const found = m_charges.find(attempt);
    if (!found)
        return no(Obstacle::NotCreated);
    if (isBusy(attempt))
        return no(Obstacle::UnderWay);
    return found;
}

ChargeService::Job &ChargeService::start(const QString &attempt, const Order &order,
                                         std::optional<Question::Kind> asking)
{
    order.reply->begin(attempt);
    m_charges.lock(attempt, asking);
    return m_jobs.insert_or_assign(attempt, Job{.actor = order.actor, .reply = order.reply}).first->second;
}

void ChargeService::attemptWritten(const QString &attempt, const Written &written)
{
    ChargeRecord &record = *m_charges.find(attempt);
    if (!written) {
        // A question to a person calls it off; anything else is the ledger's trouble.
        const auto cause = written.error().kind == LedgerError::Kind::Similar ? Cause::Cancelled : Cause::NotRecorded;
        const event::AttemptEnded ended{.error = notSent(cause)};
        EventDraft draft = draftOf(eventAbout(record.charge, ended), m_jobs.at(attempt).actor);
        draft.at = m_clock.nowUtc();
        record.charge = fold(std::move(record.charge), draft);
        if (written.error().mayBeWritten())
            m_ledger.appendWithRetry(draft);
        return refuse(attempt, written.error());
    }
    record.charge = {};
    m_charges.apply(*written);
    const Question question = questionOf(record.charge, *written);
    if (!m_jobs.at(attempt).isCancelled) {
        send(attempt, question);
        return;
    }
    m_jobs.at(attempt).question = question;
    requestEnded(attempt, Unexpected<ProviderError>(notSent(Cause::Cancelled)));
}

void ChargeService::correctionWritten(const QString &attempt, int number, const Written &written)
{
    const ChargeRecord &record = *m_charges.find(attempt);
    if (written) {
        m_charges.apply(*written);
        send(attempt, questionOf(record.charge, *written));
        return;
    }
    if (written.error().mayBeWritten()) {
        // Then it is told that nothing left.
        const Question question{.kind = Question::Kind::Correction, .correction = number};
        const auto ended = endOf(question, record.charge, Unexpected<ProviderError>(notSent(Cause::NotRecorded)));
        m_ledger.appendWithRetry(draftOf(*ended, m_jobs.at(attempt).actor));
    }
    refuse(attempt, written.error());
}

ChargeService::Begun ChargeService::write(const ChargeEvent &event, const Order &order)
{
    start(event.attempt, order);
    append(event);
    Q_EMIT changed(event.attempt);
    return {};
}

void ChargeService::append(const ChargeEvent &event)
{
    const QString attempt = event.attempt;
    const ChargeRecord &record = *m_charges.find(attempt);
    EventDraft draft = draftOf(event, m_jobs.at(attempt).actor);
    draft.providerAhead = std::chrono::milliseconds(now().msecsTo(m_line.correctedNow()));
    m_ledger.append(draft)->whenFinished(this, [this, attempt, &record](const Written &written) {
        if (!written)
            return refuse(attempt, written.error());
        // The command ends with the profile known.
        if (std::holds_alternative<event::ReceiverAccepted>(written->what))
            return readProfile()->whenFinished(
                this, [this, attempt, written = *written](const auto &) { conclude(attempt, written, {}); });
        // What somebody found is asked for at once, where the provider may be asked.
        const auto *settled = std::get_if<event::Settled>(&written->what);
        const bool isFound = settled && settled->finding == event::Settled::Finding::Found;
        const Charge found = fold(record.charge, *written);
        if (!isFound || !mayRead(found, situationOf(found), m_client && m_isReadingOn))
            return conclude(attempt, *written, {});
        m_charges.lock(attempt, Question::Kind::Status);
        m_charges.apply(*written);
        send(attempt, statusQuestion(record.charge));
        Q_EMIT changed(attempt);
    });
}

void ChargeService::send(const QString &attempt, const Question &question)
{
    Job &job = m_jobs.at(attempt);
    job.question = question;
    job.request =
        std::make_unique<RequestUnderWay>(*m_client, m_ledger, record(attempt)->charge, question, job.actor, nullptr);
    connect(job.request.get(), &RequestUnderWay::recorded, &m_charges, &OpenCharges::apply);
    connect(job.request.get(), &RequestUnderWay::notMarked, this,
            [this, attempt](const LedgerError &error) { m_charges.find(attempt)->ledgerError = error; });
    connect(job.request.get(), &RequestUnderWay::ended, this, [this, attempt, request = job.request.get()] {
        Q_EMIT exchanged(attempt, *request);
        requestEnded(attempt, request->result());
    });
    m_line.noteTalking();
}

void ChargeService::requestEnded(const QString &attempt, const ProviderCall::Result &result)
{
    m_line.note(result);
    const Job &job = m_jobs.at(attempt);
    const auto error = result ? std::nullopt : std::optional(result.error());
    if (const auto end = endOf(job.question, record(attempt)->charge, result)) {
        recordOutcome(attempt, draftOf(*end, job.actor), error);
        return;
    }
    // Nothing was asked to change: that the answer did not come leaves the charge as it was.
    m_charges.find(attempt)->readError = error;
    conclude(attempt, {}, error);
}

void ChargeService::recordOutcome(const QString &attempt, const EventDraft &draft,
                                  const std::optional<ProviderError> &error)
{
    if (m_ledger.outage())
        m_charges.noteOutage();
    m_charges.find(attempt)->unwrittenTxid = draft.txid;
    m_ledger.appendWithRetry(draft)->whenFinished(this, [this, attempt, error](const Written &written) {
        m_charges.find(attempt)->unwrittenTxid.clear();
        if (!written) // what happened meanwhile makes the answer say nothing: the ledger knows better
            return conclude(attempt, {}, {}, true);
        const bool isRead = std::holds_alternative<event::StatusRead>(written->what);
        if (const auto proved = isRead ? provedCorrection(fold(record(attempt)->charge, *written)) : std::nullopt) {
            m_charges.apply(*written);
            recordOutcome(attempt, draftOf(*proved, People::recorded(proved->operatorName, proved->authorisedBy)), {});
            return;
        }
        conclude(attempt, *written, error);
    });
}

ChargeService::Job ChargeService::release(const QString &attempt)
{
    Job job = std::move(m_jobs.extract(attempt).mapped());
    if (job.request) {
        // A reply that is recorded later is read from the ledger.
        job.request->disconnect();
        job.request.release()->deleteLater(); // it may be what is calling
    }
    m_charges.unlock(attempt);
    return job;
}

void ChargeService::answer(const Job &job, const CommandResult &result)
{
    QList<QPointer<CommandReply>> waiting = job.cancels;
    waiting.prepend(job.reply);
    for (const QPointer<CommandReply> &reply : std::as_const(waiting)) {
        if (reply)
            reply->finishLater(result);
    }
}

void ChargeService::conclude(const QString &attempt, const std::optional<LedgerEvent> &written,
                             const std::optional<ProviderError> &error, bool isAnswerOutOfDate)
{
    const auto job = std::make_shared<Job>(release(attempt));
    const bool isWhole = written && written->before == record(attempt)->charge.lastEvent;
    if (written)
        m_charges.apply(*written);
    else
        Q_EMIT changed(attempt);
    const CommandEnd end{.charge = record(attempt)->charge, .error = error, .isAnswerOutOfDate = isAnswerOutOfDate};
    // The known events and the written one are all that the ledger has of it.
    if (isWhole)
        return answer(*job, end);
    m_charges.load(attempt)->whenFinished(this, [job, end](const Expected<QList<LedgerEvent>, LedgerError> &events) {
        CommandEnd fullEnd = end;
        if (events && !events->isEmpty())
            fullEnd.charge = folded(*events);
        else if (end.isAnswerOutOfDate)
            return answer(
                *job, Unexpected<Refusal>(events ? LedgerError{.kind = LedgerError::Kind::NotFound} : events.error()));
        answer(*job, fullEnd);
    });
}

void ChargeService::refuse(const QString &attempt, const LedgerError &error)
{
    const auto job = std::make_shared<Job>(release(attempt));
    ChargeRecord &record = *m_charges.find(attempt);
    // An attempt that was not written stays as that; of any other charge the answer tells it.
    const bool isAttempt = record.charge.id == 0;
    record.ledgerError = isAttempt ? std::optional(error) : std::nullopt;
    const CommandResult refused = Unexpected<Refusal>(refusalOf(error));
    if (isAttempt || error.isOutage())
        answer(*job, refused);
    m_charges.load(attempt)->whenFinished(this, [job, refused](const auto &) { answer(*job, refused); });
    Q_EMIT changed(attempt);
}

void ChargeService::noteShown(const QString &attempt, CodePlace place)
{
    ChargeRecord *const record = m_charges.find(attempt);
    if (!record || record->charge.shownRevision(place) == record->charge.revision)
        return;
    const ShownCode shown{.txid = record->charge.txid, .revision = record->charge.revision};
    if (std::exchange(record->shown.at(static_cast<std::size_t>(place)), shown) == shown)
        return;
    const ChargeEvent event = eventAbout(record->charge, event::Shown{.revision = shown.revision, .place = place});
    m_ledger.appendWithRetry(draftOf(event, m_people.atTheCounter()))
        ->whenFinished(this, [this](const Written &written) {
            const ChargeRecord *const known = written ? m_charges.find(written->attempt) : nullptr;
            if (known && !known->isBusy && known->charge.lastEvent == written->before)
                m_charges.apply(*written);
        });
}

LedgerReply<void> *ChargeService::noteShownFirst(const QString &attempt, CodePlace place)
{
    ChargeRecord *const record = m_charges.find(attempt);
    if (!record)
        return LedgerReply<void>::of(Unexpected<LedgerError>({.kind = LedgerError::Kind::NotFound}));
    const Charge &charge = record->charge;
    if (charge.shownRevision(place) == charge.revision)
        return LedgerReply<void>::of({});
    record->shown.at(static_cast<std::size_t>(place)) = {.txid = charge.txid, .revision = charge.revision};
    const auto shown = eventAbout(charge, event::Shown{.revision = charge.revision, .place = place});
    return m_ledger.appendWithRetry(draftOf(shown, m_people.atTheCounter()))
        ->converted(this, [](const Written &written) {
            return written ? Expected<void, LedgerError>() : Unexpected<LedgerError>(written.error());
        });
}

LedgerReply<MadeClosing> *ChargeService::closeDay(const ClosingTerms &terms, const Actor &actor)
{
    if (const auto &outage = m_ledger.outage())
        return LedgerReply<MadeClosing>::of(Unexpected<LedgerError>(*outage));
    ShopEvent event;
    event.operatorName = actor.who();
    event.authorisedBy = actor.authorisedBy();
    return m_ledger.perform(
        CloseDay{.terms = terms, .event = event, .by = {.who = actor.id(), .authoriser = actor.authoriserId()}});
}

LedgerReply<ShopProfile> *ChargeService::readProfile()
{
    auto *const reply = m_ledger.ask(AcceptedProfile{});
    reply->whenFinished(this, [this](const Expected<ShopProfile, LedgerError> &found) {
        if (!found)
            return;
        m_profile = *found;
        Q_EMIT profileChanged();
    });
    return reply;
}

void ChargeService::recoverAbandoned()
{
    const FindAbandonedEnds abandoned{.counter = m_ledger.identity().counter, .unit = m_client->account().amountUnit};
    m_ledger.ask(abandoned)->whenFinished(this, [this](const Expected<QList<EventDraft>, LedgerError> &ends) {
        // Another till has the name, and its requests.
        if (!ends || (m_ledger.outage() && m_ledger.outage()->kind == LedgerError::Kind::NameTaken))
            return;
        for (const EventDraft &end : *ends) {
            if (!isBusy(end.attempt))
                m_ledger.appendWithRetry(end);
        }
    });
}

} // namespace balcao

#include "moc_chargeservice.cpp"
