// SPDX-License-Identifier: MIT
#include "ui/presentation/customerscreen/screenchoice.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <functional>

namespace screenchoicetest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

const ScreenFacts tills{.name = u"eDP-1"_s, .serial = u"A1"_s, .geometry = {0, 0, 1366, 768}};
const ScreenFacts customers{.name = u"HDMI-1"_s, .serial = u"H4ZR900123"_s, .geometry = {1366, 0, 1920, 1080}};
const ScreenFacts managers{.name = u"DP-2"_s, .serial = u"B7"_s, .geometry = {3286, 0, 1920, 1080}};
const ScreenFacts placeholder{.name = u":0.0"_s, .serial = {}, .geometry = {}};

ScreenFacts changed(ScreenFacts screen, const std::function<void(ScreenFacts &)> &change)
{
    change(screen);
    return screen;
}

ScreenMemory remembered(const QList<ScreenFacts> &screens)
{
    return chooseScreen(screens, u"auto"_s, tills, {}).memory;
}

} // namespace

/** Which screen is the customer's: from what the system tells of its screens, without one. */
class ScreenChoiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneIsChosen_data()
    {
        const auto atOtherPort = changed(customers, [](ScreenFacts &screen) { screen.name = u"HDMI-2"_s; });
        const auto another = changed(customers, [](ScreenFacts &screen) { screen.serial = u"K99"_s; });
        const auto resized = changed(customers, [](ScreenFacts &screen) { screen.geometry.setSize({1024, 768}); });
        const auto mirrored = changed(customers, [](ScreenFacts &screen) { screen.geometry = {0, 0, 1366, 768}; });
        const auto besides = changed(mirrored, [](ScreenFacts &screen) { screen.desktop = 1; });
        const auto moved = changed(customers, [](ScreenFacts &screen) { screen.geometry.moveTo(0, 768); });
        const auto nameless = changed(customers, [](ScreenFacts &screen) { screen.serial.clear(); });
        const ScreenMemory two = remembered({tills, customers});
        const ScreenMemory three = remembered({tills, customers, managers});
        QTest::addColumn<QList<ScreenFacts>>("screens");
        QTest::addColumn<QString>("setting");
        QTest::addColumn<ScreenMemory>("memory");
        QTest::addColumn<std::optional<ScreenFacts>>("screen");
        QTest::addColumn<bool>("isMissed");
        using List = QList<ScreenFacts>;
        const auto row = [](const char *name, const List &screens, const QString &setting, const ScreenMemory &memory,
                            const std::optional<ScreenFacts> &screen, bool isMissed) {
            QTest::newRow(name) << screens << setting << memory << screen << isMissed;
        };
        const ScreenMemory none;
        const QString autoWord = u"auto"_s;
        row("one screen", {tills}, autoWord, none, {}, false);
        row("the second", {tills, customers}, autoWord, none, customers, false);
        row("the second, told first", {customers, tills}, autoWord, none, customers, false);
        row("the first of two others", {tills, customers, managers}, autoWord, none, customers, false);
        row("off", {tills, customers}, u"off"_s, none, {}, false);
        row("a placeholder", {tills, placeholder}, autoWord, none, {}, false);
        row("a placeholder before the second", {tills, placeholder, customers}, autoWord, none, customers, false);
        row("the same picture", {tills, mirrored}, autoWord, none, {}, false);
        row("the same place on another desktop", {tills, besides}, autoWord, none, besides, false);
        row("named", {tills, managers, customers}, customers.text(), none, customers, false);
        row("named without more", {tills, managers, customers}, u"HDMI-1"_s, none, customers, false);
        row("named, another is there", {tills, managers}, customers.text(), none, {}, true);
        row("named, another screen at its plug", {tills, another}, customers.text(), none, {}, true);
        row("named, of another size now", {tills, resized}, customers.text(), none, resized, false);
        row("named, moved", {tills, moved}, customers.text(), none, moved, false);
        row("named, it tells no serial number now", {tills, nameless}, customers.text(), none, nameless, false);
        row("named, it is the till's", {tills, customers}, tills.text(), none, {}, true);
        row("unplugged", {tills}, autoWord, two, {}, true);
        row("unplugged, a third one was there", {tills, managers}, autoWord, three, {}, true);
        row("unplugged, the system's placeholder", {placeholder}, autoWord, two, {}, true);
        row("plugged again", {tills, customers}, autoWord, two, customers, false);
        row("plugged again, after the third", {tills, managers, customers}, autoWord, three, customers, false);
        row("plugged elsewhere", {tills, managers, atOtherPort}, autoWord, three, atOtherPort, false);
        row("another one was plugged in", {tills, managers, another}, autoWord, three, another, false);
        row("resized", {tills, managers, resized}, autoWord, three, resized, false);
        row("named, remembered, away", {tills, managers}, customers.text(), three, {}, true);
    }
    void oneIsChosen()
    {
        QFETCH(const QList<ScreenFacts>, screens);
        QFETCH(const QString, setting);
        QFETCH(const ScreenMemory, memory);
        const ScreenChoice choice = chooseScreen(screens, setting, tills, memory);
        QTEST(choice.screen, "screen");
        QTEST(choice.isMissed, "isMissed");
        if (!choice.screen)
            QCOMPARE(choice.memory, memory);
    }

    /** The till's window was dragged onto the customer's screen: its own is not the customer's now. */
    void theTillsScreenIsNeverTaken()
    {
        const ScreenMemory memory = remembered({tills, customers});
        const ScreenChoice choice = chooseScreen({tills, customers}, u"auto"_s, customers, memory);
        QVERIFY(!choice.screen && choice.isMissed);
        QCOMPARE(chooseScreen({tills, customers}, u"auto"_s, tills, choice.memory).screen, customers);
    }

    /** Screens come, go, change and are placeholders, in any order. */
    void neverAnotherDesktop()
    {
        const quint32 seed = qEnvironmentVariableIsSet("BALCAO_SEED") ? qEnvironmentVariable("BALCAO_SEED").toUInt()
                                                                      : QRandomGenerator::global()->generate();
        qInfo("BALCAO_SEED=%u", seed);
        QRandomGenerator random(seed);
        for (int round = 0; round < 200; ++round) {
            QList<ScreenFacts> screens{tills, customers, managers};
            ScreenMemory memory = remembered(screens);
            for (int step = 0; step < 20; ++step) {
                QList<ScreenFacts> now{tills};
                for (const ScreenFacts &screen : {managers, customers}) {
                    if (random.bounded(3) == 0)
                        continue;
                    ScreenFacts here = screen;
                    here.geometry.moveTo(1366 + random.bounded(3) * 1920, random.bounded(2) * 768);
                    if (random.bounded(4) == 0)
                        here.geometry.setSize(random.bounded(2) == 0 ? QSize(1024, 768) : QSize());
                    now.insert(random.bounded(now.size() + 1), here);
                }
                const ScreenChoice choice = chooseScreen(now, u"auto"_s, tills, memory);
                memory = choice.memory;
                const auto isThere = std::any_of(now.cbegin(), now.cend(), [](const ScreenFacts &screen) {
                    return screen.name == customers.name && !screen.geometry.isEmpty();
                });
                QCOMPARE(choice.screen.has_value(), isThere);
                QCOMPARE(choice.isMissed, !isThere);
                if (choice.screen)
                    QCOMPARE(choice.screen->serial, customers.serial);
            }
        }
    }
};

BALCAO_TEST(ScreenChoiceTest)

} // namespace screenchoicetest

#include "screenchoicetest.moc"
