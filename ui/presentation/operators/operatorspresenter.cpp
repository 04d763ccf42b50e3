// SPDX-License-Identifier: MIT
#include "ui/presentation/operators/operatorspresenter.h"

#include "core/service/chargeservice.h"
#include "ui/presentation/common/permitted.h"
#include "ui/presentation/operators/signinview.h"
#include "ui/text/messages.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr QLatin1StringView add{"add"};
constexpr QLatin1StringView pinsOn{"pins:on"};
constexpr QLatin1StringView pinsOff{"pins:off"};
constexpr QLatin1StringView newPin{"pin:"};
constexpr QLatin1StringView badge{"badge:"};
constexpr QLatin1StringView disable{"disable:"};

/** Keys of the form's fields. */
const QString nameKey = u"name"_s;
const QString roleKey = u"role"_s;
const QString pinKey = u"pin"_s;

} // namespace

Expected<Pin, QString> takenPin(TypedPin &pin, TypedPin &again, Role role)
{
    const bool isSame = pin.isSame(again);
    const auto typed = pin.take(role);
    again.clear();
    if (!typed)
        return Unexpected<QString>(messages::describe(typed.error()));
    if (!isSame)
        return Unexpected<QString>(OperatorsPresenter::tr("The two PINs are not the same. Type both again."));
    return *typed;
}

OperatorsPresenter::OperatorsPresenter(ChargeService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{
    connect(&m_service.staff(), &Staff::changed, this, &OperatorsPresenter::changed);
}

QString OperatorsPresenter::says() const
{
    const Operators &operators = m_service.staff().operators();
    if (operators.isEmpty())
        return tr("None yet");
    if (!operators.arePinsOn())
        return tr("Operators without PIN");
    const QList<Operator> all = operators.all();
    return tr("%n active", nullptr, static_cast<int>(std::count_if(all.cbegin(), all.cend(), [](const Operator &who) {
                  return !who.isDisabled;
              })));
}

QList<SettingRow> OperatorsPresenter::rows() const
{
    QList<SettingRow> rows;
    const Operators &operators = m_service.staff().operators();
    for (const Operator &who : operators.all()) {
        if (who.isDisabled)
            continue;
        const QString pin = who.hasPin ? tr("PIN is set") : tr("without a PIN");
        rows.append({.key = who.id,
                     .kind = SettingRow::Kind::Actions,
                     .label = who.name,
                     .hint = roleText(who.role) + u", "_s + pin + (who.hasBadge ? u", "_s + tr("a badge") : QString()),
                     .choices = {{newPin + who.id, tr("New PIN…")},
                                 {badge + who.id, tr("Badge…")},
                                 {disable + who.id, tr("Disable…")}}});
    }
    const QString hint = operators.isEmpty() ? tr("The first one is a manager. From then on each one signs in.")
                                             : tr("Charges; a manager corrects and sets up as well.");
    rows.append({.key = add,
                 .kind = SettingRow::Kind::Actions,
                 .label = tr("Operators"),
                 .hint = hint,
                 .choices = {{add, tr("Add an operator…")}}});
    if (!operators.isEmpty())
        rows.append({.key = u"pins"_s,
                     .kind = SettingRow::Kind::Actions,
                     .label = tr("PINs"),
                     .hint = operators.arePinsOn() ? tr("Each one signs in with a PIN.")
                                                   : tr("Nobody is asked: for a shop of one person."),
                     .choices = {operators.arePinsOn() ? SettingChoice{pinsOff, tr("Switch PINs off")}
                                                       : SettingChoice{pinsOn, tr("Switch PINs on")}}});
    return rows;
}

void OperatorsPresenter::act(const QString &action)
{
    const Operators &operators = m_service.staff().operators();
    if (action == add) {
        Q_EMIT dialogWanted(form({.kind = OperatorQuestion::Kind::Add,
                                  .name = {},
                                  .role = operators.isEmpty() ? Role::Manager : Role::Cashier}));
    } else if (action == pinsOn || action == pinsOff) {
        perform([this, isOn = action == pinsOn](const Actor &actor) {
            return m_service.staff().switchPins(isOn, actor);
        })->whenFinished(this, [this](const DialogReply::Result &done) {
            Q_EMIT told(done ? tr("Done.") : done.error().sentence, !done);
        });
    } else if (const auto who = operators.withId(action.section(u':', 1))) {
        const bool isOfBadge = action.startsWith(badge);
        using Kind = OperatorQuestion::Kind;
        const OperatorQuestion question{.kind = action.startsWith(disable) ? Kind::Disable
                                                : isOfBadge                ? Kind::Badge
                                                                           : Kind::NewPin,
                                        .name = who->name,
                                        .role = who->role,
                                        .hasBadge = who->hasBadge};
        isOfBadge ? Q_EMIT badgeWanted(question) : Q_EMIT dialogWanted(form(question));
    }
}

DialogSpec OperatorsPresenter::form(const OperatorQuestion &question)
{
    using Kind = OperatorQuestion::Kind;
    const bool isNew = question.kind == Kind::Add;
    const bool hasPin = question.kind != Kind::Disable;
    DialogSpec form{.name = u"operator"_s,
                    .icon = u"users"_s,
                    .title = title(question),
                    .text = text(question),
                    .width = 520,
                    .style = DialogSpec::Style::Form,
                    .first = isNew    ? nameKey
                             : hasPin ? pinKey
                                      : QString(),
                    .back = tr("Cancel"),
                    .answer = isNew    ? tr("Add")
                              : hasPin ? tr("Set the PIN")
                                       : tr("Disable")};
    if (isNew) {
        form.fields.append({.key = nameKey, .label = tr("Name"), .longest = Operators::longestName});
        // The first one is always a manager: a cashier could not add the others.
        form.fields.append({.key = roleKey,
                            .kind = FormField::Kind::Choice,
                            .initial = question.role == Role::Manager ? u"1"_s : u"0"_s,
                            .choices = {roleText(Role::Cashier), roleText(Role::Manager)},
                            .isFixed = question.role == Role::Manager});
    }
    if (hasPin) {
        form.fields.append({.key = pinKey, .kind = FormField::Kind::Pin, .label = tr("PIN")});
        form.fields.append(
            {.key = u"again"_s, .kind = FormField::Kind::Pin, .label = tr("PIN again"), .isBeside = true});
    }
    form.submit = [this, question](const FormAnswer &given) {
        OperatorQuestion asked = question;
        asked.name = given.values.value(nameKey, question.name);
        if (given.values.contains(roleKey))
            asked.role = given.values.value(roleKey) == "1"_L1 ? Role::Manager : Role::Cashier;
        TypedPin none;
        return answer(asked, *given.pins.value(0, &none), *given.pins.value(1, &none));
    };
    return form;
}

QString OperatorsPresenter::title(const OperatorQuestion &question)
{
    switch (question.kind) {
    case OperatorQuestion::Kind::Add:
        return tr("A new operator");
    case OperatorQuestion::Kind::NewPin:
        return tr("A new PIN for %1").arg(question.name);
    case OperatorQuestion::Kind::Badge:
        return tr("A badge for %1").arg(question.name);
    case OperatorQuestion::Kind::Disable:
        return tr("Disable %1?").arg(question.name);
    }
    Q_UNREACHABLE();
}

QString OperatorsPresenter::text(const OperatorQuestion &question)
{
    if (question.kind == OperatorQuestion::Kind::Badge)
        return question.hasBadge ? tr("There is one. Let the reader read another one, which takes its place.")
                                 : tr("Let its reader read it, or a bar code. From then on it says who that is.");
    if (question.kind == OperatorQuestion::Kind::Disable)
        return tr("Signs in no more. The name stays in what was done.");
    return tr("A cashier's PIN has 4 to 8 digits, a manager's 6 to 8.");
}

DialogReply *OperatorsPresenter::perform(const Doing &doing)
{
    return permitted(m_service.permit(Act::Operators), this, [this, doing](const Actor &actor, DialogReply *reply) {
        carryOut({[doing, actor] { return doing(actor); }, reply});
    });
}

void OperatorsPresenter::carryOut(const Deed &deed)
{
    using Kind = LedgerError::Kind;
    deed.doing()->whenFinished(deed.reply, [this, deed](const StaffResult &result) {
        m_service.staff().setManagersPassword({});
        const auto *error = result ? nullptr : std::get_if<LedgerError>(&result.error());
        const bool isRefused = error && error->kind == Kind::ManagerRefused;
        if (!isRefused && (!error || error->kind != Kind::NeedsManager || error->detail.isEmpty())) {
            if (result)
                return deed.reply->finish({});
            return deed.reply->finish(Unexpected<FormProblem>({messages::describe(result.error())}));
        }
        m_waiting = deed;
        Q_EMIT passwordWanted(error->detail, isRefused ? messages::describe(*error) : QString());
    });
}

void OperatorsPresenter::givePassword(const Secret &password)
{
    const auto deed = std::exchange(m_waiting, std::nullopt);
    if (!deed || !deed->reply)
        return;
    if (password.isEmpty())
        return deed->reply->finish(
            Unexpected<FormProblem>({tr("Nothing was changed: the database's password was not given.")}));
    m_service.staff().setManagersPassword(password);
    carryOut(*deed);
}

QString OperatorsPresenter::passwordTitle()
{
    return tr("The database's password");
}

QString OperatorsPresenter::passwordText(const QString &role)
{
    return tr("The ledger takes changes of operators from the role %1 alone. Its password is kept nowhere.").arg(role);
}

FormResult OperatorsPresenter::answer(const OperatorQuestion &question, TypedPin &pin, TypedPin &again)
{
    Staff &staff = m_service.staff();
    const QString name = question.name;
    if (question.kind == OperatorQuestion::Kind::Disable)
        return perform([&staff, name](const Actor &actor) { return staff.disable(name, actor); });
    const auto typed = takenPin(pin, again, question.role);
    if (!typed)
        return Unexpected<FormProblem>({typed.error(), pinKey});
    if (question.kind == OperatorQuestion::Kind::NewPin)
        return perform([&staff, name, typed](const Actor &actor) { return staff.setPin(name, *typed, actor); });
    return perform([&staff, name, role = question.role, typed](const Actor &actor) {
        return staff.add(name, role, *typed, actor);
    });
}

DialogReply *OperatorsPresenter::giveBadge(const OperatorQuestion &question, const std::optional<Pin> &badge)
{
    return perform([&staff = m_service.staff(), name = question.name, badge](const Actor &actor) {
        return staff.setBadge(name, badge, actor);
    });
}

} // namespace balcao

#include "moc_operatorspresenter.cpp"
