// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "ui/widgets/style/layoutmetrics.h"
#include "ui/widgets/style/moneyfit.h"

#include <QTest>

namespace layouttest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** What folds where there is less room. */
class LayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void windowsFold_data()
    {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<bool>("hasRibbon");
        QTest::addColumn<QString>("folds");
        QTest::newRow("1920x1080") << QSize(1920, 1080) << true << u"wide 120 64"_s;
        QTest::newRow("1600x900") << QSize(1600, 900) << false << u"wide 120 64"_s;
        QTest::newRow("1366x768") << QSize(1366, 768) << false << u"104 60"_s;
        QTest::newRow("1366x690 in training") << QSize(1366, 690) << true << u"104 60"_s;
        QTest::newRow("1366x614") << QSize(1366, 614) << false << u"104 48"_s;
        QTest::newRow("1093x543") << QSize(1093, 543) << false << u"compact 88 48"_s;
        QTest::newRow("1024x700 in training") << QSize(1024, 700) << true << u"compact 88 48"_s;
        QTest::newRow("911x455") << QSize(911, 455) << false << u"compact small 80 44"_s;
        QTest::newRow("the least") << LayoutMetrics::leastWindow << true << u"compact small 80 44"_s;
    }
    void windowsFold()
    {
        QFETCH(const QSize, window);
        QFETCH(const bool, hasRibbon);
        const LayoutMetrics &grid = LayoutMetrics::of(window, hasRibbon);
        QStringList folds;
        for (const auto &[isSo, word] : {std::pair{grid.isWide, u"wide"_s}, std::pair{grid.isCompact, u"compact"_s},
                                         std::pair{grid.isSmall, u"small"_s}}) {
            if (isSo)
                folds.append(word);
        }
        folds += {QString::number(grid.rail), QString::number(grid.topBar)};
        QTEST(folds.join(u' '), "folds");
    }

    void theCodeTakesTheLargestWholeModule_data()
    {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<bool>("hasRibbon");
        QTest::addColumn<int>("module");
        QTest::addColumn<bool>("isShared");
        QTest::newRow("1366x768") << QSize(1366, 768) << false << 8 << false;
        QTest::newRow("1366x690 in training") << QSize(1366, 690) << true << 7 << false;
        QTest::newRow("1366x614") << QSize(1366, 614) << false << 7 << false;
        QTest::newRow("1366x614 in training") << QSize(1366, 614) << true << 7 << true;
        QTest::newRow("1093x614") << QSize(1093, 614) << false << 6 << false;
        QTest::newRow("1093x543 in training") << QSize(1093, 543) << true << 6 << true;
        QTest::newRow("1024x700") << QSize(1024, 700) << false << 6 << false;
        QTest::newRow("911x455") << QSize(911, 455) << false << 5 << true;
        QTest::newRow("1920x1080") << QSize(1920, 1080) << false << 11 << false;
    }
    void theCodeTakesTheLargestWholeModule()
    {
        QFETCH(const QSize, window);
        QFETCH(const bool, hasRibbon);
        const LayoutMetrics &grid = LayoutMetrics::of(window, hasRibbon);
        const QSize panel(grid.codeCard,
                          window.height() - grid.topBar - (hasRibbon ? grid.ribbon : 0) - grid.padTop - grid.padBottom);
        constexpr int modules = 53 + 8;
        const int frame = hasRibbon ? 8 : 0;
        const auto sideIn = [frame](int room) { return (room - frame) / modules * modules + frame; };
        const PanelPlaces places = PanelPlaces::of(panel, grid, {.hasCode = true}, sideIn);
        QTEST((places.middle.width() - frame) / modules, "module");
        QTEST(places.isShared, "isShared");
        const QRect all(QPoint(), panel);
        QVERIFY(all.contains(places.title) && all.contains(places.middle) && all.contains(places.badge));
        QVERIFY(places.title.bottom() < places.middle.top());
        QVERIFY(places.isShared || places.middle.bottom() < places.badge.top());
    }

    void columnsFillTheRoom_data()
    {
        QTest::addColumn<int>("room");
        QTest::addColumn<bool>("namesDay");
        QTest::addColumn<bool>("hasNumber");
        QTest::addColumn<bool>("hasOperator");
        QTest::newRow("wide") << 1500 << true << true << true;
        QTest::newRow("one day") << 780 << false << true << true;
        QTest::newRow("days take the operator's place") << 780 << true << true << false;
        QTest::newRow("beside the drawer") << 640 << false << true << false;
        QTest::newRow("narrow") << 520 << false << true << false;
        QTest::newRow("narrow with days") << 520 << true << false << false;
    }
    void columnsFillTheRoom()
    {
        QFETCH(const int, room);
        QFETCH(const bool, namesDay);
        const ChargeColumns columns = ChargeColumns::of(room, namesDay);
        QTEST(columns.number > 0, "hasNumber");
        QTEST(columns.operatorName > 0, "hasOperator");
        QCOMPARE(columns.number + columns.time + columns.customer + columns.amount + columns.status +
                     columns.operatorName,
                 room);
        QVERIFY(columns.customer >= 100);
    }

    void sumsStandWholeFromTheLeft_data()
    {
        QTest::addColumn<int>("room");
        QTest::addColumn<QString>("line");
        const QString received = u"563 charges|Received|R$\u00A01.204,00"_s;
        QTest::newRow("all") << 545 << received + u"|Waiting|R$\u00A09,00|Expired|R$\u00A03,00"_s;
        QTest::newRow("one pixel less") << 544 << received + u"|Waiting|R$\u00A09,00"_s;
        QTest::newRow("the weightiest") << 300 << received;
        QTest::newRow("how many, whatever there is") << 0 << u"563 charges"_s;
    }
    void sumsStandWholeFromTheLeft()
    {
        QFETCH(const int, room);
        const auto money = [](qint64 centavos) { return Money::fromCentavos(centavos).value(); };
        const HistoryPresenter::Numbers numbers{
            .count = u"563 charges"_s,
            .sums = {{u"Received"_s, money(120'400)}, {u"Waiting"_s, money(900)}, {u"Expired"_s, money(300)}}};
        QStringList words;
        for (const NumbersPiece &piece : fitNumbers(
                 numbers, room, [](const NumbersPiece &each) { return static_cast<int>(each.words.size()) * 8; }))
            words.append(piece.words);
        QTEST(words.join(u'|'), "line");
    }
};

BALCAO_TEST(LayoutTest)

} // namespace layouttest

#include "layouttest.moc"
