// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/queries/closingqueries.h"
#include "core/service/storecommands.h"
#include "tests/core/service/operatortill.h"
#include "tests/support/doors.h"
#include "tests/support/testmain.h"

#include <QSet>

#include <algorithm>

namespace permissionstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::answerTo;
using balcao::test::httpReply;
using balcao::test::OperatorTill;
using balcao::test::pin;
using balcao::test::refusedIn;
using balcao::test::ScriptedTill;
using Why = NeedsSomebody::Why;

namespace
{

/** What the gate says, in one word. */
QString endOf(const CommandResult &result)
{
    const auto needs = refusedIn<NeedsSomebody>(result);
    if (!needs)
        return u"begun"_s;
    const QString why = needs->why == Why::NotSignedIn     ? u"sign in"_s
                        : needs->why == Why::NotOfThatRole ? u"manager"_s
                                                           : u"again"_s;
    return why + u": "_s + key(needs->act);
}

/** A command about an attempt, and its name in doors(). */
struct CommandRow {
    const char *action;
    Command command;
};

QList<CommandRow> everyCommand(const QString &attempt)
{
    const Txid txid = Txid::parse(u"of-nobody").value();
    return {{"command::Create", ScriptedTill::create(7700)},
            {"command::Cancel", command::Cancel{attempt}},
            {"command::ReadStatus", command::ReadStatus{attempt}},
            {"command::RequestCodeAgain", command::RequestCodeAgain{attempt}},
            {"command::ImportCharge", command::ImportCharge{txid}},
            {"command::Correct", ScriptedTill::correct(attempt, 4500)},
            {"command::AcceptDifference", command::AcceptDifference{attempt, {}}},
            {"command::AcceptReport", command::AcceptReport{attempt, {}, {}}},
            {"command::AcceptReceiver", command::AcceptReceiver{attempt, {}}},
            {"command::BeginCalibration", command::BeginCalibration{ScriptedTill::request().customer}},
            {"command::ConfirmCalibration", command::ConfirmCalibration{attempt, {}, {}}},
            {"command::SettleFound", command::SettleFound{attempt, txid}},
            {"command::SettleAbsent", command::SettleAbsent{attempt}},
            {"command::Reopen", command::Reopen{attempt, u"t-1"_s}},
            {"command::ConfirmReceipt", command::ConfirmReceipt{attempt, {}}},
            {"command::TakeBackReceipt", command::TakeBackReceipt{attempt, u"another"_s}},
            {"command::Contest", command::Contest{attempt, QDate(2026, 11, 26), QDate(2026, 12, 3), {}}},
            {"command::EndContest", command::EndContest{attempt, u"kept"_s}}};
}

} // namespace

/** Who may do what: command by role by approval, at the gate and in the ledger behind it. */
class PermissionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandAtTheGate_data()
    {
        QTest::addColumn<qsizetype>("index");
        const QList<CommandRow> rows = everyCommand({});
        for (qsizetype i = 0; i < rows.size(); ++i)
            QTest::newRow(rows.at(i).action) << i;
    }
    /** An actor who only typed a name, a cashier, a cashier with an approval, a manager. */
    void everyCommandAtTheGate()
    {
        QFETCH(const qsizetype, index);
        OperatorTill till({ScriptedTill::charge("49.90")});
        const QString attempt = till.perform(ScriptedTill::create())->charge.attempt;
        till.open();
        const CommandRow row = everyCommand(attempt).at(index);
        const auto perform = [&](const Actor &actor) { return endOf(till.by(actor, row.command)); };
        const Actor ana = till.ana();
        const Charge charge = till.service->record(attempt)->charge;
        const Act needed = actOf(row.command, ana, &charge);
        const QString act = key(needed);
        QVERIFY(std::any_of(doors().begin(), doors().end(), [&row, needed](const Door &door) {
            return door.action == QLatin1StringView(row.action) && door.act == needed;
        }));
        QCOMPARE(perform(till.service->people().named(u"Carlos"_s)), u"sign in: "_s + act);
        const qsizetype before = till.events(attempt).size();
        if (roleFor(needed) == Role::Manager) {
            QCOMPARE(perform(ana), u"manager: "_s + act);
            // An approval of something else, or for another charge, does not count.
            QCOMPARE(perform(till.allowed(ana, Act::Erase, attempt)), u"again: "_s + act);
            QCOMPARE(perform(till.allowed(ana, needed, u"another"_s)), u"again: "_s + act);
            QCOMPARE(till.events(attempt).size(), before);
            QCOMPARE(till.server.posts().size(), 1);
            QCOMPARE(perform(till.allowed(ana, needed, attemptIn(row.command))), u"begun"_s);
        } else {
            QCOMPARE(perform(ana), u"begun"_s);
        }
        QCOMPARE(perform(till.carlos()), u"begun"_s);
    }

    void everyCommandHasARow()
    {
        QSet<std::size_t> commands;
        for (const CommandRow &row : everyCommand({}))
            commands.insert(row.command.index());
        QCOMPARE(commands.size(), static_cast<qsizetype>(std::variant_size_v<Command>));
    }

    void anApprovalIsForOnceAndSaysBothNames()
    {
        OperatorTill till(
            {ScriptedTill::charge("49.90"), ScriptedTill::charge("45.00"), ScriptedTill::charge("40.00")});
        const QString attempt = till.perform(ScriptedTill::create())->charge.attempt;
        till.open();
        const Actor ana = till.ana();
        const Actor allowed = till.allowed(ana, Act::Correct, attempt);
        QCOMPARE(allowed.who(), u"Ana Paula"_s);
        QCOMPARE(allowed.authorisedBy(), u"Carlos"_s);
        QVERIFY(till.by(allowed, ScriptedTill::correct(attempt, 4500)));
        QCOMPARE(endOf(till.by(allowed, ScriptedTill::correct(attempt, 4000))), u"again: correct"_s);
        // Nobody was switched.
        QCOMPARE(endOf(till.by(ana, ScriptedTill::correct(attempt, 4000))), u"manager: correct"_s);
        for (const LedgerEvent &event : till.events(attempt)) {
            const bool isOfCorrection = event.correction == 1;
            QCOMPARE(event.authorisedBy, isOfCorrection ? u"Carlos"_s : QString());
            if (isOfCorrection)
                QCOMPARE(event.operatorName, u"Ana Paula"_s);
        }
    }

    /** Where somebody can be asked the command waits, and is the same one afterwards; nobody is switched. */
    void whoMayIsAskedOnTheSpot()
    {
        OperatorTill till({ScriptedTill::charge("49.90"), ScriptedTill::charge("45.00")});
        const QString attempt = till.perform(ScriptedTill::create())->charge.attempt;
        till.open();
        QList<ApprovalRequest> asked;
        connect(till.service.get(), &ChargeService::approvalNeeded, this,
                [&asked](const ApprovalRequest &request) { asked.append(request); });
        till.service->signIn(till.ana());
        const People &people = till.service->people();
        CommandReply *const refused =
            till.service->perform(ScriptedTill::correct(attempt, 4500), people.named(u"Carlos"_s));
        QCOMPARE(asked.size(), 1);
        QVERIFY(asked.at(0).needs == (NeedsSomebody{.act = Act::Correct, .why = Why::NotOfThatRole}));
        asked.at(0).reply->finish(Unexpected<NeedsSomebody>({.act = Act::Correct, .why = Why::NotAllowed}));
        const CommandResult notAllowed = answerTo(refused);
        QVERIFY(refusedIn<NeedsSomebody>(notAllowed) == (NeedsSomebody{.act = Act::Correct, .why = Why::NotAllowed}));
        CommandReply *const allowed =
            till.service->perform(ScriptedTill::correct(attempt, 4500), people.atTheCounter());
        QVERIFY(!allowed->hasBegun());
        asked.at(1).reply->finish(till.allowed(asked.at(1).actor, Act::Correct, attempt));
        QVERIFY(allowed->hasBegun());
        QVERIFY(answerTo(allowed));
        const auto last = till.events(attempt).constLast();
        QCOMPARE(last.operatorName, u"Ana Paula"_s);
        QCOMPARE(last.authorisedBy, u"Carlos"_s);
        QCOMPARE(people.atTheCounter().who(), u"Ana Paula"_s);
        // A manager is not asked, and where nobody signed in nobody can allow it.
        till.service->signIn(till.carlos());
        QVERIFY(till.by(people.atTheCounter(), command::ConfirmReceipt{attempt, {}}));
        QCOMPARE(endOf(answerTo(till.service->perform(command::SettleAbsent{attempt}, test::person(u"Zeca"_s)))),
                 u"sign in: settle"_s);
        QCOMPARE(asked.size(), 2);
    }

    /** Pure: the gate alone, by the clock. */
    void anApprovalIsForAMinute()
    {
        OperatorTill till({});
        till.open();
        const Actor ana = till.ana();
        const QDateTime before = QDateTime::currentDateTimeUtc();
        const Actor allowed = till.allowed(ana, Act::Correct, u"a"_s);
        const QDateTime after = QDateTime::currentDateTimeUtc();
        const auto isGoodAt = [&](const QDateTime &now) {
            return Gate::mayAct(Act::Correct, u"a"_s, allowed, till.service->staff().operators(), now).has_value();
        };
        QVERIFY(!isGoodAt(before.addSecs(-1)));
        QVERIFY(isGoodAt(after));
        QVERIFY(isGoodAt(before.addSecs(60)));
        QVERIFY(!isGoodAt(after.addSecs(61)));
    }

    void whoMayNotAllowsNothing()
    {
        OperatorTill till({});
        till.open();
        const auto asked =
            answerTo(till.service->staff().approve(Act::Correct, u"a"_s, till.ana(), u"Ana Paula"_s, pin("1234")));
        QCOMPARE(refusedIn<NeedsSomebody>(asked), (NeedsSomebody{.act = Act::Correct, .why = Why::NotOfThatRole}));
    }

    /** A code again is a cashier's matter, but not where it takes an unknown correction back. */
    void askingAgainOverAnUnknownCorrection()
    {
        OperatorTill till({ScriptedTill::charge("49.90"), httpReply(500, "{}"), ScriptedTill::charge("49.90")});
        const QString attempt = till.perform(ScriptedTill::create())->charge.attempt;
        QVERIFY(till.perform(ScriptedTill::correct(attempt, 4500))->error);
        till.open();
        const Command again = command::RequestCodeAgain{attempt};
        QCOMPARE(endOf(till.by(till.ana(), again)), u"manager: correct"_s);
        QCOMPARE(endOf(till.by(till.carlos(), again)), u"begun"_s);
    }

    void whatWasImportedForAQuestionIsGivenUp()
    {
        OperatorTill till({});
        till.open();
        const Actor ana = till.ana();
        const Command import = command::ImportCharge{Txid::parse(u"of-nobody").value()};
        const CommandResult imported = till.by(ana, import);
        QVERIFY(imported);
        const CommandResult ended = till.by(ana, command::SettleAbsent{imported->charge.attempt});
        QVERIFY(ended && ended->charge.state == Charge::State::Absent);
    }

    /** Whoever is disabled at another counter is refused by the ledger, though this program has not heard of it. */
    void theLedgerAsksAgain()
    {
        OperatorTill till({ScriptedTill::charge("49.90")});
        const QString attempt = till.perform(ScriptedTill::create())->charge.attempt;
        till.open();
        const Actor ana = till.ana();
        const auto other = till.store(u"09"_s);
        EventDraft draft = drafts::of(EventKind::ReceivedByHand, attempt);
        QCOMPARE(other->append(draft).error().kind, LedgerError::Kind::NotPermitted);
        draft.by = {.who = u"id-ana"_s, .authoriser = {}};
        QCOMPARE(other->append(draft).error().detail, QString(key(Act::ConfirmReceipt)));
        draft.by.authoriser = u"id-ana"_s;
        QCOMPARE(other->append(draft).error().kind, LedgerError::Kind::NotPermitted);
        draft.by.authoriser = u"id-carlos"_s;
        QVERIFY(other->append(draft));
        // By name alone nobody is a manager.
        EventDraft back = drafts::of(EventKind::ReceiptTakenBack, attempt);
        back.operatorName = u"Carlos"_s;
        QCOMPARE(other->append(back).error().kind, LedgerError::Kind::NotPermitted);
    }

    /** An erasure of many transactions bears both names and is one approval; it is judged where it is written, too. */
    void anErasureBearsBothNames()
    {
        constexpr int manyCharges = 250;
        OperatorTill till({});
        const auto store = till.store(u"09"_s);
        for (int i = 0; i < manyCharges; ++i)
            QVERIFY(store->append(drafts::attempt(5000)));
        till.open();
        const Actor ana = till.ana();
        const ledger::Erasure::Person cashier{.name = u"Ana Paula"_s, .ids = {.who = u"id-ana"_s, .authoriser = {}}};
        const QDateTime now = QDateTime::currentDateTimeUtc().addDays(1);
        QCOMPARE(ledger::erase(*store, now, cashier).error().kind, LedgerError::Kind::NotPermitted);
        const auto ledger = LedgerStore::open(till.ledger->address(), {.counter = u"02"_s});
        QVERIFY(ledger);
        QCOMPARE(eraseCustomers(**ledger, -1, till.allowed(ana, Act::Erase, {}))->charges, manyCharges);
        const QString erasures = u"SELECT count(*) FROM event WHERE kind = 'erased'"_s;
        QCOMPARE(store->connection().number(erasures), 2);
        QCOMPARE(store->connection().number(erasures + u" AND operator = 'Ana Paula' AND authorised_by = 'Carlos'"_s),
                 2);
        const auto closing = (*ledger)->ask(RunningClosing{});
        QVERIFY(closing);
        QCOMPARE(closing->figures.approvals, (QList<ClosingFigures::Approval>{{u"Carlos"_s, 1}}));
    }
};

BALCAO_TEST(PermissionsTest)

} // namespace permissionstest

#include "permissionstest.moc"
