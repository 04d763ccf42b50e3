// SPDX-License-Identifier: MIT
#include "app/common/console.h"
#include "app/common/coredumps.h"
#include "app/common/interruption.h"
#include "app/common/threadlimit.h"
#include "app/common/version.h"
#include "sandbox/sandboxserver.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <optional>
#include <variant>

using namespace Qt::StringLiterals;
using balcao::sandbox::Quirks;
using balcao::sandbox::SandboxOptions;
using balcao::sandbox::SandboxServer;

namespace
{

constexpr int exitUsage = 1;
constexpr int exitLocalError = 7;

int printError(const QString &sentence, int code)
{
    balcao::console::say(stderr, u"balcao-sandbox: "_s + sentence + u'\n');
    return code;
}

void describe(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        u"The Pix provider that Balcão is trained and tested with, on 127.0.0.1 only.\n"
        "Prints its base URL when it is ready and runs until SIGTERM or SIGINT.\n\n"
        "Readings, the first of each being what holds when none is given, except that "
        "expiry and image\nthen differ between the operations as in the interface:\n%1"_s.arg(Quirks::listing()));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({u"port"_s, u"Listen on PORT; 0, the default, takes any that is free."_s, u"PORT"_s, u"0"_s});
    parser.addOption(
        {u"api-key"_s, u"Accept KEY as the only key (default: sandbox-key)."_s, u"KEY"_s, u"sandbox-key"_s});
    parser.addOption({u"expires-in"_s, u"Charges expire after SECONDS (default: 900)."_s, u"SECONDS"_s, u"900"_s});
    parser.addOption({u"state"_s, u"Keep the charges in FILE."_s, u"FILE"_s});
    parser.addOption({u"reading"_s, u"Read the interface this way; may be given several times."_s, u"NAME=VALUE"_s});
}

/** The text says what is wrong with the command line. */
std::variant<SandboxOptions, QString> optionsFrom(const QCommandLineParser &parser)
{
    SandboxOptions options;
    bool isNumber = false;
    if (!parser.positionalArguments().isEmpty()) {
        return u"Unexpected argument: %1"_s.arg(parser.positionalArguments().constFirst());
    }
    options.port = parser.value(u"port"_s).toUShort(&isNumber);
    if (!isNumber) {
        return u"--port takes a number from 0 to 65535."_s;
    }
    constexpr int maxSeconds = 366 * 24 * 60 * 60;
    const int seconds = parser.value(u"expires-in"_s).toInt(&isNumber);
    if (!isNumber || seconds < 1 || seconds > maxSeconds) {
        return u"--expires-in takes a number of seconds from 1 to %1."_s.arg(maxSeconds);
    }
    options.expiresIn = std::chrono::seconds(seconds);
    options.apiKey = parser.value(u"api-key"_s).toUtf8();
    if (options.apiKey.trimmed().isEmpty()) {
        return u"--api-key must not be empty."_s;
    }
    if (parser.isSet(u"state"_s) && parser.value(u"state"_s).isEmpty()) {
        return u"--state takes the name of a file."_s;
    }
    options.stateFile = parser.value(u"state"_s);
    for (const QString &reading : parser.values(u"reading"_s)) {
        const auto changed = options.quirks.with(reading);
        if (!changed) {
            return u"--reading %1 is not known. These are:\n%2"_s.arg(reading, Quirks::listing());
        }
        options.quirks = *changed;
    }
    return options;
}

} // namespace

int main(int argc, char **argv)
{
    balcao::disableCoreDumps();
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"balcao-sandbox"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(BALCAO_VERSION));

    QCommandLineParser parser;
    describe(parser);
    // Not process(): on Windows it shows a box and waits, whoever started the program.
    if (!parser.parse(QCoreApplication::arguments())) {
        return printError(parser.errorText(), exitUsage);
    }
    // Qt brings --help-all along.
    const bool isHelp = parser.isSet(u"help"_s) || parser.isSet(u"help-all"_s);
    if (isHelp || parser.isSet(u"version"_s)) {
        balcao::console::say(stdout, isHelp ? parser.helpText()
                                            : balcao::versionText(u"balcao-sandbox"_s, SandboxServer::libraries()));
        return 0;
    }
    auto options = optionsFrom(parser);
    if (const auto *problem = std::get_if<QString>(&options)) {
        return printError(*problem, exitUsage);
    }
    if (!balcao::threadlimit::allows(balcao::threadlimit::ofCommand)) {
        return printError(balcao::threadlimit::describe(), exitLocalError);
    }
    const balcao::Interruption interruption(QCoreApplication::instance());
    QObject::connect(&interruption, &balcao::Interruption::happened, &application, &QCoreApplication::quit);
    SandboxServer server(std::get<SandboxOptions>(std::move(options)));
    if (!server.start()) {
        return printError(server.errorText(), exitLocalError);
    }
    balcao::console::say(stdout, server.baseUrl() + u'\n');
    return QCoreApplication::exec();
}
