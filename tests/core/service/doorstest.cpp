// SPDX-License-Identifier: MIT
#include "tests/support/doors.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "tests/core/service/shop.h"
#include "tests/support/doorcharges.h"
#include "tests/support/postgrescluster.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QUuid>

#include <algorithm>

namespace doorstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::answerTo;
using balcao::test::DoorCharges;
using balcao::test::pin;
using Kind = LedgerError::Kind;
using Why = NeedsSomebody::Why;

namespace
{

/** The shop's operators when a door is tried. */
enum class Mode { Asked, PinsOff, NoOperators };

bool isForManagers(const Door &door)
{
    return door.act && roleFor(*door.act) == Role::Manager;
}

/** "DayPresenter::close close_day": the function that asks for a permission, and for which. */
QStringList permitsIn(const QString &source)
{
    static const QRegularExpression asking(u"permit\\(\\s*Act::(\\w+)"_s);
    static const QRegularExpression function(u"^\\w[^\\n;]*?(\\w+::\\w+)\\("_s, QRegularExpression::MultilineOption);
    static const QRegularExpression hump(u"(?<!^)([A-Z])"_s);
    QStringList permits;
    for (const auto &match : asking.globalMatch(source)) {
        QString name;
        for (const auto &begin : function.globalMatch(source.left(match.capturedStart())))
            name = begin.captured(1);
        permits.append(name + u' ' + match.captured(1).replace(hump, u"_\\1"_s).toLower());
    }
    return permits;
}

/** Everything that the till's pages begin, as the sources spell it. */
QStringList actionsOfTill()
{
    static const QRegularExpression command(u"(command::\\w+)(?: \\w+)?\\{"_s);
    static const QRegularExpression staff(u"staff(?:\\(\\))?\\.(add|disable|setPin|setBadge|switchPins|reset)\\("_s);
    QStringList found;
    QDirIterator sources(QStringLiteral(BALCAO_SOURCE_DIR "/ui"), {u"*.cpp"_s}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        QFile file(sources.next());
        const QString source = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        for (const auto &match : command.globalMatch(source))
            found.append(match.captured(1));
        for (const auto &match : staff.globalMatch(source))
            found.append(u"Staff::"_s + match.captured(1));
        if (source.contains("reportSeen("_L1))
            found.append(u"command::AcceptReport"_s);
        found += permitsIn(source);
    }
    found.removeDuplicates();
    found.sort();
    return found;
}

/** A ledger at one place, as a till sees it, with the operators of a mode. */
class Shop
{
public:
    /** @p database: its name, if the place is PostgreSQL. */
    Shop(const QString &place, Mode mode, std::optional<test::PostgresCluster> &cluster, const QString &database)
    {
        LedgerAddress address = LedgerAddress::file(m_folder.filePath(u"ledger.sqlite"_s));
        if (place == "postgres"_L1) {
            if (!cluster->makeDatabase(database))
                qFatal("the database cannot be made");
            address = LedgerAddress::parse(cluster->address(database)).value();
        }
        m_owner = open(address, u"09"_s);
        if (mode != Mode::NoOperators)
            test::employ(*m_owner);
        if (mode == Mode::PinsOff)
            switchOff();
        if (place == "postgres"_L1) {
            const bool isGranted = cluster->grantCounter(database) &&
                                   cluster->run(database, {u"-v"_s, u"manager=doors_manager"_s},
                                                QStringLiteral(BALCAO_SOURCE_DIR "/packaging/postgresql/counters.sql"));
            if (!isGranted)
                qFatal("the counter's role has no rights");
            address = LedgerAddress::parse(cluster->address(database, true)).value();
        }
        m_counter = open(address, u"02"_s);
        m_ledger = std::make_unique<ChargeLedger>(
            address, CounterIdentity{.counter = u"01"_s, .operatorName = u"till"_s}, Clock());
        m_staff = std::make_unique<Staff>(*m_ledger, Clock());
        m_staff->setRounds(1000);
        static_cast<void>(answerTo(m_staff->refresh()));
    }

    [[nodiscard]] bool isPostgres() const { return m_owner->isPostgres(); }
    [[nodiscard]] Staff &staff() { return *m_staff; }
    /** With the rights of a till. */
    [[nodiscard]] LedgerStore &counter() { return *m_counter; }
    /** With the rights of who made the tables. */
    [[nodiscard]] LedgerStore &owner() { return *m_owner; }

private:
    static std::unique_ptr<LedgerStore> open(const LedgerAddress &address, const QString &counter)
    {
        auto opened = LedgerStore::open(address, {.counter = counter});
        if (!opened)
            qFatal("the ledger does not open: %s", qPrintable(opened.error().detail));
        // A power cut is no matter here.
        if (!(*opened)->isPostgres())
            static_cast<void>((*opened)->connection().execute(u"PRAGMA synchronous = OFF"_s));
        return *std::move(opened);
    }
    void switchOff()
    {
        ShopEvent off;
        off.what = shopevent::PinsSwitched{.areOn = false};
        if (!m_owner->appendOfOperators({off}, {.who = u"id-carlos"_s, .authoriser = {}}))
            qFatal("PINs are not switched off");
    }

    QTemporaryDir m_folder;
    std::unique_ptr<LedgerStore> m_owner;
    std::unique_ptr<LedgerStore> m_counter;
    std::unique_ptr<ChargeLedger> m_ledger;
    std::unique_ptr<Staff> m_staff;
};

/** The result of an event that a door writes: "written", or the kind of refusal. */
enum class Written { Yes, NotPermitted, NeedsManager, Refused };

template <class Result>
Written resultOf(const Result &result)
{
    if (result)
        return Written::Yes;
    return result.error().kind == Kind::NotPermitted   ? Written::NotPermitted
           : result.error().kind == Kind::NeedsManager ? Written::NeedsManager
                                                       : Written::Refused;
}

/** The event about operators that the door writes. Empty: none. @p id: a person who is there. */
std::optional<shopevent::Payload> ofOperators(const Door &door, const QString &id, bool arePinsOn)
{
    const auto is = [&door](const char *action) { return door.action == QLatin1StringView(action); };
    if (is("Staff::add")) {
        const QString fresh = QUuid::createUuid().toString(QUuid::WithoutBraces);
        return shopevent::OperatorAdded{.id = fresh, .name = fresh.left(20), .role = Role::Manager};
    }
    if (is("Staff::disable"))
        return shopevent::OperatorDisabled{.id = id};
    if (is("Staff::setPin"))
        return shopevent::PinSet{.id = id, .secret = u"secret"_s};
    if (is("Staff::setBadge"))
        return shopevent::BadgeSet{.id = id, .secret = {}};
    if (is("Staff::switchPins"))
        return shopevent::PinsSwitched{.areOn = arePinsOn};
    if (door.commandLine == "operator reset"_L1)
        return shopevent::OperatorReset{.id = id};
    return std::nullopt;
}

} // namespace

/** Who may do what: the table of docs/operators.md, on the screen, on the command line, at the gate and in the ledger. */
class DoorsTest : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] Shop shopAt(const QString &place, Mode mode)
    {
        if (place == "postgres"_L1 && !m_cluster) {
            m_cluster.emplace();
            if (!m_cluster->start())
                qFatal("PostgreSQL does not start");
        }
        return {place, mode, m_cluster, u"doors%1"_s.arg(++m_shops)};
    }
    /** A person who is there and does nothing, for what is done to operators. */
    static QString hired(Shop &shop)
    {
        ShopEvent event;
        const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        event.what = shopevent::OperatorAdded{.id = id, .name = id.left(20), .role = Role::Manager};
        const auto done = shop.owner().appendOfOperators({event}, {.who = u"id-carlos"_s, .authoriser = {}});
        return done ? id : QString();
    }

    /** The ledger's answer to what the door writes. Empty: it writes no event that names a person. */
    static std::optional<Written> write(Shop &shop, LedgerStore &store, const Door &door, const OperatorIds &by,
                                        Mode mode, const Secret &password = {})
    {
        ShopEvent event;
        event.operatorName = u"Ana Paula"_s;
        if (door.action == "DayPresenter::close"_L1)
            return resultOf(store.closeDay({}, event, by));
        if (door.action == "SettingsPresenter::askManager"_L1) {
            event.what = shopevent::SettingsChanged{.keys = {u"shop.name"_s}};
            return resultOf(store.appendByPerson(event, *door.act, by));
        }
        if (door.act == Act::Erase) {
            const ledger::Erasure::Person person{.name = u"Ana Paula"_s, .ids = by};
            if (!shop.owner().append(named(drafts::attempt())))
                return Written::Refused;
            return resultOf(ledger::erase(store, QDateTime::currentDateTimeUtc().addDays(1), person));
        }
        const bool isEmpty = mode == Mode::NoOperators;
        if (const auto what = ofOperators(door, isEmpty ? QString() : hired(shop), mode != Mode::PinsOff)) {
            event.what = *what;
            return resultOf(store.appendOfOperators({event}, by, password));
        }
        DoorCharges charges(store, {.who = u"id-carlos"_s, .authoriser = {}}, u"Ana Paula"_s);
        auto draft = charges.event(door, charges.charge(door));
        if (!draft)
            return std::nullopt;
        draft->by = by;
        return resultOf(store.append(*draft));
    }
    static EventDraft named(EventDraft draft)
    {
        draft.by.who = u"id-carlos"_s;
        return draft;
    }

    std::optional<test::PostgresCluster> m_cluster;
    int m_shops = 0;

private Q_SLOTS:
    /** With BALCAO_WRITE_DOCS=1 the table is put in its place. */
    void theBookHasTheTable()
    {
        const QString path = QStringLiteral(BALCAO_SOURCE_DIR "/docs/operators.md");
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString book = QString::fromUtf8(file.readAll());
        file.close();
        static const QRegularExpression table(u"(?<=\n## Who may do what\n\n)(\\|[^\n]*\n)+"_s);
        if (qEnvironmentVariable("BALCAO_WRITE_DOCS") == "1"_L1) {
            QString written = book;
            written.replace(table, doorTable());
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(written.toUtf8()) > 0);
            return;
        }
        QVERIFY2(
            table.match(book).captured() == doorTable(),
            "docs/operators.md is out of date: BALCAO_WRITE_DOCS=1 core-service-tests DoorsTest theBookHasTheTable");
    }

    void everyActHasADoor_data()
    {
        QTest::addColumn<Act>("act");
        for (int i = 0; i <= static_cast<int>(Act::Erase); ++i)
            QTest::newRow(key(static_cast<Act>(i)).data()) << static_cast<Act>(i);
    }
    void everyActHasADoor()
    {
        QFETCH(const Act, act);
        QVERIFY(std::any_of(doors().begin(), doors().end(), [act](const Door &door) { return door.act == act; }));
    }

    /** The pages ask for what the command line asks for: both are rows of one list. */
    void everyActionOfTheTillIsADoor()
    {
        QStringList expected{u"OperatorsPresenter::perform operators"_s};
        for (const Door &door : doors()) {
            if (door.place == Door::Place::CommandLine || !door.act)
                continue;
            const bool isPermit = door.action.contains("Presenter::"_L1);
            expected.append(isPermit ? door.action + u' ' + key(*door.act) : QString(door.action));
            QVERIFY2(!door.action.startsWith("Staff::"_L1) || door.act == Act::Operators, door.action.data());
        }
        expected.removeDuplicates();
        expected.sort();
        QCOMPARE(actionsOfTill(), expected);
    }

    void atTheGate_data() { inTheLedger_data(); }
    void atTheGate()
    {
        QFETCH(const QString, place);
        QFETCH(const Mode, mode);
        Shop shop = shopAt(place, mode);
        Staff &staff = shop.staff();
        const bool isAsked = mode == Mode::Asked;
        const Actor unknown = People(u"Carlos"_s).atTheCounter();
        const auto actor = [&](const char *name, const char *digits) {
            return mode == Mode::NoOperators ? unknown
                                             : answerTo(staff.signIn(QString::fromUtf8(name), pin(digits))).value();
        };
        const Actor ana = actor("Ana Paula", "1234");
        const Actor carlos = actor("Carlos", "246810");
        for (const Door &door : doors()) {
            if (!door.act)
                continue;
            const auto end = [&](const Actor &who) {
                const auto may =
                    Gate::mayAct(*door.act, u"a"_s, who, staff.operators(), QDateTime::currentDateTimeUtc());
                return may ? std::nullopt : std::optional(may.error().why);
            };
            const auto allowed = [&](Act act, const QString &attempt) {
                return answerTo(staff.approve(act, attempt, ana, u"Carlos"_s, pin("246810"))).value();
            };
            const auto refused = [&](Why why) { return isAsked ? std::optional(why) : std::nullopt; };
            QVERIFY2(end(unknown) == refused(Why::NotSignedIn), door.name.data());
            QVERIFY2(end(carlos) == std::nullopt, door.name.data());
            QVERIFY2(end(ana) == (isForManagers(door) ? refused(Why::NotOfThatRole) : std::nullopt), door.name.data());
            if (!isAsked || !isForManagers(door))
                continue;
            QVERIFY2(end(allowed(*door.act, u"a"_s)) == std::nullopt, door.name.data());
            QVERIFY2(end(allowed(*door.act, u"b"_s)) == Why::ApprovalOver, door.name.data());
            const Act other = door.act == Act::Erase ? Act::Correct : Act::Erase;
            QVERIFY2(end(allowed(other, u"a"_s)) == Why::ApprovalOver, door.name.data());
        }
    }

    /** PostgreSQL takes some doors from other roles than a till's, also when a manager has signed in. */
    void theDatabaseAsksForItsRole()
    {
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL");
        Shop shop = shopAt(u"postgres"_s, Mode::Asked);
        const OperatorIds carlos{.who = u"id-carlos"_s, .authoriser = {}};
        for (const Door &door : doors()) {
            const auto by = [&](LedgerStore &store, const Secret &password) {
                return write(shop, store, door, carlos, Mode::Asked, password);
            };
            if (door.database == Door::Database::Manager) {
                QVERIFY2(by(shop.counter(), {}) == Written::NeedsManager, door.name.data());
                QVERIFY2(by(shop.counter(), Secret("any")) == Written::Yes, door.name.data());
            }
            const bool isEvent = door.act == Act::Erase || door.commandLine == "operator reset"_L1;
            if (door.database == Door::Database::Owner && isEvent) {
                QVERIFY2(by(shop.counter(), Secret("any")) == Written::Refused, door.name.data());
                QVERIFY2(by(shop.owner(), {}) == Written::Yes, door.name.data());
            }
        }
    }

    void inTheLedger_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<Mode>("mode");
        QStringList places{u"sqlite"_s};
        if (test::PostgresCluster::isAvailable())
            places.append(u"postgres"_s);
        for (const QString &place : places) {
            QTest::addRow("%s: operators", qPrintable(place)) << place << Mode::Asked;
            QTest::addRow("%s: PINs off", qPrintable(place)) << place << Mode::PinsOff;
            QTest::addRow("%s: no operators", qPrintable(place)) << place << Mode::NoOperators;
        }
    }
    void inTheLedger()
    {
        QFETCH(const QString, place);
        QFETCH(const Mode, mode);
        Shop shop = shopAt(place, mode);
        const bool isAsked = mode == Mode::Asked;
        for (const Door &door : doors()) {
            if (!door.act)
                continue;
            const auto expected = [&](bool isPermitted) {
                return isPermitted || !isAsked ? Written::Yes : Written::NotPermitted;
            };
            const bool isOwners = shop.isPostgres() && door.database == Door::Database::Owner;
            LedgerStore &store = isOwners ? shop.owner() : shop.counter();
            const bool isManagers = shop.isPostgres() && door.database == Door::Database::Manager;
            const Secret password = isManagers ? Secret("any") : Secret();
            const auto check = [&](const char *who, const OperatorIds &by, bool isPermitted) {
                // Without operators there is none to be changed, and the first one would be asked from then on.
                if (mode == Mode::NoOperators && door.act == Act::Operators)
                    return true;
                const auto written = write(shop, store, door, by, mode, password);
                const bool isRight = !written || *written == expected(isPermitted);
                if (!isRight)
                    qWarning("%s, %s: %d", door.name.data(), who, static_cast<int>(*written));
                return isRight;
            };
            const bool isCashiers = !isForManagers(door);
            QVERIFY(check("not signed in", {}, false));
            // No role is compared then.
            if (!isAsked)
                continue;
            QVERIFY(check("somebody unknown", {.who = u"id-zeca"_s, .authoriser = u"id-carlos"_s}, false));
            QVERIFY(check("cashier", {.who = u"id-ana"_s, .authoriser = {}}, isCashiers));
            QVERIFY(check("cashier by a cashier", {.who = u"id-ana"_s, .authoriser = u"id-ana"_s}, isCashiers));
            QVERIFY(check("cashier by approval", {.who = u"id-ana"_s, .authoriser = u"id-carlos"_s}, true));
            QVERIFY(check("manager", {.who = u"id-carlos"_s, .authoriser = {}}, true));
        }
    }
};

BALCAO_TEST(DoorsTest)

} // namespace doorstest

#include "doorstest.moc"
