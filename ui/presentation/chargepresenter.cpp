// SPDX-License-Identifier: MIT
#include "ui/presentation/chargepresenter.h"

#include "ui/presentation/chargestage.h"

#include <utility>

namespace balcao
{

ChargePresenter::ChargePresenter(ChargeService &service, std::optional<TrainingActions> training, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_training(std::move(training))
{
    connect(&m_service, &ChargeService::recordChanged, this, &ChargePresenter::recordChanged);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (view().stage != m_lastStage) {
            updateTimer();
            Q_EMIT changed();
        } else {
            Q_EMIT ticked();
        }
    });
}

ChargeViewContext ChargePresenter::context() const
{
    const ChargeRecord *known = record();
    return {.situation = m_service.situationOf(known ? known->charge : Charge()),
            .isReadingOn = m_service.isReadingOn(),
            .isTraining = m_training.has_value(),
            .isDrawingUnreadable = m_isDrawingUnreadable,
            .exchangeTimeout = m_service.account().exchangeTimeout};
}

ChargeView ChargePresenter::view() const
{
    const ChargeRecord *known = record();
    return known ? chargeView(*known, context()) : ChargeView();
}

void ChargePresenter::recordChanged(const QString &attempt)
{
    if (attempt != m_attempt)
        return;
    m_isDrawingUnreadable = false;
    updateTimer();
    noteShown();
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
    m_attempt = m_service.record(attempt) ? attempt : QString();
    m_hasEnded = false;
    m_isDrawingUnreadable = false;
    updateTimer();
    noteShown();
    Q_EMIT changed();
}

void ChargePresenter::noteShown()
{
    if (m_lastStage == Stage::Ready)
        m_service.noteShown(m_attempt);
}

void ChargePresenter::updateTimer()
{
    const ChargeRecord *known = record();
    m_lastStage = known ? chargeStage(*known, context()) : Stage::Closed;
    const bool counts = m_lastStage == Stage::Connecting || m_lastStage == Stage::Sent ||
                        (m_lastStage == Stage::Ready && known->charge.expiresAt.isValid());
    if (counts && !m_tick.isActive())
        m_tick.start(std::chrono::seconds(1));
    else if (!counts)
        m_tick.stop();
}

void ChargePresenter::reportUnreadableDrawing()
{
    m_isDrawingUnreadable = true;
    updateTimer();
    Q_EMIT changed();
}

void ChargePresenter::perform(const Command &command)
{
    // A command that the page offers and that is overtaken in this very moment shows itself by the page's next state.
    static_cast<void>(m_service.perform(command, m_service.ownActor()));
}

void ChargePresenter::cancel()
{
    perform(command::Cancel{m_attempt});
}

void ChargePresenter::refresh()
{
    if (view().canRefresh)
        perform(command::ReadStatus{m_attempt});
}

void ChargePresenter::requestCodeAgain()
{
    perform(command::RequestCodeAgain{m_attempt});
}

void ChargePresenter::repeatCorrection()
{
    const ChargeRecord *known = record();
    if (known && known->charge.doubtful)
        perform(command::Correct{m_attempt, *known->charge.doubtful});
}

void ChargePresenter::acceptDifference()
{
    perform(command::AcceptDifference{m_attempt});
}

void ChargePresenter::simulatePayment()
{
    const ChargeView now = view();
    if (now.canSimulate && m_training->pay(now.txid))
        refresh();
}

void ChargePresenter::simulateExpiry()
{
    const ChargeView now = view();
    if (now.canSimulate && m_training->expire(now.txid))
        refresh();
}

} // namespace balcao
