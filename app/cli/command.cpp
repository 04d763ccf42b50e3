// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/signin.h"
#include "app/common/interruption.h"

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct LedgerEnvironmentTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::LedgerCommand)
};

} // namespace

void Usage::require(bool holds, const QString &field, const QString &sentence)
{
    if (!holds)
        problems.append({field, sentence});
}

void Usage::requireOneForm(bool isTable)
{
    require(!isTable || !context.json, {}, HelpTr::tr("--csv and --json are two forms of the same: say one of them."));
}

void CliCommand::options(Arguments &) {}

QList<Problem> CliCommand::usageProblems(const Context &context) const
{
    Usage usage{.context = context};
    if (m_missing && needsSubject())
        usage.require(m_subject.has_value(), m_missing->field, m_missing->message);
    rules(usage);
    return usage.problems;
}

QByteArray CliCommand::notExecuted(Exit, const QList<Problem> &problems) const
{
    return ledgerProblems(problems).text();
}

void CliCommand::addSubject(Arguments &arguments, const QString &name, const QString &help, const Problem &missing)
{
    arguments.addPositional(name, help, m_subject);
    m_missing = missing;
}

void CliCommand::addTxid(Arguments &arguments, const QString &name, const QString &help)
{
    addSubject(arguments, name, help, {u"txid"_s, HelpTr::tr("The txid is missing. Write it behind the command.")});
}

void ReportCommand::run(const Context &context)
{
    if (defersSignals())
        new Interruption(qApp);
    answer(context)->whenFinished(qApp, [&context](const Answer &answer) {
        const LedgerReport report = reportOf(answer);
        end(context.print(report.exit, report.json.text(), report.result, report.diagnostics));
    });
}

AnswerReply *LedgerCommand::answer(const Context &context)
{
    return ledgerOf(context, access())->andThen(qApp, [this, &context](const LedgerHandle &opened) {
        const auto ended = [this, opened, &context](const signin::ActorReply::Result &actor) -> Answer {
            if (actor)
                m_actor = *actor;
            LedgerReport report = actor ? reportOf(answerFrom(*opened, context)) : LedgerReport::of(actor.error());
            report.addEnvironment(*opened);
            if (opened->ledger.isForTraining())
                report.diagnostics.prepend(
                    LedgerEnvironmentTr::tr("This ledger is for training: no charge in it is real.") + u'\n');
            return report;
        };
        const auto needed = act();
        return (needed ? signin::actorFor(*needed, opened, context) : signin::ActorReply::of(People({}).atTheCounter()))
            ->converted(qApp, ended);
    });
}

} // namespace balcao::cli
