// SPDX-License-Identifier: MIT
#include "core/values/money.h"
#include "core/values/amounttext.h"
#include "tests/support/testmain.h"

#include "tests/core/values/reasons.h"
#include "tests/support/vectorfile.h"

#include <QRandomGenerator>
#include <QTest>

#include <cstdio>
#include <limits>

namespace moneytest
{

using namespace Qt::StringLiterals;
using namespace balcao;

class MoneyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysInsideItsRange()
    {
        QVERIFY(!Money::fromCentavos(-1));
        QVERIFY(!Money::fromCentavos(Money::maxCentavos + 1));
        QCOMPARE(Money::fromCentavos(Money::maxCentavos)->toWire(), u"9999999999.99"_s);
        QVERIFY(Money::fromCentavos(0)->isZero());
        QVERIFY(*Money::fromCentavos(1) > Money());
    }

    void sumsAreExactAndMarkedBeyond()
    {
        constexpr int most = 1000;
        const Money largest = *Money::fromCentavos(Money::maxCentavos);
        MoneySum sum;
        for (int i = 1; i <= most; ++i) {
            QVERIFY(!sum.isOpenEnded());
            sum += largest;
            QCOMPARE(sum.centavos(), i * Money::maxCentavos);
        }
        // 9.999.999.999.990,00
        QCOMPARE(sum.toWire(), u"9999999999990.00"_s);
        sum += *Money::fromCentavos(998);
        QCOMPARE(sum.toWire(), u"9999999999999.98"_s);
        QVERIFY(!sum.isOpenEnded());
        sum += *Money::fromCentavos(1);
        QVERIFY(sum.isOpenEnded());
        sum += largest;
        QCOMPARE(sum.toWire(), u"9999999999999.99"_s);
        QVERIFY(sum.isOpenEnded() && sum == MoneySum::fromCentavos(std::numeric_limits<qint64>::max()));
        QVERIFY(MoneySum::fromCentavos(-1).isZero());
        QCOMPARE(MoneySum::fromWire(u"9999999999999.98")->centavos(), MoneySum::maxCentavos - 1);
        QCOMPARE(MoneySum::fromWire(u"9999999999999.99").error(), MoneyError::TooLarge);
        QCOMPARE(parseSumText(u"R$ 19.999.999.999,98")->centavos(), 2 * Money::maxCentavos);
        QCOMPARE(parseAmountText(u"19.999.999.999,98").error(), AmountTextError::TooLarge);
        QCOMPARE(parseSumText(u"9.999.999.999.999,99").error(), AmountTextError::TooLarge);
    }

    void readsTheWireForm_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("centavos");
        QTest::newRow("zero") << u"0"_s << qint64(0);
        QTest::newRow("whole reais") << u"1234"_s << qint64(123400);
        QTest::newRow("one decimal") << u"1234.5"_s << qint64(123450);
        QTest::newRow("two decimals") << u"1234.05"_s << qint64(123405);
        QTest::newRow("smallest") << u"0.01"_s << qint64(1);
        QTest::newRow("4.35, which binary cannot hold") << u"4.35"_s << qint64(435);
        QTest::newRow("leading zeros") << u"0010.10"_s << qint64(1010);
        QTest::newRow("largest") << u"9999999999.99"_s << Money::maxCentavos;
    }
    void readsTheWireForm()
    {
        QFETCH(const QString, text);
        QFETCH(const qint64, centavos);
        const auto money = Money::fromWire(text);
        QVERIFY2(money, money ? "" : key(money.error()).data());
        QCOMPARE(money->centavos(), centavos);
    }

    void refusesOtherWireForms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("nothing") << QString() << u"empty"_s;
        QTest::newRow("sub-centavo, never rounded") << u"1.005"_s << u"decimals"_s;
        QTest::newRow("three decimals, even zeros") << u"1.000"_s << u"decimals"_s;
        QTest::newRow("negative") << u"-5.00"_s << u"negative"_s;
        QTest::newRow("minus alone") << u"-"_s << u"format"_s;
        QTest::newRow("minus and words") << u"-abc"_s << u"format"_s;
        QTest::newRow("plus sign") << u"+5.00"_s << u"format"_s;
        QTest::newRow("comma") << u"10,00"_s << u"format"_s;
        QTest::newRow("no digit before the point") << u".50"_s << u"format"_s;
        QTest::newRow("no digit behind the point") << u"10."_s << u"format"_s;
        QTest::newRow("two points") << u"1.0.0"_s << u"format"_s;
        QTest::newRow("exponent") << u"1e3"_s << u"format"_s;
        QTest::newRow("exponent without a digit") << u"1e"_s << u"format"_s;
        QTest::newRow("exponent with a sign and no digit") << u"1e+"_s << u"format"_s;
        QTest::newRow("blank in front") << u" 1"_s << u"format"_s;
        QTest::newRow("Arabic digits") << u"١٢"_s << u"format"_s;
        QTest::newRow("NaN") << u"NaN"_s << u"format"_s;
        QTest::newRow("one centavo too much") << u"10000000000.00"_s << u"too_large"_s;
        QTest::newRow("eleven digits") << u"99999999999"_s << u"too_large"_s;
        QTest::newRow("beyond 64 bits") << u"99999999999999999999999999"_s << u"too_large"_s;
        QTest::newRow("infinity in words") << u"inf"_s << u"format"_s;
    }
    void refusesOtherWireForms()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, reason);
        const auto money = Money::fromWire(text);
        QVERIFY(!money);
        QCOMPARE(QString(key(money.error())), reason);
    }

    void comesBackFromTheWire()
    {
        const quint32 seed = QRandomGenerator::global()->generate();
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        for (int i = 0; i < 10'000; ++i) {
            // Short amounts as often as long ones.
            const qint64 bound = random.bounded(Money::maxCentavos) + 1;
            const qint64 centavos = random.bounded(random.bounded(2) != 0 ? bound : random.bounded(100'000) + 1);
            const Money money = *Money::fromCentavos(centavos);
            const QString wire = money.toWire();
            char expected[32];
            std::snprintf(expected, sizeof expected, "%lld.%02lld", static_cast<long long>(centavos / 100),
                          static_cast<long long>(centavos % 100));
            QCOMPARE(wire, QString::fromLatin1(expected));
            QCOMPARE(Money::fromWire(wire).value(), money);
        }
    }

    void readsTextOfPeople_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("centavos");
        QTest::newRow("decimals with comma") << u"49,90"_s << qint64(4990);
        QTest::newRow("decimals with point") << u"49.90"_s << qint64(4990);
        QTest::newRow("whole") << u"1234"_s << qint64(123400);
        QTest::newRow("currency without a blank") << u"R$1.234,56"_s << qint64(123456);
        QTest::newRow("currency in lower case") << u"r$ 10,00"_s << qint64(1000);
        QTest::newRow("narrow NBSP behind the currency") << u"R$\u202f10,00"_s << qint64(1000);
        QTest::newRow("line break behind it") << u"10,00\n"_s << qint64(1000);
        QTest::newRow("thousands without comma") << u"1.234"_s << qint64(123400);
        QTest::newRow("thousands ending in zero") << u"1.250"_s << qint64(125000);
        QTest::newRow("ten thousand") << u"10.000"_s << qint64(1000000);
        QTest::newRow("millions") << u"1.234.567"_s << qint64(123456700);
        QTest::newRow("millions ending in zero") << u"1.234.560"_s << qint64(123456000);
        QTest::newRow("no dots with a comma") << u"1234567,8"_s << qint64(123456780);
        QTest::newRow("leading zeros") << u"0010,00"_s << qint64(1000);
        QTest::newRow("direction mark in front") << u"\u200e49,90"_s << qint64(4990);
        QTest::newRow("zero-width blanks") << u"\u200bR$\u200b 49,\u200b90\ufeff"_s << qint64(4990);
        QTest::newRow("full stop behind the centavos") << u"R$ 49,90."_s << qint64(4990);
        QTest::newRow("comma behind the centavos") << u"49,90,"_s << qint64(4990);
        QTest::newRow("semicolon behind") << u"49,90;"_s << qint64(4990);
        QTest::newRow("reais behind") << u"49,90 reais"_s << qint64(4990);
        QTest::newRow("whole reais in words") << u"50 reais"_s << qint64(5000);
        QTest::newRow("one real") << u"1 real"_s << qint64(100);
        QTest::newRow("reais and a full stop") << u"R$ 49,90 reais."_s << qint64(4990);
        QTest::newRow("currency behind") << u"49,90 R$"_s << qint64(4990);
        QTest::newRow("total") << u"Total: R$ 49,90"_s << qint64(4990);
        QTest::newRow("total without a colon") << u"Total R$ 49,90"_s << qint64(4990);
        QTest::newRow("total to pay") << u"TOTAL A PAGAR: 1.234,56"_s << qint64(123456);
        QTest::newRow("amount to pay") << u"Valor a pagar: R$ 49,90."_s << qint64(4990);
        QTest::newRow("bold total") << u"*Valor total:* R$ 49,90"_s << qint64(4990);
        QTest::newRow("bold") << u"*R$ 49,90*"_s << qint64(4990);
        QTest::newRow("quoted") << u"“49,90”"_s << qint64(4990);
        QTest::newRow("currency and a colon") << u"R$: 49,90"_s << qint64(4990);
        QTest::newRow("blanks as thousands") << u"1 234,56"_s << qint64(123456);
        QTest::newRow("no-break blanks as thousands") << u"R$\u00a01\u202f234\u202f567,89"_s << qint64(123456789);
        QTest::newRow("thousands with their centavos") << u"12.345,00"_s << qint64(1234500);
        QTest::newRow("hundred thousand") << u"100.000"_s << qint64(10000000);
        QTest::newRow("smallest") << u"0.01"_s << qint64(1);
    }
    void readsTextOfPeople()
    {
        QFETCH(const QString, text);
        QFETCH(const qint64, centavos);
        const auto money = parseAmountText(text);
        QVERIFY2(money, money ? "" : key(money.error()).data());
        QCOMPARE(money->centavos(), centavos);
    }

    void refusesTextItCannotBeSureOf_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("English form") << u"1,234.56"_s << u"format"_s;
        QTest::newRow("English thousands") << u"12,345"_s << u"format"_s;
        QTest::newRow("three decimals of an API") << u"25.750"_s << u"format"_s;
        QTest::newRow("three decimals below one real") << u"0.500"_s << u"format"_s;
        QTest::newRow("four decimals") << u"1.2345"_s << u"format"_s;
        QTest::newRow("two commas") << u"1,2,3"_s << u"format"_s;
        QTest::newRow("comma at the end") << u"10,"_s << u"format"_s;
        QTest::newRow("point at the end") << u"10."_s << u"format"_s;
        QTest::newRow("no reais before the comma") << u",50"_s << u"format"_s;
        QTest::newRow("no reais before the point") << u".50"_s << u"format"_s;
        QTest::newRow("decimals and a bad group") << u"12.34,56"_s << u"format"_s;
        QTest::newRow("group of four") << u"1234.567,00"_s << u"format"_s;
        QTest::newRow("group beginning with zero") << u"0.123,00"_s << u"format"_s;
        QTest::newRow("comma before the point") << u"1.234,56.78"_s << u"format"_s;
        QTest::newRow("thousands that an API may mean as decimals") << u"12.345"_s << u"format"_s;
        QTest::newRow("the same ending in zero") << u"12.340"_s << u"format"_s;
        QTest::newRow("the same with three leading digits") << u"999.001"_s << u"format"_s;
        QTest::newRow("the same with currency") << u"R$ 12.345"_s << u"format"_s;
        QTest::newRow("dots for thousands and centavos") << u"1.234.56"_s << u"format"_s;
        QTest::newRow("blanks as thousands without centavos") << u"1 234"_s << u"format"_s;
        QTest::newRow("blanks as thousands, one decimal") << u"1 234,5"_s << u"format"_s;
        QTest::newRow("blanks in groups of two") << u"12 34,56"_s << u"format"_s;
        QTest::newRow("two blanks between") << u"1  234,56"_s << u"format"_s;
        QTest::newRow("a tab between, as between two cells") << u"1\t234,56"_s << u"format"_s;
        QTest::newRow("blanks and dots as thousands") << u"1 234.567,89"_s << u"format"_s;
        QTest::newRow("blank before the comma") << u"234 ,56"_s << u"format"_s;
        QTest::newRow("blank inside the centavos") << u"234,5 6"_s << u"format"_s;
        QTest::newRow("group of blanks beginning with zero") << u"0 123,45"_s << u"format"_s;
        QTest::newRow("full stop behind one decimal") << u"49,9."_s << u"format"_s;
        QTest::newRow("full stop behind thousands") << u"1.234."_s << u"format"_s;
        QTest::newRow("full stop behind a point") << u"49.90."_s << u"format"_s;
        QTest::newRow("centavos in words") << u"50 centavos"_s << u"charset"_s;
        QTest::newRow("reais and centavos in words") << u"10 reais e 50 centavos"_s << u"charset"_s;
        QTest::newRow("thousands in words") << u"49,90 mil reais"_s << u"charset"_s;
        QTest::newRow("a discount") << u"Desconto: R$ 5,00"_s << u"charset"_s;
        QTest::newRow("a part of it") << u"Subtotal: R$ 5,00"_s << u"charset"_s;
        QTest::newRow("a count before the total") << u"Total 3 itens: R$ 49,90"_s << u"charset"_s;
        QTest::newRow("instalments behind") << u"Total: R$ 49,90 (3x)"_s << u"charset"_s;
        QTest::newRow("dollars behind") << u"49,90 dólares"_s << u"charset"_s;
        QTest::newRow("in brackets, as books write debts") << u"(49,90)"_s << u"charset"_s;
        QTest::newRow("a minus behind a label") << u"Total: -49,90"_s << u"charset"_s;
        QTest::newRow("two amounts") << u"10,00 20,00"_s << u"format"_s;
        QTest::newRow("negative") << u"-10,00"_s << u"charset"_s;
        QTest::newRow("negative behind the currency") << u"R$ -10,00"_s << u"charset"_s;
        QTest::newRow("plus") << u"+10"_s << u"charset"_s;
        QTest::newRow("full-width digits") << u"１０"_s << u"charset"_s;
        QTest::newRow("superscript") << u"10²"_s << u"charset"_s;
        QTest::newRow("percent") << u"10%"_s << u"charset"_s;
        QTest::newRow("currency twice") << u"R$ R$ 10"_s << u"charset"_s;
        QTest::newRow("embedded NUL") << u"1\0"
                                         "0"_s
                                      << u"charset"_s;
        QTest::newRow("nothing") << QString() << u"empty"_s;
        QTest::newRow("blanks") << u" \u00a0 "_s << u"empty"_s;
        QTest::newRow("zero") << u"0"_s << u"zero"_s;
        QTest::newRow("one real too much") << u"10000000000"_s << u"too_large"_s;
        QTest::newRow("beyond 64 bits") << u"99999999999999999999999999,00"_s << u"too_large"_s;
        QTest::newRow("only commas") << u",,,"_s << u"format"_s;
        QTest::newRow("only a dot") << u"."_s << u"format"_s;
    }
    void refusesTextItCannotBeSureOf()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, reason);
        const auto money = parseAmountText(text);
        QVERIFY(!money);
        QCOMPARE(QString(key(money.error())), reason);
    }

    void saysWhatIsWrongWithText_data()
    {
        using Error = AmountTextError;
        QTest::addColumn<QString>("text");
        QTest::addColumn<AmountTextError>("error");
        QTest::newRow("no reais before the comma") << u",50"_s << Error::Incomplete;
        QTest::newRow("no reais before the point") << u".50"_s << Error::Incomplete;
        QTest::newRow("nothing behind the comma") << u"5,"_s << Error::Incomplete;
        QTest::newRow("nothing behind the point") << u"R$ 5."_s << Error::Incomplete;
        QTest::newRow("thousands and nothing behind the comma") << u"1.234,"_s << Error::Incomplete;
        QTest::newRow("only a comma") << u","_s << Error::Incomplete;
        QTest::newRow("a tenth of a centavo") << u"0,001"_s << Error::Decimals;
        QTest::newRow("a tenth of a centavo, with a point") << u"0.001"_s << Error::Decimals;
        QTest::newRow("four decimals") << u"1,2345"_s << Error::Decimals;
        QTest::newRow("four decimals, with a point") << u"1.2345"_s << Error::Decimals;
        QTest::newRow("three decimals behind thousands") << u"1.234,567"_s << Error::Decimals;
        QTest::newRow("English thousands") << u"12,345"_s << Error::Format;
        QTest::newRow("three decimals of an API") << u"25.750"_s << Error::Format;
        QTest::newRow("English form") << u"1,234.56"_s << Error::Format;
        QTest::newRow("thousands or decimals") << u"12.345"_s << Error::Format;
        QTest::newRow("thousands or decimals, zero") << u"12.340"_s << Error::Format;
        QTest::newRow("a dot before the centavos") << u"1.234.56"_s << Error::PointForComma;
        QTest::newRow("a dot before the centavos of millions") << u"R$ 1.234.567.89"_s << Error::PointForComma;
        QTest::newRow("dots in groups of nothing") << u"1.23.4.5"_s << Error::Format;
        QTest::newRow("full stop behind a point") << u"49.90."_s << Error::Format;
        QTest::newRow("exponent without a digit") << u"1e"_s << Error::Charset;
    }
    void saysWhatIsWrongWithText()
    {
        QFETCH(const QString, text);
        QFETCH(const AmountTextError, error);
        const auto money = parseAmountText(text);
        QVERIFY(!money);
        QCOMPARE(money.error(), error);
    }

    /** Characters pasted around an amount or into it never change its value. */
    void pastedIsAsTyped()
    {
        const quint32 seed = QRandomGenerator::global()->generate();
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        const QStringList around = {{},          u" "_s,       u"\u200e"_s, u"R$ "_s, u"Total: "_s, u"*"_s, u"\""_s,
                                    u" reais"_s, u"."_s,       u","_s,      u";"_s,   u"-"_s,       u"("_s, u" 1"_s,
                                    u"2 "_s,     u"2\u00a0"_s, u"0,"_s,     u"1."_s,  u" mil"_s,    u"%"_s, u"\n"_s};
        const auto some = [&] { return around[random.bounded(static_cast<int>(around.size()))]; };
        int read = 0;
        for (int i = 0; i < 20'000; ++i) {
            const qint64 centavos = random.bounded(random.bounded(2) != 0 ? 1'000'000'000 : 100'000) + 1;
            const QString decimals = QString::number(centavos % 100).rightJustified(2, u'0');
            const QString plain = QString::number(centavos / 100) + u',' + decimals;
            const QString text = some() + some() + plain + some() + some();
            const auto money = parseAmountText(text);
            // Digits that were put beside it make another number, as for a reader.
            QString digits = text;
            digits.removeIf([](QChar c) { return c < u'0' || c > u'9'; });
            QString own = plain;
            own.remove(u',');
            if (!money || digits != own)
                continue;
            ++read;
            QVERIFY2(*money == parseAmountText(plain).value(), qPrintable(text));
        }
        QVERIFY(read > 100);
    }

    void vectors_data()
    {
        QTest::addColumn<QJsonObject>("item");
        // keypad: entrytest; provider: the wire form's test; display: the display's test.
        test::addVectorRows(u"amount.json"_s, {u"text"_s, u"to_json"_s});
    }
    void vectors()
    {
        QFETCH(const QJsonObject, item);
        const QString mode = item["mode"_L1].toString();
        const qint64 centavos = item["cents"_L1].toInteger();
        if (mode == "text"_L1) {
            const auto money = parseAmountText(item["input"_L1].toString());
            QCOMPARE(money.has_value(), item["ok"_L1].toBool());
            if (money)
                QCOMPARE(money->centavos(), centavos);
            else
                QCOMPARE(QString(key(money.error())), item["reason"_L1].toString());
        } else {
            QVERIFY(item["accepted_tokens"_L1].toArray().contains(Money::fromCentavos(centavos)->toWire()));
        }
    }
};

BALCAO_TEST(MoneyTest)

} // namespace moneytest

#include "moneytest.moc"
