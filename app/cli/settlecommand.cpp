// SPDX-License-Identifier: MIT
#include "app/cli/settlecommand.h"

#include "app/cli/openledger.h"
#include "core/service/chargeservice.h"
#include "ui/presentation/messages.h"
#include "ui/presentation/outcomepresenter.h"

#include <QEventLoop>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

balcao::Command commandFor(const CommandLine &line, const Charge &charge)
{
    const LedgerRequest &request = line.request;
    if (line.command == Command::Receive)
        return command::ConfirmReceipt{charge.attempt, request.reference};
    if (request.isAccepted)
        return command::AcceptReport{charge.attempt, lastWordOf(charge), charge.reportedAmount};
    if (request.isReopened)
        return command::Reopen{charge.attempt, charge.txid};
    if (request.isAbsent)
        return command::SettleAbsent{charge.attempt};
    return command::SettleFound{charge.attempt, request.found};
}

} // namespace

LedgerReport runSettleCommand(const CommandLine &line)
{
    const bool isSettling = line.command == Command::Settle;
    if (isSettling && !line.request.isReopened && !line.request.isAbsent && !line.request.isAccepted) {
        if (const QString wrong = OutcomePresenter::txidProblem(line.request.found); !wrong.isEmpty())
            return LedgerReport::problem(Exit::InvalidInput, wrong, u"txid"_s);
    }
    const auto opened = openLedger(line.ledger, {});
    if (!opened)
        return LedgerReport::problem(Exit::LocalError, opened.error());
    LedgerStore &store = *opened->store;
    const QString field = isSettling ? u"attempt"_s : u"txid"_s;
    const auto found = isSettling ? store.find(line.subject) : store.findWhole(line.subject);
    if (!found)
        return LedgerReport::missing(store, line.subject, found.error(), field);

    ChargeLedger ledger(opened->address, opened->writer, Clock());
    ChargeService service(nullptr, ledger, Clock());
    QEventLoop loop;
    bool isBegun = false;
    std::optional<LedgerReport> trouble;
    const auto fail = [&](const QString &, const LedgerError &error) {
        trouble = LedgerReport::of(error, field);
        loop.quit();
    };
    QObject::connect(&service, &ChargeService::openFailed, &loop, fail);
    QObject::connect(&service, &ChargeService::refused, &loop, fail);
    QObject::connect(&service, &ChargeService::opened, &loop, [&](const QString &, const QString &attempt) {
        isBegun = true;
        const auto begun = service.perform(commandFor(line, service.record(attempt)->charge), service.ownActor());
        if (begun)
            return;
        trouble = LedgerReport::problem(Exit::InvalidInput, messages::describe(begun.error()), field);
        loop.quit();
    });
    QObject::connect(&service, &ChargeService::recordChanged, &loop, [&](const QString &attempt) {
        if (isBegun && attempt == found->attempt && !service.isBusy(attempt))
            loop.quit();
    });
    service.open(found->attempt);
    loop.exec();
    return trouble ? *trouble : showCharge(store, found->attempt);
}

} // namespace balcao::cli
