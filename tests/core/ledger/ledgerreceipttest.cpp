// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace ledgerreceipttest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;

/** Receipts by hand in the tables and the sums of the ledger: taken back, of another amount, contested. */
class LedgerReceiptTest : public EveryPlaceFixture
{
    Q_OBJECT

    /** "202611211500", so many minutes from now. */
    static QString minute(int fromNow)
    {
        return QDateTime::currentDateTimeUtc().addSecs(fromNow * 60).toString(u"yyyyMMddHHmm"_s);
    }

private Q_SLOTS:
    void takenBack_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<ChargeStatus>("before");
        QTest::addColumn<QString>("doubts");
        addRow("waiting", QStringList{}, ChargeStatus::Waiting, QString());
        addRow("expired", QStringList{u"Expirado"_s}, ChargeStatus::Expired, QString());
        addRow("paid, then less was said", QStringList{u"Paga"_s, u"Aguardando"_s}, ChargeStatus::Paid,
               u"status_went_back"_s);
    }
    void takenBack()
    {
        QFETCH(const QStringList, words);
        QFETCH(const ChargeStatus, before);
        QFETCH(const QString, doubts);
        const auto store = fresh();
        const auto other = store ? open(store->connection().address(), u"02"_s) : nullptr;
        QVERIFY(other);
        const QString attempt = created(*store, u"tx1"_s);
        for (const QString &word : words)
            QVERIFY(read(*store, attempt, word));
        QCOMPARE(store->ask(FindWholeCharge{attempt})->status, before);
        const ChargeTotals untouched = *store->ask(SumCharges{{}});
        QVERIFY(store->append(drafts::of(EventKind::ReceivedByHand, attempt)));
        EventDraft back = drafts::of(EventKind::ReceiptTakenBack, attempt);
        back.operatorName = u"Ana Paula"_s;
        back.authorisedBy = u"Carlos Lima"_s;
        QVERIFY(other->append(back));

        const Charge row = *store->ask(FindWholeCharge{attempt});
        QCOMPARE(row.status, before);
        QCOMPARE(keys(row.doubts), doubts);
        QVERIFY(!row.receivedAt.isValid());
        const ChargeTotals totals = *store->ask(SumCharges{{}});
        QCOMPARE(totals.receivedByHand, untouched.receivedByHand);
        QCOMPARE(totals.receivedAmount, untouched.receivedAmount);
        QCOMPARE(totals.paidAmount, untouched.paidAmount);
        QCOMPARE(totals.receivedByHand, 0);
        // Once is enough; then it may be received again.
        const auto twice = store->append(drafts::of(EventKind::ReceiptTakenBack, attempt));
        QVERIFY(!twice);
        QCOMPARE(twice.error().kind, Kind::NotAllowed);
        QCOMPARE(twice.error().detail, u"not_received"_s);
        const QList<LedgerEvent> events = *store->ask(EventsOfCharge{attempt});
        QCOMPARE(std::get<event::ReceiptTakenBack>(events.constLast().what).reason, u"another charge"_s);
        QCOMPARE(events.constLast().authorisedBy, u"Carlos Lima"_s);
        QVERIFY(folded(events).hasSameFacts(row));
        QVERIFY(store->append(drafts::of(EventKind::ReceivedByHand, attempt)));
        QCOMPARE(store->ask(SumCharges{{}})->receivedByHand, before == ChargeStatus::Paid ? 0 : 1);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store), 0);
    }

    void anotherAmountCame()
    {
        const auto store = fresh();
        const QString attempt = created(*store, u"tx1"_s);
        EventDraft received = drafts::of(EventKind::ReceivedByHand, attempt);
        received.amount = Money::fromCentavos(5000);
        QVERIFY(store->append(received));
        QCOMPARE(store->ask(FindWholeCharge{attempt})->receivedAmount, Money::fromCentavos(5000));
        QCOMPARE(store->ask(SumCharges{{}})->receivedAmount.centavos(), 5000);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void onePaymentPaysOneCharge()
    {
        const auto store = fresh();
        const auto receive = [&store](const QString &attempt, const QString &reference) {
            EventDraft draft = drafts::of(EventKind::ReceivedByHand, attempt);
            draft.what = event::ReceivedByHand{.reference = reference, .sameAs = {}};
            return store->append(draft);
        };
        const QString first = created(*store, u"tx1"_s);
        const QString second = created(*store, u"tx2"_s);
        const QString payment = u"E60701190%1A1b2C3d4E5f"_s.arg(minute(0));
        QVERIFY(receive(first, payment));
        const auto twice = receive(second, payment);
        QVERIFY(!twice);
        QCOMPARE(twice.error().kind, Kind::NotAllowed);
        QCOMPARE(twice.error().detail, u"reference_taken"_s);
        for (const QString &end : {u"a1B2c3D4e5F"_s, u"A1B2C3D4E5F"_s})
            QCOMPARE(receive(second, payment.left(21) + end).error().detail, u"reference_taken"_s);
        for (const QString &near : {payment.toLower(), u"Pix "_s + payment, payment + u' ', u'Е' + payment.sliced(1)})
            QCOMPARE(receive(second, near).error().detail, u"reference_misspelt"_s);
        QCOMPARE(receive(second, u"E60701190%1A1b2C3d4E5f"_s.arg(minute(-60))).error().detail, u"reference_outside"_s);
        // Any other words may stand on many.
        QVERIFY(receive(second, u"seen in the app"_s));
        const QString third = created(*store, u"tx3"_s);
        QVERIFY(receive(third, u"seen in the app"_s));
        // Taken back, the payment is free for the charge that it was of.
        QVERIFY(store->append(drafts::of(EventKind::ReceiptTakenBack, first)));
        QVERIFY(store->append(drafts::of(EventKind::ReceiptTakenBack, third)));
        QVERIFY(receive(third, payment));
    }

    void whereReceiptsAreLinkedToFiscalDocuments()
    {
        const auto store = LedgerStore::open(freshAddress(), {.takesEndToEndOnly = true});
        QVERIFY(store);
        const QString attempt = created(**store, u"tx1"_s);
        EventDraft draft = drafts::of(EventKind::ReceivedByHand, attempt);
        draft.what = event::ReceivedByHand{.reference = u"seen in the app"_s, .sameAs = {}};
        QCOMPARE((*store)->append(draft).error().detail, u"reference_misspelt"_s);
        draft.what = event::ReceivedByHand();
        QVERIFY((*store)->append(draft));
    }

    void contested()
    {
        const auto store = fresh();
        const QString attempt = created(*store, u"tx1"_s);
        const auto early = store->append(drafts::of(EventKind::Contested, attempt));
        QVERIFY(!early);
        QCOMPARE(early.error().detail, u"not_paid"_s);
        QVERIFY(read(*store, attempt, u"Paga"_s));
        QVERIFY(store->append(drafts::of(EventKind::Contested, attempt)));
        const Charge row = *store->ask(FindWholeCharge{attempt});
        QCOMPARE(row.contestedOn, 20261121);
        QCOMPARE(row.contestedUntil, 20261201);
        QCOMPARE(row.status, ChargeStatus::Paid);
        QVERIFY(folded(*store->ask(EventsOfCharge{attempt})).hasSameFacts(row));
        QCOMPARE(store->append(drafts::of(EventKind::Contested, attempt)).error().detail, u"contested"_s);
        QVERIFY(store->append(drafts::of(EventKind::ContestEnded, attempt)));
        QVERIFY(!store->ask(FindWholeCharge{attempt})->isContested());
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store), 0);
    }
};

BALCAO_TEST(LedgerReceiptTest)

} // namespace ledgerreceipttest

#include "ledgerreceipttest.moc"
