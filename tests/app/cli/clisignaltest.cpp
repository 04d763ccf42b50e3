// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/repeats.h"
#include "tests/support/testmain.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QMap>
#include <QRandomGenerator>

#ifndef Q_OS_WIN
#include <signal.h>
#endif

namespace clisignaltest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CliRun;
using balcao::test::CliRunner;

/** Signals to balcao-cli while it creates charges. */
class CliSignalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** Exit code 5 says that nothing was sent: the provider has no charge then. */
    void aChargeThatExistsIsNeverNotSent()
    {
#ifdef Q_OS_WIN
        QSKIP("a console event reaches the test as well");
#else
        const auto server = test::startedSandbox();
        const CliRunner cli;
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(cli.run(test::createOf(server->baseUrl())).code, 0);
        const auto usual = static_cast<int>(clock.elapsed());
        const uint seed = qEnvironmentVariableIsSet("BALCAO_SEED") ? qEnvironmentVariable("BALCAO_SEED").toUInt()
                                                                   : QRandomGenerator::global()->generate();
        QRandomGenerator chance(seed);
        QMap<int, int> ends;
        const int presses = test::repeats("BALCAO_SIGNALS", 100);
        for (int press = 0; press < presses; ++press) {
            const int before = server->chargeCount();
            QProcess process;
            QSignalSpy finished(&process, &QProcess::finished);
            cli.start(process, test::createOf(server->baseUrl(), QString::number(press + 10) + u",00"_s));
            QVERIFY(process.waitForStarted());
            const bool isAroundTheAnswer = press % 2 == 0;
            if (isAroundTheAnswer)
                QVERIFY(QTest::qWaitFor([&] { return server->chargeCount() > before || !finished.isEmpty(); }, 30'000));
            const QDeadlineTimer moment(chance.bounded(isAroundTheAnswer ? 20 : usual), Qt::PreciseTimer);
            while (!moment.hasExpired() && finished.isEmpty())
                QTest::qWait(1);
            if (finished.isEmpty())
                ::kill(static_cast<pid_t>(process.processId()), chance.bounded(2) == 0 ? SIGINT : SIGTERM);
            QVERIFY(!finished.isEmpty() || finished.wait(30'000));
            const CliRun run = CliRunner::resultOf(process);
            const int made = server->chargeCount() - before;
            ++ends[run.code];
            const QByteArray what = "seed " + QByteArray::number(seed) + ", press " + QByteArray::number(press) +
                                    ", exit code " + QByteArray::number(run.code) + ": " + run.out;
            // -1: the signal ended the program before it had begun, or while it ended.
            QVERIFY2(run.code == 0 || run.code == 4 || run.code == 5 || run.code == -1, what.constData());
            QVERIFY2(run.code != 5 || made == 0, what.constData());
            QVERIFY2(run.code != 0 || made == 1, what.constData());
        }
        qInfo("%d presses: %d done, %d unknown, %d not sent, %d ended by the signal", presses, ends[0], ends[4],
              ends[5], ends[-1]);
#endif
    }
};

BALCAO_TEST(CliSignalTest)

} // namespace clisignaltest

#include "clisignaltest.moc"
