// SPDX-License-Identifier: MIT
#include "app/cli/commandline.h"

#include "app/cli/chargeinput.h"
#include "app/cli/commandwords.h"
#include "app/cli/dossieroptions.h"
#include "app/cli/helpfooter.h"
#include "app/cli/listoptions.h"
#include "app/shared/settings.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

/** Says what there is to be read, then looks whether what was read is complete. */
class Reader
{
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::CommandLine)

public:
    explicit Reader(SettingsFile &file);
    [[nodiscard]] Expected<CommandLine, UsageError> read(const QStringList &arguments);
    [[nodiscard]] QMap<Subcommand, QString> names() const;

private:
    CLI::App *add(Subcommand command, const char *name, const QString &help, CLI::App *under = nullptr);
    /** The command itself; @p missing is said when what it is about is not there. */
    CLI::App *addSubject(CLI::App *command, const QString &name, const QString &help, const Problem &missing);
    void addCharges();
    void addFields(CLI::App *command);
    void addCustomer(CLI::App *command);
    void addPicture(CLI::App *command);
    void addList();
    void addMoment(CLI::App *list, const char *name, const QString &help, std::optional<QDateTime> &target, bool isEnd);
    void addSettling();
    void addDossier();
    void addClosing();
    void addLedger();
    void addKey();
    void addOperators();
    void addCalibration();
    void addDescriptor(const char *name, const QString &help, std::optional<int> &target, CLI::App *command = nullptr);

    [[nodiscard]] QList<Problem> missing() const;
    [[nodiscard]] UsageError error(Exit exit, const QList<Problem> &problems, bool isUnderstood = true) const;

    CommandLine m_line;
    std::optional<QString> m_subject;
    std::optional<QString> m_search;
    std::optional<QString> m_reference;
    QHash<const CLI::App *, Subcommand> m_commands;
    QHash<Subcommand, Problem> m_subjects;
    const Problem m_noTxid{u"txid"_s, tr("The txid is missing. Write it behind the command.")};
    Settings m_settings;
    Arguments m_arguments{u"balcao-cli"_s, tr("balcao-cli: Pix charges for scripts and support."), m_settings,
                          helpFooter()};
};

Reader::Reader(SettingsFile &file)
    : m_settings(settingsOf(file))
{
    m_line.ledger.ledgerOfFiles = m_settings.ledgerAddress;
    m_line.account.addTo(m_arguments);
    m_line.ledger.isForOneCommand = true;
    m_line.ledger.addTo(m_arguments);
    m_arguments.addFlag("json", tr("Print one JSON object"), m_line.json);
    addCharges();
    addList();
    addSettling();
    addDossier();
    addClosing();
    addLedger();
    addKey();
    addOperators();
    addCalibration();
}

CLI::App *Reader::add(Subcommand command, const char *name, const QString &help, CLI::App *under)
{
    CLI::App *const added = m_arguments.addCommand(name, help, under);
    m_commands.insert(added, command);
    return added;
}

CLI::App *Reader::addSubject(CLI::App *command, const QString &name, const QString &help, const Problem &missing)
{
    m_arguments.addPositional(name, help, m_subject, command);
    m_subjects.insert(m_commands.value(command), missing);
    return command;
}

void Reader::addCharges()
{
    CLI::App *const create = add(Subcommand::Create, "create", tr("Create a charge: amount, customer"));
    addFields(create);
    m_arguments.addAnyText("mark", tr("TEXT"), tr("Order, table or tab: stays in the ledger"), m_line.fields.mark,
                           create);
    addPicture(create);
    const auto addOfCharge = [this](Subcommand command, const char *name, const QString &help) {
        return addSubject(add(command, name, help), u"TXID"_s, tr("The charge"), m_noTxid);
    };
    CLI::App *const correct = addOfCharge(Subcommand::Correct, "correct", tr("Correct amount, customer, or both"));
    addFields(correct);
    addPicture(correct);
    addPicture(addOfCharge(Subcommand::Status, "status", tr("Read a charge at the provider")));
    addSubject(add(Subcommand::Check, "check", tr("Check a copy-and-paste code")), tr("CODE"),
               tr("The code, or - for standard input"),
               {{}, tr("The code is missing. Write it behind check, or - to read it from standard input.")});
}

void Reader::addFields(CLI::App *command)
{
    m_arguments.addAnyText("amount", u"A"_s, tr("In reais: 49,90"), m_line.fields.amount, command);
    addCustomer(command);
}

void Reader::addCustomer(CLI::App *command)
{
    TypedFields &fields = m_line.fields;
    m_arguments.addAnyText("name", u"N"_s, tr("The customer's name"), fields.name, command);
    m_arguments.addAnyText("phone", u"P"_s, tr("With its area code"), fields.phone, command);
    m_arguments.addAnyText("email", u"E"_s, tr("The customer's e-mail"), fields.email, command);
    m_arguments.addAnyText("tax-id", u"T"_s, tr("CPF or CNPJ"), fields.taxId, command);
}

void Reader::addPicture(CLI::App *command)
{
    const auto take = [this](const QString &name) {
        m_line.qrFile = name;
        return name.endsWith(".png"_L1, Qt::CaseInsensitive) || name.endsWith(".svg"_L1, Qt::CaseInsensitive);
    };
    m_arguments.addOption("qr", tr("FILE"), tr("Write the QR code to FILE (.png or .svg)"),
                          tr("--qr takes the name of a file that ends in .png or .svg."), take, command);
}

void Reader::addList()
{
    ChargeQuery &query = m_line.request.query;
    CLI::App *const list = add(Subcommand::List, "list", tr("List the ledger's charges, the newest first unless told"));
    addMoment(list, "from", tr("From this day on: 2026-11-21, or a moment with its zone"), query.from, false);
    addMoment(list, "to", tr("Up to this day, included"), query.to, true);
    m_arguments.addOption(
        "status", u"S,..."_s, u"to_check, contested, waiting, paid, received, ..."_s,
        tr("--status takes to_check, contested, waiting, paid, received, expired, cancelled, refunded, unknown, "
           "attention, "
           "not_sent, refused and absent, with commas between them."),
        [&query](const QString &text) { return listoptions::readStatuses(text, query); }, list);
    m_arguments.addAnyText("search", tr("TEXT"), tr("Name, mark, txid, CPF, CNPJ, phone, e-mail or amount"), m_search,
                           list);
    m_arguments.addOption(
        "sort", tr("ORDER"), tr("newest, oldest, highest or lowest"),
        tr("--sort takes newest, oldest, highest or lowest."),
        [&query](const QString &text) { return listoptions::readSort(text, query.sort); }, list);
    m_arguments.addNumber("limit", u"N"_s, tr("Charges a page, 50 unless told"), query.limit, ChargeQuery::maxLimit,
                          tr("--limit takes a whole number from 1 to %1.").arg(ChargeQuery::maxLimit), list);
    m_arguments.addText("after", tr("NEXT"), tr("The page behind the one that told this as next"), query.after, list);
    m_arguments.addFlag("csv", tr("Print a table for spreadsheets: all pages of it"), m_line.request.isTable, list);
}

void Reader::addMoment(CLI::App *list, const char *name, const QString &help, std::optional<QDateTime> &target,
                       bool isEnd)
{
    m_arguments.addOption(
        name, tr("DAY"), help,
        tr("--%1 takes a day like 2026-11-21, or a moment with its zone.").arg(QLatin1StringView(name)),
        [&target, isEnd](const QString &text) { return (target = listoptions::moment(text, isEnd)).has_value(); },
        list);
}

void Reader::addSettling()
{
    LedgerRequest &told = m_line.request;
    addSubject(add(Subcommand::Show, "show", tr("Show a charge of the ledger and its events")), tr("NAME"),
               tr("txid or attempt, or its beginning from four characters on"), m_noTxid);
    m_arguments.addText("to", tr("PRINTER"), u"HOST:PORT, ./FILE, printer"_s, told.printTo,
                        addSubject(add(Subcommand::Print, "print", tr("Print a charge of the ledger")), u"TXID"_s,
                                   tr("The charge"), m_noTxid));
    CLI::App *const settle = add(Subcommand::Settle, "settle", tr("Say what became of an attempt or payment in doubt"));
    addSubject(settle, tr("ATTEMPT"), tr("The attempt, or its beginning from four characters on"),
               {u"attempt"_s, tr("The attempt is missing. Write it behind the command.")});
    m_arguments.addText("found", u"TXID"_s, tr("It was found at the provider under this txid"), told.found, settle);
    m_arguments.addFlag("absent", tr("It is not at the provider"), told.isAbsent, settle);
    m_arguments.addFlag("reopen", tr("The txid that was told was wrong: it is unknown again"), told.isReopened, settle);
    m_arguments.addFlag("accept", tr("What the provider says of the payment is right: another amount, or a later word"),
                        told.isAccepted, settle);
    m_arguments.addFlag("accept-amount", tr("The other amount that was paid is right"), told.isAmountAccepted, settle);
    m_arguments.addFlag("accept-status", tr("The later word that said less is right"), told.isStatusAccepted, settle);
    m_arguments.addAnyText("accept-receiver", tr("NAME"), tr("The shop is also paid under this name"),
                           told.acceptedReceiver, settle);
    CLI::App *const receive = add(Subcommand::Receive, "receive", tr("Say that the shop's account shows the payment"));
    addSubject(receive, u"TXID"_s, tr("The charge"), m_noTxid);
    m_arguments.addAnyText("reference", tr("TEXT"), tr("The payment's identification on the statement"), m_reference,
                           receive);
    m_arguments.addAnyText("amount", u"A"_s, tr("What came, where it is another amount: 49,90"), m_line.fields.amount,
                           receive);
    m_arguments.addFlag("take-back", tr("It was confirmed by mistake: it stands as before"), told.isTakenBack, receive);
    m_arguments.addText("reason", tr("TEXT"), tr("Why it is taken back"), told.reason, receive);
}

void Reader::addDossier()
{
    const auto addNamed = [this](Subcommand command, const char *name, const QString &help) {
        return addSubject(add(command, name, help), u"TXID"_s, tr("The charge"), m_noTxid);
    };
    dossieroptions::addDossier(m_arguments, m_line.request,
                               addNamed(Subcommand::Dossier, "dossier", tr("The file of a sale, to answer a bank")));
    dossieroptions::addContest(m_arguments, m_line.request, m_reference,
                               addNamed(Subcommand::Contest, "contest", tr("Say that a bank asks for the money back")));
}

void Reader::addClosing()
{
    LedgerRequest &request = m_line.request;
    CLI::App *const closing = add(Subcommand::Closing, "closing",
                                  tr("Close what came since the last closing, over all counters, and print it"));
    m_arguments.addFlag("preview", tr("Only print what a closing would say now"), request.isPreview, closing);
    m_arguments.addFlag("csv", tr("Print a table for spreadsheets"), request.isTable, closing);
    m_arguments.addText("pdf", tr("FILE"), tr("Also as a PDF, in a new file"), request.pdfFile, closing);
    constexpr int most = 999'999'999;
    m_arguments.addNumber("number", u"N"_s, tr("Print that closing again"), request.closing, most,
                          tr("--number takes the number of a closing, at least 1."), closing);
    m_arguments.addOption(
        "counted", tr("N:AMOUNT"), tr("Blind: the payments that were counted before, and their sum: 12:1.234,50"),
        tr("--counted takes the number of payments and their sum in reais, like 12:1.234,50."),
        [&request](const QString &text) { return (request.counted = listoptions::countedSum(text)).has_value(); },
        closing);
}

void Reader::addLedger()
{
    CLI::App *const ledger = m_arguments.addCommand(
        "ledger", tr("verify, stats, backup FILE, erase --older-than DAYS, rebuild, set-aside, accept-loss, move"));
    add(Subcommand::LedgerVerify, "verify", tr("Read everything and say what is not as it was written"), ledger);
    add(Subcommand::LedgerStats, "stats", tr("Count what is in it"), ledger);
    addSubject(add(Subcommand::LedgerBackup, "backup", tr("Make a whole copy, also while the till works"), ledger),
               tr("FILE"), tr("The copy"), {{}, tr("The file is missing. Write its name behind backup.")});
    constexpr int longest = 36'500;
    m_arguments.addNumber("older-than", tr("DAYS"), tr("Whole days since a charge's last event"),
                          m_line.request.olderThanDays, longest, tr("--older-than takes whole days, at least 1."),
                          add(Subcommand::LedgerErase, "erase", tr("Erase customers' data of old charges"), ledger));
    add(Subcommand::LedgerRebuild, "rebuild", tr("Make the charges anew from their events"), ledger);
    addSubject(
        add(Subcommand::LedgerSetAside, "set-aside", tr("Take out events that no counter wrote; a record stays"),
            ledger),
        tr("EVENTS"), tr("Their numbers, as verify or rebuild names them, with commas between them"),
        {u"event"_s, tr("The events are missing. Write their numbers behind set-aside, with commas between them.")});
    add(Subcommand::LedgerAcceptLoss, "accept-loss", tr("Go on with a ledger of which events are missing"), ledger);
    CLI::App *const bundle = addSubject(
        add(Subcommand::SupportBundle, "support-bundle", tr("Put together what support is sent, in a ZIP")), tr("FILE"),
        tr("The bundle"), {{}, tr("The file is missing. Write its name behind support-bundle, or give --list.")});
    m_arguments.addFlag("list", tr("Only say what would be in it"), m_line.request.isListed, bundle);
    m_arguments.addText("to", tr("ADDRESS"), u"postgresql://owner@host/database"_s, m_line.request.moveTo,
                        add(Subcommand::LedgerMove, "move", tr("Move the ledger's file into a database"), ledger));
}

void Reader::addKey()
{
    CLI::App *const key = m_arguments.addCommand("key", tr("set, test or delete: the provider's key in the keyring"));
    add(Subcommand::KeySet, "set", tr("Keep the key that the first line of standard input holds"), key);
    add(Subcommand::KeyTest, "test", tr("Say whether there is one, and how it ends"), key);
    add(Subcommand::KeyDelete, "delete", tr("Take it out"), key);
}

void Reader::addDescriptor(const char *name, const QString &help, std::optional<int> &target, CLI::App *command)
{
    m_arguments.addDescriptor(name, u"N"_s, help, tr("--%1 takes the number of an open file descriptor."), target,
                              command);
}

/** PINs come neither from arguments nor from variables: others can read these. */
void Reader::addOperators()
{
    OperatorRequest &acting = m_line.acting;
    addDescriptor("pin-fd", tr("The operator's PIN is the next line of this file descriptor"), acting.pinDescriptor);
    m_arguments.addText("authorised-by", tr("NAME"), tr("The manager who allows it"), acting.authorisedBy);
    addDescriptor("authorised-pin-fd", tr("That one's PIN is the next line of this file descriptor"),
                  acting.authorisedPinDescriptor);
    CLI::App *const operators = m_arguments.addCommand(
        "operator", tr("list, add, disable, set-pin, set-badge, take-badge, reset, or pins: who works here"));
    const Problem noName{u"name"_s, tr("The operator's name is missing. Write it behind the command.")};
    add(Subcommand::OperatorList, "list", tr("Say who works here"), operators);
    const auto addNamed = [&](Subcommand command, const char *name, const QString &help) {
        return addSubject(add(command, name, help, operators), tr("NAME"), tr("The operator, as in the list"), noName);
    };
    CLI::App *const added = addNamed(Subcommand::OperatorAdd, "add", tr("Add somebody, with a new PIN"));
    m_arguments.addOption(
        "role", tr("ROLE"), tr("cashier unless told, or manager"), tr("--role takes cashier or manager."),
        [&acting](const QString &text) {
            const auto role = roleNamed(text);
            acting.role = role.value_or(acting.role);
            return role.has_value();
        },
        added);
    addNamed(Subcommand::OperatorDisable, "disable", tr("Somebody does not work here any more"));
    addNamed(Subcommand::OperatorSetPin, "set-pin", tr("A new PIN: one's own, or as a manager anybody's"));
    addNamed(Subcommand::OperatorSetBadge, "set-badge", tr("What a badge's reader types says who it is"));
    addNamed(Subcommand::OperatorTakeBadge, "take-badge", tr("No badge says who it is any more"));
    addNamed(Subcommand::OperatorReset, "reset", tr("A new PIN for a forgotten one: for who controls the ledger"));
    addSubject(add(Subcommand::OperatorPins, "pins", tr("Switch PINs on or off"), operators), u"on|off"_s,
               tr("off: names only"), {u"pins"_s, tr("operator pins takes on or off.")});
    addDescriptor(
        "new-pin-fd",
        tr("Of add, set-pin, set-badge, reset: the new PIN or badge is the next line of this file descriptor"),
        acting.newPinDescriptor);
    addDescriptor("manager-password-fd",
                  tr("PostgreSQL: the password of the manager's role is the next line of this file descriptor"),
                  acting.managerPasswordDescriptor);
}

void Reader::addCalibration()
{
    CLI::App *const calibrate = m_arguments.addCommand(
        "calibrate", tr("status, begin, or confirm: prove the provider by a charge of R$ 1,23 and a bank's app"));
    add(Subcommand::CalibrateStatus, "status", tr("Say where it stands, and what was learned"), calibrate);
    CLI::App *const begin = add(Subcommand::CalibrateBegin, "begin", tr("Create the charge of R$ 1,23"), calibrate);
    addCustomer(begin);
    addPicture(begin);
    CLI::App *const confirm =
        add(Subcommand::CalibrateConfirm, "confirm", tr("Say what a bank's app shows"), calibrate);
    m_arguments.addAnyText("amount", u"A"_s, tr("In reais: 1,23"), m_line.fields.amount, confirm);
    m_arguments.addAnyText("receiver", tr("NAME"), tr("Whom it would pay"), m_line.fields.receiver, confirm);
}

QMap<Subcommand, QString> Reader::names() const
{
    QMap<Subcommand, QString> names;
    for (auto command = m_commands.cbegin(); command != m_commands.cend(); ++command)
        names.insert(command.value(), m_arguments.nameOf(command.key()));
    return names;
}

Expected<CommandLine, UsageError> Reader::read(const QStringList &arguments)
{
    const auto end = std::find(arguments.cbegin(), arguments.cend(), "--"_L1);
    m_line.json = std::find(arguments.cbegin(), end, "--json"_L1) != end;
    const auto information = m_arguments.read(arguments);
    m_line.command = m_commands.value(m_arguments.command(), Subcommand::Information);
    m_line.subject = m_subject.value_or(QString());
    if (!information) {
        const ArgumentError &wrong = information.error();
        return Unexpected<UsageError>(
            error(wrong.isUsage ? Exit::Usage : Exit::InvalidInput, wrong.problems, !wrong.isUsage));
    }
    m_line.checksSettings = m_arguments.checksSettings();
    if (*information || m_line.checksSettings) {
        m_line.command = Subcommand::Information;
        m_line.subject = information->value_or(QString());
        return m_line;
    }
    m_line.account.take(m_settings);
    m_line.ledger.take(m_settings);
    m_line.settings = m_settings;
    if (const QList<Problem> problems = missing(); !problems.isEmpty())
        return Unexpected<UsageError>(error(Exit::Usage, problems));
    if (const QList<Problem> problems = takeValues(m_line); !problems.isEmpty())
        return Unexpected<UsageError>(error(Exit::InvalidInput, problems));
    m_line.request.found = m_line.request.found.trimmed();
    m_line.request.reference = m_reference.value_or(QString()).simplified().left(80);
    m_line.request.reason = m_line.request.reason.simplified().left(80);
    m_line.request.query.search = m_search.value_or(QString());
    return m_line;
}

/** What the command needs and does not have. */
QList<Problem> Reader::missing() const
{
    if (m_line.command == Subcommand::Information)
        return {{{}, tr("There is no command. See balcao-cli --help.")}};
    QList<Problem> problems;
    if (!m_subject && m_subjects.contains(m_line.command) && !m_line.request.isListed)
        problems.append(m_subjects.value(m_line.command));
    problems += missingFields(m_line);
    if (m_line.command == Subcommand::OperatorPins && m_line.subject != "on"_L1 && m_line.subject != "off"_L1)
        problems.append(m_subjects.value(m_line.command));
    return problems + missingWords(m_line, m_settings.isTraining, m_reference.has_value());
}

/** Not @p isUnderstood: behind a wrong option a secret may have been taken for something else. */
UsageError Reader::error(Exit exit, const QList<Problem> &problems, bool isUnderstood) const
{
    return {.command = m_line.command,
            .subject = isUnderstood ? m_line.subject : QString(),
            .json = m_line.json,
            .exit = exit,
            .problems = problems};
}

} // namespace

QMap<Subcommand, QString> CommandLine::commands()
{
    SettingsFile settings = SettingsFile::read({});
    return Reader(settings).names();
}

Expected<CommandLine, UsageError> CommandLine::parse(const QStringList &arguments, SettingsFile &settings)
{
    return Reader(settings).read(arguments);
}

} // namespace balcao::cli
