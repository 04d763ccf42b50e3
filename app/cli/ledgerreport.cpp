// SPDX-License-Identifier: MIT
#include "app/cli/ledgerreport.h"

#include "app/cli/signin.h"
#include "core/ledger/queries/chargequeries.h"
#include "ui/text/messages.h"

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

Expected<Charge, LedgerReport> named(Expected<Charge, LedgerError> found, LedgerStore &ledger, const QString &name,
                                     const QString &field)
{
    return std::move(found).map_error([&](const LedgerError &error) {
        const auto sentence = ambiguity(ledger, name);
        return sentence ? LedgerReport::problem(Exit::InvalidInput, *sentence, field) : LedgerReport::of(error, field);
    });
}

} // namespace

LedgerReport LedgerReport::problem(Exit exit, const QString &message, const QString &field)
{
    return {.exit = exit, .json = ledgerProblems({{field, message}}), .result = {}, .diagnostics = message + u'\n'};
}

LedgerReport LedgerReport::of(const QString &sentence, const QString &field)
{
    return problem(Exit::LocalError, sentence, field);
}

LedgerReport LedgerReport::of(const LedgerError &error, const QString &field)
{
    const bool isInput = error.kind == LedgerError::Kind::NotFound || error.kind == LedgerError::Kind::NotAllowed ||
                         error.kind == LedgerError::Kind::Overtaken;
    return LedgerReport::problem(isInput ? Exit::InvalidInput : Exit::LocalError, sentenceOf(error),
                                 isInput ? field : QString());
}

LedgerReport LedgerReport::of(const Refusal &refusal, const QString &field)
{
    if (const auto *error = std::get_if<LedgerError>(&refusal))
        return of(*error, field);
    const auto *needs = std::get_if<NeedsSomebody>(&refusal);
    return problem(Exit::InvalidInput, messages::describe(refusal), needs ? signin::fieldOf(*needs) : field);
}

LedgerReport LedgerReport::of(const signin::Refused &refused, const QString &)
{
    return problem(refused.exit, refused.problem.message, refused.problem.field);
}

void LedgerReport::addEnvironment(const OpenedLedger &opened)
{
    json.add("environment"_L1, opened.ledger.isForTraining() ? u"training"_s : u"real"_s);
}

LedgerReport reportOf(const Expected<LedgerReport, LedgerReport> &answer)
{
    return answer ? *answer : answer.error();
}

Reply<LedgerHandle, LedgerReport> *ledgerOf(const Context &context, const LedgerAccess &access)
{
    return reported(openLedger(context.ledger, access));
}

Expected<Charge, LedgerReport> chargeOf(const OpenedLedger &opened, const QString &name, const QString &field)
{
    return named(opened.ledger.ask(FindCharge{name}), opened.ledger, name, field);
}

Expected<Charge, LedgerReport> chargeOfWhole(const OpenedLedger &opened, const QString &name)
{
    return named(opened.ledger.ask(FindWholeCharge{name}), opened.ledger, name, u"txid"_s);
}

JsonLine ledgerProblems(const QList<Problem> &problems)
{
    return JsonLine().add("schema"_L1, jsonSchema).add("errors"_L1, problemArray(problems, u"field"_s));
}

} // namespace balcao::cli
