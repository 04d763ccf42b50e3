// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgermove.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <cstdio>
#include <utility>

namespace ledgermovetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;
using ledger::MoveStep;

namespace
{

Expected<std::unique_ptr<LedgerStore>, LedgerError> openAlone(const LedgerAddress &file)
{
    return LedgerStore::open(file, {.busyTimeoutMs = 50, .isAlone = true});
}

Expected<ledger::Moved, LedgerError> moveAll(const LedgerAddress &file, const LedgerAddress &to,
                                             const ledger::MoveWatch &watch = {})
{
    BALCAO_TRY(const auto store, openAlone(file));
    return ledger::move(*store, to, watch);
}

/** The child process: reports that the move has reached a step, and waits there. Arguments: file, database, step, how often. */
int moveUntil(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto step = static_cast<MoveStep>(arguments.at(3).toInt());
    const int steps = arguments.at(4).toInt();
    int seen = 0;
    const auto moved = moveAll(LedgerAddress::file(arguments.at(1)), LedgerAddress::parse(arguments.at(2)).value(),
                               [&](MoveStep now, qint64, qint64) {
                                   if (now == step && ++seen == steps) {
                                       std::puts("there");
                                       std::fflush(stdout);
                                       std::getchar();
                                   }
                                   return true;
                               });
    return moved ? 0 : 1;
}

QByteArray contentOf(const LedgerAddress &file)
{
    QFile opened(file.text());
    return opened.open(QIODevice::ReadOnly) ? QCryptographicHash::hash(opened.readAll(), QCryptographicHash::Sha256)
                                            : QByteArray();
}

/** For another process, with the socket's folder. */
QString whole(const LedgerAddress &database)
{
    return u"postgresql://%1@/%2?host=%3"_s.arg(database.user, database.database, database.host);
}

/** All rows of a ledger as texts: of the events, of what follows from them, and what searches look through. */
QStringList rowsOf(LedgerStore &store)
{
    const QList<std::pair<QString, QString>> tables = {
        {u"event"_s, eventcolumns::names()},      {u"personal"_s, u"event, salt, fields"_s},
        {u"erasure"_s, u"event, before"_s},       {u"set_aside"_s, eventcolumns::names()},
        {u"charge"_s, chargecolumns::names()},    {u"charge_search"_s, u"id, words, parts"_s},
        {u"ledger_meta"_s, u"ids_hashed_after"_s}};
    QStringList rows;
    for (const auto &[table, columns] : tables) {
        auto found = store.connection().run(u"SELECT %1 FROM %2 ORDER BY 1"_s.arg(columns, table));
        while (found && (*found)->next()) {
            QStringList row{table};
            for (qsizetype i = 0; i <= columns.count(u','); ++i)
                row.append((*found)->isNull(static_cast<int>(i)) ? u"NULL"_s
                                                                 : (*found)->value(static_cast<int>(i)).toString());
            rows.append(row.join(u" | "_s));
        }
    }
    return rows;
}

/** What people see: the list, page by page, and the sums under it. */
QStringList listOf(LedgerStore &store)
{
    QStringList list;
    ChargeQuery query{.limit = 2};
    do {
        const auto page = store.ask(SearchCharges{query}).value_or(ChargeSlice());
        for (const Charge &row : page.rows)
            list.append(row.attempt + row.name + QString::number(row.amount.centavos()));
        query.after = page.next;
    } while (!query.after.isEmpty());
    const auto sums = store.ask(SumCharges{{}}).value_or(ChargeTotals());
    for (const qint64 sum : {qint64{sums.charges}, qint64{sums.payable}, sums.paidAmount.centavos(),
                             sums.receivedAmount.centavos(), sums.waitingAmount.centavos()})
        list.append(QString::number(sum));
    return list;
}

} // namespace

/** A ledger goes from its file into PostgreSQL, whole or not at all. */
class LedgerMoveTest : public StoreFixture
{
    Q_OBJECT

private:
    /** A shop's ledger with what can be in one; its log is gone, so that its bytes can be compared. */
    [[nodiscard]] LedgerAddress someLedger()
    {
        const LedgerAddress file = m_places.fresh(u"sqlite"_s);
        m_offset = std::chrono::hours(-24 * 60);
        {
            const auto store = open(file);
            const auto other = open(file, u"02"_s);
            const auto third = open(file, u"03"_s);
            if (!store || !other || !third || !fill(*store) || !store->append(drafts::attempt(700)) ||
                !third->append(drafts::attempt(1'000'000))) // a round sum
                qFatal("the ledger cannot be made");
            m_offset = {};
            ShopEvent hired;
            hired.what = shopevent::OperatorAdded{.id = u"id-rosa"_s, .name = u"Dona Rosa"_s, .role = Role::Manager};
            ShopEvent withoutPins;
            withoutPins.what = shopevent::PinsSwitched{.areOn = false};
            if (!ledger::erase(*store, QDateTime::currentDateTimeUtc().addDays(-30), {.name = u"Ana"_s}) ||
                !store->appendOfOperators({hired, withoutPins}, {}) || created(*store, u"tx-one"_s).isEmpty() ||
                created(*other, u"tx-two"_s).isEmpty() || !store->index())
                qFatal("the ledger cannot be filled");
        }
        return file;
    }
    [[nodiscard]] LedgerAddress emptyDatabase() { return m_places.fresh(u"postgres"_s); }

    /** Runs the move in a process of its own until it has come so far, and kills it. */
    void killMove(const LedgerAddress &file, const QString &to, MoveStep step, int steps)
    {
        QProcess mover;
        mover.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        mover.start(QCoreApplication::applicationFilePath(),
                    {u"--move"_s, file.text(), to, QString::number(static_cast<int>(step)), QString::number(steps)});
        QVERIFY(mover.waitForStarted());
        QVERIFY2(mover.waitForReadyRead(60'000), "it ended before");
        // Nobody else gets in meanwhile.
        QCOMPARE(LedgerStore::open(file, {.busyTimeoutMs = 20}).error().kind, Kind::Busy);
        mover.kill();
        QVERIFY(mover.waitForFinished());
        QCOMPARE(mover.exitStatus(), QProcess::CrashExit);
    }

    static void verifyMoved(const LedgerAddress &file, const LedgerAddress &to)
    {
        const auto again = LedgerStore::open(file, {});
        QVERIFY(!again);
        QCOMPARE(again.error().kind, Kind::Moved);
        QCOMPARE(again.error().detail, to.text());
        QVERIFY(!QFile::exists(file.text() + u"-wal"_s));
        QVERIFY(!(QFile::permissions(file.text()) & (QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!LedgerPlaces::names().contains(u"postgres"_s))
            QSKIP("there is no PostgreSQL");
    }

    void everythingArrives_data()
    {
        QTest::addColumn<int>("version");
        QTest::newRow("of today") << 0;
        QTest::newRow("empty") << -1;
        QTest::newRow("with an event set aside") << -2;
        for (int version = 2; version <= 9; ++version)
            QTest::addRow("of version %d", version) << version;
    }
    void everythingArrives()
    {
        QFETCH(const int, version);
        const LedgerAddress file = version > 0     ? m_places.ofVersion(version, u"sqlite"_s)
                                   : version == -1 ? m_places.fresh(u"sqlite"_s)
                                                   : someLedger();
        if (version == -2) {
            QVERIFY(open(file)->connection().execute(
                u"INSERT INTO event SELECT 1000, counter, 1000, at, 'note', attempt, '', '', 0, '', '', NULL, '{}', "
                u"'', 'token', 'dead', '' FROM event WHERE id = 1"_s));
            QVERIFY(LedgerStore::open(file, {.setsAside = {1000}, .setsAsideBy = u"Dona Rosa"_s}));
        }
        const LedgerAddress to = emptyDatabase();
        QStringList rows;
        QStringList list;
        {
            const auto store = open(file);
            QVERIFY(store && store->index());
            rows = rowsOf(*store);
            list = listOf(*store);
        }
        QList<MoveStep> steps;
        const auto moved = moveAll(file, to, [&](MoveStep step, qint64 done, qint64 all) {
            if (!steps.contains(step))
                steps.append(step);
            return done >= 0 && done <= all;
        });
        QVERIFY2(moved, moved ? "" : qPrintable(moved.error().detail));
        QCOMPARE(rows.filter(QRegularExpression(u"^event "_s)).size(), moved->events);
        QCOMPARE(rows.filter(QRegularExpression(u"^charge "_s)).size(), moved->charges);
        if (version != -1)
            QCOMPARE(steps, (QList{MoveStep::Checking, MoveStep::Copying, MoveStep::Making, MoveStep::Proving,
                                   MoveStep::Marking}));
        verifyMoved(file, to);
        const auto store = open(to);
        QVERIFY(store);
        QCOMPARE(rowsOf(*store), rows);
        QCOMPARE(listOf(*store), list);
        QVERIFY(ledger::verify(*store)->isWhole());
        // The till goes on, and its events are told to the others again.
        EventDraft next = drafts::attempt();
        if (version >= 6)
            next.by.who = u"019f6214-4000-7000-8000-0000000000b1"_s; // the manager that makeledger adds
        QVERIFY(store->append(next));
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(store->connection().number(u"SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = "
                                            "'D'"_s),
                 0);
    }

    void killedAnywhereItCanBeBegunAgain_data()
    {
        QTest::addColumn<MoveStep>("step");
        QTest::addColumn<int>("times");
        QTest::newRow("while the file is read") << MoveStep::Checking << 1;
        QTest::newRow("when events are copied") << MoveStep::Copying << 1;
        QTest::newRow("with the first charge") << MoveStep::Making << 1;
        QTest::newRow("with the last charge") << MoveStep::Making << 7;
        QTest::newRow("in the proof") << MoveStep::Proving << 1;
    }
    void killedAnywhereItCanBeBegunAgain()
    {
        QFETCH(const MoveStep, step);
        QFETCH(const int, times);
        const LedgerAddress file = someLedger();
        const LedgerAddress to = emptyDatabase();
        const QByteArray content = contentOf(file);
        QVERIFY(!content.isEmpty());
        killMove(file, whole(to), step, times);
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(contentOf(file), content);
        QVERIFY(QFileInfo(file.text() + u"-wal"_s).size() == 0);
        {
            // Who goes on with the file sells as before.
            const auto store = open(file);
            QVERIFY(store && !created(*store, u"tx-between"_s).isEmpty() && store->index());
            const auto target = open(to);
            QVERIFY(target);
            QCOMPARE(ledger::statistics(*target)->events, 0);
        }
        QVERIFY(moveAll(file, to));
        verifyMoved(file, to);
        QVERIFY(open(to)->ask(FindWholeCharge{u"tx-between"_s}));
        QVERIFY(ledger::verify(*open(to))->isWhole());
    }

    /** The database has it all, and the file does not know it yet. */
    void killedBeforeTheMark_data()
    {
        QTest::addColumn<bool>("sellsIntoFile");
        QTest::addColumn<bool>("sellsIntoDatabase");
        QTest::newRow("nothing happens meanwhile") << false << false;
        QTest::newRow("the file is sold into") << true << false;
        QTest::newRow("the database is sold into") << false << true;
        QTest::newRow("both are") << true << true;
    }
    void killedBeforeTheMark()
    {
        QFETCH(const bool, sellsIntoFile);
        QFETCH(const bool, sellsIntoDatabase);
        const LedgerAddress file = someLedger();
        const LedgerAddress to = emptyDatabase();
        const QByteArray content = contentOf(file);
        killMove(file, whole(to), MoveStep::Marking, 1);
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(contentOf(file), content);
        if (sellsIntoFile)
            QVERIFY(!created(*open(file), u"tx-file"_s).isEmpty());
        if (sellsIntoDatabase)
            QVERIFY(!created(*open(to), u"tx-database"_s).isEmpty());
        const auto moved = moveAll(file, to);
        if (sellsIntoFile && sellsIntoDatabase) {
            // Neither may be lost: somebody has to look.
            QVERIFY(!moved);
            QCOMPARE(moved.error().kind, Kind::OtherLedger);
            QVERIFY(open(file)->ask(FindWholeCharge{u"tx-file"_s}) && open(to)->ask(FindWholeCharge{u"tx-database"_s}));
            return;
        }
        QVERIFY2(moved, moved ? "" : qPrintable(moved.error().detail));
        verifyMoved(file, to);
        const auto store = open(to);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(store->ask(FindWholeCharge{u"tx-file"_s}).has_value(), sellsIntoFile);
        QCOMPARE(store->ask(FindWholeCharge{u"tx-database"_s}).has_value(), sellsIntoDatabase);
    }

    void givenUpItChangesNothing()
    {
        const LedgerAddress file = someLedger();
        const LedgerAddress to = emptyDatabase();
        const QByteArray content = contentOf(file);
        for (const MoveStep step : {MoveStep::Checking, MoveStep::Copying, MoveStep::Making, MoveStep::Proving}) {
            const auto moved = moveAll(file, to, [step](MoveStep now, qint64, qint64) { return now != step; });
            QVERIFY(!moved);
            QCOMPARE(moved.error().kind, Kind::Cancelled);
            QCOMPARE(contentOf(file), content);
            QCOMPARE(ledger::statistics(*open(to))->events, 0);
        }
    }

    void whatIsNotTheSameIsRefused_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<Kind>("kind");
        QTest::newRow("another ledger is there") << u"other"_s << Kind::OtherLedger;
        QTest::newRow("another ledger, and the file is empty") << u"empty"_s << Kind::OtherLedger;
        QTest::newRow("the file is open elsewhere") << u"open"_s << Kind::Busy;
        QTest::newRow("the file is damaged") << u"damaged"_s << Kind::Damaged;
        QTest::newRow("the database changes what it is given") << u"changing"_s << Kind::Damaged;
        QTest::newRow("a counter's role") << u"counter"_s << Kind::AccessRefused;
        QTest::newRow("a training ledger is there") << u"training"_s << Kind::WrongEnvironment;
        QTest::newRow("another file") << u"file"_s << Kind::NotAllowed;
    }
    void whatIsNotTheSameIsRefused()
    {
        QFETCH(const QString, what);
        QFETCH(const Kind, kind);
        const LedgerAddress file = what == "empty"_L1 ? m_places.fresh(u"sqlite"_s) : someLedger();
        LedgerAddress to = what == "file"_L1 ? LedgerAddress::file(file.text() + u"-2"_s) : emptyDatabase();
        std::unique_ptr<LedgerStore> till;
        if (what == "open"_L1 || what == "empty"_L1)
            till = open(file);
        if (what == "other"_L1 || what == "empty"_L1)
            QVERIFY(open(to)->append(drafts::attempt(100)));
        if (what == "empty"_L1)
            till.reset();
        if (what == "damaged"_L1) {
            const auto store = open(file);
            QVERIFY(store->connection().execute(u"UPDATE charge SET amount = amount + 1 WHERE id = 1"_s));
        }
        if (what == "changing"_L1)
            QVERIFY(open(to)->connection().execute(
                u"CREATE FUNCTION cheat() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.id = 3 THEN NEW.amount "
                "= 1; END IF; RETURN NEW; END $$\n--\n"
                "CREATE TRIGGER cheat BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION cheat()"_s));
        if (what == "counter"_L1) {
            QVERIFY(open(to));
            QVERIFY(m_places.grantCounter(to));
            to = m_places.asCounter(to);
        }
        if (what == "training"_L1)
            QVERIFY(LedgerStore::open(to, {.environment = LedgerEnvironment::Training}));
        const QByteArray content = till ? QByteArray() : contentOf(file);
        const auto moved = moveAll(file, to);
        QVERIFY(!moved);
        QCOMPARE(key(moved.error().kind), key(kind));
        if (till)
            QVERIFY(till->append(drafts::attempt(300)));
        else
            QCOMPARE(contentOf(file), content);
        QVERIFY(open(file));
        if (what == "changing"_L1)
            QCOMPARE(ledger::statistics(*open(to))->events, 0);
    }

    /** Moved twice, or into two databases. */
    void aMovedFileIsDoneWith()
    {
        const LedgerAddress file = someLedger();
        const LedgerAddress to = emptyDatabase();
        QVERIFY(moveAll(file, to));
        QCOMPARE(moveAll(file, emptyDatabase()).error().kind, Kind::Moved);
        QVERIFY(QFile::setPermissions(file.text(), QFile::ReadOwner | QFile::WriteOwner));
        QCOMPARE(LedgerStore::open(file, {}).error().kind, Kind::Moved);
    }
};

BALCAO_TEST(LedgerMoveTest)
BALCAO_TEST_PROCESS("--move", moveUntil)

} // namespace ledgermovetest

#include "ledgermovetest.moc"
