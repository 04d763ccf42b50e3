// SPDX-License-Identifier: MIT
#include "tests/app/owndisplay.h"
#include "tests/support/postgrescluster.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QImage>
#include <QTest>

#include <limits>

namespace othercountertest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::OwnDisplay;
using balcao::test::patience;
using balcao::test::till;

namespace
{

constexpr int aSecond = test::isSanitized ? 3000 : 1000;

} // namespace

/** Two real programs with one ledger on PostgreSQL. ctest runs nothing beside it: it measures time. */
class OtherCounterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChargeOfAnotherCounterShowsWithinASecond()
    {
        for (const QString &tool : {u"Xvfb"_s, u"zbarimg"_s, u"xdotool"_s, u"import"_s})
            QVERIFY2(!QStandardPaths::findExecutable(tool).isEmpty(),
                     qPrintable(tool + u" is needed: see scripts/test"_s));
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL here");
        test::PostgresCluster cluster;
        QVERIFY(cluster.start());
        QVERIFY(cluster.makeDatabase(u"shop"_s));
        const QString ledger = cluster.address(u"shop"_s);
        const QTemporaryDir folder;
        OwnDisplay display;
        QVERIFY(display.start());
        display.environment.insert(u"BALCAO_DATA_DIR"_s, folder.filePath(u"first"_s));
        display.environment.insert(u"BALCAO_OPERATOR"_s, u"Ana Paula"_s);
        OwnDisplay other;
        other.environment = display.environment;
        other.environment.insert(u"BALCAO_DATA_DIR"_s, folder.filePath(u"second"_s));
        QVERIFY(other.start());
        QProcess first;
        QProcess second;
        const auto start = [&ledger](QProcess &window, const QProcessEnvironment &environment, const QString &counter) {
            window.setProcessEnvironment(environment);
            window.start(till(), {u"--training"_s, u"--theme"_s, u"light"_s, u"--lang"_s, u"pt-BR"_s, u"--ledger"_s,
                                  ledger, u"--counter"_s, counter});
            return window.waitForStarted();
        };
        QVERIFY(start(first, display.environment, u"01"_s));
        const QString id = display.tillWindow();
        QVERIFY(!id.isEmpty());
        QVERIFY(start(second, other.environment, u"02"_s));
        QVERIFY(!other.tillWindow().isEmpty());
        display.keys({u"windowmove"_s, id, u"0"_s, u"0"_s, u"windowfocus"_s, u"--sync"_s, id});
        // The fastest of three charges: on a busy computer one may wait for other programs.
        qint64 fastest = std::numeric_limits<qint64>::max();
        for (const QString &digit : {u"0"_s, u"1"_s, u"2"_s}) {
            display.keys({u"key"_s, u"--delay"_s, u"20"_s, u"F2"_s, u"8"_s, u"6"_s, u"4"_s, digit, u"Tab"_s});
            display.type(u"52998224725"_s);
            display.type(u"Marina Alves Pereira"_s);
            display.type(u"11987654321"_s);
            display.type(u"marina.alves@example.com"_s);
            QTRY_VERIFY_WITH_TIMEOUT(display.code().isEmpty(), patience);
            const int listed = waitingPillPixels(QImage(other.picture()));
            display.keys({u"key"_s, u"ctrl+Return"_s});
            // From the moment at which the charge is on this counter's own screen.
            QTRY_VERIFY_WITH_TIMEOUT(!display.code().isEmpty(), patience);
            QElapsedTimer since;
            since.start();
            QTRY_VERIFY_WITH_TIMEOUT(waitingPillPixels(QImage(other.picture())) > listed + 300, 5000);
            fastest = qMin(fastest, since.elapsed());
            if (fastest < aSecond)
                break;
        }
        qInfo("seen in the other window %lld ms after it was seen in the first, the taking of the picture included",
              fastest);
        QVERIFY(fastest < aSecond);
        for (QProcess *const window : {&first, &second}) {
            window->terminate();
            QVERIFY(window->waitForFinished(patience));
        }
    }

private:
    /** The tint of "Aguardando" in the list of today's charges. */
    [[nodiscard]] static int waitingPillPixels(const QImage &picture)
    {
        const QColor tint(0xFD, 0xEF, 0xCB);
        int found = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = picture.width() - 376; x >= 0 && x < picture.width(); ++x)
                found += picture.pixelColor(x, y) == tint ? 1 : 0;
        }
        return found;
    }
};

BALCAO_TEST(OtherCounterTest)

} // namespace othercountertest

#include "othercountertest.moc"
