// SPDX-License-Identifier: MIT
#include "tests/support/answers.h"
#include "tests/support/chargebook.h"
#include "tests/support/counter.h"
#include "tests/support/testmain.h"
#include "ui/presentation/charge/chargepresenter.h"
#include "ui/presentation/charge/correctionpresenter.h"
#include "ui/presentation/frame/shellpresenter.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/presentation/newcharge/todaymodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>
#include <QUrl>

namespace chargetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::ChargeBook;
using balcao::test::Counter;
using Stage = ChargePresenter::Stage;

namespace
{

constexpr qint64 centavos = 8640;

ChargeRequest request()
{
    return {.amount = Money::fromCentavos(centavos).value(), .customer = Counter::customer()};
}

Correction change()
{
    return {.amount = Money::fromCentavos(7640), .customer = Counter::customer(), .reason = u"Forgotten discount"_s};
}

bool perform(Counter &counter, const Command &command)
{
    return counter.service->perform(command, counter.service->people().atTheCounter())->hasBegun();
}

/** The new attempt. */
QString create(Counter &counter)
{
    return counter.service
        ->perform(command::Create{.request = request(), .sale = {}}, counter.service->people().atTheCounter())
        ->attempt();
}

const Charge &chargeOf(const Counter &counter, const QString &attempt)
{
    return counter.service->record(attempt)->charge;
}

display::ChargeLine lineOf(const TodayModel &today)
{
    return today.data(today.index(0, 0), TodayModel::ChargeLineRole).value<display::ChargeLine>();
}

ShopClock clockOf(const Counter &counter)
{
    return {.own = counter.clock(), .provider = counter.clock(), .counter = OwnCounter(u"01"_s)};
}

sandbox::SandboxOptions reading(QStringView nameAndValue)
{
    sandbox::SandboxOptions options;
    options.quirks = options.quirks.with(nameAndValue).value();
    return options;
}

} // namespace

class ChargeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fromThePressToTheCode()
    {
        Counter counter;
        ChargePresenter page(*counter.service, nullptr);
        page.show(create(counter));
        QCOMPARE(page.view().stage, Stage::Connecting);
        QVERIFY(page.view().canCancel);
        QVERIFY(page.view().codeBytes.isEmpty());
        QTRY_COMPARE(page.view().stage, Stage::Ready);
        QVERIFY(page.view().codeText.startsWith(u"000201"_s));
        QCOMPARE(page.view().codeBytes, page.view().codeText.toUtf8());
        QCOMPARE(page.view().status.label, u"Waiting"_s);
        QVERIFY(page.view().canCopy);
        QVERIFY(page.view().canCorrect);
        QVERIFY(!page.view().canSimulate);
        QVERIFY(*page.view().progressPermille > 900);
        // The code alone, and no phone: the address is an argument of another program.
        const QUrl address(page.view().whatsAppUrl);
        QCOMPARE(address.host() + address.path(), u"wa.me/"_s);
        QCOMPARE(address.query(QUrl::FullyDecoded), u"text="_s + page.view().codeText);
    }

    void cancelBeforeAnythingLeft()
    {
        Counter counter;
        ChargePresenter page(*counter.service, nullptr);
        const QSignalSpy ended(&page, &ChargePresenter::endedWithoutCharge);
        const QString attempt = create(counter);
        page.show(attempt);
        page.cancel();
        QTRY_COMPARE(ended.count(), 1);
        QCOMPARE(chargeOf(counter, attempt).state, Charge::State::NotSent);
        QCOMPARE(chargeOf(counter, attempt).error->cause, ProviderError::Cause::Cancelled);
        QCOMPARE(counter.server.chargeCount(), 0);
    }

    void aTxidFromAPersonIsNotYetACharge()
    {
        Counter counter(reading(u"fault=status-500"));
        counter.service->setMayRead(false);
        const QString attempt = create(counter);
        QTRY_COMPARE(chargeOf(counter, attempt).state, Charge::State::Unknown);
        counter.server.setFault(sandbox::Fault::None);
        QVERIFY(
            counter.service
                ->perform(command::SettleFound{attempt, Txid::parse(u"of-nobody").value()}, test::person(u"Carlos"_s))
                ->hasBegun());
        ChargePresenter page(*counter.service, nullptr);
        page.show(attempt);
        QTRY_COMPARE(page.view().stage, Stage::Unread);
        QVERIFY(page.view().codeBytes.isEmpty());
        QVERIFY(page.view().badge.label.isEmpty());
        QVERIFY(page.view().banner.text.isEmpty());
        QCOMPARE(page.view().choices.at(1).action, Choice::Action::Reopen);
        QVERIFY(page.view().choices.at(1).text.startsWith(u"Carlos "_s));
        // The provider does not know it: that is said.
        page.take(Choice::Action::RequestCode);
        QTRY_VERIFY(!page.view().banner.text.isEmpty() && page.view().stage == Stage::Unread);
        QCOMPARE(page.view().choices.at(1).action, Choice::Action::Reopen);
    }

    void anotherAmountIsSeenFirst()
    {
        Counter counter(reading(u"fault=wrong-amount"));
        ChargePresenter page(*counter.service, nullptr);
        page.show(create(counter));
        QTRY_COMPARE(page.view().stage, Stage::Difference);
        QVERIFY(page.view().codeBytes.isEmpty());
        QVERIFY(page.view().panelRows.constLast().text.contains(u"86,4"_s));
        page.take(Choice::Action::AcceptDifference);
        QTRY_COMPARE(page.view().stage, Stage::Ready);
        QVERIFY(!page.view().codeBytes.isEmpty());
    }

    void paidInTraining()
    {
        Counter counter;
        ChargePresenter page(*counter.service, &counter);
        page.show(create(counter));
        QTRY_COMPARE(page.view().stage, Stage::Ready);
        page.simulatePayment();
        QTRY_COMPARE(page.view().stage, Stage::Paid);
        QVERIFY(page.view().codeBytes.isEmpty());
        QVERIFY(!page.view().canCorrect);
        QCOMPARE(page.view().progressPermille, std::optional(1000));
        QVERIFY(!perform(counter, command::Correct{page.attempt(), change()}));
    }

    void pastItsDeadlineByOurClockTheCodeGoes()
    {
        Counter counter;
        ChargePresenter page(*counter.service, &counter);
        page.show(create(counter));
        QTRY_COMPARE(page.view().stage, Stage::Ready);
        counter.clockOffset = std::chrono::seconds(899 - 30);
        QTRY_VERIFY(page.view().isLastMinute);
        counter.clockOffset = std::chrono::seconds(901);
        QTRY_COMPARE(page.view().stage, Stage::Expired);
        QVERIFY(page.view().codeBytes.isEmpty());
        QCOMPARE(page.view().status.label, u"Past due"_s);
        // Shown, not written: the provider's word is still the same.
        QCOMPARE(chargeOf(counter, page.attempt()).answer->charge.status.kind(), ProviderStatus::Kind::Waiting);
    }

    void expiredByTheProvider()
    {
        Counter counter;
        ChargePresenter page(*counter.service, &counter);
        page.show(create(counter));
        QTRY_COMPARE(page.view().stage, Stage::Ready);
        page.simulateExpiry();
        QTRY_COMPARE(page.view().stage, Stage::Expired);
    }

    void aCorrectionTakesTheOldCodeOffAtOnce()
    {
        Counter counter;
        ChargePresenter page(*counter.service, &counter);
        page.show(create(counter));
        QTRY_COMPARE(page.view().stage, Stage::Ready);
        const QString oldCode = page.view().codeText;

        CorrectionPresenter correction(*counter.service, page.attempt());
        QVERIFY(!correction.view().canSave());
        correction.press({AmountKey::Kind::Pasted, u"76,40"_s});
        correction.setText(CustomerField::Phone, u"(11) 91234-0178"_s);
        QVERIFY(!correction.view().canSave());
        correction.setReason(correctionReasons().first());
        QVERIFY2(correction.view().canSave(), qPrintable(correction.view().obstacle));
        QVERIFY(correction.save());
        QCOMPARE(page.view().stage, Stage::Correcting);
        QVERIFY(page.view().codeBytes.isEmpty());

        QTRY_COMPARE(page.view().stage, Stage::Ready);
        QCOMPARE(page.view().amount.centavos(), 7640);
        QVERIFY(page.view().codeText != oldCode);
        QVERIFY(page.view().madeAt.contains(u'2'));
        QCOMPARE(chargeOf(counter, page.attempt()).revision, 2);
        QCOMPARE(chargeOf(counter, page.attempt()).phone, u"11912340178"_s);
    }

    void anUnknownCorrectionKeepsTheCodeCovered()
    {
        Counter counter;
        ChargePresenter page(*counter.service, nullptr);
        page.show(create(counter));
        QTRY_COMPARE(page.view().stage, Stage::Ready);
        counter.server.setFault(sandbox::Fault::Status500);
        QVERIFY(perform(counter, command::Correct{page.attempt(), change()}));
        QTRY_COMPARE(page.view().stage, Stage::CorrectionUnknown);
        QVERIFY(page.view().codeBytes.isEmpty());
        QVERIFY(!page.view().banner.text.isEmpty());
        QCOMPARE(page.view().status.label, u"To check"_s);
        counter.server.setFault(sandbox::Fault::None);
        page.take(Choice::Action::RepeatCorrection);
        QTRY_COMPARE(page.view().stage, Stage::Ready);
        QCOMPARE(page.view().amount.centavos(), 7640);
    }

    void aCorrectionThatWasNotSentShowsTheOldCodeAgain()
    {
        Counter counter;
        ChargePresenter page(*counter.service, nullptr);
        page.show(create(counter));
        QTRY_COMPARE(page.view().stage, Stage::Ready);
        const QString code = page.view().codeText;
        counter.server.stop();
        QVERIFY(perform(counter, command::Correct{page.attempt(), change()}));
        QCOMPARE(page.view().stage, Stage::Correcting);
        QTRY_VERIFY(!page.view().isBusy);
        QCOMPARE(page.view().stage, Stage::Ready);
        QCOMPARE(page.view().codeText, code);
        QVERIFY(!page.view().banner.text.isEmpty());
        QCOMPARE(page.view().amount.centavos(), centavos);
    }

    void aRefusalThatAPaymentWouldGiveKeepsTheCodeCovered()
    {
        Counter counter;
        ChargePresenter page(*counter.service, nullptr);
        page.show(create(counter));
        QTRY_COMPARE(page.view().stage, Stage::Ready);
        QVERIFY(counter.server.pay(page.view().txid));
        QVERIFY(perform(counter, command::Correct{page.attempt(), change()}));
        QTRY_VERIFY(!page.view().isBusy);
        QCOMPARE(page.view().stage, Stage::CodeRefused);
        QVERIFY(page.view().codeText.isEmpty());
        QVERIFY(chargeOf(counter, page.attempt()).doubts.testFlag(Doubt::MayBePaid));
        QVERIFY(!page.view().banner.text.isEmpty());
        QCOMPARE(page.view().amount.centavos(), centavos);
        // A read tells.
        page.refresh();
        QTRY_COMPARE(page.view().stage, Stage::Paid);
    }

    void aWrongKeyIsARefusal()
    {
        Counter counter({}, "another-key-entirely");
        OutcomePresenter outcome(*counter.service);
        ShellPresenter shell(*counter.service, Clock(), false, u"Shop"_s);
        const QString attempt = create(counter);
        QTRY_COMPARE(chargeOf(counter, attempt).state, Charge::State::Refused);
        outcome.show(attempt);
        QCOMPARE(outcome.view().kind, OutcomeView::Kind::KeyRefused);
        QCOMPARE(shell.contact().tone, ShellPresenter::Contact::Tone::Error);
        QVERIFY(outcome.view().lead.contains(u"401"_s));
        const QString all = outcome.view().facts.join(u' ') + outcome.view().support.join(u' ');
        QVERIFY2(!all.contains(u"another-key-entirely"_s), "the key is never shown");
        QCOMPARE(counter.server.chargeCount(), 0);
    }

    void anUnknownOutcomeIsNeverCalledFailed()
    {
        Counter counter(reading(u"fault=status-500"));
        OutcomePresenter outcome(*counter.service);
        TodayModel today(counter.service->reader(), clockOf(counter));
        const QAbstractItemModelTester tester(&today);
        const QString attempt = create(counter);
        QTRY_COMPARE(chargeOf(counter, attempt).state, Charge::State::Unknown);
        outcome.show(attempt);
        QCOMPARE(outcome.view().kind, OutcomeView::Kind::Unknown);
        QVERIFY(!outcome.view().doubts.isEmpty());
        QTRY_COMPARE(today.rowCount(), 1);
        QTRY_COMPARE(lineOf(today).status.label, u"To check"_s);
        QCOMPARE(counter.server.chargeCount(), 1);
    }

    void aClosedPortIsNotSent()
    {
        Counter counter;
        counter.server.stop();
        OutcomePresenter outcome(*counter.service);
        TodayModel today(counter.service->reader(), clockOf(counter));
        const QString attempt = create(counter);
        QTRY_COMPARE(chargeOf(counter, attempt).state, Charge::State::NotSent);
        outcome.show(attempt);
        QCOMPARE(outcome.view().kind, OutcomeView::Kind::NotSent);
        QCOMPARE(outcome.view().choices.first().action, Choice::Action::TryAgain);
        QTRY_COMPARE(today.rowCount(), 0);
    }

    void todayCountsWhatTheProviderCalledPaid()
    {
        Counter counter;
        TodayModel today(counter.service->reader(), clockOf(counter));
        QStringList attempts;
        for (int i = 1; i <= 2; ++i) {
            attempts.append(create(counter));
            QTRY_VERIFY(!counter.service->isCreating());
            QCOMPARE(chargeOf(counter, attempts.last()).state, Charge::State::Created);
        }
        QVERIFY(counter.server.pay(chargeOf(counter, attempts.first()).txid));
        QVERIFY(perform(counter, command::ReadStatus{attempts.first()}));
        QTRY_COMPARE(today.totals()->paid, 1);
        QCOMPARE(today.totals()->paidAmount.centavos(), 8640);
        QCOMPARE(lineOf(today).attempt, attempts.last());
    }

    /** A cashier sees no sum of another counter's sales, and who counts first none of an open day. */
    void theDaysSumsAreOfWhoeverMaySeeThem()
    {
        ChargeBook book;
        book.charge({.centavos = 200, .status = u"Paga"_s});
        book.store(u"03"_s);
        book.charge({.centavos = 300, .status = u"Paga"_s});
        const auto ledger = book.ledger();
        ChargeReader reader(*ledger);
        TodayModel today(reader, {.own = book.clock(), .provider = book.clock(), .counter = OwnCounter(u"02"_s)});
        QTRY_COMPARE(today.totals()->paidAmount.centavos(), 500);
        today.setShownSums(sumsOfToday(false, false));
        QVERIFY(!today.totals());
        QTRY_VERIFY(today.totals());
        QCOMPARE(today.totals()->paidAmount.centavos(), 200);
        today.setShownSums(sumsOfToday(true, true));
        QTRY_COMPARE(today.rowCount(), 2);
        QVERIFY(!today.totals());
        today.setShownSums(sumsOfToday(true, false));
        QTRY_VERIFY(today.totals());
        QCOMPARE(today.totals()->paidAmount.centavos(), 500);
    }

    /** What the row of open charges shows is not told a second time. */
    void whatTheRowShowsIsLeftOut()
    {
        ChargeBook book;
        const QString waiting = book.charge({});
        const QString paid = book.charge({.status = u"Paga"_s});
        const auto ledger = book.ledger();
        ChargeReader reader(*ledger);
        TodayModel today(reader, {.own = book.clock(), .provider = book.clock(), .counter = OwnCounter(u"02"_s)});
        const QAbstractItemModelTester tester(&today);
        const auto listed = [&today] {
            QStringList attempts;
            for (int row = 0; row < today.rowCount(); ++row)
                attempts.append(
                    today.index(row, 0).data(TodayModel::ChargeLineRole).value<display::ChargeLine>().attempt);
            return attempts;
        };
        QTRY_COMPARE(listed(), (QStringList{paid, waiting}));
        today.leaveOut({waiting});
        QCOMPARE(listed(), QStringList{paid});
        QTRY_COMPARE(today.totals()->charges, 2); // read after the rows
        today.leaveOut({});
        QCOMPARE(listed(), (QStringList{paid, waiting}));
    }
};

BALCAO_TEST(ChargeTest)

} // namespace chargetest

#include "chargetest.moc"
