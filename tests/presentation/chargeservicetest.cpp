// SPDX-License-Identifier: MIT
#include "core/ledger/ledgermaintenance.h"
#include "core/service/recordevents.h"
#include "core/service/retention.h"
#include "tests/support/counter.h"
#include "tests/support/drafts.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Counter;
using State = ChargeRecord::State;
using Update = ChargeRecord::Update;

namespace
{

ChargeRequest request(qint64 centavos = 8640)
{
    return {.amount = Money::fromCentavos(centavos).value(), .customer = Counter::customer()};
}

sandbox::SandboxOptions fault(const QString &name)
{
    sandbox::SandboxOptions options;
    options.quirks = options.quirks.with(u"fault="_s + name).value();
    return options;
}

std::unique_ptr<LedgerStore> storeOf(const Counter &counter, const Clock &clock = {})
{
    auto store = LedgerStore::open(counter.ledger->address(), {.counter = u"01"_s, .clock = clock});
    return store ? *std::move(store) : nullptr;
}

QStringList kindsOf(const QList<LedgerEvent> &events)
{
    QStringList kinds;
    for (const LedgerEvent &event : events)
        kinds.append(key(event.kind));
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
        const int number = counter.service->create(request());
        QCOMPARE(counter.service->record(number)->state, State::Writing);
        QTRY_COMPARE(counter.service->record(number)->state, State::Created);
        QVERIFY(counter.service->correct(number, {.amount = Money::fromCentavos(5000),
                                                  .customer = Counter::customer(),
                                                  .reason = u"discount"_s,
                                                  .operatorName = u"Carlos"_s}));
        QTRY_COMPARE(counter.service->record(number)->revision, 2);
        counter.service->noteShown(number);
        counter.service->noteShown(number);
        QVERIFY(counter.service->receiveByHand(number, u"Ana"_s, u"E1"_s));
        QTRY_VERIFY(counter.service->record(number)->received);
        QTRY_COMPARE(counter.ledger->unwritten(), 0);
        const auto events = storeOf(counter)->events(counter.service->record(number)->attemptId);
        QVERIFY(events);
        QCOMPARE(kindsOf(*events),
                 (QStringList{u"attempt"_s, u"out"_s, u"reply"_s, u"created"_s, u"correction_asked"_s, u"out"_s,
                              u"reply"_s, u"correction_done"_s, u"shown"_s, u"received"_s}));
        for (const LedgerEvent &event : *events)
            QVERIFY2(!event.personal.value("body"_L1).toString().contains(QLatin1StringView(Counter::key)),
                     "the key is never written");
        QCOMPARE(events->at(4).operatorName, u"Carlos"_s);
    }

    void customersDataIsErasedWhenItsTimeIsOver()
    {
        Counter counter;
        const Retention retention(*counter.service, 180);
        const QSignalSpy finished(&retention, &Retention::finished);
        counter.clockOffset = -std::chrono::hours(24 * 200);
        const int old = counter.service->create(request());
        QTRY_COMPARE(counter.service->record(old)->state, State::Created);
        // The provider's clock disagrees with this computer's: nothing is erased by a clock that may be wrong.
        QTRY_VERIFY(counter.service->clockOffset());
        counter.clockOffset = std::chrono::milliseconds(0);
        const int recent = counter.service->create(request());
        QTRY_COMPARE(counter.service->record(recent)->state, State::Created);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.constFirst().constFirst().toInt(), 1);
        const auto store = storeOf(counter);
        QVERIFY(store->find(counter.service->record(old)->attemptId)->isErased);
        QVERIFY(!store->find(counter.service->record(recent)->attemptId)->isErased);
        // The charge that is open here knows it too.
        QTRY_VERIFY(counter.service->record(old)->isErased);
    }

    void aLoadedRecordIsTheLiveOne_data()
    {
        QTest::addColumn<QString>("faultName");
        for (const char *const name : {"none", "bad-crc", "wrong-amount", "status-500", "refuse-email", "reset"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void aLoadedRecordIsTheLiveOne()
    {
        QFETCH(const QString, faultName);
        Counter counter(fault(faultName));
        const int number = counter.service->create(request());
        QTRY_VERIFY(!counter.service->isCreating());
        const ChargeRecord &live = *counter.service->record(number);
        const auto events = storeOf(counter)->events(live.attemptId);
        QVERIFY(events);
        const ChargeRecord loaded = recordevents::loaded(*events, QDateTime::currentDateTimeUtc());
        QCOMPARE(loaded.state, live.state);
        QCOMPARE(loaded.amount, live.amount);
        QVERIFY(loaded.customer == live.customer);
        QCOMPARE(loaded.dayNumber, 1);
        QCOMPARE(mayShowCode(loaded), mayShowCode(live));
        QCOMPARE(canAcceptDifference(loaded), canAcceptDifference(live));
        QCOMPARE(loaded.error.has_value(), live.error.has_value());
        if (live.error) {
            QCOMPARE(loaded.error->outcome, live.error->outcome);
            QCOMPARE(loaded.error->cause, live.error->cause);
            QCOMPARE(loaded.error->messages, live.error->messages);
        }
        if (live.answer) {
            QVERIFY(loaded.answer->charge == live.answer->charge);
            QCOMPARE(loaded.answer->warnings, live.answer->warnings);
            QCOMPARE(loaded.answer->code.verdict, live.answer->code.verdict);
        }
    }

    void whatAnEarlierRunLeftOpenIsSettledByTheEvidence_data()
    {
        using Steps = QList<EventKind>;
        QTest::addColumn<Steps>("steps");
        QTest::addColumn<Charge::State>("state");
        QTest::addColumn<Charge::Correction>("correction");
        QTest::addColumn<QString>("standing");
        using S = Charge::State;
        using C = Charge::Correction;
        QTest::newRow("written only: not sent") << Steps{} << S::NotSent << C::None << u"not_sent"_s;
        QTest::newRow("out, no answer: unknown")
            << Steps{EventKind::FirstByteOut} << S::Unknown << C::None << u"unknown"_s;
        QTest::newRow("a stored answer is read")
            << Steps{EventKind::FirstByteOut, EventKind::ReplyReceived} << S::Created << C::None << u"waiting"_s;
        QTest::newRow("a correction that never left")
            << Steps{EventKind::FirstByteOut, EventKind::Created, EventKind::CorrectionAsked} << S::Created << C::None
            << u"waiting"_s;
    }
    void whatAnEarlierRunLeftOpenIsSettledByTheEvidence()
    {
        QFETCH(const QList<EventKind>, steps);
        QFETCH(const Charge::State, state);
        Counter counter;
        // A real answer to a create of the same amount and customer.
        const int sample = counter.service->create(request());
        QTRY_COMPARE(counter.service->record(sample)->state, State::Created);
        QTRY_COMPARE(counter.ledger->unwritten(), 0);
        const Clock earlier([] { return QDateTime::currentDateTimeUtc().addSecs(-120); });
        const auto store = storeOf(counter, earlier);
        QVERIFY(store);
        const auto sampleEvents = store->events(counter.service->record(sample)->attemptId);
        const EventDraft first = drafts::attempt(8640);
        QVERIFY(store->append(first));
        for (const EventKind kind : steps) {
            EventDraft draft = drafts::of(kind, first.attempt);
            if (kind == EventKind::ReplyReceived || kind == EventKind::Created) {
                const LedgerEvent &known = sampleEvents->at(kind == EventKind::Created ? 3 : 2);
                draft.txid = known.txid;
                draft.amount = known.amount;
                draft.data = known.data;
                draft.personal = known.personal;
            }
            if (kind == EventKind::CorrectionAsked)
                draft = drafts::correction(kind, first.attempt, 1, 5000);
            QVERIFY(store->append(draft));
        }
        const ChargeService restarted(*counter.client, *counter.ledger, Clock());
        const auto row = [&store, &first] { return store->find(first.attempt).value(); };
        QTRY_COMPARE(row().state, state);
        QFETCH(const Charge::Correction, correction);
        QTRY_COMPARE(row().correction, correction);
        QTEST(QString(key(row().standing)), "standing");
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void aFoundChargeIsReadAtOnceWhereThatIsSwitchedOn()
    {
        Counter counter;
        const int other = counter.service->create(request());
        QTRY_COMPARE(counter.service->record(other)->state, State::Created);
        counter.server.setFault(sandbox::Fault::Status500);
        const int number = counter.service->create(request(), {});
        QTRY_COMPARE(counter.service->record(number)->state, State::Unknown);
        counter.server.setFault(sandbox::Fault::None);
        QSignalSpy refused(counter.service.get(), &ChargeService::refused);
        QVERIFY(counter.service->settleFound(number, counter.service->record(other)->txid(), u"Carlos"_s));
        // That txid belongs to the other charge.
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(counter.service->record(number)->state, State::Unknown);
        QVERIFY(counter.service->settleFound(number, u"of-nobody"_s, u"Carlos"_s));
        QTRY_COMPARE(counter.service->record(number)->state, State::Created);
        QCOMPARE(counter.service->record(number)->settledBy, u"Carlos"_s);
        // The provider does not know it: said, and still no code.
        QTRY_VERIFY(counter.service->record(number)->error.has_value());
        QVERIFY(!mayShowCode(*counter.service->record(number)));
        // The wrong one: it is as unknown as before, in this program and in one that reads the ledger.
        QVERIFY(!counter.service->reopen(number, u"another"_s, u"Carlos"_s));
        QVERIFY(counter.service->reopen(number, u"of-nobody"_s, u"Carlos"_s));
        QVERIFY2(!counter.service->refresh(number), "it is being written");
        QTRY_COMPARE(counter.service->record(number)->state, State::Unknown);
        QCOMPARE(counter.service->record(number)->error->httpStatus, 500);
        QVERIFY(counter.service->record(number)->txid().isEmpty());
        QVERIFY(!counter.service->reopen(number, u"of-nobody"_s, u"Carlos"_s));
        const auto events = storeOf(counter)->events(counter.service->record(number)->attemptId);
        const ChargeRecord loaded = recordevents::loaded(events.value(), QDateTime::currentDateTimeUtc());
        QCOMPARE(loaded.state, State::Unknown);
        QCOMPARE(loaded.error->httpStatus, 500);
    }

    void whatComesFromElsewhereWhileBusyIsNotMissed()
    {
        Counter counter;
        const int number = counter.service->create(request());
        QTRY_COMPARE(counter.service->record(number)->state, State::Created);
        QTRY_COMPARE(counter.ledger->unwritten(), 0);
        counter.server.setFault(sandbox::Fault::Hang);
        QVERIFY(counter.service->refresh(number));
        // Meanwhile another counter corrects the charge.
        const QString attempt = counter.service->record(number)->attemptId;
        auto other = LedgerStore::open(counter.ledger->address(), {.counter = u"02"_s});
        QVERIFY(other);
        QVERIFY((*other)->append(drafts::correction(EventKind::CorrectionAsked, attempt, 1, 9900)));
        QVERIFY((*other)->append(drafts::correction(EventKind::CorrectionDone, attempt, 1, 9900)));
        counter.server.stop(); // the reading ends without an answer
        QTRY_COMPARE(counter.service->record(number)->amount.centavos(), 9900);
        QCOMPARE(counter.service->record(number)->update, Update::None);
        QCOMPARE(counter.service->record(number)->correctionsAsked, 1);
        QVERIFY(!mayShowCode(*counter.service->record(number)));
    }

    void aReplacementNamesWhatItReplaces()
    {
        Counter counter(fault(u"status-500"_s));
        const int first = counter.service->create(request(), {.sale = u"sale-1"_s, .replaces = {}});
        QTRY_COMPARE(counter.service->record(first)->state, State::Unknown);
        // The same sale a second time without saying so: refused by the database, nothing sent.
        const int twice = counter.service->create(request(), {.sale = u"sale-1"_s, .replaces = {}});
        QTRY_COMPARE(counter.service->record(twice)->state, State::NotSent);
        QCOMPARE(counter.service->record(twice)->ledgerError->kind, LedgerError::Kind::LiveAttempt);
        QCOMPARE(counter.server.chargeCount(), 1);
        counter.server.setFault(sandbox::Fault::None);
        const int second = counter.service->create(
            request(), {.sale = u"sale-1"_s, .replaces = counter.service->record(first)->attemptId});
        QTRY_COMPARE(counter.service->record(second)->state, State::Created);
        QCOMPARE(storeOf(counter)->find(counter.service->record(first)->attemptId)->replacedBy,
                 counter.service->record(second)->attemptId);
    }

    void theSlowerOfTwoCorrectionsSeesTheFaster()
    {
        Counter counter;
        const int number = counter.service->create(request());
        QTRY_COMPARE(counter.service->record(number)->state, State::Created);
        ChargeLedger otherLedger(counter.ledger->address(), {.counter = u"02"_s, .operatorName = u"Bia"_s}, Clock());
        ChargeService other(*counter.client, otherLedger, Clock());
        other.open(counter.service->record(number)->attemptId);
        QTRY_VERIFY(other.numberOf(counter.service->record(number)->attemptId) != 0);
        const int there = other.numberOf(counter.service->record(number)->attemptId);
        QSignalSpy refused(&other, &ChargeService::refused);
        const auto change = [](qint64 centavos) {
            return Correction{.amount = Money::fromCentavos(centavos),
                              .customer = Counter::customer(),
                              .reason = u"x"_s,
                              .operatorName = u"y"_s};
        };
        QVERIFY(counter.service->correct(number, change(5000)));
        QVERIFY(other.correct(there, change(6000)));
        QTRY_VERIFY(counter.service->record(number)->update == Update::None &&
                    other.record(there)->update == Update::None);
        QTRY_COMPARE(counter.service->record(number)->amount, other.record(there)->amount);
        // One of them was refused and now shows what the other made of the charge.
        QVERIFY(refused.count() <= 1);
        QCOMPARE(counter.server.chargeCount(), 1);
        QVERIFY(ledger::verify(*storeOf(counter))->isWhole());
    }
};

QTEST_GUILESS_MAIN(ChargeServiceTest)
#include "chargeservicetest.moc"
