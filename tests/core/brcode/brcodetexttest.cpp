// SPDX-License-Identifier: MIT
#include "core/brcode/brcode.h"
#include "tests/support/testmain.h"

#include "tests/core/brcode/codereading.h"
#include "tests/support/codewriter.h"

#include <QElapsedTimer>
#include <QTest>
#include <QUrl>

namespace brcodetexttest
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

/** @p text in lines of @p width characters, broken at the last blank where the next word fits into a line. */
QStringList wrapped(QString text, qsizetype width)
{
    QStringList lines;
    while (text.size() > width) {
        const qsizetype blank = text.lastIndexOf(u' ', width);
        const qsizetype nextBlank = text.indexOf(u' ', blank + 1);
        const bool fits = (nextBlank < 0 ? text.size() : nextBlank) - blank - 1 <= width;
        const bool isAtBlank = blank > 0 && fits;
        lines.append(text.first(isAtBlank ? blank : width));
        text = text.sliced(isAtBlank ? blank + 1 : width);
    }
    return lines << text;
}

QString percentEncoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

/** The code that the rows of rewritten codes hold: it has slashes, dots, blanks and asterisks. */
QString rewrittenCode()
{
    return CodeWriter::dynamic().set("59", u"LOJA DO SEU ZE"_s).code();
}

/** Columns "text" and "warnings": rewrittenCode() as mail, web pages and programs write it. */
void addRewrittenCodes()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("warnings");
    const QString good = rewrittenCode();
    const auto with = [&good](const QString &part, const QString &by) { return QString(good).replace(part, by); };
    const QString mixed = u"lines_joined newline_to_space"_s;
    const QString inText = mixed + u" text_around"_s;
    QTest::newRow("wrapped at 30") << wrapped(good, 30).join(u'\n') << mixed;
    QTest::newRow("wrapped at 44") << wrapped(good, 44).join(u"\r\n"_s) << mixed;
    QTest::newRow("wrapped at 20") << wrapped(good, 20).join(u'\n') << mixed;
    QTest::newRow("wrapped at 72 behind words")
        << wrapped(u"Segue o codigo Pix: "_s + good + u" obrigado"_s, 72).join(u'\n') << inText;
    QTest::newRow("beginning wrapped behind words")
        << wrapped(u"Segue o seu codigo Pix com vencimento "_s + good, 41).join(u'\n') << inText;
    QTest::newRow("wrapped and indented") << wrapped(good, 30).join(u"\n    "_s) << mixed;
    QTest::newRow("wrapped and quoted") << u"> "_s + wrapped(good, 30).join(u"\n> "_s) << inText;
    QTest::newRow("wrapped and no-break spaces")
        << wrapped(good, 44).join(u'\n').replace(u' ', u'\u00a0') << u"lines_joined nbsp_to_space newline_to_space"_s;
    QTest::newRow("flowed mail") << wrapped(good, 30).join(u" \n"_s) << mixed;
    QTest::newRow("flowed mail in a message")
        << u"Segue: \n"_s + wrapped(good, 30).join(u" \n"_s) + u"\nobrigado"_s << inText;
    QTest::newRow("wrapped by form feeds") << wrapped(good, 30).join(u'\f') << mixed;

    const QString escapes = u"escapes_removed"_s;
    const QString escapesInText = u"escapes_removed text_around"_s;
    QTest::newRow("form encoding") << percentEncoded(good).replace(u"%20"_s, u"+"_s) << escapes;
    QTest::newRow("form encoding in a link")
        << u"https://wa.me/?text="_s + percentEncoded(good).replace(u"%20"_s, u"+"_s) << escapesInText;
    QTest::newRow("plus signs for blanks") << with(u" "_s, u"+"_s) << escapes;
    QTest::newRow("percent encoding twice") << percentEncoded(percentEncoded(good)) << escapes;
    QTest::newRow("form encoding twice") << percentEncoded(percentEncoded(good).replace(u"%20"_s, u"+"_s)) << escapes;
    QTest::newRow("percent encoding behind 100%") << u"Desconto de 100%"_s + percentEncoded(good) << escapesInText;
    QTest::newRow("percent encoding behind 100% and a blank")
        << u"Desconto de 100% "_s + percentEncoded(good) << escapesInText;
    QTest::newRow("percent encoding in a quoted mail")
        << u"> https://wa.me/?text=\n> "_s + percentEncoded(good).insert(50, u"\n> "_s)
        << u"control_removed "_s + escapesInText;
    QTest::newRow("percent encoding, lines broken inside escapes")
        << percentEncoded(good).replace(u"%2F"_s, u"%2\nF"_s) << u"control_removed "_s + escapes;
    QTest::newRow("hexadecimal entities, lines broken inside")
        << with(u"/"_s, u"&#x\n2F;"_s) << u"control_removed "_s + escapes;
    QTest::newRow("hexadecimal entities") << with(u"/"_s, u"&#x2F;"_s) << escapes;
    QTest::newRow("decimal entities") << with(u"."_s, u"&#46;"_s) << escapes;
    QTest::newRow("entities of entities") << with(u"/"_s, u"&amp;#x2F;"_s) << escapes;
    QTest::newRow("no-break entities") << with(u" "_s, u"&nbsp;"_s) << u"escapes_removed nbsp_to_space"_s;
    QTest::newRow("attribute of a tag") << u"<input value=\""_s + with(u"/"_s, u"&#47;"_s) + u"\" readonly>"_s
                                        << escapesInText;
    QTest::newRow("JSON in an attribute")
        << u"<p data-pix=\"{&quot;code&quot;:&quot;"_s + with(u"/"_s, u"\\u002f"_s) + u"&quot;}\">"_s << escapesInText;
    const QString inLines = u"control_removed escapes_removed"_s;
    QTest::newRow("word breaks between parts") << with(u"pix.ex"_s, u"pix.<wbr>ex"_s) << inLines;
    QTest::newRow("tags between parts") << with(u"qr/v2"_s, u"qr</span><span class=\"b\">/v2"_s) << inLines;
    QTest::newRow("comments between parts") << with(u"qr/v2"_s, u"qr<!-- -->/v2"_s) << inLines;
    QTest::newRow("link inside") << with(CodeWriter::location(), u"<a href=\"http://"_s + CodeWriter::location() +
                                                                     u"\">"_s + CodeWriter::location() + u"</a>"_s)
                                 << inLines;
    QTest::newRow("line break tags") << u"<p>"_s + wrapped(good, 30).join(u"<br>\n  "_s) + u"</p>"_s
                                     << u"escapes_removed "_s + mixed;
    QTest::newRow("tags as entities") << wrapped(good, 30).join(u"&lt;br /&gt;"_s) << u"escapes_removed "_s + mixed;
    QTest::newRow("JSON with \\u002f") << with(u"/"_s, u"\\u002f"_s) << escapes;
    QTest::newRow("JSON with \\u0020") << u"{\"pix\":\""_s + with(u" "_s, u"\\u0020"_s) + u"\"}"_s << escapesInText;
    QTest::newRow("JSON in JSON") << u"\"{\\\"pix\\\":\\\""_s + with(u"/"_s, u"\\\\u002f"_s) + u"\\\"}\""_s
                                  << escapesInText;
    QTest::newRow("\\n between the lines of a JSON string")
        << u"{\"pix\":\""_s + wrapped(good, 30).join(u"\\n"_s) + u"\"}"_s << u"escapes_removed "_s + inText;
    QTest::newRow("JSON with tags") << u"{\"html\":\"\\u003cp\\u003e"_s + with(u"/"_s, u"\\/"_s) +
                                           u"\\u003c\\/p\\u003e\"}"_s
                                    << escapesInText;
    QTest::newRow("quoted-printable") << u"pix=3D"_s + with(u"LOJA DO"_s, u"LOJA =\nDO"_s) + u"=2E"_s << escapesInText;
    QTest::newRow("quoted-printable with CR LF") << with(u"bcb.pix"_s, u"bcb=\r\n.pix"_s) << escapes;
    QTest::newRow("quoted-printable, line quoted") << u"> "_s + with(u"bcb.pix"_s, u"bcb=\n.pix"_s) << escapes;
}

} // namespace

/** The text of a code: its frame, what copying does to it, and alphabets other than ASCII. */
class BrCodeTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void frames_data()
    {
        addReadingColumns();
        const QString good = CodeWriter().code();
        refused("nothing", {}, u"empty"_s);
        row("only blanks", u"  \n"_s, u"control_char"_s, u"empty"_s);
        row("only a byte order mark", u"\ufeff"_s, u"non_ascii"_s, u"empty"_s);
        refused("only the beginning", u"000201"_s, u"crc_missing"_s);
        refused("only the format", u"00020163046304"_s, u"crc_mismatch"_s);
        refused("format and CRC alone", test::sealed(u"000201"_s), u"gui_not_pix"_s);
        refused("format not first", test::sealed(object("26", u"x"_s) + object("00", u"01"_s)), u"payload_format"_s);
        refused("first character lost", good.sliced(1), u"payload_format"_s);
        refused("last character lost", good.chopped(1), u"crc_missing"_s);
        refused("text behind the CRC", good + u'X', u"crc_missing"_s);
        refused("CRC that is no hex", good.chopped(4) + u"ZZZZ"_s, u"crc_missing"_s);
        refused("CRC of three digits", good.chopped(5) + u"3123"_s, u"crc_missing"_s);
        refused("CRC with the wrong length", good.chopped(6) + u"05"_s + good.last(4), u"crc_missing"_s);
        refused("quoted", u'"' + good + u'"', u"payload_format"_s);
        refused("asterisks lost in a chat", QString(good).remove(u"***"_s), u"crc_mismatch"_s);
        refused("the code twice", good + good, u"crc_mismatch"_s);
        row("CRC in lower case", good.chopped(4) + good.last(4).toLower(), u"crc_lowercase"_s, u"ok"_s,
            u"crc_lowercase"_s);
        refused("wrong CRC in lower case", good.chopped(4) + u"abcd"_s, u"crc_mismatch"_s);
        const QString body = CodeWriter().body();
        const auto crcObject = [&body](const QString &object) {
            return body + object + QString::fromLatin1(test::crcByDivision((body + object).toUtf8()));
        };
        refused("CRC object of twelve characters", crcObject(u"6312AAAA6304"_s), u"tlv_length"_s);
        refused("CRC object of twelve zeros", crcObject(u"631200006304"_s), u"tlv_length"_s);
        refused("CRC object of eight characters", crcObject(u"63086304"_s), u"tlv_length"_s);
        refused("CRC object in the middle", test::sealed(object("00", u"01"_s) + u"6304ABCD"_s + body.sliced(6)),
                u"duplicate_id"_s);
        refused("value that swallows the CRC", test::sealed(body + u"8010ab"_s), u"crc_missing"_s);
        refused("format twice", CodeWriter().add("00", u"01"_s).code(), u"duplicate_id"_s);
        refused("account twice", CodeWriter().add("26", object("00", CodeWriter::gui())).code(), u"duplicate_id"_s);
        refused("amount twice", CodeWriter().add("54", u"1.00"_s).add("54", u"2.00"_s).code(), u"duplicate_id"_s);
        refused("key twice", withAccount(object("01", u"a"_s) + object("01", u"b"_s)).code(), u"duplicate_id"_s);
        refused("GUI twice", withAccount(object("00", CodeWriter::gui()) + object("01", u"b"_s)).code(),
                u"duplicate_id"_s);
        refused("txid twice", CodeWriter().set("62", object("05", u"a"_s) + object("05", u"b"_s)).code(),
                u"duplicate_id"_s);
        refused("twice inside a template of another scheme",
                CodeWriter().add("27", object("00", u"x.y"_s) + object("01", u"a"_s) + object("01", u"b"_s)).code(),
                u"duplicate_id"_s);
        refused("twice on the third level",
                CodeWriter()
                    .set("62", object("50", object("00", u"x"_s) + object("01", u"a"_s) + object("01", u"b"_s)))
                    .code(),
                u"duplicate_id"_s);
        refused("id that is no number", test::sealed(body + u"8x03abc"_s), u"tlv_id"_s);
        refused("length that is no number", test::sealed(body + u"610xabc"_s), u"tlv_length"_s);
        refused("empty postal code", CodeWriter().add("61", {}).code(), u"tlv_length"_s);
        refused("empty key", withAccount(object("01", {})).code(), u"tlv_length"_s);
        refused("account longer than it is", test::sealed(QString(body).replace(u"2637"_s, u"2638"_s)), u"tlv_id"_s);
        refused("key longer than its template", test::sealed(QString(body).replace(u"0115pix"_s, u"0116pix"_s)),
                u"tlv_truncated"_s);
        refused("key shorter than written", test::sealed(QString(body).replace(u"0115pix"_s, u"0112pix"_s)),
                u"tlv_truncated"_s);

        const QString long512 = CodeWriter()
                                    .add("90", object("00", u"x.y"_s) + object("01", QString(88, u'a')))
                                    .add("91", object("00", u"x.y"_s) + object("01", QString(88, u'a')))
                                    .add("92", object("00", u"x.y"_s) + object("01", QString(88, u'a')))
                                    .code();
        const auto filledTo = [&long512](qsizetype size) {
            return test::sealed(
                long512.chopped(8) +
                object("93", object("00", u"x.y"_s) + object("01", QString(size - long512.size() - 15, u'a'))));
        };
        row("512 characters", filledTo(512), u"ok"_s, u"ok"_s);
        row("513 characters", filledTo(513), u"too_long"_s, u"ok"_s, u"too_long"_s);
        refused("far too long to be read", QString(5000, u'0'), u"too_long"_s);
        const QString trailed = CodeWriter().code();
        row("4096 characters are read", trailed + QString(4096 - trailed.size(), u' '), u"crc_missing"_s, u"ok"_s,
            u"trimmed"_s);
        refused("4097 characters are not", trailed + QString(4097 - trailed.size(), u' '), u"too_long"_s);
    }
    void frames() { compareReadings(); }

    void repairs_data()
    {
        addReadingColumns();
        const QString good = CodeWriter().code();
        const auto broken = [&good](const QString &where, const QString &by) {
            return QString(good).replace(where, by);
        };
        const auto control = [](const char *name, const QString &text, const QString &warnings) {
            row(name, text, u"control_char"_s, u"ok"_s, warnings);
        };
        row("blanks around", u"  "_s + good + u' ', u"payload_format"_s, u"ok"_s, u"trimmed"_s);
        row("blank behind", good + u' ', u"crc_missing"_s, u"ok"_s, u"trimmed"_s);
        row("NBSP around", u"\u00a0"_s + good, u"non_ascii"_s, u"ok"_s, u"trimmed"_s);
        row("direction marks around", u"\u202a"_s + good + u"\u202c"_s, u"non_ascii"_s, u"ok"_s, u"trimmed"_s);
        control("line break behind", good + u"\r\n"_s, u"trimmed"_s);
        control("wrapped", broken(u"0115pix"_s, u"0115\npix"_s), u"control_removed"_s);
        control("wrapped in two places", broken(u"pix@"_s, u"pix\r\n@"_s).replace(u"LOJA"_s, u"LO\r\nJA"_s),
                u"control_removed"_s);
        control("wrapped and blanks around", u' ' + broken(u"0115pix"_s, u"0115\npix"_s), u"control_removed trimmed"_s);
        control("tab inside", broken(u"0115pix"_s, u"0115\tpix"_s), u"control_removed"_s);
        row("zero-width blank inside", broken(u"0115pix"_s, u"0115\u200bpix"_s), u"non_ascii"_s, u"ok"_s,
            u"control_removed"_s);
        row("byte order mark inside", broken(u"0115pix"_s, u"0115\ufeffpix"_s), u"non_ascii"_s, u"ok"_s,
            u"control_removed"_s);
        row("soft hyphen inside", broken(u"0115pix"_s, u"0115\u00adpix"_s), u"non_ascii"_s, u"ok"_s,
            u"control_removed"_s);
        row("line separator", broken(u"0115pix"_s, u"0115\u2028pix"_s), u"non_ascii"_s, u"ok"_s, u"control_removed"_s);
        control("lines joined, a blank at the end of a line is data", broken(u"LOJA EX"_s, u"LOJA \nEX"_s),
                u"control_removed"_s);
        control("lines joined, a blank at the beginning is data", broken(u"LOJA EX"_s, u"LOJA\n EX"_s),
                u"control_removed"_s);
        control("indented lines", broken(u"0115pix"_s, u"0115\n    pix"_s), u"lines_joined"_s);
        control("indented lines with tabs and blanks", broken(u"0115pix"_s, u"0115\r\n\t  pix"_s), u"lines_joined"_s);
        control("indented everywhere", u"    "_s + broken(u"0115pix"_s, u"0115\n    pix"_s) + u"\n    "_s,
                u"lines_joined trimmed"_s);
        control("broken at a blank", broken(u"LOJA EX"_s, u"LOJA\nEX"_s), u"newline_to_space"_s);
        control("broken at a blank with CR LF", broken(u"LOJA EX"_s, u"LOJA\r\nEX"_s), u"newline_to_space"_s);
        control("broken at a blank and indented", broken(u"LOJA EX"_s, u"LOJA\n  EX"_s), u"newline_to_space"_s);
        control("broken at two blanks", broken(u"LOJA EX"_s, u"LOJA\nEX"_s).replace(u"SAO P"_s, u"SAO\nP"_s),
                u"newline_to_space"_s);
        row("NBSP for each blank", broken(u" "_s, u"\u00a0"_s), u"non_ascii"_s, u"ok"_s, u"nbsp_to_space"_s);
        row("NBSP for one blank", broken(u"LOJA "_s, u"LOJA\u00a0"_s), u"non_ascii"_s, u"ok"_s, u"nbsp_to_space"_s);
        control("vertical tab as line break", broken(u"LOJA EX"_s, u"LOJA\vEX"_s), u"newline_to_space"_s);
        control("form feed as line break", broken(u"0115pix"_s, u"0115\f  pix"_s), u"lines_joined"_s);
        control("NBSP and wrapped", broken(u" "_s, u"\u00a0"_s).replace(u"0115pix"_s, u"0115\npix"_s),
                u"control_removed nbsp_to_space"_s);
        control("NBSP as indentation", broken(u"0115pix"_s, u"0115\n\u00a0\u00a0pix"_s),
                u"lines_joined nbsp_to_space"_s);
        refused("a blank added", broken(u"LOJA EX"_s, u"LOJA  EX"_s), u"crc_mismatch"_s);
        refused("a blank lost", broken(u"LOJA EX"_s, u"LOJAEX"_s), u"crc_mismatch"_s);
        row("a tab for a blank", broken(u"LOJA EX"_s, u"LOJA\tEX"_s), u"control_char"_s, u"crc_mismatch"_s);
        row("NUL inside", broken(u"LOJA"_s, u"LO\0JA"_s), u"control_char"_s, u"control_char"_s);
        row("NUL behind", good + QChar(0), u"control_char"_s, u"control_char"_s);
        row("line break under a CRC that holds", CodeWriter().set("59", u"LOJA\nEXEMPLO"_s).code(), u"control_char"_s,
            u"crc_mismatch"_s);
        row("wrapped with a wrong CRC", broken(u"0115pix"_s, u"0115\npix"_s).chopped(4) + u"0000"_s, u"control_char"_s,
            u"crc_mismatch"_s);
        row("wrapped with a duplicate", CodeWriter().add("59", u"B"_s).code().replace(u"0115pix"_s, u"0115\npix"_s),
            u"control_char"_s, u"duplicate_id"_s);
        row("wrapped and CRC in lower case",
            QString(good.chopped(4) + good.last(4).toLower()).replace(u"0115pix"_s, u"0115\npix"_s), u"control_char"_s,
            u"ok"_s, u"control_removed crc_lowercase"_s);
    }
    void repairs()
    {
        compareReadings();
        QFETCH(const QString, tolerant);
        QFETCH(const QString, text);
        if (tolerant == u"ok")
            QCOMPARE(BrCode::parseTolerant(text)->normalized(), CodeWriter().code());
    }

    void findsCodesInOtherText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("result");
        QTest::addColumn<QString>("warnings");
        const auto found = [](const char *name, const QString &text, const QString &warnings = u"text_around"_s) {
            QTest::newRow(name) << text << u"ok"_s << warnings;
        };
        const auto refusal = [](const char *name, const QString &text, const char *reason) {
            QTest::newRow(name) << text << QString::fromLatin1(reason) << QString();
        };
        const QString good = CodeWriter().code();
        const auto grouped = [](QString text, qsizetype size, QChar separator = u' ') {
            for (qsizetype at = size; at < text.size(); at += size + 1)
                text.insert(at, separator);
            return text;
        };
        found("alone", good, {});
        found("blanks around", u" "_s + good + u"\n"_s, u"trimmed"_s);
        found("the text of F7", u"Pix of R$ 49,90 to pay. Copy the code below:\n\n"_s + good);
        found("words on both sides", u"Oi! "_s + good + u"\nObrigado"_s);
        found("quotes", u'"' + good + u'"');
        found("typographic quotes", u'“' + good + u'”');
        found("bold", u'*' + good + u'*');
        found("bold of Markdown", u"**"_s + good + u"**"_s);
        found("back ticks", u"```"_s + good + u"```"_s);
        found("full stop", good + u'.');
        found("a letter behind the CRC", good + u'F');
        found("JSON", u"{\"pix\":\""_s + good + u"\"}"_s);
        found("symbol of a reader", u"]Q1"_s + good);
        found("CRC in lower case", u"pix: "_s + good.chopped(4) + good.last(4).toLower() + u'.',
              u"crc_lowercase text_around"_s);
        found("wrapped in a message", u"pix:\n"_s + QString(good).insert(40, u'\n') + u"\nobrigado"_s,
              u"control_removed text_around"_s);
        found("no-break spaces in a message", u"pix: "_s + QString(good).replace(u' ', u'\u00a0') + u" obrigado"_s,
              u"nbsp_to_space text_around"_s);
        found("a link", u"https://wa.me/?text="_s + QString::fromLatin1(QUrl::toPercentEncoding(good)),
              u"escapes_removed text_around"_s);
        found("quoted by a mail program", u"> Pix:\n>\n> "_s + good + u"\n> Obrigado"_s);
        found("quoted and wrapped", u">> "_s + QString(good).insert(40, u"\n>> "_s) + u'\n',
              u"control_removed text_around"_s);
        found("groups of four", grouped(good, 4), u"groups_joined"_s);
        found("groups of four, blank behind", grouped(good, 4) + u' ', u"groups_joined"_s);
        found("groups of five in a message", u"pix: "_s + grouped(good, 5) + u"\nobrigado"_s,
              u"groups_joined text_around"_s);
        found("groups of ten", grouped(good, 10), u"groups_joined"_s);
        found("twice", good + u'\n' + good);
        found("a damaged copy and the code", QString(good).remove(u"***"_s) + u'\n' + good);
        refusal("two codes", good + u'\n' + CodeWriter().set("59", u"OUTRA LOJA"_s).code(), "several_codes");
        refusal("two codes in words", u"1) "_s + good + u" 2) "_s + CodeWriter::dynamic().code(), "several_codes");
        const QString longer = test::sealed(good + object("64", u"x"_s));
        refusal("a code that is the beginning of a longer one", longer, "duplicate_id");
        refusal("such a code in a message", u"pix: "_s + longer + u" obrigado"_s, "duplicate_id");
        refusal("damaged in a message", u"pix: "_s + QString(good).remove(u"***"_s) + u" obrigado"_s, "crc_mismatch");
        refusal("cut in a message", u"pix: "_s + good.chopped(6), "payload_format");
        refusal("a blank added inside", u"pix: "_s + QString(good).insert(40, u' '), "crc_mismatch");
        refusal("words", u"Pix de R$ 49,90"_s, "payload_format");
        refusal("nothing", {}, "empty");
        refusal("an amount of no code in a message",
                u"pix: "_s + CodeWriter().add("54", u"1,00"_s).code() + u" obrigado"_s, "amount_format");
    }
    void findsCodesInOtherText()
    {
        QFETCH(const QString, text);
        const auto code = BrCode::findIn(text);
        QTEST(resultOf(code), "result");
        if (!code)
            return;
        QTEST(namesOf(code->warnings()).join(u' '), "warnings");
        QCOMPARE(code->normalized(), CodeWriter().code());
    }

    void findsRewrittenCodes_data() { addRewrittenCodes(); }
    void findsRewrittenCodes()
    {
        QFETCH(const QString, text);
        const auto code = BrCode::findIn(text);
        QCOMPARE(resultOf(code), u"ok"_s);
        QCOMPARE(code->normalized(), rewrittenCode());
        QTEST(namesOf(code->warnings()).join(u' '), "warnings");
    }

    void findsCodeWrappedAtAnyWidth()
    {
        const QStringList breaks{u"\n"_s, u" \n"_s, u"\r\n  "_s, u"\n> "_s, u"<br>\n"_s};
        for (const QString &good :
             {rewrittenCode(), CodeWriter().set("59", u"PÃO DE AÇÚCAR DO ZÉ"_s).add("54", u"49.90"_s).code()}) {
            for (qsizetype width = 16; width < good.size(); ++width) {
                for (const QString &lineBreak : breaks) {
                    const QString text = wrapped(u"Pague com "_s + good + u" e obrigado"_s, width).join(lineBreak);
                    const auto code = BrCode::findIn(text);
                    QVERIFY2(code, qPrintable(text));
                    QCOMPARE(code->normalized(), good);
                }
            }
        }
    }

    void keepsPhoneNumberBesidePlusSigns()
    {
        const QString good = withAccount(object("01", u"+5511987654321"_s)).code();
        for (const QString &text :
             {QString(good).replace(u' ', u'+'), percentEncoded(good).replace(u"%20"_s, u"+"_s)}) {
            const auto code = BrCode::findIn(text);
            QCOMPARE(resultOf(code), u"ok"_s);
            QCOMPARE(code->normalized(), good);
        }
    }

    void refusesRewrittenSecondCode_data() { addRewrittenCodes(); }
    void refusesRewrittenSecondCode()
    {
        QFETCH(const QString, text);
        QCOMPARE(resultOf(BrCode::findIn(CodeWriter().code() + u'\n' + text)), u"several_codes"_s);
        QCOMPARE(resultOf(BrCode::findIn(text + u"\n\n"_s + CodeWriter().code())), u"several_codes"_s);
    }

    void findsCodeRepeatedOften()
    {
        const QString good = CodeWriter().code();
        const auto code =
            BrCode::findIn((u"Pix:\n"_s + good + u"\nobrigado\n\n"_s).repeated(4096 / (good.size() + 16)));
        QCOMPARE(resultOf(code), u"ok"_s);
        QCOMPARE(code->normalized(), good);
    }

    void refusesSecondCodeBehindManyParts()
    {
        // More beginnings and ends than can be tried stand between the two codes.
        const QString between = u"000201"_s.repeated(290) + u"6304ABCD"_s.repeated(240);
        const QString other = CodeWriter::dynamic().code();
        QCOMPARE(resultOf(BrCode::findIn(CodeWriter().code() + u' ' + between + u' ' + other)), u"several_codes"_s);
        QCOMPARE(resultOf(BrCode::findIn(u"pix: "_s + CodeWriter().code() + u"\n000201"_s.repeated(500))),
                 u"several_codes"_s);
    }

    void alphabets_data()
    {
        addReadingColumns();
        const auto accepted = [](const char *name, const QString &text, const QString &warnings) {
            row(name, text, u"non_ascii"_s, u"ok"_s, warnings);
        };
        const CodeWriter accents = CodeWriter().set("59", u"PADARIA SÃO JOÃO"_s).set("60", u"SÃO PAULO"_s);
        accepted("accents, lengths in characters", accents.code(), u"non_ascii"_s);
        accepted("accents, lengths in bytes", test::sealed(accents.bodyInBytes()), u"length_in_bytes non_ascii"_s);
        accepted("accents, CRC over Latin-1", test::sealedInLatin1(accents.body()), u"crc_latin1 non_ascii"_s);
        accepted("accents, lengths in bytes and CRC over Latin-1", test::sealedInLatin1(accents.bodyInBytes()),
                 u"crc_latin1 length_in_bytes non_ascii"_s);
        row("characters for one field and bytes for another",
            test::sealed(accents.body().replace(u"6009SÃO"_s, u"6010SÃO"_s)), u"non_ascii"_s, u"tlv_truncated"_s);
        accepted("25 accented characters", CodeWriter().set("59", QString(25, u'Ã')).code(), u"non_ascii"_s);
        accepted("25 accented characters in bytes",
                 test::sealed(CodeWriter().set("59", QString(25, u'Ã')).bodyInBytes()), u"length_in_bytes non_ascii"_s);
        accepted("26 accented characters", CodeWriter().set("59", QString(26, u'Ã')).code(),
                 u"name_too_long non_ascii"_s);
        const CodeWriter emoji = CodeWriter().set("59", u"CAFÉ ☕ 😀"_s);
        accepted("emoji in characters", emoji.code(), u"non_ascii"_s);
        accepted("emoji in bytes", test::sealed(emoji.bodyInBytes()), u"length_in_bytes non_ascii"_s);
        row("emoji under Latin-1 has no CRC", test::sealedInLatin1(emoji.body()), u"non_ascii"_s, u"crc_mismatch"_s);
        row("half a surrogate pair", CodeWriter().set("59", u"LOJA "_s + QChar(0xD83D)).code(), u"non_ascii"_s,
            u"non_ascii"_s);
        accepted("accents in the additional information",
                 withAccount(object("01", CodeWriter::key()) + object("02", u"PÃO"_s)).code(), u"non_ascii"_s);
        accepted("accents wrapped and NBSP", QString(accents.code()).replace(u' ', u"\u00a0"_s),
                 u"nbsp_to_space non_ascii"_s);
        row("digits of another script as length", CodeWriter().body().replace(u"5912"_s, u"59１2"_s), u"non_ascii"_s,
            u"crc_missing"_s);
        row("digits of another script as length, CRC right",
            test::sealed(CodeWriter().body().replace(u"5912"_s, u"59１2"_s)), u"non_ascii"_s, u"tlv_length"_s);
        row("digits of another script in the amount", CodeWriter().add("54", u"１0.00"_s).code(), u"non_ascii"_s,
            u"amount_format"_s);
        // Counted in characters: 61 = é12347, 10 = 6610AAAAAAAAAA. In bytes: 61 = é1234, 71 = 4, 66 = AAAAAAAAAA.
        row("two readings of one code",
            test::sealed(CodeWriter().body() + u"6106é12347"_s + u"1014"_s + u"6610AAAAAAAAAA"_s), u"non_ascii"_s,
            u"tlv_length"_s);
    }
    void alphabets() { compareReadings(); }

    void keepsBytesOfTheCrc()
    {
        const QString text = test::sealedInLatin1(CodeWriter().set("59", u"PÃO"_s).body());
        const auto code = BrCode::parseTolerant(text);
        QVERIFY(code);
        QCOMPARE(code->bytes(), text.toLatin1());
        const auto utf8 = BrCode::parseTolerant(CodeWriter().set("59", u"PÃO"_s).code());
        QCOMPARE(utf8->bytes(), utf8->normalized().toUtf8());
    }

    void readsEmojiInFields()
    {
        const auto code = BrCode::parseTolerant(CodeWriter().set("59", u"CAFÉ 😀 1"_s).code());
        QVERIFY(code);
        QCOMPARE(code->fields().merchantName, u"CAFÉ 😀 1"_s);
        QCOMPARE(code->fields().merchantCity, u"SAO PAULO"_s);
    }

    void readsLongTextQuickly()
    {
        // A paste of megabytes, and the worst that is still read: every repair tried on the longest text.
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!BrCode::parseTolerant(QString(20'000'000, u'\n')));
        QString worst = u"000201"_s + u"\n \u00a0\u200b"_s.repeated(1025);
        worst = worst.first(4088) + u"6304ABCD"_s;
        QCOMPARE(resultOf(BrCode::parseTolerant(worst)), u"crc_mismatch"_s);
        QVERIFY2(timer.elapsed() < 2000, "reading is not linear");
        // Many beginnings and many ends, in groups and not.
        timer.restart();
        for (const QString &piece :
             {u"0002016304ABCD"_s, u"0002 0163 04AB CD"_s, u"\n00 02 01 63 04 AB CD \u00a0"_s, u"0\n"_s,
              u"0002019999\n"_s, u"00020159990\n1\n"_s, u"0002016304ABCD<b>+%2541&#38;amp;\\n=41\n> \u00a0"_s,
              u"\u00e90002016304ABCD\n"_s}) {
            timer.restart();
            QVERIFY(!BrCode::findIn(piece.repeated(4096 / piece.size())));
            QVERIFY2(timer.elapsed() < 500, qPrintable(piece));
        }
    }
};

BALCAO_TEST(BrCodeTextTest)

} // namespace brcodetexttest

#include "brcodetexttest.moc"
