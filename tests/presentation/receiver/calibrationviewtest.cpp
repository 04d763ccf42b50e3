// SPDX-License-Identifier: MIT
#include "ui/presentation/receiver/calibrationview.h"
#include "core/service/calibration.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace calibrationviewtest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** What a person says that a bank's app shows, and what is wrong with it. */
class CalibrationViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsTyped_data()
    {
        QTest::addColumn<QString>("amount");
        QTest::addColumn<QString>("receiver");
        QTest::addColumn<QString>("read");
        QTest::newRow("as the app shows it") << u"R$ 1,23"_s << u" Loja Exempla "_s << u"123 Loja Exempla"_s;
        QTest::newRow("in the wrong unit") << u"R$\u00a0123,00"_s << u"LOJA"_s << u"12300 LOJA"_s;
        QTest::newRow("no amount") << QString() << u"LOJA"_s << u"amount"_s;
        QTest::newRow("not an amount") << u"um e vinte e três"_s << u"LOJA"_s << u"amount"_s;
        QTest::newRow("no receiver") << u"1,23"_s << u"  "_s << u"receiver"_s;
        QTest::newRow("nothing") << QString() << QString() << u"amount"_s;
    }
    void whatIsTyped()
    {
        QFETCH(const QString, amount);
        QFETCH(const QString, receiver);
        const auto seen = readSeen(amount, receiver);
        QVERIFY(seen || !seen.error().sentence.isEmpty());
        const QString read = seen ? u"%1 %2"_s.arg(seen->amount.centavos()).arg(seen->receiver) : seen.error().field;
        QTEST(read, "read");
    }

    void whyItIsNotTaken_data()
    {
        QTest::addColumn<Refusal>("refusal");
        QTest::addColumn<QString>("field");
        QTest::newRow("another amount") << Refusal(InputError::OtherAmountSeen) << QString(formkey::amount);
        QTest::newRow("another receiver") << Refusal(InputError::OtherReceiverSeen) << QString(receiverKey);
        QTest::newRow("confirmed meanwhile") << Refusal(Obstacle::NoDifference) << QString();
        QTest::newRow("no ledger") << Refusal(LedgerError{}) << QString();
    }
    void whyItIsNotTaken()
    {
        QFETCH(const Refusal, refusal);
        const FormProblem problem = seenProblem(refusal);
        QVERIFY(!problem.sentence.isEmpty());
        QTEST(problem.field, "field");
    }
};

BALCAO_TEST(CalibrationViewTest)

} // namespace calibrationviewtest

#include "calibrationviewtest.moc"
