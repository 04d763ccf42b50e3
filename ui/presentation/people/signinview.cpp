// SPDX-License-Identifier: MIT
#include "ui/presentation/people/signinview.h"

#include "core/service/pin.h"
#include "core/service/staff.h"
#include "ui/presentation/words/display.h"

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
    const auto left = std::chrono::ceil<std::chrono::seconds>(facts.wait);
    view.canType = left.count() <= 0 && !facts.isAsked;
    view.canEnter = view.canType && facts.typed >= Pin::shortestFor(facts.role);
    if (left.count() > 0) {
        const std::chrono::milliseconds whole = qMax(WrongTries::delayAfter(facts.wrongPins), left);
        const bool doubles = WrongTries::delayAfter(facts.wrongPins + 1) > WrongTries::delayAfter(facts.wrongPins);
        view.lead = SignInViewTr::tr("Wrong PIN. Wait %1").arg(display::duration(left));
        view.rest = SignInViewTr::tr("%n error(s).", nullptr, facts.wrongPins) + u' ' +
                    (doubles ? SignInViewTr::tr("The wait doubles each time.")
                             : SignInViewTr::tr("The wait is as long each time."));
        view.waitPermille = static_cast<int>(std::clamp<qint64>(facts.wait.count() * 1000 / whole.count(), 1, 1000));
    } else if (!facts.problem.isEmpty()) {
        view.lead = SignInViewTr::tr("The PIN was not looked at");
        view.rest = facts.problem;
    } else if (facts.isAsked) {
        view.progress = SignInViewTr::tr("Checking…");
    }
    return view;
}

} // namespace balcao
