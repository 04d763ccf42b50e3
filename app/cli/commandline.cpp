// SPDX-License-Identifier: MIT
#include "app/cli/commandline.h"

#include "app/cli/ledgerrequest.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::CommandLine)
};

/** Which commands an option belongs to. */
enum class Scope { Everywhere, Fields, Picture, List, Settle, Receive, Erase };

struct Option {
    QLatin1StringView name;
    Scope scope = Scope::Everywhere;
};

/** All options that take a value. --json, --help and --version take none. */
constexpr std::array valueOptions = {Option{"base-url"_L1},
                                     Option{"api-key-file"_L1},
                                     Option{"data-dir"_L1},
                                     Option{"timeout"_L1},
                                     Option{"amount-unit"_L1},
                                     Option{"update-amount"_L1},
                                     Option{"update-by"_L1},
                                     Option{"lang"_L1},
                                     Option{"amount"_L1, Scope::Fields},
                                     Option{"name"_L1, Scope::Fields},
                                     Option{"phone"_L1, Scope::Fields},
                                     Option{"email"_L1, Scope::Fields},
                                     Option{"tax-id"_L1, Scope::Fields},
                                     Option{"qr"_L1, Scope::Picture},
                                     Option{"ledger"_L1},
                                     Option{"counter"_L1},
                                     Option{"operator"_L1},
                                     Option{"from"_L1, Scope::List},
                                     Option{"to"_L1, Scope::List},
                                     Option{"status"_L1, Scope::List},
                                     Option{"search"_L1, Scope::List},
                                     Option{"sort"_L1, Scope::List},
                                     Option{"limit"_L1, Scope::List},
                                     Option{"after"_L1, Scope::List},
                                     Option{"found"_L1, Scope::Settle},
                                     Option{"reference"_L1, Scope::Receive},
                                     Option{"older-than"_L1, Scope::Erase}};

constexpr std::array customerOptions = {"name"_L1, "phone"_L1, "email"_L1, "tax-id"_L1};

constexpr std::array commandNames = {
    std::pair{"create"_L1, Command::Create}, std::pair{"correct"_L1, Command::Correct},
    std::pair{"status"_L1, Command::Status}, std::pair{"check"_L1, Command::Check},
    std::pair{"list"_L1, Command::List},     std::pair{"show"_L1, Command::Show},
    std::pair{"settle"_L1, Command::Settle}, std::pair{"receive"_L1, Command::Receive}};

constexpr std::array ledgerCommandNames = {
    std::pair{"verify"_L1, Command::LedgerVerify}, std::pair{"stats"_L1, Command::LedgerStats},
    std::pair{"backup"_L1, Command::LedgerBackup}, std::pair{"erase"_L1, Command::LedgerErase},
    std::pair{"rebuild"_L1, Command::LedgerRebuild}};

const Option *optionNamed(QStringView name)
{
    for (const Option &option : valueOptions) {
        if (name == option.name)
            return &option;
    }
    return nullptr;
}

bool belongs(Scope scope, Command command)
{
    switch (scope) {
    case Scope::Everywhere:
        return true;
    case Scope::Fields:
        return command == Command::Create || command == Command::Correct;
    case Scope::Picture:
        return command == Command::Create || command == Command::Correct || command == Command::Status;
    case Scope::List:
        return command == Command::List;
    case Scope::Settle:
        return command == Command::Settle;
    case Scope::Receive:
        return command == Command::Receive;
    case Scope::Erase:
        return command == Command::LedgerErase;
    }
    Q_UNREACHABLE();
}

/** "tax-id" is "tax_id" in the JSON. */
QString fieldOf(QLatin1StringView option)
{
    return QString(option).replace(u'-', u'_');
}

/** Takes the arguments apart, then judges them; problems pile up so that all of them are told at once. */
class Parser
{
public:
    Expected<CommandLine, UsageError> run(const QStringList &arguments);

private:
    /** How an argument was taken. */
    enum class Taken { Alone, WithTheNext, NotAtAll };

    void collect(const QStringList &arguments);
    Taken takeOption(const QString &argument, const QString *next);
    void findCommand();
    void checkOptions();
    void checkFields();
    void readSubject();
    void readProvider();
    void readQrFile();
    void readLedger();

    void complain(const QString &message, const QString &field = {}) { m_problems.append({field, message}); }
    [[nodiscard]] bool has(QLatin1StringView option) const { return m_values.contains(option); }
    [[nodiscard]] std::optional<QString> value(QLatin1StringView option) const;
    /** The value of an option that must not be empty. */
    QString text(QLatin1StringView option);
    template <class Choice>
    Choice choose(QLatin1StringView option, std::pair<QLatin1StringView, Choice> first,
                  std::pair<QLatin1StringView, Choice> second);

    QHash<QString, QString> m_values;
    QStringList m_positional;
    std::optional<Command> m_command;
    std::optional<Command> m_information;
    CommandLine m_line;
    QList<Problem> m_problems;
};

Expected<CommandLine, UsageError> Parser::run(const QStringList &arguments)
{
    const auto options = std::find(arguments.cbegin(), arguments.cend(), "--"_L1);
    m_line.json = std::find(arguments.cbegin(), options, "--json"_L1) != options;
    collect(arguments);
    if (m_information) {
        m_line.command = *m_information;
        return m_line;
    }
    findCommand();
    if (m_command && m_problems.isEmpty()) {
        m_line.command = *m_command;
        readSubject();
        checkOptions();
        checkFields();
        readProvider();
        readQrFile();
        readLedger();
    }
    if (m_problems.isEmpty())
        return m_line;
    return Unexpected<UsageError>(
        {.command = m_command, .subject = m_line.subject, .json = m_line.json, .problems = m_problems});
}

void Parser::collect(const QStringList &arguments)
{
    bool hasOptions = true;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        if (!hasOptions || argument == "-"_L1 || !argument.startsWith(u'-')) {
            m_positional.append(argument);
        } else if (argument == "--"_L1) {
            hasOptions = false;
        } else {
            switch (takeOption(argument, i + 1 < arguments.size() ? &arguments.at(i + 1) : nullptr)) {
            case Taken::Alone:
                break;
            case Taken::WithTheNext:
                ++i;
                break;
            case Taken::NotAtAll:
                return; // what follows could only be misread
            }
        }
    }
}

Parser::Taken Parser::takeOption(const QString &argument, const QString *next)
{
    const qsizetype equals = argument.indexOf(u'=');
    const QString name = argument.left(equals);
    if (name == "--json"_L1 && equals < 0)
        return Taken::Alone;
    if (argument == "--absent"_L1 || argument == "--reopen"_L1) {
        (argument == "--absent"_L1 ? m_line.request.isAbsent : m_line.request.isReopened) = true;
        return Taken::Alone;
    }
    if (argument == "--help"_L1 || argument == "-h"_L1 || argument == "--version"_L1 || argument == "-v"_L1) {
        m_information = argument.endsWith("lp"_L1) || argument == "-h"_L1 ? Command::Help : Command::Version;
        return Taken::Alone;
    }
    if (name == "--api-key"_L1 || name == "--key"_L1 || name == "--token"_L1) {
        complain(Tr::tr("The API key is never taken from the command line, where others can read it. "
                        "Put it into a file and give --api-key-file, or set BALCAO_API_KEY."));
        return Taken::NotAtAll;
    }
    const Option *option = name.startsWith("--"_L1) ? optionNamed(QStringView(name).sliced(2)) : nullptr;
    if (!option) {
        // Only the name is told: what follows it may be a secret in the wrong place.
        complain(name.startsWith("--"_L1) ? Tr::tr("There is no option %1. See balcao-cli --help.").arg(name)
                                          : Tr::tr("There is no such short option. A txid or a code that begins "
                                                   "with a dash needs -- before it."));
        return Taken::NotAtAll;
    }
    if (has(option->name)) {
        complain(Tr::tr("The option %1 is given twice. Give it once.").arg(name));
        return Taken::NotAtAll;
    }
    if (equals >= 0) {
        m_values.insert(option->name, argument.sliced(equals + 1));
        return Taken::Alone;
    }
    if (!next || next->startsWith("--"_L1)) {
        complain(Tr::tr("The option %1 lacks its value. Write the value behind it.").arg(name));
        return Taken::NotAtAll;
    }
    m_values.insert(option->name, *next);
    return Taken::WithTheNext;
}

void Parser::findCommand()
{
    if (m_positional.isEmpty()) {
        if (m_problems.isEmpty())
            complain(Tr::tr("There is no command. See balcao-cli --help."));
        return;
    }
    if (m_positional.constFirst() == "ledger"_L1) {
        // Two words make one command: "ledger verify".
        const QString second = m_positional.size() > 1 ? m_positional.takeAt(1) : QString();
        for (const auto &[name, command] : ledgerCommandNames) {
            if (second == name)
                m_command = command;
        }
        if (!m_command)
            complain(Tr::tr("Behind ledger write verify, stats, backup, erase or rebuild."));
        return;
    }
    for (const auto &[name, command] : commandNames) {
        if (m_positional.constFirst() == name)
            m_command = command;
    }
    if (!m_command)
        complain(Tr::tr("The command is not known. See balcao-cli --help."));
}

void Parser::readSubject()
{
    const bool standsAlone = m_command == Command::Create || m_command == Command::List ||
                             m_command == Command::LedgerVerify || m_command == Command::LedgerStats ||
                             m_command == Command::LedgerErase || m_command == Command::LedgerRebuild;
    const qsizetype wanted = standsAlone ? 1 : 2;
    if (wanted == 2 && m_positional.size() >= 2)
        m_line.subject = m_positional.at(1);
    if (m_positional.size() == wanted)
        return;
    if (m_positional.size() > wanted)
        complain(Tr::tr("There are more arguments than this command takes. A value with blanks needs quotes."));
    else if (m_command == Command::Check)
        complain(Tr::tr("The code is missing. Write it behind check, or - to read it from standard input."));
    else if (m_command == Command::LedgerBackup)
        complain(Tr::tr("The file is missing. Write its name behind backup."));
    else if (m_command == Command::Settle)
        complain(Tr::tr("The attempt is missing. Write it behind the command."), u"attempt"_s);
    else
        complain(Tr::tr("The txid is missing. Write it behind the command."), u"txid"_s);
}

void Parser::checkOptions()
{
    for (const Option &option : valueOptions) {
        if (has(option.name) && !belongs(option.scope, *m_command))
            complain(Tr::tr("The option --%1 does not belong to %2.").arg(option.name, m_positional.constFirst()));
    }
}

void Parser::checkFields()
{
    m_line.fields = {.amount = value("amount"_L1),
                     .name = value("name"_L1),
                     .phone = value("phone"_L1),
                     .email = value("email"_L1),
                     .taxId = value("tax-id"_L1)};
    if (m_command != Command::Create && m_command != Command::Correct)
        return;
    qsizetype given = 0;
    for (const QLatin1StringView option : customerOptions)
        given += has(option) ? 1 : 0;
    if (m_command == Command::Create && !has("amount"_L1))
        complain(Tr::tr("--amount is missing. Write it like --amount 49,90."), u"amount"_s);
    if (m_command == Command::Correct && given == 0) {
        if (!has("amount"_L1))
            complain(Tr::tr("Nothing is to be corrected. Give --amount, or --name, --phone, --email and --tax-id."));
        return;
    }
    for (const QLatin1StringView option : customerOptions) {
        if (!has(option))
            complain(Tr::tr("--%1 is missing. The provider takes a customer only with name, phone, e-mail and "
                            "tax number.")
                         .arg(option),
                     fieldOf(option));
    }
}

void Parser::readProvider()
{
    ProviderOptions &provider = m_line.provider;
    provider.baseUrl = text("base-url"_L1);
    provider.apiKeyFile = text("api-key-file"_L1);
    static_cast<void>(text("lang"_L1));
    provider.amountUnit = choose("amount-unit"_L1, std::pair{"reais"_L1, AmountUnit::Reais},
                                 std::pair{"centavos"_L1, AmountUnit::Centavos});
    provider.updateAmount = choose("update-amount"_L1, std::pair{"number"_L1, UpdateAmount::Number},
                                   std::pair{"string"_L1, UpdateAmount::String});
    provider.updateBy =
        choose("update-by"_L1, std::pair{"body"_L1, UpdateBy::Body}, std::pair{"query"_L1, UpdateBy::Query});
    if (!has("timeout"_L1))
        return;
    constexpr int longest = 600;
    bool isNumber = false;
    const int seconds = text("timeout"_L1).toInt(&isNumber);
    if (isNumber && seconds >= 1 && seconds <= longest)
        provider.timeout = std::chrono::seconds(seconds);
    else
        complain(Tr::tr("--timeout takes whole seconds from 1 to %1.").arg(longest));
}

void Parser::readQrFile()
{
    m_line.qrFile = text("qr"_L1);
    const bool hasPictureName = m_line.qrFile.endsWith(".png"_L1, Qt::CaseInsensitive) ||
                                m_line.qrFile.endsWith(".svg"_L1, Qt::CaseInsensitive);
    if (!m_line.qrFile.isEmpty() && !hasPictureName)
        complain(Tr::tr("--qr takes the name of a file that ends in .png or .svg."));
}

void Parser::readLedger()
{
    m_line.ledger = {.ledger = text("ledger"_L1),
                     .dataDir = text("data-dir"_L1),
                     .counter = text("counter"_L1),
                     .operatorName = text("operator"_L1)};
    const QList<Problem> problems = readLedgerRequest(m_line, m_values);
    for (const Problem &problem : problems)
        complain(problem.message, problem.field);
}

std::optional<QString> Parser::value(QLatin1StringView option) const
{
    const auto found = m_values.constFind(option);
    return found == m_values.constEnd() ? std::nullopt : std::optional(*found);
}

QString Parser::text(QLatin1StringView option)
{
    const std::optional<QString> given = value(option);
    if (given && given->trimmed().isEmpty())
        complain(Tr::tr("The option %1 lacks its value. Write the value behind it.").arg("--"_L1 + option));
    return given.value_or(QString());
}

template <class Choice>
Choice Parser::choose(QLatin1StringView option, std::pair<QLatin1StringView, Choice> first,
                      std::pair<QLatin1StringView, Choice> second)
{
    const QString given = value(option).value_or(first.first);
    if (given != first.first && given != second.first)
        complain(Tr::tr("--%1 takes %2 or %3.").arg(option, first.first, second.first));
    return given == second.first ? second.second : first.second;
}

} // namespace

Expected<CommandLine, UsageError> CommandLine::parse(const QStringList &arguments)
{
    return Parser().run(arguments);
}

} // namespace balcao::cli
