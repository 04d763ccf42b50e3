// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace ledgersettlingtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;

/** What a person finds out about an attempt that nobody knows about, and what is taken back of it. */
class LedgerSettlingTest : public EveryPlaceFixture
{
    Q_OBJECT

private:
    /** Its request left, and no answer came. */
    static QString unknownAttempt(LedgerStore &store)
    {
        const QString attempt = sent(store);
        append(store, drafts::of(EventKind::Unknown, attempt));
        return attempt;
    }

private Q_SLOTS:
    void settlingNeedsAnUnknownAttempt()
    {
        const auto store = fresh();
        const EventDraft first = drafts::attempt();
        const EventDraft second = drafts::attempt();
        QVERIFY(store->append(first));
        QVERIFY(store->append(drafts::answer(EventKind::Created, first.attempt, u"tx1"_s)));
        QVERIFY(store->append(second));
        QCOMPARE(store->append(drafts::settlement(first.attempt, {})).error().kind, Kind::NotAllowed);
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, second.attempt)));
        // It may be under way at another counter at this moment.
        QCOMPARE(store->append(drafts::settlement(second.attempt, {})).error().kind, Kind::NotAllowed);
        m_offset = std::chrono::minutes(1);
        QCOMPARE(store->append(drafts::settlement(second.attempt, u"tx1"_s)).error().kind, Kind::NotAllowed);
        QVERIFY(store->append(drafts::settlement(second.attempt, {})));
        QCOMPARE(store->ask(FindCharge{second.attempt})->status, ChargeStatus::Absent);
        QVERIFY(store->append(drafts::settlement(second.attempt, u"tx2"_s)));
        QCOMPARE(store->ask(FindCharge{u"tx2"_s})->attempt, second.attempt);
        QCOMPARE(store->append(drafts::settlement(u"nobody"_s, {})).error().kind, Kind::NotFound);
    }

    void aWrongTxidIsTakenBack()
    {
        const auto store = fresh();
        const QString attempt = unknownAttempt(*store);
        Charge before = store->ask(FindCharge{attempt}).value();
        // Nobody has settled it yet.
        QCOMPARE(store->append(drafts::reopening(attempt, u"tx-wrong"_s)).error().kind, Kind::NotAllowed);
        QVERIFY(store->append(drafts::settlement(attempt, u"tx-wrong"_s)));
        QVERIFY(store->append(drafts::answer(EventKind::StatusRead, attempt, u"tx-wrong"_s, 100)));
        // The other charge was even corrected, and once more without an answer.
        const auto corrected = [&attempt](EventKind kind, int number) {
            EventDraft draft = drafts::correction(kind, attempt, number, 5000);
            const CustomerText somebodyElse = drafts::Buyer{.name = u"Somebody Else"_s}.text();
            if (auto *asked = std::get_if<event::CorrectionAsked>(&draft.what))
                asked->customer = somebodyElse;
            if (auto *done = std::get_if<event::CorrectionDone>(&draft.what))
                done->customer = somebodyElse;
            return draft;
        };
        QVERIFY(store->append(corrected(EventKind::CorrectionAsked, 1)));
        QCOMPARE(store->append(drafts::reopening(attempt, u"tx-wrong"_s)).error().kind, Kind::NotAllowed);
        QVERIFY(store->append(corrected(EventKind::CorrectionDone, 1)));
        QVERIFY(store->append(corrected(EventKind::CorrectionAsked, 2)));
        QVERIFY(store->append(corrected(EventKind::CorrectionUnknown, 2)));
        // Only what the person has seen is taken back.
        QCOMPARE(store->append(drafts::reopening(attempt, u"tx-seen"_s)).error().kind, Kind::Overtaken);
        QVERIFY(store->append(drafts::reopening(attempt, u"tx-wrong"_s)));
        const Charge after = store->ask(FindCharge{attempt}).value();
        before.lastEvent = after.lastEvent;
        before.lastChange = after.lastChange;
        before.changedAt = after.changedAt;
        before.corrections = 2;
        before.revision = 2;
        QVERIFY(after.hasSameFacts(before));
        QCOMPARE(store->ask(FindCharge{u"tx-wrong"_s}).error().kind, Kind::NotFound);
        // What was still under way for that txid says nothing of this attempt any more.
        EventDraft late = corrected(EventKind::CorrectionDone, 2);
        late.txid = u"tx-wrong"_s;
        const auto isOvertaken = [&store](const EventDraft &draft) {
            const auto written = store->append(draft);
            return !written && written.error().kind == Kind::Overtaken;
        };
        EventDraft reading = drafts::answer(EventKind::StatusRead, attempt, u"tx-wrong"_s);
        reading.correction = 2;
        QVERIFY(isOvertaken(late));
        QVERIFY(isOvertaken(reading));
        QVERIFY(store->append(drafts::settlement(attempt, u"tx-right"_s)));
        QVERIFY(isOvertaken(late));
        QVERIFY(isOvertaken(reading));
        QCOMPARE(store->ask(FindCharge{u"tx-right"_s})->attempt, attempt);
        QCOMPARE(store->ask(FindCharge{u"tx-right"_s})->status, ChargeStatus::Attention);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void theProvidersLateWordComesFirst()
    {
        const auto store = fresh();
        const QString attempt = unknownAttempt(*store);
        const EventDraft imported = drafts::adoption(u"tx-wrong"_s);
        QVERIFY(store->append(imported));
        QVERIFY(store->append(drafts::settlement(attempt, u"tx-wrong"_s)));
        // The answer to the create itself was only held up at the other counter.
        QVERIFY(store->append(drafts::answer(EventKind::Created, attempt, u"tx-right"_s)));
        QCOMPARE(store->ask(FindCharge{u"tx-right"_s})->attempt, attempt);
        QCOMPARE(store->ask(FindCharge{attempt})->status, ChargeStatus::Waiting);
        QVERIFY(store->ask(FindCharge{attempt})->settledBy.isEmpty());
        QCOMPARE(store->ask(FindCharge{u"tx-wrong"_s})->status, ChargeStatus::Attention);
        QCOMPARE(store->append(drafts::answer(EventKind::Created, attempt, u"tx-else"_s)).error().kind,
                 Kind::NotAllowed);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void aLateAnswerCountsBesideACorrection_data()
    {
        using Steps = QList<EventKind>;
        QTest::addColumn<Steps>("steps");
        QTest::addColumn<QString>("answered");
        const QList<std::pair<const char *, Steps>> rows = {
            {"asked", {EventKind::CorrectionAsked}},
            {"out", {EventKind::CorrectionAsked, EventKind::FirstByteOut}},
            {"unknown", {EventKind::CorrectionAsked, EventKind::FirstByteOut, EventKind::CorrectionUnknown}}};
        for (const auto &[name, steps] : rows) {
            addRow((name + QByteArray(", the txid that was found")).constData(), steps, u"tx-found"_s);
            addRow((name + QByteArray(", another txid")).constData(), steps, u"tx-other"_s);
        }
    }
    void aLateAnswerCountsBesideACorrection()
    {
        QFETCH(const QList<EventKind>, steps);
        QFETCH(const QString, answered);
        const auto store = fresh();
        const QString attempt = unknownAttempt(*store);
        QVERIFY(store->append(drafts::settlement(attempt, u"tx-found"_s)));
        const auto ofCorrection = [&attempt](EventKind kind) {
            EventDraft draft = drafts::correction(kind, attempt, 1, 5000);
            draft.txid = u"tx-found"_s;
            return draft;
        };
        for (const EventKind kind : steps)
            QVERIFY(store->append(ofCorrection(kind)));
        const Charge::CorrectionState before = store->ask(FindCharge{attempt})->correction;
        QVERIFY(store->append(drafts::answer(EventKind::Created, attempt, answered)));
        const Charge after = store->ask(FindCharge{attempt}).value();
        QCOMPARE(after.txid, answered);
        QVERIFY(after.settledBy.isEmpty());
        // What was corrected was the charge of a txid: of another one it says nothing.
        const bool isSame = answered == "tx-found"_L1;
        QCOMPARE(after.correction, isSame ? before : Charge::CorrectionState::None);
        const auto end = store->append(ofCorrection(EventKind::CorrectionDone));
        QCOMPARE(end.has_value(), isSame);
        QVERIFY(end || end.error().kind == Kind::Overtaken);
        QCOMPARE(store->ask(FindCharge{attempt})->amount.centavos(), isSame ? 5000 : 8640);
        QCOMPARE(store->ask(FindCharge{attempt})->status, ChargeStatus::Waiting);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void whatIsAskedOfTheWrongTxidIsRefused()
    {
        // A counter that has not heard yet that somebody changed the txid.
        const auto store = fresh();
        const QString attempt = unknownAttempt(*store);
        QVERIFY(store->append(drafts::settlement(attempt, u"tx-wrong"_s)));
        QVERIFY(store->append(drafts::reopening(attempt, u"tx-wrong"_s)));
        QVERIFY(store->append(drafts::settlement(attempt, u"tx-right"_s)));
        EventDraft correction = drafts::correction(EventKind::CorrectionAsked, attempt, 1, 8640);
        for (EventDraft draft : {correction, drafts::of(EventKind::ReceivedByHand, attempt),
                                 drafts::of(EventKind::DifferenceAccepted, attempt)}) {
            draft.txid = u"tx-wrong"_s;
            const auto written = store->append(draft);
            QVERIFY(!written && written.error().kind == Kind::Overtaken);
        }
        correction.txid = u"tx-right"_s;
        QVERIFY(store->append(correction));
    }

    void moneyThatWasSeenIsNotTakenBack()
    {
        const auto store = fresh();
        for (const QString &status : {u"Paga"_s, u"Reembolsado"_s, u"by hand"_s}) {
            const QString attempt = unknownAttempt(*store);
            QVERIFY(store->append(drafts::settlement(attempt, status)));
            QVERIFY(store->append(status == "by hand"_L1
                                      ? drafts::of(EventKind::ReceivedByHand, attempt)
                                      : drafts::answer(EventKind::StatusRead, attempt, status, 8640, status)));
            const auto reopened = store->append(drafts::reopening(attempt, status));
            QVERIFY2(!reopened && reopened.error().kind == Kind::NotAllowed, qPrintable(status));
        }
    }

    void whatTheProviderSaidItselfIsNotTakenBack()
    {
        const auto store = fresh();
        const QString attempt = unknownAttempt(*store);
        QVERIFY(store->append(drafts::settlement(attempt, {})));
        // The answer was there all the time, only nobody had read it.
        QVERIFY(store->append(drafts::answer(EventKind::Created, attempt, u"tx1"_s)));
        QCOMPARE(store->append(drafts::reopening(attempt, u"tx1"_s)).error().kind, Kind::NotAllowed);
        QCOMPARE(store->ask(FindCharge{attempt})->status, ChargeStatus::Waiting);
    }

    void whatWasTakenInIsTheSettledCharge()
    {
        const auto store = fresh();
        const QString attempt = unknownAttempt(*store);
        // Found in the provider's panel, read by its txid and seen to be paid, before anybody thought of the attempt.
        const EventDraft imported = drafts::adoption(u"tx1"_s);
        QVERIFY(store->append(imported));
        QVERIFY(store->append(drafts::answer(EventKind::StatusRead, imported.attempt, u"tx1"_s)));
        EventDraft receipt = drafts::of(EventKind::ReceivedByHand, imported.attempt);
        receipt.operatorName = u"Carlos Menezes"_s;
        QVERIFY(store->append(receipt));

        QVERIFY(store->append(drafts::settlement(attempt, u"tx1"_s)));
        QCOMPARE(store->ask(FindCharge{u"tx1"_s})->attempt, attempt);
        QCOMPARE(store->ask(FindCharge{attempt})->status, ChargeStatus::Confirmed);
        QCOMPARE(store->ask(FindCharge{attempt})->receivedBy, u"Carlos Menezes"_s);
        QCOMPARE(store->ask(FindCharge{imported.attempt})->status, ChargeStatus::Absent);
        const auto totals = store->ask(SumCharges{{}});
        QVERIFY(totals);
        QCOMPARE(totals->payable, 1);
        QCOMPARE(totals->receivedAmount.centavos(), 8640);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    /** Its payment went over to the attempt: under another txid it would be counted once more, and as gone back. */
    void whatWasTakenInIsFoundUnderNoOtherTxid()
    {
        const auto store = fresh();
        const EventDraft imported = drafts::adoption(u"tx1"_s);
        QVERIFY(store->append(imported));
        QVERIFY(store->append(drafts::answer(EventKind::StatusRead, imported.attempt, u"tx1"_s, 8640, u"Paga"_s)));
        const auto close = [&store] {
            ShopEvent event;
            event.what = shopevent::DayClosed();
            return store->closeDay({}, event, {});
        };
        QCOMPARE(close()->closing.figures.received.count, 1);
        const QString attempt = unknownAttempt(*store);
        QVERIFY(store->append(drafts::settlement(attempt, u"tx1"_s)));
        QCOMPARE(store->ask(FindCharge{imported.attempt})->status, ChargeStatus::Absent);
        const auto elsewhere = store->append(drafts::settlement(imported.attempt, u"tx2"_s));
        QVERIFY(!elsewhere);
        QCOMPARE(elsewhere.error().detail, u"not_unknown"_s);
        const auto second = close();
        QCOMPARE(second->closing.figures.received.count, 0);
        QCOMPARE(second->closing.figures.wentBack.count, 0);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void whatWasTakenInIsGivenBack()
    {
        const auto store = fresh();
        const QString attempt = unknownAttempt(*store);
        const EventDraft imported = drafts::adoption(u"tx1"_s);
        QVERIFY(store->append(imported));
        QVERIFY(store->append(drafts::answer(EventKind::StatusRead, imported.attempt, u"tx1"_s)));
        QVERIFY(store->append(drafts::settlement(attempt, u"tx1"_s)));
        QCOMPARE(store->ask(FindCharge{imported.attempt})->status, ChargeStatus::Absent);
        // By mistake: the charge that was taken in exists, and may be read again.
        QVERIFY(store->append(drafts::reopening(attempt, u"tx1"_s)));
        QCOMPARE(store->ask(FindCharge{attempt})->status, ChargeStatus::Unknown);
        QCOMPARE(store->ask(FindCharge{u"tx1"_s})->attempt, imported.attempt);
        QCOMPARE(store->ask(FindCharge{u"tx1"_s})->status, ChargeStatus::Attention);
        QCOMPARE(store->append(drafts::reopening(imported.attempt, u"tx1"_s)).error().kind, Kind::NotAllowed);
        QVERIFY(store->append(drafts::answer(EventKind::StatusRead, imported.attempt, u"tx1"_s)));
        QVERIFY(ledger::verify(*store)->isWhole());
    }
};

BALCAO_TEST(LedgerSettlingTest)

} // namespace ledgersettlingtest

#include "ledgersettlingtest.moc"
