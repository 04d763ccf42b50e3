// SPDX-License-Identifier: MIT
#include "core/operators/wrongtries.h"
#include "tests/support/testmain.h"

namespace wrongtriestest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace balcao;
using std::chrono::milliseconds;

/** The wait behind wrong PINs and badges. */
class WrongTriesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doublesUpToFiveMinutes_data()
    {
        QTest::addColumn<int>("tries");
        QTest::addColumn<int>("seconds");
        const QList<int> delays{0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300};
        for (int tries = 0; tries < delays.size(); ++tries)
            QTest::addRow("%d", tries) << tries << delays.at(tries);
        QTest::newRow("below zero") << -1 << 0;
        QTest::newRow("a million") << 1'000'000 << 300;
    }
    void doublesUpToFiveMinutes()
    {
        QFETCH(const int, tries);
        QFETCH(const int, seconds);
        QCOMPARE(WrongTries::delayAfter(tries).count(), seconds);
    }

    /** All times are measured from the last wrong one. A till that began before it has a negative start. */
    void waits_data()
    {
        QTest::addColumn<int>("tries");
        QTest::addColumn<milliseconds>("clock");
        QTest::addColumn<milliseconds>("monotonic");
        QTest::addColumn<std::optional<milliseconds>>("tillStart");
        QTest::addColumn<milliseconds>("wait");
        const auto row = [](const char *name, int tries, milliseconds clock, milliseconds monotonic,
                            const std::optional<milliseconds> &tillStart, milliseconds wait) {
            QTest::newRow(name) << tries << clock << monotonic << tillStart << wait;
        };
        const std::optional<milliseconds> noTill;
        row("none was wrong", 0, 0ms, 0ms, noTill, 0ms);
        row("at once", 3, 0ms, 0ms, noTill, 4s);
        row("later", 3, 2500ms, 2500ms, noTill, 1500ms);
        row("over", 3, 4s, 4s, noTill, 0ms);
        row("long ago", 10, 24h, 24h, noTill, 0ms);
        row("a call of balcao-cli, just begun", 10, 200s, 0ms, noTill, 100s);
        row("the clock was turned back", 10, -1h, 100s, noTill, 200s);
        row("the clock was turned back, over", 10, -1h, 300s, noTill, 0ms);
        row("a till that was there", 3, 2500ms, 2500ms, -1h, 1500ms);
        row("a till that was there, over", 3, 4s, 4s, -1h, 0ms);
        row("a till begins within the wait", 10, 200s, 200s, 200s, 300s);
        row("a till began within the wait", 10, 210s, 210s, 200s, 290s);
        row("a till began within the wait, over", 10, 500s, 500s, 200s, 0ms);
        row("a till begins on the next day", 2, 12h, 12h, 12h, 2s);
        row("a till begins, the clock was turned forward", 10, 24h, 20s, 20s, 300s);
        row("a till began, the clock is turned forward", 10, 24h, 30s, 20s, 290s);
        row("a till began, the clock was turned back", 10, -1h, 30s, 20s, 270s);
        row("a till began, the clock is turned back a little", 10, 15s, 50s, 20s, 285s);
    }
    void waits()
    {
        QFETCH(const int, tries);
        QFETCH(const milliseconds, clock);
        QFETCH(const milliseconds, monotonic);
        QFETCH(const std::optional<milliseconds>, tillStart);
        const QDateTime at = QDateTime::fromString(u"2026-11-26T12:00:00Z"_s, Qt::ISODate);
        const WrongTries::Monotonic read = std::chrono::steady_clock::now();
        WrongTries wrong;
        for (int i = 0; i < tries; ++i)
            wrong.add(at, read);
        QCOMPARE(wrong.count(), tries);
        const auto start = tillStart ? std::optional(read + *tillStart) : std::nullopt;
        QTEST(wrong.waitAt(at.addMSecs(clock.count()), start, read + monotonic), "wait");
        wrong.clear();
        QCOMPARE(wrong.waitAt(at, start, read), 0ms);
    }
};

BALCAO_TEST(WrongTriesTest)

} // namespace wrongtriestest

#include "wrongtriestest.moc"
