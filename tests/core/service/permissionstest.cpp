// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/service/blockingledger.h"
#include "tests/core/service/scriptedtill.h"
#include "tests/core/service/shop.h"
#include "tests/support/testmain.h"

#include <atomic>

namespace permissionstest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace balcao;
using balcao::test::answerTo;
using balcao::test::httpReply;
using balcao::test::pin;
using balcao::test::ScriptedTill;
using Why = NeedsSomebody::Why;


namespace
{

std::optional<NeedsSomebody> needIn(const CommandResult &result)
{
    const auto *needs = result ? nullptr : std::get_if<NeedsSomebody>(&result.error());
    return needs ? std::optional(*needs) : std::nullopt;
}

/** What the gate says, in one word. */
QString endOf(const CommandResult &result)
{
    const auto needs = needIn(result);
    if (!needs)
        return u"begun"_s;
    const QString why = needs->why == Why::NotSignedIn     ? u"sign in"_s
                        : needs->why == Why::NotOfThatRole ? u"manager"_s
                                                           : u"again"_s;
    return why + u": "_s + key(needs->act);
}

/** A till with Carlos and Ana Paula, and charges in every state that a command needs. */
struct Shop : ScriptedTill {
    explicit Shop(const QList<QByteArray> &answers)
        : ScriptedTill(answers)
    {
        service->staff().setRounds(1000);
    }
    void open()
    {
        test::employ(*store(u"09"_s));
        static_cast<void>(answerTo(service->staff().refresh()));
    }
    [[nodiscard]] Actor signedIn(const QString &name, const char *digits) const
    {
        return answerTo(service->staff().signIn(name, pin(digits))).value();
    }
    [[nodiscard]] Actor ana() const { return signedIn(u"Ana Paula"_s, "1234"); }
    [[nodiscard]] Actor carlos() const { return signedIn(u"Carlos"_s, "246810"); }
    [[nodiscard]] Actor allowed(const Actor &actor, Act act, const QString &attempt) const
    {
        return answerTo(service->staff().approve(act, attempt, actor, u"Carlos"_s, pin("246810"))).value();
    }
};

/** One of each, about the attempt. */
QList<std::pair<QString, Command>> everyCommand(const QString &attempt)
{
    const Txid txid = Txid::parse(u"of-nobody").value();
    return {{u"create"_s, ScriptedTill::create(7700)},
            {u"cancel"_s, command::Cancel{attempt}},
            {u"read"_s, command::ReadStatus{attempt}},
            {u"correct"_s, ScriptedTill::correct(attempt, 4500)},
            {u"ask again"_s, command::RequestCodeAgain{attempt}},
            {u"accept difference"_s, command::AcceptDifference{attempt, {}}},
            {u"accept report"_s, command::AcceptReport{attempt, {}, {}}},
            {u"accept receiver"_s, command::AcceptReceiver{attempt, {}}},
            {u"begin calibration"_s, command::BeginCalibration{ScriptedTill::request().customer}},
            {u"confirm calibration"_s, command::ConfirmCalibration{attempt, {}, {}}},
            {u"found"_s, command::SettleFound{attempt, txid}},
            {u"absent"_s, command::SettleAbsent{attempt}},
            {u"reopen"_s, command::Reopen{attempt, u"t-1"_s}},
            {u"receive"_s, command::ConfirmReceipt{attempt, {}}},
            {u"take back"_s, command::TakeBackReceipt{attempt, u"another"_s}},
            {u"import"_s, command::ImportCharge{txid}}};
}

} // namespace

/** Who may do what: command by role by approval, at the gate and in the ledger behind it. */
class PermissionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandAtTheGate_data()
    {
        QTest::addColumn<QString>("command");
        // By whom: somebody who typed a manager's name, a cashier, a cashier whom a manager allows it, a manager.
        QTest::addColumn<QString>("named");
        QTest::addColumn<QString>("cashier");
        const auto row = [](const char *command, const char *act, bool isForManagers) {
            QTest::newRow(command) << QString::fromLatin1(command) << u"sign in: "_s + QLatin1StringView(act)
                                   << (isForManagers ? u"manager: "_s + QLatin1StringView(act) : u"begun"_s);
        };
        row("create", "create", false);
        row("cancel", "cancel", false);
        row("read", "read", false);
        row("ask again", "ask_again", false);
        row("import", "import", false);
        row("correct", "correct", true);
        row("accept difference", "accept_difference", true);
        row("accept report", "accept_report", true);
        row("accept receiver", "accept_receiver", true);
        row("begin calibration", "settings", true);
        row("confirm calibration", "accept_receiver", true);
        row("found", "settle", true);
        row("absent", "settle", true);
        row("reopen", "settle", true);
        row("receive", "receive", true);
        row("take back", "take_back", true);
    }
    void everyCommandAtTheGate()
    {
        QFETCH(const QString, command);
        QFETCH(const QString, cashier);
        Shop shop({ScriptedTill::charge("49.90")});
        const QString attempt = shop.perform(ScriptedTill::create())->charge.attempt;
        shop.open();
        std::optional<Command> found;
        for (const auto &[name, what] : everyCommand(attempt)) {
            if (name == command)
                found = what;
        }
        const Command asked = found.value();
        const auto perform = [&](const Actor &actor) { return endOf(answerTo(shop.service->perform(asked, actor))); };
        QTEST(perform(shop.service->people().named(u"Carlos"_s)), "named");
        const Actor ana = shop.ana();
        const Charge charge = shop.service->record(attempt)->charge;
        const Act act = actOf(asked, ana, &charge);
        const qsizetype before = shop.events(attempt).size();
        if (cashier != "begun"_L1) {
            QCOMPARE(perform(ana), cashier);
            // For something else, or another charge: as if nobody had.
            QCOMPARE(perform(shop.allowed(ana, Act::Erase, attempt)), u"again: "_s + key(act));
            QCOMPARE(perform(shop.allowed(ana, act, u"another"_s)), u"again: "_s + key(act));
            QCOMPARE(shop.events(attempt).size(), before);
            QCOMPARE(shop.server.posts().size(), 1);
            QCOMPARE(perform(shop.allowed(ana, act, attemptIn(asked))), u"begun"_s);
        } else {
            QCOMPARE(perform(ana), u"begun"_s);
        }
        QCOMPARE(perform(shop.carlos()), u"begun"_s);
    }

    /** Pure: all that somebody may be asked a permission for, whether a command leads there or a page. */
    void everyAct_data()
    {
        QTest::addColumn<Act>("act");
        QTest::addColumn<bool>("isForManagers");
        const QList<Act> ofCashiers{Act::Create, Act::Cancel, Act::Read, Act::Import, Act::AskAgain, Act::GiveUpImport};
        for (int i = 0; i <= static_cast<int>(Act::Erase); ++i) {
            const auto act = static_cast<Act>(i);
            QTest::newRow(key(act).data()) << act << !ofCashiers.contains(act);
        }
    }
    void everyAct()
    {
        QFETCH(const Act, act);
        QFETCH(const bool, isForManagers);
        Shop shop({});
        shop.open();
        const auto end = [&](const Actor &actor) {
            const auto may =
                Gate::mayAct(act, u"a"_s, actor, shop.service->staff().operators(), QDateTime::currentDateTimeUtc());
            return may ? std::nullopt : std::optional(may.error().why);
        };
        const auto ofCashier = isForManagers ? std::optional(Why::NotOfThatRole) : std::nullopt;
        const Actor ana = shop.ana();
        QVERIFY(end(People(u"Carlos"_s).atTheCounter()) == Why::NotSignedIn);
        QVERIFY(end(ana) == ofCashier);
        QVERIFY(end(shop.carlos()) == std::nullopt);
        if (!isForManagers)
            return;
        QVERIFY(end(shop.allowed(ana, act, u"a"_s)) == std::nullopt);
        QVERIFY(end(shop.allowed(ana, act, u"b"_s)) == Why::ApprovalOver);
        QVERIFY(end(shop.allowed(ana, act == Act::Erase ? Act::Correct : Act::Erase, u"a"_s)) == Why::ApprovalOver);
    }

    void anApprovalIsForOnceAndSaysBothNames()
    {
        Shop shop({ScriptedTill::charge("49.90"), ScriptedTill::charge("45.00"), ScriptedTill::charge("40.00")});
        const QString attempt = shop.perform(ScriptedTill::create())->charge.attempt;
        shop.open();
        const Actor ana = shop.ana();
        const Actor allowed = shop.allowed(ana, Act::Correct, attempt);
        QCOMPARE(allowed.who(), u"Ana Paula"_s);
        QCOMPARE(allowed.authorisedBy(), u"Carlos"_s);
        QVERIFY(answerTo(shop.service->perform(ScriptedTill::correct(attempt, 4500), allowed)));
        QCOMPARE(endOf(answerTo(shop.service->perform(ScriptedTill::correct(attempt, 4000), allowed))),
                 u"again: correct"_s);
        // Nobody was switched.
        QCOMPARE(endOf(answerTo(shop.service->perform(ScriptedTill::correct(attempt, 4000), ana))),
                 u"manager: correct"_s);
        for (const LedgerEvent &event : shop.events(attempt)) {
            const bool isOfCorrection = event.correction == 1;
            QCOMPARE(event.authorisedBy, isOfCorrection ? u"Carlos"_s : QString());
            if (isOfCorrection)
                QCOMPARE(event.operatorName, u"Ana Paula"_s);
        }
    }

    /** Where somebody can be asked the command waits, and is the same one afterwards; nobody is switched. */
    void whoMayIsAskedOnTheSpot()
    {
        Shop shop({ScriptedTill::charge("49.90"), ScriptedTill::charge("45.00")});
        const QString attempt = shop.perform(ScriptedTill::create())->charge.attempt;
        shop.open();
        QList<Petition> asked;
        shop.service->setAsking([&asked](const Petition &petition) { asked.append(petition); });
        shop.service->signIn(shop.ana());
        const People &people = shop.service->people();
        CommandReply *const refused =
            shop.service->perform(ScriptedTill::correct(attempt, 4500), people.named(u"Carlos"_s));
        QCOMPARE(asked.size(), 1);
        QVERIFY(asked.at(0).needs == (NeedsSomebody{.act = Act::Correct, .why = Why::NotOfThatRole}));
        asked.at(0).answer({});
        const CommandResult notAllowed = answerTo(refused);
        QVERIFY(needIn(notAllowed) == (NeedsSomebody{.act = Act::Correct, .why = Why::NotAllowed}));
        CommandReply *const allowed =
            shop.service->perform(ScriptedTill::correct(attempt, 4500), people.atTheCounter());
        QVERIFY(!allowed->hasBegun());
        asked.at(1).answer(shop.allowed(asked.at(1).actor, Act::Correct, attempt));
        QVERIFY(allowed->hasBegun());
        QVERIFY(answerTo(allowed));
        const auto last = shop.events(attempt).constLast();
        QCOMPARE(last.operatorName, u"Ana Paula"_s);
        QCOMPARE(last.authorisedBy, u"Carlos"_s);
        QCOMPARE(people.atTheCounter().who(), u"Ana Paula"_s);
        // A manager is not asked, and where nobody signed in nobody can allow it.
        shop.service->signIn(shop.carlos());
        QVERIFY(answerTo(shop.service->perform(command::ConfirmReceipt{attempt, {}}, people.atTheCounter())));
        QCOMPARE(endOf(answerTo(shop.service->perform(command::SettleAbsent{attempt}, test::person(u"Zeca"_s)))),
                 u"sign in: settle"_s);
        QCOMPARE(asked.size(), 2);
    }

    /** Pure: the gate alone, by the clock. */
    void anApprovalIsForAMinute()
    {
        Shop shop({});
        shop.open();
        const Actor ana = shop.ana();
        const QDateTime before = QDateTime::currentDateTimeUtc();
        const Actor allowed = shop.allowed(ana, Act::Correct, u"a"_s);
        const QDateTime after = QDateTime::currentDateTimeUtc();
        const auto isGoodAt = [&](const QDateTime &now) {
            return Gate::mayAct(Act::Correct, u"a"_s, allowed, shop.service->staff().operators(), now).has_value();
        };
        QVERIFY(!isGoodAt(before.addSecs(-1)));
        QVERIFY(isGoodAt(after));
        QVERIFY(isGoodAt(before.addSecs(60)));
        QVERIFY(!isGoodAt(after.addSecs(61)));
    }

    void whoMayNotAllowsNothing()
    {
        Shop shop({});
        shop.open();
        const auto asked =
            answerTo(shop.service->staff().approve(Act::Correct, u"a"_s, shop.ana(), u"Ana Paula"_s, pin("1234")));
        QCOMPARE(test::refusedIn<NeedsSomebody>(asked),
                 (NeedsSomebody{.act = Act::Correct, .why = Why::NotOfThatRole}));
    }

    /** A code again is a cashier's matter, but not where it takes an unknown correction back. */
    void askingAgainOverAnUnknownCorrection()
    {
        Shop shop({ScriptedTill::charge("49.90"), httpReply(500, "{}"), ScriptedTill::charge("49.90")});
        const QString attempt = shop.perform(ScriptedTill::create())->charge.attempt;
        QVERIFY(shop.perform(ScriptedTill::correct(attempt, 4500))->error);
        shop.open();
        const Command again = command::RequestCodeAgain{attempt};
        QCOMPARE(endOf(answerTo(shop.service->perform(again, shop.ana()))), u"manager: correct"_s);
        QCOMPARE(endOf(answerTo(shop.service->perform(again, shop.carlos()))), u"begun"_s);
    }

    void whatWasImportedForAQuestionIsGivenUp()
    {
        Shop shop({});
        shop.open();
        const Actor ana = shop.ana();
        const Command import = command::ImportCharge{Txid::parse(u"of-nobody").value()};
        const CommandResult imported = answerTo(shop.service->perform(import, ana));
        QVERIFY(imported);
        const CommandResult ended =
            answerTo(shop.service->perform(command::SettleAbsent{imported->charge.attempt}, ana));
        QVERIFY(ended && ended->charge.state == Charge::State::Absent);
    }

    /** Whoever is disabled at another counter is refused by the ledger, though this program has not heard of it. */
    void theLedgerAsksAgain()
    {
        Shop shop({ScriptedTill::charge("49.90")});
        const QString attempt = shop.perform(ScriptedTill::create())->charge.attempt;
        shop.open();
        const Actor ana = shop.ana();
        const auto other = shop.store(u"09"_s);
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

    void otherDoors()
    {
        Shop shop({});
        shop.open();
        const Actor nobody = shop.service->people().named(u"Carlos"_s);
        const Actor ana = shop.ana();
        const auto ledger = BlockingLedger::open(shop.ledger->address(), {.writer = {.counter = u"02"_s}});
        QVERIFY(ledger);
        const auto needOf = [](const auto &result) {
            const auto *needs = result ? nullptr : std::get_if<NeedsSomebody>(&result.error());
            return needs ? std::optional(*needs) : std::nullopt;
        };
        QCOMPARE(needOf(ledger->erase(30, nobody)), (NeedsSomebody{.act = Act::Erase, .why = Why::NotSignedIn}));
        QCOMPARE(needOf(ledger->erase(30, ana)), (NeedsSomebody{.act = Act::Erase, .why = Why::NotOfThatRole}));
        QCOMPARE(ledger->erase(30, shop.allowed(ana, Act::Erase, {})), 0);
        QCOMPARE(ledger->erase(30, shop.carlos()), 0);
    }

    void whereNobodyWorksNobodyIsAsked()
    {
        Shop shop({ScriptedTill::charge("49.90"), ScriptedTill::charge("45.00")});
        const QString attempt = shop.perform(ScriptedTill::create(), u"Zeca"_s)->charge.attempt;
        QVERIFY(shop.perform(ScriptedTill::correct(attempt, 4500), u"Zeca"_s));
        shop.open();
        QVERIFY(answerTo(shop.service->staff().switchPins(false, shop.carlos())));
        // PINs are off: names only.
        QVERIFY(shop.perform(command::ConfirmReceipt{attempt, {}}, u"Zeca"_s));
    }
};

BALCAO_TEST(PermissionsTest)

} // namespace permissionstest

#include "permissionstest.moc"
