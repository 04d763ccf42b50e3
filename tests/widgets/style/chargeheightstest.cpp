// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "ui/widgets/style/heights.h"

#include <QTest>

namespace chargeheightstest
{

using namespace balcao;
using Parts = ChargeHeights::Parts;

/** Who gives way on the page of a charge: at the rooms of the design's pictures, and between them. */
class ChargeHeightsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asInThePictures_data()
    {
        QTest::addColumn<int>("room");
        QTest::addColumn<Parts>("parts");
        QTest::addColumn<int>("display");
        QTest::addColumn<bool>("hasCaptions");
        QTest::addColumn<int>("tile");
        QTest::addColumn<int>("foot");
        QTest::addColumn<bool>("isScrolled");
        const Parts waiting{.hasCopy = true, .tileRows = 2};
        QTest::newRow("1366x768") << 672 << waiting << 253 << true << 60 << 56 << false;
        QTest::newRow("1366x690") << 594 << waiting << 200 << true << 60 << 52 << false;
        QTest::newRow("1093x543 in training")
            << 443 << Parts{.hasCopy = true, .tileRows = 2, .gap = 8} << 141 << false << 48 << 48 << false;
        QTest::newRow("911x455") << 395 << Parts{.hasCopy = true, .tileRows = 2, .gap = 8} << 141 << false << 48 << 48
                                 << true;
        QTest::newRow("past due") << 672 << Parts{.hasCopy = true, .hasBanner = true, .tileRows = 1} << 261 << true
                                  << 60 << 56 << false;
        QTest::newRow("paid") << 672 << Parts{.hasTxid = true} << 395 << true << 0 << 56 << false;
        QTest::newRow("three choices") << 672 << Parts{.hasBanner = true, .choices = 3} << 216 << true << 0 << 56
                                       << false;
        QTest::newRow("1920x1080") << 968 << Parts{.hasCopy = true, .tileRows = 2, .gap = 20, .isWide = true} << 386
                                   << true << 84 << 64 << false;
    }
    void asInThePictures()
    {
        QFETCH(const int, room);
        QFETCH(const Parts, parts);
        const ChargeHeights heights = ChargeHeights::of(room, parts);
        QTEST(heights.display, "display");
        QTEST(heights.customer >= ChargeHeights::captionedCustomer, "hasCaptions");
        QTEST(heights.tile, "tile");
        QTEST(heights.foot, "foot");
        QTEST(heights.isScrolled, "isScrolled");
    }

    /** Between neighbouring heights nothing jumps: what is anchored at the foot moves by no more than the window. */
    void nothingTakesMoreThanThereIs_data()
    {
        QTest::addColumn<Parts>("parts");
        QTest::newRow("waiting") << Parts{.hasCopy = true, .tileRows = 2};
        QTest::newRow("in doubt") << Parts{.hasBanner = true, .choices = 3};
        QTest::newRow("wide") << Parts{.hasCopy = true, .tileRows = 2, .gap = 20, .isWide = true};
    }
    void nothingTakesMoreThanThereIs()
    {
        QFETCH(const Parts, parts);
        constexpr int step = 20;
        for (int room = 300; room < 1000; ++room) {
            const ChargeHeights heights = ChargeHeights::of(room, parts);
            QVERIFY(heights.display >= 141 && heights.foot >= 48);
            QVERIFY(heights.isScrolled || heights.display + heights.foot + heights.customer <= room);
            QVERIFY(heights.tile == 0 || heights.tile >= 44);
            const ChargeHeights higher = ChargeHeights::of(room + step, parts);
            QVERIFY2(heights.isScrolled || qAbs(higher.display - heights.display) <= step,
                     qPrintable(QString::number(room)));
            QVERIFY(higher.tile >= heights.tile && higher.customer >= heights.customer && higher.foot >= heights.foot);
        }
    }
};

BALCAO_TEST(ChargeHeightsTest)

} // namespace chargeheightstest

#include "chargeheightstest.moc"
