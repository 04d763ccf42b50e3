// SPDX-License-Identifier: MIT
#include "core/ledger/queries/chargequeries.h"
#include "core/service/recovery.h"
#include "tests/core/service/operatortill.h"
#include "tests/support/codewriter.h"
#include "tests/support/testmain.h"

#include <QThread>

namespace calibrationgatetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::httpReply;
using balcao::test::obstacleIn;
using balcao::test::OperatorTill;
using balcao::test::refusedIn;
using balcao::test::ScriptedTill;

namespace
{

/** A whole answer about the charge @p txid, whose code pays @p merchant. */
QByteArray charge(const QByteArray &amount, const QByteArray &txid, const QString &merchant = u"LOJA EXEMPLA"_s)
{
    return httpReply(200, R"({"txid":")" + txid + R"(","amount":)" + amount +
                              R"(,"status":"Aguardando","method":"PIX","pix_copia_e_cola":")" +
                              CodeWriter::dynamic().set("59", merchant).code().toUtf8() + R"(","error":null})");
}

/** A till at a real provider, as the program makes it: locked where that has to be calibrated. */
struct LockedTill : OperatorTill {
    explicit LockedTill(const QList<QByteArray> &answers, bool hasOperators = true)
        : OperatorTill(answers)
    {
        if (hasOperators)
            open();
        service->lockUntilCalibrated();
    }
    /** By a manager; the attempt. */
    [[nodiscard]] QString calibrated(const Actor &carlos) const
    {
        const CommandResult begun = by(carlos, command::BeginCalibration{request().customer});
        const QString attempt = begun ? begun->charge.attempt : QString();
        return by(carlos, seen(attempt)) ? attempt : QString();
    }
    [[nodiscard]] static command::ConfirmCalibration seen(const QString &attempt, qint64 centavos = 123,
                                                          const QString &receiver = u"Loja Exempla"_s)
    {
        return {.attempt = attempt, .amount = Money::fromCentavos(centavos).value(), .receiver = receiver};
    }
};

/** Keeps the ledger's reader, as long work for another screen does. */
struct LongWork {
    using Result = bool;

    [[nodiscard]] static Expected<Result, LedgerError> run(LedgerStore &)
    {
        QThread::msleep(300);
        return true;
    }
};

/** The act that needs another operator. */
std::optional<Act> actNeeded(const CommandResult &result)
{
    const auto needs = refusedIn<NeedsSomebody>(result);
    return needs ? std::optional(needs->act) : std::nullopt;
}

} // namespace

/** Calibration through the one gate: who is locked, how it ends, and codes of another receiver. */
class CalibrationGateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cashiersAreLockedUntilAManagerHasLooked()
    {
        const LockedTill till({charge("1.23", "t-1"), charge("49.90", "t-2"), charge("1.23", "t-3")});
        const Actor ana = till.ana();
        QCOMPARE(till.service->calibration(), Calibration::NotCalibrated);
        QCOMPARE(obstacleIn(till.by(ana, ScriptedTill::create())), Obstacle::NotCalibrated);
        QCOMPARE(till.server.connections(), 0);
        // A cashier neither begins nor confirms it.
        const command::BeginCalibration begin{ScriptedTill::request().customer};
        QCOMPARE(actNeeded(till.by(ana, begin)), Act::Settings);
        const Actor carlos = till.carlos();
        const CommandResult begun = till.by(carlos, begin);
        QVERIFY(begun);
        QCOMPARE(begun->charge.amount, calibrationAmount());
        QCOMPARE(till.service->calibration(), Calibration::ChargeMade);
        QVERIFY(mayShowCode(begun->charge, till.service->situationOf(begun->charge)));
        QCOMPARE(obstacleIn(till.by(ana, ScriptedTill::create())), Obstacle::NotCalibrated);
        const QString attempt = begun->charge.attempt;
        QCOMPARE(actNeeded(till.by(ana, LockedTill::seen(attempt))), Act::AcceptReceiver);
        // Both have to be equal.
        QCOMPARE(refusedIn<InputError>(till.by(carlos, LockedTill::seen(attempt, 12300))), InputError::OtherAmountSeen);
        QCOMPARE(refusedIn<InputError>(till.by(carlos, LockedTill::seen(attempt, 123, u"Outra"_s))),
                 InputError::OtherReceiverSeen);
        QCOMPARE(till.service->calibration(), Calibration::ChargeMade);
        QVERIFY(till.by(carlos, LockedTill::seen(attempt)));
        QCOMPARE(till.service->calibration(), Calibration::Calibrated);
        const auto &known = till.service->profile().known();
        QCOMPARE(known->receiver.name, u"LOJA EXEMPLA"_s);
        QCOMPARE(known->forms, (ReplyForms{.amount = u"number"_s, .time = u"none"_s, .httpStatuses = {200}}));
        QCOMPARE(known->by, u"Carlos"_s);
        QVERIFY(till.by(ana, ScriptedTill::create()));
        // Once is once; it may be done again.
        QCOMPARE(obstacleIn(till.by(carlos, LockedTill::seen(attempt))), Obstacle::NoDifference);
        QVERIFY(!till.calibrated(carlos).isEmpty());
    }

    void eachCommandEndsWithTheProfileKnown()
    {
        const LockedTill till({charge("1.23", "t-1")});
        const Actor carlos = till.carlos();
        const auto busyReaderBy = [&](const Command &command) {
            auto *const reply = till.service->perform(command, carlos);
            till.ledger->ask(LongWork{});
            return test::answerTo(reply);
        };
        const CommandResult begun = busyReaderBy(command::BeginCalibration{ScriptedTill::request().customer});
        QVERIFY(begun);
        QCOMPARE(till.service->calibration(), Calibration::ChargeMade);
        QVERIFY(busyReaderBy(LockedTill::seen(begun->charge.attempt)));
        QCOMPARE(till.service->calibration(), Calibration::Calibrated);
    }

    void aManagerMaySellBefore()
    {
        const LockedTill till({charge("49.90", "t-1")});
        QVERIFY(till.by(till.carlos(), ScriptedTill::create()));
    }

    void ledgersOfTodayGoOn()
    {
        const LockedTill till({charge("49.90", "t-1"), charge("1.23", "t-2"), charge("49.90", "t-3")}, false);
        QCOMPARE(till.service->calibration(), Calibration::NotAsked);
        QVERIFY(till.perform(ScriptedTill::create()));
        // Who has begun it ends it, or sells no more.
        const CommandResult begun = till.perform(command::BeginCalibration{ScriptedTill::request().customer});
        QVERIFY(begun);
        QCOMPARE(obstacleIn(till.perform(ScriptedTill::create())), Obstacle::NotCalibrated);
        QVERIFY(till.perform(LockedTill::seen(begun->charge.attempt)));
        QVERIFY(till.perform(ScriptedTill::create()));
    }

    /** The scripts' service is not locked. */
    void onlyATillIsLocked()
    {
        OperatorTill till({charge("49.90", "t-1")});
        till.open();
        QVERIFY(till.by(till.ana(), ScriptedTill::create()));
        QCOMPARE(till.service->calibration(), Calibration::NotCalibrated);
    }

    void settingsThatChangeLockAgain()
    {
        const LockedTill till({charge("1.23", "t-1"), charge("1.23", "t-2")});
        const Actor carlos = till.carlos();
        QVERIFY(!till.calibrated(carlos).isEmpty());
        till.service->setMayRead(false);
        QCOMPARE(obstacleIn(till.by(till.ana(), ScriptedTill::create())), Obstacle::NotCalibrated);
        // What was begun otherwise proves nothing.
        const CommandResult begun = till.by(carlos, command::BeginCalibration{ScriptedTill::request().customer});
        till.service->setMayRead(true);
        QCOMPARE(obstacleIn(till.by(carlos, LockedTill::seen(begun->charge.attempt))), Obstacle::NotCalibrated);
        QCOMPARE(till.service->calibration(), Calibration::Calibrated);
    }

    /** An amount in the wrong unit comes back another: nothing is learned by such a charge. */
    void aChargeInDoubtProvesNothing()
    {
        const LockedTill till({charge("123", "t-1")});
        const Actor carlos = till.carlos();
        const CommandResult begun = till.by(carlos, command::BeginCalibration{ScriptedTill::request().customer});
        QVERIFY(begun);
        QCOMPARE(obstacleIn(till.by(carlos, LockedTill::seen(begun->charge.attempt))), Obstacle::Doubtful);
        QCOMPARE(till.service->calibration(), Calibration::ChargeMade);
    }

    void anotherReceiverIsNotShown()
    {
        const LockedTill till({charge("1.23", "t-1"), charge("49.90", "t-2", u"OUTRA LOJA"_s),
                               charge("45.00", "t-2", u"OUTRA LOJA"_s), charge("49.90", "t-3", u"OUTRA LOJA"_s)});
        const Actor carlos = till.carlos();
        const Actor ana = till.ana();
        QVERIFY(!till.calibrated(carlos).isEmpty());
        const CommandResult sold = till.by(ana, ScriptedTill::create());
        QVERIFY(sold);
        const QString attempt = sold->charge.attempt;
        const auto isShown = [&till](const Charge &charge) {
            return mayShowCode(charge, till.service->situationOf(charge)).has_value();
        };
        QCOMPARE(sold->charge.doubts, Doubts(Doubt::OtherReceiver));
        QVERIFY(!isShown(sold->charge));
        // The answer of a correction is judged as well.
        const CommandResult corrected = till.by(carlos, ScriptedTill::correct(attempt, 4500));
        QVERIFY(corrected && !isShown(corrected->charge));
        const Receiver found = corrected->charge.receiver().value();
        QCOMPARE(found.name, u"OUTRA LOJA"_s);
        QCOMPARE(actNeeded(till.by(ana, command::AcceptReceiver{attempt, found})), Act::AcceptReceiver);
        // A manager who saw another one accepts nothing.
        QCOMPARE(obstacleIn(till.by(carlos, command::AcceptReceiver{attempt, Receiver{.name = u"X"_s}})),
                 Obstacle::Overtaken);
        const CommandResult accepted = till.by(carlos, command::AcceptReceiver{attempt, found});
        QVERIFY(accepted && isShown(accepted->charge));
        QCOMPARE(till.service->profile().known()->receiver, found);
        QCOMPARE(till.service->calibration(), Calibration::Calibrated);
        const CommandResult next = till.by(ana, ScriptedTill::create());
        QVERIFY(next && isShown(next->charge));
    }

    /** A charge whose program ended before its answer was read is judged when the stored answer is. */
    void aRecoveredAnswerIsJudged()
    {
        const LockedTill till({charge("1.23", "t-1")});
        QVERIFY(!till.calibrated(till.carlos()).isEmpty());
        const auto store = till.store(u"01"_s);
        EventDraft attempt = drafts::attempt(4990);
        attempt.by = {.who = u"id-ana"_s, .authoriser = {}};
        std::get<event::AttemptWritten>(attempt.what).customer = CustomerText::of(ScriptedTill::request().customer);
        QVERIFY(store->append(attempt));
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
        EventDraft reply = drafts::of(EventKind::ReplyReceived, attempt.attempt);
        const QByteArray whole = charge("49.90", "t-2", u"OUTRA LOJA"_s);
        reply.what = event::ReplyReceived{.httpStatus = 200, .body = whole.sliced(whole.indexOf("\r\n\r\n") + 4)};
        QVERIFY(store->append(reply));
        const auto end = recoveredEnd(store->ask(EventsOfCharge{attempt.attempt}).value(), AmountUnit::Reais);
        QVERIFY(end && store->append(*end));
        const Charge charge = folded(store->ask(EventsOfCharge{attempt.attempt}).value());
        QCOMPARE(charge.doubts, Doubts(Doubt::OtherReceiver));
        QCOMPARE(charge.answer->otherThan->name, u"LOJA EXEMPLA"_s);
    }
};

BALCAO_TEST(CalibrationGateTest)

} // namespace calibrationgatetest

#include "calibrationgatetest.moc"
