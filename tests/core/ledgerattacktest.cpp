// SPDX-License-Identifier: MIT
#include "core/ledger/eventcodec.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgermaintenance.h"
#include "tests/support/drafts.h"
#include "tests/support/postgrescluster.h"

#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

#include <array>
#include <limits>

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;

namespace
{

constexpr qint64 most = std::numeric_limits<qint64>::max();

QString literal(QString text)
{
    return u'\'' + text.replace(u'\'', u"''"_s) + u'\'';
}

/** A call of balcao_append with what is in the row; as text. */
QString append(const EventRow &row)
{
    const QStringList values{QString::number(row.id),
                             literal(row.counter),
                             QString::number(row.sequence),
                             QString::number(row.at.toMSecsSinceEpoch()),
                             literal(row.kind),
                             literal(row.attempt),
                             literal(row.sale),
                             literal(row.replaces),
                             QString::number(row.correction),
                             literal(row.txid),
                             literal(row.operatorName),
                             row.amount ? QString::number(row.amount->centavos()) : u"NULL"_s,
                             literal(QString::fromUtf8(row.data)),
                             literal(QString::fromLatin1(row.personalHash)),
                             literal(row.token),
                             literal(QString::fromLatin1(row.hash)),
                             literal(row.authorisedBy),
                             u"''"_s,
                             u"''"_s};
    return u"SELECT balcao_append(%1)"_s.arg(values.join(u", "_s));
}

/** The same past the function. */
QString insertion(const EventRow &row)
{
    QString sql = append(row);
    sql.replace(u"SELECT balcao_append("_s, u"INSERT INTO event (id, counter, seq, at, kind, attempt, sale, replaces, "
                                            "correction, txid, operator, amount, data, personal_hash, token, hash, "
                                            "authorised_by) VALUES ("_s);
    return sql.replace(u", '', '')"_s, u")"_s);
}

} // namespace

/** PostgreSQL: what somebody may do who has the role of counter 01 and no good will. */
class LedgerAttackTest : public QObject
{
    Q_OBJECT

private:
    using Attack = QString (*)(const LedgerAttackTest &);

    [[nodiscard]] LedgerAddress as(const QString &role) const
    {
        return LedgerAddress::parse(m_cluster.addressAs(role, m_database)).value();
    }
    [[nodiscard]] static std::unique_ptr<LedgerStore> open(const LedgerAddress &address, const QString &counter)
    {
        auto store = LedgerStore::open(address, {.counter = counter});
        if (!store)
            qWarning("the ledger does not open: %s", qPrintable(store.error().detail));
        return store ? *std::move(store) : nullptr;
    }
    [[nodiscard]] static bool sells(LedgerStore &store)
    {
        const auto written = store.append(drafts::attempt());
        if (!written)
            qWarning("nothing can be sold: %s", qPrintable(written.error().detail));
        return written.has_value();
    }
    void connectThief()
    {
        m_thief = LedgerConnection::open(as(u"till_1"_s), 1000).value();
        // libpq would print what it is warned of.
        static_cast<void>(m_thief->execute(u"SET client_min_messages = error"_s));
    }
    /** The next event of a counter, as a counter's own program would make it: "the provider says: paid". */
    [[nodiscard]] EventRow paid(const QString &counter, const QString &attempt = {}) const
    {
        EventDraft draft = drafts::answer(EventKind::StatusRead, attempt.isEmpty() ? m_victim : attempt, u"tx-victim"_s,
                                          8640, u"Paga"_s);
        EventRow row;
        static_cast<EventHeader &>(row) = static_cast<const EventHeader &>(draft);
        row.counter = counter;
        row.at = QDateTime::fromMSecsSinceEpoch(1'795'000'000'000, Qt::UTC);
        row.kind = key(draft.kind());
        row.data = QJsonDocument(eventcodec::encode(draft.what).data).toJson(QJsonDocument::Compact);
        row.token = draft.token;
        const auto previous =
            m_thief->list(u"SELECT (SELECT max(id) FROM event), seq, hash FROM event WHERE counter = ? ORDER BY seq "
                          "DESC LIMIT 1"_s,
                          {counter}, [&row](const QSqlQuery &query) {
                              row.id = query.value(0).toLongLong() + 1;
                              row.sequence = query.value(1).toLongLong() + 1;
                              return query.value(2).toString().toLatin1();
                          });
        row.hash = eventhash::ofEvent(previous->value(0), row, 0);
        return row;
    }

    /** What a counter may say, or might like to. */
    [[nodiscard]] QString statement(QRandomGenerator &dice) const
    {
        EventRow row = paid(dice.bounded(5) == 0 ? u"02"_s : u"01"_s);
        switch (dice.bounded(9)) {
        case 0:
            row.id = std::array{most, qint64{0}, qint64{-1}, row.id + 1, row.id - 1}.at(dice.bounded(5U));
            break;
        case 1:
            row.sequence = std::array{most, qint64{0}, qint64{-1}, row.sequence + 1}.at(dice.bounded(4U));
            break;
        case 2:
            row.data = std::array{"", "[]", "{", "{\"status\":\"Paga\"}", "null"}.at(dice.bounded(5U));
            break;
        case 3:
            row.kind = std::array{u"erased"_s, u"set_aside"_s, u"attempt"_s, u"nothing"_s}.at(dice.bounded(4U));
            break;
        case 4:
            row.txid = QString(dice.bounded(3000), u'x');
            break;
        case 5:
            return u"SELECT balcao_take_turn()"_s;
        case 6:
            return u"SELECT balcao_keep_charge(to_jsonb(c), '', '') FROM charge c"_s;
        case 7:
            return std::array{u"UPDATE event SET hash = 'dead'"_s,    u"DELETE FROM event"_s,
                              u"TRUNCATE charge CASCADE"_s,           u"SELECT schema FROM ledger_meta FOR UPDATE"_s,
                              u"SELECT pg_advisory_lock(20261121)"_s, u"DELETE FROM counter_role"_s,
                              u"DROP FUNCTION balcao_take_turn()"_s,  u"INSERT INTO set_aside SELECT * FROM event"_s}
                .at(dice.bounded(8U));
        default:
            break;
        }
        // Some of them with a hash that fits.
        if (dice.bounded(3) == 0)
            row.hash = eventhash::ofEvent(row.hash, row, 0);
        return dice.bounded(3) == 0 ? insertion(row) : append(row);
    }
    /** With some of its characters or words changed; one in four as it is. */
    [[nodiscard]] static QString mutated(QString sql, QRandomGenerator &dice)
    {
        const int changes = dice.bounded(4);
        for (int i = 0; i < changes; ++i) {
            const int at = dice.bounded(static_cast<int>(sql.size()));
            switch (dice.bounded(4)) {
            case 0:
                sql[at] = QChar(static_cast<char16_t>(dice.bounded(0x20, 0x7f)));
                break;
            case 1:
                sql.remove(at, dice.bounded(1, 8));
                break;
            case 2:
                sql.insert(at, sql.mid(dice.bounded(static_cast<int>(sql.size())), dice.bounded(1, 20)));
                break;
            default:
                sql.insert(at,
                           std::array{u"'"_s, u"; "_s, u" NULL "_s, u"-1"_s, u"--"_s, u"\n"_s}.at(dice.bounded(6U)));
                break;
            }
            if (sql.isEmpty())
                return u";"_s;
        }
        return sql;
    }

    test::PostgresCluster m_cluster;
    QString m_database;
    int m_databases = 0;
    std::unique_ptr<LedgerStore> m_owner;
    std::unique_ptr<LedgerStore> m_first;
    std::unique_ptr<LedgerStore> m_second;
    std::unique_ptr<LedgerConnection> m_thief;
    /** A charge of counter 02, waiting. */
    QString m_victim;

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL here");
        QVERIFY(m_cluster.start());
    }
    void init()
    {
        m_database = u"shop%1"_s.arg(++m_databases);
        QVERIFY(m_cluster.makeDatabase(m_database));
        m_owner = open(as(u"balcao_owner"_s), u"90"_s);
        QVERIFY(m_owner);
        QVERIFY(m_cluster.grantCounter(m_database, u"till_1"_s, u"01"_s));
        QVERIFY(m_cluster.grantCounter(m_database, u"till_2"_s, u"02"_s));
        m_first = open(as(u"till_1"_s), u"01"_s);
        m_second = open(as(u"till_2"_s), u"02"_s);
        QVERIFY(m_first && m_second && sells(*m_first));
        EventDraft draft = drafts::attempt();
        m_victim = draft.attempt;
        QVERIFY(m_second->append(draft));
        QVERIFY(m_second->append(drafts::of(EventKind::FirstByteOut, m_victim)));
        QVERIFY(m_second->append(drafts::answer(EventKind::Created, m_victim, u"tx-victim"_s)));
        connectThief();
    }
    void cleanup()
    {
        m_thief.reset();
        m_first.reset();
        m_second.reset();
        m_owner.reset();
    }

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
        QCOMPARE(m_owner->find(m_victim)->status, ChargeStatus::Waiting);
        QVERIFY(ledger::verify(*m_owner)->isWhole());
        QCOMPARE(ledger::rebuild(*m_owner), 0);
        QCOMPARE(m_owner->find(m_victim)->status, ChargeStatus::Waiting);
    }

    void whatACounterMayDoIsDone()
    {
        // So that the attacks above fail for the reason that is meant.
        QVERIFY(m_thief->execute(append(paid(u"01"_s))));
        QCOMPARE(ledger::rebuild(*m_owner), 1);
        QCOMPARE(m_owner->find(m_victim)->status, ChargeStatus::Paid);
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
        QVERIFY(m_thief->execute(u"BEGIN\n--\nSELECT balcao_take_turn()"_s));
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

    /** A counter's own statements, changed by chance: whatever becomes of them, the others go on and no event stands outside a
     *  chain.
     */
    void aThousandMutations()
    {
        const int chosen = qEnvironmentVariableIntValue("BALCAO_SEED");
        const quint32 seed = chosen > 0 ? static_cast<quint32>(chosen) : QRandomGenerator::global()->generate() >> 1U;
        qInfo("BALCAO_SEED=%u", seed);
        QRandomGenerator dice(seed);
        constexpr int many = 1000;
        int taken = 0;
        for (int round = 0; round < many; ++round) {
            const QString sql = mutated(statement(dice), dice);
            const bool isInTransaction = dice.bounded(4) == 0;
            if (isInTransaction)
                static_cast<void>(m_thief->execute(u"BEGIN"_s));
            const auto done = m_thief->execute(sql);
            taken += done ? 1 : 0;
            if (isInTransaction && dice.bounded(2) == 0)
                static_cast<void>(m_thief->commit());
            // Whatever it opened itself ends, too.
            m_thief->rollback();
            if (!done && done.error().kind == Kind::ConnectionLost)
                connectThief();
            if (round % 20 == 0)
                QVERIFY2(sells(*m_first) && sells(*m_second), qPrintable(sql));
        }
        qInfo("%d of %d were taken", taken, many);
        m_thief.reset();
        m_first = open(as(u"till_1"_s), u"01"_s);
        m_second = open(as(u"till_2"_s), u"02"_s);
        QVERIFY(m_first && m_second && sells(*m_first) && sells(*m_second));
        // It may say of its own what it likes; of the projection nothing is believed that its events do not say.
        QVERIFY(ledger::rebuild(*m_owner));
        QVERIFY(ledger::verify(*m_owner)->isWhole());
        QCOMPARE(m_owner->connection().number(u"SELECT count(*) FROM event WHERE counter NOT IN ('01', '02')"_s), 0);
        const auto ofSecond = m_owner->connection().number(u"SELECT count(*) FROM event WHERE counter = '02'"_s);
        QCOMPARE(ofSecond, 3 + many / 20 + 1);
    }
};

QTEST_GUILESS_MAIN(LedgerAttackTest)
#include "ledgerattacktest.moc"
