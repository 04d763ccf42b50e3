// SPDX-License-Identifier: MIT
#include "core/ledger/ledgermaintenance.h"
#include "core/ledger/ledgerstore.h"
#include "tests/core/storefixture.h"
#include "tests/support/drafts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;
using Status = ChargeStatus;

/** One txid and more than one attempt: several answers with it, and charges imported by it. */
class LedgerTxidTest : public StoreFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_offset = {}; }

    void aSharedTxidNamesTheFirst_data() { everyPlace(); }
    void aSharedTxidNamesTheFirst()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const QString first = created(*store, u"tx1"_s);
        const QString second = created(*store, u"tx1"_s);
        QVERIFY(!first.isEmpty() && !second.isEmpty());
        QCOMPARE(store->findWhole(first)->status, Status::Waiting);
        QCOMPARE(store->findWhole(first)->sharedWith, QString());
        QCOMPARE(store->findWhole(second)->status, Status::Attention);
        QCOMPARE(store->findWhole(second)->doubts, Doubts(Doubt::TxidShared));
        QCOMPARE(store->findWhole(second)->sharedWith, first);
        // Nobody guesses which one is meant.
        QCOMPARE(store->findWhole(u"tx1"_s).error().kind, Kind::NotFound);
        QCOMPARE(store->find(u"tx1"_s).error().kind, Kind::NotFound);
        const auto correction = store->append(drafts::correction(EventKind::CorrectionAsked, second, 1, 100));
        QVERIFY(!correction && correction.error().kind == Kind::NotAllowed);
        QVERIFY(store->append(drafts::of(EventKind::Shown, first)));
        const QString third = created(*store, u"tx1"_s);
        QCOMPARE(store->findWhole(third)->sharedWith, first);
        QCOMPARE(store->findWhole(u"tx1"_s).error().kind, Kind::NotFound);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 0);
    }

    void aSharedTxidIsPaidOnce_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QList<int>>("paid");
        LedgerPlaces::addRows("the first", QList{0});
        LedgerPlaces::addRows("the second, and nobody asked for the first", QList{1});
        LedgerPlaces::addRows("both", QList{0, 1});
        LedgerPlaces::addRows("the second and the third", QList{1, 2});
        LedgerPlaces::addRows("all three", QList{2, 1, 0});
    }
    void aSharedTxidIsPaidOnce()
    {
        QFETCH(const QString, place);
        QFETCH(const QList<int>, paid);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        QStringList attempts;
        for (int i = 0; i < 3; ++i)
            attempts.append(created(*store, u"tx1"_s));
        for (const int number : paid)
            QVERIFY(read(*store, attempts.at(number), u"Paga"_s));
        const auto totals = store->totals({});
        QVERIFY(totals);
        QCOMPARE(totals->charges, 3);
        QCOMPARE(totals->paid, 1);
        QCOMPARE(totals->paidAmount.centavos(), 8640);
        for (const int number : paid)
            QCOMPARE(store->findWhole(attempts.at(number))->status, Status::Paid);
    }

    void aSharedTxidIsFreeWhenTheFirstWasNotIt_data() { everyPlace(); }
    void aSharedTxidIsFreeWhenTheFirstWasNotIt()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        // Somebody found the wrong txid, whose own attempts answered late.
        const QString wrong = sent(*store);
        QVERIFY(store->append(drafts::of(EventKind::Unknown, wrong)));
        QVERIFY(store->append(drafts::settlement(wrong, u"tx1"_s)));
        const QString right = created(*store, u"tx1"_s);
        const QString other = created(*store, u"tx1"_s);
        QCOMPARE(store->findWhole(right)->sharedWith, wrong);
        QVERIFY(read(*store, right, u"Paga"_s));
        QVERIFY(store->append(drafts::reopening(wrong, u"tx1"_s)));
        QCOMPARE(store->findWhole(wrong)->status, Status::Unknown);
        QCOMPARE(store->findWhole(right)->sharedWith, QString());
        QCOMPARE(store->findWhole(right)->doubts, Doubts());
        QCOMPARE(store->findWhole(right)->status, Status::Paid);
        QCOMPARE(store->findWhole(other)->sharedWith, right);
        QCOMPARE(store->findWhole(other)->status, Status::Attention);
        QCOMPARE(store->totals({})->paid, 1);
        QVERIFY(ledger::verify(*store)->isWhole());
    }
};

QTEST_GUILESS_MAIN(LedgerTxidTest)
#include "ledgertxidtest.moc"
