// SPDX-License-Identifier: MIT
#include "tests/support/counter.h"
#include "ui/presentation/newchargepresenter.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace balcao;
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
    void emptyFormSendsNothingAndNamesEverything()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        const QSignalSpy rejected(&form, &NewChargePresenter::rejected);
        QVERIFY(!form.submit());
        QCOMPARE(rejected.count(), 1);
        QVERIFY(!form.amountMessage().isEmpty());
        QVERIFY(!form.firstError().has_value());
        for (const CustomerField field : customerFields)
            QCOMPARE(form.field(field).state, FieldView::State::Error);
        QVERIFY(!counter.service->isCreating());
    }

    void aFieldIsJudgedWhenItIsLeft()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        form.setText(CustomerField::TaxId, u"529.982.247-52"_s);
        QCOMPARE(form.field(CustomerField::TaxId).state, FieldView::State::Untouched);
        form.leave(CustomerField::TaxId);
        QCOMPARE(form.field(CustomerField::TaxId).state, FieldView::State::Error);
        QVERIFY(form.field(CustomerField::TaxId).message.contains(u"52"_s));
        QVERIFY(form.errorCount().startsWith(u'1'));
        // Judged wrong once, it is judged at every key from then on.
        form.setText(CustomerField::TaxId, u"529.982.247-25"_s);
        QCOMPARE(form.field(CustomerField::TaxId).state, FieldView::State::Ok);
        QVERIFY(form.errorCount().isEmpty());
    }

    void anEmptyFieldThatIsLeftIsNotAnErrorYet()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        form.leave(CustomerField::Email);
        QCOMPARE(form.field(CustomerField::Email).state, FieldView::State::Untouched);
    }

    void oneWrongFieldKeepsEverythingAndIsFirst_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("text");
        QTest::newRow("CPF with swapped end") << int(CustomerField::TaxId) << u"529.982.247-52"_s;
        QTest::newRow("name of one letter") << int(CustomerField::Name) << u"M"_s;
        QTest::newRow("mobile without area code") << int(CustomerField::Phone) << u"98765-4321"_s;
        QTest::newRow("e-mail without domain") << int(CustomerField::Email) << u"marina@"_s;
        QTest::newRow("e-mail missing") << int(CustomerField::Email) << QString();
    }
    void oneWrongFieldKeepsEverythingAndIsFirst()
    {
        QFETCH(int, field);
        QFETCH(QString, text);
        Counter counter;
        NewChargePresenter form(*counter.service);
        Counter::fill(form);
        form.setText(CustomerField(field), text);
        QVERIFY(!form.submit());
        QCOMPARE(form.firstError(), std::optional(CustomerField(field)));
        QCOMPARE(form.text(CustomerField(field)), text);
        QCOMPARE(form.amount().centavos(), 8640);
        QVERIFY(!form.isChecking());
        QVERIFY(!counter.service->isCreating());
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
        // A second press while the ledger is being asked starts nothing.
        QVERIFY(form.isChecking());
        QVERIFY(!form.submit());
        QTRY_COMPARE(started.size(), 1);
        QVERIFY(!isAnotherTaken);
        QVERIFY(!form.isChecking());
        const QString attempt = started.first();
        QTRY_COMPARE(counter.service->record(attempt)->charge.state, Charge::State::Created);
        QCOMPARE(counter.server.chargeCount(), 1);
        QCOMPARE(attemptsIn(counter), 1);
    }

    void whatIsClearedWhileItIsBeingCheckedCreatesNothing()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        Counter::fill(form);
        const QSignalSpy started(&form, &NewChargePresenter::started);
        const QSignalSpy similar(&form, &NewChargePresenter::similarFound);
        QVERIFY(form.submit());
        form.clear();
        QVERIFY(!form.isChecking());
        // Readings have their turns in order: behind this one the answer to the press has come.
        QCOMPARE(attemptsIn(counter), 0);
        QCOMPARE(started.count() + similar.count(), 0);
        QVERIFY(!counter.service->isCreating());
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
        QVERIFY(!form.isChecking());
        QVERIFY(!counter.service->isCreating());
        const auto row = similar.first().first().value<Charge>();
        QCOMPARE(row.attempt, started.first().first().toString());
        QVERIFY(form.describeSimilar(row).contains(shortName(row.attempt)));
        form.submitAnyway();
        QTRY_COMPARE(started.count(), 2);
        QTRY_COMPARE(counter.server.chargeCount(), 2);
        // What was warned of is created once.
        QTRY_VERIFY(!counter.service->isCreating());
        form.submitAnyway();
        QVERIFY(!counter.service->isCreating());
    }

    void aRefusalMarksTheFieldThatItNames_data()
    {
        QTest::addColumn<QString>("providersName");
        QTest::addColumn<int>("field");
        QTest::newRow("interface") << u"customer.email"_s << int(CustomerField::Email);
        QTest::newRow("tax id") << u"customer.tax_id"_s << int(CustomerField::TaxId);
        QTest::newRow("CPF") << u"devedor.cpf"_s << int(CustomerField::TaxId);
        QTest::newRow("brackets") << u"customer[phone]"_s << int(CustomerField::Phone);
        QTest::newRow("cellphone") << u"payer.cellphone"_s << int(CustomerField::Phone);
        QTest::newRow("nome") << u"devedor.nome"_s << int(CustomerField::Name);
    }
    void aRefusalMarksTheFieldThatItNames()
    {
        QFETCH(QString, providersName);
        QFETCH(int, field);
        Counter counter;
        NewChargePresenter form(*counter.service);
        Counter::fill(form);
        ProviderError error;
        error.outcome = ProviderError::Outcome::Refused;
        error.httpStatus = 422;
        error.fields = {{providersName, u"invalid domain"_s}};
        QVERIFY(form.showRefusal(error, QDateTime::currentDateTimeUtc()));
        QCOMPARE(form.firstError(), std::optional(CustomerField(field)));
        QVERIFY(form.field(CustomerField(field)).message.contains(u"“invalid domain”"_s));
        QVERIFY(form.banner()->aside.contains(u"422"_s));
        QCOMPARE(form.text(CustomerField::Email), u"marina.alves@example.com"_s);
        // Leaving the field does not make it right again; another press does not stand in its way.
        form.leave(CustomerField(field));
        QCOMPARE(form.firstError(), std::optional(CustomerField(field)));
        QVERIFY(form.submit());
    }

    void aRefusalThatNamesNothingOfOursMarksNothing()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        ProviderError error;
        error.fields = {{u"webhook"_s, u"gone"_s}};
        QVERIFY(!form.showRefusal(error, QDateTime::currentDateTimeUtc()));
        QVERIFY(!form.banner().has_value());
    }

    void clearForgetsEverything()
    {
        Counter counter;
        NewChargePresenter form(*counter.service);
        Counter::fill(form);
        form.clear();
        QVERIFY(form.isEmpty());
        QVERIFY(form.errorCount().isEmpty());
    }
};

QTEST_GUILESS_MAIN(NewChargeTest)
#include "newchargetest.moc"
