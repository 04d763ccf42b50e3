// SPDX-License-Identifier: MIT
#include "ui/presentation/frame/navigator.h"
#include "tests/core/charge/situations.h"
#include "tests/support/booth.h"
#include "tests/support/testmain.h"
#include "ui/presentation/charge/chargepresenter.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/text/messages.h"

#include <QSignalSpy>
#include <QTest>

namespace navigatortest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Booth;
using balcao::test::Story;
using Action = Choice::Action;
using Cause = ProviderError::Cause;
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

/** The form's name; the correction has none. */
QString nameOf(const Navigator::Dialog &dialog)
{
    return dialog.kind == Navigator::Dialog::Kind::Correction ? u"correction"_s : dialog.form.name;
}

FormAnswer answered(const FormValues &values)
{
    return {.values = values};
}

enum class Place { Amount, AmountAgain, Form, Charge, ListedCharge, AskingCharge, Outcome, List, Help, Dialog };

/** A window without a window: what the navigator tells it. */
struct Walk {
    Walk()
    {
        QObject::connect(&navigator, &Navigator::dialogWanted, &navigator,
                         [this](const Navigator::Dialog &dialog) { dialogs.append(dialog); });
    }
    [[nodiscard]] QString asked(Intent intent, const QString &attempt)
    {
        dialogs.clear();
        navigator.ask(intent, attempt);
        [[maybe_unused]] const bool isAnswered = QTest::qWaitFor([this] { return !dialogs.isEmpty(); });
        return nameOf(dialogs.value(0));
    }

    [[nodiscard]] bool goTo(Place place);

    Booth booth;
    NewChargePresenter form{*booth.service};
    ChargePresenter charge{*booth.service, nullptr};
    OutcomePresenter outcome{*booth.service};
    Navigator navigator{*booth.service, form, charge, outcome};
    QList<Navigator::Dialog> dialogs;
};

bool Walk::goTo(Place place)
{
    const auto opened = [this](const QString &attempt, Page page) {
        navigator.ask(Intent::Open, attempt);
        return QTest::qWaitFor([&] { return navigator.page() == page; });
    };
    switch (place) {
    case Place::AmountAgain:
        form.keepAmount();
        return true;
    case Place::Amount:
    case Place::Form:
        return true;
    case Place::ListedCharge:
        navigator.toCharges();
        return opened(booth.book.charge({}), Page::Charge);
    case Place::Charge:
        return opened(booth.book.charge({}), Page::Charge);
    case Place::AskingCharge: {
        const QString attempt = booth.book.begin({});
        EventDraft created = drafts::answer(EventKind::Created, attempt, u"e0b1c2d3e4f5"_s, 8640, u"Aguardando"_s);
        drafts::setCode(created, {}, 8640); // no code to show
        booth.book.write(created);
        return opened(attempt, Page::Charge) && !charge.view().choices.isEmpty();
    }
    case Place::Outcome: {
        const QString unknown = booth.book.begin({});
        booth.book.write(drafts::of(EventKind::Unknown, unknown));
        return opened(unknown, Page::Outcome);
    }
    case Place::List:
        navigator.toCharges();
        return true;
    case Place::Help:
        navigator.toHelp();
        return true;
    case Place::Dialog:
        navigator.notice({}, {});
        return true;
    }
    return false;
}

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
        const Situation situation = balcao::test::situationAfter(std::chrono::seconds(age));
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

    /** Where the keyboard is, what stood in the form, and what 7000 makes of it. 50,00 and 7000 are never 5.000,00. */
    void whereADigitGoes_data()
    {
        QTest::addColumn<Place>("place");
        QTest::addColumn<qint64>("before");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<qint64>("amount");
        QTest::addColumn<Page>("page");
        QTest::newRow("the amount goes on") << Place::Amount << qint64(50) << u"00"_s << qint64(5000) << Page::Form;
        QTest::newRow("back at the amount")
            << Place::AmountAgain << qint64(5000) << u"7000"_s << qint64(7000) << Page::Form;
        QTest::newRow("a button of the form") << Place::Form << qint64(5000) << u"7000"_s << qint64(7000) << Page::Form;
        QTest::newRow("an empty form") << Place::Form << qint64(0) << u"7000"_s << qint64(7000) << Page::Form;
        QTest::newRow("a charge") << Place::Charge << qint64(5000) << u"7000"_s << qint64(7000) << Page::Form;
        QTest::newRow("a charge, a zero first")
            << Place::Charge << qint64(5000) << u"0700"_s << qint64(700) << Page::Form;
        QTest::newRow("a charge, a comma") << Place::Charge << qint64(5000) << u"7,5"_s << qint64(750) << Page::Form;
        QTest::newRow("a charge of the list")
            << Place::ListedCharge << qint64(5000) << u"7000"_s << qint64(7000) << Page::Form;
        QTest::newRow("a charge that asks")
            << Place::AskingCharge << qint64(5000) << u"7000"_s << qint64(7000) << Page::Form;
        QTest::newRow("an unknown outcome")
            << Place::Outcome << qint64(5000) << u"7000"_s << qint64(7000) << Page::Form;
        QTest::newRow("the list") << Place::List << qint64(5000) << u"7"_s << qint64(5000) << Page::Charges;
        QTest::newRow("help") << Place::Help << qint64(5000) << u"7"_s << qint64(5000) << Page::Help;
        QTest::newRow("a dialog") << Place::Dialog << qint64(5000) << u"7"_s << qint64(5000) << Page::Form;
    }
    void whereADigitGoes()
    {
        QFETCH(const Place, place);
        QFETCH(const qint64, before);
        QFETCH(const QString, typed);
        Walk walk;
        const Customer customer = *Story::ofCreated().charge().customer();
        if (before != 0)
            walk.form.fill(Money::fromCentavos(before).value(), customer);
        if (place == Place::Amount)
            walk.form.press({AmountKey::Kind::Pasted, u"0,50"_s});
        QVERIFY(walk.goTo(place));
        bool isAtAmount = place == Place::Amount || place == Place::AmountAgain;
        connect(&walk.navigator, &Navigator::amountWanted, this, [&isAtAmount] { isAtAmount = true; });
        for (const QChar digit : typed) {
            const AmountKey key{AmountKey::Kind::Typed, digit};
            if (isAtAmount)
                walk.form.press(key);
            else
                QCOMPARE(walk.navigator.typeAmount(key), isAtAmount);
        }
        QTEST(walk.form.form().amount.centavos(), "amount");
        QTEST(walk.navigator.page(), "page");
        QCOMPARE(isAtAmount, walk.form.form().amount.centavos() != before || place == Place::Amount);
        if (before != 0) { // a kept sale keeps its customer
            QCOMPARE(walk.form.form().texts, textsOf(customer));
            const bool isAnother = isAtAmount && place != Place::Amount;
            QCOMPARE(walk.form.view().hint.text.contains(u"50,00"_s), isAnother);
            QCOMPARE(walk.form.takeBack(), isAnother);
            QCOMPARE(walk.form.form().amount.centavos(), before == 50 ? 5000 : before);
        }
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
                QVERIFY(walk.navigator.typeAmount({AmountKey::Kind::Typed, u"5"_s}));
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
        QCOMPARE(walk.asked(Intent::Receive, waiting), u"receipt"_s);
        // Nothing behind the dialog is reached.
        walk.navigator.toCharges();
        QCOMPARE(walk.navigator.page(), Page::Form);
        walk.navigator.closed(walk.dialogs.constFirst());
        walk.navigator.toCharges();
        QCOMPARE(walk.navigator.page(), Page::Charges);
        QCOMPARE(walk.asked(Intent::Correct, waiting), u"correction"_s);
        walk.navigator.closed(walk.dialogs.constFirst());
        // Reading is not switched on: that is told.
        QCOMPARE(walk.asked(Intent::ReadStatus, waiting), u"notice"_s);
        walk.navigator.closed(walk.dialogs.constFirst());
        QCOMPARE(walk.asked(Intent::Open, u"no such charge"_s), u"notice"_s);
        // No receipt is offered for what is paid already, and why is told.
        walk.navigator.closed(walk.dialogs.constFirst());
        QCOMPARE(walk.asked(Intent::Receive, paid), u"notice"_s);
        QCOMPARE(walk.dialogs.constFirst().form.text, messages::describe(Obstacle::Paid));
    }

    void anUnknownAttemptIsSettledAndTheWrongTxidTakenBack()
    {
        Walk walk;
        const QString attempt = walk.booth.book.begin({});
        walk.booth.book.write(drafts::of(EventKind::Unknown, attempt));
        walk.navigator.ask(Intent::Open, attempt);
        QTRY_COMPARE(walk.navigator.page(), Page::Outcome);
        walk.navigator.take(Action::CreateAnother);
        QCOMPARE(walk.dialogs.constLast().form.name, u"absence"_s);
        QVERIFY(walk.dialogs.constLast().form.text.contains(u"86,40"_s));
        walk.navigator.closed(walk.dialogs.constLast());
        walk.navigator.take(Action::UseExisting);
        QCOMPARE(walk.dialogs.constLast().form.name, u"txid"_s);
        const DialogSpec form = walk.dialogs.constLast().form;
        FormValues values{{formkey::identifier, QString(256, u'x')}, {formkey::who, u"Carlos"_s}};
        QCOMPARE(form.check(values).missing, QStringList{formkey::identifier});
        values.insert(formkey::identifier, u"c4789aa0b1c2d3e4f5"_s);
        QVERIFY(form.check(values).missing.isEmpty());
        QVERIFY(form.again());
        QVERIFY(form.submit(answered(values)));
        QTRY_COMPARE(walk.navigator.page(), Page::Charge);
        walk.navigator.closed(walk.dialogs.constLast());
        walk.navigator.take(Action::Reopen);
        QCOMPARE(walk.dialogs.constLast().form.name, u"reopening"_s);
        QVERIFY(walk.dialogs.constLast().form.text.startsWith(u"Carlos gave the txid c4789"_s));
        QVERIFY(!form.again()); // its attempt is settled
        static_cast<void>(walk.dialogs.constLast().form.submit(answered({{formkey::who, u"Carlos"_s}})));
        QTRY_COMPARE(walk.navigator.page(), Page::Outcome);
        QCOMPARE(walk.outcome.view().kind, OutcomeView::Kind::Unknown);
    }
};

BALCAO_TEST(NavigatorTest)

} // namespace navigatortest

#include "navigatortest.moc"
