// SPDX-License-Identifier: MIT
#include "core/printing/escpos.h"
#include "tests/core/printing/readpaper.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

namespace escpostest
{

using namespace Qt::StringLiterals;
using namespace balcao::print;

/** A printer's bytes, read by a reader of its own. */
class EscPosTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pictureIsReadBack_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("cuts");
        QTest::addColumn<int>("bands");
        QTest::newRow("58 mm") << 384 << 1000 << true << 4;
        QTest::newRow("180 dpi") << 512 << 255 << true << 1;
        QTest::newRow("80 mm") << 576 << 256 << true << 1;
        QTest::newRow("one row more") << 576 << 257 << true << 2;
        QTest::newRow("without a cutter") << 576 << 10 << false << 1;
        QTest::newRow("empty") << 576 << 0 << true << 0;
    }
    /** Dots of any pattern, also those that look like commands. */
    void pictureIsReadBack()
    {
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const bool, cuts);
        Bitmap picture{.width = width, .height = height, .rows = {}};
        for (int byte = 0; byte < height * width / 8; ++byte)
            picture.rows += static_cast<char>(QRandomGenerator::global()->bounded(256));
        const ReadPaper paper = ReadPaper::of(escPos(picture, cuts), false);
        QCOMPARE(paper.problem, QString());
        QCOMPARE(paper.rows, picture.rows);
        QCOMPARE(paper.told.value("resets"_L1).toInt(), 1);
        QCOMPARE(paper.told.value("cuts"_L1).toInt(), cuts ? 1 : 0);
        const QJsonArray bands = paper.told.value("bands"_L1).toArray();
        QTEST(int(bands.size()), "bands");
        for (const auto &band : bands) {
            QCOMPARE(band[0].toInt(), width);
            QVERIFY(band[1].toInt() <= 256);
        }
    }
};

BALCAO_TEST(EscPosTest)

} // namespace escpostest

#include "escpostest.moc"
