// SPDX-License-Identifier: MIT
#include "core/provider/chargereading.h"
#include "core/provider/wireamount.h"
#include "core/provider/wiretime.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace wirevaluestest
{

using namespace balcao;
using namespace Qt::StringLiterals;

namespace
{

QString momentText(const ProviderTime &time)
{
    return time.moment ? time.moment->toString(Qt::ISODateWithMs) : QString();
}

JsonValue json(const QByteArray &text)
{
    std::optional<JsonValue> value = JsonValue::parse(text);
    if (!value)
        qFatal("not JSON: %s", text.constData());
    return *std::move(value);
}

} // namespace

class WireValuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void amounts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isCentavos");
        QTest::addColumn<int>("centavos");
        const auto row = [](const char *name, const char *text, int centavos, bool isCentavos = false) {
            QTest::newRow(name) << QByteArray(text) << isCentavos << centavos;
        };
        row("zero", "0", 0);
        row("minus zero", "-0", -1);
        row("noise above", "25.750000000000004", 2575);
        row("noise below", "25.749999999999996", 2575);
        row("noise that carries", "0.99999999999", 100);
        row("not noise: a millionth of a centavo", "25.7500001", -1);
        row("just inside the noise", "25.750000009", 2575);
        row("half a centavo", "0.005", -1);
        row("exponent plus", "1E+2", 10000);
        row("exponent minus", "2575e-2", 2575);
        row("exponent far below", "1e-300", 0);
        row("exponent far above", "1e300", -1);
        row("exponent below any number", "1e-99999999999999999999", 0);
        row("a string with an exponent", "\"1e2\"", -1);
        row("a string with an exponent without a digit", "\"1e\"", -1);
        row("a string with a signed exponent without a digit", "\"1e+\"", -1);
        row("a string that is only an exponent", "\"e2\"", -1);
        row("trailing zeros of a number", "25.7500000", 2575);
        row("a string with three decimals may be thousands", "\"25.750\"", -1);
        row("a string with a dot and three digits", "\"1.234\"", -1);
        row("bad groups", "\"1.23.456,00\"", -1);
        row("groups", "\"1.234.567,8\"", 123456780);
        row("blanks around", "\" 25.75 \"", 2575);
        row("currency", "\"R$ 25,75\"", -1);
        row("full-width digits", "\"\xEF\xBC\x92\xEF\xBC\x95\"", -1);
        row("NUL inside", "\"25\\u0000\"", -1);
        row("bool", "true", -1);
        row("array", "[25.75]", -1);
        row("centavos", "2575", 2575, true);
        row("centavos with a zero fraction", "2575.0", 2575, true);
        row("centavos with a fraction", "25.75", -1, true);
        row("centavos as a decimal string", "\"25.75\"", -1, true);
        row("centavos with an exponent", "2.575e3", 2575, true);
        row("centavos, a string with an exponent without a digit", "\"1e\"", -1, true);
        row("centavos negative string", "\"-2575\"", -1, true);
    }
    void amounts()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isCentavos);
        QFETCH(int, centavos);
        const auto amount = readWireAmount(json(text), isCentavos ? AmountUnit::Centavos : AmountUnit::Reais);
        QCOMPARE(amount ? amount->money.centavos() : qint64(-1), qint64(centavos));
    }

    void largestAmount()
    {
        QCOMPARE(readWireAmount(json("9999999999.99"), AmountUnit::Reais)->money.centavos(), Money::maxCentavos);
        QCOMPARE(readWireAmount(json("999999999999"), AmountUnit::Centavos)->money.centavos(), Money::maxCentavos);
        for (const char *beyond : {"10000000000", "9999999999.99999999999", "1e10"})
            QVERIFY(!readWireAmount(json(beyond), AmountUnit::Reais));
        QVERIFY(!readWireAmount(json("1000000000000"), AmountUnit::Centavos));
    }

    void times_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("moment");
        QTest::addColumn<bool>("isInvalid");
        const auto row = [](const char *name, const char *text, const QString &moment, bool isInvalid) {
            QTest::newRow(name) << QByteArray(text) << moment << isInvalid;
        };
        const QString noon = u"2026-11-20T15:00:00.000Z"_s;
        row("Z", "\"2026-11-20T15:00:00Z\"", noon, false);
        row("lower case", "\"2026-11-20t15:00:00z\"", noon, false);
        row("offset", "\"2026-11-20T12:00:00-03:00\"", noon, false);
        row("offset of Amazonas", "\"2026-11-20T11:00:00.000-04:00\"", noon, false);
        row("offset without colon", "\"2026-11-20T12:00:00-0300\"", noon, false);
        row("offset of hours", "\"2026-11-20T12:00:00-03\"", noon, false);
        row("a blank for T, no zone", "\"2026-11-20 12:00:00\"", noon, false);
        row("no zone in a summer of old daylight saving", "\"2026-01-20T12:00:00\"", u"2026-01-20T15:00:00.000Z"_s,
            false);
        row("without seconds", "\"2026-11-20T15:00Z\"", noon, false);
        row("microseconds", "\"2026-11-20T15:00:00.123456Z\"", u"2026-11-20T15:00:00.123Z"_s, false);
        row("one digit of fraction", "\"2026-11-20T15:00:00.5Z\"", u"2026-11-20T15:00:00.500Z"_s, false);
        row("leap second", "\"2026-12-31T23:59:60Z\"", u"2027-01-01T00:00:00.000Z"_s, false);
        row("epoch seconds", "1795186800", noon, false);
        row("epoch milliseconds", "1795186800000", noon, false);
        row("epoch with a fraction", "1795186800.25", u"2026-11-20T15:00:00.250Z"_s, false);
        row("epoch as text", "\"1795186800\"", noon, false);
        row("a year that does not exist here", "\"0000-00-00T00:00:00Z\"", {}, true);
        row("month 13", "\"2026-13-45T25:61:00.000Z\"", {}, true);
        row("30 February", "\"2026-02-30T10:00:00.000Z\"", {}, true);
        row("24 o'clock", "\"2026-11-20T24:00:00Z\"", {}, true);
        row("offset of 99 hours", "\"2026-11-20T15:00:00+99:00\"", {}, true);
        row("the interface's own sample form", "\"2024-99-99T99:99:99.999Z\"", {}, true);
        row("words", "\"amanhã\"", {}, true);
        row("a small number", "86400", {}, true);
        row("an object", "{}", {}, true);
        row("true", "true", {}, true);
        row("null", "null", {}, false);
        row("empty", "\"\"", {}, false);
    }
    void times()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, moment);
        QFETCH(bool, isInvalid);
        const JsonValue value = json(text);
        const WireTime read = readWireTime(value);
        QCOMPARE(momentText(read.time), moment);
        QCOMPARE(read.isInvalid, isInvalid);
        QCOMPARE(read.time.text, value.text());
    }

    void httpDates_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QString>("moment");
        QTest::newRow("IMF-fixdate") << QByteArray("Fri, 20 Nov 2026 15:00:00 GMT") << u"2026-11-20T15:00:00Z"_s;
        QTest::newRow("impossible day") << QByteArray("Fri, 31 Feb 2026 15:00:00 GMT") << QString();
        QTest::newRow("Portuguese month") << QByteArray("Fri, 20 Fev 2026 15:00:00 GMT") << QString();
        QTest::newRow("empty") << QByteArray() << QString();
    }
    void httpDates()
    {
        QFETCH(QByteArray, header);
        QFETCH(QString, moment);
        const std::optional<QDateTime> read = readHttpDate(header);
        QCOMPARE(read ? read->toString(Qt::ISODate) : QString(), moment);
    }
};

BALCAO_TEST(WireValuesTest)

} // namespace wirevaluestest

#include "wirevaluestest.moc"
