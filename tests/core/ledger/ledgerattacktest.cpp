// SPDX-License-Identifier: MIT
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/attackedledger.h"
#include "tests/support/testmain.h"

namespace ledgerattacktest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::append;
using balcao::test::insertion;
using balcao::test::most;
using Kind = LedgerError::Kind;

/** PostgreSQL: what somebody may do who has the role of counter 01 and no good will. */
class LedgerAttackTest : public test::AttackedLedger
{
    Q_OBJECT

private:
    using Attack = QString (*)(const LedgerAttackTest &);

private Q_SLOTS:
    void aCounterCannotForge_data()
    {
        QTest::addColumn<Attack>("attack");
        QTest::newRow("the last number of all, past the function") << Attack([](const LedgerAttackTest &test) {
            EventRow row = test.paid(u"01"_s);
            row.id = most;
            return insertion(row);
        });
        QTest::newRow("the last number of another counter, past the function")
            << Attack([](const LedgerAttackTest &test) {
                   EventRow row = test.paid(u"02"_s);
                   row.sequence = most;
                   return insertion(row);
               });
        QTest::newRow("a payment with no hash, past the function") << Attack([](const LedgerAttackTest &test) {
            EventRow row = test.paid(u"01"_s);
            row.hash = "dead";
            return insertion(row);
        });
        QTest::newRow("the last number of all") << Attack([](const LedgerAttackTest &test) {
            EventRow row = test.paid(u"01"_s);
            row.id = most;
            return append(row);
        });
        QTest::newRow("the last number of the counter") << Attack([](const LedgerAttackTest &test) {
            EventRow row = test.paid(u"01"_s);
            row.sequence = most;
            return append(row);
        });
        QTest::newRow("a payment with no hash") << Attack([](const LedgerAttackTest &test) {
            EventRow row = test.paid(u"01"_s);
            row.hash = "dead";
            return append(row);
        });
        QTest::newRow("a payment whose hash is of another text") << Attack([](const LedgerAttackTest &test) {
            EventRow row = test.paid(u"01"_s);
            row.authorisedBy = u"Dona Rosa"_s;
            return append(row);
        });
        QTest::newRow("a payment in another counter's name, all hashes right")
            << Attack([](const LedgerAttackTest &test) { return append(test.paid(u"02"_s)); });
        QTest::newRow("a counter that nobody has") << Attack([](const LedgerAttackTest &test) {
            EventRow row = test.paid(u"01"_s);
            row.counter = u"77"_s;
            row.sequence = 1;
            row.hash = eventhash::ofEvent({}, row, 0);
            return append(row);
        });
        QTest::newRow("an erasure") << Attack([](const LedgerAttackTest &test) {
            EventRow row = test.paid(u"01"_s);
            row.kind = u"erased"_s;
            return append(row);
        });
        QTest::newRow("an operator's PIN taken away, all hashes right") << Attack([](const LedgerAttackTest &test) {
            return append(test.ofShop(shopevent::OperatorReset{.id = u"id-carlos"_s}));
        });
        QTest::newRow("another's charge in the projection") << Attack([](const LedgerAttackTest &) {
            return u"SELECT balcao_keep_charge(to_jsonb(c) || '{\"status\":\"paid\"}', '', '') FROM charge c WHERE "
                   "txid = 'tx-victim'"_s;
        });
        QTest::newRow("another's charge beside an event of its own") << Attack([](const LedgerAttackTest &test) {
            const EventRow row = test.paid(u"01"_s, u"another"_s);
            return u"BEGIN\n--\n"_s + append(row) +
                   u"\n--\nSELECT balcao_keep_charge(to_jsonb(c) || '{\"status\":\"paid\",\"last_event\":%1}', '', '') "
                   "FROM charge c WHERE txid = 'tx-victim'"_s.arg(row.id);
        });
        QTest::newRow("its own role in the table of roles")
            << Attack([](const LedgerAttackTest &) { return u"UPDATE counter_role SET counter = '02'"_s; });
        QTest::newRow("a lock on the row that gives the turn")
            << Attack([](const LedgerAttackTest &) { return u"SELECT schema FROM ledger_meta FOR UPDATE"_s; });
        QTest::newRow("a lock on the events")
            << Attack([](const LedgerAttackTest &) { return u"LOCK TABLE event IN EXCLUSIVE MODE"_s; });
    }
    void aCounterCannotForge()
    {
        QFETCH(const Attack, attack);
        const auto done = m_thief->execute(attack(*this));
        QVERIFY(!done);
        m_thief->rollback();
        QVERIFY(sells(*m_first));
        QVERIFY(sells(*m_second));
        QCOMPARE(m_owner->ask(FindCharge{m_victim})->status, ChargeStatus::Waiting);
        QVERIFY(ledger::verify(*m_owner)->isWhole());
        QCOMPARE(ledger::rebuild(*m_owner), 0);
        QCOMPARE(m_owner->ask(FindCharge{m_victim})->status, ChargeStatus::Waiting);
    }

    void whatACounterMayDoIsDone()
    {
        // So that the attacks above fail for the reason that is meant.
        QVERIFY(m_thief->execute(append(paid(u"01"_s))));
        QCOMPARE(ledger::rebuild(*m_owner), 1);
        QCOMPARE(m_owner->ask(FindCharge{m_victim})->status, ChargeStatus::Paid);
        QVERIFY(ledger::verify(*m_owner)->isWhole());
    }

    /** A till writes that PINs were typed. */
    void whatACounterTellsOfOperatorsIsTaken()
    {
        ShopEvent hired;
        hired.what = shopevent::OperatorAdded{.id = u"id-carlos"_s, .name = u"Carlos"_s, .role = Role::Manager};
        QVERIFY(m_owner->appendOfOperators({hired}, {}));
        QVERIFY(m_thief->execute(append(ofShop(shopevent::PinWrong{.id = u"id-carlos"_s}))));
        QCOMPARE(m_owner->shopOperators()->wrongPinsOf(u"id-carlos"_s), 1);
        QVERIFY(ledger::verify(*m_owner)->isWhole());
    }

    /** One event that changes several charges: all of it is within the counter's rights. */
    void whatTillsDoIsTaken()
    {
        LedgerStore &store = *m_second;
        const auto unknown = [&store] {
            const EventDraft draft = drafts::attempt();
            const bool isWritten = store.append(draft) &&
                                   store.append(drafts::of(EventKind::FirstByteOut, draft.attempt)) &&
                                   store.append(drafts::of(EventKind::Unknown, draft.attempt));
            return isWritten ? draft.attempt : QString();
        };
        const EventDraft first = drafts::attempt();
        EventDraft again = drafts::attempt();
        again.replaces = first.attempt;
        QVERIFY(store.append(first) && store.append(drafts::of(EventKind::NotSent, first.attempt)));
        QVERIFY(store.append(again));
        QVERIFY(store.append(drafts::adoption(u"tx-elsewhere"_s)));
        const QString wrong = unknown();
        QVERIFY(store.append(drafts::settlement(wrong, u"tx-elsewhere"_s)));
        QVERIFY(store.append(drafts::reopening(wrong, u"tx-elsewhere"_s)));
        QVERIFY(store.append(drafts::settlement(wrong, u"tx-shared"_s)));
        const EventDraft right = drafts::attempt();
        QVERIFY(store.append(right) && store.append(drafts::of(EventKind::FirstByteOut, right.attempt)));
        QVERIFY(store.append(drafts::answer(EventKind::Created, right.attempt, u"tx-shared"_s)));
        QVERIFY(store.append(drafts::reopening(wrong, u"tx-shared"_s)));
        QVERIFY(ledger::verify(*m_owner)->isWhole());
        QCOMPARE(ledger::rebuild(*m_owner), 0);
    }

    void aStrangersLockStopsNobody()
    {
        QVERIFY(m_cluster.run(m_database, {u"-c"_s, u"CREATE ROLE stranger%1 LOGIN"_s.arg(m_databases)}));
        QVERIFY(!LedgerConnection::open(as(u"stranger%1"_s.arg(m_databases)), 1000));
        QVERIFY(m_thief->execute(u"SELECT pg_advisory_lock(20261121)"_s));
        QVERIFY(sells(*m_second));
    }

    void aTransactionThatIsLeftOpenEnds()
    {
        QVERIFY(m_thief->execute(u"SET idle_in_transaction_session_timeout = 0"_s));
        QVERIFY(m_thief->execute(u"BEGIN\n--\nSELECT balcao_take_turn(10)"_s));
        // Five seconds, then the next try is heard.
        QTRY_VERIFY_WITH_TIMEOUT(sells(*m_second), 20'000);
    }

    void aRoleIsBoundToOneCounter()
    {
        QCOMPARE(open(as(u"till_1"_s), u"02"_s)->append(drafts::attempt()).error().kind, Kind::AccessRefused);
        QCOMPARE(open(as(u"till_1"_s), u"03"_s)->append(drafts::attempt()).error().kind, Kind::AccessRefused);
        // The role that all counters shared goes on for those that have none of their own.
        QVERIFY(m_cluster.grantCounter(m_database));
        const QString shared = u"balcao_counter"_s;
        QCOMPARE(open(as(shared), u"02"_s)->append(drafts::attempt()).error().kind, Kind::AccessRefused);
        QVERIFY(sells(*open(as(shared), u"03"_s)));
        // Another computer takes a counter over.
        QVERIFY(m_cluster.grantCounter(m_database, u"till_3"_s, u"02"_s));
        QVERIFY(sells(*open(as(u"till_3"_s), u"02"_s)));
        QCOMPARE(m_second->append(drafts::attempt()).error().kind, Kind::AccessRefused);
        QVERIFY(ledger::verify(*m_owner)->isWhole());
    }
};

BALCAO_TEST(LedgerAttackTest)

} // namespace ledgerattacktest

#include "ledgerattacktest.moc"
