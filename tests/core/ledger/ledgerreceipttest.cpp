// SPDX-License-Identifier: MIT
#include "core/ledger/ledgermaintenance.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/drafts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;

/** A receipt that was taken back, in the tables and the sums of the ledger. */
class LedgerReceiptTest : public StoreFixture
{
    Q_OBJECT

private Q_SLOTS:
    void takenBack_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<ChargeStatus>("before");
        QTest::addColumn<QString>("doubts");
        LedgerPlaces::addRows("waiting", QStringList{}, ChargeStatus::Waiting, QString());
        LedgerPlaces::addRows("expired", QStringList{u"Expirado"_s}, ChargeStatus::Expired, QString());
        LedgerPlaces::addRows("paid, then less was said", QStringList{u"Paga"_s, u"Aguardando"_s}, ChargeStatus::Paid,
                              u"status_went_back"_s);
    }
    void takenBack()
    {
        QFETCH(const QString, place);
        QFETCH(const QStringList, words);
        QFETCH(const ChargeStatus, before);
        QFETCH(const QString, doubts);
        const auto store = open(m_places.fresh(place));
        const auto other = store ? open(store->connection().address(), u"02"_s) : nullptr;
        QVERIFY(other);
        const QString attempt = created(*store, u"tx1"_s);
        for (const QString &word : words)
            QVERIFY(read(*store, attempt, word));
        QCOMPARE(store->findWhole(attempt)->status, before);
        const ChargeTotals untouched = *store->totals({});
        QVERIFY(store->append(drafts::of(EventKind::ReceivedByHand, attempt)));
        EventDraft back = drafts::of(EventKind::ReceiptTakenBack, attempt);
        back.operatorName = u"Ana Paula"_s;
        back.authorisedBy = u"Carlos Lima"_s;
        QVERIFY(other->append(back));

        const Charge row = *store->findWhole(attempt);
        QCOMPARE(row.status, before);
        QCOMPARE(keys(row.doubts), doubts);
        QVERIFY(!row.receivedAt.isValid());
        const ChargeTotals totals = *store->totals({});
        QCOMPARE(totals.receivedByHand, untouched.receivedByHand);
        QCOMPARE(totals.receivedAmount, untouched.receivedAmount);
        QCOMPARE(totals.paidAmount, untouched.paidAmount);
        QCOMPARE(totals.receivedByHand, 0);
        // Once is enough; then it may be received again.
        const auto twice = store->append(drafts::of(EventKind::ReceiptTakenBack, attempt));
        QVERIFY(!twice);
        QCOMPARE(twice.error().kind, Kind::NotAllowed);
        QCOMPARE(twice.error().detail, u"not_received"_s);
        const QList<LedgerEvent> events = *store->events(attempt);
        QCOMPARE(std::get<event::ReceiptTakenBack>(events.constLast().what).reason, u"another charge"_s);
        QCOMPARE(events.constLast().authorisedBy, u"Carlos Lima"_s);
        QVERIFY(folded(events).hasSameFacts(row));
        QVERIFY(store->append(drafts::of(EventKind::ReceivedByHand, attempt)));
        QCOMPARE(store->totals({})->receivedByHand, before == ChargeStatus::Paid ? 0 : 1);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store), 0);
    }
};

QTEST_GUILESS_MAIN(LedgerReceiptTest)
#include "ledgerreceipttest.moc"
