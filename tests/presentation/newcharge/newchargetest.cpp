// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/support/booth.h"
#include "tests/support/counter.h"
#include "tests/support/testmain.h"
#include "ui/presentation/charge/chargepresenter.h"
#include "ui/presentation/frame/navigator.h"
#include "ui/presentation/newcharge/outcomepresenter.h"

#include <QSignalSpy>
#include <QTest>

namespace newchargetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Booth;
using balcao::test::Counter;

namespace
{

/** How many attempts the ledger holds; behind every reading that was asked for before. */
int attemptsIn(Counter &counter)
{
    int count = -1;
    QObject context;
    counter.ledger->ask(SearchCharges{})
        ->whenFinished(&context, [&count](const Expected<ChargeSlice, LedgerError> &slice) {
            count = slice ? static_cast<int>(slice->rows.size()) : -2;
        });
    [[maybe_unused]] const bool isAnswered = QTest::qWaitFor([&count] { return count != -1; });
    return count;
}

/** The form, and the pages that a press leads to. */
struct Walk {
    Counter counter;
    NewChargePresenter form{*counter.service};
    ChargePresenter charge{*counter.service, nullptr};
    OutcomePresenter outcome{*counter.service};
    Navigator navigator{*counter.service, form, charge, outcome};
};

} // namespace

class NewChargeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFieldIsJudgedWhenItIsLeft()
    {
        const Booth booth;
        NewChargePresenter form(*booth.service);
        const auto taxId = [&form] { return form.view().fields.at(indexOf(CustomerField::TaxId)).state; };
        form.setText(CustomerField::TaxId, u"529.982.247-52"_s);
        QCOMPARE(taxId(), FieldView::State::Untouched);
        form.leave(CustomerField::TaxId);
        QCOMPARE(taxId(), FieldView::State::Error);
        // Judged wrong once, it is judged at every key from then on.
        form.setText(CustomerField::TaxId, u"529.982.247-25"_s);
        QCOMPARE(taxId(), FieldView::State::Ok);
        form.leave(CustomerField::Email);
        QVERIFY2(form.view().errorCount.isEmpty(), "an empty field that is left is not an error yet");
    }

    void aPressThatIsNotWholeSendsNothing()
    {
        const Booth booth;
        NewChargePresenter form(*booth.service);
        const QSignalSpy rejected(&form, &NewChargePresenter::rejected);
        QVERIFY(!form.submit());
        QCOMPARE(rejected.count(), 1);
        QVERIFY(!form.form().amountMessage.isEmpty());
        QVERIFY(form.view().errorCount.startsWith(u'4'));
        Counter::fill(form);
        form.setText(CustomerField::Email, u"marina@"_s);
        QVERIFY(!form.submit());
        QVERIFY(!booth.service->isCreating());
        QCOMPARE(form.form().texts.at(indexOf(CustomerField::Email)), u"marina@"_s);
        QCOMPARE(form.form().amount.centavos(), 8640);
    }

    void aRefusalIsLeftStandingUntilTheTextChangesOrThePressIsRepeated()
    {
        const Booth booth;
        NewChargePresenter form(*booth.service);
        Counter::fill(form);
        ProviderError error;
        error.fields = {{u"customer.email"_s, u"invalid domain"_s}};
        form.showRefusal(*formRefusal(error, QDateTime::currentDateTimeUtc()));
        form.leave(CustomerField::Email);
        QCOMPARE(form.view().firstError, std::optional(CustomerField::Email));
        QVERIFY(form.form().banner.has_value());
        QVERIFY(form.submit());
        QVERIFY(!form.form().banner.has_value());
        form.clear();
        QVERIFY(form.form().texts == CustomerTexts() && form.form().amount.centavos() == 0);
    }

    void aWholeFormStartsOneCreate()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        Counter::fill(form);
        QStringList started;
        bool isAnotherTaken = true;
        connect(&form, &NewChargePresenter::started, &form, [&](const QString &attempt) {
            started.append(attempt);
            isAnotherTaken = form.submit(); // while the create is under way
        });
        QVERIFY(form.submit());
        // A second press while the first is being written starts nothing.
        QVERIFY(!form.submit());
        QCOMPARE(started.size(), 1);
        QVERIFY(!isAnotherTaken);
        const QString attempt = started.first();
        QTRY_COMPARE(counter.service->record(attempt)->charge.state, Charge::State::Created);
        QCOMPARE(counter.server.chargeCount(), 1);
        QCOMPARE(attemptsIn(counter), 1);
    }

    void aNameThatHoldsOtherDataIsAskedAboutOnce()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        Counter::fill(form);
        const QSignalSpy rejected(&form, &NewChargePresenter::rejected);
        form.setText(CustomerField::Name, u"Ana Paz 529.982.247-25 (11) 98765-4321"_s);
        QVERIFY(!form.submit());
        QCOMPARE(rejected.count(), 1);
        QCOMPARE(form.view().firstError, std::optional(CustomerField::Name));
        // Another name is another question.
        form.setText(CustomerField::Name, u"Ana Paz 529.982.247-25"_s);
        QVERIFY(!form.submit());
        QVERIFY(!counter.service->isCreating());
        QVERIFY(form.submit());
        QTRY_COMPARE(counter.server.chargeCount(), 1);
        // A past customer has that name by right.
        Counter::fill(form);
        form.fillCustomer({.name = u"ANA PAZ 52998224725"_s,
                           .phone = u"11987654321"_s,
                           .email = u"ana@example.com"_s,
                           .taxId = u"52998224725"_s,
                           .lastAt = {}});
        QVERIFY(form.view().errorCount.isEmpty());
    }

    void aPastedRowCanBeTakenBack()
    {
        const Booth booth;
        NewChargePresenter form(*booth.service);
        form.setText(CustomerField::Email, u"old@example.com"_s);
        const CustomerTexts before = form.form().texts;
        form.paste(CustomerField::Name, {u"Ana Paz"_s, u"529.982.247-25"_s, u"ana@example.com"_s});
        const CustomerTexts pasted{u"529.982.247-25"_s, u"Ana Paz"_s, QString(), u"ana@example.com"_s};
        QCOMPARE(form.form().texts, pasted);
        QCOMPARE(form.view().fields.at(indexOf(CustomerField::TaxId)).state, FieldView::State::Ok);
        QVERIFY(form.takeBack());
        QCOMPARE(form.form().texts, before);
        // One cell is typed text like any other.
        form.paste(CustomerField::Name, {u"Ana Paz"_s});
        QCOMPARE(form.form().texts.at(indexOf(CustomerField::Name)), u"Ana Paz"_s);
        QVERIFY(!form.takeBack());
    }

    void aSimilarChargeIsAskedAboutAndCreatedAnyway()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        Counter::fill(form);
        const QSignalSpy started(&form, &NewChargePresenter::started);
        const QSignalSpy similar(&form, &NewChargePresenter::similarFound);
        QVERIFY(form.submit());
        QTRY_COMPARE(started.count(), 1);
        QTRY_VERIFY(!counter.service->isCreating());
        Counter::fill(form);
        QVERIFY(form.submit());
        QTRY_COMPARE(similar.count(), 1);
        QVERIFY(!counter.service->isCreating());
        // Called off before it was written: nobody sees an attempt of it.
        QCOMPARE(attemptsIn(counter), 1);
        QCOMPARE(similar.first().first(), started.first().first());
        QVERIFY(similar.first().at(1).toString().contains(shortName(started.first().first().toString())));
        form.submitAnyway();
        QCOMPARE(started.count(), 3);
        QTRY_COMPARE(counter.server.chargeCount(), 2);
        QCOMPARE(attemptsIn(counter), 2);
        // What was warned of is created once.
        QTRY_VERIFY(!counter.service->isCreating());
        form.submitAnyway();
        QVERIFY(!counter.service->isCreating());
    }

    void theQuestionAboutASimilarChargeIsAskedOverTheForm()
    {
        Walk walk;
        auto &[counter, form, charge, outcome, navigator] = walk;
        QList<Navigator::Dialog> dialogs;
        connect(&navigator, &Navigator::dialogWanted, &navigator,
                [&dialogs](const Navigator::Dialog &dialog) { dialogs.append(dialog); });
        Counter::fill(form);
        QVERIFY(form.submit());
        QCOMPARE(navigator.page(), Navigator::Page::Charge);
        QTRY_VERIFY(!counter.service->isCreating());
        navigator.toNewCharge();
        Counter::fill(form);
        const NewChargeForm typed = form.form();
        QVERIFY(form.submit());
        QTRY_COMPARE(dialogs.size(), 1);
        QCOMPARE(dialogs.first().form.name, u"similar"_s);
        QCOMPARE(navigator.page(), Navigator::Page::Form);
        QVERIFY(form.form().texts == typed.texts && form.form().amount == typed.amount);
        // Back, and pressed again: it is asked again, of the same sale.
        navigator.closed(dialogs.takeFirst());
        QVERIFY(form.submit());
        QTRY_COMPARE(dialogs.size(), 1);
        QCOMPARE(dialogs.takeFirst().form.submit({.isOther = true}).value(), nullptr);
        QCOMPARE(navigator.page(), Navigator::Page::Charge);
        QTRY_COMPARE(charge.view().stage, ChargePresenter::Stage::Ready);
        QCOMPARE(counter.server.chargeCount(), 2);
    }

    void aSimilarChargeThatCannotBeReadIsAskedAboutToo()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        Counter::fill(form);
        const QSignalSpy started(&form, &NewChargePresenter::started);
        const QSignalSpy similar(&form, &NewChargePresenter::similarFound);
        QVERIFY(form.submit());
        QTRY_VERIFY(!counter.service->isCreating());
        Counter::fill(form);
        QVERIFY(form.submit());
        // Found by the one who writes, and gone when it is looked at.
        connect(&form, &NewChargePresenter::changed, &form, [&counter] {
            const auto store = LedgerStore::open(counter.ledger->address(), {});
            QVERIFY(counter.service->isCreating() || (*store)->connection().execute(u"DELETE FROM charge"_s));
        });
        QTRY_COMPARE(similar.count(), 1);
        QCOMPARE(similar.first().first(), started.first().first());
        QVERIFY(!similar.first().at(1).toString().isEmpty());
        QVERIFY(!counter.service->isCreating());
        QCOMPARE(counter.server.chargeCount(), 1);
    }

    void aDigitTooManySaysWhyAndTheHintGoesByItself()
    {
        Counter counter;
        // At night the banks' limit takes the hint's place.
        const QDateTime now = QDateTime::currentDateTime();
        counter.clockOffset = std::chrono::milliseconds(now.msecsTo(QDateTime(now.date(), QTime(12, 0))));
        NewChargePresenter form(*counter.service);
        for (int times = 0; times < 9; ++times)
            form.press({AmountKey::Kind::Typed, u"9"_s});
        QCOMPARE(form.form().amount.centavos(), 99'999'999);
        QCOMPARE(form.view().hint.kind, AmountHint::Kind::Refused);
        auto *time = form.findChild<QTimer *>();
        QVERIFY(time->isActive());
        QCOMPARE(time->interval(), 6000);
        time->start(0);
        QTRY_VERIFY(form.view().hint.text.isEmpty());
    }

    void whatWasClearedComesBack()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        QVERIFY2(!form.takeBack(), "there is nothing yet");
        form.discard();
        QVERIFY(!form.takeBack());
        Counter::fill(form);
        form.discard();
        QVERIFY(form.form().amount.amount().isZero() && form.form().texts == CustomerTexts());
        QVERIFY(!form.view().hint.text.isEmpty());
        QVERIFY(form.takeBack());
        QCOMPARE(form.form().amount.centavos(), 8640);
        QCOMPARE(form.form().texts, textsOf(Counter::customer()));
        QVERIFY2(form.takeBack(), "and the other way");
        QVERIFY(form.form().amount.amount().isZero());
        form.discard(); // a second time: there is nothing to clear
        QVERIFY(form.takeBack());
        QCOMPARE(form.form().amount.centavos(), 8640);
        form.setText(CustomerField::Name, u"Outra Pessoa"_s);
        QVERIFY2(!form.takeBack(), "it is another sale by now");
    }

    /** What is typed, key by key: "|" the keyboard leaves the amount, "n" a name is typed, "<" Backspace, "x" Delete, "v" a paste of
     *  words, "w" a paste of 1,23, "z" what was taken back. */
    void whatTheKeysMake_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<qint64>("amount");
        QTest::newRow("on") << u"1000"_s << qint64(1000);
        QTest::newRow("left") << u"1000|5"_s << qint64(5);
        QTest::newRow("left, and back") << u"1000|5z"_s << qint64(1000);
        QTest::newRow("there and back") << u"1000|5zz"_s << qint64(5);
        QTest::newRow("a paste that is none") << u"1000|v5"_s << qint64(5);
        QTest::newRow("a second comma is none") << u"10,|,5"_s << qint64(50);
        QTest::newRow("a name between, by the keys on the screen") << u"500n7"_s << qint64(7);
        QTest::newRow("a name, a digit, a name, a digit") << u"5n5n7"_s << qint64(7);
        QTest::newRow("Backspace mends what stands there") << u"1250|<3"_s << qint64(1253);
        QTest::newRow("Delete, and back") << u"1000xz"_s << qint64(1000);
        QTest::newRow("a paste over it, and back") << u"1000wz"_s << qint64(1000);
        QTest::newRow("left since: nothing comes back") << u"1000|2000|z"_s << qint64(2000);
        QTest::newRow("a name since: nothing comes back") << u"1000|2000nz"_s << qint64(2000);
    }
    void whatTheKeysMake()
    {
        QFETCH(const QString, keys);
        using Kind = AmountKey::Kind;
        Counter counter;
        NewChargePresenter form(*counter.service);
        QString name;
        for (const QChar key : keys) {
            if (key == u'|')
                form.keepAmount();
            else if (key == u'n')
                form.setText(CustomerField::Name, name += u'a');
            else if (key == u'z')
                form.takeBack();
            else if (key == u'v' || key == u'w')
                form.press({Kind::Pasted, key == u'v' ? u"abc"_s : u"1,23"_s});
            else if (key == u'<' || key == u'x')
                form.press({key == u'<' ? Kind::Backspace : Kind::Clear});
            else
                form.press({Kind::Typed, key});
        }
        QTEST(form.form().amount.centavos(), "amount");
    }

    /** Why nothing was sent is said before what could be taken back. */
    void theErrorComesFirst()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        form.press({AmountKey::Kind::Pasted, u"10,00"_s});
        form.press({AmountKey::Kind::Clear});
        QVERIFY(!form.view().hint.text.isEmpty());
        QVERIFY(!form.submit());
        QVERIFY(!form.form().amountMessage.isEmpty());
        QVERIFY(form.view().hint.text.isEmpty());
    }

    /** What is cleared and taken back is the same sale. */
    void takenBackItIsTheSameSale()
    {
        sandbox::SandboxOptions refusing;
        refusing.quirks = refusing.quirks.with(u"fault=refuse-email"_s).value();
        Counter counter(refusing);
        NewChargePresenter form(*counter.service);
        ChargePresenter charge(*counter.service, nullptr);
        OutcomePresenter outcome(*counter.service);
        Navigator navigator(*counter.service, form, charge, outcome);
        const auto send = [&] {
            const QSignalSpy started(&form, &NewChargePresenter::started);
            [[maybe_unused]] const bool isSent = form.submit();
            [[maybe_unused]] const bool isOver = QTest::qWaitFor([&] { return form.form().banner.has_value(); });
            return counter.service->record(started.value(0).value(0).toString())->charge;
        };
        Counter::fill(form);
        const Charge first = send();
        form.discard();
        QVERIFY(form.takeBack());
        const Charge second = send();
        QCOMPARE(second.sale, first.sale);
        QCOMPARE(second.replaces, first.attempt);
    }

    /** Of a number whose first digits fell on a request that was out the rest makes none. */
    void aTornNumberIsNone()
    {
        Walk walk;
        auto &[counter, form, charge, outcome, navigator] = walk;
        Counter::fill(form);
        QVERIFY(form.submit());
        QVERIFY(!navigator.typeAmount({AmountKey::Kind::Typed, u"9"_s}));
        // Digits come until the end of the request, however slow this machine is.
        QTRY_VERIFY(!navigator.typeAmount({AmountKey::Kind::Typed, u"9"_s}) && !counter.service->isCreating());
        QVERIFY(!navigator.typeAmount({AmountKey::Kind::Typed, u"8"_s}));
        QCOMPARE(navigator.page(), Navigator::Page::Charge);
        QCOMPARE(form.form().amount.centavos(), 8640);
    }

    void theLastCustomerComesAgain()
    {
        Walk walk;
        auto &[counter, form, charge, outcome, navigator] = walk;
        Counter::fill(form);
        QVERIFY(form.submit());
        QTRY_VERIFY(!counter.service->isCreating());
        navigator.toNewCharge();
        form.press({AmountKey::Kind::Pasted, u"12,00"_s});
        form.setText(CustomerField::Name, u"Jo"_s);
        form.repeatCustomer();
        QTRY_COMPARE(form.form().texts, textsOf(Counter::customer()));
        QCOMPARE(form.form().amount.centavos(), 1200);
        QVERIFY(form.takeBack());
        QCOMPARE(form.form().texts.at(indexOf(CustomerField::Name)), u"Jo"_s);
        QCOMPARE(form.form().amount.centavos(), 1200);
        // Its answer is nobody's who has typed on, or sent the form.
        const QSignalSpy changes(&form, &NewChargePresenter::changed);
        form.repeatCustomer();
        form.setText(CustomerField::Name, u"Joao"_s);
        bool isRead = false;
        counter.service->reader().ask(CounterNames{})->whenFinished(&form, [&isRead](const auto &) {
            isRead = true;
        }); // behind it
        QTRY_VERIFY(isRead);
        QCOMPARE(form.form().texts.at(indexOf(CustomerField::Name)), u"Joao"_s);
        // And none is offered where there is to be no customer book.
        form.setCustomerBook(false);
        form.repeatCustomer();
        isRead = false;
        counter.service->reader().ask(CounterNames{})->whenFinished(&form, [&isRead](const auto &) { isRead = true; });
        QTRY_VERIFY(isRead);
        QCOMPARE(form.form().texts.at(indexOf(CustomerField::Name)), u"Joao"_s);
    }

    void whatCannotBeWrittenIsToldOnAPageOfItsOwn()
    {
        Walk walk;
        auto &[counter, form, charge, outcome, navigator] = walk;
        Counter::fill(form);
        QVERIFY(form.submit());
        QTRY_VERIFY(!counter.service->isCreating());
        // The sale of the charge that was just made, which nobody replaces: the ledger does not take the attempt.
        Charge same;
        same.sale = counter.service->record(charge.attempt())->charge.sale;
        navigator.toNewCharge();
        Counter::fill(form);
        form.continueSale(same);
        form.press({AmountKey::Kind::Pasted, u"1,00"_s});
        QVERIFY(form.submit());
        QTRY_COMPARE(navigator.page(), Navigator::Page::Outcome);
        QCOMPARE(form.form().amount.centavos(), 100);
        QCOMPARE(counter.server.chargeCount(), 1);
    }
};

BALCAO_TEST(NewChargeTest)

} // namespace newchargetest

#include "newchargetest.moc"
