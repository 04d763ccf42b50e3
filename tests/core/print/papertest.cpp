// SPDX-License-Identifier: MIT
#include "core/print/paper.h"
#include "core/print/code128.h"
#include "core/print/printerprofile.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace papertest
{

using namespace Qt::StringLiterals;
using namespace balcao::print;

/** How words become rows, and what fits onto which paper. */
class PaperTest : public QObject
{
    Q_OBJECT

    static QStringList rowsOf(const Paper &paper, int columns)
    {
        QStringList rows;
        for (const Part &part : laidOut(paper, columns, CodePage::Cp850))
            rows.append(std::get<Row>(part).text);
        return rows;
    }

private Q_SLOTS:
    void wordsBecomeRows_data()
    {
        QTest::addColumn<Block>("block");
        QTest::addColumn<QStringList>("rows");
        const auto row = [](const char *name, const Block &block, const QStringList &rows) {
            QTest::newRow(name) << block << rows;
        };
        row("short", Words{.text = u"Bom dia"_s}, {u"Bom dia"_s});
        row("centred", Words{.text = u"Bom dia"_s, .isCentred = true}, {u"  Bom dia"_s});
        row("of double width", Words{.text = u"ab cd ef"_s, .isCentred = true, .scale = 2}, {u"ab cd"_s, u"  ef"_s});
        row("words that do not fit", Words{.text = u"um dois tres quatro"_s}, {u"um dois tres"_s, u"quatro"_s});
        row("a word as wide as the paper", Words{.text = u"abcdefghijkl m"_s}, {u"abcdefghijkl"_s, u"m"_s});
        row("a word that is wider", Words{.text = u"x abcdefghijklmnopqrstuvwxyz"_s},
            {u"x"_s, u"abcdefghijkl"_s, u"mnopqrstuvwx"_s, u"yz"_s});
        row("no words", Words{}, {QString()});
        row("a pair", Pair{.name = u"Caixa"_s, .value = u"02"_s}, {u"Caixa     02"_s});
        row("a pair that just fits", Pair{.name = u"Caixa"_s, .value = u"123456"_s}, {u"Caixa 123456"_s});
        row("a pair that does not", Pair{.name = u"Caixa"_s, .value = u"1234567"_s}, {u"Caixa"_s, u"     1234567"_s});
        row("a pair that is much too long", Pair{.name = u"txid"_s, .value = u"7f3c9a1e5b2d4c6f"_s},
            {u"txid"_s, u"7f3c9a1e5b2d"_s, u"        4c6f"_s});
        row("a pair without a value", Pair{.name = u"Caixa"_s, .value = {}}, {u"Caixa       "_s});
        row("a letter that becomes two", Pair{.name = u"€"_s, .value = u"12345678"_s}, {u"EUR 12345678"_s});
        row("a rule", Rule{}, {u"------------"_s});
    }
    void wordsBecomeRows()
    {
        QFETCH(Block, block);
        QFETCH(QStringList, rows);
        QCOMPARE(rowsOf({block}, 12), rows);
    }

    void modulesFitThePaper_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("wanted");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("dots");
        QTest::newRow("usual, 80 mm") << 576 << 6 << 53 << 6;
        QTest::newRow("usual, 512 dots") << 512 << 7 << 53 << 7;
        QTest::newRow("usual, 58 mm") << 384 << 6 << 53 << 6;
        QTest::newRow("large, 58 mm") << 384 << 7 << 53 << 6;
        QTest::newRow("the longest code, 58 mm") << 384 << 6 << 89 << 4;
        QTest::newRow("longer, 58 mm") << 384 << 6 << 93 << 0;
        QTest::newRow("longer, 80 mm") << 576 << 6 << 93 << 5;
    }
    void modulesFitThePaper()
    {
        QFETCH(int, width);
        QFETCH(int, wanted);
        QFETCH(int, side);
        PrinterProfile profile;
        profile.width = width;
        profile.qrDots = wanted;
        QTEST(profile.dotsFor(side), "dots");
    }

    void barsAreOfPlainLetters()
    {
        QCOMPARE(code128("B12"_L1).size(), (4 + 1) * 11 + 13);
        QVERIFY(code128({}).isEmpty());
        QVERIFY(code128("a\nb"_L1).isEmpty());
        QVERIFY(code128(QLatin1StringView("\xe9")).isEmpty());
    }
};

BALCAO_TEST(PaperTest)

} // namespace papertest

#include "papertest.moc"
