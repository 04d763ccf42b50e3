// SPDX-License-Identifier: MIT
#include "app/cli/commandline.h"

#include "app/common/settings.h"
#include "core/ledger/ledgeraddress.h"
#include "ui/text/messages.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

/** The purpose, the variables, and the exit codes. */
QString helpFooter()
{
    return HelpTr::tr("Creates, corrects and reads Pix charges at the provider, checks copy-and-paste codes, and shows "
                      "and settles what the shop's ledger holds. With --json one JSON object is printed.") +
           u"\n\n"_s +
           HelpTr::tr(
               "These variables stand in for options that are not given: BALCAO_BASE_URL, BALCAO_API_KEY (the key, "
               "which no option takes), BALCAO_DATA_DIR, BALCAO_LEDGER, BALCAO_COUNTER, BALCAO_OPERATOR.") +
           u"\n\n"_s +
           HelpTr::tr("It ends with: 0 done, 1 usage, 2 input not valid, 3 refused by the provider, 4 result unknown, "
                      "5 provider not reached and nothing sent, 6 the charge exists but needs attention, 7 trouble on "
                      "this computer and nothing sent, 8 done but the result could not be written.");
}

} // namespace

CommandLine::CommandLine(SettingsFile &settings)
    : m_arguments(u"balcao-cli"_s, HelpTr::tr("balcao-cli: Pix charges for scripts and support."), m_context.settings,
                  helpFooter())
{
    m_context.settings = settingsOf(settings);
    m_context.settingsProblems = settings.problems();
    m_context.ledger.ledgerOfFiles = m_context.settings.ledgerAddress;
    m_context.ledger.isForOneCommand = true;
    m_context.account.addTo(m_arguments);
    m_context.ledger.addTo(m_arguments);
    m_arguments.addFlag("json", HelpTr::tr("Print one JSON object"), m_context.json);
    m_context.signIn.addTo(m_arguments);
    QHash<QString, CLI::App *> groups;
    const QList<CommandEntry> entries = chargeCommands() + checkCommands() + listCommands() + printCommands() +
                                        settleCommands() + dossierCommands() + closingCommands() + ledgerCommands() +
                                        supportCommands() + keyCommands() + operatorCommands() + calibrateCommands();
    for (const CommandEntry &entry : entries) {
        const QString name = QString::fromLatin1(entry.name);
        CLI::App *const added = m_arguments.addCommand(name.section(u' ', -1).toLatin1().constData(), entry.help,
                                                       groups.value(name.section(u' ', 0, -2)));
        if (!entry.make) {
            groups.insert(name, added);
            continue;
        }
        const auto &command = m_commands.emplace(added, entry.make()).first->second;
        command->options(m_arguments);
    }
}

std::optional<UsageError> CommandLine::read(const QStringList &arguments)
{
    const auto end = std::find(arguments.cbegin(), arguments.cend(), "--"_L1);
    m_context.json = std::find(arguments.cbegin(), end, "--json"_L1) != end;
    const auto information = m_arguments.read(arguments);
    const auto found = m_commands.find(m_arguments.command());
    m_command = found == m_commands.end() ? nullptr : found->second.get();
    if (!information) {
        const ArgumentError &wrong = information.error();
        if (m_command && wrong.isUsage)
            m_command->forgetSubject();
        return UsageError{.exit = wrong.isUsage ? Exit::Usage : Exit::InvalidInput, .problems = wrong.problems};
    }
    m_information = information->value_or(QString());
    if (*information || checksSettings()) {
        m_command = nullptr;
        return std::nullopt;
    }
    m_context.account.take(m_context.settings);
    m_context.ledger.take(m_context.settings);
    if (!m_command)
        return UsageError{.problems = {{{}, HelpTr::tr("There is no command. See balcao-cli --help.")}}};
    if (const QList<Problem> problems = m_command->usageProblems(m_context); !problems.isEmpty())
        return UsageError{.problems = problems};
    QList<Problem> problems;
    const QString &ledger = m_context.ledger.ledger;
    if (const auto address = LedgerAddress::parse(ledger); !ledger.isEmpty() && !address)
        problems.append({{}, messages::describe(address.error())});
    problems += m_command->invalid();
    if (!problems.isEmpty())
        return UsageError{.exit = Exit::InvalidInput, .problems = problems};
    return std::nullopt;
}

QStringList CommandLine::commands()
{
    SettingsFile none;
    const CommandLine line(none);
    QStringList names;
    for (const auto &[app, command] : line.m_commands)
        names.append(line.m_arguments.nameOf(app));
    return names;
}

} // namespace balcao::cli
