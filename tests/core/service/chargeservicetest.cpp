// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/service/retention.h"
#include "tests/core/service/countercharges.h"
#include "tests/support/answers.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

namespace chargeservicetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::answerTo;
using balcao::test::Counter;
using balcao::test::hasBegun;
using balcao::test::obstacleIn;
using State = Charge::State;

namespace
{

sandbox::SandboxOptions fault(const QString &name)
{
    sandbox::SandboxOptions options;
    options.quirks = options.quirks.with(u"fault="_s + name).value();
    return options;
}

Correction change(qint64 centavos)
{
    return {.amount = Money::fromCentavos(centavos), .customer = Counter::customer(), .reason = u"discount"_s};
}

const Actor carlos = test::person(u"Carlos"_s);

QStringList kindsOf(const QList<LedgerEvent> &events)
{
    QStringList kinds;
    for (const LedgerEvent &event : events)
        kinds.append(QString(key(event.kind())));
    return kinds;
}

} // namespace

/** The service over the sandbox and a ledger in a file: what is written, in which order, and what is made of it again. */
class ChargeServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStepIsWrittenInItsOrder()
    {
        Counter counter;
        const QString attempt = create(counter);
        QCOMPARE(chargeOf(counter, attempt).state, State::Written);
        QTRY_COMPARE(chargeOf(counter, attempt).state, State::Created);
        QTRY_VERIFY(!counter.service->isBusy(attempt));
        QVERIFY(hasBegun(counter.service->perform(command::Correct{attempt, change(5000)}, carlos)));
        QVERIFY2(counter.service->record(attempt)->isCorrecting(), "the old code is off every screen at once");
        QTRY_COMPARE(chargeOf(counter, attempt).revision, 2);
        QTRY_VERIFY(!counter.service->isBusy(attempt));
        for (const CodePlace place :
             {CodePlace::Till, CodePlace::Till, CodePlace::Paper, CodePlace::Clipboard, CodePlace::Paper})
            counter.service->noteShown(attempt, place);
        QVERIFY(hasBegun(counter.service->perform(command::ConfirmReceipt{attempt, u"E1"_s}, test::person(u"Ana"_s))));
        QTRY_VERIFY(chargeOf(counter, attempt).receivedAt.isValid());
        QCOMPARE(chargeOf(counter, attempt).receivedBy, u"Ana"_s);
        QTRY_COMPARE(counter.ledger->unwritten(), 0);
        const auto events = storeOf(counter)->ask(EventsOfCharge{attempt});
        QVERIFY(events);
        QCOMPARE(kindsOf(*events),
                 (QStringList{u"attempt"_s, u"out"_s, u"reply"_s, u"created"_s, u"correction_asked"_s, u"out"_s,
                              u"reply"_s, u"correction_done"_s, u"shown"_s, u"shown"_s, u"shown"_s, u"received"_s}));
        const Charge seen = folded(*events);
        QCOMPARE(seen.shownRevision(CodePlace::Paper), 2);
        QCOMPARE(seen.shownRevision(CodePlace::Clipboard), 2);
        QCOMPARE(seen.shownRevision(CodePlace::WhatsApp), 0);
        for (const LedgerEvent &event : *events) {
            const auto *reply = std::get_if<event::ReplyReceived>(&event.what);
            QVERIFY2(!reply || !reply->body.contains(Counter::key), "the key is never written");
        }
        QCOMPARE(events->at(4).operatorName, u"Carlos"_s);
    }

    void customersDataIsErasedWhenItsTimeIsOver()
    {
        Counter counter;
        const Retention retention(counter.service->line(), *counter.ledger, counter.clock(), 180);
        const QSignalSpy finished(&retention, &Retention::finished);
        counter.clockOffset = -std::chrono::hours(24 * 200);
        const QString old = create(counter);
        QTRY_COMPARE(chargeOf(counter, old).state, State::Created);
        // The provider's clock disagrees with this computer's: nothing is erased by a clock that may be wrong.
        QTRY_VERIFY(counter.service->line().clockOffset());
        counter.clockOffset = std::chrono::milliseconds(0);
        QTRY_VERIFY(!counter.service->isCreating());
        const QString recent = create(counter);
        QTRY_COMPARE(chargeOf(counter, recent).state, State::Created);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.constFirst().constFirst().toInt(), 1);
        const auto store = storeOf(counter);
        QVERIFY(store->ask(FindCharge{old})->isErased);
        QVERIFY(!store->ask(FindCharge{recent})->isErased);
        // The charge that is open here knows it too.
        QTRY_VERIFY(chargeOf(counter, old).isErased);
    }

    void aLoadedChargeIsTheLiveOne_data()
    {
        QTest::addColumn<QString>("faultName");
        for (const char *const name : {"none", "bad-crc", "wrong-amount", "status-500", "refuse-email", "reset"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void aLoadedChargeIsTheLiveOne()
    {
        QFETCH(const QString, faultName);
        Counter counter(fault(faultName));
        const QString attempt = create(counter);
        QTRY_VERIFY(!counter.service->isCreating());
        const Charge &live = chargeOf(counter, attempt);
        const auto events = storeOf(counter)->ask(EventsOfCharge{attempt});
        QVERIFY(events);
        const Charge loaded = folded(*events);
        QVERIFY2(loaded.hasSameFacts(live), "all facts");
        QCOMPARE(loaded.number, 1);
        QCOMPARE(mayShow(counter, loaded), mayShow(counter, live));
        QCOMPARE(mayAcceptDifference(loaded).has_value(), mayAcceptDifference(live).has_value());
        QCOMPARE(loaded.error.has_value(), live.error.has_value());
        if (live.error) {
            QCOMPARE(loaded.error->outcome, live.error->outcome);
            QCOMPARE(loaded.error->cause, live.error->cause);
            QCOMPARE(loaded.error->messages, live.error->messages);
        }
        QCOMPARE(loaded.answer.has_value(), live.answer.has_value());
        if (live.answer) {
            QVERIFY(loaded.answer->charge == live.answer->charge);
            QCOMPARE(loaded.answer->warnings, live.answer->warnings);
            QCOMPARE(loaded.answer->code.verdict, live.answer->code.verdict);
        }
    }

    void aFoundChargeIsReadAtOnceWhereThatIsSwitchedOn()
    {
        Counter counter;
        const QString other = create(counter);
        QTRY_VERIFY(!counter.service->isCreating());
        counter.server.setFault(sandbox::Fault::Status500);
        const QString attempt = create(counter);
        QTRY_COMPARE(chargeOf(counter, attempt).state, State::Unknown);
        counter.server.setFault(sandbox::Fault::None);
        ChargeService &service = *counter.service;
        // That txid belongs to the other charge.
        const Txid taken = Txid::parse(chargeOf(counter, other).txid).value();
        QCOMPARE(obstacleIn(answerTo(service.perform(command::SettleFound{attempt, taken}, carlos))),
                 Obstacle::TxidTaken);
        QCOMPARE(chargeOf(counter, attempt).state, State::Unknown);
        const Txid nobodys = Txid::parse(u"of-nobody").value();
        QVERIFY(hasBegun(service.perform(command::SettleFound{attempt, nobodys}, carlos)));
        QTRY_COMPARE(chargeOf(counter, attempt).state, State::Created);
        QCOMPARE(chargeOf(counter, attempt).settledBy, u"Carlos"_s);
        // The provider does not know it: said, and still no code.
        QTRY_VERIFY(service.record(attempt)->readError.has_value());
        QVERIFY(!mayShow(counter, chargeOf(counter, attempt)));
        // The wrong one: it is as unknown as before, in this program and in one that reads the ledger.
        QTRY_VERIFY(!service.isBusy(attempt));
        QVERIFY(!hasBegun(service.perform(command::Reopen{attempt, u"another"_s}, carlos)));
        QVERIFY(hasBegun(service.perform(command::Reopen{attempt, u"of-nobody"_s}, carlos)));
        // While it is being written.
        QCOMPARE(obstacleIn(answerTo(service.perform(command::ReadStatus{attempt}, carlos))), Obstacle::UnderWay);
        QTRY_COMPARE(chargeOf(counter, attempt).state, State::Unknown);
        QCOMPARE(chargeOf(counter, attempt).error->httpStatus, 500);
        QVERIFY(chargeOf(counter, attempt).txid.isEmpty());
        QVERIFY(!hasBegun(service.perform(command::Reopen{attempt, u"of-nobody"_s}, carlos)));
        const Charge loaded = folded(storeOf(counter)->ask(EventsOfCharge{attempt}).value());
        QCOMPARE(loaded.state, State::Unknown);
        QCOMPARE(loaded.error->httpStatus, 500);
    }

    void whatComesFromElsewhereWhileBusyIsNotMissed()
    {
        Counter counter;
        const QString attempt = create(counter);
        QTRY_VERIFY(!counter.service->isCreating());
        QTRY_COMPARE(counter.ledger->unwritten(), 0);
        counter.server.setFault(sandbox::Fault::Hang);
        QVERIFY(hasBegun(counter.service->perform(command::ReadStatus{attempt}, carlos)));
        // Meanwhile another counter corrects the charge; the new code was not told.
        const auto other = storeOf(counter, {}, u"02"_s);
        QVERIFY(other);
        QVERIFY(other->append(drafts::correction(EventKind::CorrectionAsked, attempt, 1, 9900)));
        EventDraft done = drafts::correction(EventKind::CorrectionDone, attempt, 1, 9900);
        drafts::setCode(done, {}, 9900);
        QVERIFY(other->append(done));
        counter.server.stop(); // the reading ends without an answer
        QTRY_COMPARE(chargeOf(counter, attempt).amount.centavos(), 9900);
        QCOMPARE(chargeOf(counter, attempt).correction, Charge::CorrectionState::None);
        QCOMPARE(chargeOf(counter, attempt).corrections, 1);
        QVERIFY(!mayShow(counter, chargeOf(counter, attempt)));
    }

    void aCreateIsCancelledWhileItConnects()
    {
        Counter counter;
        QString attempt;
        QStringList answers;
        // The call is made, and nothing of it has left yet: control is not back in the event loop.
        connect(&counter.service->line(), &ProviderLine::changed, this, [&counter, &attempt, &answers] {
            if (!answers.isEmpty() || counter.service->line().contact().kind != ProviderContact::Kind::Talking)
                return;
            answers.append(u"yes"_s);
            if (!hasBegun(counter.service->perform(command::Cancel{attempt}, carlos)))
                answers.append(u"no"_s);
        });
        attempt = create(counter);
        QTRY_COMPARE(chargeOf(counter, attempt).state, State::NotSent);
        QCOMPARE(answers, QStringList{u"yes"_s});
        QCOMPARE(chargeOf(counter, attempt).error->cause, ProviderError::Cause::Cancelled);
        QCOMPARE(counter.server.chargeCount(), 0);
        QTRY_COMPARE(counter.ledger->unwritten(), 0);
        QCOMPARE(kindsOf(storeOf(counter)->ask(EventsOfCharge{attempt}).value()),
                 (QStringList{u"attempt"_s, u"not_sent"_s}));
        // What has ended, or left, is not cancelled any more.
        QCOMPARE(obstacleIn(answerTo(counter.service->perform(command::Cancel{attempt}, carlos))),
                 Obstacle::NotCreated);
    }

    void aChargeFollowsItsOwnEventsWithoutAReading()
    {
        Counter counter;
        counter.ledger->holdReading();
        const QString attempt = create(counter);
        QTRY_COMPARE(chargeOf(counter, attempt).state, State::Created);
        QTRY_VERIFY(!counter.service->isBusy(attempt));
        counter.service->noteShown(attempt);
        QTRY_COMPARE(chargeOf(counter, attempt).shownRevision(), 1);
    }

    void theCodeOfAnotherTxidWasNotShownYet()
    {
        Counter counter;
        const auto other = storeOf(counter, {}, u"02"_s);
        const EventDraft unknown = drafts::attempt();
        const QString attempt = unknown.attempt;
        QVERIFY(other->append(unknown) && other->append(drafts::of(EventKind::FirstByteOut, attempt)) &&
                other->append(drafts::of(EventKind::Unknown, attempt)) &&
                other->append(drafts::settlement(attempt, u"tx-wrong"_s)));
        counter.service->open(attempt);
        QTRY_VERIFY(counter.service->record(attempt));
        counter.service->noteShown(attempt);
        QTRY_COMPARE(counter.ledger->unwritten(), 0);
        QVERIFY(other->append(drafts::reopening(attempt, u"tx-wrong"_s)) &&
                other->append(drafts::settlement(attempt, u"tx-right"_s)));
        QTRY_COMPARE(chargeOf(counter, attempt).txid, u"tx-right"_s);
        QCOMPARE(chargeOf(counter, attempt).shownRevision(), 0);
        counter.service->noteShown(attempt);
        QTRY_COMPARE(counter.ledger->unwritten(), 0);
        QCOMPARE(kindsOf(other->ask(EventsOfCharge{attempt}).value()).count(u"shown"_s), 2);
    }

    void aReplacementNamesWhatItReplaces()
    {
        Counter counter(fault(u"status-500"_s));
        const QString first = create(counter, {.sale = u"sale-1"_s, .replaces = {}});
        QTRY_VERIFY(!counter.service->isCreating());
        QCOMPARE(chargeOf(counter, first).state, State::Unknown);
        // The same sale a second time without saying so: refused by the database, nothing sent.
        const QString twice = create(counter, {.sale = u"sale-1"_s, .replaces = {}});
        QTRY_COMPARE(chargeOf(counter, twice).state, State::NotSent);
        QCOMPARE(counter.service->record(twice)->ledgerError->kind, LedgerError::Kind::LiveAttempt);
        QCOMPARE(counter.server.chargeCount(), 1);
        counter.server.setFault(sandbox::Fault::None);
        const QString second = create(counter, {.sale = u"sale-1"_s, .replaces = first});
        QTRY_COMPARE(chargeOf(counter, second).state, State::Created);
        QCOMPARE(storeOf(counter)->ask(FindCharge{first})->replacedBy, second);
    }

    /** The ledger judges a replacement, whatever the program has in memory. */
    void aDroppedChargeIsNotReplacedTwice()
    {
        Counter counter(fault(u"status-500"_s));
        const auto ended = [&counter](const QString &attempt) {
            if (!QTest::qWaitFor([&] { return !counter.service->isBusy(attempt); }))
                qFatal("the attempt does not end");
            return attempt;
        };
        const QString first = ended(create(counter, {.sale = u"sale-1"_s, .replaces = {}}));
        counter.server.setFault(sandbox::Fault::None);
        ended(create(counter, {.sale = u"sale-1"_s, .replaces = first}));
        for (std::size_t sales = 0; sales < OpenCharges::spare + 2; ++sales)
            ended(create(counter, {.sale = newAttemptId(), .replaces = {}}));
        QVERIFY(!counter.service->record(first));
        const int charges = counter.server.chargeCount();
        const QString third = ended(create(counter, {.sale = u"sale-1"_s, .replaces = first}));
        QCOMPARE(chargeOf(counter, third).state, State::NotSent);
        QCOMPARE(counter.service->record(third)->ledgerError->kind, LedgerError::Kind::LiveAttempt);
        QCOMPARE(counter.server.chargeCount(), charges);
    }

    /** F11: a day's sales do not stay in memory. */
    void onlyDisplayedChargesStayInMemory()
    {
        Counter counter;
        const auto made = [&counter] {
            const QString attempt = create(counter, {.sale = newAttemptId(), .replaces = {}});
            if (!QTest::qWaitFor([&] { return !counter.service->isBusy(attempt); }))
                qFatal("no charge is made");
            return attempt;
        };
        const QString displayed = made();
        ChargeHold held = counter.service->hold(displayed);
        constexpr auto most = OpenCharges::spare + 2; // the held one, and the newest
        for (std::size_t sales = 0; sales < 2 * most; ++sales)
            made();
        QCOMPARE(counter.service->recordCount(), most);
        QCOMPARE(counter.service->record(displayed), held.get());
        // The ledger brings a dropped charge back as it was.
        const QString txid = held->charge.txid;
        held.reset();
        made();
        QVERIFY(!counter.service->record(displayed));
        const CommandResult opened = answerTo(counter.service->open(displayed));
        QVERIFY(opened && opened->charge.txid == txid);
        QCOMPARE(counter.service->record(displayed)->charge.state, State::Created);
        QCOMPARE(counter.service->recordCount(), OpenCharges::spare + 1);
    }

    void whatTheLedgerRefusesIsToldAndChangesNothing_data()
    {
        QTest::addColumn<QString>("faultName");
        QTest::newRow("a correction of a charge that somebody confirmed") << u"none"_s;
        QTest::newRow("a difference that is another one by now") << u"wrong-amount"_s;
    }
    void whatTheLedgerRefusesIsToldAndChangesNothing()
    {
        QFETCH(const QString, faultName);
        Counter counter(fault(faultName));
        const QString attempt = create(counter);
        QTRY_VERIFY(!counter.service->isCreating());
        const Charge before = chargeOf(counter, attempt);
        const bool isDifference = before.doubts == Doubt::AmountDiffers;
        QCOMPARE(isDifference, faultName == u"wrong-amount"_s);
        // Another counter is faster by a moment.
        const auto other = storeOf(counter, {}, u"02"_s);
        EventDraft faster = isDifference ? drafts::answer(EventKind::StatusRead, attempt, before.txid, 7000)
                                         : drafts::of(EventKind::ReceivedByHand, attempt);
        QVERIFY(other->append(faster));
        const Command command = isDifference ? Command(command::AcceptDifference{attempt, before.reportedAmount})
                                             : Command(command::Correct{attempt, change(5000)});
        // The rule that the ledger asked again tells why.
        const auto why = obstacleIn(answerTo(counter.service->perform(command, carlos)));
        QCOMPARE(why, isDifference ? Obstacle::Overtaken : Obstacle::Confirmed);
        QVERIFY(!counter.service->isBusy(attempt));
        QVERIFY(!counter.service->record(attempt)->isCorrecting());
        // What the other counter wrote is all that is new.
        QTRY_COMPARE(chargeOf(counter, attempt).lastEvent, before.lastEvent + 1);
        QCOMPARE(chargeOf(counter, attempt).amount, before.amount);
        QCOMPARE(chargeOf(counter, attempt).corrections, 0);
        QVERIFY(!chargeOf(counter, attempt).differenceAccepted);
        QVERIFY(!counter.service->record(attempt)->ledgerError);
    }

    void theSlowerOfTwoCorrectionsSeesTheFaster()
    {
        Counter counter;
        const QString attempt = create(counter);
        QTRY_VERIFY(!counter.service->isCreating());
        ChargeLedger otherLedger(counter.ledger->address(), {.counter = u"02"_s, .operatorName = u"Bia"_s}, Clock());
        ChargeService other(counter.client.get(), otherLedger, Clock());
        other.open(attempt);
        QTRY_VERIFY(other.record(attempt));
        CommandReply *const first = counter.service->perform(command::Correct{attempt, change(5000)}, carlos);
        CommandReply *const second = other.perform(command::Correct{attempt, change(6000)}, test::person(u"Bia"_s));
        std::optional<CommandResult> told;
        first->whenFinished(this, [&told](const CommandResult &result) { told = result; });
        const CommandResult last = answerTo(second);
        QTRY_VERIFY(told);
        // Both are told once; whoever was slower, that somebody else was faster, and no code.
        QVERIFY(*told || last);
        for (const CommandResult &result : {*told, last}) {
            const auto why = obstacleIn(result);
            QVERIFY(result || why == Obstacle::Overtaken || why == Obstacle::CorrectionOpen);
        }
        QTRY_VERIFY(chargeOf(counter, attempt).hasSameFacts(other.record(attempt)->charge));
        QCOMPARE(chargeOf(counter, attempt).correction, Charge::CorrectionState::None);
        QCOMPARE(counter.server.chargeCount(), 1);
        QVERIFY(ledger::verify(*storeOf(counter))->isWhole());
    }
};

BALCAO_TEST(ChargeServiceTest)

} // namespace chargeservicetest

#include "chargeservicetest.moc"
