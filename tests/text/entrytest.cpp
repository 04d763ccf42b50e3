// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "ui/text/amountentry.h"
#include "ui/text/inputmask.h"

#include "core/values/phonenumber.h"
#include "core/values/taxid.h"
#include "tests/support/vectorfile.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

namespace entrytest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::inputmask;

/** What a person types into amounts, tax ids and phones. In the tables a '|' is the caret. */
class EntryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keypadVectors_data();
    void keypadVectors();
    void keepsTheLimit();
    void aCommaFixesTheReais_data();
    void aCommaFixesTheReais();
    void pastes_data();
    void pastes();
    void masks_data();
    void masks();
    void typesCharByChar_data();
    void typesCharByChar();
    void erases_data();
    void erases();
    void masksTwiceAsOnce();
    void whatIsShownIsSaved();
};

namespace
{

Masked withCaret(const QString &text)
{
    const qsizetype caret = text.indexOf(u'|');
    return {QString(text).remove(u'|'), static_cast<int>(caret < 0 ? text.size() : caret)};
}

QString shown(const Masked &masked)
{
    return QString(masked.text).insert(masked.caret, u'|');
}

} // namespace

void EntryTest::keypadVectors_data()
{
    QTest::addColumn<QJsonObject>("item");
    test::addVectorRows(u"amount.json"_s, {u"keypad"_s});
}

void EntryTest::keypadVectors()
{
    QFETCH(const QJsonObject, item);
    AmountEntry entry(Money::maxCentavos);
    for (const QChar key : item["input"_L1].toString()) {
        if (key == u'<')
            entry.backspace();
        else if (key == u'C')
            entry.clear();
        else
            (void)entry.type(key);
    }
    QCOMPARE(entry.centavos(), item["cents"_L1].toInteger());
    QCOMPARE(entry.amount().isZero(), !item["chargeable"_L1].toBool());
}

void EntryTest::keepsTheLimit()
{
    AmountEntry entry(99'999'999);
    for (int i = 0; i < 8; ++i)
        QCOMPARE(entry.type(u'9'), AmountEntry::Outcome::Taken);
    QCOMPARE(entry.centavos(), qint64(99'999'999));
    QCOMPARE(entry.type(u'0'), AmountEntry::Outcome::TooLarge);
    QCOMPARE(entry.centavos(), qint64(99'999'999));
    entry.backspace();
    QCOMPARE(entry.centavos(), qint64(9'999'999));
    QCOMPARE(entry.type(u'٣'), AmountEntry::Outcome::Ignored);
    QCOMPARE(entry.type(u'３'), AmountEntry::Outcome::Ignored);
    QCOMPARE(entry.type(u'.'), AmountEntry::Outcome::Ignored);
    QVERIFY(!entry.setCentavos(100'000'000));
    QVERIFY(!entry.setCentavos(-1));
    QCOMPARE(entry.centavos(), qint64(9'999'999));
    entry.clear();
    entry.backspace();
    QVERIFY(entry.amount().isZero());
}

void EntryTest::aCommaFixesTheReais_data()
{
    using Outcome = AmountEntry::Outcome;
    QTest::addColumn<QString>("keys"); // '<' backspace, 'C' clear, 'p' paste 86,40
    QTest::addColumn<qint64>("centavos");
    QTest::addColumn<Outcome>("last");
    QTest::newRow("twelve") << u"12,"_s << qint64(1200) << Outcome::Comma;
    QTest::newRow("one centavo digit stands for tens") << u"12,5"_s << qint64(1250) << Outcome::Taken;
    QTest::newRow("both centavo digits") << u"12,50"_s << qint64(1250) << Outcome::Taken;
    QTest::newRow("five centavos") << u"12,05"_s << qint64(1205) << Outcome::Taken;
    QTest::newRow("a third centavo digit") << u"12,505"_s << qint64(1250) << Outcome::TooManyCentavos;
    QTest::newRow("a second comma") << u"12,,5"_s << qint64(1250) << Outcome::Taken;
    QTest::newRow("a second comma does nothing") << u"12,5,"_s << qint64(1250) << Outcome::Ignored;
    QTest::newRow("comma first") << u",5"_s << qint64(50) << Outcome::Taken;
    QTest::newRow("a digit is taken back") << u"12,50<"_s << qint64(1250) << Outcome::Taken;
    QTest::newRow("both digits are taken back") << u"12,55<<"_s << qint64(1200) << Outcome::Taken;
    QTest::newRow("the comma is taken back") << u"12,5<<"_s << qint64(12) << Outcome::Taken;
    QTest::newRow("from the right again after that") << u"12,<5"_s << qint64(125) << Outcome::Taken;
    QTest::newRow("from the right again after clearing") << u"12,C5"_s << qint64(5) << Outcome::Taken;
    QTest::newRow("the most reais") << u"999999,99"_s << qint64(99'999'999) << Outcome::Taken;
    QTest::newRow("too many reais") << u"1000000,"_s << qint64(1'000'000) << Outcome::TooLarge;
    QTest::newRow("a pasted amount has its comma") << u"p,"_s << qint64(8640) << Outcome::Ignored;
    QTest::newRow("digits go on from a pasted amount") << u"p1,"_s << qint64(8'640'100) << Outcome::Comma;
}

void EntryTest::aCommaFixesTheReais()
{
    QFETCH(const QString, keys);
    QFETCH(const AmountEntry::Outcome, last);
    AmountEntry entry(99'999'999);
    auto outcome = AmountEntry::Outcome::Taken;
    for (const QChar key : keys) {
        outcome = AmountEntry::Outcome::Taken;
        if (key == u'<')
            entry.backspace();
        else if (key == u'C')
            entry.clear();
        else
            outcome = key == u'p' ? entry.paste(u"86,40") : entry.type(key);
    }
    QTEST(entry.centavos(), "centavos");
    QCOMPARE(outcome, last);
}

void EntryTest::pastes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("centavos"); // 123: refused, unchanged
    QTest::addColumn<AmountEntry::Outcome>("outcome");
    const auto no = AmountEntry::Outcome::NotAnAmount;
    const auto yes = AmountEntry::Outcome::Taken;
    QTest::newRow("text mode: ten reais") << u"10"_s << qint64(1000) << yes;
    QTest::newRow("with currency") << u" R$ 1.234,56 "_s << qint64(123456) << yes;
    QTest::newRow("at the limit") << u"999.999,99"_s << qint64(99'999'999) << yes;
    QTest::newRow("above the limit") << u"1.000.000,00"_s << qint64(123) << AmountEntry::Outcome::TooLarge;
    QTest::newRow("more than a code holds") << u"99999999999,99"_s << qint64(123) << AmountEntry::Outcome::TooLarge;
    QTest::newRow("English form") << u"1,234.56"_s << qint64(123) << AmountEntry::Outcome::Unclear;
    QTest::newRow("thousands or decimals") << u"12.345"_s << qint64(123) << AmountEntry::Outcome::Unclear;
    QTest::newRow("a dot before the centavos") << u"1.234.56"_s << qint64(123) << AmountEntry::Outcome::Unclear;
    QTest::newRow("with words") << u"Total: R$ 49,90."_s << qint64(4990) << yes;
    QTest::newRow("words") << u"dez"_s << qint64(123) << no;
    QTest::newRow("zero") << u"0,00"_s << qint64(123) << no;
    QTest::newRow("nothing") << QString() << qint64(123) << no;
}

void EntryTest::pastes()
{
    QFETCH(const QString, text);
    QFETCH(const qint64, centavos);
    AmountEntry entry(99'999'999);
    entry.setCentavos(123);
    QTEST(entry.paste(text), "outcome");
    QCOMPARE(entry.centavos(), centavos);
}

void EntryTest::masks_data()
{
    QTest::addColumn<Mask>("mask");
    QTest::addColumn<QString>("raw");
    QTest::addColumn<QString>("expected");
    const auto taxId = [](const char *name, const QString &raw, const QString &expected) {
        QTest::newRow(qPrintable(u"tax id: %1"_s.arg(QLatin1StringView(name)))) << Mask(maskTaxId) << raw << expected;
    };
    const auto phone = [](const char *name, const QString &raw, const QString &expected) {
        QTest::newRow(qPrintable(u"phone: %1"_s.arg(QLatin1StringView(name)))) << Mask(maskPhone) << raw << expected;
    };
    taxId("nothing", u"|"_s, u"|"_s);
    taxId("only punctuation", u".-/|"_s, u"|"_s);
    taxId("progressive", u"123456|"_s, u"123.456|"_s);
    taxId("CPF", u"52998224725|"_s, u"529.982.247-25|"_s);
    taxId("any punctuation", u"529 982/247.25|"_s, u"529.982.247-25|"_s);
    taxId("twelfth digit makes it a CNPJ", u"529.982.247-251|"_s, u"52.998.224/7251|"_s);
    taxId("first letter makes it a CNPJ", u"123.A|"_s, u"12.3A|"_s);
    taxId("CNPJ", u"11222333000181|"_s, u"11.222.333/0001-81|"_s);
    taxId("lower case", u"12abc34501de35|"_s, u"12.ABC.345/01DE-35|"_s);
    taxId("too long stays whole", u"11.222.333/0001-812|"_s, u"112223330001812|"_s);
    taxId("inserted in the middle", u"529.9|982.247-2"_s, u"529.9|98.224-72"_s);
    taxId("inserted before a dot", u"5291|.982"_s, u"529.1|98.2"_s);
    taxId("pasted at the front", u"111|529.982"_s, u"111|.529.982"_s);
    taxId("caret at the front", u"|52998224725"_s, u"|529.982.247-25"_s);
    taxId("caret behind punctuation", u"529.|982"_s, u"529|.982"_s);
    taxId("emoji dropped", u"529😀982|"_s, u"529.982|"_s);
    taxId("caret inside an emoji", u"529"_s + QChar(0xD83D) + u'|' + QChar(0xDE00) + u"982"_s, u"529|.982"_s);
    taxId("CPF pasted with its label", u"CPF: 529.982.247-25|"_s, u"529.982.247-25|"_s);
    taxId("CNPJ pasted with its label", u"CNPJ 11.222.333/0001-81|"_s, u"11.222.333/0001-81|"_s);
    taxId("caret inside the label", u"CP|F 529.982"_s, u"|529.982"_s);
    taxId("CPF pasted with nº", u"CPF n° 529.982.247-25|"_s, u"529.982.247-25|"_s);
    taxId("CPF pasted with a dotted label", u"C.P.F. 529.982.247-25|"_s, u"529.982.247-25|"_s);
    taxId("CPF pasted with an equals sign", u"CPF=529.982.247-25|"_s, u"529.982.247-25|"_s);
    taxId("CPF pasted with its label behind", u"529.982.247-25 (CPF)|"_s, u"529.982.247-25|"_s);
    taxId("CPF pasted with a glued label", u"CPF52998224725|"_s, u"529.982.247-25|"_s);
    taxId("CNPJ pasted with /MF", u"CNPJ/MF: 12.abc.345/01de-35|"_s, u"12.ABC.345/01DE-35|"_s);
    taxId("a glued label that may be a CNPJ stays as it is", u"CPF31036048900|"_s, u"CPF31036048900|"_s);
    taxId("an unknown label stays as it is", u"Cliente: 529.982.247-25|"_s, u"Cliente: 529.982.247-25|"_s);
    taxId("an unknown word stays as it is", u"Cliente 529.982.247-25|"_s, u"Cliente 529.982.247-25|"_s);
    taxId("two numbers stay as they are", u"529.982.247-25, 1|"_s, u"529.982.247-25, 1|"_s);
    taxId("what core refuses is not made valid", u"529,982,247-25|"_s, u"529,982,247-25|"_s);
    taxId("a comma behind", u"529.982.247-25,|"_s, u"529.982.247-25|"_s);
    taxId("invisible marks", u"\u202a529.982\u200b.247-25\u202c|"_s, u"529.982.247-25|"_s);
    taxId("letters that are no label", u"CPF529|"_s, u"CP.F52.9|"_s);
    taxId("line break of a paste", u"529.982\n|"_s, u"529.982|"_s);
    taxId("full-width digits stay as they are", u"５２９.982|"_s, u"５２９.982|"_s);
    taxId("Arabic digit stays as it is", u"529٩|"_s, u"529٩|"_s);
    taxId("superscript stays as it is", u"529¹|"_s, u"529¹|"_s);
    taxId("accented letter stays as it is", u"12Á|"_s, u"12Á|"_s);

    phone("nothing", u"|"_s, u"|"_s);
    phone("first digit", u"1|"_s, u"(1|"_s);
    phone("area code", u"(11|"_s, u"(11|"_s);
    phone("third digit", u"(119|"_s, u"(11) 9|"_s);
    phone("mobile", u"11987654321|"_s, u"(11) 98765-4321|"_s);
    phone("landline", u"1133334444|"_s, u"(11) 3333-4444|"_s);
    phone("mobile shows the digit that is missing", u"1198765432|"_s, u"(11) 98765-432|"_s);
    phone("any punctuation", u"11.98765/4321|"_s, u"(11) 98765-4321|"_s);
    phone("+55", u"+55 11 98765-4321|"_s, u"(11) 98765-4321|"_s);
    phone("0055", u"005511987654321|"_s, u"(11) 98765-4321|"_s);
    phone("bare 55", u"5511987654321|"_s, u"(11) 98765-4321|"_s);
    phone("bare 55, landline", u"551133334444|"_s, u"(11) 3333-4444|"_s);
    phone("area 55", u"55987654321|"_s, u"(55) 98765-4321|"_s);
    phone("trunk zero", u"011987654321|"_s, u"(11) 98765-4321|"_s);
    phone("one digit too many stays", u"(11) 98765-43210|"_s, u"(11) 98765-43210|"_s);
    phone("one digit too many in area 55 stays", u"(55) 93333-44440|"_s, u"(55) 93333-44440|"_s);
    phone("another country stays as it is", u"+54 9 11 2345-6789|"_s, u"+54 9 11 2345-6789|"_s);
    phone("+55 while typing", u"+5511|"_s, u"+5511|"_s);
    phone("(55), a zero and ten digits", u"(55)09154507205|"_s, u"(55)09154507205|"_s);
    phone("+55, 55 and eleven digits", u"+555519942402639|"_s, u"+555519942402639|"_s);
    phone("carrier code", u"0 15 11 98765-4321|"_s, u"0 15 11 98765-4321|"_s);
    phone("carrier left open", u"(0xx11) 98765-4321|"_s, u"(11) 98765-4321|"_s);
    phone("label", u"Tel: 11 98765-4321|"_s, u"(11) 98765-4321|"_s);
    phone("link", u"https://wa.me/5511987654321|"_s, u"(11) 98765-4321|"_s);
    phone("a name behind", u"(11) 98765-4321 - Maria|"_s, u"(11) 98765-4321|"_s);
    phone("extension", u"(11) 3333-4444 ramal 12|"_s, u"(11) 3333-4444|"_s);
    phone("area code behind stays as it is", u"3333-4444 (11)|"_s, u"3333-4444 (11)|"_s);
    phone("what core refuses is not made valid", u"(11) 98765#4321|"_s, u"(11) 98765#4321|"_s);
    phone("letter stays as it is", u"(11) 9876A-4321|"_s, u"(11) 9876A-4321|"_s);
    phone("full-width digits stay as they are", u"１１９|"_s, u"１１９|"_s);
    phone("emoji dropped", u"📞 11 98765-4321|"_s, u"(11) 98765-4321|"_s);
    phone("inserted in the middle", u"(11) 98|765-432"_s, u"(11) 98|765-432"_s);
    phone("inserted before the bracket", u"1|(19) 87654"_s, u"(1|1) 98765-4"_s);
    phone("caret behind a dropped country code", u"+55 11| 98765-4321"_s, u"(11|) 98765-4321"_s);
    phone("caret inside a dropped country code", u"+5|5 11 98765-4321"_s, u"|(11) 98765-4321"_s);
}

void EntryTest::masks()
{
    QFETCH(const Mask, mask);
    QFETCH(const QString, raw);
    QFETCH(const QString, expected);
    const Masked start = withCaret(raw);
    QCOMPARE(shown(mask(start.text, start.caret)), expected);
}

void EntryTest::typesCharByChar_data()
{
    QTest::addColumn<Mask>("mask");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("expected");
    QTest::newRow("CPF") << Mask(maskTaxId) << u"52998224725"_s << u"529.982.247-25"_s;
    QTest::newRow("CPF with its punctuation") << Mask(maskTaxId) << u"529.982.247-25"_s << u"529.982.247-25"_s;
    QTest::newRow("CNPJ") << Mask(maskTaxId) << u"11222333000181"_s << u"11.222.333/0001-81"_s;
    QTest::newRow("CNPJ with letters") << Mask(maskTaxId) << u"12abc34501de35"_s << u"12.ABC.345/01DE-35"_s;
    QTest::newRow("mobile") << Mask(maskPhone) << u"11987654321"_s << u"(11) 98765-4321"_s;
    QTest::newRow("landline") << Mask(maskPhone) << u"1133334444"_s << u"(11) 3333-4444"_s;
    QTest::newRow("mobile with its punctuation") << Mask(maskPhone) << u"(11) 98765-4321"_s << u"(11) 98765-4321"_s;
    QTest::newRow("+55 mobile") << Mask(maskPhone) << u"+5511987654321"_s << u"(11) 98765-4321"_s;
    QTest::newRow("bare 55 mobile") << Mask(maskPhone) << u"5511987654321"_s << u"(11) 98765-4321"_s;
    QTest::newRow("trunk zero mobile") << Mask(maskPhone) << u"011987654321"_s << u"(11) 98765-4321"_s;
    QTest::newRow("area 55 mobile") << Mask(maskPhone) << u"55987654321"_s << u"(55) 98765-4321"_s;
}

void EntryTest::typesCharByChar()
{
    QFETCH(const Mask, mask);
    QFETCH(const QString, keys);
    QFETCH(const QString, expected);
    Masked edit;
    for (const QChar key : keys) {
        QString raw = edit.text;
        raw.insert(edit.caret, key);
        edit = mask(raw, edit.caret + 1);
        QCOMPARE(edit.caret, static_cast<int>(edit.text.size()));
    }
    QCOMPARE(edit.text, expected);
    // And back: one digit or letter a press, down to nothing.
    const auto significant = [](const QString &text) {
        return std::count_if(text.cbegin(), text.cend(), [](QChar c) { return c.isLetterOrNumber(); });
    };
    for (auto left = significant(edit.text); left > 0; --left) {
        edit = backspace(edit.text, edit.caret, mask);
        QCOMPARE(significant(edit.text), left - 1);
    }
    QCOMPARE(edit, Masked());
}

void EntryTest::erases_data()
{
    QTest::addColumn<Mask>("mask");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("afterBackspace");
    QTest::addColumn<QString>("afterDelete");
    const Mask taxId = maskTaxId;
    const Mask phone = maskPhone;
    QTest::newRow("behind a dot") << taxId << u"529.|982"_s << u"52|9.82"_s << u"529|.82"_s;
    QTest::newRow("before a dot") << taxId << u"529|.982"_s << u"52|9.82"_s << u"529|.82"_s;
    QTest::newRow("in the middle") << taxId << u"529.9|82.247-25"_s << u"529|.822.472-5"_s << u"529.9|22.472-5"_s;
    QTest::newRow("at the front") << taxId << u"|529.982"_s << u"|529.982"_s << u"|299.82"_s;
    QTest::newRow("at the end") << taxId << u"529.982|"_s << u"529.98|"_s << u"529.982|"_s;
    QTest::newRow("CNPJ becomes a CPF again")
        << taxId << u"52.998.224/7251|"_s << u"529.982.247-25|"_s << u"52.998.224/7251|"_s;
    QTest::newRow("too long becomes a CNPJ again")
        << taxId << u"112223330001812|"_s << u"11.222.333/0001-81|"_s << u"112223330001812|"_s;
    QTest::newRow("behind the bracket and the blank")
        << phone << u"(11) |98765-4321"_s << u"(1|9) 8765-4321"_s << u"(11|) 8765-4321"_s;
    QTest::newRow("behind the opening bracket") << phone << u"(|11) 9"_s << u"|(11) 9"_s << u"|(19"_s;
    QTest::newRow("letter in a phone") << phone << u"(11) 9876A|-4321"_s << u"(11) 9876|4-321"_s
                                       << u"(11) 9876A-|321"_s;
    QTest::newRow("nothing there") << phone << u"|"_s << u"|"_s << u"|"_s;
}

void EntryTest::erases()
{
    QFETCH(const Mask, mask);
    QFETCH(const QString, text);
    QFETCH(const QString, afterBackspace);
    QFETCH(const QString, afterDelete);
    const Masked start = withCaret(text);
    QCOMPARE(shown(backspace(start.text, start.caret, mask)), afterBackspace);
    QCOMPARE(shown(deleteForward(start.text, start.caret, mask)), afterDelete);
}

void EntryTest::masksTwiceAsOnce()
{
    QRandomGenerator random(20261120);
    const QString keys = u"0123456789015590119ABz.-/() +ç１😀"_s;
    for (int round = 0; round < 5'000; ++round) {
        QString raw;
        const int size = random.bounded(20);
        for (int i = 0; i < size; ++i)
            raw += keys[random.bounded(static_cast<int>(keys.size()))];
        const int caret = random.bounded(-2, 25);
        for (const Mask mask : {Mask(maskTaxId), Mask(maskPhone)}) {
            const Masked once = mask(raw, caret);
            QVERIFY(once.caret >= 0 && once.caret <= once.text.size());
            const Masked twice = mask(once.text, once.caret);
            QVERIFY2(twice == once, qPrintable(u"%1 → %2 → %3"_s.arg(raw, shown(once), shown(twice))));
        }
    }
}

void EntryTest::whatIsShownIsSaved()
{
    const quint32 seed = qEnvironmentVariableIsSet("BALCAO_SEED") ? qEnvironmentVariable("BALCAO_SEED").toUInt()
                                                                  : QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    const auto oneOf = [&random](const QString &characters) {
        return characters[random.bounded(static_cast<int>(characters.size()))];
    };
    int numbers = 0;
    for (int round = 0; round < 10'000; ++round) {
        QString raw;
        const int size = random.bounded(8, 20);
        for (int i = 0; i < size; ++i)
            raw += random.bounded(6) == 0 ? oneOf(u" .-()+/,#\u200bCPF"_s) : oneOf(u"0123456789551199"_s);
        const auto phone = PhoneNumber::parse(raw);
        const QString shownPhone = maskPhone(raw, 0).text;
        QVERIFY2(phone ? shownPhone == phone->formatted() : !PhoneNumber::parse(shownPhone),
                 qPrintable(raw + u" → "_s + shownPhone));
        const auto id = TaxId::parse(raw);
        const QString shownId = maskTaxId(raw, 0).text;
        QVERIFY2(id ? shownId == id->formatted() : !TaxId::parse(shownId), qPrintable(raw + u" → "_s + shownId));
        numbers += (phone ? 1 : 0) + (id ? 1 : 0);
    }
    QVERIFY(numbers > 100);
}

BALCAO_TEST(EntryTest)

} // namespace entrytest

#include "entrytest.moc"
