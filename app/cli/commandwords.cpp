// SPDX-License-Identifier: MIT
#include "app/cli/commandwords.h"

#include "app/cli/listoptions.h"
#include "core/ledger/ledgeraddress.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct CommandWordsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::CommandLine)
};

bool asksProvider(Subcommand command)
{
    return command == Subcommand::Create || command == Subcommand::Correct || command == Subcommand::Status ||
           command == Subcommand::CalibrateBegin;
}

QList<Problem> missingOfPersons(const LedgerRequest &request, Subcommand command, bool hasReference, bool hasAmount)
{
    QList<Problem> problems;
    const int answers = int(!request.found.isEmpty()) + int(request.isAbsent) + int(request.isReopened) +
                        int(request.isAccepted) + int(request.isAmountAccepted) + int(request.isStatusAccepted) +
                        int(request.acceptedReceiver.has_value());
    if (command == Subcommand::Settle && answers != 1)
        problems.append(
            {u"txid"_s, CommandWordsTr::tr("Say one of these: --found TXID, --absent, --reopen after a wrong txid, or "
                                           "--accept what was paid.")});
    if (command == Subcommand::Receive && request.isTakenBack != !request.reason.isEmpty())
        problems.append(
            {u"reason"_s, CommandWordsTr::tr("--take-back and --reason belong together: say why it is taken back.")});
    if (command == Subcommand::Receive && request.isTakenBack && hasReference)
        problems.append(
            {u"reference"_s, CommandWordsTr::tr("--reference is of a payment that was seen, not of one that is taken "
                                                "back.")});
    if (command == Subcommand::Receive && request.isTakenBack && hasAmount)
        problems.append({u"amount"_s,
                         CommandWordsTr::tr("--amount is of a payment that was seen, not of one that is taken back.")});
    if (command == Subcommand::Contest && request.isContestEnded != !request.reason.isEmpty())
        problems.append({u"reason"_s, CommandWordsTr::tr("--end and --reason belong together: say how it ended.")});
    if (command == Subcommand::Contest && request.isContestEnded == request.contestedUntil.has_value())
        problems.append({u"deadline"_s,
                         CommandWordsTr::tr("--deadline is missing: until when the shop may answer, like 2026-11-28. "
                                            "With --end nothing is to be answered any more.")});
    return problems;
}

QList<Problem> missingOfClosing(const LedgerRequest &request)
{
    if (request.closing == 0 || (!request.isPreview && !request.counted))
        return {};
    return {
        {u"number"_s, CommandWordsTr::tr("--number prints a closing that was made: nothing is counted or previewed.")}};
}

} // namespace

QList<Problem> missingWords(const CommandLine &line, bool isTraining, bool hasReference)
{
    const LedgerRequest &request = line.request;
    QList<Problem> problems;
    if (isTraining && asksProvider(line.command))
        problems.append(
            {{},
             CommandWordsTr::tr("This computer trains: training = true stands in its settings, and balcao-cli has no "
                                "provider for training. Nothing is sent to a real one, whatever the options say.")});
    if (request.isTable && line.json)
        problems.append({{}, CommandWordsTr::tr("--csv and --json are two forms of the same: say one of them.")});
    problems += missingOfPersons(request, line.command, hasReference, line.fields.amount.has_value());
    if (line.command == Subcommand::Closing)
        problems += missingOfClosing(request);
    if (line.command == Subcommand::LedgerErase && request.olderThanDays == 0)
        problems.append({{}, CommandWordsTr::tr("--older-than takes whole days, at least 1.")});
    if (line.command == Subcommand::LedgerMove && request.moveTo.isEmpty())
        problems.append(
            {u"to"_s, CommandWordsTr::tr("--to is missing. Write it like --to postgresql://owner@host/database.")});
    if (line.command == Subcommand::LedgerAcceptLoss && line.ledger.operatorName.isEmpty())
        problems.append(
            {{}, CommandWordsTr::tr("--operator is missing. Who goes on without the missing events says so by name.")});
    return problems;
}

QList<Problem> takeValues(CommandLine &line)
{
    QList<Problem> problems;
    if (const auto address = LedgerAddress::parse(line.ledger.ledger); !line.ledger.ledger.isEmpty() && !address)
        problems.append({{}, messages::describe(address.error())});
    const QString &to = line.request.moveTo;
    if (const auto address = LedgerAddress::parse(to); !to.isEmpty() && !(address && address->isPostgres()))
        problems.append({u"to"_s, messages::describe(address ? LedgerAddressError::Malformed : address.error())});
    ChargeQuery &query = line.request.query;
    if (const auto page = listoptions::pageKey(query.after, query.sort))
        query.after = *page;
    else
        problems.append({{}, page.error()});
    return problems;
}

} // namespace balcao::cli
