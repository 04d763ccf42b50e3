// SPDX-License-Identifier: MIT
#include "app/cli/decision.h"

#include "app/cli/signin.h"
#include "core/service/chargeservice.h"

#include <QEventLoop>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

/** In an event loop of its own. */
CommandResult waitedFor(CommandReply *reply)
{
    QEventLoop loop;
    std::optional<CommandResult> result;
    reply->whenFinished(&loop, [&](const CommandResult &end) {
        result = end;
        loop.quit();
    });
    loop.exec();
    return *result;
}

} // namespace

Answer DecisionCommand::answer(const Context &context)
{
    BALCAO_TRY(const OpenedLedger opened, ledgerOf(context, {}));
    BALCAO_TRY(const Charge found, chargeFor(opened));
    ChargeLedger ledger(opened.address, opened.writer, Clock());
    ChargeService service(nullptr, ledger, Clock());
    BALCAO_TRY(decide(service, context, found.attempt));
    return shownCharge(opened, found.attempt);
}

Expected<Charge, LedgerReport> DecisionCommand::chargeFor(const OpenedLedger &opened) const
{
    return chargeOfWhole(opened, subject());
}

QString DecisionCommand::fieldOf(const Refusal &) const
{
    return u"txid"_s;
}

Expected<void, LedgerReport> DecisionCommand::decide(ChargeService &service, const Context &context,
                                                     const QString &attempt) const
{
    const auto refused = [this](const Refusal &refusal) { return LedgerReport::of(refusal, fieldOf(refusal)); };
    BALCAO_TRY(const CommandEnd opening, waitedFor(service.open(attempt)).map_error(refused));
    BALCAO_TRY(const Command command, commandFor(opening.charge));
    BALCAO_TRY(const Actor actor, reported(signin::actorFor(command, opening.charge, service.staff(), context)));
    BALCAO_TRY(waitedFor(service.perform(command, actor)).map_error(refused));
    return {};
}

} // namespace balcao::cli
