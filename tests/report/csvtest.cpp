// SPDX-License-Identifier: MIT
#include "ui/report/csv.h"
#include "core/values/utc.h"
#include "tests/support/testmain.h"
#include "ui/report/report.h"

#include <QTest>

Q_DECLARE_METATYPE(balcao::report::Value)

namespace csvtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using report::Value;

namespace
{

QString cellOf(const Value &value)
{
    const QString text = report::toCsv({.title = u"left out"_s, .blocks = {report::Pairs{{{u"label"_s, value}}}}});
    return text.mid(1).chopped(2).section(u';', 1);
}

} // namespace

/** Reports for spreadsheets. */
class CsvTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textCells_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cell");
        QTest::newRow("plain") << u"Ana Paula"_s << u"Ana Paula"_s;
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("semicolon") << u"a;b"_s << u"\"a;b\""_s;
        QTest::newRow("quote") << u"a\"b"_s << u"\"a\"\"b\""_s;
        QTest::newRow("line end") << u"a\nb"_s << u"\"a\nb\""_s;
        QTest::newRow("line ends of others") << u"a\r\nb\u2028c"_s << u"\"a\nbc\""_s;
        QTest::newRow("a NUL") << QString(u"a\0b"_s) << u"ab"_s;
        QTest::newRow("a direction inside") << u"Ma\u202eria"_s << u"Maria"_s;
        QTest::newRow("a name that begins like true") << u"Trueba"_s << u"Trueba"_s;
        QTest::newRow("a txid with letters")
            << u"7978c0c97ea847e78e8849634473c1f1"_s << u"7978c0c97ea847e78e8849634473c1f1"_s;
        QTest::newRow("a month alone") << u"Março"_s << u"Março"_s;
        // The other rows are protected by a tab.
        const auto newText = [](const char *name, const QString &text) {
            QTest::newRow(name) << text << u"\"\t%1\""_s.arg(QString(text).replace(u'"', u"\"\""_s));
        };
        newText("formula", u"=1+1"_s);
        newText("quoted formula", u"=cmd|' /C calc'!A0;x"_s);
        newText("a formula with quotes", u"=HYPERLINK(\"x\")"_s);
        newText("plus", u"+55"_s);
        newText("minus", u"-x"_s);
        newText("at", u"@SUM(A1)"_s);
        newText("full-width equals", u"\uff1dx"_s);
        newText("full-width plus", u"\uff0bx"_s);
        newText("full-width minus", u"\uff0dx"_s);
        newText("full-width at", u"\uff20SUM(A)"_s);
        newText("true", u"TRUE"_s);
        newText("false in Portuguese", u"Falso"_s);
        newText("the number of a charge", u"01-4"_s);
        newText("a day", u"1-2"_s);
        newText("a day with a slash", u"12/3"_s);
        newText("a day with points", u"3.4"_s);
        newText("a day in words", u"2 de setembro"_s);
        newText("a month and a year", u"jan 26"_s);
        newText("a gene", u"SEPT2"_s);
        newText("a time", u"10:30"_s);
        newText("a time in words", u"10h"_s);
        newText("a CPF that begins with 0", u"01234567890"_s);
        newText("a CPF", u"52998224725"_s);
        newText("a txid of digits", u"52998224725529982247255299"_s);
        newText("a power of ten", u"52998E24"_s);
        newText("a long power of ten", u"52998224725529982247255E5"_s);
        newText("an operator named like an amount", u"1.234,56"_s);
        newText("a percentage", u"5%"_s);
        newText("a fraction", u"1 1/2"_s);
        newText("an amount with its currency", u"R$ 5"_s);
        newText("Arabic digits", u"\u0661\u0662"_s);
    }
    void textCells()
    {
        QFETCH(const QString, text);
        QTEST(cellOf(text), "cell");
    }

    /** If a program takes such signs out of the file, no formula is left behind them. */
    void invisibleSignsHideNoFormula_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cell");
        QTest::newRow("tab") << u"\t=1"_s << u"\"\t=1\""_s;
        QTest::newRow("a direction") << u"\u202e=1+1"_s << u"\"\t=1+1\""_s;
        QTest::newRow("a mark and an escape") << u"\u200f\x1b+55"_s << u"\"\t+55\""_s;
    }
    void invisibleSignsHideNoFormula()
    {
        QFETCH(const QString, text);
        QTEST(cellOf(text), "cell");
    }

    void numbersAndTimesArePlain_data()
    {
        QTest::addColumn<Value>("value");
        QTest::addColumn<QString>("cell");
        const auto sum = [](qint64 centavos) { return Value(MoneySum::fromCentavos(centavos)); };
        QTest::newRow("an amount") << sum(123450) << u"1234,50"_s;
        QTest::newRow("below one real") << sum(50) << u"0,50"_s;
        QTest::newRow("beyond one charge") << sum(1'999'999'999'998) << u"19999999999,98"_s;
        QTest::newRow("open-ended") << sum(MoneySum::maxCentavos) << u"9.999.999.999.999,99 or more"_s;
        QTest::newRow("a count") << Value(report::Count{1'234'567}) << u"1234567"_s;
        QTest::newRow("a day") << Value(QDate(2026, 11, 2)) << u"02/11/2026"_s;
        QTest::newRow("a moment") << Value(QDateTime(QDate(2026, 11, 21), QTime(12, 5), utcZone))
                                  << u"21/11/2026 09:05:00"_s;
        QTest::newRow("no moment") << Value(QDateTime()) << QString();
    }
    void numbersAndTimesArePlain()
    {
        QFETCH(const Value, value);
        QTEST(cellOf(value), "cell");
    }

    void blocksAreRows()
    {
        const report::Report report{
            .title = u"left out"_s,
            .figure = u"left out"_s,
            .warning = u"TRAINING"_s,
            .blocks = {report::Heading{u"Sums"_s},
                       report::Table{.columns = {{u"Name"_s}, {.title = u"Id"_s, .isDetail = true}},
                                     .rows = {{u"a"_s, u"b"_s}, {u"one cell"_s}}},
                       report::QrCode{.payload = "left out"}, report::Rule{}, report::Heading{u"More"_s},
                       report::Pairs{{{u"count"_s, report::Count{2}}}}, report::Paragraph{u"The end"_s}},
            .footer = u"left out"_s};
        QCOMPARE(report::toCsv(report),
                 u"\ufeffTRAINING\r\n\r\nSums\r\nName;Id\r\na;b\r\none cell\r\n\r\nMore\r\ncount;2\r\nThe end\r\n"_s);
        QCOMPARE(
            report::toCsv({.title = u"left out"_s, .blocks = {report::Table{.columns = {{u"Name"_s}}, .rows = {}}}}),
            u"\ufeffName\r\n"_s);
    }
};

BALCAO_TEST(CsvTest)

} // namespace csvtest

#include "csvtest.moc"
