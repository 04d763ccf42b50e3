// SPDX-License-Identifier: MIT
#include "core/provider/replybody.h"
#include "tests/support/packing.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace replybodytest
{

using namespace balcao;
using namespace balcao::test;

namespace
{

constexpr qint64 limit = qint64{1024} * 1024;
const QByteArray plain = R"({"name":"João da Silva","txid":"abc"})";

} // namespace

/** From the bytes of an answer to its text. */
class ReplyBodyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void charsets_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, const QByteArray &type, const QByteArray &bytes, const QByteArray &text) {
            QTest::newRow(name) << type << bytes << text;
        };
        const QByteArray western = "application/json; charset=iso-8859-1";
        row("ISO-8859-1", western, "Jo\xE3o \xC7\xD1", "João ÇÑ");
        row("every letter of windows-1252", "text/json; charset=windows-1252", "\x80 \x93\x94 \x96 \x99 \x9C \x9F",
            "€ “” – ™ œ Ÿ");
        row("ISO-8859-1 means windows-1252", western, "\x96", "–");
        row("no charset", "application/json", "Jo\xE3o", "Jo\xE3o");
        row("no type", {}, "Jo\xE3o", "Jo\xE3o");
        row("UTF-8", "application/json; charset=utf-8", "Jo\xE3o", "Jo\xE3o");
        row("ISO-8859-15 is another", "application/json; charset=iso-8859-15", "\xA4", "\xA4");
        row("quoted", "application/json; charset=\"ISO-8859-1\"; x=y", "\xE3", "ã");
        row("blanks", "application/json ;  charset = latin1 ", "\xE3", "ã");
        row("the name elsewhere", "application/json; x=iso-8859-1", "\xE3", "\xE3");
        row("ASCII stays", western, "{}", "{}");
        row("UTF-8 all the same", western, "João", "João");
    }
    void charsets()
    {
        QFETCH(const QByteArray, type);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, text);
        const auto read = readBody({.bytes = bytes, .contentEncoding = {}, .contentType = type}, limit);
        QVERIFY(read);
        QCOMPARE(*read, text);
    }

    void everyCutOfAPackedBody_data()
    {
        QTest::addColumn<QByteArray>("coding");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("gzip") << QByteArray("gzip") << packed(plain, Packing::Gzip);
        QTest::newRow("deflate") << QByteArray("deflate") << packed(plain, Packing::Zlib);
        QTest::newRow("deflate without a frame") << QByteArray("Deflate ") << packed(plain, Packing::Raw);
    }
    void everyCutOfAPackedBody()
    {
        QFETCH(const QByteArray, coding);
        QFETCH(const QByteArray, bytes);
        const auto whole = readBody({.bytes = bytes, .contentEncoding = coding, .contentType = {}}, limit);
        QVERIFY(whole);
        QCOMPARE(*whole, plain);
        for (qsizetype size = 0; size < bytes.size(); ++size) {
            const auto cut =
                readBody({.bytes = bytes.first(size), .contentEncoding = coding, .contentType = {}}, limit);
            QVERIFY(!cut);
            QCOMPARE(cut.error(), BodyError::Cut);
        }
        const auto more = readBody({.bytes = bytes + '\0', .contentEncoding = coding, .contentType = {}}, limit);
        QVERIFY(!more);
        QCOMPARE(more.error(), BodyError::Broken);
    }

    void limits_data()
    {
        QTest::addColumn<qsizetype>("size");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("empty") << qsizetype{0} << true;
        QTest::newRow("the limit") << qsizetype{limit} << true;
        QTest::newRow("a byte more") << qsizetype{limit + 1} << false;
        QTest::newRow("a bomb") << qsizetype{64 * limit} << false;
    }
    void limits()
    {
        QFETCH(const qsizetype, size);
        QFETCH(const bool, isRead);
        for (const Packing packing : {Packing::Gzip, Packing::Zlib, Packing::Raw}) {
            const QByteArray bytes = packed(QByteArray(size, ' '), packing);
            const QByteArray coding = packing == Packing::Gzip ? "gzip" : "deflate";
            const auto read = readBody({.bytes = bytes, .contentEncoding = coding, .contentType = {}}, limit);
            QCOMPARE(read.has_value(), isRead);
            if (read)
                QCOMPARE(read->size(), size);
            else
                QCOMPARE(read.error(), BodyError::TooLarge);
        }
    }

    void flippedBitsAreNoticed()
    {
        // The check sums of gzip and zlib: a damaged body is not read as another text.
        for (const Packing packing : {Packing::Gzip, Packing::Zlib}) {
            const QByteArray bytes = packed(plain, packing);
            for (qsizetype bit = 0; bit < bytes.size() * 8; ++bit) {
                QByteArray flipped = bytes;
                flipped[bit / 8] = char(flipped.at(bit / 8) ^ (1 << (bit % 8)));
                const auto read = readBody({.bytes = flipped,
                                            .contentEncoding = packing == Packing::Gzip ? "gzip" : "deflate",
                                            .contentType = {}},
                                           limit);
                QVERIFY(!read || *read == plain);
            }
        }
    }
};

BALCAO_TEST(ReplyBodyTest)

} // namespace replybodytest

#include "replybodytest.moc"
