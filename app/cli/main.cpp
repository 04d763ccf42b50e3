// SPDX-License-Identifier: MIT
#include "app/cli/chargecommand.h"
#include "app/cli/codereport.h"
#include "app/cli/commands/calibratecommand.h"
#include "app/cli/commands/checkcommand.h"
#include "app/cli/commands/closingcommand.h"
#include "app/cli/commands/dossiercommand.h"
#include "app/cli/commands/keycommand.h"
#include "app/cli/commands/ledgercommand.h"
#include "app/cli/commands/operatorcommand.h"
#include "app/cli/commands/printcommand.h"
#include "app/cli/commands/settlecommand.h"
#include "app/cli/commands/supportcommand.h"
#include "app/cli/signin.h"
#include "app/shared/apikey.h"
#include "app/shared/console.h"
#include "app/shared/coredumps.h"
#include "app/shared/interruption.h"
#include "app/shared/settings.h"
#include "app/shared/threadlimit.h"
#include "app/shared/translations.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <cstdio>
#include <utility>

#ifndef Q_OS_WIN
#include <clocale>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <langinfo.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::cli;
using balcao::console::print;
using balcao::console::say;

namespace
{

struct CliMainTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli)
};

/** The exit code. A result that was not told is no success: a script must not take silence for one. */
int ended(Exit exit, bool wasTold)
{
    if (!wasTold)
        static_cast<void>(
            say(stderr, CliMainTr::tr("The result could not be written to standard output: the disk is full, or "
                                      "the reader has gone. The exit code tells what became of it; 8 is done.") +
                            u'\n'));
    return static_cast<int>(wasTold || exit != Exit::Done ? exit : Exit::NotWritten);
}

int report(const ChargeReport &report, bool json)
{
    if (json)
        return ended(report.exit(), print(stdout, report.toJson() + '\n'));
    const ConsoleText text = report.sentences();
    static_cast<void>(say(stderr, text.diagnostics));
    return ended(report.exit(), say(stdout, text.result));
}

/** False, and said: nothing can be read from it. */
bool openInput(QFile &input)
{
    // Not the stream: by it a line ends at a NUL.
    const bool isOpen = input.open(0, QIODevice::ReadOnly);
    if (!isOpen)
        static_cast<void>(say(stderr, CliMainTr::tr("Standard input cannot be read.") + u'\n'));
    return isOpen;
}

bool isLedgerCommand(cli::Subcommand command)
{
    return command >= cli::Subcommand::List && command <= cli::Subcommand::KeyDelete;
}

int reportUsage(const UsageError &error)
{
    for (const Problem &problem : error.problems)
        static_cast<void>(say(stderr, u"balcao-cli: "_s + problem.message + u'\n'));
    if (!error.json)
        return static_cast<int>(error.exit);
    // A script reads one object whatever happens: of the form that its command has.
    const QByteArray object = error.command == cli::Subcommand::Check ? CodeReport::of(QString()).toJson()
                              : isLedgerCommand(error.command)
                                  ? ledgerProblems(error.problems).text()
                                  : ChargeReport::nothingSent(error.exit, error.subject, error.problems).toJson();
    return ended(error.exit, print(stdout, object + '\n'));
}

/** Another provider or ledger in the place of the shop's would be worse than no charge. */
UsageError stoppedBy(const QStringList &obstacles, const CommandLine &line)
{
    UsageError error{.command = line.command, .subject = line.subject, .json = line.json, .problems = {}};
    for (const QString &obstacle : obstacles)
        error.problems.append({{}, obstacle});
    error.problems.append({{}, CliMainTr::tr("Nothing was done. Mend the settings, then give the command again.")});
    return error;
}

/** Not @p hasLedger: what the settings say of it cannot be trusted. */
int check(const CommandLine &line, bool hasLedger)
{
    const auto reportOn = [&line, hasLedger](CodeReport found) {
        if (const QString problem = hasLedger ? askLedger(found, line) : QString(); !problem.isEmpty())
            static_cast<void>(say(stderr, u"balcao-cli: "_s + problem + u'\n'));
        const bool wasTold = line.json ? print(stdout, found.toJson() + '\n') : say(stdout, found.sentences());
        return ended(found.isValid() ? Exit::Done : Exit::InvalidInput, wasTold);
    };
    if (line.subject != "-"_L1)
        return reportOn(CodeReport::of(line.subject));
    QFile input;
    if (!openInput(input))
        return static_cast<int>(Exit::LocalError);
    QByteArray bytes;
    while (bytes.size() <= CodeReport::maxBytes) {
        const QByteArray more = input.read(CodeReport::maxBytes + 1 - bytes.size());
        if (more.isEmpty())
            break;
        bytes += more;
    }
    return reportOn(CodeReport::of(bytes));
}

int reportLedger(const LedgerReport &report, const CommandLine &line)
{
    if (line.json)
        return ended(report.exit, print(stdout, report.json.text() + '\n'));
    static_cast<void>(say(stderr, report.diagnostics));
    return ended(report.exit, say(stdout, report.result));
}

int key(const CommandLine &line)
{
    QFile input;
    if (!openInput(input))
        return static_cast<int>(Exit::LocalError);
    return reportLedger(runKeyCommand(line, input), line);
}

/** For a command that writes what a person says: a signal leaves its exit code to what was written. The second one ends the program. */
int reportRecord(LedgerReport (*command)(const CommandLine &), const CommandLine &line)
{
    const Interruption unheard(QCoreApplication::instance());
    return reportLedger(command(line), line);
}

int charge(const CommandLine &line)
{
    ChargeCommand command(line);
    QObject::connect(&command, &ChargeCommand::finished, QCoreApplication::instance(), &QCoreApplication::quit);
    command.start();
    // Only now: while the key and the ledger are waited for, nothing is sent, and a signal ends the program at once.
    Interruption interruption(QCoreApplication::instance());
    QObject::connect(&interruption, &Interruption::happened, &command, &ChargeCommand::interrupt);
    QCoreApplication::exec();
    return report(command.report(), line.json);
}

#ifdef Q_OS_WIN
void prepareTerminal() {}

QStringList argumentsOf(int, char **)
{
    return QCoreApplication::arguments().sliced(1);
}
#else
void prepareTerminal()
{
    std::signal(SIGPIPE, SIG_IGN);
    // Else the ledger's file, or what else is opened first, would be taken for a standard output that was closed.
    int descriptor = 0;
    while (descriptor >= 0 && descriptor <= 2)
        descriptor = ::open("/dev/null", O_RDONLY);
    if (descriptor > 2)
        ::close(descriptor);
    // Qt wants UTF-8 and complains on standard error where the locale says otherwise.
    std::setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
}

/** As bytes, so that a code in Latin-1 is not damaged before it is read. */
QStringList argumentsOf(int count, char **values)
{
    QStringList arguments;
    for (int i = 1; i < count; ++i)
        arguments.append(decoded(values[i]));
    return arguments;
}
#endif

} // namespace

int main(int argc, char **argv)
{
    disableCoreDumps();
    apikey::takeVariable();
    apikey::takeProxyPassword();
    prepareTerminal();
    // First the application: on Windows it is what knows the arguments in Unicode.
    QCoreApplication application(argc, argv);
    const QStringList arguments = argumentsOf(argc, argv);
    QCoreApplication::setApplicationName(u"balcao-cli"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(BALCAO_VERSION));
    // Another language is a problem of the command line; until then the default one speaks.
    SettingsFile settings = SettingsFile::read(SettingsFile::usualFiles());
    static_cast<void>(installLanguage(application, languageIn(arguments, settings)) ||
                      installLanguage(application, {}));

    auto line = CommandLine::parse(arguments, settings);
    const QStringList obstacles = obstaclesOf(settings);
    const bool stops = line && !obstacles.isEmpty() && line->command != cli::Subcommand::Information &&
                       line->command != cli::Subcommand::Check && line->command != cli::Subcommand::SupportBundle;
    QStringList remarks =
        line && line->checksSettings ? QStringList() : remarksOn(settings) + (stops ? QStringList() : obstacles);
    if (const QString unverified = line ? unverifiedLedgerNotice(line->ledger) : QString();
        !unverified.isEmpty() && !stops && line->command != cli::Subcommand::Information)
        remarks.append(unverified);
    for (const QString &remark : std::as_const(remarks))
        static_cast<void>(say(stderr, u"balcao-cli: "_s + remark + u'\n'));
    if (!line)
        return reportUsage(line.error());
    if (stops)
        return reportUsage(stoppedBy(obstacles, *line));
    if (line->command != cli::Subcommand::Information && !threadlimit::allows(threadlimit::ofCommand))
        return reportUsage({.command = line->command,
                            .subject = line->subject,
                            .json = line->json,
                            .exit = Exit::LocalError,
                            .problems = {{{}, threadlimit::describe()}}});
    if (const auto problem = signin::takePins(*line))
        return reportUsage({.command = line->command,
                            .subject = line->subject,
                            .json = line->json,
                            .exit = Exit::InvalidInput,
                            .problems = {*problem}});
    switch (line->command) {
    case cli::Subcommand::Information:
        if (line->checksSettings)
            return ended(settings.problems().isEmpty() ? Exit::Done : Exit::Usage, say(stdout, judged(settings)));
        // A closed pipe, as of --help | head, is no error.
        return ended(Exit::Done, say(stdout, line->subject) || errno == EPIPE);
    case cli::Subcommand::Check:
        return check(*line, obstacles.isEmpty());
    case cli::Subcommand::Create:
    case cli::Subcommand::Correct:
    case cli::Subcommand::Status:
    case cli::Subcommand::CalibrateBegin:
        return charge(*line);
    case cli::Subcommand::CalibrateStatus:
    case cli::Subcommand::CalibrateConfirm:
        return reportRecord(runCalibrateCommand, *line);
    case cli::Subcommand::List:
    case cli::Subcommand::Show:
    case cli::Subcommand::LedgerVerify:
    case cli::Subcommand::LedgerStats:
    case cli::Subcommand::LedgerBackup:
    case cli::Subcommand::LedgerErase:
    case cli::Subcommand::LedgerRebuild:
    case cli::Subcommand::LedgerSetAside:
    case cli::Subcommand::LedgerAcceptLoss:
    case cli::Subcommand::LedgerMove:
        return reportLedger(runLedgerCommand(*line), *line);
    case cli::Subcommand::OperatorList:
    case cli::Subcommand::OperatorAdd:
    case cli::Subcommand::OperatorDisable:
    case cli::Subcommand::OperatorSetPin:
    case cli::Subcommand::OperatorSetBadge:
    case cli::Subcommand::OperatorTakeBadge:
    case cli::Subcommand::OperatorPins:
    case cli::Subcommand::OperatorReset:
        return reportRecord(runOperatorCommand, *line);
    case cli::Subcommand::SupportBundle:
        return reportLedger(runSupportCommand(*line, settings.problems()), *line);
    case cli::Subcommand::KeySet:
    case cli::Subcommand::KeyTest:
    case cli::Subcommand::KeyDelete:
        return key(*line);
    case cli::Subcommand::Closing:
        return reportRecord(runClosingCommand, *line);
    case cli::Subcommand::Print:
        return reportLedger(runPrintCommand(*line), *line);
    case cli::Subcommand::Dossier:
        return reportLedger(runDossierCommand(*line), *line);
    case cli::Subcommand::Settle:
    case cli::Subcommand::Receive:
    case cli::Subcommand::Contest:
        return reportRecord(runSettleCommand, *line);
    }
    Q_UNREACHABLE();
}
