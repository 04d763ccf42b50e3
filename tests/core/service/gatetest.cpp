// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/service/scriptedtill.h"
#include "tests/core/service/shop.h"
#include "tests/support/testmain.h"

namespace gatetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::answerTo;
using balcao::test::httpReply;
using balcao::test::obstacleIn;
using balcao::test::person;
using balcao::test::refusedIn;
using balcao::test::ScriptedTill;

namespace
{

const Txid nobodys = Txid::parse(u"of-nobody").value();

QStringList peopleOf(const QList<LedgerEvent> &events)
{
    QStringList people;
    for (const LedgerEvent &event : events)
        people.append(QString(key(event.kind())) + u' ' + event.operatorName);
    return people;
}

} // namespace

/** A command has one answer, which is true when it is told; and its actor to the end. */
class GateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotValidIsNotBegun()
    {
        const ScriptedTill till({ScriptedTill::charge("49.90"), httpReply(500, "{}")});
        QCOMPARE(refusedIn<InputError>(till.perform(ScriptedTill::create(0))), InputError::AmountIsZero);
        const QString attempt = till.perform(ScriptedTill::create())->charge.attempt;
        QCOMPARE(refusedIn<InputError>(till.perform(ScriptedTill::correct(attempt, 0))), InputError::AmountIsZero);
        QCOMPARE(refusedIn<InputError>(till.perform(command::Correct{attempt, {}})), InputError::NothingToCorrect);
        QCOMPARE(refusedIn<InputError>(till.perform(command::ImportCharge{Txid()})), InputError::NotATxid);
        const QString unknown = till.perform(ScriptedTill::create(7000))->charge.attempt;
        QCOMPARE(refusedIn<InputError>(till.perform(command::SettleFound{unknown, Txid()})), InputError::NotATxid);
        QCOMPARE(till.server.posts().size(), 2);
    }

    /** Once, never before control is back in the event loop, whether or not it was begun. */
    void oneAnswer()
    {
        const ScriptedTill till({ScriptedTill::charge("49.90")});
        int answers = 0;
        const auto count = [&answers](const CommandResult &) { ++answers; };
        CommandReply *const refused = till.service->perform(ScriptedTill::create(0), person(u"Ana"_s));
        refused->whenFinished(this, count);
        CommandReply *const made = till.service->perform(ScriptedTill::create(), person(u"Ana"_s));
        made->whenFinished(this, count);
        // One create at a time.
        CommandReply *const second = till.service->perform(ScriptedTill::create(), person(u"Ana"_s));
        second->whenFinished(this, count);
        QCOMPARE(answers, 0);
        QVERIFY(!refused->hasBegun() && made->hasBegun() && !second->hasBegun());
        QTRY_COMPARE(answers, 3);
        QTRY_COMPARE(till.ledger->unwritten(), 0);
        QCOMPARE(answers, 3);
    }

    void whoAsksNoMoreIsNotWaitedFor()
    {
        const ScriptedTill till({ScriptedTill::charge("49.90")});
        CommandReply *const reply = till.service->perform(ScriptedTill::create(), person(u"Ana"_s));
        const QString attempt = reply->attempt();
        delete reply;
        QTRY_COMPARE(till.service->record(attempt)->charge.state, Charge::State::Created);
    }

    /** Carlos's correction is his to its end, whoever made the charge. */
    void everyEventBearsTheNameOfWhoDidIt()
    {
        const ScriptedTill till({ScriptedTill::charge("49.90"), ScriptedTill::charge("45.00"),
                                 ScriptedTill::charge("45.00"), httpReply(500, "{}")});
        const QString attempt = till.perform(ScriptedTill::create(), u"Ana"_s)->charge.attempt;
        QVERIFY(till.perform(ScriptedTill::correct(attempt, 4500), u"Carlos"_s));
        QVERIFY(till.perform(command::ReadStatus{attempt}, u"Bia"_s));
        QVERIFY(till.perform(command::ConfirmReceipt{attempt, {}}, u"Davi"_s));
        QCOMPARE(peopleOf(till.events(attempt)),
                 (QStringList{u"attempt Ana"_s, u"out Ana"_s, u"reply Ana"_s, u"created Ana"_s,
                              u"correction_asked Carlos"_s, u"out Carlos"_s, u"reply Carlos"_s,
                              u"correction_done Carlos"_s, u"reply Bia"_s, u"status_read Bia"_s, u"received Davi"_s}));
        const QString unknown = till.perform(ScriptedTill::create(7000), u"Ana"_s)->charge.attempt;
        QVERIFY(till.perform(command::SettleAbsent{unknown}, u"Carlos"_s));
        QVERIFY(peopleOf(till.events(unknown)).endsWith(u"settled Carlos"_s));
    }

    /** Where nobody typed a name it is the person at the counter. */
    void whoeverSaysNoNameIsTheOneAtTheCounter()
    {
        const People people(u"Ana Paula"_s);
        QCOMPARE(people.named({}).who(), u"Ana Paula"_s);
        QCOMPARE(people.named(u"Carlos"_s).who(), u"Carlos"_s);
    }

    void anAnswerThatSaysNothingAnyMoreIsToldAsThat()
    {
        const ScriptedTill till({ScriptedTill::charge("49.90"), ScriptedTill::charge("49.90")});
        const QString attempt = till.perform(ScriptedTill::create())->charge.attempt;
        CommandReply *const reading = till.service->perform(command::ReadStatus{attempt}, person(u"Ana"_s));
        // Before the answer comes another counter reads that it is paid.
        QVERIFY(till.store()->append(drafts::answer(EventKind::StatusRead, attempt, u"t-1"_s, 4990, u"Paga"_s)));
        const CommandResult result = answerTo(reading);
        QVERIFY(result && result->isAnswerOutOfDate && !result->error);
        QCOMPARE(result->charge.status, ChargeStatus::Paid);
        QCOMPARE(till.service->record(attempt)->charge.status, ChargeStatus::Paid);
    }

    /** The amount that the provider reads out may prove a correction in doubt. It cannot prove that none was made. */
    void aReadingMayProveTheCorrectionInDoubt_data()
    {
        QTest::addColumn<QByteArray>("read");
        QTest::addColumn<bool>("isProved");
        QTest::newRow("the amount that was asked for") << QByteArray("45.00") << true;
        QTest::newRow("the amount of before") << QByteArray("49.90") << false;
        QTest::newRow("a third amount") << QByteArray("47.00") << false;
        QTest::newRow("no amount") << QByteArray("null") << false;
    }
    void aReadingMayProveTheCorrectionInDoubt()
    {
        QFETCH(const QByteArray, read);
        QFETCH(const bool, isProved);
        const ScriptedTill till({ScriptedTill::charge("49.90"), httpReply(500, "{}"), ScriptedTill::charge(read)});
        const QString attempt = till.perform(ScriptedTill::create())->charge.attempt;
        QVERIFY(till.perform(ScriptedTill::correct(attempt, 4500), u"Carlos"_s)->charge.doubtful);
        QVERIFY(till.perform(command::ReadStatus{attempt}, u"Rosa"_s));
        const Charge charge = folded(till.events(attempt));
        QCOMPARE(charge.amount.centavos(), isProved ? 4500 : 4990);
        QCOMPARE(charge.doubtful.has_value(), !isProved);
        QCOMPARE(charge.corrected.has_value(), isProved);
        if (isProved) {
            QCOMPARE(charge.corrected->operatorName, u"Carlos"_s);
            QCOMPARE(charge.reasons, QStringList{u"discount"_s});
        }
        QVERIFY(charge.hasSameFacts(till.service->record(attempt)->charge));
    }

    void aLedgerThatIsLockedIsNoCorrection()
    {
        const ScriptedTill till({ScriptedTill::charge("49.90"), ScriptedTill::charge("45.00")});
        const QString attempt = till.perform(ScriptedTill::create())->charge.attempt;
        QTRY_COMPARE(till.ledger->unwritten(), 0);
        const auto other = till.store();
        const auto lock = LedgerTransaction::begin(other->connection());
        QVERIFY(lock);
        const CommandResult result = till.perform(ScriptedTill::correct(attempt, 4500));
        QVERIFY(!result && std::holds_alternative<LedgerError>(result.error()));
        QCOMPARE(till.server.posts().size(), 1);
        QVERIFY(!till.service->record(attempt)->isCorrecting());
    }

    /** The charge that was replaced knows it, wherever it is loaded; and nothing more is made of it. */
    void whatWasReplacedIsTheSameChargeEverywhere()
    {
        const ScriptedTill till(
            {httpReply(422, R"({"errors":[{"field":"email","message":"no"}]})"), ScriptedTill::charge("49.90")});
        const CommandResult refused = till.perform(ScriptedTill::create());
        const QString first = refused->charge.attempt;
        QCOMPARE(refused->error->outcome, ProviderError::Outcome::Refused);
        command::Create again = ScriptedTill::create();
        again.sale = {.sale = refused->charge.sale, .replaces = first};
        const QString second = till.perform(again)->charge.attempt;
        const auto store = till.store();
        const Charge row = store->ask(FindCharge{first}).value();
        QCOMPARE(row.replacedBy, second);
        QVERIFY(folded(store->ask(EventsOfCharge{first}).value()).hasSameFacts(row));
        QTRY_VERIFY(till.service->record(first)->charge.hasSameFacts(row));
        QCOMPARE(ledger::rebuild(*store).value(), 0);
        // A press on the first one again: no request, and the rule's own reason.
        QCOMPARE(obstacleIn(till.perform(again)), Obstacle::Replaced);
        QCOMPARE(till.server.posts().size(), 2);
    }

    void aWrongTxidIsAnObstacleOfItsOwn()
    {
        const ScriptedTill till({ScriptedTill::charge("49.90"), httpReply(500, "{}"), httpReply(404, "{}")});
        const QString made = till.perform(ScriptedTill::create())->charge.attempt;
        const QString unknown = till.perform(ScriptedTill::create(7000))->charge.attempt;
        const Txid taken = Txid::parse(u"t-1").value();
        QCOMPARE(obstacleIn(till.perform(command::SettleFound{unknown, taken})), Obstacle::TxidTaken);
        // Found, and the provider that is asked at once does not know it: one answer for both.
        const CommandResult found = till.perform(command::SettleFound{unknown, nobodys});
        QVERIFY(found && found->error);
        QCOMPARE(found->charge.state, Charge::State::Created);
        QCOMPARE(obstacleIn(till.perform(command::SettleFound{made, nobodys})), Obstacle::NotUnknown);
    }

    void whatWasMadeElsewhereIsTakenIn()
    {
        const ScriptedTill till({});
        const CommandResult end = till.perform(command::ImportCharge{Txid::parse(u"t-9").value()});
        QVERIFY(end);
        QCOMPARE(end->charge.txid, u"t-9"_s);
        QVERIFY(end->charge.isImported && end->charge.id != 0);
        QCOMPARE(till.service->record(end->charge.attempt)->charge.txid, u"t-9"_s);
        QCOMPARE(till.events(end->charge.attempt).size(), 1);
        QCOMPARE(till.server.posts().size(), 0);
    }
};

BALCAO_TEST(GateTest)

} // namespace gatetest

#include "gatetest.moc"
