// SPDX-License-Identifier: MIT
#include "core/brcode/brcode.h"
#include "core/brcode/codecheck.h"
#include "tests/support/testmain.h"

#include "tests/core/brcode/codereading.h"
#include "tests/support/codewriter.h"
#include "tests/support/vectorfile.h"

#include <QTest>

namespace brcodetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using test::addReadingColumns;
using test::CodeWriter;
using test::compareReadings;
using test::namesOf;
using test::object;
using test::refused;
using test::resultOf;
using test::row;
using test::withAccount;

namespace
{

CodeWriter withUrl(const QString &url)
{
    return withAccount(object("25", url));
}

QString recurrence()
{
    return object("00", CodeWriter::gui()) + object("25", u"pix.example.com/qr/v2/rec/1"_s);
}

} // namespace

/** The fields of a code and its check against a charge; what surrounds the fields is brcodetexttest's. */
class BrCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void crcOfTheStandard()
    {
        QCOMPARE(crc16("123456789"), quint16(0x29B1));
        QCOMPARE(test::crcByDivision("123456789"), QByteArray("29B1"));
        QCOMPARE(crc16(QByteArrayView()), quint16(0xFFFF));
    }

    void vectors_data()
    {
        QTest::addColumn<QJsonObject>("item");
        test::addVectorRows(u"brcode.json"_s);
    }
    void vectors()
    {
        QFETCH(const QJsonObject, item);
        const QString input = item["input"_L1].toString();
        const auto verdict = [](const QJsonObject &wanted) {
            return wanted["ok"_L1].toBool() ? u"ok"_s : wanted["reason"_L1].toString();
        };
        QCOMPARE(resultOf(BrCode::parseStrict(input)), verdict(item["strict"_L1].toObject()));
        const QJsonObject tolerant = item["tolerant"_L1].toObject();
        const auto code = BrCode::parseTolerant(input);
        QCOMPARE(resultOf(code), verdict(tolerant));
        if (!code)
            return;
        QStringList warnings = tolerant["warnings"_L1].toVariant().toStringList();
        warnings.sort();
        QCOMPARE(namesOf(code->warnings()), warnings);
        QCOMPARE(code->normalized(), item["normalized"_L1].toString());

        const QJsonObject expected = item["expected"_L1].toObject();
        const BrCodeFields &fields = code->fields();
        QCOMPARE(QString(key(code->kind())), expected["kind"_L1].toString());
        QCOMPARE(code->isPayable(), expected["payable_charge"_L1].toBool());
        QCOMPARE(code->normalized().size(), expected["chars"_L1].toInteger());
        QCOMPARE(fields.amount.has_value(), !expected["amount_cents"_L1].isNull());
        if (fields.amount)
            QCOMPARE(fields.amount->centavos(), expected["amount_cents"_L1].toInteger());
        const QList<std::pair<QLatin1StringView, QString>> texts = {
            {"point_of_initiation"_L1, fields.pointOfInitiation},
            {"gui"_L1, fields.gui},
            {"key"_L1, fields.key},
            {"url"_L1, fields.url},
            {"additional_info"_L1, fields.additionalInfo},
            {"fss"_L1, fields.fss},
            {"mcc"_L1, fields.mcc},
            {"currency"_L1, fields.currency},
            {"amount_raw"_L1, fields.amountText},
            {"country"_L1, fields.country},
            {"merchant_name"_L1, fields.merchantName},
            {"merchant_city"_L1, fields.merchantCity},
            {"postal_code"_L1, fields.postalCode},
            {"txid"_L1, fields.txid},
            {"recurrence_url"_L1, fields.recurrenceUrl},
            {"crc"_L1, fields.crc}};
        for (const auto &[name, text] : texts) {
            QCOMPARE(text.isNull(), expected[name].isNull());
            QCOMPARE(text, expected[name].toString());
        }
    }

    void fields_data()
    {
        addReadingColumns();
        row("a good static code", CodeWriter().code(), u"ok"_s, u"ok"_s);
        row("a good dynamic code", CodeWriter::dynamic().code(), u"ok"_s, u"ok"_s);

        // account and kind
        refused("no account", CodeWriter().without("26").code(), u"gui_not_pix"_s);
        row("account in 51",
            CodeWriter()
                .without("26")
                .add("51", withAccount({}).body().mid(10, 18) + object("01", CodeWriter::key()))
                .code(),
            u"ok"_s, u"ok"_s);
        refused("account in 52 is none", CodeWriter().without("26").set("52", object("00", CodeWriter::gui())).code(),
                u"gui_not_pix"_s);
        row("GUI in mixed case",
            CodeWriter().set("26", object("00", u"Br.Gov.BCB.Pix"_s) + object("01", CodeWriter::key())).code(), u"ok"_s,
            u"ok"_s);
        refused("GUI with a blank",
                CodeWriter().set("26", object("00", u"br.gov.bcb.pix "_s) + object("01", CodeWriter::key())).code(),
                u"gui_not_pix"_s);
        refused("GUI not first in its template",
                CodeWriter().set("26", object("01", CodeWriter::key()) + object("00", CodeWriter::gui())).code(),
                u"gui_missing"_s);
        refused("template without GUI beside the account",
                CodeWriter().add("27", object("01", CodeWriter::key())).code(), u"gui_missing"_s);
        refused("unreserved template without GUI", CodeWriter().add("80", object("25", u"a.b/c"_s)).code(),
                u"gui_missing"_s);
        refused("template that is no TLV", CodeWriter().add("80", u"abc"_s).code(), u"tlv_truncated"_s);
        refused("two Pix accounts",
                CodeWriter().add("27", object("00", CodeWriter::gui()) + object("01", CodeWriter::key())).code(),
                u"duplicate_id"_s);
        refused("key and URL", withAccount(object("01", CodeWriter::key()) + object("25", u"a.b/c"_s)).code(),
                u"key_and_url"_s);
        refused("neither key nor URL", withAccount({}).code(), u"no_key_no_url"_s);
        refused("neither, with only additional information", withAccount(object("02", u"x"_s)).code(),
                u"no_key_no_url"_s);
        refused("recurrence in a template that is not Pix",
                withAccount({}).add("80", object("00", u"br.com.outro"_s) + object("25", u"a.b/c"_s)).code(),
                u"no_key_no_url"_s);
        row("recurrence only", withAccount({}).add("85", recurrence()).code(), u"ok"_s, u"ok"_s, u"recurrence_only"_s);
        row("key and recurrence", CodeWriter().add("80", recurrence()).code(), u"ok"_s, u"ok"_s);
        refused("two recurrences", CodeWriter::dynamic().add("80", recurrence()).add("81", recurrence()).code(),
                u"duplicate_id"_s);
        refused("bad recurrence URL",
                CodeWriter().add("80", object("00", CodeWriter::gui()) + object("25", u"a b.c/d"_s)).code(),
                u"url_invalid"_s);
        const auto key = [](const QString &text) { return withAccount(object("01", text)).code(); };
        const QString longest = u"a@"_s + QString(63, u'b') + u".example.com"_s;
        QCOMPARE(longest.size(), 77);
        row("key of 77", key(longest), u"ok"_s, u"ok"_s);
        row("key: random", key(u"7d9f0335-8dcc-4054-9bf9-0dbd61d36906"_s), u"ok"_s, u"ok"_s);
        row("key: random in upper case", key(u"7D9F0335-8DCC-4054-9BF9-0DBD61D36906"_s), u"ok"_s, u"ok"_s);
        row("key: phone", key(u"+5511987654321"_s), u"ok"_s, u"ok"_s);
        row("key: CPF", key(u"12345678909"_s), u"ok"_s, u"ok"_s);
        row("key: CNPJ with letters", key(u"12ABC34501DE35"_s), u"ok"_s, u"ok"_s);
        row("key: e-mail in upper case", key(u"PIX@EXAMPLE.COM"_s), u"ok"_s, u"ok"_s);
        row("key: e-mail with signs", key(u"pix&loja=1@example.com.br"_s), u"ok"_s, u"ok"_s);
        const auto odd = [&key](const char *name, const QString &text) {
            row(name, key(text), u"key_invalid"_s, u"ok"_s, u"key_form"_s);
        };
        odd("key: CPF with its punctuation", u"123.456.789-09"_s);
        odd("key: CNPJ with its punctuation", u"12.ABC.345/01DE-35"_s);
        odd("key: phone without the country", u"(11)98765-4321"_s);
        odd("key: phone without the plus", u"5511987654321"_s);
        odd("key: random without its dashes", u"7d9f03358dcc40549bf90dbd61d36906"_s);
        refused("key: a blank", key(u" "_s), u"key_invalid"_s);
        refused("key: words", key(u"not a key!!"_s), u"key_invalid"_s);
        refused("key: one letter", key(u"k"_s), u"key_invalid"_s);
        refused("key: an e-mail with blanks around", key(u" pix@example.com"_s), u"key_invalid"_s);
        refused("key: an e-mail without a domain", key(u"pix@"_s), u"key_invalid"_s);
        refused("key: an e-mail with its name", key(u"Ana <pix@example.com>"_s), u"key_invalid"_s);
        refused("key: ten digits too many", key(u"1234567890912345678909"_s), u"key_invalid"_s);
        refused("key: a location", key(u"pix.example.com/qr/v2/1"_s), u"key_invalid"_s);
        row("key: accents", key(u"josé@example.com"_s), u"non_ascii"_s, u"key_invalid"_s);
        // pix.js/qrcode writes a template of nothing at the end: no key, location or amount is in it.
        row("empty template 80", CodeWriter().add("80", u"0000"_s).code(), u"tlv_length"_s, u"ok"_s,
            u"empty_template"_s);
        row("empty template 99", CodeWriter::dynamic().add("99", u"0000"_s).code(), u"tlv_length"_s, u"ok"_s,
            u"empty_template"_s);
        row("an empty template is no recurrence", withAccount({}).add("80", u"0000"_s).code(), u"tlv_length"_s,
            u"no_key_no_url"_s);
        refused("empty GUI and a location", CodeWriter().add("80", u"00002505a.b/c"_s).code(), u"tlv_length"_s);
        refused("empty GUI of an account", CodeWriter().add("27", u"0000"_s).code(), u"tlv_length"_s);
        refused("template without anything", CodeWriter().add("80", {}).code(), u"tlv_length"_s);
        row("account of 99", withAccount(object("01", u"a@b.co"_s) + object("02", QString(67, u'i'))).code(), u"ok"_s,
            u"ok"_s);

        // location
        row("scheme in the URL", withUrl(u"https://pix.example.com/qr/1"_s).code(), u"url_scheme"_s, u"ok"_s,
            u"url_scheme"_s);
        row("plain http in the URL", withUrl(u"HTTP://pix.example.com/qr/1"_s).code(), u"url_scheme"_s, u"ok"_s,
            u"url_scheme"_s);
        row("host without a dot", withUrl(u"localhost/qr/1"_s).code(), u"url_host"_s, u"ok"_s, u"url_host"_s);
        row("host with a port", withUrl(u"pix.example.com:8443/qr/1"_s).code(), u"url_host"_s, u"ok"_s, u"url_host"_s);
        row("scheme and port", withUrl(u"https://localhost:80/1"_s).code(), u"url_scheme"_s, u"ok"_s,
            u"url_host url_scheme"_s);
        refused("another scheme", withUrl(u"ftp://pix.example.com/qr"_s).code(), u"url_invalid"_s);
        refused("a port that is no number", withUrl(u"pix.example.com:x/qr"_s).code(), u"url_invalid"_s);
        refused("user in the host", withUrl(u"a@pix.example.com/qr"_s).code(), u"url_invalid"_s);
        refused("blank in the host", withUrl(u"pix example.com/qr"_s).code(), u"url_invalid"_s);
        refused("no host", withUrl(u"/qr/v2/1"_s).code(), u"url_invalid"_s);
        refused("no path", withUrl(u"pix.example.com"_s).code(), u"url_invalid"_s);
        refused("only a slash for a path", withUrl(u"pix.example.com/"_s).code(), u"url_invalid"_s);
        row("a path of one character", withUrl(u"pix.example.com/1"_s).code(), u"ok"_s, u"ok"_s);
        row("scheme and no path", withUrl(u"https://pix.example.com"_s).code(), u"url_invalid"_s, u"url_invalid"_s);
        refused("recurrence without a path",
                CodeWriter().add("80", object("00", CodeWriter::gui()) + object("25", u"pix.example.com"_s)).code(),
                u"url_invalid"_s);
        row("URL of 77", withUrl(u"pix.example.com/"_s + QString(61, u'a')).code(), u"ok"_s, u"ok"_s);
        refused("only a scheme", withUrl(u"https://"_s).code(), u"url_invalid"_s);
        row("accent in the path", withUrl(u"pix.example.com/ção"_s).code(), u"non_ascii"_s, u"url_invalid"_s);

        // point of initiation, category, currency, country
        row("reusable with a URL", CodeWriter::dynamic().add("01", u"11"_s).code(), u"ok"_s, u"ok"_s,
            u"poi_static_with_url"_s);
        row("single use with a key", CodeWriter().add("01", u"12"_s).code(), u"ok"_s, u"ok"_s);
        refused("point of initiation 13", CodeWriter().add("01", u"13"_s).code(), u"poi_invalid"_s);
        refused("point of initiation of one digit", CodeWriter().add("01", u"1"_s).code(), u"poi_invalid"_s);
        refused("no category", CodeWriter().without("52").code(), u"missing_mcc"_s);
        row("another category", CodeWriter().set("52", u"5411"_s).code(), u"ok"_s, u"ok"_s);
        refused("category of three digits", CodeWriter().set("52", u"000"_s).code(), u"mcc_format"_s);
        refused("category with a letter", CodeWriter().set("52", u"00A0"_s).code(), u"mcc_format"_s);
        refused("no currency", CodeWriter().without("53").code(), u"missing_currency"_s);
        refused("currency by name", CodeWriter().set("53", u"BRL"_s).code(), u"currency_not_brl"_s);
        refused("no country", CodeWriter().without("58").code(), u"missing_country"_s);
        refused("another country", CodeWriter().set("58", u"PT"_s).code(), u"country_not_br"_s);
        row("country in mixed case", CodeWriter().set("58", u"Br"_s).code(), u"country_not_br"_s, u"ok"_s,
            u"country_lowercase"_s);

        // amount
        const auto amount = [](const QString &text) { return CodeWriter().add("54", text).code(); };
        row("amount with two decimals", amount(u"10.00"_s), u"ok"_s, u"ok"_s);
        row("amount without decimals", amount(u"10"_s), u"ok"_s, u"ok"_s, u"amount_decimals"_s);
        row("amount with one decimal", amount(u"10.5"_s), u"ok"_s, u"ok"_s, u"amount_decimals"_s);
        row("amount of 13 characters", amount(u"9999999999.99"_s), u"ok"_s, u"ok"_s);
        refused("amount of 14 characters", amount(u"00000000010.00"_s), u"amount_format"_s);
        refused("amount of 13 digits", amount(u"9999999999999"_s), u"amount_format"_s);
        refused("amount ending in a point", amount(u"10."_s), u"amount_format"_s);
        refused("amount beginning with a point", amount(u".50"_s), u"amount_format"_s);
        refused("amount with three decimals", amount(u"10.000"_s), u"amount_format"_s);
        refused("amount with a blank", amount(u" 10.00"_s), u"amount_format"_s);
        refused("amount with a plus", amount(u"+10.00"_s), u"amount_format"_s);
        refused("amount with an exponent", amount(u"1e2"_s), u"amount_format"_s);
        refused("amount with an exponent without a digit", amount(u"1e"_s), u"amount_format"_s);
        refused("amount with currency", amount(u"R$10.00"_s), u"amount_format"_s);
        refused("empty amount", amount({}), u"tlv_length"_s);
        refused("zero without decimals", amount(u"0"_s), u"amount_zero"_s);
        refused("zero in a dynamic code", CodeWriter::dynamic().add("54", u"0.00"_s).code(), u"amount_zero"_s);
        row("zero for a withdrawal",
            withAccount(object("01", CodeWriter::key()) + object("03", u"12345678"_s)).add("54", u"0.00"_s).code(),
            u"ok"_s, u"ok"_s);
        row("amount in a dynamic code", CodeWriter::dynamic().add("54", u"10.00"_s).code(), u"ok"_s, u"ok"_s,
            u"amount_in_dynamic"_s);

        // merchant and txid
        refused("no name", CodeWriter().without("59").code(), u"missing_merchant_name"_s);
        refused("empty name", CodeWriter().set("59", {}).code(), u"tlv_length"_s);
        row("name of 25", CodeWriter().set("59", QString(25, u'N')).code(), u"ok"_s, u"ok"_s);
        row("name of 26", CodeWriter().set("59", QString(26, u'N')).code(), u"name_too_long"_s, u"ok"_s,
            u"name_too_long"_s);
        refused("no city", CodeWriter().without("60").code(), u"missing_merchant_city"_s);
        row("city of 15", CodeWriter().set("60", QString(15, u'C')).code(), u"ok"_s, u"ok"_s);
        row("city of 16", CodeWriter().set("60", QString(16, u'C')).code(), u"city_too_long"_s, u"ok"_s,
            u"city_too_long"_s);
        row("empty city", CodeWriter().set("60", {}).code(), u"city_empty"_s, u"ok"_s, u"city_empty"_s);
        row("no additional data", CodeWriter().without("62").code(), u"missing_62_05"_s, u"ok"_s, u"missing_txid"_s);
        row("empty additional data", CodeWriter().set("62", {}).code(), u"missing_62_05"_s, u"ok"_s, u"missing_txid"_s);
        row("additional data without txid", CodeWriter().set("62", object("03", u"LOJA1"_s)).code(), u"missing_62_05"_s,
            u"ok"_s, u"missing_txid"_s);
        row("empty txid", CodeWriter().set("62", u"0500"_s).code(), u"missing_62_05"_s, u"ok"_s, u"missing_txid"_s);
        const auto txid = [](const QString &text) { return CodeWriter().set("62", object("05", text)).code(); };
        row("txid of 25", txid(QString(25, u'x')), u"ok"_s, u"ok"_s);
        row("txid of 26", txid(QString(26, u'x')), u"txid_too_long"_s, u"ok"_s, u"txid_too_long"_s);
        row("txid with a dash", txid(u"PED-1"_s), u"txid_charset"_s, u"ok"_s, u"txid_charset"_s);
        row("one asterisk", txid(u"*"_s), u"txid_charset"_s, u"ok"_s, u"txid_charset"_s);
        row("txid long and odd", txid(u"pedido 0001/2026 balcao 12"_s), u"txid_too_long"_s, u"ok"_s,
            u"txid_charset txid_too_long"_s);
        row("version template of older codes",
            CodeWriter()
                .set("62", object("05", u"***"_s) +
                               object("50", object("00", u"br.gov.bcb.brcode"_s) + object("01", u"1.0.0"_s)))
                .code(),
            u"ok"_s, u"ok"_s);
        row("two defects", CodeWriter().set("58", u"br"_s).without("62").code(), u"country_not_br"_s, u"ok"_s,
            u"country_lowercase missing_txid"_s);
        row("a tip is no defect of the form", CodeWriter().add("55", u"01"_s).code(), u"ok"_s, u"ok"_s);
        row("an id of the reserved range", CodeWriter().add("70", u"x"_s).code(), u"ok"_s, u"ok"_s);
    }
    void fields() { compareReadings(); }

    void checksAgainstTheCharge_data()
    {
        using Verdict = CodeCheck::Verdict;
        QTest::addColumn<QString>("text");
        QTest::addColumn<CodeCheck::Verdict>("verdict");
        const QString fss = object("01", CodeWriter::key()) + object("03", u"12345678"_s);
        QTest::newRow("same amount, key") << CodeWriter().add("54", u"49.90"_s).code() << Verdict::Verified;
        QTest::newRow("same amount in another form") << CodeWriter().add("54", u"49.9"_s).code() << Verdict::Verified;
        QTest::newRow("same amount, URL") << CodeWriter::dynamic().add("54", u"49.90"_s).code() << Verdict::Verified;
        QTest::newRow("no amount, URL") << CodeWriter::dynamic().code() << Verdict::Verified;
        QTest::newRow("no amount, key") << CodeWriter().code() << Verdict::Verified;
        QTest::newRow("a hundredth, key") << CodeWriter().add("54", u"0.49"_s).code() << Verdict::AmountDiffers;
        QTest::newRow("a hundred times, key") << CodeWriter().add("54", u"4990.00"_s).code() << Verdict::AmountDiffers;
        QTest::newRow("one centavo, key") << CodeWriter().add("54", u"49.91"_s).code() << Verdict::AmountDiffers;
        QTest::newRow("other amount, URL")
            << CodeWriter::dynamic().add("54", u"1.00"_s).code() << Verdict::AmountDiffersIgnoredByBanks;
        QTest::newRow("other amount, key and recurrence")
            << CodeWriter().add("54", u"1.00"_s).add("80", recurrence()).code() << Verdict::AmountDiffers;
        QTest::newRow("withdrawal of zero") << withAccount(fss).add("54", u"0.00"_s).code() << Verdict::AmountDiffers;
        QTest::newRow("recurrence only") << withAccount({}).add("80", recurrence()).code() << Verdict::NotPayable;
        QTest::newRow("recurrence only with the amount")
            << withAccount({}).add("54", u"49.90"_s).add("80", recurrence()).code() << Verdict::NotPayable;
        QTest::newRow("wrong CRC") << CodeWriter().code().chopped(4) + u"0000"_s << Verdict::Invalid;
        QTest::newRow("nothing") << QString() << Verdict::Missing;
        QTest::newRow("only blanks") << u" \n"_s << Verdict::Missing;
        QTest::newRow("null as text") << u"null"_s << Verdict::Invalid;
        QTest::newRow("another txid is normal")
            << CodeWriter().set("62", object("05", u"OUTRO"_s)).code() << Verdict::Verified;
    }
    void checksAgainstTheCharge()
    {
        QFETCH(const QString, text);
        QFETCH(const CodeCheck::Verdict, verdict);
        const CodeCheck check = checkCode(text, *Money::fromCentavos(4990));
        QCOMPARE(check.verdict, verdict);
        QCOMPARE(check.isVerified(), verdict == CodeCheck::Verdict::Verified);
        QCOMPARE(check.problem.has_value(), verdict == CodeCheck::Verdict::Invalid);
        const bool isReadable = verdict != CodeCheck::Verdict::Invalid && verdict != CodeCheck::Verdict::Missing;
        QCOMPARE(check.code.has_value(), isReadable);
    }

    void remarksOfTheCheck_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isVerified");
        QTest::addColumn<QString>("remarks");
        const auto check = [](const char *name, const QString &text, bool isVerified, const QString &remarks) {
            QTest::newRow(name) << text << isVerified << remarks;
        };
        const CodeWriter paid = CodeWriter().add("54", u"49.90"_s);
        check("key and amount", paid.code(), true, {});
        check("location", CodeWriter::dynamic().code(), true, {});
        check("key without an amount", CodeWriter().code(), true, u"code_without_amount"_s);
        check("withdrawal",
              withAccount(object("01", CodeWriter::key()) + object("03", u"12345678"_s)).add("54", u"49.90"_s).code(),
              true, u"code_is_withdrawal"_s);
        check("withdrawal of an open amount",
              withAccount(object("01", CodeWriter::key()) + object("03", u"12345678"_s)).code(), true,
              u"code_is_withdrawal code_without_amount"_s);
        check("location and recurrence", CodeWriter::dynamic().add("80", recurrence()).code(), true,
              u"code_with_recurrence"_s);
        check("key, amount and recurrence", CodeWriter(paid).add("80", recurrence()).code(), true,
              u"code_with_recurrence"_s);
        check("an account of another arrangement beside",
              CodeWriter(paid).add("27", object("00", u"br.com.outro"_s) + object("01", u"a"_s)).code(), true,
              u"code_with_other_arrangement"_s);
        check("another arrangement's unreserved template",
              CodeWriter(paid).add("81", object("00", u"br.com.outro"_s)).code(), true, {});
        check("fixed fee", CodeWriter(paid).add("55", u"02"_s).add("56", u"1000.00"_s).code(), false, u"fee_in_code"_s);
        check("fee in percent", CodeWriter(paid).add("55", u"03"_s).add("57", u"10"_s).code(), false, u"fee_in_code"_s);
        check("tip that the payer types", CodeWriter(paid).add("55", u"01"_s).code(), false, u"fee_in_code"_s);
        check("fee without its indicator", CodeWriter(paid).add("56", u"1.00"_s).code(), false, u"fee_in_code"_s);
        check("fee beside a location", CodeWriter::dynamic().add("56", u"1.00"_s).code(), false, u"fee_in_code"_s);
        check("no code", {}, false, {});
    }
    void remarksOfTheCheck()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, isVerified);
        QFETCH(const QString, remarks);
        const CodeCheck check = checkCode(text, *Money::fromCentavos(4990));
        QCOMPARE(check.isVerified(), isVerified);
        QCOMPARE(namesOf(check.remarks).join(u' '), remarks);
        if (remarks.contains(u"fee_in_code"))
            QCOMPARE(check.problem, BrCodeFinding::FeeInCode);
    }
};

BALCAO_TEST(BrCodeTest)

} // namespace brcodetest

#include "brcodetest.moc"
