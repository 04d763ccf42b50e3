// SPDX-License-Identifier: MIT
#include "ui/presentation/closing/dayview.h"
#include "core/values/utc.h"
#include "tests/core/charge/situations.h"
#include "tests/core/charge/story.h"
#include "tests/presentation/common/pagetext.h"
#include "tests/support/testmain.h"
#include "ui/presentation/closing/closingreport.h"
#include "ui/presentation/closing/closingslip.h"
#include "ui/presentation/history/chargelistreport.h"
#include "ui/report/csv.h"
#include "ui/report/text.h"

#include <QTest>

namespace dayviewtest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

Money money(qint64 centavos)
{
    return Money::fromCentavos(centavos).value_or(Money());
}

/** A day as it was drawn: 46 charges, 37 paid. */
DayClosing day()
{
    DayClosing closing;
    closing.number = 12;
    closing.day = 20260714;
    ClosingFigures &figures = closing.figures;
    figures.from = QDateTime(QDate(2026, 7, 13), QTime(22, 0), utcZone);
    figures.to = QDateTime(QDate(2026, 7, 14), QTime(21, 52), utcZone);
    figures.made = {.count = 46, .amount = money(479490)};
    figures.received = {.count = 37, .amount = money(402940)};
    figures.confirmed = {.count = 2, .amount = money(20330)};
    figures.toCheck = {.count = 1, .amount = money(1845)};
    figures.statuses = {{.status = ChargeStatus::Paid, .sum = figures.received},
                        {.status = ChargeStatus::Confirmed, .sum = figures.confirmed}};
    figures.hours = {{.hour = 8, .received = {.count = 1, .amount = money(14000)}},
                     {.hour = 11, .received = {.count = 9, .amount = money(80090)}}};
    figures.operators = {{.name = u"Ana Paula"_s,
                          .made = 28,
                          .paid = 22,
                          .corrected = 2,
                          .toCheck = 1,
                          .received = money(258340),
                          .confirmed = money(100)}};
    return closing;
}

MadeClosing closedByCarlos()
{
    MadeClosing made;
    made.operatorName = u"Carlos Lima"_s;
    made.hash = "0123456789abcdef0123456789abcdef";
    return made;
}

QString csvOf(const DayClosing &closing, const MadeClosing *event = nullptr, bool isTraining = false)
{
    return report::toCsv(closingReport(closing, event, {.isTraining = isTraining}));
}

QString csvOf(const Charge &charge, ListPaper paper = {}, std::chrono::seconds age = std::chrono::seconds(1))
{
    const QDateTime now = charge.changedAt.addDuration(age);
    paper.moment = {now, now, OwnCounter(u"01"_s)};
    return report::toCsv(chargeListReport({charge}, paper));
}

/** @p change is done to the figures of that day. */
template <class Change>
QStringList remarksWith(const Change &change)
{
    DayClosing closing = day();
    change(closing.figures);
    QStringList texts;
    for (const DayView::Remark &remark : dayView(closing, {}).remarks)
        texts.append((remark.isGood ? u"+ "_s : u"! "_s) + remark.text);
    return texts;
}

} // namespace

/** What the page of the closing shows, and its table for spreadsheets. */
class DayViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figures()
    {
        const DayView view = dayView(day(), {});
        QVERIFY(!view.isClosed && !view.isCovered);
        QCOMPARE(view.figures.size(), 5);
        QCOMPARE(view.figures.at(0).amount, MoneySum(money(402940)));
        QCOMPARE(view.figures.at(1).amount, MoneySum(money(10890))); // 108,902…
        QCOMPARE(view.figures.at(2).number, u"2"_s);
        QVERIFY(view.figures.at(4).isOpen);
        QCOMPARE(view.all.count, 46);
        QCOMPARE(view.statuses.size(), 2);
        QVERIFY(view.statuses.at(1).status.isByHand());
        QCOMPARE(view.persons.constFirst().numbers, (QStringList{u"28"_s, u"22"_s, u"2"_s, u"1"_s}));
        QCOMPARE(view.persons.constFirst().received, MoneySum(money(258440)));
    }

    void averages_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<qint64>("centavos");
        QTest::addColumn<qint64>("average");
        QTest::newRow("none") << 0 << qint64(0) << qint64(0);
        QTest::newRow("one") << 1 << qint64(333) << qint64(333);
        QTest::newRow("a third") << 3 << qint64(100) << qint64(33);
        QTest::newRow("half a centavo up") << 2 << qint64(101) << qint64(51);
    }
    void averages()
    {
        QFETCH(const int, count);
        QFETCH(const qint64, centavos);
        DayClosing closing = day();
        closing.figures.received = {.count = count, .amount = money(centavos)};
        QTEST(dayView(closing, {}).figures.at(1).amount->centavos(), "average");
    }

    /** On the page, in the table, on paper; and what was counted is not the same as a sum that is not known. */
    void sumsThatMayBeMoreSaySo()
    {
        DayClosing closing = day();
        const MoneySum most = MoneySum::fromCentavos(MoneySum::maxCentavos);
        closing.figures.received = {.count = 2000, .amount = most};
        closing.figures.operators.front().received = most;
        closing.figures.hours.front().received.amount = most;
        closing.figures.counted = {.count = 2002, .amount = most};
        const DayView view = dayView(closing, {});
        QCOMPARE(view.figures.at(0).amount, most);
        QVERIFY(!view.figures.at(1).amount);
        QCOMPARE(view.figures.at(1).number, u"–"_s);
        QVERIFY(view.persons.constFirst().received.isOpenEnded());
        QVERIFY(view.bars.constFirst().isHighest && view.bars.constFirst().part <= 1000);
        QVERIFY(!countedDifference(closing.figures).isEmpty());
        QVERIFY(csvOf(closing).contains(u";2000;9.999.999.999.999,99 or more\r\n"_s));
        const QString slip = report::toText(closingSlip(closing, nullptr, {}));
        QVERIFY2(slip.contains(u"9.999.999.999.999,99 or more"_s), qPrintable(slip));
        // Beyond one charge's largest amount, and exact.
        closing.figures.received = {.count = 2, .amount = MoneySum::fromCentavos(2 * Money::maxCentavos)};
        QVERIFY(csvOf(closing).contains(u";2;19999999999,98\r\n"_s));
        QCOMPARE(dayView(closing, {}).figures.at(1).amount->centavos(), Money::maxCentavos);
    }

    /** The slip says the same as the page. */
    void slip()
    {
        const MadeClosing made{.closing = day(), .operatorName = u"Carlos"_s, .authorisedBy = {}, .hash = "8f3a21c0"};
        for (const MadeClosing *event : {static_cast<const MadeClosing *>(nullptr), &made}) {
            const QString text =
                report::toText(closingSlip(day(), event, u"Empório Jacarandá"_s)).replace(QChar(QChar::Nbsp), u' ');
            QVERIFY(text.contains("R$ 4.029,40"_L1) && text.contains("R$ 2.584,40"_L1));
            QVERIFY(text.contains("Confirmed at the shop"_L1));
            QCOMPARE(text.contains("8f3a21c0"_L1), event != nullptr);
            QCOMPARE(text.contains("Not closed yet"_L1), event == nullptr);
        }
    }

    /** Nothing of a training day is taken for the shop's. */
    void trainingIsSaidWhereverItGoes()
    {
        const MadeClosing made{.closing = day(),
                               .operatorName = u"Carlos"_s,
                               .authorisedBy = u"Rosa"_s,
                               .hash = QByteArray("8f3a21c0").repeated(8)};
        for (const bool isTraining : {false, true}) {
            const report::Report slip = closingSlip(day(), &made, u"Empório Jacarandá"_s, isTraining);
            QCOMPARE(slip.warning.startsWith("TRAINING"_L1), isTraining);
            const QString table = csvOf(day(), &made, isTraining);
            QCOMPARE(table.contains("TRAINING"_L1), isTraining);
            QVERIFY(table.contains("Closed by;Carlos\r\n"_L1) && table.contains("Authorised by;Rosa\r\n"_L1));
            QVERIFY(table.contains(u"Proof;%1\r\n"_s.arg(QString::fromLatin1(made.hash))));
            const report::Report pages = closingReport(
                day(), &made,
                {.shopName = u"Empório"_s, .madeBy = u"Ana"_s, .madeAt = {}, .program = {}, .isTraining = isTraining});
            QCOMPARE(balcao::test::textOf(pages).contains("TRAINING"_L1), isTraining);
        }
    }

    void hoursHaveNoGaps()
    {
        QStringList bars;
        for (const DayView::Bar &bar : dayView(day(), {}).bars)
            bars.append(u"%1 %2%3"_s.arg(bar.label).arg(bar.part).arg(bar.isHighest ? u"!"_s : QString()));
        QCOMPARE(bars, (QStringList{u"8h 155"_s, u"9h 0"_s, u"10h 0"_s, u"11h 889!"_s}));
    }

    void theChartHasRoundMarks_data()
    {
        QTest::addColumn<qint64>("centavos");
        QTest::addColumn<QString>("marks");
        QTest::newRow("a centavo") << qint64(1) << u"0 1 2 3"_s;
        QTest::newRow("whole") << qint64(300) << u"0 1 2 3"_s;
        QTest::newRow("one more") << qint64(301) << u"0 2 4 6"_s;
        QTest::newRow("as drawn") << qint64(80'090) << u"0 300 600 900"_s;
        QTest::newRow("a large one") << qint64(1'234'567'89) << u"0 500000 1000000 1500000"_s;
        QTest::newRow("the largest") << Money::maxCentavos << u"0 5000000000 10000000000 15000000000"_s;
    }
    void theChartHasRoundMarks()
    {
        QFETCH(const qint64, centavos);
        DayClosing one = day();
        one.figures.hours = {{.hour = 9, .received = {.count = 1, .amount = Money::fromCentavos(centavos).value()}}};
        const DayView view = dayView(one, {});
        QStringList marks;
        for (const DayView::Mark &mark : view.marks)
            marks.append(QString(mark.label).remove(QLocale().groupSeparator()));
        QTEST(marks.join(u' '), "marks");
        QCOMPARE(view.marks.constLast().part, 1000);
        QVERIFY(view.bars.constFirst().part <= 1000);
    }

    void whatWasClosedSaysByWhom()
    {
        const MadeClosing made = closedByCarlos();
        const DayView view = dayView(day(), {.event = &made, .isBlind = true});
        QVERIFY(view.isClosed);
        QVERIFY(!view.isCovered); // counted is counted
        QVERIFY(view.subtitle.contains(u"Carlos Lima"_s) && view.subtitle.contains(u"01234567"_s));
    }

    void whatWasClosedWithoutAnOperatorNamesNobody()
    {
        MadeClosing made = closedByCarlos();
        made.operatorName.clear();
        const DayView view = dayView(day(), {.event = &made, .isBlind = true});
        QVERIFY2(view.subtitle.endsWith(u" · 01234567"_s) && !view.subtitle.contains(u"by"_s),
                 qPrintable(view.subtitle));
    }

    void blindShowsNothingBefore()
    {
        const DayView view = dayView(day(), {.event = nullptr, .isBlind = true});
        QVERIFY(view.isCovered);
        QVERIFY(view.figures.isEmpty() && view.bars.isEmpty() && view.statuses.isEmpty() && view.persons.isEmpty() &&
                view.remarks.isEmpty() && view.all == CountedSum());
    }

    void whatIsToCheckIsSettledBeforeTheDayIsClosed()
    {
        DayClosing closing = day();
        QVERIFY(dayView(closing, {}).hasToCheck);
        const MadeClosing event = closedByCarlos();
        QVERIFY(!dayView(closing, {.event = &event}).hasToCheck);
        closing.figures.toCheck = {};
        QVERIFY(!dayView(closing, {}).hasToCheck);
    }

    void remarks()
    {
        QCOMPARE(remarksWith([](ClosingFigures &figures) { figures.toCheck = {}; }).size(), 1);
        const auto all = remarksWith([](ClosingFigures &figures) {
            figures.isWithoutPins = figures.isWithoutKeyring = true;
            figures.contested = {.count = 1, .amount = money(100)};
            figures.changes = {{}};
            figures.approvals = {{.authorisedBy = u"Carlos"_s, .count = 2}};
            figures.counted = CountedSum{.count = 39, .amount = money(423270)};
        });
        QCOMPARE(all.size(), 7);
        QVERIFY(all.constLast().startsWith(u"+"_s)); // counted the same: 37 and 2 payments
        const auto off = remarksWith(
            [](ClosingFigures &figures) { figures.counted = CountedSum{.count = 38, .amount = money(423170)}; });
        QVERIFY(off.constLast().startsWith(u"!"_s));
        QVERIFY(off.constLast().contains(display::difference(money(423270), money(423170))));
    }

    void theTableOfAClosing()
    {
        DayClosing closing = day();
        closing.figures.operators[0].name = u"=Ana"_s;
        const QByteArray text = csvOf(closing).toUtf8();
        QVERIFY(text.startsWith("\xef\xbb\xbf"));
        QVERIFY(text.contains(";37;4029,40\r\n"));
        QVERIFY(text.contains("\"\t=Ana\";28;22;2;1;2583,40;1,00\r\n"));
        QVERIFY(!text.contains("4.029"));
        QCOMPARE(text.count('\n'), text.count("\r\n"));
    }

    void theTableOfCharges()
    {
        Charge charge;
        charge.counter = u"02"_s;
        charge.number = 31;
        charge.day = 20260714;
        charge.amount = money(8640);
        charge.status = ChargeStatus::Paid;
        charge.name = u"+Marina; \"Ana\""_s;
        const QList<QByteArray> lines = csvOf(charge, {.rest = u"some more"_s}).toUtf8().split('\n');
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines.at(2), QByteArray("some more\r"));
        QVERIFY(lines.at(1).startsWith("\"\t02-31\";14/07/2026;;86,40;"));
        QVERIFY(lines.at(1).contains(";\"\t+Marina; \"\"Ana\"\"\";"));
    }

    /** Its program was killed: in the file it stands where the list has it. */
    void aTableKnowsTheTime()
    {
        const Charge killed = balcao::test::Story().written().out().charge();
        QVERIFY(csvOf(killed).contains(u";Under way;"_s));
        QVERIFY(csvOf(killed, {}, std::chrono::hours(1)).contains(u";To check;"_s));
    }

    void aTableShowsCustomersAsTheListDoes()
    {
        Charge charge;
        charge.name = u"Marina Alves"_s;
        charge.taxId = u"52998224725"_s;
        const auto of = [&charge](std::optional<Masking> masking) { return csvOf(charge, {.masking = masking}); };
        QVERIFY(of({}).contains(u"Marina Alves;\"\t52998224725\""_s));
        QVERIFY(of(Masking::Usual).contains(u"Marina Alves;\"\t***.982.247-**\""_s));
        QVERIFY(!of(Masking::Strict).contains(u"Alves"_s) && !of(Masking::Strict).contains(u"52998224725"_s));
    }
};

BALCAO_TEST(DayViewTest)

} // namespace dayviewtest

#include "dayviewtest.moc"
