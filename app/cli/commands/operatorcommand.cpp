// SPDX-License-Identifier: MIT
#include "app/cli/commands/operatorcommand.h"

#include "app/cli/openledger.h"
#include "app/cli/signin.h"
#include "app/shared/pininput.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct OperatorCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::OperatorCommand)
};

using signin::Refused;

LedgerReport problemOf(const Refused &refused)
{
    return LedgerReport::problem(refused.exit, refused.problem.message, refused.problem.field);
}

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
Expected<Secret, Refused> managersPassword(const OperatorRequest &request, const BlockingLedger &ledger)
{
    const auto role = ledger.managersRole();
    if (!role)
        return Unexpected<Refused>({.exit = Exit::LocalError, .problem = {{}, messages::describe(role.error())}});
    if (role->isEmpty())
        return Secret();
    auto typed = request.managerPassword
                     ? *request.managerPassword
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

Expected<StaffReply *, Refused> begun(Staff &staff, const CommandLine &line, const OpenedLedger &opened)
{
    const OperatorRequest &request = line.acting;
    const auto newPin = [&] {
        const auto who = staff.operators().named(line.subject);
        return signin::pinOf(request.newPin, line.subject, u"new_pin"_s, who ? who->role : Role::Cashier);
    };
    if (line.command == Subcommand::OperatorReset) {
        const auto known = signin::waitedFor(staff.refresh(), {}, {});
        if (!known)
            return Unexpected<Refused>(known.error());
        BALCAO_TRY(const Pin pin, newPin());
        return staff.reset(line.subject, pin, People(opened.writer.operatorName).atTheCounter());
    }
    BALCAO_TRY(const Actor actor, signin::actorFor(Act::Operators, staff, line));
    BALCAO_TRY(const Secret password, managersPassword(request, opened.ledger));
    staff.setManagersPassword(password);
    if (line.command == Subcommand::OperatorDisable)
        return staff.disable(line.subject, actor);
    if (line.command == Subcommand::OperatorPins)
        return staff.switchPins(line.subject == "on"_L1, actor);
    if (line.command == Subcommand::OperatorTakeBadge)
        return staff.setBadge(line.subject, std::nullopt, actor);
    if (line.command == Subcommand::OperatorSetBadge) {
        const QString prompt = OperatorCommandTr::tr("Let the reader read the badge of %1:").arg(line.subject);
        BALCAO_TRY(const Pin badge, signin::secretOf(request.newPin, prompt, u"new_pin"_s, Pin::badge));
        return staff.setBadge(line.subject, badge, actor);
    }
    if (line.command == Subcommand::OperatorSetPin) {
        BALCAO_TRY(const Pin pin, newPin());
        return staff.setPin(line.subject, pin, actor);
    }
    if (!staff.operators().arePinsOn() && !request.newPin)
        return staff.add(line.subject, request.role, std::nullopt, actor);
    BALCAO_TRY(const Pin pin, signin::pinOf(request.newPin, line.subject, u"new_pin"_s, request.role));
    return staff.add(line.subject, request.role, pin, actor);
}

} // namespace

LedgerReport runOperatorCommand(const CommandLine &line)
{
    const auto opened = openLedger(line.ledger, {.mayMake = line.command == Subcommand::OperatorAdd});
    if (!opened)
        return LedgerReport::problem(Exit::LocalError, opened.error());
    if (line.command != Subcommand::OperatorList) {
        std::optional<Refused> refused;
        signin::withStaff(*opened, [&](Staff &staff) {
            const auto reply = begun(staff, line, *opened);
            const auto done =
                reply.and_then([](StaffReply *begun) { return signin::waitedFor(begun, u"new_pin"_s, u"name"_s); });
            if (!done)
                refused = done.error();
        });
        if (refused)
            return problemOf(*refused);
    }
    const auto operators = opened->ledger.operators();
    return operators ? listed(*operators) : LedgerReport::of(operators.error(), {});
}

} // namespace balcao::cli
