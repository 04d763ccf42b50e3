// SPDX-License-Identifier: MIT
#include "app/cli/commands/settlecommand.h"

#include "app/cli/openledger.h"
#include "app/cli/signin.h"
#include "core/charge/chargerules.h"
#include "core/service/acceptance.h"
#include "core/service/chargeservice.h"
#include "core/values/amounttext.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QEventLoop>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct SettleCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::SettleCommand)
};

bool isAccepting(const LedgerRequest &request)
{
    return request.isAccepted || request.isAmountAccepted || request.isStatusAccepted || request.acceptedReceiver;
}

/** The discrepancy that @p request names; nothing: the only one. */
std::optional<Discrepancy> acceptedOf(const LedgerRequest &request)
{
    if (request.isAmountAccepted)
        return Discrepancy::Amount;
    if (request.isStatusAccepted)
        return Discrepancy::Status;
    return request.acceptedReceiver ? std::optional(Discrepancy::Receiver) : std::nullopt;
}

/** Empty: what @p line accepts is named, and is what the charge has. */
QString acceptanceProblem(const CommandLine &line, const Charge &charge)
{
    const LedgerRequest &request = line.request;
    if (line.command != Subcommand::Settle || !isAccepting(request))
        return {};
    const auto accepted = acceptance(charge, acceptedOf(request));
    if (!accepted && accepted.error() == Obstacle::SeveralDifferences)
        return SettleCommandTr::tr("More than one difference is open. Name the one to accept: --accept-amount, "
                                   "--accept-status or --accept-receiver NAME.");
    if (!accepted && accepted.error() == Obstacle::StatusFirst)
        return SettleCommandTr::tr("The provider's last word says less than before: --accept-status comes first.");
    if (!accepted)
        return messages::describe(accepted.error());
    if (request.acceptedReceiver && !namesReceiver(charge, *request.acceptedReceiver))
        return SettleCommandTr::tr("The code does not pay “%1”. Write the name that is in the code, or the other "
                                   "address where the name is the shop's.")
            .arg(display::quoted(*request.acceptedReceiver, 60));
    return {};
}

/** @p came: the amount that was seen, where one was told. */
Command commandFor(const CommandLine &line, const Charge &charge, const std::optional<Money> &came)
{
    const LedgerRequest &request = line.request;
    if (line.command == Subcommand::Receive)
        return request.isTakenBack ? Command(command::TakeBackReceipt{charge.attempt, request.reason})
                                   : Command(command::ConfirmReceipt{charge.attempt, request.reference, came});
    if (line.command == Subcommand::Contest)
        return request.isContestEnded
                   ? Command(command::EndContest{charge.attempt, request.reason})
                   : Command(command::Contest{.attempt = charge.attempt,
                                              .on = request.contestedOn.value_or(QDate::currentDate()),
                                              .until = request.contestedUntil.value_or(QDate()),
                                              .reference = request.reference});
    if (isAccepting(request)) {
        if (auto accepted = acceptance(charge, acceptedOf(request)))
            return *std::move(accepted);
    }
    if (request.isReopened)
        return command::Reopen{charge.attempt, charge.txid};
    if (request.isAbsent)
        return command::SettleAbsent{charge.attempt};
    return command::SettleFound{charge.attempt, Txid::parse(request.found).value_or(Txid())};
}

} // namespace

LedgerReport runSettleCommand(const CommandLine &line)
{
    const bool isSettling = line.command == Subcommand::Settle;
    if (isSettling && !line.request.isReopened && !line.request.isAbsent && !isAccepting(line.request)) {
        if (const QString wrong = OutcomePresenter::txidProblem(line.request.found); !wrong.isEmpty())
            return LedgerReport::problem(Exit::InvalidInput, wrong, u"txid"_s);
    }
    std::optional<Money> came;
    if (line.fields.amount) {
        const auto amount = parseAmountText(*line.fields.amount);
        if (!amount)
            return LedgerReport::problem(Exit::InvalidInput, messages::describe(amount.error()), u"amount"_s);
        came = *amount;
    }
    const auto opened = openLedger(line.ledger, {});
    if (!opened)
        return LedgerReport::problem(Exit::LocalError, opened.error());
    const QString field = isSettling ? u"attempt"_s : u"txid"_s;
    const auto found = isSettling ? opened->ledger.find(line.subject) : opened->ledger.findWhole(line.subject);
    if (!found)
        return LedgerReport::missing(opened->ledger, line.subject, found.error(), field);

    ChargeLedger ledger(opened->address, opened->writer, Clock());
    ChargeService service(nullptr, ledger, Clock());
    QEventLoop loop;
    std::optional<Refusal> refusal;
    std::optional<signin::Refused> nobody;
    QString unnamed;
    const auto take = [&](const CommandResult &result) {
        if (!result)
            refusal = result.error();
        loop.quit();
    };
    service.open(found->attempt)->whenFinished(&loop, [&](const CommandResult &opening) {
        if (!opening)
            return take(opening);
        const Charge charge = opening->charge;
        unnamed = acceptanceProblem(line, charge);
        if (!unnamed.isEmpty())
            return loop.quit();
        const auto perform = [&, charge](const Expected<Actor, signin::Refused> &actor) {
            if (actor) {
                service.perform(commandFor(line, charge, came), *actor)->whenFinished(&loop, take);
                return;
            }
            nobody = actor.error();
            loop.quit();
        };
        signin::signIn(service.staff(), line, &loop, [&, charge, perform](const auto &actor) {
            if (!actor)
                return perform(actor);
            const Act act = actOf(commandFor(line, charge, came), *actor, &charge);
            signin::allow(service.staff(), line, *actor, act, charge.attempt, &loop, perform);
        });
    });
    loop.exec();
    if (!unnamed.isEmpty())
        return LedgerReport::problem(Exit::InvalidInput, unnamed,
                                     line.request.acceptedReceiver ? u"receiver"_s : field);
    if (nobody)
        return LedgerReport::problem(nobody->exit, nobody->problem.message, nobody->problem.field);
    return refusal ? LedgerReport::of(*refusal, field) : showCharge(opened->ledger, found->attempt);
}

} // namespace balcao::cli
