// SPDX-License-Identifier: MIT
#include "core/printing/printerprofile.h"
#include "core/printing/code128.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace printerprofiletest
{

using namespace Qt::StringLiterals;
using namespace balcao::print;

/** Codes that fit onto which paper. */
class PrinterProfileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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

BALCAO_TEST(PrinterProfileTest)

} // namespace printerprofiletest

#include "printerprofiletest.moc"
