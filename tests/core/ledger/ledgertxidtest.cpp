// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerappend.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace ledgertxidtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;
using Status = ChargeStatus;

/** One txid and more than one attempt: several answers with it, and charges imported by it. */
class LedgerTxidTest : public EveryPlaceFixture
{
    Q_OBJECT

private:
    static QString sumsOf(LedgerStore &store, const ChargeQuery &query)
    {
        const ChargeTotals sums = store.ask(SumCharges{query}).value();
        return u"%1 %2 %3 %4 %5"_s.arg(sums.charges)
            .arg(sums.paid)
            .arg(sums.paidAmount.centavos())
            .arg(sums.receivedByHand)
            .arg(sums.receivedAmount.centavos());
    }

private Q_SLOTS:
    void aSharedTxidNamesTheFirst()
    {
        const auto store = fresh();
        const QString first = created(*store, u"tx1"_s);
        const QString second = created(*store, u"tx1"_s);
        QCOMPARE(store->ask(FindWholeCharge{first})->status, Status::Waiting);
        QCOMPARE(store->ask(FindWholeCharge{first})->sharedWith, QString());
        QCOMPARE(store->ask(FindWholeCharge{second})->status, Status::Attention);
        QCOMPARE(store->ask(FindWholeCharge{second})->doubts, Doubts(Doubt::TxidShared));
        QCOMPARE(store->ask(FindWholeCharge{second})->sharedWith, first);
        // Nobody guesses which one is meant.
        QCOMPARE(store->ask(FindWholeCharge{u"tx1"_s}).error().kind, Kind::NotFound);
        QCOMPARE(store->ask(FindCharge{u"tx1"_s}).error().kind, Kind::NotFound);
        const auto correction = store->append(drafts::correction(EventKind::CorrectionAsked, second, 1, 100));
        QVERIFY(!correction && correction.error().kind == Kind::NotAllowed);
        QVERIFY(store->append(drafts::of(EventKind::Shown, first)));
        const QString third = created(*store, u"tx1"_s);
        QCOMPARE(store->ask(FindWholeCharge{third})->sharedWith, first);
        QCOMPARE(store->ask(FindWholeCharge{u"tx1"_s}).error().kind, Kind::NotFound);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 0);
    }

    void aSharedTxidIsPaidOnce_data()
    {
        QTest::addColumn<QList<int>>("paid");
        addRow("the first", QList{0});
        addRow("the second, and nobody asked for the first", QList{1});
        addRow("both", QList{0, 1});
        addRow("the second and the third", QList{1, 2});
        addRow("all three", QList{2, 1, 0});
    }
    void aSharedTxidIsPaidOnce()
    {
        QFETCH(const QList<int>, paid);
        const auto store = fresh();
        QStringList attempts;
        for (int i = 0; i < 3; ++i)
            attempts.append(created(*store, u"tx1"_s));
        for (const int number : paid)
            QVERIFY(read(*store, attempts.at(number), u"Paga"_s));
        const auto totals = store->ask(SumCharges{{}});
        QVERIFY(totals);
        QCOMPARE(totals->charges, 3);
        QCOMPARE(totals->paid, 1);
        QCOMPARE(totals->paidAmount.centavos(), 8640);
        for (const int number : paid)
            QCOMPARE(store->ask(FindWholeCharge{attempts.at(number)})->status, Status::Paid);
    }

    void sumsOfTwins_data()
    {
        QTest::addColumn<QStringList>("said");
        QTest::addColumn<QString>("sums");
        // Of the three attempts of R$ 86,40 in turn "attempt:word:amount told"; charges, paid, its sum, by hand, its sum.
        const QList<std::tuple<const char *, QStringList, QString>> rows = {
            {"nothing", {}, u"3 0 0 0 0"_s},
            {"paid", {u"1:Paga:8640"_s}, u"3 1 8640 0 0"_s},
            {"both paid, one refunded", {u"0:Paga:8640"_s, u"1:Paga:8640"_s, u"0:Reembolsado:8640"_s}, u"3 0 0 0 0"_s},
            {"paid on the first, refunded on the last", {u"0:Paga:8640"_s, u"2:Reembolsado:8640"_s}, u"3 0 0 0 0"_s},
            {"refunded on the first, paid later on the second",
             {u"0:Reembolsado:8640"_s, u"1:Paga:8640"_s},
             u"3 0 0 0 0"_s},
            {"by hand, refunded on the other", {u"0:by hand:0"_s, u"1:Reembolsado:8640"_s}, u"3 0 0 0 0"_s},
            {"by hand", {u"0:by hand:0"_s}, u"3 0 0 1 8640"_s},
            {"by hand, on the second", {u"1:by hand:0"_s}, u"3 0 0 1 8640"_s},
            {"by hand, twice", {u"0:by hand:0"_s, u"1:by hand:0"_s}, u"3 0 0 1 8640"_s},
            {"by hand on the first, paid otherwise on the second",
             {u"0:by hand:0"_s, u"1:Paga:9000"_s},
             u"3 1 9000 0 0"_s},
            {"paid otherwise on the first, by hand on the second",
             {u"0:Paga:9000"_s, u"1:by hand:0"_s},
             u"3 1 9000 0 0"_s},
            {"by hand, and paid then", {u"0:by hand:0"_s, u"0:Paga:9000"_s}, u"3 1 9000 0 0"_s},
            {"told a hundredfold, and by hand", {u"0:Aguardando:864000"_s, u"0:by hand:0"_s}, u"3 0 0 1 8640"_s},
            {"paid otherwise, twice: the newest word", {u"0:Paga:9000"_s, u"1:Paga:9100"_s}, u"3 1 9100 0 0"_s},
            {"the same, the other way round", {u"1:Paga:9100"_s, u"0:Paga:9000"_s}, u"3 1 9000 0 0"_s},
            {"paid, then less was said", {u"1:Paga:8640"_s, u"1:Aguardando:8640"_s}, u"3 1 8640 0 0"_s},
            {"expired on one", {u"0:Expirado:8640"_s, u"1:Paga:8640"_s}, u"3 1 8640 0 0"_s},
        };
        for (const auto &[name, said, sums] : rows)
            addRow(name, said, sums);
    }
    void sumsOfTwins()
    {
        QFETCH(const QStringList, said);
        const auto store = fresh();
        QStringList attempts;
        for (int i = 0; i < 3; ++i)
            attempts.append(created(*store, u"tx1"_s));
        for (const QString &step : said) {
            const QString attempt = attempts.at(step.section(u':', 0, 0).toInt());
            const QString word = step.section(u':', 1, 1);
            if (word == "by hand"_L1)
                QVERIFY(store->append(drafts::of(EventKind::ReceivedByHand, attempt)));
            else
                QVERIFY(read(*store, attempt, word, step.section(u':', 2).toInt()));
        }
        for (const QString &search : {QString(), u"tx1"_s, u"marina"_s})
            QTEST(sumsOf(*store, {.search = search}), "sums");
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void anImportIsSummedByWhatWasTold()
    {
        const auto store = fresh();
        const EventDraft imported = drafts::adoption(u"tx1"_s);
        QVERIFY(store && store->append(imported) && read(*store, imported.attempt, u"Aguardando"_s));
        QVERIFY(store->append(drafts::of(EventKind::ReceivedByHand, imported.attempt)));
        // Nobody of this shop asked for an amount: what was confirmed is the one that stood there.
        QCOMPARE(sumsOf(*store, {}), u"1 0 0 1 8640"_s);
    }

    void anOlderLedgersTwinsAreFound()
    {
        const LedgerAddress address = m_places.ofVersion(2, place());
        QString first;
        QString second;
        QString alone;
        {
            // The program of then wrote no word about the other one. Two counters, each with a chain of its own.
            auto store = open(address, u"07"_s);
            QVERIFY(store);
            first = created(*store, u"twin"_s);
            alone = created(*store, u"alone"_s);
            second = sent(*store);
            QVERIFY(read(*store, first, u"Paga"_s));
            // What the second answers named stands in the events and in nothing else.
            auto transaction = LedgerTransaction::begin(store->connection());
            const ledgerappend::Writer writer{store->connection(), u"07"_s, store->options().clock.nowUtc(),
                                              store->idsHashedAfter()};
            QVERIFY(transaction &&
                    ledgerappend::charge(writer, drafts::answer(EventKind::Created, second, u"twin"_s)) &&
                    ledgerappend::charge(writer,
                                         drafts::answer(EventKind::StatusRead, second, u"twin"_s, 8640, u"Paga"_s)) &&
                    transaction->commit());
        }
        const auto store = open(address);
        QVERIFY(store);
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 1);
        QCOMPARE(store->ask(FindWholeCharge{second})->sharedWith, first);
        QCOMPARE(store->ask(FindWholeCharge{second})->doubts, Doubts(Doubt::TxidShared));
        QCOMPARE(store->ask(FindWholeCharge{first})->sharedWith, QString());
        QCOMPARE(store->ask(FindWholeCharge{alone})->sharedWith, QString());
        QCOMPARE(store->ask(FindWholeCharge{u"twin"_s}).error().kind, Kind::NotFound);
        QCOMPARE(store->ask(SumCharges{{}})->paid, 1);
        // Opened it is the same charge, and a second time there is nothing to mend.
        QCOMPARE(static_cast<const ChargeFacts &>(folded(store->ask(EventsOfCharge{second}).value())),
                 static_cast<const ChargeFacts &>(store->ask(FindWholeCharge{second}).value()));
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 0);
        const auto correction = store->append(drafts::correction(EventKind::CorrectionAsked, second, 1, 100));
        QVERIFY(!correction && correction.error().kind == Kind::NotAllowed);
    }

    void aSharedTxidIsFreeWhenTheFirstWasNotIt()
    {
        const auto store = fresh();
        // Somebody found the wrong txid, whose own attempts answered late.
        const QString wrong = sent(*store);
        QVERIFY(store->append(drafts::of(EventKind::Unknown, wrong)));
        QVERIFY(store->append(drafts::settlement(wrong, u"tx1"_s)));
        const QString right = created(*store, u"tx1"_s);
        const QString other = created(*store, u"tx1"_s);
        QCOMPARE(store->ask(FindWholeCharge{right})->sharedWith, wrong);
        QVERIFY(read(*store, right, u"Paga"_s));
        QVERIFY(store->append(drafts::reopening(wrong, u"tx1"_s)));
        QCOMPARE(store->ask(FindWholeCharge{wrong})->status, Status::Unknown);
        QCOMPARE(store->ask(FindWholeCharge{right})->sharedWith, QString());
        QCOMPARE(store->ask(FindWholeCharge{right})->doubts, Doubts());
        QCOMPARE(store->ask(FindWholeCharge{right})->status, Status::Paid);
        QCOMPARE(store->ask(FindWholeCharge{other})->sharedWith, right);
        QCOMPARE(store->ask(FindWholeCharge{other})->status, Status::Attention);
        QCOMPARE(store->ask(SumCharges{{}})->paid, 1);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void anImportEndsInTheChargeOfItsTxid()
    {
        const auto store = fresh();
        const QString attempt = sent(*store);
        const EventDraft imported = drafts::adoption(u"tx1"_s);
        QVERIFY(store->append(imported));
        QCOMPARE(store->ask(FindWholeCharge{imported.attempt})->status, Status::Attention);
        QVERIFY(store->append(drafts::answer(EventKind::Created, attempt, u"tx1"_s)));
        QCOMPARE(store->ask(FindWholeCharge{u"tx1"_s})->attempt, attempt);
        QCOMPARE(store->ask(FindWholeCharge{attempt})->status, Status::Waiting);
        QCOMPARE(store->ask(FindWholeCharge{attempt})->sharedWith, QString());
        QCOMPARE(store->ask(FindWholeCharge{imported.attempt})->status, Status::Absent);
        QCOMPARE(store->ask(SumCharges{{}})->payable, 1);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void aPaymentSeenOfAnImportGoesOver_data()
    {
        QTest::addColumn<EventKind>("joinedBy");
        QTest::addColumn<QString>("seen");
        QTest::addColumn<Status>("status");
        addRow("paid, then settled", EventKind::Settled, u"Paga"_s, Status::Paid);
        addRow("paid, then answered", EventKind::Created, u"Paga"_s, Status::Paid);
        addRow("refunded, then answered", EventKind::Created, u"Reembolsado"_s, Status::Refunded);
        addRow("received, then settled", EventKind::Settled, u"by hand"_s, Status::Confirmed);
        addRow("received, then answered", EventKind::Created, u"by hand"_s, Status::Confirmed);
    }
    void aPaymentSeenOfAnImportGoesOver()
    {
        QFETCH(const EventKind, joinedBy);
        QFETCH(const QString, seen);
        const auto store = fresh();
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
        QTEST(store->ask(FindWholeCharge{attempt})->status, "status");
        QCOMPARE(store->ask(FindWholeCharge{imported.attempt})->status, Status::Absent);
        const auto totals = store->ask(SumCharges{{}});
        QVERIFY(totals);
        QCOMPARE(totals->payable, 1);
        QCOMPARE(totals->paidAmount.centavos() + totals->receivedAmount.centavos(),
                 seen == "Reembolsado"_L1 ? 0 : 8640);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void aKnownTxidIsNotImported()
    {
        const LedgerAddress address = freshAddress();
        const auto store = open(address);
        const auto other = open(address, u"02"_s);
        QVERIFY(store && other);
        created(*store, u"tx1"_s);
        const auto isRefused = [&other](const QString &txid) {
            const auto written = other->append(drafts::adoption(txid));
            return !written && written.error().kind == Kind::NotAllowed;
        };
        QVERIFY(isRefused(u"tx1"_s));
        // Two counters at the same moment.
        QVERIFY(store->append(drafts::adoption(u"tx2"_s)));
        QVERIFY(isRefused(u"tx2"_s));
        QVERIFY(store->append(drafts::settlement(store->ask(FindWholeCharge{u"tx2"_s})->attempt, {})));
        QVERIFY(other->append(drafts::adoption(u"tx2"_s)));
    }

    void anImportThatIsCorrectedIsAnotherCharge()
    {
        const auto store = fresh();
        const QString attempt = sent(*store);
        const EventDraft imported = drafts::adoption(u"tx1"_s);
        QVERIFY(store->append(imported));
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionAsked, imported.attempt, 1, 5000)));
        QVERIFY(store->append(drafts::answer(EventKind::Created, attempt, u"tx1"_s)));
        QCOMPARE(store->ask(FindWholeCharge{attempt})->sharedWith, imported.attempt);
        QCOMPARE(store->ask(FindWholeCharge{imported.attempt})->status, Status::UnderWay);
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionDone, imported.attempt, 1, 5000)));
        QCOMPARE(store->ask(FindWholeCharge{imported.attempt})->status, Status::Waiting);
    }
};

BALCAO_TEST(LedgerTxidTest)

} // namespace ledgertxidtest

#include "ledgertxidtest.moc"
