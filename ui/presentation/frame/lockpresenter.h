// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/operators/signinpresenter.h"

#include <QElapsedTimer>

namespace balcao
{

/** Whether the screen is locked (22): where the ledger has operators nothing of the till is shown before one of them has signed in, and
 *  no more after a lock or a time without any. Without operators there is no lock.
 */
class LockPresenter : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::seconds usualIdleTime{std::chrono::minutes(5)};
    /** Limit of the delay by a code without a deadline. */
    static constexpr std::chrono::seconds longestWait{std::chrono::minutes(30)};

    /** @p service outlives it. */
    explicit LockPresenter(ChargeService &service, QObject *parent = nullptr);

    [[nodiscard]] bool isLocked() const noexcept { return m_isLocked; }
    [[nodiscard]] SignInPresenter &signIn() noexcept { return m_signIn; }
    /** By hand; where PINs are off that is how another person is chosen. */
    void lock();
    /** Zero: never by itself. */
    void setIdleTime(std::chrono::milliseconds time);
    /** While a payable code is shown the till does not lock by itself: the customer is paying. The caller ends it at the code's deadline. */
    void setCodeShown(bool isShown, bool hasDeadline);
    /** Somebody is there. */
    void noteActivity() { m_sinceActivity.start(); }

Q_SIGNALS:
    /** isLocked() is another than before. */
    void changed();

private:
    void peopleChanged();
    void setLocked(bool isLocked);
    void lockIfIdle();

    ChargeService &m_service;
    SignInPresenter m_signIn;
    bool m_isLocked = false;
    std::chrono::milliseconds m_idleTime = usualIdleTime;
    QElapsedTimer m_sinceActivity;
    /** Invalid: no payable code is shown. */
    QElapsedTimer m_sinceCode;
    bool m_hasDeadline = false;
    QTimer m_idle;
};

} // namespace balcao
