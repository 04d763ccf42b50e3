// SPDX-License-Identifier: MIT
#include "app/cli/chargereport.h"
#include "app/cli/codereport.h"
#include "app/cli/commandline.h"
#include "app/cli/renderer.h"
#include "app/common/apikey.h"
#include "app/common/console.h"
#include "app/common/coredumps.h"
#include "app/common/settings.h"
#include "app/common/threadlimit.h"
#include "app/common/translations.h"

#include <QCoreApplication>

#include <cerrno>
#include <cstdio>
#include <memory>
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
using balcao::console::say;

namespace
{

struct CliMainTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli)
};

int reportUsage(const CommandLine &line, const UsageError &error)
{
    for (const Problem &problem : error.problems)
        static_cast<void>(say(stderr, u"balcao-cli: "_s + problem.message + u'\n'));
    if (!line.context().json)
        return static_cast<int>(error.exit);
    // A script reads one object in any case, in the form of its command.
    const QByteArray object = line.command() ? line.command()->notExecuted(error.exit, error.problems)
                                             : ChargeReport::nothingSent(error.exit, {}, error.problems).toJson();
    return static_cast<int>(ended(error.exit, console::print(stdout, object + '\n')));
}

/** Another provider or ledger in the place of the shop's would be worse than no charge. */
UsageError stoppedBy(const QStringList &obstacles)
{
    UsageError error;
    for (const QString &obstacle : obstacles)
        error.problems.append({{}, obstacle});
    error.problems.append({{}, CliMainTr::tr("Nothing was done. Mend the settings, then give the command again.")});
    return error;
}

Exit inform(const CommandLine &line, const SettingsFile &settings)
{
    if (line.checksSettings())
        return ended(settings.problems().isEmpty() ? Exit::Done : Exit::Usage, say(stdout, judged(settings)));
    // A closed pipe, as of --help | head, is no error.
    return ended(Exit::Done, say(stdout, line.information()) || errno == EPIPE);
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
    const std::unique_ptr<QCoreApplication> application = makeApplication(argc, argv);
    const QStringList arguments = argumentsOf(argc, argv);
    QCoreApplication::setApplicationName(u"balcao-cli"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(BALCAO_VERSION));
    // Another language is a problem of the command line; until then the default one speaks.
    SettingsFile settings = SettingsFile::readUsual();
    static_cast<void>(installLanguage(*application, languageIn(arguments, settings)) ||
                      installLanguage(*application, {}));

    CommandLine line(settings);
    const auto error = line.read(arguments);
    const CliCommand *const command = error ? nullptr : line.command();
    const QStringList obstacles = obstaclesOf(settings);
    const bool stops = command && !obstacles.isEmpty() && command->needsValidSettings();
    const bool checksSettings = !error && line.checksSettings();
    QStringList remarks = checksSettings ? QStringList() : remarksOn(settings) + (stops ? QStringList() : obstacles);
    if (const QString unverified = command ? unverifiedLedgerNotice(line.context().ledger) : QString();
        !unverified.isEmpty() && !stops)
        remarks.append(unverified);
    for (const QString &remark : std::as_const(remarks))
        static_cast<void>(say(stderr, u"balcao-cli: "_s + remark + u'\n'));
    if (error)
        return reportUsage(line, *error);
    if (stops)
        return reportUsage(line, stoppedBy(obstacles));
    if (command && !threadlimit::allows(threadlimit::ofCommand))
        return reportUsage(line, {.exit = Exit::LocalError, .problems = {{{}, threadlimit::describe()}}});
    if (const auto problem = line.context().signIn.takeSecrets())
        return reportUsage(line, {.exit = Exit::InvalidInput, .problems = {*problem}});
    if (!command)
        return static_cast<int>(inform(line, settings));
    // The only event loop: a command begins in it and ends it.
    QMetaObject::invokeMethod(
        application.get(), [&line] { line.command()->run(line.context()); }, Qt::QueuedConnection);
    return QCoreApplication::exec();
}
