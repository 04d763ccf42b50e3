// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "core/charge/command.h"

namespace balcao
{

class ChargeService;
class ProviderClient;
struct CommandEnd;

} // namespace balcao

namespace balcao::cli
{

/** A command that records a person's decision about a charge, through the service as the till does. */
class DecisionCommand : public ReportCommand
{
public:
    DecisionCommand();
    ~DecisionCommand() override;
    /** Records commandFor() of the charge that chargeFor() finds. The answer is that of show. */
    [[nodiscard]] AnswerReply *answer(const Context &context) override;
    [[nodiscard]] bool defersSignals() const final { return true; }

    /** Finds the charge by its whole name, since it is changed. */
    [[nodiscard]] virtual Expected<Charge, LedgerReport> chargeFor(const OpenedLedger &opened) const;
    [[nodiscard]] virtual Expected<Command, LedgerReport> commandFor(const Charge &charge) const = 0;
    /** The field of the JSON's errors that @p refusal is about. */
    [[nodiscard]] virtual QString fieldOf(const Refusal &refusal) const;

    /** As the ledger keeps what a person wrote. */
    [[nodiscard]] static QString shortened(const QString &text) { return text.simplified().left(80); }
    /** Opens @p attempt, signs in, has the command approved where the operator may not do it alone, and performs it. @p client: null
     *  where no provider is needed.
     */
    [[nodiscard]] Reply<CommandEnd, LedgerReport> *decide(const OpenedLedger &opened, ProviderClient *client,
                                                          const Context &context, const QString &attempt);

private:
    std::unique_ptr<ChargeLedger> m_ledger;
    std::unique_ptr<ChargeService> m_service;
};

} // namespace balcao::cli
