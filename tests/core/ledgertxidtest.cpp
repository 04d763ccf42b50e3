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

    void anImportEndsInTheChargeOfItsTxid_data() { everyPlace(); }
    void anImportEndsInTheChargeOfItsTxid()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const QString attempt = sent(*store);
        const EventDraft imported = drafts::adoption(u"tx1"_s);
        QVERIFY(store->append(imported));
        QCOMPARE(store->findWhole(imported.attempt)->status, Status::Attention);
        QVERIFY(store->append(drafts::answer(EventKind::Created, attempt, u"tx1"_s)));
        QCOMPARE(store->findWhole(u"tx1"_s)->attempt, attempt);
        QCOMPARE(store->findWhole(attempt)->status, Status::Waiting);
        QCOMPARE(store->findWhole(attempt)->sharedWith, QString());
        QCOMPARE(store->findWhole(imported.attempt)->status, Status::Absent);
        QCOMPARE(store->totals({})->payable, 1);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void aPaymentSeenOfAnImportGoesOver_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<EventKind>("joinedBy");
        QTest::addColumn<QString>("seen");
        QTest::addColumn<Status>("status");
        LedgerPlaces::addRows("paid, then settled", EventKind::Settled, u"Paga"_s, Status::Paid);
        LedgerPlaces::addRows("paid, then answered", EventKind::Created, u"Paga"_s, Status::Paid);
        LedgerPlaces::addRows("refunded, then answered", EventKind::Created, u"Reembolsado"_s, Status::Refunded);
        LedgerPlaces::addRows("received, then settled", EventKind::Settled, u"by hand"_s, Status::Confirmed);
        LedgerPlaces::addRows("received, then answered", EventKind::Created, u"by hand"_s, Status::Confirmed);
    }
    void aPaymentSeenOfAnImportGoesOver()
    {
        QFETCH(const QString, place);
        QFETCH(const EventKind, joinedBy);
        QFETCH(const QString, seen);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const QString attempt = sent(*store);
        QVERIFY(store->append(drafts::of(EventKind::Unknown, attempt)));
        const EventDraft imported = drafts::adoption(u"tx1"_s);
        QVERIFY(store->append(imported));
        const bool isByHand = seen == "by hand"_L1;
        QVERIFY(read(*store, imported.attempt, isByHand ? u"Aguardando"_s : seen));
        if (isByHand)
            QVERIFY(store->append(drafts::of(EventKind::ReceivedByHand, imported.attempt)));
        QVERIFY(store->append(joinedBy == EventKind::Settled ? drafts::settlement(attempt, u"tx1"_s)
                                                             : drafts::answer(joinedBy, attempt, u"tx1"_s)));
        QTEST(store->findWhole(attempt)->status, "status");
        QCOMPARE(store->findWhole(imported.attempt)->status, Status::Absent);
        const auto totals = store->totals({});
        QVERIFY(totals);
        QCOMPARE(totals->payable, 1);
        QCOMPARE(totals->paidAmount.centavos() + totals->receivedAmount.centavos(),
                 seen == "Reembolsado"_L1 ? 0 : 8640);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void aKnownTxidIsNotImported_data() { everyPlace(); }
    void aKnownTxidIsNotImported()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
        const auto store = open(address);
        const auto other = open(address, u"02"_s);
        QVERIFY(store && other);
        QVERIFY(!created(*store, u"tx1"_s).isEmpty());
        const auto isRefused = [&other](const QString &txid) {
            const auto written = other->append(drafts::adoption(txid));
            return !written && written.error().kind == Kind::NotAllowed;
        };
        QVERIFY(isRefused(u"tx1"_s));
        // Two counters at the same moment.
        QVERIFY(store->append(drafts::adoption(u"tx2"_s)));
        QVERIFY(isRefused(u"tx2"_s));
        QVERIFY(store->append(drafts::settlement(store->findWhole(u"tx2"_s)->attempt, {})));
        QVERIFY(other->append(drafts::adoption(u"tx2"_s)));
    }

    void anImportThatIsCorrectedIsAnotherCharge_data() { everyPlace(); }
    void anImportThatIsCorrectedIsAnotherCharge()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const QString attempt = sent(*store);
        const EventDraft imported = drafts::adoption(u"tx1"_s);
        QVERIFY(store->append(imported));
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionAsked, imported.attempt, 1, 5000)));
        QVERIFY(store->append(drafts::answer(EventKind::Created, attempt, u"tx1"_s)));
        QCOMPARE(store->findWhole(attempt)->sharedWith, imported.attempt);
        QCOMPARE(store->findWhole(imported.attempt)->status, Status::UnderWay);
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionDone, imported.attempt, 1, 5000)));
        QCOMPARE(store->findWhole(imported.attempt)->status, Status::Waiting);
    }
};

QTEST_GUILESS_MAIN(LedgerTxidTest)
#include "ledgertxidtest.moc"
