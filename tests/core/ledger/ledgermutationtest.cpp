// SPDX-License-Identifier: MIT
#include "tests/core/ledger/attackedledger.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

#include <array>

namespace ledgermutationtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::append;
using balcao::test::insertion;
using balcao::test::most;
using Kind = LedgerError::Kind;

/** PostgreSQL: a counter's own statements, changed by chance. */
class LedgerMutationTest : public test::AttackedLedger
{
    Q_OBJECT

private:
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
            return u"SELECT balcao_take_turn(10)"_s;
        case 6:
            return u"SELECT balcao_keep_charge(to_jsonb(c), '', '') FROM charge c"_s;
        case 7:
            return std::array{u"UPDATE event SET hash = 'dead'"_s,
                              u"DELETE FROM event"_s,
                              u"TRUNCATE charge CASCADE"_s,
                              u"SELECT schema FROM ledger_meta FOR UPDATE"_s,
                              u"SELECT pg_advisory_lock(20261121)"_s,
                              u"DELETE FROM counter_role"_s,
                              u"DROP FUNCTION balcao_take_turn(integer)"_s,
                              u"INSERT INTO set_aside SELECT * FROM event"_s}
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

private Q_SLOTS:
    /** Whatever becomes of them, the others go on and no event stands outside a
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

BALCAO_TEST(LedgerMutationTest)

} // namespace ledgermutationtest

#include "ledgermutationtest.moc"
