// SPDX-License-Identifier: MIT
#include "tests/support/counter.h"
#include "ui/presentation/chargepresenter.h"
#include "ui/presentation/correctionpresenter.h"
#include "ui/presentation/outcomepresenter.h"
#include "ui/presentation/shellpresenter.h"
#include "ui/presentation/todaymodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Counter;
using Stage = ChargePresenter::Stage;

namespace
{

constexpr qint64 centavos = 8640;

ChargeRequest request()
{
    return {.amount = Money::fromCentavos(centavos).value(), .customer = Counter::customer()};
}

sandbox::SandboxOptions reading(QStringView nameAndValue)
{
    sandbox::SandboxOptions options;
    options.quirks = options.quirks.with(nameAndValue).value();
    return options;
}

TrainingActions trainingOf(Counter &counter)
{
    return {.pay = [&counter](const QString &txid) { return counter.server.pay(txid); },
            .expire = [&counter](const QString &txid) { return counter.server.expire(txid); }};
}

} // namespace

class ChargeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fromThePressToTheCode()
    {
        Counter counter;
        ChargePresenter page(*counter.service, std::nullopt);
        page.show(counter.service->create(request()));
        QCOMPARE(page.stage(), Stage::Connecting);
        QVERIFY(page.canCancel());
        QVERIFY(page.codeBytes().isEmpty());
        QTRY_COMPARE(page.stage(), Stage::Ready);
        QVERIFY(page.codeText().startsWith(u"000201"_s));
        QCOMPARE(page.codeBytes(), page.codeText().toUtf8());
        QCOMPARE(page.status().kind, display::Status::Kind::Waiting);
        QVERIFY(page.canCopy());
        QVERIFY(page.canCorrect());
        counter.service->setMayRead(false);
        QVERIFY2(!page.canRefresh(), "reading a status is off until somebody switches it on");
        QVERIFY(!page.canSimulate());
        QVERIFY(*page.progressPermille() > 900);
        QVERIFY(page.whatsAppUrl().startsWith(u"https://wa.me/5511987654321?text="_s));
    }

    void cancelBeforeAnythingLeft()
    {
        Counter counter;
        ChargePresenter page(*counter.service, std::nullopt);
        const QSignalSpy ended(&page, &ChargePresenter::endedWithoutCharge);
        const int number = counter.service->create(request());
        page.show(number);
        QVERIFY(page.cancel());
        QTRY_COMPARE(ended.count(), 1);
        QCOMPARE(counter.service->record(number)->state, ChargeRecord::State::NotSent);
        QCOMPARE(counter.service->record(number)->error->cause, ProviderError::Cause::Cancelled);
        QCOMPARE(counter.server.chargeCount(), 0);
    }

    void aCodeThatFailsItsCheckIsNeverShown()
    {
        Counter counter(reading(u"fault=bad-crc"));
        ChargePresenter page(*counter.service, std::nullopt);
        page.show(counter.service->create(request()));
        QTRY_COMPARE(page.stage(), Stage::CodeRefused);
        QVERIFY(page.codeBytes().isEmpty());
        QVERIFY(page.codeText().isEmpty());
        QVERIFY(!page.canCopy());
        QVERIFY(page.whatsAppUrl().isEmpty());
        QCOMPARE(page.status().kind, display::Status::Kind::Check);
        QVERIFY(!counter.service->acceptDifference(page.number()));
    }

    void aTxidFromAPersonIsNotYetACharge()
    {
        Counter counter(reading(u"fault=status-500"));
        counter.service->setMayRead(false);
        const int number = counter.service->create(request());
        QTRY_COMPARE(counter.service->record(number)->state, ChargeRecord::State::Unknown);
        counter.server.setFault(sandbox::Fault::None);
        QVERIFY(counter.service->settleFound(number, u"of-nobody"_s, u"Carlos"_s));
        ChargePresenter page(*counter.service, std::nullopt);
        page.show(number);
        QTRY_COMPARE(page.stage(), Stage::Unread);
        QVERIFY(page.codeBytes().isEmpty());
        QVERIFY(page.badge().label.isEmpty());
        QVERIFY(page.problem().isEmpty());
        QVERIFY(page.canReopen());
        QCOMPARE(page.settledBy(), u"Carlos"_s);
        // The provider does not know it: that is said.
        page.requestCodeAgain();
        QTRY_VERIFY(!page.problem().isEmpty());
        QCOMPARE(page.stage(), Stage::Unread);
        QVERIFY(page.canReopen());
    }

    void anotherAmountIsSeenFirst()
    {
        Counter counter(reading(u"fault=wrong-amount"));
        ChargePresenter page(*counter.service, std::nullopt);
        page.show(counter.service->create(request()));
        QTRY_COMPARE(page.stage(), Stage::Difference);
        QVERIFY(page.codeBytes().isEmpty());
        QVERIFY(page.panelText().contains(u"86,4"_s));
        page.acceptDifference();
        QTRY_COMPARE(page.stage(), Stage::Ready);
        QVERIFY(!page.codeBytes().isEmpty());
    }

    void paidInTraining()
    {
        Counter counter;
        ChargePresenter page(*counter.service, trainingOf(counter));
        page.show(counter.service->create(request()));
        QTRY_COMPARE(page.stage(), Stage::Ready);
        page.simulatePayment();
        QTRY_COMPARE(page.stage(), Stage::Paid);
        QVERIFY(page.codeBytes().isEmpty());
        QVERIFY(!page.canCorrect());
        QCOMPARE(page.progressPermille(), std::optional(1000));
        QVERIFY(!counter.service->correct(page.number(), {request().amount, Counter::customer(), u"x"_s, u"Ana"_s}));
    }

    void pastItsDeadlineByOurClockTheCodeGoes()
    {
        Counter counter;
        ChargePresenter page(*counter.service, trainingOf(counter));
        page.show(counter.service->create(request()));
        QTRY_COMPARE(page.stage(), Stage::Ready);
        counter.clockOffset = std::chrono::seconds(899 - 30);
        QVERIFY(page.isLastMinute());
        counter.clockOffset = std::chrono::seconds(901);
        QCOMPARE(page.stage(), Stage::Expired);
        QVERIFY(page.codeBytes().isEmpty());
        QCOMPARE(page.status().kind, display::Status::Kind::Expired);
        // Shown, not written: the provider's word is still the same.
        QCOMPARE(counter.service->record(page.number())->answer->charge.status.kind(), ProviderStatus::Kind::Waiting);
    }

    void expiredByTheProvider()
    {
        Counter counter;
        ChargePresenter page(*counter.service, trainingOf(counter));
        page.show(counter.service->create(request()));
        QTRY_COMPARE(page.stage(), Stage::Ready);
        page.simulateExpiry();
        QTRY_COMPARE(page.stage(), Stage::Expired);
    }

    void aCorrectionTakesTheOldCodeOffAtOnce()
    {
        Counter counter;
        ChargePresenter page(*counter.service, trainingOf(counter));
        page.show(counter.service->create(request()));
        QTRY_COMPARE(page.stage(), Stage::Ready);
        const QString oldCode = page.codeText();

        CorrectionPresenter correction(*counter.service, page.number());
        QVERIFY(!correction.canSave());
        AmountEntry amount = correction.amount();
        QVERIFY(amount.setCentavos(7640));
        correction.setAmount(amount);
        correction.setText(CustomerField::Phone, u"(11) 91234-0178"_s);
        QVERIFY(!correction.canSave());
        correction.setReason(correction.reasons().first());
        QVERIFY2(correction.canSave(), qPrintable(correction.obstacle()));
        QVERIFY(correction.save());
        QCOMPARE(page.stage(), Stage::Correcting);
        QVERIFY(page.codeBytes().isEmpty());

        QTRY_COMPARE(page.stage(), Stage::Ready);
        QCOMPARE(page.amount().centavos(), 7640);
        QVERIFY(page.codeText() != oldCode);
        QVERIFY(page.heading().contains(u'2'));
        QCOMPARE(counter.service->record(page.number())->revision, 2);
        QCOMPARE(counter.service->record(page.number())->customer->phone.national(), u"11912340178"_s);
    }

    void correctionObstacles_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing changed") << int(CustomerField::Name) << u"Marina Alves Pereira"_s;
        QTest::newRow("wrong CPF") << int(CustomerField::TaxId) << u"529.982.247-24"_s;
        QTest::newRow("no e-mail") << int(CustomerField::Email) << QString();
    }
    void correctionObstacles()
    {
        QFETCH(int, field);
        QFETCH(QString, text);
        Counter counter;
        const int number = counter.service->create(request());
        QTRY_COMPARE(counter.service->record(number)->state, ChargeRecord::State::Created);
        CorrectionPresenter correction(*counter.service, number);
        correction.setReason(u"x"_s);
        correction.setText(CustomerField(field), text);
        QVERIFY(!correction.canSave());
        QVERIFY(!correction.save());
        QCOMPARE(counter.service->record(number)->update, ChargeRecord::Update::None);
    }

    void anUnknownCorrectionKeepsTheCodeCovered()
    {
        Counter counter;
        ChargePresenter page(*counter.service, std::nullopt);
        page.show(counter.service->create(request()));
        QTRY_COMPARE(page.stage(), Stage::Ready);
        counter.server.setFault(sandbox::Fault::Status500);
        QVERIFY(counter.service->correct(page.number(), {Money::fromCentavos(7640).value(), Counter::customer(),
                                                         u"Forgotten discount"_s, u"Ana"_s}));
        QTRY_COMPARE(page.stage(), Stage::CorrectionUnknown);
        QVERIFY(page.codeBytes().isEmpty());
        QVERIFY(!page.problem().isEmpty());
        QCOMPARE(page.status().kind, display::Status::Kind::Check);
        counter.server.setFault(sandbox::Fault::None);
        page.repeatCorrection();
        QTRY_COMPARE(page.stage(), Stage::Ready);
        QCOMPARE(page.amount().centavos(), 7640);
    }

    void aRefusedCorrectionShowsTheOldCodeAgain()
    {
        Counter counter;
        ChargePresenter page(*counter.service, std::nullopt);
        page.show(counter.service->create(request()));
        QTRY_COMPARE(page.stage(), Stage::Ready);
        const QString code = page.codeText();
        QVERIFY(counter.server.pay(page.txid()));
        QVERIFY(counter.service->correct(page.number(), {Money::fromCentavos(7640).value(), Counter::customer(),
                                                         u"Forgotten discount"_s, u"Ana"_s}));
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.stage(), Stage::Ready);
        QCOMPARE(page.codeText(), code);
        QVERIFY(!page.problem().isEmpty());
        QCOMPARE(page.amount().centavos(), centavos);
    }

    void aWrongKeyIsARefusal()
    {
        Counter counter({}, "another-key-entirely");
        OutcomePresenter outcome(*counter.service);
        ShellPresenter shell(*counter.service, Clock(), false, u"Shop"_s);
        const int number = counter.service->create(request());
        QTRY_COMPARE(counter.service->record(number)->state, ChargeRecord::State::Refused);
        outcome.show(number);
        QCOMPARE(outcome.kind(), OutcomePresenter::Kind::KeyRefused);
        QCOMPARE(shell.contact().tone, ShellPresenter::Contact::Tone::Error);
        QVERIFY(outcome.lead().contains(u"401"_s));
        const QString all = outcome.facts().join(u' ') + outcome.support().join(u' ');
        QVERIFY2(!all.contains(u"another-key-entirely"_s), "the key is never shown");
        QCOMPARE(counter.server.chargeCount(), 0);
    }

    void anUnknownOutcomeIsNeverCalledFailed()
    {
        Counter counter(reading(u"fault=status-500"));
        OutcomePresenter outcome(*counter.service);
        TodayModel today(*counter.ledger, counter.clock());
        const QAbstractItemModelTester tester(&today);
        const int number = counter.service->create(request());
        QTRY_COMPARE(counter.service->record(number)->state, ChargeRecord::State::Unknown);
        outcome.show(number);
        QCOMPARE(outcome.kind(), OutcomePresenter::Kind::Unknown);
        QVERIFY(!outcome.doubts().isEmpty());
        QTRY_COMPARE(today.rowCount(), 1);
        QTRY_COMPARE(today.data(today.index(0), TodayModel::StatusKindRole).toInt(), int(display::Status::Kind::Check));
        QCOMPARE(counter.server.chargeCount(), 1);
    }

    void aClosedPortIsNotSent()
    {
        Counter counter;
        counter.server.stop();
        OutcomePresenter outcome(*counter.service);
        TodayModel today(*counter.ledger, counter.clock());
        const int number = counter.service->create(request());
        QTRY_COMPARE(counter.service->record(number)->state, ChargeRecord::State::NotSent);
        outcome.show(number);
        QCOMPARE(outcome.kind(), OutcomePresenter::Kind::NotSent);
        QCOMPARE(outcome.choices().first().action, OutcomePresenter::Action::TryAgain);
        QCOMPARE(today.rowCount(), 0);
    }

    void todayCountsWhatTheProviderCalledPaid()
    {
        Counter counter;
        TodayModel today(*counter.ledger, counter.clock());
        for (int i = 1; i <= 2; ++i) {
            const int number = counter.service->create(request());
            QTRY_COMPARE(counter.service->record(number)->state, ChargeRecord::State::Created);
        }
        QVERIFY(counter.server.pay(counter.service->record(1)->answer->charge.txid));
        QVERIFY(counter.service->refresh(1));
        QTRY_COMPARE(today.paidOfAll().at(0), u'1');
        QVERIFY(today.receivedTotal().endsWith(u"86,40"_s));
        QCOMPARE(today.data(today.index(0), TodayModel::AttemptRole).toString(), counter.service->record(2)->attemptId);
    }
};

QTEST_GUILESS_MAIN(ChargeTest)
#include "chargetest.moc"
