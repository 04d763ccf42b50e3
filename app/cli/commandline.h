// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

#include <memory>
#include <unordered_map>

namespace balcao::cli
{

/** An error in the command line: whole sentences. */
struct UsageError {
    /** Usage, or InvalidInput if only values are invalid. */
    Exit exit = Exit::Usage;
    QList<Problem> problems = {};
};

/** The command line: the options that all commands have, and the commands, which read their own. */
class CommandLine
{
public:
    /** Problems of @p settings are recorded there. */
    explicit CommandLine(SettingsFile &settings);

    /** @p arguments without the program's name. Nothing: each option is known, given once and belongs to the command, which has all
     *  that it needs.
     */
    [[nodiscard]] std::optional<UsageError> read(const QStringList &arguments);

    /** Null: none was understood, or help, version or the settings were asked for. */
    [[nodiscard]] CliCommand *command() const { return m_command; }
    [[nodiscard]] const Context &context() const { return m_context; }
    [[nodiscard]] Context &context() { return m_context; }
    /** The text of --help, --version or --print-settings. */
    [[nodiscard]] const QString &information() const { return m_information; }
    [[nodiscard]] bool checksSettings() const { return m_arguments.checksSettings(); }

    /** The command as it is typed: "ledger erase". */
    [[nodiscard]] QString name() const { return m_arguments.nameOf(m_arguments.command()); }
    [[nodiscard]] static QStringList commands();

private:
    Context m_context;
    Arguments m_arguments;
    std::unordered_map<const CLI::App *, std::unique_ptr<CliCommand>> m_commands;
    CliCommand *m_command = nullptr;
    QString m_information;
};

} // namespace balcao::cli
