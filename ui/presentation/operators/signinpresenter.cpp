// SPDX-License-Identifier: MIT
#include "ui/presentation/operators/signinpresenter.h"

#include "core/values/secret.h"
#include "ui/presentation/common/scaninput.h"
#include "ui/text/messages.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace balcao
{

SignInPresenter::SignInPresenter(ChargeService &service, std::optional<Approval> approval, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_approval(std::move(approval))
{
    connect(&m_service.staff(), &Staff::changed, this, &SignInPresenter::operatorsChanged);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (!isAnyWaiting())
            m_tick.stop();
        Q_EMIT changed();
    });
    operatorsChanged();
}

void SignInPresenter::operatorsChanged()
{
    const Operators &operators = m_service.staff().operators();
    m_people = m_approval ? whoAllows(operators, m_approval->act) : whoSignsIn(operators);
    if (!chosen())
        m_chosen.clear();
    // A wrong PIN at another counter is waited for here, too.
    constexpr auto pace = 200ms;
    if (isAnyWaiting() && !m_tick.isActive())
        m_tick.start(pace);
    Q_EMIT changed();
}

const PersonView *SignInPresenter::chosen() const
{
    const auto found = std::find_if(m_people.cbegin(), m_people.cend(),
                                    [this](const PersonView &person) { return person.id == m_chosen; });
    return found == m_people.cend() ? nullptr : &*found;
}

void SignInPresenter::choose(const QString &id)
{
    m_typed.clear();
    m_problem.clear();
    m_isOfBadge = false;
    delete m_asked;
    m_chosen = id;
    operatorsChanged();
    if (const PersonView *person = chosen(); person && !hasPins())
        ask(m_service.staff().signIn(person->name, std::nullopt));
}

std::chrono::milliseconds SignInPresenter::wait() const
{
    return m_service.staff().operators().waitOf(m_chosen, m_service.now());
}

bool SignInPresenter::isAnyWaiting() const
{
    return wait() > 0ms || m_service.staff().badgeWait() > 0ms;
}

PinView SignInPresenter::pin() const
{
    const Operators &operators = m_service.staff().operators();
    const auto who = operators.withId(m_chosen);
    PinView view = pinView({.typed = m_asked ? m_sent : m_typed.size(),
                            .role = who ? who->role : Role::Cashier,
                            .isAsked = m_asked != nullptr,
                            .wait = wait(),
                            .wrongPins = operators.wrongPinsOf(m_chosen),
                            .badgeWait = m_service.staff().badgeWait(),
                            .wrongBadges = m_service.staff().wrongBadges(),
                            .problem = m_problem,
                            .isOfBadge = m_isOfBadge});
    view.canType = view.canType && who;
    return view;
}

void SignInPresenter::type(QChar digit)
{
    if (!pin().canType)
        return;
    m_problem.clear();
    m_typed.add(digit);
    Q_EMIT changed();
}

void SignInPresenter::removeLast()
{
    if (!pin().canType)
        return;
    m_typed.removeLast();
    Q_EMIT changed();
}

void SignInPresenter::enter()
{
    const PersonView *person = chosen();
    if (!person || !pin().canEnter)
        return;
    m_sent = m_typed.size();
    const auto typed = m_typed.take();
    if (!typed)
        return;
    m_isOfBadge = false;
    Staff &staff = m_service.staff();
    ask(m_approval ? staff.approve(m_approval->act, m_approval->attempt, m_approval->asking, person->name, *typed)
                   : staff.signIn(person->name, *typed));
}

void SignInPresenter::take(const Scan &scan)
{
    if (!hasPins())
        return;
    const bool isOfOther = scan.kind == Scan::Kind::Other || scan.kind == Scan::Kind::OtherLayout;
    QByteArray text = (isOfOther ? scan.raw : scan.text).toUtf8();
    const auto badge = Pin::badge(text);
    wipe(text);
    m_typed.clear();
    m_problem.clear();
    m_isOfBadge = true;
    if (!badge) {
        // An EAN-8 is shorter than any badge: its digits may be a PIN's, and are compared with none.
        m_problem = messages::describe(scan.kind == Scan::Kind::Product ? PinError::ProductCode : badge.error());
        Q_EMIT changed();
        Q_EMIT refused();
        return;
    }
    delete m_asked;
    Staff &staff = m_service.staff();
    ask(m_approval ? staff.approveByBadge(m_approval->act, m_approval->attempt, m_approval->asking, *badge)
                   : staff.signInByBadge(*badge));
}

bool SignInPresenter::mayBeBadge(const Scan &scan) const
{
    return scan.kind == Scan::Kind::Other && hasPins() && !m_service.staff().operators().badges().isEmpty() &&
           Pin::badge(scan.raw.toUtf8());
}

void SignInPresenter::ask(StaffReply *reply)
{
    m_asked = reply;
    reply->whenFinished(this, [this](const StaffResult &result) { answered(result); });
    Q_EMIT changed();
}

void SignInPresenter::answered(const StaffResult &result)
{
    m_asked = nullptr;
    if (result) {
        m_chosen.clear();
        Q_EMIT proved(*result);
        return;
    }
    const auto left = m_isOfBadge ? m_service.staff().badgeWait() : wait();
    m_problem = left > 0ms ? QString() : messages::describe(result.error());
    operatorsChanged();
    Q_EMIT refused();
}

} // namespace balcao

#include "moc_signinpresenter.cpp"
