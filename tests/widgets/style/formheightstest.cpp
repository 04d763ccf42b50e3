// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "ui/widgets/style/heights.h"

#include <QTest>

namespace formheightstest
{

using namespace balcao;

/** Who gives way on the page on which a charge is typed: at the rooms of the design's pictures, and between them. */
class FormHeightsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asInThePictures_data()
    {
        QTest::addColumn<int>("room");
        QTest::addColumn<FormHeights::Wishes>("wishes");
        QTest::addColumn<int>("visor");
        QTest::addColumn<bool>("hasTitle");
        QTest::addColumn<int>("pitch");
        QTest::addColumn<int>("primary");
        QTest::addColumn<bool>("hasMark");
        QTest::addColumn<bool>("isScrolled");
        const FormHeights::Wishes noRow{.hasRow = false};
        QTest::newRow("1366x768") << 592 << FormHeights::Wishes() << 169 << true << 60 << 56 << true << false;
        QTest::newRow("1366x690 in training")
            << 490 << FormHeights::Wishes() << 155 << true << 56 << 48 << false << false;
        QTest::newRow("1024x700") << 556 << FormHeights::Wishes() << 165 << true << 56 << 48 << true << false;
        QTest::newRow("1093x543") << 399 << FormHeights::Wishes() << 120 << false << 52 << 48 << false << false;
        QTest::newRow("900x500") << 432 << noRow << 153 << false << 52 << 48 << false << false;
        QTest::newRow("911x455") << 387 << noRow << 108 << false << 52 << 48 << false << false;
        QTest::newRow("911x455 in training") << 359 << noRow << 104 << false << 52 << 48 << false << true;
        QTest::newRow("1920x1080") << 872 << FormHeights::Wishes{.isWide = true} << 248 << true << 80 << 64 << true
                                   << false;
        QTest::newRow("a banner in the title's place")
            << 460 << FormHeights::Wishes{.mayHaveTitle = false} << 129 << false << 52 << 48 << true << false;
        // The mark's field where somebody wants it: what is less important than it gives way, then the fields are scrolled.
        const FormHeights::Wishes isOpen{.isMarkOpen = true};
        QTest::newRow("1366x768, mark") << 592 << isOpen << 169 << true << 60 << 56 << true << false;
        QTest::newRow("1366x690 in training, mark") << 490 << isOpen << 159 << false << 52 << 48 << true << false;
        QTest::newRow("1093x543, mark") << 399 << isOpen << 104 << false << 52 << 48 << true << true;
        QTest::newRow("911x455, mark") << 387 << FormHeights::Wishes{.hasRow = false, .isMarkOpen = true} << 104
                                       << false << 52 << 48 << true << true;
    }
    void asInThePictures()
    {
        QFETCH(const int, room);
        QFETCH(const FormHeights::Wishes, wishes);
        const FormHeights heights = FormHeights::of(room, wishes);
        QTEST(heights.visor, "visor");
        QTEST(heights.title > 0, "hasTitle");
        QTEST(heights.pitch, "pitch");
        QTEST(heights.primary, "primary");
        QTEST(heights.hasMark, "hasMark");
        QTEST(heights.isScrolled, "isScrolled");
    }

    /** A key typed into it moves nothing: where it has room it makes no difference that it is wanted. */
    void theMarkThatHasRoomMovesNothing()
    {
        for (int room = 300; room < 1000; ++room) {
            for (const bool hasRow : {false, true}) {
                const FormHeights closed = FormHeights::of(room, {.hasRow = hasRow});
                const FormHeights open = FormHeights::of(room, {.hasRow = hasRow, .isMarkOpen = true});
                QVERIFY(open.hasMark);
                if (closed.hasMark)
                    QVERIFY2(open.visor == closed.visor && open.pitch == closed.pitch && open.foot == closed.foot &&
                                 open.title == closed.title && open.face == closed.face,
                             qPrintable(QString::number(room)));
            }
        }
    }

    /** A window that is dragged higher moves no part by more than it grows, but where a part comes that had no room. */
    void nothingLeaps()
    {
        constexpr int step = 20;
        for (int room = 380; room + step < 1000; ++room) {
            for (const bool isWide : {false, true}) {
                const FormHeights low = FormHeights::of(room, {.isWide = isWide});
                const FormHeights high = FormHeights::of(room + step, {.isWide = isWide});
                const bool isSameRows = low.hasMark == high.hasMark && (low.title > 0) == (high.title > 0);
                if (isSameRows)
                    QVERIFY2(qAbs(high.visor - low.visor) <= step, qPrintable(QString::number(room)));
                QVERIFY(!isSameRows || (high.pitch >= low.pitch && high.primary >= low.primary));
            }
        }
    }

    void nothingTakesMoreThanThereIs()
    {
        for (int room = 300; room < 1000; ++room) {
            for (const bool hasRow : {false, true}) {
                for (const bool isOpen : {false, true}) {
                    const FormHeights heights = FormHeights::of(room, {.hasRow = hasRow, .isMarkOpen = isOpen});
                    QVERIFY(heights.visor + heights.title + heights.fields + heights.foot <= room);
                    QVERIFY(heights.visor >= 104 && heights.primary >= 44 && heights.face >= 44);
                    const int least = heights.hasMark ? 260 : 208;
                    QVERIFY2(heights.isScrolled || heights.fields >= least, qPrintable(QString::number(room)));
                }
            }
        }
    }
};

BALCAO_TEST(FormHeightsTest)

} // namespace formheightstest

#include "formheightstest.moc"
