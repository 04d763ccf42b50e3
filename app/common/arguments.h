// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/settings/settings.h"
#include "core/settings/settingsfile.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace CLI
{
class App;
}

namespace balcao
{

/** Something to mend. The field is a key of the JSON ("tax_id") or nothing. */
struct Problem {
    QString field;
    QString message;

    bool operator==(const Problem &) const = default;
};

/** Why arguments cannot be obeyed: whole sentences that repeat no value. */
struct ArgumentError {
    /** Something is unknown, missing or too much; else a value is wrong. */
    bool isUsage = true;
    QList<Problem> problems;
};

/** The options and commands of a program, read by CLI11.
 *
 *  Stricter than that library: an option is given once, never shortened, and its value is the word behind it, unless that begins
 *  with "--", or what stands behind "=", be it empty. Options may stand before or behind the command. Options that could take
 *  a secret are refused without being read. All wrong values are told at once.
 */
class Arguments
{
public:
    /** False: the value is none. */
    using Taker = std::function<bool(const QString &value)>;

    /** @p footer ends the text of --help. What options and variables say of @p settings is said there. */
    Arguments(const QString &program, const QString &description, Settings &settings, const QString &footer = {});
    ~Arguments();
    Q_DISABLE_COPY_MOVE(Arguments)

    /** @p under: the first of two words. What the functions below add from here on is for this command, and before the first one for all. */
    CLI::App *addCommand(const char *name, const QString &help, CLI::App *under = nullptr);
    /** @p name without dashes, @p value as the help shows it, @p sentence when a value is none. */
    void addOption(const char *name, const QString &value, const QString &help, const QString &sentence,
                   const Taker &take);
    /** A text that is not blank. */
    void addText(const char *name, const QString &value, const QString &help, QString &target);
    /** Any text, an empty one too. */
    void addAnyText(const char *name, const QString &value, const QString &help, std::optional<QString> &target);
    /** A whole number from 1 to @p most. */
    void addNumber(const char *name, const QString &value, const QString &help, int &target, int most,
                   const QString &sentence);
    void addFlag(const char *name, const QString &help, bool &target);
    /** The number of an open file descriptor, for what no argument may hold. "%1" of @p sentence becomes @p name. */
    void addDescriptor(const char *name, const QString &value, const QString &help, const QString &sentence,
                       std::optional<int> &target);
    /** The option, and the variable if there is one, of @p key of the settings. @p sentence is reported for a wrong value; empty: that the
     *  value is missing.
     */
    void addSetting(QLatin1StringView key, const QString &value, const QString &help, const QString &sentence = {});
    /** @p variable of the environment stands in for an option that is not given. */
    void addVariable(const char *option, const char *variable);
    void addPositional(const QString &name, const QString &help, std::optional<QString> &target);

    /** @p arguments without the program's name. Help, version or the settings where that was asked for, else nothing. */
    [[nodiscard]] Expected<std::optional<QString>, ArgumentError> read(const QStringList &arguments);
    /** Of read(): nothing is asked for but what is wrong in the settings. */
    [[nodiscard]] bool checksSettings() const noexcept { return m_checksSettings; }
    /** Of read(): on the command line itself. */
    [[nodiscard]] bool isGiven(const char *option) const { return m_options.at(std::string("--") + option).isGiven; }
    /** Of read(): the command, its first word only, or the program itself. */
    [[nodiscard]] const CLI::App *command() const;
    /** As it is typed, with the command that it is under: "ledger erase". */
    [[nodiscard]] QString nameOf(const CLI::App *command) const;

private:
    [[nodiscard]] std::string token(const QString &text);
    [[nodiscard]] QString textOf(const std::string &token) const { return m_texts.at(std::stoi(token)); }
    [[nodiscard]] bool arrange(const QStringList &arguments, std::vector<std::string> &words);
    [[nodiscard]] bool takeOption(const QString &argument, const QString *next, std::vector<std::string> &words);
    bool reject(const QString &sentence);
    void judgeRest();
    void takeVariables();

    using Origin = SettingOrigin::Kind;
    [[nodiscard]] bool take(const std::string &option, const QString &text, Origin origin, const QString &name);

    std::unique_ptr<CLI::App> m_program;
    /** The command that was added last, or the program. */
    CLI::App *m_current;
    Settings &m_settings;
    /** What is told of a value that is none, and who takes or judges it; neither for a flag. */
    struct Option {
        bool hasValue = false;
        QString sentence = {};
        Taker take = {};
        const SettingKey *key = nullptr;
        bool isGiven = false;
    };
    /** With their dashes. */
    std::unordered_map<std::string, Option> m_options;
    struct Variable {
        std::string option;
        const char *name;
    };
    std::vector<Variable> m_variables;
    /** What is no option and no command, as it was given. */
    QStringList m_texts;
    bool m_checksSettings = false;
    bool m_printsSettings = false;
    QList<Problem> m_usage;
    QList<Problem> m_values;
};

/** What follows --lang, wherever it stands, else the settings' language: the sentences about wrong arguments are in it too. */
[[nodiscard]] QString languageIn(const QStringList &arguments, const SettingsFile &settings);

} // namespace balcao
