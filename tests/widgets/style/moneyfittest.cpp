// SPDX-License-Identifier: MIT
#include "ui/widgets/style/moneyfit.h"
#include "tests/support/testmain.h"
#include "ui/presentation/newcharge/todaymodel.h"

#include <QTest>

namespace moneyfittest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

Money centavos(qint64 amount)
{
    return *Money::fromCentavos(amount);
}

/** A font in which every character is half as wide as it is high. */
constexpr auto halfWide = [](const QString &text, int pixels) { return static_cast<int>(text.size()) * pixels / 2; };

} // namespace

class MoneyFitTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moneyShrinksBeforeItLosesAnything_data()
    {
        QTest::addColumn<qint64>("amount");
        QTest::addColumn<int>("room");
        QTest::addColumn<QString>("sign");
        QTest::addColumn<MoneyFit>("fit");
        const auto row = [](const char *name, qint64 amount, int room, const QString &text, int pixels,
                            const QString &sign = {}) {
            QTest::newRow(name) << amount << room << sign << MoneyFit{text, pixels};
        };
        const qint64 much = 434'526'935; // "R$ 4.345.269,35": 15 characters
        row("all of it", much, 150, u"R$\u00A04.345.269,35"_s, 20);
        row("one step", much, 149, u"R$\u00A04.345.269,35"_s, 17);
        row("the last step", much, 113, u"R$\u00A04.345.269,35"_s, 15);
        row("without R$", much, 111, u"4.345.269,35"_s, 15);
        row("just without R$", much, 90, u"4.345.269,35"_s, 15);
        row("in short", much, 89, u"4,3 mi"_s, 15);
        row("no room at all", much, 0, u"4,3 mi"_s, 15);
        row("the sign counts", much, 150, u"+ R$\u00A04.345.269,35"_s, 17, u"+ "_s);
        row("the sign stays", much, 60, u"+ 4,3 mi"_s, 15, u"+ "_s);
        row("never more than there is", 499'999'999, 60, u"4,9 mi"_s, 15);
        row("just a million", 100'000'000, 60, u"1,0 mi"_s, 15);
        row("just below", 99'999'999, 60, u"999,9 k"_s, 15);
        row("thousands", 12'345'678, 60, u"123,4 k"_s, 15);
        row("below a thousand nothing is left off", 99'999, 10, u"999,99"_s, 15);
        row("the most a code holds", Money::maxCentavos, 60, u"9.999,9 mi"_s, 15);
        row("nothing", 0, 70, u"R$\u00A00,00"_s, 20);
    }

    void moneyShrinksBeforeItLosesAnything()
    {
        QFETCH(const qint64, amount);
        QFETCH(const int, room);
        QFETCH(const QString, sign);
        QTEST(fitMoney(centavos(amount), room, {20, 17, 15}, halfWide, sign), "fit");
    }

    void theDaysSumsNeedRows_data()
    {
        QTest::addColumn<ChargeTotals>("totals");
        QTest::addColumn<bool>("rows");
        QTest::addColumn<QString>("paid");
        QTest::newRow("nothing yet") << ChargeTotals{} << false << u"0 of 0"_s;
        QTest::newRow("the most on one line")
            << ChargeTotals{.payable = 99, .paid = 99, .paidAmount = centavos(999'999)} << false << u"99 of 99"_s;
        QTest::newRow("a hundred charges") << ChargeTotals{.payable = 100} << true << u"0 of 100"_s;
        QTest::newRow("ten thousand reais")
            << ChargeTotals{.payable = 1, .paid = 1, .paidAmount = centavos(1'000'000)} << true << u"1 of 1"_s;
        QTest::newRow("one confirmed at the shop")
            << ChargeTotals{.payable = 3, .paid = 1, .receivedByHand = 1} << true << u"1 of 3"_s;
        QTest::newRow("a fair") << ChargeTotals{.payable = 12'345, .paid = 1'234, .receivedByHand = 89} << true
                                << u"1.234 of 12.345"_s;
    }

    void theDaysSumsNeedRows()
    {
        QFETCH(const ChargeTotals, totals);
        QTEST(needRows(totals), "rows");
        QTEST(sumsOf(totals).constLast().text, "paid");
    }
};

BALCAO_TEST(MoneyFitTest)

} // namespace moneyfittest

#include "moneyfittest.moc"
