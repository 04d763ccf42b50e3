// SPDX-License-Identifier: MIT
#include "ui/presentation/newcharge/statement.h"

#include "core/charge/endtoend.h"
#include "core/values/amounttext.h"
#include "core/values/ids.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>

namespace balcao
{

namespace
{

struct StatementTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Statement)
};

/** Adds @p part where @p problem says that it is missing; the first one's sentence stays. */
void require(Statement &statement, Statement::Part part, const QString &problem)
{
    if (problem.isEmpty())
        return;
    if (statement.missing.isEmpty())
        statement.sentence = problem;
    statement.missing.append(part);
}

} // namespace

Statement receiptStatement(bool isTicked, const QString &who)
{
    Statement statement{
        .missing = {},
        .sentence =
            StatementTr::tr("It is recorded as “Paid, confirmed at the shop by %1”, apart from what the provider says.")
                .arg(who)};
    require(statement, Statement::Part::Seen,
            isTicked ? QString() : StatementTr::tr("Tick that the money was seen on the shop's account."));
    require(statement, Statement::Part::Who,
            who.isEmpty() ? StatementTr::tr("Write who saw it: it is kept with the charge.") : QString());
    return statement;
}

Statement receiptStatement(const StatedReceipt &stated, const ChargeFacts &charge, const Situation &situation)
{
    const QString reference = paymentReference(stated.reference);
    Statement statement = receiptStatement(stated.isTicked, stated.who);
    if (const Permission permission = mayBePaidBy(reference, charge, situation); !permission)
        require(statement, Statement::Part::Identifier, messages::describe(permission.error()));
    const auto amount = parseAmountText(stated.amount);
    const bool isWrong = !stated.amount.trimmed().isEmpty() && !amount;
    const Permission permitted = mayReceive(charge, amount ? std::optional(*amount) : std::nullopt);
    require(statement, Statement::Part::Amount,
            isWrong      ? messages::describe(amount.error())
            : !permitted ? messages::describe(permitted.error())
                         : QString());
    if (statement.missing.isEmpty() && amount && *amount != charge.amount)
        statement.sentence += u' ' + StatementTr::tr("%1 came of %2: both stand in the charge's history.")
                                         .arg(display::amount(*amount), display::amount(charge.amount));
    return statement;
}

Statement txidStatement(const QString &txid, const QString &who)
{
    Statement statement{.missing = {},
                        .sentence = StatementTr::tr("Nothing new is created: the attempt gets this txid.")};
    require(statement, Statement::Part::Identifier, OutcomePresenter::txidProblem(txid));
    require(statement, Statement::Part::Who,
            who.isEmpty() ? StatementTr::tr("Write who found it: it is kept with the charge.") : QString());
    return statement;
}

Statement panelStatement(const QString &who)
{
    Statement statement;
    require(statement, Statement::Part::Who,
            who.isEmpty() ? StatementTr::tr("Write who looked: it is kept with the charge.") : QString());
    return statement;
}

Statement outcomeStatement(const QString &outcome)
{
    Statement statement;
    require(statement, Statement::Part::Reason,
            outcome.isEmpty() ? StatementTr::tr("Write how it ended: it is kept with the charge.") : QString());
    return statement;
}

Statement reasonStatement(const QString &reason)
{
    Statement statement;
    require(statement, Statement::Part::Reason,
            reason.isEmpty() ? StatementTr::tr("Write why: it is kept with the charge.") : QString());
    return statement;
}

} // namespace balcao
