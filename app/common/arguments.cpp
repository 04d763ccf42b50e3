// SPDX-License-Identifier: MIT
#include "app/common/arguments.h"

#include "app/common/settings.h"
#include "app/common/translations.h"
#include "app/common/version.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct ArgumentsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Arguments)
};

QString lacksValue(const QString &option)
{
    return ArgumentsTr::tr("The option %1 lacks its value. Write the value behind it.").arg(option);
}

} // namespace

Arguments::Arguments(const QString &program, const QString &description, Settings &settings, const QString &footer)
    : m_program(std::make_unique<CLI::App>(description.toStdString(), program.toStdString()))
    , m_current(m_program.get())
    , m_settings(settings)
    , m_options({{"--help", {}}, {"-h", {}}, {"--version", {}}, {"-v", {}}})
{
    // What does not belong is judged here, in our own words.
    m_program->allow_extras()->fallthrough()->allow_windows_style_options(false)->require_subcommand(0, 1);
    m_program->footer(footer.toStdString());
    m_program->option_defaults()->group(ArgumentsTr::tr("Options").toStdString());
    m_program->set_help_flag("-h,--help", ArgumentsTr::tr("Print this help and end").toStdString());
    m_program->set_version_flag(
        "-v,--version", [program] { return versionText(program, {sqliteVersion()}).toStdString(); },
        ArgumentsTr::tr("Print the version and end").toStdString());
    const auto formatter = m_program->get_formatter();
    formatter->label("Usage", ArgumentsTr::tr("Usage").toStdString());
    formatter->label("OPTIONS", ArgumentsTr::tr("OPTIONS").toStdString());
    formatter->label("SUBCOMMAND", ArgumentsTr::tr("COMMAND").toStdString());
    formatter->label("Positionals", ArgumentsTr::tr("Its words").toStdString());
    formatter->column_width(34);
    addSetting("till.language"_L1, u"pt-BR|en|es"_s, ArgumentsTr::tr("The language of what is said, pt-BR unless told"),
               ArgumentsTr::tr("--lang takes one of %1.").arg(languages().join(", "_L1)));
    addFlag("check-settings", ArgumentsTr::tr("Say what is wrong in the settings, and end with 0 or 1"),
            m_checksSettings);
    addFlag("print-settings", ArgumentsTr::tr("Print each setting and where it comes from, and end"), m_printsSettings);
}

Arguments::~Arguments() = default;

CLI::App *Arguments::addCommand(const char *name, const QString &help, CLI::App *under)
{
    m_current = (under ? under : m_program.get())->add_subcommand(name, help.toStdString());
    m_current->get_help_ptr()->group(ArgumentsTr::tr("Options").toStdString());
    return m_current->group(ArgumentsTr::tr("Commands").toStdString())->require_subcommand(0, 1);
}

void Arguments::addOption(const char *name, const QString &value, const QString &help, const QString &sentence,
                          const Taker &take)
{
    const std::string option = std::string("--") + name;
    m_options.insert({option, {.hasValue = true, .sentence = sentence, .take = take}});
    // Commands may have options of the same name: each has its own taker.
    const auto run = [this, option, sentence, take](const CLI::results_t &given) {
        m_options.at(option).isGiven = true;
        if (given.size() > 1)
            reject(ArgumentsTr::tr("The option %1 is given twice. Give it once.").arg(QString::fromStdString(option)));
        else if (!take(textOf(given.front())))
            m_values.append({{}, sentence});
        return true;
    };
    m_current->add_option(option, run, help.toStdString())
        ->type_name(value.toStdString())
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void Arguments::addDescriptor(const char *name, const QString &value, const QString &help, const QString &sentence,
                              std::optional<int> &target)
{
    const auto take = [&target](const QString &text) {
        bool isNumber = false;
        target = text.toInt(&isNumber);
        return isNumber && *target >= 0;
    };
    addOption(name, value, help, sentence.arg(QLatin1StringView(name)), take);
}

void Arguments::addText(const char *name, const QString &value, const QString &help, QString &target)
{
    const auto take = [&target](const QString &text) {
        target = text;
        return !text.trimmed().isEmpty();
    };
    addOption(name, value, help, lacksValue("--"_L1 + QLatin1StringView(name)), take);
}

void Arguments::addAnyText(const char *name, const QString &value, const QString &help, std::optional<QString> &target)
{
    const auto take = [&target](const QString &text) {
        target = text;
        return true;
    };
    addOption(name, value, help, {}, take);
}

void Arguments::addNumber(const char *name, const QString &value, const QString &help, int &target, int most,
                          const QString &sentence)
{
    const auto take = [&target, most](const QString &text) {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        const bool isTaken = isNumber && number >= 1 && number <= most;
        target = isTaken ? number : target;
        return isTaken;
    };
    addOption(name, value, help, sentence, take);
}

void Arguments::addFlag(const char *name, const QString &help, bool &target)
{
    const std::string option = std::string("--") + name;
    m_options.insert({option, {}});
    m_current->add_flag(option, target, help.toStdString());
}

void Arguments::addSetting(QLatin1StringView key, const QString &value, const QString &help, const QString &sentence)
{
    const SettingKey &setting = *Settings::key(key);
    const std::string option =
        "--" + std::string(setting.option.data(), static_cast<std::size_t>(setting.option.size()));
    const QString wrong = sentence.isEmpty() ? lacksValue(QString::fromStdString(option)) : sentence;
    addOption(option.c_str() + 2, value, help, wrong, [this, option](const QString &text) {
        return take(option, text, Origin::Option, QString::fromStdString(option));
    });
    m_options.at(option).take = [&setting](const QString &text) { return isOptionValue(setting, text); };
    m_options.at(option).key = &setting;
    if (!setting.variable.isEmpty())
        addVariable(option.c_str() + 2, setting.variable.data());
}

void Arguments::addVariable(const char *option, const char *variable)
{
    m_variables.push_back({std::string("--") + option, variable});
}

bool Arguments::take(const std::string &option, const QString &text, Origin origin, const QString &name)
{
    const Option &known = m_options.at(option);
    return (!known.take || known.take(text)) &&
           (!known.key || m_settings.set(*known.key, text, {.kind = origin, .name = name}));
}

void Arguments::addPositional(const QString &name, const QString &help, std::optional<QString> &target)
{
    const auto take = [this, &target](const CLI::results_t &given) {
        target = textOf(given.front());
        return true;
    };
    m_current->add_option(name.toStdString(), take, help.toStdString());
}

Expected<std::optional<QString>, ArgumentError> Arguments::read(const QStringList &arguments)
{
    std::vector<std::string> words;
    if (arrange(arguments, words)) {
        std::reverse(words.begin(), words.end());
        try {
            m_program->parse(std::move(words));
            judgeRest();
            takeVariables();
        } catch (const CLI::CallForHelp &) {
            return QString::fromStdString(m_program->help({}, CLI::AppFormatMode::All));
        } catch (const CLI::CallForVersion &version) {
            return QString::fromUtf8(version.what());
        } catch (const CLI::ParseError &) {
            reject(ArgumentsTr::tr("The command line cannot be read. See --help."));
        }
    }
    if (m_usage.isEmpty() && m_values.isEmpty())
        return m_printsSettings ? std::optional(listed(m_settings)) : std::nullopt;
    return Unexpected<ArgumentError>({.isUsage = !m_usage.isEmpty(), .problems = m_usage + m_values});
}

void Arguments::takeVariables()
{
    for (const Variable &variable : m_variables) {
        const Option &option = m_options.at(variable.option);
        const QString text = qEnvironmentVariable(variable.name);
        const bool isSaid = !option.isGiven && !text.isEmpty();
        if (isSaid && !take(variable.option, text, Origin::Variable, QLatin1StringView(variable.name)))
            m_values.append({{}, option.sentence});
    }
}

/** A number for @p text: CLI11 takes it for nothing else, and what people wrote does not pass through another encoding. */
std::string Arguments::token(const QString &text)
{
    m_texts.append(text);
    return std::to_string(m_texts.size() - 1);
}

/** The commands to the front, "--option=value" cut in two. False: what follows could only be misread. */
bool Arguments::arrange(const QStringList &arguments, std::vector<std::string> &words)
{
    std::ptrdiff_t commands = 0;
    const CLI::App *level = m_program.get();
    bool hasOptions = true;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        const auto named = level->get_subcommands(
            [&argument](const CLI::App *command) { return command->get_name() == argument.toStdString(); });
        if (hasOptions && argument == "--"_L1) {
            hasOptions = false;
        } else if (hasOptions && argument.startsWith(u'-') && argument != "-"_L1) {
            const qsizetype taken = m_texts.size();
            if (!takeOption(argument, i + 1 < arguments.size() ? &arguments.at(i + 1) : nullptr, words))
                return false;
            i += m_texts.size() > taken && !argument.contains(u'=') ? 1 : 0;
        } else if (hasOptions && !named.empty()) {
            words.insert(words.begin() + commands++, named.front()->get_name());
            level = named.front();
        } else {
            words.push_back(token(argument));
        }
    }
    return true;
}

bool Arguments::takeOption(const QString &argument, const QString *next, std::vector<std::string> &words)
{
    const qsizetype equals = argument.indexOf(u'=');
    const QString name = argument.left(equals);
    if (name == "--api-key"_L1 || name == "--key"_L1 || name == "--token"_L1)
        return reject(ArgumentsTr::tr("The API key is never taken from the command line, where others can read it. "
                                      "Put it into a file and give --api-key-file, or set BALCAO_API_KEY."));
    const auto option = m_options.find(name.toStdString());
    // Only the name is told: what follows it may be a secret in the wrong place.
    if (option == m_options.end() || (!option->second.hasValue && equals >= 0))
        return reject(name.startsWith("--"_L1)
                          ? ArgumentsTr::tr("There is no option %1. See --help.").arg(name)
                          : ArgumentsTr::tr("There is no such short option. A txid or a code that begins "
                                            "with a dash needs -- before it."));
    if (option->second.hasValue && equals < 0 && (!next || next->startsWith("--"_L1)))
        return reject(lacksValue(name));
    words.push_back(option->first);
    if (option->second.hasValue)
        words.push_back(token(equals < 0 ? *next : argument.sliced(equals + 1)));
    return true;
}

/** What no option and no command took. */
void Arguments::judgeRest()
{
    const std::vector<std::string> rest = m_program->remaining(true);
    if (rest.empty())
        return;
    // Only of the first one: what stands behind it may be its value.
    const auto option = m_options.find(rest.front());
    const bool lacksCommand = !command()->get_subcommands({}).empty();
    reject(option != m_options.end() ? ArgumentsTr::tr("The option %1 does not belong to this command.")
                                           .arg(QString::fromStdString(option->first))
           : lacksCommand ? ArgumentsTr::tr("The command is not known. See --help.")
                          : ArgumentsTr::tr(
                                "There are more arguments than this command takes. A value with blanks needs quotes."));
}

bool Arguments::reject(const QString &sentence)
{
    m_usage.append({{}, sentence});
    return false;
}

const CLI::App *Arguments::command() const
{
    const CLI::App *level = m_program.get();
    while (!level->get_subcommands().empty())
        level = level->get_subcommands().front();
    return level;
}

QString Arguments::nameOf(const CLI::App *command) const
{
    QStringList words;
    for (const CLI::App *level = command; level && level != m_program.get(); level = level->get_parent())
        words.prepend(QString::fromStdString(level->get_name()));
    return words.join(u' ');
}

QString languageIn(const QStringList &arguments, const SettingsFile &settings)
{
    const QString option = u"--lang"_s;
    for (qsizetype i = 0; i < arguments.size() && arguments.at(i) != "--"_L1; ++i) {
        if (arguments.at(i) == option && i + 1 < arguments.size())
            return arguments.at(i + 1);
        if (arguments.at(i).startsWith(option + u'='))
            return arguments.at(i).sliced(option.size() + 1);
    }
    return settings.text(u"till.language"_s);
}

} // namespace balcao
