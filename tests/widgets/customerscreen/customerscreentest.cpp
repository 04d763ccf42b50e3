// SPDX-License-Identifier: MIT
#include "ui/widgets/customerscreen/customerscreen.h"
#include "tests/support/testmain.h"
#include "tests/widgets/till.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QScreen>
#include <qpa/qplatformnativeinterface.h>

namespace customerscreentest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Till;

namespace
{

QJsonObject screenOf(const QString &name, const QRect &geometry, int dpi = 96, double ratio = 1)
{
    return {{u"name"_s, name},
            {u"x"_s, geometry.x()},
            {u"y"_s, geometry.y()},
            {u"width"_s, geometry.width()},
            {u"height"_s, geometry.height()},
            {u"logicalDpi"_s, dpi},
            {u"logicalBaseDpi"_s, 96},
            {u"dpr"_s, ratio}};
}

const QJsonObject tills = screenOf(u"eDP-1"_s, {0, 0, 1366, 768});
const QJsonObject customers = screenOf(u"HDMI-1"_s, {1366, 0, 1920, 1080});
const QJsonObject managers = screenOf(u"DP-2"_s, {3286, 0, 1280, 1024});
const QJsonObject placeholder = screenOf(u"none"_s, {0, 0, 0, 0});

/** What the system has from now on; a screen of the same name is the same one. */
void plug(const QList<QJsonObject> &screens)
{
    QJsonArray all;
    for (const QJsonObject &screen : screens)
        all.append(screen);
    QPlatformNativeInterface *platform = qGuiApp->platformNativeInterface();
    using Set = void (*)(QJsonObject, QPlatformNativeInterface *);
    const auto set = reinterpret_cast<Set>(platform->nativeResourceForIntegration("setConfiguration"));
    set({{u"screens"_s, all}, {u"synchronousWindowSystemEvents"_s, true}}, platform);
}

struct Shop : Till {
    explicit Shop(const QString &setting = u"auto"_s)
        : screen(window.customerSources(), shell, window, memory, setting, {})
    {
        settling()->setInterval(0);
        // The offscreen platform gives the keyboard to each new window.
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
    }
    /** Until several changes that come together are over. */
    [[nodiscard]] QTimer *settling() const { return screen.findChild<QTimer *>(); }
    [[nodiscard]] bool isOn(const QString &name) const
    {
        const CustomerWindow *shown = screen.window();
        return shown && shown->isVisible() && shown->isFullScreen() &&
               shown->windowHandle()->screen()->name() == name &&
               shown->geometry() == shown->windowHandle()->screen()->geometry();
    }
    [[nodiscard]] bool isMissed() const { return shell.contact().icon == u"monitor"_s; }

    ScreenMemory memory;
    CustomerScreen screen;
};

} // namespace

/** The customer's window on screens that come, go and change (the offscreen platform's own). */
class CustomerScreenTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { plug({tills}); }
    void cleanupTestCase() { plug({screenOf({}, {0, 0, 800, 800})}); }

    void withOneScreenNothingIsBuilt()
    {
        const Shop shop;
        QVERIFY(!shop.screen.window());
        QVERIFY(!shop.isMissed());
    }

    void itFollowsTheCable()
    {
        plug({tills, customers});
        Shop shop;
        QVERIFY(shop.isOn(u"HDMI-1"_s));
        QVERIFY(!shop.isMissed());
        plug({tills});
        // At once, and said.
        QVERIFY(!shop.screen.window());
        QVERIFY(shop.isMissed());
        plug({tills, managers});
        plug({tills, customers, managers});
        QTRY_VERIFY(shop.isOn(u"HDMI-1"_s));
        QVERIFY(!shop.isMissed());
    }

    /** Another desktop that was there all the time is not the customer's, whatever goes. */
    void itNeverMovesByItself()
    {
        plug({tills, customers});
        Shop shop;
        plug({tills, customers, managers});
        QTRY_VERIFY(!shop.settling()->isActive());
        QVERIFY(shop.isOn(u"HDMI-1"_s));
        plug({tills, managers});
        QVERIFY(!shop.screen.window());
        QVERIFY(shop.isMissed());
        QTRY_VERIFY(!shop.settling()->isActive());
        QVERIFY(!shop.screen.window());
    }

    void itKeepsOffWhereItIsOff()
    {
        plug({tills, customers});
        const Shop shop(u"off"_s);
        QVERIFY(!shop.screen.window() && !shop.isMissed());
    }

    void aNamedScreenIsMissed()
    {
        plug({tills, managers});
        Shop shop(u"HDMI-1"_s);
        QVERIFY(!shop.screen.window() && shop.isMissed());
        plug({tills, managers, customers});
        QTRY_VERIFY(shop.isOn(u"HDMI-1"_s));
        QVERIFY(!shop.isMissed());
    }

    /** Whatever comes: no window off every screen, the code on the customer's, and nothing of it on another. */
    void twoHundredChanges()
    {
        const quint32 seed = qEnvironmentVariableIsSet("BALCAO_SEED") ? qEnvironmentVariable("BALCAO_SEED").toUInt()
                                                                      : QRandomGenerator::global()->generate();
        qInfo("BALCAO_SEED=%u", seed);
        QRandomGenerator random(seed);
        plug({tills, customers});
        Shop shop;
        shop.type();
        shop.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!shop.codeInThePicture().isEmpty());
        for (int round = 0; round < 200; ++round) {
            const QSize size = random.bounded(2) == 0 ? QSize(1920, 1080) : QSize(1024, 768);
            const QJsonObject screen =
                screenOf(u"HDMI-1"_s, {QPoint(1366, random.bounded(2) * 100), size}, random.bounded(2) == 0 ? 96 : 144);
            QList<QJsonObject> now{tills};
            const bool isThere = random.bounded(3) > 0;
            if (isThere)
                now.append(screen);
            if (random.bounded(3) > 0)
                now.append(managers);
            if (random.bounded(3) == 0)
                now.append(placeholder);
            plug(now);
            QTRY_COMPARE(shop.isOn(u"HDMI-1"_s), isThere);
            QCOMPARE(shop.isMissed(), !isThere);
            QVERIFY(isThere || !shop.screen.window());
            for (const QWidget *window : QApplication::topLevelWidgets())
                QVERIFY(!window->isVisible() || isOnAScreen(*window));
            if (const CustomerWindow *window = shop.screen.window()) {
                const auto *code = window->findChild<QrCodeWidget *>();
                QVERIFY(code->isVisible() && code->hasCode());
                QVERIFY(code->modulePixels() >= 4);
            }
        }
    }

private:
    static bool isOnAScreen(const QWidget &window)
    {
        const QList<QScreen *> screens = QGuiApplication::screens();
        return std::any_of(screens.cbegin(), screens.cend(), [&window](const QScreen *screen) {
            return screen->geometry().intersects(window.frameGeometry());
        });
    }
};

BALCAO_GUI_TEST(CustomerScreenTest)

} // namespace customerscreentest

#include "customerscreentest.moc"
