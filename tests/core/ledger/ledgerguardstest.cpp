// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace ledgerguardstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;
using What = ledger::Damage::What;

/** SQLite: somebody who may write the file put in, took out or changed what keeps it. */
class LedgerGuardsTest : public StoreFixture
{
    Q_OBJECT

private:
    /** What it changes through a connection of its own. */
    static bool change(const LedgerAddress &address, const QString &sql)
    {
        const auto connection = LedgerConnection::open(address, 1000);
        return connection && (*connection)->execute(sql);
    }

private Q_SLOTS:
    void whatIsNotTheProgramsOwnIsNamed_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("named");
        QTest::addColumn<bool>("opens");
        QTest::newRow("a trigger that ignores an event")
            << u"CREATE TRIGGER evil BEFORE INSERT ON event WHEN NEW.kind = 'out' BEGIN SELECT RAISE(IGNORE); END"_s
            << u"trigger evil: not the program's"_s << false;
        QTest::newRow("a trigger that ignores charges")
            << u"CREATE TRIGGER evil BEFORE INSERT ON charge BEGIN SELECT RAISE(IGNORE); END"_s
            << u"trigger evil: not the program's"_s << false;
        QTest::newRow("a guard taken away")
            << u"DROP TRIGGER event_update"_s << u"trigger event_update: missing"_s << false;
        QTest::newRow("a guard that guards nothing")
            << u"DROP TRIGGER event_delete\n--\nCREATE TRIGGER event_delete BEFORE DELETE ON event BEGIN SELECT 1; END"_s
            << u"trigger event_delete: changed"_s << false;
        QTest::newRow("an index taken away") << u"DROP INDEX event_live"_s << u"index event_live: missing"_s << true;
        QTest::newRow("another index of the same name")
            << u"DROP INDEX event_live\n--\nCREATE INDEX event_live ON event (sale)"_s << u"index event_live: changed"_s
            << true;
        QTest::newRow("a table too many")
            << u"CREATE TABLE notes (text TEXT)"_s << u"table notes: not the program's"_s << true;
        QTest::newRow("a view") << u"CREATE VIEW paid AS SELECT * FROM charge"_s << u"view paid: not the program's"_s
                                << true;
    }
    void whatIsNotTheProgramsOwnIsNamed()
    {
        QFETCH(const QString, sql);
        QFETCH(const QString, named);
        QFETCH(const bool, opens);
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        QVERIFY(open(address)->append(drafts::attempt()));
        QVERIFY(change(address, sql));
        const auto store = LedgerStore::open(address, {.checksNewest = false});
        QVERIFY(store);
        const auto found = ledger::verify(**store);
        QVERIFY(found);
        QCOMPARE(found->damages.size(), 1);
        QCOMPARE(found->damages.constFirst().what, What::Schema);
        QCOMPARE(found->damages.constFirst().text, named);
        const auto writing = LedgerStore::open(address, {});
        QCOMPARE(writing.has_value(), opens);
        if (!opens) {
            QCOMPARE(writing.error().kind, Kind::Damaged);
            QCOMPARE(writing.error().detail, named);
        }
    }

    /** It may say anything, and for ever. */
    void aViewInThePlaceOfATableIsDamage_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("view");
        QTest::newRow("charges") << u"charge"_s << u"charge"_s;
        QTest::newRow("charges, in other letters") << u"charge"_s << u"CHARGE"_s;
        QTest::newRow("events") << u"event"_s << u"event"_s;
        QTest::newRow("customers") << u"personal"_s << u"personal"_s;
    }
    void aViewInThePlaceOfATableIsDamage()
    {
        QFETCH(const QString, table);
        QFETCH(const QString, view);
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        QVERIFY(open(address)->append(drafts::attempt()));
        QVERIFY(change(address, u"ALTER TABLE %1 RENAME TO kept\n--\nCREATE VIEW %2 AS WITH RECURSIVE step (id) AS "
                                "(SELECT 1 UNION ALL SELECT id + 1 FROM step) SELECT id FROM step"_s.arg(table, view)));
        for (const bool checksNewest : {true, false}) {
            const auto store = LedgerStore::open(address, {.checksNewest = checksNewest});
            QVERIFY(!store);
            QCOMPARE(store.error().kind, Kind::Damaged);
            QCOMPARE(store.error().detail, u"view %1: not the program's"_s.arg(table));
        }
    }

    /** SQLite's progress handler, where Qt's driver uses the system's library. */
    void aStatementThatDoesNotEndIsEnded()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        QVERIFY(open(address));
        const auto connection = LedgerConnection::open(address, 1000, LedgerConnection::Use::Reading);
        QVERIFY(connection);
        const auto counted = (*connection)
                                 ->number(u"WITH RECURSIVE step (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM step) "
                                          "SELECT count(*) FROM step"_s);
        QVERIFY(!counted);
        QCOMPARE(counted.error().kind, Kind::Damaged);
        QCOMPARE((*connection)->number(u"SELECT 5"_s).value_or(0), 5);
    }

    void anOlderLedgersAreTheProgramsToo()
    {
        const LedgerAddress address = m_places.ofVersion(2, u"sqlite"_s);
        const auto store = open(address);
        QVERIFY(store);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void whatWasIgnoredIsNotWritten_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<EventKind>("kind");
        const QString ignored = u"CREATE TRIGGER evil BEFORE %1 BEGIN SELECT RAISE(IGNORE); END"_s;
        QTest::newRow("an attempt") << ignored.arg(u"INSERT ON event WHEN NEW.kind = 'attempt'"_s)
                                    << EventKind::AttemptWritten;
        QTest::newRow("the first byte") << ignored.arg(u"INSERT ON event WHEN NEW.kind = 'out'"_s)
                                        << EventKind::FirstByteOut;
        QTest::newRow("a customer") << ignored.arg(u"INSERT ON personal"_s) << EventKind::AttemptWritten;
        QTest::newRow("a charge") << ignored.arg(u"INSERT ON charge"_s) << EventKind::AttemptWritten;
        QTest::newRow("a charge's state") << ignored.arg(u"UPDATE ON charge"_s) << EventKind::FirstByteOut;
    }
    void whatWasIgnoredIsNotWritten()
    {
        QFETCH(const QString, sql);
        QFETCH(const EventKind, kind);
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        const auto store = open(address);
        const EventDraft attempt = drafts::attempt();
        QVERIFY(store && store->append(attempt));
        // It comes while the till works.
        QVERIFY(change(address, sql));
        const EventDraft next =
            kind == EventKind::AttemptWritten ? drafts::attempt(500) : drafts::of(kind, attempt.attempt);
        const auto written = store->append(next);
        QVERIFY(!written);
        QCOMPARE(written.error().kind, Kind::Damaged);
        QCOMPARE(store->newestEvent().value_or(-1), 1);
        QCOMPARE(store->ask(FindCharge{attempt.attempt})->state, Charge::State::Written);
        QVERIFY(change(address, u"DROP TRIGGER evil"_s));
        QVERIFY(store->append(next));
        QVERIFY(ledger::verify(*store)->isWhole());
    }
};

BALCAO_TEST(LedgerGuardsTest)

} // namespace ledgerguardstest

#include "ledgerguardstest.moc"
