// SPDX-License-Identifier: MIT
#include "app/cli/decision.h"

#include "app/cli/signin.h"
#include "core/service/chargeservice.h"

using namespace Qt::StringLiterals;

namespace balcao::cli
{

DecisionCommand::DecisionCommand() = default;
DecisionCommand::~DecisionCommand() = default;

AnswerReply *DecisionCommand::answer(const Context &context)
{
    return ledgerOf(context, {})->andThen(qApp, [this, &context](const LedgerHandle &opened) {
        const auto found = chargeFor(*opened);
        if (!found)
            return AnswerReply::of(Unexpected<LedgerReport>(found.error()));
        return decide(*opened, nullptr, context, found->attempt)
            ->converted(qApp, [opened](const Expected<CommandEnd, LedgerReport> &end) {
                return end.and_then([&](const CommandEnd &made) { return shownCharge(*opened, made.charge.attempt); });
            });
    });
}

Expected<Charge, LedgerReport> DecisionCommand::chargeFor(const OpenedLedger &opened) const
{
    return chargeOfWhole(opened, subject());
}

QString DecisionCommand::fieldOf(const Refusal &) const
{
    return u"txid"_s;
}

Reply<CommandEnd, LedgerReport> *DecisionCommand::decide(const OpenedLedger &opened, ProviderClient *client,
                                                         const Context &context, const QString &attempt)
{
    using Decided = Reply<CommandEnd, LedgerReport>;
    const auto withField = [this](CommandReply *reply) {
        return reply->converted(qApp, [this](const CommandResult &result) {
            return result.map_error(
                [this](const Refusal &refusal) { return LedgerReport::of(refusal, fieldOf(refusal)); });
        });
    };
    m_ledger = std::make_unique<ChargeLedger>(opened.address, opened.writer, Clock());
    m_service = std::make_unique<ChargeService>(client, *m_ledger, Clock());
    m_service->setMayRead(context.account.isReadingOn);
    return withField(m_service->open(attempt))->andThen(qApp, [this, &context, withField](const CommandEnd &opening) {
        const auto command = commandFor(opening.charge);
        if (!command)
            return Decided::of(Unexpected<LedgerReport>(command.error()));
        return reported(signin::actorFor(*command, opening.charge, m_service->staff(), context))
            ->andThen(qApp, [this, withField, command = *command](const Actor &actor) {
                return withField(m_service->perform(command, actor));
            });
    });
}

} // namespace balcao::cli
