// SPDX-License-Identifier: MIT
#include "tests/presentation/charge/chargepage.h"
#include "tests/support/testmain.h"
#include "ui/presentation/customerscreen/customerview.h"
#include "ui/presentation/newcharge/outcomeview.h"
#include "ui/presentation/printing/slip.h"

#include <QTest>

namespace chargestatestest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::test;
using namespace std::chrono_literals;
using Action = Choice::Action;
using Outcome = ProviderError::Outcome;
using Screen = CustomerView::State;
using Stage = ChargeView::Stage;
using Status = display::Status;
using Tone = Status::Tone;

namespace
{

const Status underWay{ChargeStatus::UnderWay, u"Under way"_s, u"send"_s, Tone::UnderWay};
const Status notSent{ChargeStatus::NotSent, u"Not sent"_s, u"minus"_s, Tone::Over};
const Status refused{ChargeStatus::Refused, u"Refused"_s, u"minus"_s, Tone::Over};
const Status unknown{ChargeStatus::Unknown, u"To check"_s, u"question"_s, Tone::ToCheck};
const Status toCheck{ChargeStatus::Attention, u"To check"_s, u"question"_s, Tone::ToCheck};
const Status absent{ChargeStatus::Absent, u"Not created"_s, u"minus"_s, Tone::Over};
const Status waiting{ChargeStatus::Waiting, u"Waiting"_s, u"clock"_s, Tone::Waiting};
const Status otherWord{ChargeStatus::Waiting, u"Em análise"_s, u"clock"_s, Tone::Waiting};
const Status pastDue{ChargeStatus::Waiting, u"Past due"_s, u"clock-off"_s, Tone::Over, Status::Moment::PastDue};
const Status expired{ChargeStatus::Expired, u"Expired"_s, u"hourglass"_s, Tone::Over};
const Status cancelled{ChargeStatus::Cancelled, u"Cancelled"_s, u"x-circle"_s, Tone::Over};
const Status refunded{ChargeStatus::Refunded, u"Refunded"_s, u"undo"_s, Tone::Refunded};
const Status paid{ChargeStatus::Paid, u"Paid"_s, u"check-circle"_s, Tone::Done};
const Status byHand{ChargeStatus::Confirmed, u"Paid"_s, u"check-circle"_s, Tone::Done};

QDateTime deadline()
{
    return Story::begin().addSecs(900);
}

bool offers(const ChargeView &view, Action action)
{
    return std::any_of(view.choices.begin(), view.choices.end(),
                       [action](const Choice &choice) { return choice.action == action; });
}

/** The expected views of a state. */
struct Views {
    Stage stage;
    Screen screen;
    /** "code", "receipt", or the reason that there is no slip. */
    const char *slip;
    Status status;
};

/** One row a state of a charge. Each test function below is about one view. */
void addStates()
{
    QTest::addColumn<Story>("story");
    QTest::addColumn<Views>("views");
    QTest::addColumn<int>("seconds");
    /** @p seconds: since the first event. */
    const auto row = [](const char *name, const Story &story, const Views &views, int seconds = 5) {
        QTest::newRow(name) << story << views << seconds;
    };
    const auto noCharge = [](const Status &status) {
        return Views{Stage::Closed, Screen::Covered, "not_created", status};
    };
    const Views unread{Stage::Unread, Screen::Covered, "doubtful", toCheck};
    const Views shown{Stage::Ready, Screen::Code, "code", waiting};
    const Views overdue{Stage::Expired, Screen::Over, "past_due", pastDue};
    const Views received{Stage::Paid, Screen::Paid, "receipt", paid};
    const Views returned{Stage::Closed, Screen::Idle, "paid", refunded};
    const Views correcting{Stage::Correcting, Screen::Covered, "correction_open", underWay};
    const Views undecided{Stage::CorrectionUnknown, Screen::Covered, "correction_open", unknown};
    const Views differing{Stage::Difference, Screen::Covered, "doubtful", toCheck};
    const Views covered{Stage::CodeRefused, Screen::Covered, "doubtful", toCheck};

    const auto created = [](const Said &said) { return Story::ofCreated(said); };
    const auto warned = [](ReplyWarning warning) { return Story::ofCreated({.warnings = {warning}}); };
    const Story out = Story().written().out();
    const Story isRefused = Story(out).ended(Outcome::Refused);
    const Said paidOtherwise{.word = u"Paga"_s, .told = 9000};
    const Said until{.expiresAt = deadline()};
    const Said late{.warnings = {ReplyWarning::AlreadyExpired}, .expiresAt = deadline()};
    const Story dated = created(until);
    const Story readLater = Story(dated).wait(15min);

    row("nothing", Story(), {Stage::Closed, Screen::Covered, "under_way", underWay});
    row("written", Story().written(), {Stage::Connecting, Screen::Amount, "under_way", underWay});
    row("written, its time is over", Story().written(), noCharge(notSent), 60);
    row("out", out, {Stage::Sent, Screen::Amount, "under_way", underWay});
    row("out, its time is over", out, noCharge(unknown), 60);
    row("not sent", Story().written().ended(Outcome::NotSent), noCharge(notSent));
    row("refused", isRefused, noCharge(refused));
    row("refused and replaced", Story(isRefused).replaced(), noCharge(refused));
    row("unknown", Story::ofUnknown(), noCharge(unknown));
    row("unknown and replaced", Story::ofUnknown().replaced(), noCharge(unknown));
    row("absent", Story::ofUnknown().absent(), noCharge(absent));
    row("absent and replaced", Story::ofUnknown().absent().replaced(), noCharge(absent));
    row("found by its txid", Story::ofUnknown().found(), unread);
    row("found and read", Story::ofUnknown().found().read({}), shown);
    row("imported", Story::ofImported(), unread);

    row("waiting", created({}), shown);
    row("a status word that is not known", created({.word = u"Em an\u202eálise\n"_s}),
        {Stage::Ready, Screen::Code, "code", otherWord});
    row("a second before its deadline", dated, shown, 899);
    row("at its deadline", dated, overdue, 900);
    row("past its deadline", dated, overdue, 3600);
    row("a later read changed nothing", Story(readLater).read(until), overdue, 1000);
    row("a later read calls it late", Story(readLater).read(late), overdue, 1000);
    row("a later read brought another deadline", Story(readLater).read({.expiresAt = deadline().addSecs(900)}), shown,
        1000);
    // The clocks disagree: the answer that brought the code reported that it is late.
    const Views shownLate{Stage::Ready, Screen::Code, "code", pastDue};
    row("late on arrival", created(late), shownLate, 1000);
    row("late on arrival, and read again", created(late).wait(15min).read(until), shownLate, 1000);

    row("paid", Story::paid(), received);
    row("paid, then waiting", Story::paid().read({}), received);
    row("paid, then waiting, then confirmed", Story::paid().read({}).received(), received);
    row("paid another amount", created(paidOtherwise), received);
    row("paid another amount, accepted", created(paidOtherwise).reportAccepted(), received);
    row("paid another amount, then waiting", created(paidOtherwise).read({}), received);
    row("confirmed at the shop", created({}).received(), {Stage::Paid, Screen::Paid, "receipt", byHand});
    row("refunded", Story::refunded(), returned);
    row("refunded, then waiting", Story::refunded().read({}), returned);
    row("cancelled", created({.word = u"Cancelado"_s}), {Stage::Closed, Screen::Over, "ended", cancelled});
    row("expired", created({.word = u"Expirado"_s}), {Stage::Expired, Screen::Over, "ended", expired});

    row("correction asked", created({}).asked(1, 5000), correcting);
    row("correction out", Story::correcting(), correcting);
    row("correction out, its time is over", Story::correcting(), undecided, 60);
    row("correction unknown", Story::correctionUnknown(), undecided);
    row("correction done", Story::correcting().done(1, {.told = 5000}, 5000), shown);
    row("may be paid", Story::mayBePaid(), covered);

    row("amounts differ", Story::differing(), differing);
    row("difference accepted", Story::differing().accepted(), shown);
    row("another difference than the accepted one", Story::differing().accepted().read({.told = 9100}), differing);
    row("code missing", created({.code = {}}), covered);
    row("code broken", created({.code = u"000201"_s}), covered);
    row("code not payable", created({.verdict = CodeCheck::Verdict::NotPayable}), covered);
    row("amounts differ, code broken", created({.told = 9000, .code = u"000201"_s}), covered);
    row("another receiver", Story::payingAnother(), covered);
    row("another receiver, another amount", created({.told = 9000, .otherThan = Story::expected()}), covered);
    row("another receiver, accepted", Story::payingAnother().receiverAccepted(), shown);
    row("another receiver, then the shop's", Story::payingAnother().read({}), shown);
    row("another receiver, paid", created({.word = u"Paga"_s, .otherThan = Story::expected()}), covered);
    row("paid, an amount that cannot be read",
        created({.word = u"Paga"_s, .told = {}, .warnings = {ReplyWarning::AmountInvalid}}), covered);
    row("paid, not by Pix", created({.word = u"Paga"_s, .warnings = {ReplyWarning::MethodNotPix}}), covered);
    row("txid shared", Story::sharing(), covered);
    row("error beside the txid", warned(ReplyWarning::ErrorBesideTxid), covered);
    row("not Pix", warned(ReplyWarning::MethodNotPix), covered);
    row("amount unreadable", created({.told = {}, .warnings = {ReplyWarning::AmountInvalid}}), covered);
}

/** Whether the rules allow what @p action leads to. */
bool isAllowed(Action action, const Charge &charge, const Situation &situation, bool isReadingOn)
{
    switch (action) {
    case Action::TryAgain:
    case Action::EditData:
        return charge.doubts.testFlag(Doubt::TxidShared) || mayReplace(charge, situation).has_value();
    case Action::UseExisting:
        return maySettleFound(charge, situation).has_value();
    case Action::CreateAnother:
        return maySettleAbsent(charge, situation).has_value();
    case Action::RepeatCorrection:
        return charge.doubtful && mayCorrect(charge, situation);
    case Action::RequestCode:
        return mayCorrect(charge, situation).has_value();
    case Action::ReadStatus:
        return mayRead(charge, situation, isReadingOn).has_value();
    case Action::AcceptDifference:
        return mayAcceptDifference(charge).has_value();
    case Action::AcceptReport:
        return mayAcceptReport(charge, situation).has_value();
    case Action::AcceptReceiver:
        return mayAcceptReceiver(charge).has_value();
    case Action::ConfirmReceipt:
        return mayConfirmReceipt(charge, situation).has_value();
    case Action::Reopen:
        return mayReopen(charge, situation).has_value();
    case Action::OpenShared:
        return !charge.sharedWith.isEmpty();
    case Action::ClearForm:
        return true;
    }
    return false;
}

/** Checks the page of @p charge: the outcome's, or the charge's. */
void checkOffers(const Charge &charge, const Situation &situation, bool isReadingOn)
{
    const auto check = [&](const QList<Choice> &choices) {
        for (const Choice &choice : choices)
            QVERIFY2(isAllowed(choice.action, charge, situation, isReadingOn),
                     qPrintable(choice.title + u" at "_s + situation.provider));
    };
    if (charge.state != Charge::State::Created && !isUnderWay(charge, situation.now, situation.writer)) {
        check(outcomeView({.charge = charge}, {.situation = situation}).choices);
        return;
    }
    const ChargeView view = chargeView({.charge = charge}, {.situation = situation, .isReadingOn = isReadingOn});
    check(view.choices);
    QVERIFY(!view.canCorrect || mayCorrect(charge, situation));
    QVERIFY(!view.canRefresh || mayRead(charge, situation, isReadingOn));
    QVERIFY(!view.canReceive || mayConfirmReceipt(charge, situation));
    QVERIFY(view.codeText.isEmpty() || mayShowCode(charge, situation));
}

} // namespace

/** The views of a charge over every state: one table, without a service, a ledger or a socket. */
class ChargeStatesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chargePage_data() { addStates(); }
    void chargePage()
    {
        QFETCH(const Story, story);
        QFETCH(const Views, views);
        QFETCH(const int, seconds);
        const Charge charge = story.charge();
        const ChargeView view = pageOf(charge, std::chrono::seconds(seconds));
        const Situation situation = situationAfter(std::chrono::seconds(seconds));
        QCOMPARE(view.stage, views.stage);
        // A code is on the page only where the rules allow it.
        const bool mayShow = mayShowCode(charge, situation).has_value();
        QCOMPARE(mayShow, view.stage == Stage::Ready);
        QCOMPARE(view.codeText.isEmpty(), !mayShow);
        QCOMPARE(view.codeBytes, view.codeText.toUtf8());
        QCOMPARE(view.canCopy, mayShow);
        QCOMPARE(view.whatsAppUrl.isEmpty(), !mayShow);
        QCOMPARE(offers(view, Action::AcceptDifference), mayAcceptDifference(charge).has_value());
        QCOMPARE(offers(view, Action::AcceptReceiver),
                 view.stage == Stage::CodeRefused && mayAcceptReceiver(charge) && charge.otherReceiver());
        QVERIFY(!offers(view, Action::RequestCode) || mayCorrect(charge, situation));
        QCOMPARE(offers(view, Action::Reopen), !view.choices.isEmpty() && mayReopen(charge, situation));
        // A press by mistake changes nothing: the first choice is the way out.
        const bool mayAccept = mayAcceptReport(charge, situation).has_value();
        QCOMPARE(offers(view, Action::AcceptReport), mayAccept);
        QCOMPARE(offers(view, Action::ConfirmReceipt),
                 (mayAccept || isPaymentUnclear(charge)) && mayConfirmReceipt(charge, situation));
        QVERIFY(!mayAccept || view.choices.constFirst().action == Action::ClearForm);
    }

    void customerScreen_data() { addStates(); }
    void customerScreen()
    {
        QFETCH(const Story, story);
        QFETCH(const Views, views);
        QFETCH(const int, seconds);
        const CustomerSetting shop{.shopName = u"Empório Jacarandá"_s};
        const Charge charge = story.charge();
        const ChargeView till = pageOf(charge, std::chrono::seconds(seconds));
        const CustomerView view = customerView(charge, till, shop);
        QCOMPARE(view.state, views.screen);
        QCOMPARE(view.codeBytes, till.codeBytes);
        QCOMPARE(view.codeBytes.isEmpty(), view.state != Screen::Code);
        QCOMPARE(view.shopName, shop.shopName);
        QVERIFY(!view.title.isEmpty());
        // No data of the customer, and no amount that may be wrong.
        const QString all = view.sentence() + view.hint + view.steps.join(u' ') + QString::fromUtf8(view.codeBytes);
        const CustomerText marina = Story::marina();
        for (const QString &personal :
             {marina.name, u"Marina"_s, marina.phone, u"98765"_s, marina.email, marina.taxId, u"982.247"_s})
            QVERIFY2(!all.contains(personal, Qt::CaseInsensitive), qPrintable(all));
        if (view.state == Screen::Covered || view.state == Screen::Over || view.state == Screen::Idle)
            QVERIFY(!view.amount && !view.sentence().contains(u"R$"_s));
    }

    /** A slip is printed only of a code that may be shown, or of a payment. */
    void slip_data() { addStates(); }
    void slip()
    {
        QFETCH(const Story, story);
        QFETCH(const Views, views);
        QFETCH(const int, seconds);
        const Situation situation = situationAfter(std::chrono::seconds(seconds));
        const auto slip = slipOf(story.charge(), {.situation = situation, .shopName = u"Empório Jacarandá"_s});
        const QString found = !slip ? QString(key(slip.error())) : slip->code.isEmpty() ? u"receipt"_s : u"code"_s;
        QCOMPARE(found, QString::fromLatin1(views.slip));
        if (!slip)
            return;
        const QList<report::Block> paper = reportOf(*slip).blocks;
        const auto isCode = [](const report::Block &block) { return std::holds_alternative<report::QrCode>(block); };
        QCOMPARE(std::count_if(paper.begin(), paper.end(), isCode), found == "code"_L1 ? 1 : 0);
        QVERIFY(slip->codeText.isEmpty());
    }

    void status_data() { addStates(); }
    void status()
    {
        QFETCH(const Story, story);
        QFETCH(const Views, views);
        QFETCH(const int, seconds);
        const Status shown = display::status(story.charge(), situationAfter(std::chrono::seconds(seconds)));
        QCOMPARE(shown.value, views.status.value);
        QCOMPARE(shown.label, views.status.label);
        QCOMPARE(shown.icon, views.status.icon);
        QCOMPARE(shown.tone, views.status.tone);
        QCOMPARE(shown.moment, views.status.moment);
        QCOMPARE(shown.isByHand(), views.status.value == ChargeStatus::Confirmed);
    }

    /** The rules allow whatever a page offers, at every provider, counter and age. */
    void offersOnlyWhatIsAllowed_data() { addStates(); }
    void offersOnlyWhatIsAllowed()
    {
        QFETCH(const Story, story);
        for (const char *provider : {"https://pix.example.com:443", "https://other.example.com:443"}) {
            for (const Writer writer : {Writer::Own, Writer::Other}) {
                for (const auto age : {5s, 90s, 3600s}) {
                    Situation situation = situationAfter(age);
                    situation.writer = writer;
                    situation.provider = QString::fromLatin1(provider);
                    checkOffers(story.charge(), situation, false);
                    checkOffers(story.charge(), situation, true);
                }
            }
        }
    }
};

BALCAO_TEST(ChargeStatesTest)

} // namespace chargestatestest

#include "chargestatestest.moc"
