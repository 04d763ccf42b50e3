// SPDX-License-Identifier: MIT
#include "core/values/phonenumber.h"
#include "core/values/taxid.h"
#include "tests/support/testmain.h"

#include "tests/core/values/reasons.h"
#include "tests/support/vectorfile.h"

#include <QRandomGenerator>
#include <QTest>

namespace identifierstest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

void compareTaxId(const QJsonObject &item, TaxId::Kind kind)
{
    const auto id = TaxId::parse(item["input"_L1].toString());
    QCOMPARE(id.has_value(), item["valid"_L1].toBool());
    if (!id) {
        QCOMPARE(QString(key(id.error())), item["reason"_L1].toString());
        return;
    }
    QCOMPARE(id->kind(), kind);
    QCOMPARE(id->canonical(), item["normalized"_L1].toString());
    QCOMPARE(id->formatted(), item["formatted"_L1].toString());
    if (item.contains("display_masked"_L1))
        QCOMPARE(id->masked(), item["display_masked"_L1].toString());
    QCOMPARE(TaxId::parse(id->formatted()).value(), *id);
}

} // namespace

class IdentifiersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cpfVectors_data()
    {
        QTest::addColumn<QJsonObject>("item");
        test::addVectorRows(u"cpf.json"_s);
    }
    void cpfVectors()
    {
        QFETCH(const QJsonObject, item);
        compareTaxId(item, TaxId::Kind::Cpf);
    }

    void cnpjVectors_data()
    {
        QTest::addColumn<QJsonObject>("item");
        test::addVectorRows(u"cnpj.json"_s);
    }
    void cnpjVectors()
    {
        QFETCH(const QJsonObject, item);
        compareTaxId(item, TaxId::Kind::Cnpj);
    }

    void phoneVectors_data()
    {
        QTest::addColumn<QJsonObject>("item");
        test::addVectorRows(u"phone.json"_s);
    }
    void phoneVectors()
    {
        QFETCH(const QJsonObject, item);
        const auto phone = PhoneNumber::parse(item["input"_L1].toString());
        QCOMPARE(phone.has_value(), item["valid"_L1].toBool());
        if (!phone) {
            QCOMPARE(QString(key(phone.error())), item["reason"_L1].toString());
            return;
        }
        QCOMPARE(phone->kind() == PhoneNumber::Kind::Mobile, item["kind"_L1].toString() == "mobile"_L1);
        QCOMPARE(phone->areaCode(), item["ddd"_L1].toInt());
        QCOMPARE(phone->national(), item["national"_L1].toString());
        QCOMPARE(phone->e164(), item["e164"_L1].toString());
        QCOMPARE(phone->formatted(), item["api_format"_L1].toString());
        QCOMPARE(phone->masked(), item["display_masked"_L1].toString());
        QCOMPARE(PhoneNumber::parse(phone->formatted()).value(), *phone);
        QCOMPARE(PhoneNumber::parse(phone->e164()).value(), *phone);
    }

    void readsTaxIds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("canonical");
        QTest::newRow("CPF of the examples") << u"123.456.789-09"_s << u"12345678909"_s;
        QTest::newRow("blanks between") << u"529 982 247 25"_s << u"52998224725"_s;
        QTest::newRow("NBSP and tab") << u"\u00a0529.982.247-25\t"_s << u"52998224725"_s;
        QTest::newRow("en dash") << u"529.982.247–25"_s << u"52998224725"_s;
        QTest::newRow("minus sign") << u"529.982.247−25"_s << u"52998224725"_s;
        QTest::newRow("non-breaking hyphen") << u"529.982.247\u201125"_s << u"52998224725"_s;
        QTest::newRow("slash for the dash") << u"529.982.247/25"_s << u"52998224725"_s;
        QTest::newRow("punctuation out of place") << u"5.2-9/9 8224725."_s << u"52998224725"_s;
        QTest::newRow("official alphanumeric example") << u"12.ABC.345/01DE-35"_s << u"12ABC34501DE35"_s;
        QTest::newRow("lower case") << u"12.abc.345/01de-35"_s << u"12ABC34501DE35"_s;
        QTest::newRow("bank with root zero") << u"00.000.000/0001-91"_s << u"00000000000191"_s;
        QTest::newRow("CNPJ without punctuation") << u"11222333000181"_s << u"11222333000181"_s;
        QTest::newRow("CPF with its label") << u"CPF 529.982.247-25"_s << u"52998224725"_s;
        QTest::newRow("CPF with its label and a colon") << u" cpf: 52998224725"_s << u"52998224725"_s;
        QTest::newRow("CPF with its label, NBSP") << u"CPF\u00a0529.982.247-25"_s << u"52998224725"_s;
        QTest::newRow("CNPJ with its label") << u"CNPJ: 11.222.333/0001-81"_s << u"11222333000181"_s;
        QTest::newRow("CNPJ with letters and its label") << u"CNPJ 12.ABC.345/01DE-35"_s << u"12ABC34501DE35"_s;
        QTest::newRow("both labels") << u"CPF/CNPJ: 529.982.247-25"_s << u"52998224725"_s;
        // Its check digits fit a CNPJ too; the label has priority.
        QTest::newRow("a labelled CPF that reads as a CNPJ") << u"CPF 310.360.489-00"_s << u"31036048900"_s;
        QTest::newRow("zero-width blank inside") << u"529.982\u200b.247-25"_s << u"52998224725"_s;
        QTest::newRow("direction marks around") << u"\u202a529.982.247-25\u202c"_s << u"52998224725"_s;
        QTest::newRow("soft hyphen and word joiner") << u"529.982\u00ad.247\u2060-25"_s << u"52998224725"_s;
        for (const QString &label : {u"CPF nº "_s, u"CPF n° "_s, u"CPF n.º "_s, u"CPF n. "_s, u"CPF número "_s,
                                     u"CPF/MF "_s, u"CPF/MF nº "_s, u"C.P.F. "_s, u"C.P.F.: "_s, u"CPF="_s, u"CPF: "_s,
                                     u"CPF - "_s, u"CPF\u200b: "_s, u"Nº do CPF: "_s, u"cpf/cnpj "_s, u"CPF"_s})
            QTest::newRow(qPrintable(u"CPF behind %1"_s.arg(label))) << label + u"529.982.247-25"_s << u"52998224725"_s;
        for (const QString &label :
             {u"CNPJ/MF: "_s, u"CNPJ/MF sob o nº "_s, u"CNPJ nº "_s, u"C.N.P.J. "_s, u"CNPJ="_s, u"CNPJ"_s})
            QTest::newRow(qPrintable(u"CNPJ behind %1"_s.arg(label)))
                << label + u"12.ABC.345/01DE-35"_s << u"12ABC34501DE35"_s;
        QTest::newRow("label glued, only digits") << u"CPF52998224725"_s << u"52998224725"_s;
        QTest::newRow("CNPJ label glued, only digits") << u"CNPJ11222333000181"_s << u"11222333000181"_s;
        QTest::newRow("label behind in brackets") << u"529.982.247-25 (CPF)"_s << u"52998224725"_s;
        QTest::newRow("label behind") << u"11.222.333/0001-81 - CNPJ"_s << u"11222333000181"_s;
        QTest::newRow("quoted") << u"“529.982.247-25”"_s << u"52998224725"_s;
        QTest::newRow("bold in a chat") << u"*529.982.247-25*"_s << u"52998224725"_s;
        QTest::newRow("bold with its label") << u"*CPF:* 529.982.247-25"_s << u"52998224725"_s;
        QTest::newRow("in brackets") << u"(529.982.247-25)"_s << u"52998224725"_s;
        QTest::newRow("comma behind") << u"529.982.247-25,"_s << u"52998224725"_s;
        QTest::newRow("full stop behind") << u"CPF: 529.982.247-25."_s << u"52998224725"_s;
        QTest::newRow("CNPJ that begins like a number's label") << u"CNPJ NO.123.456/0001-52"_s << u"NO123456000152"_s;
        QTest::newRow("a CNPJ with its punctuation is no label") << u"CP.F31.036/0489-00"_s << u"CPF31036048900"_s;
        QTest::newRow("CNPJ that begins like a label") << u"CPF10000000068"_s << u"CPF10000000068"_s;
        QTest::newRow("the same with punctuation") << u"CP.F10.000/0000-68"_s << u"CPF10000000068"_s;
    }
    void readsTaxIds()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, canonical);
        const auto id = TaxId::parse(text);
        QVERIFY2(id, id ? "" : key(id.error()).data());
        QCOMPARE(id->canonical(), canonical);
    }

    void refusesTaxIds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("only punctuation") << u"..-/"_s << u"empty"_s;
        QTest::newRow("both check digits wrong") << u"123.456.789-01"_s << u"check_digit"_s;
        for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
            const QString name = u"repeated %1"_s.arg(QChar(digit));
            QTest::newRow(qPrintable(name + u" CPF"_s)) << QString(11, QChar(digit)) << u"repeated_digits"_s;
            QTest::newRow(qPrintable(name + u" CNPJ"_s)) << QString(14, QChar(digit)) << u"repeated_digits"_s;
        }
        QTest::newRow("letter for a digit of a CPF") << u"529.982.247-2S"_s << u"charset"_s;
        QTest::newRow("wrong check digit behind a label") << u"CPF 529.982.247-26"_s << u"check_digit"_s;
        QTest::newRow("only a label") << u"CPF: "_s << u"empty"_s;
        QTest::newRow("wrong check digit behind a glued label") << u"CPF52998224726"_s << u"check_digit"_s;
        // Both have right check digits: a glued label and a CPF, or a CNPJ.
        QTest::newRow("a glued label that reads as a CNPJ") << u"CPF31036048900"_s << u"ambiguous"_s;
        QTest::newRow("an unknown word in front") << u"Cliente 529.982.247-25"_s << u"length"_s;
        QTest::newRow("a name behind") << u"529.982.247-25 Maria"_s << u"length"_s;
        QTest::newRow("two numbers") << u"529.982.247-25, 123.456.789-09"_s << u"charset"_s;
        QTest::newRow("part of a CNPJ") << u"12.ABC.345"_s << u"length"_s;
        QTest::newRow("twelve digits") << u"529982247251"_s << u"length"_s;
        QTest::newRow("thirteen") << u"1122233300018"_s << u"length"_s;
        QTest::newRow("fifteen with letters") << u"12ABC34501DE355"_s << u"length"_s;
        QTest::newRow("letter in the second check digit") << u"12ABC34501DE3O"_s << u"charset_dv"_s;
        QTest::newRow("long s, which upper-cases to S") << u"12ABC34501Dſ35"_s << u"charset"_s;
        QTest::newRow("dotless i") << u"12ABC34501Dı35"_s << u"charset"_s;
        QTest::newRow("full-width letter") << u"12Ａ.345"_s << u"charset"_s;
        QTest::newRow("superscript digit") << u"529.982.247-2⁵"_s << u"charset"_s;
        QTest::newRow("accented letter") << u"12ÁBC34501DE35"_s << u"charset"_s;
        QTest::newRow("emoji") << u"529.982.247-25😀"_s << u"charset"_s;
        QTest::newRow("comma") << u"529,982,247-25"_s << u"charset"_s;
        QTest::newRow("NUL") << u"52998224725\0"_s << u"charset"_s;
        QTest::newRow("very long") << QString(100'000, u'1') << u"length"_s;
    }
    void refusesTaxIds()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, reason);
        const auto id = TaxId::parse(text);
        QVERIFY(!id);
        QCOMPARE(QString(key(id.error())), reason);
    }

    void everyWrongCheckDigitIsFound()
    {
        for (const QString &valid : {u"52998224725"_s, u"12ABC34501DE35"_s}) {
            int accepted = 0;
            for (int pair = 0; pair < 100; ++pair)
                accepted += TaxId::parse(valid.chopped(2) + QString::number(pair).rightJustified(2, u'0')) ? 1 : 0;
            QCOMPARE(accepted, 1);
        }
    }

    void readsPhones_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("national");
        QTest::newRow("interface form") << u"(11) 98765-4321"_s << u"11987654321"_s;
        QTest::newRow("+55") << u"+55 (11) 98765-4321"_s << u"11987654321"_s;
        QTest::newRow("+55 in brackets") << u"(+55) 11 98765-4321"_s << u"11987654321"_s;
        QTest::newRow("+55 and trunk zero") << u"+55 (011) 98765-4321"_s << u"11987654321"_s;
        QTest::newRow("bare 55 and trunk zero") << u"55 011 98765-4321"_s << u"11987654321"_s;
        QTest::newRow("0055 and trunk zero") << u"0055 011 3333-4444"_s << u"1133334444"_s;
        QTest::newRow("bare 55, landline") << u"551133334444"_s << u"1133334444"_s;
        QTest::newRow("area 55, landline") << u"5533334444"_s << u"5533334444"_s;
        QTest::newRow("trunk zero, landline") << u"01133334444"_s << u"1133334444"_s;
        QTest::newRow("NBSP and en dash") << u"(11)\u00a098765–4321"_s << u"11987654321"_s;
        QTest::newRow("first digit 2") << u"(85) 2123-4567"_s << u"8521234567"_s;
        QTest::newRow("zero-width blanks") << u"\u200b(11) 98765\u200b-4321\u200b"_s << u"11987654321"_s;
        QTest::newRow("direction marks, as phones put them")
            << u"\u202a+55 11 98765\u20114321\u202c"_s << u"11987654321"_s;
        QTest::newRow("isolates and a byte order mark") << u"\ufeff\u206611 98765-4321\u2069"_s << u"11987654321"_s;
        for (const QString &label : {u"Tel: "_s,
                                     u"Tel.: "_s,
                                     u"Tel "_s,
                                     u"tel:"_s,
                                     u"Cel: "_s,
                                     u"Cel. "_s,
                                     u"Celular: "_s,
                                     u"Fone "_s,
                                     u"Telefone: "_s,
                                     u"Tel/Cel: "_s,
                                     u"Fone/WhatsApp: "_s,
                                     u"WhatsApp "_s,
                                     u"WhatsApp: "_s,
                                     u"whats "_s,
                                     u"Zap: "_s,
                                     u"Celular (WhatsApp): "_s,
                                     u"(WhatsApp) "_s,
                                     u"Contato: "_s,
                                     u"📞 "_s,
                                     u"☎️ "_s,
                                     u"• "_s,
                                     u"*Tel:* "_s,
                                     u"Tel"_s})
            QTest::newRow(qPrintable(u"behind %1"_s.arg(label))) << label + u"(11) 98765-4321"_s << u"11987654321"_s;
        for (const QString &words : {u" - Maria"_s, u" Maria da Silva"_s, u" (WhatsApp)"_s, u", falar com Ana"_s,
                                     u"."_s, u","_s, u";"_s, u" – Zé 😀"_s, u" / Maria"_s})
            QTest::newRow(qPrintable(u"before %1"_s.arg(words))) << u"(11) 98765-4321"_s + words << u"11987654321"_s;
        QTest::newRow("extension") << u"(11) 3333-4444 ramal 2"_s << u"1133334444"_s;
        QTest::newRow("extension in brackets") << u"(11) 3333-4444 (ramal 123)"_s << u"1133334444"_s;
        QTest::newRow("extension and a name") << u"Tel: 11 3333-4444, ramal: 12 - Maria"_s << u"1133334444"_s;
        QTest::newRow("quoted") << u"\"11 98765-4321\""_s << u"11987654321"_s;
        QTest::newRow("bold in a chat") << u"*11 98765-4321*"_s << u"11987654321"_s;
        QTest::newRow("all in brackets") << u"(11 98765-4321)"_s << u"11987654321"_s;
        QTest::newRow("RFC 3966") << u"tel:+55-11-98765-4321"_s << u"11987654321"_s;
        QTest::newRow("wa.me") << u"https://wa.me/5511987654321"_s << u"11987654321"_s;
        QTest::newRow("wa.me without scheme") << u"wa.me/5511987654321"_s << u"11987654321"_s;
        QTest::newRow("wa.me with a text") << u"https://wa.me/5511987654321?text=Oi%202"_s << u"11987654321"_s;
        QTest::newRow("wa.me of a landline") << u"wa.me/551133334444"_s << u"1133334444"_s;
        QTest::newRow("link of WhatsApp")
            << u"https://api.whatsapp.com/send?phone=5511987654321&text=Oi"_s << u"11987654321"_s;
        QTest::newRow("carrier left open") << u"(0xx11) 98765-4321"_s << u"11987654321"_s;
        QTest::newRow("carrier left open, landline") << u"0XX11 3333-4444"_s << u"1133334444"_s;
        QTest::newRow("carrier left open, asterisks") << u"(0**11) 98765-4321"_s << u"11987654321"_s;
        QTest::newRow("pairs at the end") << u"11 98765 43 21"_s << u"11987654321"_s;
        QTest::newRow("slash behind the area code") << u"11/98765-4321"_s << u"11987654321"_s;
        QTest::newRow("country in brackets with eleven digits") << u"(55) 11 98765-4321"_s << u"11987654321"_s;
    }
    void readsPhones()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, national);
        const auto phone = PhoneNumber::parse(text);
        QVERIFY2(phone, phone ? "" : key(phone.error()).data());
        QCOMPARE(phone->national(), national);
    }

    void refusesPhones_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("only signs") << u"+() -"_s << u"empty"_s;
        QTest::newRow("Argentina") << u"+54 9 11 2345-6789"_s << u"foreign"_s;
        QTest::newRow("00 and another country") << u"0054 9 11 2345 6789"_s << u"foreign"_s;
        QTest::newRow("landline without DDD") << u"3333-4444"_s << u"missing_ddd"_s;
        QTest::newRow("+55 without DDD") << u"+55 98765-4321"_s << u"missing_ddd"_s;
        QTest::newRow("0300") << u"0300 789 1234"_s << u"service"_s;
        QTest::newRow("emergency number") << u"190"_s << u"length"_s;
        QTest::newRow("mobile that starts with 8") << u"(11) 88765-4321"_s << u"first_digit"_s;
        QTest::newRow("landline that starts with 1") << u"(11) 1333-4444"_s << u"first_digit"_s;
        QTest::newRow("landline that starts with 0") << u"(11) 0333-4444"_s << u"first_digit"_s;
        QTest::newRow("old mobile with 9") << u"(11) 9765-4321"_s << u"old_mobile"_s;
        QTest::newRow("old mobile with 7") << u"(11) 7765-4321"_s << u"old_mobile"_s;
        QTest::newRow("one digit too many in area 55 is no country code") << u"(55) 93333-44440"_s << u"length"_s;
        QTest::newRow("full-width digits") << u"１１９８７６５４３２１"_s << u"charset"_s;
        QTest::newRow("carrier code") << u"0 15 11 98765-4321"_s << u"length"_s;
        QTest::newRow("area code behind in brackets") << u"3333-4444 (11)"_s << u"unclear"_s;
        QTest::newRow("area code behind") << u"3333-4444 11"_s << u"unclear"_s;
        QTest::newRow("area code behind a mobile number") << u"99987-6543 11"_s << u"unclear"_s;
        QTest::newRow("two digits behind, apart") << u"55 3333-4444 1 1"_s << u"unclear"_s;
        QTest::newRow("slash between two numbers") << u"55 3333-4444/11"_s << u"unclear"_s;
        QTest::newRow("two numbers and a word") << u"(11) 98765-4321 ou 98765-4322"_s << u"charset"_s;
        QTest::newRow("another number's name behind") << u"11987654321 (CPF)"_s << u"unclear"_s;
        QTest::newRow("another number's label") << u"CPF: 11987654321"_s << u"charset"_s;
        QTest::newRow("unknown word in front") << u"Pedido 11987654321"_s << u"charset"_s;
        QTest::newRow("letter behind without a blank") << u"(11) 98765-4321x"_s << u"charset"_s;
        QTest::newRow("one letter behind") << u"1133334444 O"_s << u"charset"_s;
        QTest::newRow("extension of a number without area code") << u"3333-4444 ramal 11"_s << u"missing_ddd"_s;
        QTest::newRow("wa.me of another country") << u"wa.me/5491123456789"_s << u"foreign"_s;
        QTest::newRow("wa.me without the country") << u"wa.me/11987654321"_s << u"foreign"_s;
        QTest::newRow("eleven digits behind (55) and a zero") << u"(55)09154507205"_s << u"length"_s;
        QTest::newRow("+55, 55 and eleven digits") << u"+555519942402639"_s << u"length"_s;
        QTest::newRow("plus inside") << u"11+987654321"_s << u"charset"_s;
        QTest::newRow("two pluses") << u"++5511987654321"_s << u"charset"_s;
        QTest::newRow("two numbers") << u"(11) 98765-4321 (11) 98765-4322"_s << u"unclear"_s;
        QTest::newRow("masked copy") << u"(11) *****-4321"_s << u"charset"_s;
        QTest::newRow("+55 and one digit too many") << u"+55 11 98765-43210"_s << u"length"_s;
    }
    void refusesPhones()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, reason);
        const auto phone = PhoneNumber::parse(text);
        QVERIFY(!phone);
        QCOMPARE(QString(key(phone.error())), reason);
    }

    /** Whatever is pasted around a number: it is refused, or read as the number itself. */
    void pastedIsAsTyped()
    {
        const quint32 seed = qEnvironmentVariableIsSet("BALCAO_SEED") ? qEnvironmentVariable("BALCAO_SEED").toUInt()
                                                                      : QRandomGenerator::global()->generate();
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        const auto oneOf = [&random](const QStringList &list) {
            return list[random.bounded(static_cast<int>(list.size()))];
        };
        const QStringList inFront = {{},       u"\u200b"_s, u"\u202a"_s,  u"CPF: "_s,    u"CNPJ/MF nº "_s,
                                     u"CPF"_s, u"Tel: "_s,  u"Zap "_s,    u"*"_s,        u"\""_s,
                                     u"("_s,   u"📞 "_s,     u"wa.me/"_s,  u"+"_s,        u"55"_s,
                                     u"0"_s,   u"(0xx"_s,   u"Maria, "_s, u"ramal 1 "_s, u"12 "_s};
        const QStringList behind = {{},           u"\u200b"_s,    u"."_s,     u","_s,   u" - Maria"_s,
                                    u" (CPF)"_s,  u" ramal 12"_s, u"*"_s,     u"\""_s,  u")"_s,
                                    u" 1"_s,      u"/12"_s,       u" (11)"_s, u" 11"_s, u"-12"_s,
                                    u"?text=1"_s, u" e 2"_s,      u" CNPJ"_s};
        const QStringList numbers = {u"(11) 98765-4321"_s,   u"1133334444"_s,         u"(55) 99123-4567"_s,
                                     u"55 3333-4444"_s,      u"529.982.247-25"_s,     u"12345678909"_s,
                                     u"31036048900"_s,       u"12.ABC.345/01DE-35"_s, u"11222333000181"_s,
                                     u"CP.F10.000/0000-68"_s};
        const auto digitsOf = [](QString text) { return text.removeIf([](QChar c) { return !c.isDigit(); }); };
        int read = 0;
        for (int round = 0; round < 5'000; ++round) {
            const QString plain = oneOf(numbers);
            const auto some = [&](const QStringList &list) { return random.bounded(2) == 0 ? QString() : oneOf(list); };
            const QString text = some(inFront) + some(inFront) + plain + some(behind) + some(behind);
            if (const auto phone = PhoneNumber::parse(text)) {
                const auto own = PhoneNumber::parse(plain);
                QVERIFY2(own && *own == *phone, qPrintable(text + u" → "_s + phone->formatted()));
                ++read;
            }
            // With more digits it is another number, for a reader too; check digits refuse all but one in a hundred.
            if (const auto id = TaxId::parse(text); id && digitsOf(text) == digitsOf(plain)) {
                const auto own = TaxId::parse(plain);
                QVERIFY2(own && *own == *id, qPrintable(text + u" → "_s + id->formatted()));
                ++read;
            }
        }
        QVERIFY(read > 100);
    }

    void knowsSixtySevenAreaCodes()
    {
        int count = 0;
        for (int code = 0; code < 100; ++code)
            count += PhoneNumber::parse(QString::number(code).rightJustified(2, u'0') + u"987654321"_s) ? 1 : 0;
        QCOMPARE(count, 67);
    }
};

BALCAO_TEST(IdentifiersTest)

} // namespace identifierstest

#include "identifierstest.moc"
