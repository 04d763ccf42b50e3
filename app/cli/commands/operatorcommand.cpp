// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/cli/signin.h"
#include "app/common/pininput.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct OperatorCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::OperatorCommand)
};

using signin::ActorReply;
using signin::Refused;

LedgerReport listed(const Operators &operators)
{
    QJsonArray list;
    QStringList lines;
    for (const Operator &one : operators.all()) {
        list.append(QJsonObject{{u"id"_s, one.id},
                                {u"name"_s, one.name},
                                {u"role"_s, QString(balcao::key(one.role))},
                                {u"has_pin"_s, one.hasPin},
                                {u"has_badge"_s, one.hasBadge},
                                {u"disabled"_s, one.isDisabled}});
        const QString role =
            one.role == Role::Manager ? OperatorCommandTr::tr("manager") : OperatorCommandTr::tr("cashier");
        const QString rest = one.isDisabled ? OperatorCommandTr::tr("disabled")
                             : one.hasPin   ? QString()
                                            : OperatorCommandTr::tr("without a PIN");
        lines.append(
            u"%1  %2  %3"_s.arg(display::quoted(one.name).leftJustified(30), role.leftJustified(10), rest).trimmed());
    }
    if (operators.isEmpty())
        lines.append(OperatorCommandTr::tr("The ledger has no operators: nobody is asked for a PIN."));
    else if (!operators.arePinsOn())
        lines.append(OperatorCommandTr::tr("PINs are switched off: operators without PIN."));
    LedgerReport report;
    report.json =
        JsonLine().add("schema"_L1, jsonSchema).add("operators"_L1, list).add("pins"_L1, operators.arePinsOn());
    report.result = lines.join(u'\n') + u'\n';
    return report;
}

/** Asked for where a database takes what follows from the manager's role alone. */
Expected<Secret, Refused> managersPassword(const SignInOptions &given, LedgerStore &ledger)
{
    const auto role = ledger.managersRole();
    if (!role)
        return Unexpected<Refused>({.exit = Exit::LocalError, .problem = {{}, messages::describe(role.error())}});
    if (role->isEmpty())
        return Secret();
    auto typed = given.managerPassword.text
                     ? *given.managerPassword.text
                     : pininput::fromTerminal(OperatorCommandTr::tr("Password of the database's role %1:").arg(*role));
    if (!typed && typed.error() != pininput::LineError::NoTerminal)
        return Unexpected<Refused>({.problem = {u"manager_password"_s, pininput::describe(typed.error(), {})}});
    if (!typed || typed->isEmpty())
        return Unexpected<Refused>(
            {.problem = {u"manager_password"_s,
                         messages::describe(LedgerError{.kind = LedgerError::Kind::NeedsManager, .detail = *role})}});
    const Secret password(*typed);
    wipe(*typed);
    return password;
}

/** operator list: the report of all these commands. */
struct OperatorListCommand : ReportCommand {
    AnswerReply *answer(const Context &context) override
    {
        return ledgerOf(context, access())->andThen(qApp, [this, &context](const LedgerHandle &opened) {
            return reported(change(*opened, context))->converted(qApp, [opened](const auto &changed) -> Answer {
                BALCAO_TRY(changed);
                BALCAO_TRY(const Operators operators, reported(opened->ledger.shopOperators()));
                return listed(operators);
            });
        });
    }

    bool defersSignals() const final { return true; }
    /** Before the list. */
    [[nodiscard]] virtual ActorReply *change(const OpenedLedger &, const Context &)
    {
        return ActorReply::of(People({}).atTheCounter());
    }

    [[nodiscard]] virtual LedgerAccess access() const { return {}; }
};

/** A command on the operator that is named, by an operator who may do that. */
struct OperatorCommand : OperatorListCommand {
    void options(Arguments &arguments) override
    {
        addSubject(arguments, HelpTr::tr("NAME"), HelpTr::tr("The operator, as in the list"),
                   {u"name"_s, HelpTr::tr("The operator's name is missing. Write it behind the command.")});
    }

    using Begun = Expected<StaffReply *, signin::Refused>;

    ActorReply *change(const OpenedLedger &opened, const Context &context) final
    {
        Staff &staff = m_counter.emplace(opened).staff();
        return signedIn(staff, opened, context)->andThen(&staff, [this, &staff, &opened, &context](const Actor &actor) {
            const Begun begun = prepared(staff, opened, context).and_then([&] { return begin(staff, actor, context); });
            return begun ? signin::named(*begun, u"new_pin"_s, u"name"_s)
                         : ActorReply::of(Unexpected<Refused>(begun.error()));
        });
    }

    [[nodiscard]] virtual ActorReply *signedIn(Staff &staff, const OpenedLedger &, const Context &context)
    {
        return signin::actorFor(Act::Operators, staff, context);
    }
    [[nodiscard]] virtual Expected<void, Refused> prepared(Staff &staff, const OpenedLedger &opened,
                                                           const Context &context)
    {
        BALCAO_TRY(const Secret password, managersPassword(context.signIn, opened.ledger));
        staff.setManagersPassword(password);
        return {};
    }

    [[nodiscard]] virtual Begun begin(Staff &, const Actor &, const Context &) { return nullptr; }

    /** From --new-pin-fd or the terminal. */
    [[nodiscard]] Expected<Pin, signin::Refused> newPin(const Staff &staff, const Context &context) const
    {
        const auto known = staff.operators().named(subject());
        return signin::pinOf(context.signIn.newPin.text, subject(), u"new_pin"_s, known ? known->role : Role::Cashier);
    }

private:
    std::optional<signin::Counter> m_counter;
};

/** The first operator is added to a ledger that is made for that. */
struct OperatorAddCommand : OperatorCommand {
    Role role = Role::Cashier;

    void options(Arguments &arguments) override
    {
        OperatorCommand::options(arguments);
        const auto take = [this](const QString &text) {
            const auto named = fromKey<Role>(text);
            role = named.value_or(role);
            return named.has_value();
        };
        arguments.addOption("role", HelpTr::tr("ROLE"), HelpTr::tr("cashier unless told, or manager"),
                            HelpTr::tr("--role takes cashier or manager."), take);
    }

    LedgerAccess access() const override { return {.mayMake = true}; }
    Begun begin(Staff &staff, const Actor &actor, const Context &context) override
    {
        const auto &given = context.signIn.newPin.text;
        if (!staff.operators().arePinsOn() && !given)
            return staff.add(subject(), role, std::nullopt, actor);
        BALCAO_TRY(const Pin pin, signin::pinOf(given, subject(), u"new_pin"_s, role));
        return staff.add(subject(), role, pin, actor);
    }
};

struct OperatorDisableCommand : OperatorCommand {
    Begun begin(Staff &staff, const Actor &actor, const Context &) override { return staff.disable(subject(), actor); }
};

struct OperatorSetPinCommand : OperatorCommand {
    Begun begin(Staff &staff, const Actor &actor, const Context &context) override
    {
        BALCAO_TRY(const Pin pin, newPin(staff, context));
        return staff.setPin(subject(), pin, actor);
    }
};

struct OperatorSetBadgeCommand : OperatorCommand {
    Begun begin(Staff &staff, const Actor &actor, const Context &context) override
    {
        const QString prompt = OperatorCommandTr::tr("Let the reader read the badge of %1:").arg(subject());
        BALCAO_TRY(const Pin badge, signin::badgeOf(context.signIn.newPin.text, prompt, u"new_pin"_s));
        return staff.setBadge(subject(), badge, actor);
    }
};

struct OperatorTakeBadgeCommand : OperatorCommand {
    Begun begin(Staff &staff, const Actor &actor, const Context &) override
    {
        return staff.setBadge(subject(), std::nullopt, actor);
    }
};

/** For a person who controls the ledger's file: without a sign-in. */
struct OperatorResetCommand : OperatorCommand {
    ActorReply *signedIn(Staff &staff, const OpenedLedger &opened, const Context &) override
    {
        const auto nobody = [name = opened.writer.operatorName](const Actor &) { return People(name).atTheCounter(); };
        return signin::named(staff.refresh())->converted(&staff, [nobody](const ActorReply::Result &known) {
            return known.map(nobody);
        });
    }
    Expected<void, Refused> prepared(Staff &, const OpenedLedger &, const Context &) override { return {}; }
    Begun begin(Staff &staff, const Actor &actor, const Context &context) override
    {
        BALCAO_TRY(const Pin pin, newPin(staff, context));
        return staff.reset(subject(), pin, actor);
    }
};

/** For all operators: on or off. */
struct OperatorPinsCommand : OperatorCommand {
    void options(Arguments &arguments) override
    {
        addSubject(arguments, u"on|off"_s, HelpTr::tr("off: names only"),
                   {u"pins"_s, HelpTr::tr("operator pins takes on or off.")});
    }

    void rules(Usage &usage) const override
    {
        usage.require(subject() == "on"_L1 || subject() == "off"_L1, u"pins"_s,
                      HelpTr::tr("operator pins takes on or off."));
    }

    Begun begin(Staff &staff, const Actor &actor, const Context &) override
    {
        return staff.switchPins(subject() == "on"_L1, actor);
    }
};

} // namespace

QList<CommandEntry> operatorCommands()
{
    return {
        {"operator", HelpTr::tr("list, add, disable, set-pin, set-badge, take-badge, reset, or pins: who works here")},
        {"operator list", HelpTr::tr("Say who works here"), make<OperatorListCommand>},
        {"operator add", HelpTr::tr("Add somebody, with a new PIN"), make<OperatorAddCommand>},
        {"operator disable", HelpTr::tr("Somebody does not work here any more"), make<OperatorDisableCommand>},
        {"operator set-pin", HelpTr::tr("A new PIN: one's own, or as a manager anybody's"),
         make<OperatorSetPinCommand>},
        {"operator set-badge", HelpTr::tr("What a badge's reader types says who it is"), make<OperatorSetBadgeCommand>},
        {"operator take-badge", HelpTr::tr("No badge says who it is any more"), make<OperatorTakeBadgeCommand>},
        {"operator reset", HelpTr::tr("A new PIN for a forgotten one: for who controls the ledger"),
         make<OperatorResetCommand>},
        {"operator pins", HelpTr::tr("Switch PINs on or off"), make<OperatorPinsCommand>},
    };
}

} // namespace balcao::cli
