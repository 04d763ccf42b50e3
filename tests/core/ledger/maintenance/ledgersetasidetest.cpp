// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace ledgersetasidetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;

/** Events that no counter wrote: found, named, and set aside by whoever answers for it. */
class LedgerSetAsideTest : public EveryPlaceFixture
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsOutsideTheChainIsNotFolded()
    {
        const LedgerAddress address = m_places.ofVersion(3, place());
        // As whoever could add rows could: the last number that there is, and a payment behind the newest event of counter 02.
        const QString forged =
            u"INSERT INTO event SELECT %1, counter, %2, at, 'status_read', attempt, '', '', 0, txid, "
            "operator, NULL, '{\"status\":\"Paga\"}', '', 'token%1', 'dead' FROM event WHERE kind = "
            "'created' AND txid = '%3'"_s;
        {
            const auto thief = LedgerConnection::open(address, 1000).value();
            QVERIFY(thief->execute(forged.arg(9223372036854775807).arg(9223372036854775807).arg(u"tx-corrected"_s)));
            const auto last = thief->number(u"SELECT max(seq) FROM event WHERE counter = '02'"_s);
            QVERIFY(thief->execute(forged.arg(1000).arg(*last + 1).arg(u"tx-attention"_s)));
        }
        const auto opened = [&address](const QList<qint64> &aside) {
            return LedgerStore::open(address, {.counter = u"01"_s, .setsAside = aside, .setsAsideBy = u"Dona Rosa"_s});
        };
        const auto refused = opened({});
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, Kind::Damaged);
        QVERIFY(refused.error().detail.contains("event 1000 (counter 02, number "_L1));
        QVERIFY(refused.error().detail.contains("event 9223372036854775807 (counter 01, number "_L1));
        QCOMPARE(opened({1000}).error().kind, Kind::Damaged);
        QCOMPARE(opened({1000, 5}).error().kind, Kind::NotAllowed);
        QCOMPARE(opened({1000, 4711}).error().kind, Kind::NotFound);
        const auto store = opened({1000, 9223372036854775807});
        QVERIFY2(store, qPrintable(store ? QString() : store.error().detail));
        const auto verified = ledger::verify(**store);
        QVERIFY(verified->isWhole());
        QCOMPARE(verified->setAside, (QList<qint64>{1000, 9223372036854775807}));
        QCOMPARE((*store)->ask(FindCharge{u"tx-corrected"_s})->status, ChargeStatus::Waiting);
        QCOMPARE((*store)->ask(FindCharge{u"tx-attention"_s})->status, ChargeStatus::Attention);
        QVERIFY((*store)->append(drafts::attempt()));
        QVERIFY(open(address, u"02"_s)->append(drafts::attempt()));
        QCOMPARE(ledger::rebuild(**store), 0);
        QVERIFY(ledger::verify(**store)->isWhole());
    }

    void anEventIsSetAsideFromUnderTheOthers()
    {
        const LedgerAddress address = freshAddress();
        const auto store = open(address);
        const QString paid = store ? created(*store, u"tx1"_s) : QString();
        QVERIFY(!paid.isEmpty());
        QVERIFY(store->connection().execute(
            u"INSERT INTO event SELECT 4, '01', 4, at, 'status_read', attempt, '', '', 0, 'tx1', operator, NULL, "
            "'{\"status\":\"Paga\"}', '', 'token', 'dead', '' FROM event WHERE id = 1"_s));
        // The counter takes it for its own and goes on from it.
        QVERIFY(store->append(drafts::attempt()));
        const auto rebuilt = ledger::rebuild(*store);
        QVERIFY(!rebuilt);
        QCOMPARE(rebuilt.error().kind, Kind::Damaged);
        QCOMPARE(rebuilt.error().detail, u"outside the chain: event 4 (counter 01, number 4)"_s);
        QCOMPARE(ledger::verify(*store)->damages.constFirst().event, 4);
        const auto again = LedgerStore::open(address, {.setsAside = {4}, .setsAsideBy = u"Dona Rosa"_s});
        QVERIFY(again);
        QCOMPARE(ledger::rebuild(**again), 0);
        QVERIFY(ledger::verify(**again)->isWhole());
        QCOMPARE(ledger::verify(**again)->setAside, QList<qint64>{4});
        QCOMPARE((*again)->ask(FindWholeCharge{paid})->status, ChargeStatus::Waiting);
        QVERIFY((*again)->append(drafts::attempt()));
        // A copy keeps what was set aside; a record that no event tells of is found.
        const QTemporaryDir folder;
        const LedgerAddress copy = LedgerAddress::file(folder.filePath(u"copy.sqlite"_s));
        QVERIFY(ledger::backup(**again, copy.text()));
        QVERIFY(ledger::verify(*open(copy))->isWhole());
        QVERIFY((*again)->connection().execute(
            u"INSERT INTO set_aside SELECT 99, counter, 99, at, kind, attempt, sale, replaces, correction, txid, "
            u"operator, "
            "amount, data, personal_hash, token, hash, authorised_by FROM event WHERE id = 1"_s));
        QCOMPARE(ledger::verify(**again)->damages.size(), 1);
    }
};

BALCAO_TEST(LedgerSetAsideTest)

} // namespace ledgersetasidetest

#include "ledgersetasidetest.moc"
