// SPDX-License-Identifier: MIT
#include "ui/presentation/operators/signinview.h"

#include "core/operators/pin.h"
#include "core/signin/staff.h"
#include "ui/text/display.h"

#include <QCoreApplication>

#include <algorithm>

namespace balcao
{

namespace
{

struct SignInViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::SignIn)
};

template <class May>
QList<PersonView> whoOf(const Operators &operators, May may)
{
    QList<PersonView> people;
    for (const Operator &one : operators.all()) {
        if (!one.isDisabled && may(one))
            people.append({one.id, one.name, display::initials(one.name), roleText(one.role)});
    }
    return people;
}

QString leftOf(std::chrono::milliseconds wait)
{
    return display::duration(std::chrono::ceil<std::chrono::seconds>(wait));
}

/** All but the lead. */
void showWait(PinView &view, std::chrono::milliseconds wait, int tries)
{
    const auto left = std::chrono::ceil<std::chrono::seconds>(wait);
    const std::chrono::milliseconds whole = qMax(WrongTries::delayAfter(tries), left);
    const bool doubles = WrongTries::delayAfter(tries + 1) > WrongTries::delayAfter(tries);
    view.rest = SignInViewTr::tr("%n error(s).", nullptr, tries) + u' ' +
                (doubles ? SignInViewTr::tr("The wait doubles each time.")
                         : SignInViewTr::tr("The wait is as long each time."));
    view.waitPermille = static_cast<int>(std::clamp<qint64>(wait.count() * 1000 / whole.count(), 1, 1000));
}

} // namespace

QString roleText(Role role)
{
    return role == Role::Manager ? SignInViewTr::tr("Manager") : SignInViewTr::tr("Cashier");
}

QList<PersonView> whoSignsIn(const Operators &operators)
{
    return whoOf(operators, [&](const Operator &one) { return one.hasPin || !operators.arePinsOn(); });
}

QList<PersonView> whoAllows(const Operators &operators, Act act)
{
    return whoOf(operators, [&](const Operator &one) { return one.hasPin && operators.mayAct(act, one.id, {}); });
}

PinView pinView(const PinFacts &facts)
{
    PinView view{.typed = facts.typed, .dots = qMax(PinView::fewestDots, facts.typed)};
    view.canType = facts.wait.count() <= 0 && !facts.isAsked;
    view.canEnter = view.canType && facts.typed >= Pin::shortestFor(facts.role);
    view.isBadgeWaiting = facts.badgeWait.count() > 0;
    if (facts.wait.count() > 0) {
        showWait(view, facts.wait, facts.wrongPins);
        view.lead = SignInViewTr::tr("Wrong PIN. Wait %1").arg(leftOf(facts.wait));
    } else if (!facts.problem.isEmpty()) {
        view.isOfBadge = facts.isOfBadge;
        view.lead = facts.isOfBadge ? SignInViewTr::tr("The badge was not accepted")
                                    : SignInViewTr::tr("The PIN was not looked at");
        view.rest = facts.problem;
    } else if (facts.isAsked) {
        view.progress = SignInViewTr::tr("Checking…");
    } else if (view.isBadgeWaiting && facts.typed == 0) {
        view.isOfBadge = true;
        showWait(view, facts.badgeWait, facts.wrongBadges);
        view.lead = SignInViewTr::tr("Badge not recognised. Wait %1").arg(leftOf(facts.badgeWait));
        view.rest += u' ' + SignInViewTr::tr("A PIN can be typed.");
    }
    return view;
}

} // namespace balcao
