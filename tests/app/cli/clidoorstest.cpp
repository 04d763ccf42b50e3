// SPDX-License-Identifier: MIT
#include "app/cli/commandline.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/app/clirunner.h"
#include "tests/core/service/shop.h"
#include "tests/support/doorcharges.h"
#include "tests/support/doors.h"
#include "tests/support/repeats.h"
#include "tests/support/testmain.h"

#include <QSet>

#include <algorithm>

namespace clidoorstest
{

using namespace Qt::StringLiterals;
using balcao::Act;
using balcao::Door;
using balcao::doors;
using balcao::LedgerAddress;
using balcao::LedgerStore;
using balcao::Role;
using balcao::ShopEvent;
using balcao::test::CliRun;
using balcao::test::CliRunner;
using balcao::test::customerOptions;
using balcao::test::DoorCharges;
namespace shopevent = balcao::shopevent;

namespace
{

const balcao::OperatorIds manager{.who = u"id-carlos"_s, .authoriser = {}};

/** "0", or "2 authorised_by": the exit code, and the fields that are wrong. */
QString endOf(const CliRun &run)
{
    const QString fields = run.errorFields().join(u',');
    return fields.isEmpty() ? QString::number(run.code) : QString::number(run.code) + u' ' + fields;
}

/** A ledger with Carlos, a manager, and Ana Paula, a cashier, and a provider that knows two of its charges. */
class Shop
{
public:
    Shop()
    {
        m_sold = sell(m_cli);
        auto opened = LedgerStore::open(LedgerAddress::file(m_cli.ledgerFile()), {.counter = u"09"_s});
        if (!opened)
            qFatal("the ledger does not open: %s", qPrintable(opened.error().detail));
        m_store = *std::move(opened);
        balcao::test::employ(*m_store);
        if (!m_store->closeDay({}, ShopEvent(), manager))
            qFatal("the day is not closed");
    }

    [[nodiscard]] CliRun run(const QStringList &arguments, const QByteArray &input = {}) const
    {
        return m_cli.run(arguments, input);
    }
    /** The number of events but for those of a PIN that was typed, and of charges at the provider. */
    [[nodiscard]] std::pair<qint64, int> written() const
    {
        const auto events = m_store->connection().number(
            u"SELECT count(*) FROM event WHERE kind NOT IN ('pin_right', 'pin_wrong', 'pin_set')"_s);
        return {events.value_or(-1), m_provider->chargeCount()};
    }
    /** The command of @p door, that @p who can give once more. */
    [[nodiscard]] QStringList commandOf(const Door &door, const QString &who)
    {
        const QStringList words = QString(door.commandLine).split(u' ');
        // A calibration is about the charge that the provider made.
        const bool isCalibration = words.constFirst() == "calibrate"_L1;
        const QString attempt = isCalibration ? QString() : DoorCharges(*m_store, manager, who).charge(door);
        QStringList command = words;
        if (words.constFirst() == "operator"_L1 || words.constFirst() == "closing"_L1)
            command += behind(words);
        else if (!attempt.isEmpty() && door.act != Act::Correct)
            command.insert(1, words.constFirst() == "settle"_L1 ? attempt
                                                                : m_store->ask(balcao::FindWholeCharge{attempt})->txid);
        else if (door.act == Act::Read || door.act == Act::Correct)
            command.append(m_sold);
        else if (door.act == Act::Import)
            command.append(sell(CliRunner()));
        return command + more(door) + options();
    }
    [[nodiscard]] QStringList options() const { return {u"--json"_s, u"--base-url"_s, m_provider->baseUrl()}; }

private:
    [[nodiscard]] QString sell(const CliRunner &cli) const
    {
        return cli.run(balcao::test::createOf(m_provider->baseUrl())).text("txid"_L1);
    }
    /** A person to whom it is done, or the number of a closing. */
    [[nodiscard]] QStringList behind(const QStringList &words)
    {
        const QString last = words.constLast();
        if (last == "--number"_L1)
            return {u"1"_s};
        if (words.constFirst() == "closing"_L1)
            return {};
        if (last == "pins"_L1)
            return {u"on"_s};
        QString name = u"Bia %1"_s.arg(++m_people);
        if (last != "add"_L1) {
            ShopEvent hired;
            hired.what = shopevent::OperatorAdded{.id = u"id-"_s + name, .name = name, .role = Role::Cashier};
            if (!m_store->appendOfOperators({hired}, manager))
                qFatal("there is no %s", qPrintable(name));
        }
        return {name};
    }
    [[nodiscard]] static QStringList more(const Door &door)
    {
        const QLatin1StringView line = door.commandLine;
        if (line == "create"_L1)
            return QStringList{u"--amount"_s, u"12,00"_s} + customerOptions();
        if (line == "correct"_L1)
            return {u"--amount"_s, u"45"_s};
        if (line == "settle --accept-receiver"_L1)
            return {u"OUTRA LOJA"_s};
        if (line == "settle --found"_L1)
            return {u"tx-that-was-found"_s};
        if (line == "receive --take-back"_L1 || line == "contest --end"_L1)
            return {u"--reason"_s, u"x"_s};
        if (line == "contest"_L1)
            return {u"--deadline"_s, QDate::currentDate().addDays(9).toString(Qt::ISODate)};
        if (line == "calibrate begin"_L1)
            return customerOptions();
        if (line == "calibrate confirm"_L1)
            return {u"--amount"_s, u"1,23"_s, u"--receiver"_s, u"Balcão Treinamento"_s};
        if (line == "ledger erase"_L1)
            return {u"--older-than"_s, u"30"_s};
        if (line == "ledger move"_L1)
            return {u"--to"_s, u"postgresql://a@/db?host=/nonexistent"_s};
        const bool takesPin = line == "operator add"_L1 || line.startsWith("operator set-"_L1);
        return takesPin ? QStringList{u"--new-pin-fd"_s, u"0"_s} : QStringList();
    }

    CliRunner m_cli;
    std::unique_ptr<balcao::sandbox::SandboxServer> m_provider = balcao::test::startedSandbox();
    std::unique_ptr<LedgerStore> m_store;
    QString m_sold;
    int m_people = 0;
};

QStringList as(const QString &name)
{
    return {u"--operator"_s, name, u"--pin-fd"_s, u"0"_s};
}

} // namespace

/** The command line is what the table of docs/operators.md says of it. */
class CliDoorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** The parser and the table have the same commands. */
    void everyCommandIsADoor()
    {
        QStringList known = balcao::cli::CommandLine::commands();
        QStringList inTable;
        for (const Door &door : doors()) {
            QCOMPARE(door.commandLine.isEmpty(), door.place == Door::Place::Till);
            if (!door.commandLine.isEmpty())
                inTable.append(QString(door.commandLine).section(u" --"_s, 0, 0));
        }
        inTable.removeDuplicates();
        known.sort();
        inTable.sort();
        QCOMPARE(inTable, known);
    }

    /** A stranger gives each command; a cashier and a manager one for each permission, in the stress tier each: a PIN takes its time. */
    void everyDoorThatAsks()
    {
        Shop shop;
        QSet<Act> done;
        for (const Door &door : doors()) {
            if (!door.act || door.commandLine.isEmpty())
                continue;
            const bool isForManagers = balcao::roleFor(*door.act) == Role::Manager;
            const QByteArray badge = QByteArray::number(7'000'000'000 + (&door - doors().data()));
            const QByteArray newPin = door.commandLine == "operator set-badge"_L1 ? badge : "864213";
            const QStringList ofCashier = shop.commandOf(door, u"Ana Paula"_s);
            const auto before = shop.written();
            const auto check = [&](const CliRun &run, const QString &end) {
                const bool isRight = endOf(run) == end;
                if (!isRight)
                    qWarning("%s: %s instead of %s: %s%s", door.name.data(), qPrintable(endOf(run)), qPrintable(end),
                             run.out.constData(), run.err.constData());
                return isRight;
            };
            const QStringList ofStranger = ofCashier + QStringList{u"--operator"_s, u"Zeca"_s};
            QVERIFY(check(shop.run(ofStranger, newPin + '\n'), u"2 operator"_s));
            QVERIFY(shop.written() == before);
            if (done.contains(*door.act) && !balcao::test::isStress())
                continue;
            done.insert(*door.act);
            const CliRun cashier = shop.run(ofCashier + as(u"Ana Paula"_s), "1234\n" + newPin + '\n');
            QVERIFY(check(cashier, isForManagers ? u"2 authorised_by"_s : u"0"_s));
            QVERIFY2(!isForManagers || shop.written() == before, door.name.data());
            // Nothing listens there: the command went as far as the database.
            const QString end = door.commandLine == "ledger move"_L1 ? u"7"_s : u"0"_s;
            const QStringList ofManager = isForManagers ? ofCashier : shop.commandOf(door, u"Carlos"_s);
            const QStringList approved =
                as(u"Ana Paula"_s) + QStringList{u"--authorised-by"_s, u"Carlos"_s, u"--authorised-pin-fd"_s, u"0"_s};
            const CliRun allowed = isForManagers ? shop.run(ofManager + approved, "1234\n246810\n" + newPin + '\n')
                                                 : shop.run(ofManager + as(u"Carlos"_s), "246810\n" + newPin + '\n');
            QVERIFY(check(allowed, end));
            QVERIFY(!allowed.out.contains("246810") && !allowed.out.contains("pbkdf2"));
        }
    }

    /** No permission: the ledger's file is enough, or this user's keyring; a code on paper takes a name. */
    void everyOtherDoor()
    {
        Shop shop;
        const QTemporaryDir folder;
        const QString txid = shop.commandOf(*std::find_if(doors().begin(), doors().end(),
                                                          [](const Door &door) { return door.act == Act::Read; }),
                                            {})
                                 .at(1);
        const QHash<QString, QStringList> subjects{{u"show"_s, {txid}},
                                                   {u"print"_s, {txid, u"--to"_s, folder.filePath(u"slip"_s)}},
                                                   {u"dossier"_s, {txid}},
                                                   {u"check"_s, {QString::fromLatin1(balcao::test::goodCode)}},
                                                   {u"ledger backup"_s, {folder.filePath(u"copy.sqlite"_s)}},
                                                   {u"ledger set-aside"_s, {u"999999"_s}},
                                                   {u"support-bundle"_s, {folder.filePath(u"bundle.zip"_s)}},
                                                   {u"operator reset"_s, {u"Carlos"_s, u"--new-pin-fd"_s, u"0"_s}}};
        for (const Door &door : doors()) {
            const QString line = door.commandLine;
            // The keyring of this user is left alone.
            if (door.act || line.isEmpty() || line.startsWith("key "_L1))
                continue;
            const QStringList command = line.split(u' ') + subjects.value(line) + shop.options();
            const CliRun run = shop.run(command + QStringList{u"--operator"_s, u"Zeca"_s}, "864213\n");
            if (door.takesName) {
                QCOMPARE(endOf(run), u"2 operator"_s);
                QCOMPARE(endOf(shop.run(command + as(u"Ana Paula"_s), "1234\n")), u"0"_s);
                continue;
            }
            // There is no such event.
            const bool isRefused = line == "ledger set-aside"_L1;
            QVERIFY2(run.code == 0 || isRefused, (line.toUtf8() + ": " + run.out + run.err).constData());
            for (const QString &field : {u"operator"_s, u"authorised_by"_s, u"pin"_s})
                QVERIFY2(!run.errorFields().contains(field), door.name.data());
        }
    }
};

BALCAO_TEST(CliDoorsTest)

} // namespace clidoorstest

#include "clidoorstest.moc"
