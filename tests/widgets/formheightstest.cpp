// SPDX-License-Identifier: MIT
#include "ui/widgets/style/formheights.h"

#include <QTest>

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
        QTest::addColumn<bool>("isScrolled");
        const FormHeights::Wishes noRow{.hasRow = false};
        // 1366x768: what is over is the amount's, until the order's field comes.
        QTest::newRow("1366x768") << 592 << FormHeights::Wishes() << 229 << true << 60 << 56 << false;
        QTest::newRow("1366x690 in training") << 490 << FormHeights::Wishes() << 155 << true << 56 << 48 << false;
        QTest::newRow("1093x543") << 399 << FormHeights::Wishes() << 120 << false << 52 << 48 << false;
        QTest::newRow("900x500") << 432 << noRow << 153 << false << 52 << 48 << false;
        QTest::newRow("911x455") << 387 << noRow << 108 << false << 52 << 48 << false;
        QTest::newRow("911x455 in training") << 359 << noRow << 104 << false << 52 << 48 << true;
        QTest::newRow("1920x1080") << 872 << FormHeights::Wishes{.isWide = true} << 248 << true << 80 << 64 << false;
        QTest::newRow("a banner in the title's place")
            << 460 << FormHeights::Wishes{.mayHaveTitle = false} << 169 << false << 56 << 48 << false;
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
        QTEST(heights.isScrolled, "isScrolled");
    }

    void nothingTakesMoreThanThereIs()
    {
        for (int room = 300; room < 1000; ++room) {
            for (const bool hasRow : {false, true}) {
                const FormHeights heights = FormHeights::of(room, {.hasRow = hasRow});
                QVERIFY(heights.visor + heights.title + heights.fields + heights.foot <= room);
                QVERIFY(heights.visor >= 104 && heights.primary >= 44 && heights.face >= 44);
                QVERIFY2(heights.isScrolled || heights.fields >= 208, qPrintable(QString::number(room)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(FormHeightsTest)
#include "formheightstest.moc"
