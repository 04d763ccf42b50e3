// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/chargepresenter.h"

#include "ui/presentation/charge/acceptancequestion.h"
#include "ui/text/messages.h"

#include <utility>

namespace balcao
{

ChargePresenter::ChargePresenter(ChargeService &service, TrainingActions *training, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_training(training)
{
    connect(&m_service, &ChargeService::changed, this, &ChargePresenter::recordChanged);
    connect(&m_service, &ChargeService::profileChanged, this, [this] {
        if (record())
            recordChanged(m_attempt);
    });
    connect(&m_tick, &QTimer::timeout, this, &ChargePresenter::tick);
}

void ChargePresenter::update()
{
    const ChargeView before = std::exchange(m_view, ChargeView());
    const ChargeRecord *known = record();
    const QDateTime now = m_service.now();
    if (known)
        m_view = chargeView(*known, {.situation = m_service.situationOf(known->charge),
                                     .isReadingOn = m_service.isReadingOn(),
                                     .isTraining = isTraining(),
                                     .isCalibration = m_service.isCalibratedBy(m_attempt),
                                     .isDrawingUnreadable = m_isDrawingUnreadable,
                                     .exchangeTimeout = m_service.account().exchangeTimeout,
                                     .ownCounter = m_service.reader().counter().name,
                                     .hasNoBrowser = m_hasNoBrowser,
                                     .isOpenedPaid = m_isOpenedPaid,
                                     .print = m_printed,
                                     .slipRevision = m_slipRevision,
                                     .paidSeenAt = m_paidSeenAt,
                                     .sharedWith = sharedWith(*known)});
    if (m_view.stage == Stage::Paid && !m_paidSeenAt.isValid())
        m_paidSeenAt = now;
    m_moment.note(before, m_view, now);
    const bool isReady = m_view.stage == Stage::Ready;
    const bool counts = m_view.isUnderWay() || (isReady && known->charge.expiresAt.isValid()) || moment();
    // How long ago it was paid is told in minutes.
    const std::chrono::seconds pace{counts ? 1 : m_view.isQuiet ? 60 : 0};
    if (pace.count() == 0)
        m_tick.stop();
    else if (!m_tick.isActive() || m_tick.intervalAsDuration() != pace)
        m_tick.start(pace);
}

/** The one with the same txid, as soon as it is read. */
const Charge *ChargePresenter::sharedWith(const ChargeRecord &record)
{
    const QString &name = record.charge.sharedWith;
    const ChargeRecord *other = name.isEmpty() ? nullptr : m_service.record(name);
    if (!name.isEmpty() && !other && std::exchange(m_sharedName, name) != name)
        m_service.open(name)->whenFinished(this, [this, name](const CommandResult &result) {
            if (!result || !this->record() || this->record()->charge.sharedWith != name)
                return;
            m_heldShared = m_service.hold(result->charge.attempt);
            recordChanged(m_attempt);
        });
    return other ? &other->charge : nullptr;
}

void ChargePresenter::tick()
{
    const Stage before = m_view.stage;
    const std::optional<Moment> momentBefore = moment();
    update();
    if (m_view.stage == before && moment() == momentBefore && !m_view.isQuiet)
        Q_EMIT ticked();
    else
        Q_EMIT changed();
}

void ChargePresenter::recordChanged(const QString &attempt)
{
    if (attempt != m_attempt)
        return;
    m_isDrawingUnreadable = false;
    update();
    const Charge::State state = record()->charge.state;
    const bool ended =
        state == Charge::State::NotSent || state == Charge::State::Refused || state == Charge::State::Unknown;
    // Told once: what comes later of it (it is loaded again, say) is a change like any other.
    if (ended && !std::exchange(m_hasEnded, true))
        Q_EMIT endedWithoutCharge(attempt);
    else
        Q_EMIT changed();
}

void ChargePresenter::show(const QString &attempt)
{
    m_held = m_service.hold(attempt);
    m_heldShared = {};
    m_sharedName.clear();
    m_attempt = m_held ? attempt : QString();
    m_hasEnded = false;
    m_isDrawingUnreadable = false;
    m_hasNoBrowser = false;
    m_isOpenedPaid = false;
    m_printed = {};
    m_slipRevision = 0;
    m_paidSeenAt = {};
    update();
    if (m_view.stage == Stage::Paid) {
        m_isOpenedPaid = true;
        update();
    }
    // What it was before nobody saw.
    m_moment.clear();
    Q_EMIT changed();
}

void ChargePresenter::reportUnreadableDrawing()
{
    m_isDrawingUnreadable = true;
    update();
    Q_EMIT changed();
}

void ChargePresenter::reportNoBrowser()
{
    m_hasNoBrowser = true;
    update();
    Q_EMIT changed();
}

void ChargePresenter::noteSlip(int revision)
{
    m_slipRevision = revision;
    update();
    Q_EMIT changed();
}

void ChargePresenter::setPrinted(const PrintNews &news)
{
    m_printed = news;
    update();
    Q_EMIT changed();
}

void ChargePresenter::perform(const Command &command)
{
    m_service.perform(command, m_service.people().atTheCounter())
        ->whenFinished(this, [this](const CommandResult &result) {
            if (const QString sentence = messages::notDone(result); !sentence.isEmpty())
                Q_EMIT notDone(sentence);
        });
}

void ChargePresenter::cancel()
{
    perform(command::Cancel{m_attempt});
}

void ChargePresenter::refresh()
{
    if (m_view.canRefresh)
        perform(command::ReadStatus{m_attempt});
}

void ChargePresenter::take(Choice::Action action)
{
    const ChargeRecord *known = record();
    if (action == Choice::Action::ReadStatus)
        refresh();
    else if (action == Choice::Action::RequestCode)
        perform(command::RequestCodeAgain{m_attempt});
    else if (action == Choice::Action::RepeatCorrection && known && known->charge.doubtful)
        repeat(*known->charge.doubtful);
    else if (known)
        accept(known->charge, action);
}

void ChargePresenter::accept(const Charge &charge, Choice::Action action)
{
    for (const AcceptanceQuestion &question : acceptanceQuestions(charge, m_service.situationOf(charge))) {
        if (question.shown.action == action)
            return perform(question.yes);
    }
    Q_EMIT notDone(messages::describe(Obstacle::Overtaken));
}

void ChargePresenter::repeat(const Correction &doubtful)
{
    perform(command::Correct{m_attempt, doubtful});
}

void ChargePresenter::simulatePayment()
{
    if (m_view.canSimulate && m_training->pay(m_view.txid))
        refresh();
}

void ChargePresenter::simulateExpiry()
{
    if (m_view.canSimulate && m_training->expire(m_view.txid))
        refresh();
}

} // namespace balcao

#include "moc_chargepresenter.cpp"
