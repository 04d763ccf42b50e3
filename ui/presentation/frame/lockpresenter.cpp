// SPDX-License-Identifier: MIT
#include "ui/presentation/frame/lockpresenter.h"

#include <utility>

using namespace std::chrono_literals;

namespace balcao
{

LockPresenter::LockPresenter(ChargeService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_signIn(service)
{
    m_sinceActivity.start();
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &LockPresenter::lockIfIdle);
    connect(&m_service.staff(), &Staff::changed, this, &LockPresenter::peopleChanged);
    connect(&m_signIn, &SignInPresenter::proved, &m_service, &ChargeService::signIn);
    connect(&m_service, &ChargeService::signedIn, this, [this] {
        noteActivity();
        setLocked(false);
    });
    peopleChanged();
}

void LockPresenter::peopleChanged()
{
    const Operators &operators = m_service.staff().operators();
    const Actor &here = m_service.people().atTheCounter();
    if (operators.isEmpty() || operators.withId(here.id()))
        return;
    // Who was there does not work here any more, or nobody has said who it is.
    const auto named = operators.named(here.who());
    setLocked(true);
    if (named && !operators.arePinsOn())
        m_signIn.choose(named->id);
    else if (!operators.arePinsOn() && m_signIn.people().size() == 1)
        m_signIn.choose(m_signIn.people().constFirst().id);
}

void LockPresenter::lock()
{
    if (!m_service.staff().operators().isEmpty())
        setLocked(true);
}

void LockPresenter::setLocked(bool isLocked)
{
    if (std::exchange(m_isLocked, isLocked) == isLocked)
        return;
    if (isLocked) {
        // Whoever was here last is the likeliest; by name alone nobody is chosen unasked.
        const Operators &operators = m_service.staff().operators();
        const auto last = operators.named(m_service.people().atTheCounter().who());
        m_signIn.choose(last && operators.arePinsOn() ? last->id : QString());
    }
    setIdleTime(m_idleTime);
    Q_EMIT changed();
}

void LockPresenter::setIdleTime(std::chrono::milliseconds time)
{
    m_idleTime = time;
    m_isLocked || time <= 0ms ? m_idle.stop() : m_idle.start(time);
}

void LockPresenter::setCodeShown(bool isShown, bool hasDeadline)
{
    m_hasDeadline = hasDeadline;
    if (isShown == m_sinceCode.isValid())
        return;
    isShown ? m_sinceCode.start() : m_sinceCode.invalidate();
    // A lock that is due by now comes in the event loop.
    if (!isShown && m_idle.isActive())
        m_idle.start(0ms);
}

void LockPresenter::lockIfIdle()
{
    const auto left = m_idleTime - std::chrono::milliseconds(m_sinceActivity.elapsed());
    if (left > 0ms)
        return m_idle.start(left);
    if (m_sinceCode.isValid() && (m_hasDeadline || std::chrono::milliseconds(m_sinceCode.elapsed()) < longestWait))
        return m_idle.start(m_idleTime);
    // Where nobody is asked for a PIN it would protect nothing.
    if (m_service.staff().operators().areAsked())
        lock();
    if (!m_isLocked)
        m_idle.start(m_idleTime);
}

} // namespace balcao

#include "moc_lockpresenter.cpp"
