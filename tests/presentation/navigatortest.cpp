// SPDX-License-Identifier: MIT
#include "ui/presentation/navigator.h"
#include "tests/core/charge/story.h"
#include "tests/support/booth.h"
#include "ui/presentation/messages.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Booth;
using balcao::test::Story;
using Action = Choice::Action;
using Cause = ProviderError::Cause;
using Kind = Navigator::Dialog::Kind;
using Outcome = ProviderError::Outcome;
using Page = Navigator::Page;
using Intent = Navigator::Intent;

namespace
{

Charge ended(Outcome outcome, Cause cause, const QString &field = {})
{
    event::AttemptEnded end;
    end.error.outcome = outcome;
    end.error.cause = cause;
    if (!field.isEmpty())
        end.error.fields = {{field, u"no"_s}};
    Story story = Story().written();
    story.add(end);
    return story.charge();
}

/** A window without a window: what the navigator tells it. */
struct Walk {
    Walk()
    {
        QObject::connect(&navigator, &Navigator::dialogWanted, &navigator,
                         [this](const Navigator::Dialog &dialog) { dialogs.append(dialog); });
    }
    [[nodiscard]] Kind asked(Intent intent, const QString &attempt)
    {
        dialogs.clear();
        navigator.ask(intent, attempt);
        [[maybe_unused]] const bool isAnswered = QTest::qWaitFor([this] { return !dialogs.isEmpty(); });
        return dialogs.value(0).kind;
    }

    Booth booth;
    NewChargePresenter form{*booth.service};
    ChargePresenter charge{*booth.service, std::nullopt};
    OutcomePresenter outcome{*booth.service};
    Navigator navigator{*booth.service, form, charge, outcome};
    QList<Navigator::Dialog> dialogs;
};

} // namespace

/** Which page follows what, without any. */
class NavigatorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pages_data()
    {
        QTest::addColumn<Charge>("charge");
        QTest::addColumn<int>("age");
        QTest::addColumn<Page>("fromTheList");
        QTest::addColumn<Page>("justPressed");
        const auto row = [](const char *name, const Charge &charge, int age, Page fromTheList, Page justPressed) {
            QTest::newRow(name) << charge << age << fromTheList << justPressed;
        };
        const auto refused = [](const QString &field) { return ended(Outcome::Refused, Cause::HttpStatus, field); };
        row("created", Story::ofCreated().charge(), 5, Page::Charge, Page::Charge);
        row("paid", Story::paid().charge(), 5, Page::Charge, Page::Charge);
        row("correction unknown", Story::correctionUnknown().charge(), 5, Page::Charge, Page::Charge);
        row("under way", Story().written().out().charge(), 5, Page::Charge, Page::Charge);
        row("its time is over", Story().written().out().charge(), 60, Page::Outcome, Page::Outcome);
        row("unknown", Story::ofUnknown().charge(), 5, Page::Outcome, Page::Outcome);
        row("absent", Story::ofUnknown().absent().charge(), 5, Page::Outcome, Page::Outcome);
        row("no network", ended(Outcome::NotSent, Cause::NetworkUnreachable), 5, Page::Outcome, Page::Outcome);
        row("cancelled", ended(Outcome::NotSent, Cause::Cancelled), 5, Page::Outcome, Page::Form);
        row("refused for the e-mail", refused(u"customer.email"_s), 5, Page::Outcome, Page::Form);
        row("refused for something else", refused(u"webhook"_s), 5, Page::Outcome, Page::Outcome);
        row("refused for nothing", refused({}), 5, Page::Outcome, Page::Outcome);
        row("unknown, with a field named", ended(Outcome::Unknown, Cause::HttpStatus, u"email"_s), 5, Page::Outcome,
            Page::Outcome);
    }
    void pages()
    {
        QFETCH(const Charge, charge);
        QFETCH(const int, age);
        const QDateTime now = Story::begin().addSecs(age);
        const Situation situation{.now = now, .providerNow = now, .writer = Writer::Own, .provider = {}};
        QTEST(Navigator::pageOf(charge, situation, false), "fromTheList");
        QTEST(Navigator::pageOf(charge, situation, true), "justPressed");
    }

    void helpLiesOverWhateverIsShown()
    {
        Walk walk;
        walk.navigator.ask(Intent::Open, walk.booth.book.charge({}));
        QTRY_COMPARE(walk.navigator.page(), Page::Charge);
        const QString shown = walk.charge.attempt();
        walk.navigator.toHelp();
        QCOMPARE(walk.navigator.page(), Page::Help);
        walk.navigator.leave();
        QCOMPARE(walk.navigator.page(), Page::Charge);
        QCOMPARE(walk.charge.attempt(), shown);
        walk.navigator.toHelp();
        walk.navigator.toCharges();
        QCOMPARE(walk.navigator.page(), Page::Charges);
        // What is asked is answered first.
        walk.navigator.notice({}, {});
        walk.navigator.toHelp();
        QCOMPARE(walk.navigator.page(), Page::Charges);
    }

    void aDigitBeginsTheNextCharge()
    {
        Walk walk;
        const QString waiting = walk.booth.book.charge({});
        const QString unknown = walk.booth.book.begin({});
        walk.booth.book.write(drafts::of(EventKind::Unknown, unknown));
        walk.navigator.ask(Intent::Open, unknown);
        QTRY_COMPARE(walk.navigator.page(), Page::Outcome);
        walk.navigator.beginNext(u'5');
        QCOMPARE(walk.navigator.page(), Page::Outcome);
        walk.navigator.toCharges();
        walk.navigator.ask(Intent::Open, waiting);
        QTRY_COMPARE(walk.navigator.page(), Page::Charge);
        walk.navigator.beginNext(u'5'); // looked at in the list
        QCOMPARE(walk.navigator.page(), Page::Charge);
        walk.navigator.toForm();
        walk.navigator.ask(Intent::Open, waiting);
        QTRY_COMPARE(walk.navigator.page(), Page::Charge);
        walk.navigator.beginNext(u'5');
        QCOMPARE(walk.navigator.page(), Page::Form);
        QCOMPARE(walk.form.form().amount.centavos(), 5);
    }

    /** 50,00 of a sale stands in the form, a waiting charge is looked at and paid, then 70,00 is typed: never 5.000,00. */
    void aDigitAtAShownChargeNeverGoesOnWithAnAmountTypedBefore_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<qint64>("amount");
        QTest::newRow("70,00 as 7000") << u"7000"_s << qint64(7000);
        QTest::newRow("a zero first") << u"0700"_s << qint64(700);
    }
    void aDigitAtAShownChargeNeverGoesOnWithAnAmountTypedBefore()
    {
        QFETCH(const QString, typed);
        Walk walk;
        const QString waiting = walk.booth.book.charge({});
        walk.form.fill(Money::fromCentavos(5000).value(), *Story::ofCreated().charge().customer());
        walk.navigator.ask(Intent::Open, waiting);
        QTRY_COMPARE(walk.navigator.page(), Page::Charge);
        walk.navigator.beginNext(typed.front());
        QCOMPARE(walk.navigator.page(), Page::Form);
        // The other digits go to the display, which goes on from what the form has.
        for (const QChar digit : typed.sliced(1)) {
            AmountEntry amount = walk.form.form().amount;
            QCOMPARE(amount.type(digit), AmountEntry::Outcome::Taken);
            walk.form.setAmount(amount);
        }
        QTEST(walk.form.form().amount.centavos(), "amount");
    }

    /** A customer asks for the code again while the next one is being typed. */
    void whatIsBeingTypedOutlivesALookAtAnother()
    {
        Walk walk;
        const QString waiting = walk.booth.book.charge({});
        const QString unknown = walk.booth.book.begin({});
        walk.booth.book.write(drafts::of(EventKind::Unknown, unknown));
        walk.form.fill(Money::fromCentavos(8640).value(), *Story::ofCreated().charge().customer());
        const auto leave = [&walk](int way) {
            if (way == 0)
                walk.navigator.leave();
            else if (way == 1)
                walk.navigator.toCounter();
            else
                walk.navigator.beginNext(u'5');
        };
        for (int way = 0; way < 3; ++way) {
            walk.navigator.ask(Intent::Open, waiting);
            QTRY_COMPARE(walk.navigator.page(), Page::Charge);
            leave(way);
            QCOMPARE(walk.navigator.page(), Page::Form);
            QCOMPARE(walk.form.form().amount.centavos(), way == 2 ? 5 : 8640);
        }
        walk.form.fill(Money::fromCentavos(8640).value(), *Story::ofCreated().charge().customer());
        walk.navigator.ask(Intent::Open, unknown);
        QTRY_COMPARE(walk.navigator.page(), Page::Outcome);
        walk.navigator.take(Action::ClearForm); // of that attempt
        QCOMPARE(walk.form.form().amount.centavos(), 8640);
    }

    void aChargeOfTheListIsOpenedOnItsPage()
    {
        Walk walk;
        const QString waiting = walk.booth.book.charge({});
        const QString unknown = walk.booth.book.begin({});
        walk.booth.book.write(drafts::of(EventKind::Unknown, unknown));
        walk.navigator.ask(Intent::Open, waiting);
        // Only the newest intent counts.
        walk.navigator.ask(Intent::Open, unknown);
        QTRY_COMPARE(walk.navigator.page(), Page::Outcome);
        QCOMPARE(walk.outcome.attempt(), unknown);
        walk.navigator.ask(Intent::Open, waiting);
        QTRY_COMPARE(walk.navigator.page(), Page::Charge);
        QCOMPARE(walk.charge.attempt(), waiting);
        // With its data into the form, and then away from it.
        walk.navigator.chargeAgain();
        QCOMPARE(walk.navigator.page(), Page::Form);
        QVERIFY(walk.charge.attempt().isEmpty());
        QCOMPARE(walk.form.form().amount.centavos(), 8640);
        walk.navigator.toCharges();
        QCOMPARE(walk.navigator.page(), Page::Charges);
        walk.navigator.toCounter();
        QCOMPARE(walk.form.form().amount.centavos(), 8640);
        walk.navigator.take(Action::ClearForm);
        QCOMPARE(walk.form.form().amount.centavos(), 0);
    }

    void wayBack_data()
    {
        QTest::addColumn<bool>("fromTheList");
        QTest::addColumn<EventKind>("kind");
        QTest::addColumn<Page>("opened");
        QTest::addColumn<Page>("left");
        QTest::newRow("waiting, from the list") << true << EventKind::Created << Page::Charge << Page::Charges;
        QTest::newRow("waiting, from the day's list") << false << EventKind::Created << Page::Charge << Page::Form;
        QTest::newRow("unknown, from the list") << true << EventKind::Unknown << Page::Outcome << Page::Charges;
        QTest::newRow("unknown, from the day's list") << false << EventKind::Unknown << Page::Outcome << Page::Outcome;
    }
    void wayBack()
    {
        QFETCH(const bool, fromTheList);
        QFETCH(const EventKind, kind);
        QFETCH(const Page, opened);
        Walk walk;
        QString attempt;
        if (kind == EventKind::Created) {
            attempt = walk.booth.book.charge({});
        } else {
            attempt = walk.booth.book.begin({});
            walk.booth.book.write(drafts::of(kind, attempt));
        }
        if (fromTheList)
            walk.navigator.toCharges();
        QCOMPARE(walk.navigator.isInList(), fromTheList);
        walk.navigator.ask(Intent::Open, attempt);
        QTRY_COMPARE(walk.navigator.page(), opened);
        QCOMPARE(walk.navigator.isInList(), fromTheList);
        walk.navigator.leave();
        QTEST(walk.navigator.page(), "left");
        QCOMPARE(walk.navigator.isInList(), fromTheList);
    }

    void theListIsForgottenAtTheCounter()
    {
        Walk walk;
        const QString attempt = walk.booth.book.charge({});
        const auto open = [&walk, &attempt] {
            walk.navigator.toCharges();
            walk.navigator.ask(Intent::Open, attempt);
            QTRY_COMPARE(walk.navigator.page(), Page::Charge);
            QVERIFY(walk.navigator.isInList());
        };
        open();
        walk.navigator.toCounter();
        QVERIFY(!walk.navigator.isInList());
        open();
        walk.navigator.chargeAgain();
        QVERIFY(!walk.navigator.isInList());
        // Typed, and not sent: looking something up in the list keeps it.
        open();
        walk.navigator.leave();
        walk.navigator.toCounter();
        QCOMPARE(walk.form.form().amount.centavos(), 8640);
        // Charged: the list is no way to the same data once more.
        Q_EMIT walk.form.started(attempt);
        QTRY_COMPARE(walk.navigator.page(), Page::Charge);
        walk.navigator.toCharges();
        QCOMPARE(walk.form.form().amount.centavos(), 0);
    }

    void whatIsOfferedAboutACharge()
    {
        Walk walk;
        const QString waiting = walk.booth.book.charge({});
        const QString paid = walk.booth.book.charge({.status = u"Paga"_s});
        QCOMPARE(walk.asked(Intent::Receive, waiting), Kind::Receipt);
        // Nothing behind the dialog is reached.
        walk.navigator.toCharges();
        QCOMPARE(walk.navigator.page(), Page::Form);
        walk.navigator.closed(walk.dialogs.constFirst());
        walk.navigator.toCharges();
        QCOMPARE(walk.navigator.page(), Page::Charges);
        QCOMPARE(walk.asked(Intent::Correct, waiting), Kind::Correction);
        walk.navigator.closed(walk.dialogs.constFirst());
        // Reading is not switched on: that is told.
        QCOMPARE(walk.asked(Intent::ReadStatus, waiting), Kind::Notice);
        walk.navigator.closed(walk.dialogs.constFirst());
        QCOMPARE(walk.asked(Intent::Open, u"no such charge"_s), Kind::Notice);
        // No receipt is offered for what is paid already, and why is told.
        walk.navigator.closed(walk.dialogs.constFirst());
        QCOMPARE(walk.asked(Intent::Receive, paid), Kind::Notice);
        QCOMPARE(walk.dialogs.constFirst().text, messages::describe(Obstacle::Paid));
    }

    void anUnknownAttemptIsSettledAndTheWrongTxidTakenBack()
    {
        Walk walk;
        const QString attempt = walk.booth.book.begin({});
        walk.booth.book.write(drafts::of(EventKind::Unknown, attempt));
        walk.navigator.ask(Intent::Open, attempt);
        QTRY_COMPARE(walk.navigator.page(), Page::Outcome);
        walk.navigator.take(Action::CreateAnother);
        QCOMPARE(walk.dialogs.constLast().kind, Kind::Absence);
        QVERIFY(walk.dialogs.constLast().text.contains(u"86,40"_s));
        walk.navigator.closed(walk.dialogs.constLast());
        walk.navigator.take(Action::UseExisting);
        QCOMPARE(walk.dialogs.constLast().kind, Kind::GiveTxid);
        QVERIFY(!walk.navigator.answerTxid(QString(256, u'x'), u"Carlos"_s).isEmpty());
        QVERIFY(walk.navigator.answerTxid(u"c4789aa0b1c2d3e4f5"_s, u"Carlos"_s).isEmpty());
        QTRY_COMPARE(walk.navigator.page(), Page::Charge);
        walk.navigator.closed(walk.dialogs.constLast());
        walk.navigator.take(Action::Reopen);
        QCOMPARE(walk.dialogs.constLast().kind, Kind::Reopening);
        QVERIFY(walk.dialogs.constLast().text.startsWith(u"Carlos gave the txid c4789"_s));
        walk.navigator.answer(walk.dialogs.constLast(), Navigator::Answer::First, u"Carlos"_s);
        QTRY_COMPARE(walk.navigator.page(), Page::Outcome);
        QCOMPARE(walk.outcome.view().kind, OutcomeView::Kind::Unknown);
    }
};

QTEST_GUILESS_MAIN(NavigatorTest)
#include "navigatortest.moc"
