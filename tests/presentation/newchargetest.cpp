// SPDX-License-Identifier: MIT
#include "tests/support/booth.h"
#include "tests/support/counter.h"
#include "ui/presentation/newchargepresenter.h"

#include <QSignalSpy>
#include <QTest>

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
    counter.ledger->search({}, &context, [&count](const Expected<ChargeSlice, LedgerError> &slice) {
        count = slice ? static_cast<int>(slice->rows.size()) : -2;
    });
    [[maybe_unused]] const bool isAnswered = QTest::qWaitFor([&count] { return count != -1; });
    return count;
}

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
        QVERIFY(!form.isPressed() && !booth.service->isCreating());
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
        QVERIFY(form.isPressed());
        QVERIFY(!form.submit());
        QTRY_COMPARE(started.size(), 1);
        QVERIFY(!isAnotherTaken);
        QVERIFY(!form.isPressed());
        const QString attempt = started.first();
        QTRY_COMPARE(counter.service->record(attempt)->charge.state, Charge::State::Created);
        QCOMPARE(counter.server.chargeCount(), 1);
        QCOMPARE(attemptsIn(counter), 1);
    }

    void whatIsClearedBeforeItIsWrittenDownIsNotSent()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        Counter::fill(form);
        const QSignalSpy started(&form, &NewChargePresenter::started);
        const QSignalSpy similar(&form, &NewChargePresenter::similarFound);
        QVERIFY(form.submit());
        form.clear();
        QVERIFY(!form.isPressed());
        QTRY_VERIFY(!counter.service->isCreating());
        QCOMPARE(attemptsIn(counter), 1);
        QCOMPARE(started.count() + similar.count(), 0);
        form.submitAnyway();
        QVERIFY(!counter.service->isCreating());
        QCOMPARE(counter.server.chargeCount(), 0);
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
        QVERIFY(!form.isPressed());
        QVERIFY(!counter.service->isCreating());
        QCOMPARE(similar.first().first(), started.first().first());
        QVERIFY(similar.first().at(1).toString().contains(shortName(started.first().first().toString())));
        form.submitAnyway();
        QTRY_COMPARE(started.count(), 2);
        QTRY_COMPARE(counter.server.chargeCount(), 2);
        // What was warned of is created once.
        QTRY_VERIFY(!counter.service->isCreating());
        form.submitAnyway();
        QVERIFY(!counter.service->isCreating());
    }
};

QTEST_GUILESS_MAIN(NewChargeTest)
#include "newchargetest.moc"
