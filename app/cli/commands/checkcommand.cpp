// SPDX-License-Identifier: MIT
#include "app/cli/codereport.h"
#include "app/cli/command.h"
#include "app/common/console.h"
#include "core/ledger/shopprofile.h"
#include "core/service/codeverdict.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

/** Adds the ledger's knowledge to @p report. The result is empty, or why the ledger could not be read. */
QString askLedger(CodeReport &report, LedgerStore &ledger)
{
    const auto known = ledger.ask(FindCode{report.text()});
    const auto profile = ledger.shopProfile();
    if (!known || !profile)
        return sentenceOf(known ? profile.error() : known.error());
    const Situation situation = *known ? ledger.situationOf((*known)->charge) : Situation();
    const auto &accepted = profile->known();
    report.setVerdict(
        codeVerdict(report.text(), *known, accepted ? std::optional(accepted->receiver) : std::nullopt, situation),
        situation);
    return {};
}

/** Not much more than a code may have. */
QByteArray readCode(QFile &input)
{
    QByteArray bytes;
    while (bytes.size() <= CodeReport::maxBytes) {
        const QByteArray more = input.read(CodeReport::maxBytes + 1 - bytes.size());
        if (more.isEmpty())
            break;
        bytes += more;
    }
    return bytes;
}

/** check: a copy-and-paste code, and what the ledger knows about it where there is one. */
struct CheckCommand : CliCommand {
    void options(Arguments &arguments) override
    {
        addSubject(
            arguments, HelpTr::tr("CODE"), HelpTr::tr("The code, or - for standard input"),
            {{}, HelpTr::tr("The code is missing. Write it behind check, or - to read it from standard input.")});
    }

    bool needsValidSettings() const override { return false; }
    void run(const Context &context) override
    {
        CodeReport report = CodeReport::of(subject());
        if (subject() == "-"_L1) {
            QFile input;
            if (!openInput(input))
                return end(Exit::LocalError);
            report = CodeReport::of(readCode(input));
        }
        const auto finish = [&context](const CodeReport &said, const QString &problem) {
            if (!problem.isEmpty())
                static_cast<void>(console::say(stderr, u"balcao-cli: "_s + problem + u'\n'));
            end(context.print(said.isValid() ? Exit::Done : Exit::InvalidInput, said.toJson(), said.sentences()));
        };
        // With invalid settings another ledger than the shop's could be asked. Without a ledger only the code itself is checked, as on a
        // computer without a till.
        if (!context.hasValidSettings() || report.text().isEmpty() ||
            !ledgerPlace(context.ledger, LedgerEnvironment::Real, false))
            return finish(report, {});
        openLedger(context.ledger, {.takesTraining = true})
            ->whenFinished(qApp, [report, finish](const Expected<LedgerHandle, QString> &opened) mutable {
                const QString problem = opened ? askLedger(report, (*opened)->ledger) : opened.error();
                finish(report, problem);
            });
    }

    QByteArray notExecuted(Exit, const QList<Problem> &) const override { return CodeReport::of(QString()).toJson(); }
};

} // namespace

QList<CommandEntry> checkCommands()
{
    return {{"check", HelpTr::tr("Check a copy-and-paste code"), make<CheckCommand>}};
}

} // namespace balcao::cli
