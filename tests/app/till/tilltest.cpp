// SPDX-License-Identifier: MIT
#include "tests/app/owndisplay.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <csignal>
#include <sys/types.h>

namespace tilltest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::decoded;
using balcao::test::Finished;
using balcao::test::OwnDisplay;
using balcao::test::patience;
using balcao::test::run;
using balcao::test::till;

namespace
{

/** The value of "name: value" in what the program printed. */
QString printed(const QByteArray &output, const QString &name)
{
    const QStringList lines = QString::fromUtf8(output).split(u'\n');
    for (const QString &line : lines) {
        if (line.startsWith(name + u": "_s))
            return line.mid(name.size() + 2);
    }
    return {};
}

} // namespace

/** The real program: in a real window under Xvfb, and offscreen. */
class TillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString &tool : {u"Xvfb"_s, u"zbarimg"_s, u"xdotool"_s, u"import"_s})
            QVERIFY2(!QStandardPaths::findExecutable(tool).isEmpty(),
                     qPrintable(tool + u" is needed: see scripts/test"_s));
        QVERIFY(m_folder.isValid());
        QVERIFY(m_display.start());
        m_offscreen = QProcessEnvironment::systemEnvironment();
        m_offscreen.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        // The ledgers of this test are its own.
        for (QProcessEnvironment *const environment : {&m_display.environment, &m_offscreen}) {
            environment->insert(u"BALCAO_DATA_DIR"_s, m_folder.filePath(u"data"_s));
            environment->insert(u"BALCAO_OPERATOR"_s, u"Ana Paula"_s);
            environment->remove(u"BALCAO_LEDGER"_s);
        }
    }

    void theWalkShowsTheCodeThatItPrints_data()
    {
        QTest::addColumn<bool>("window");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("window") << true << QStringList{};
        QTest::newRow("window, dark") << true << QStringList{u"--theme"_s, u"dark"_s};
        QTest::newRow("offscreen, compact") << false << QStringList{u"--size"_s, u"1024x700"_s};
        QTest::newRow("offscreen, wide, dark, English")
            << false << QStringList{u"--size"_s, u"1920x1080"_s, u"--theme"_s, u"dark"_s, u"--lang"_s, u"en"_s};
        QTest::newRow("offscreen, smallest, Spanish")
            << false << QStringList{u"--size"_s, u"1024x640"_s, u"--lang"_s, u"es"_s};
    }
    void theWalkShowsTheCodeThatItPrints()
    {
        QFETCH(bool, window);
        QFETCH(QStringList, options);
        const QString picture = m_folder.filePath(u"walk.png"_s);
        QFile::remove(picture);
        const Finished walk = run(till(), QStringList{u"--training"_s, u"--screenshot"_s, picture} + options,
                                  window ? m_display.environment : m_offscreen);
        QVERIFY2(walk.code == 0, walk.errors.constData());
        QCOMPARE(printed(walk.output, u"amount"_s), u"46.90"_s);
        QCOMPARE(printed(walk.output, u"status"_s), u"Aguardando"_s);
        QCOMPARE(printed(walk.output, u"picture"_s), picture);
        QVERIFY(!printed(walk.output, u"txid"_s).isEmpty());
        const QString code = printed(walk.output, u"code"_s);
        QVERIFY(code.startsWith(u"000201"_s));
        QCOMPARE(decoded(picture), code);
    }

    void aPictureThatCannotBeWrittenIsSaid()
    {
        const Finished walk = run(till(), {u"--screenshot"_s, u"/nowhere/at/all.png"_s}, m_offscreen);
        QCOMPARE(walk.code, 1);
        QVERIFY(walk.errors.contains("/nowhere/at/all.png"));
    }

    void usage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::newRow("unknown option") << QStringList{u"--fly"_s} << 1;
        QTest::newRow("unknown language") << QStringList{u"--lang"_s, u"tlh"_s} << 1;
        QTest::newRow("unknown theme") << QStringList{u"--theme"_s, u"pink"_s} << 1;
        QTest::newRow("size is no size") << QStringList{u"--size"_s, u"big"_s} << 1;
        QTest::newRow("stray argument") << QStringList{u"charge"_s} << 1;
        QTest::newRow("plain http to another computer")
            << QStringList{u"--base-url"_s, u"http://provider.example/v1"_s, u"--screenshot"_s, u"x.png"_s} << 7;
        QTest::newRow("no key") << QStringList{u"--base-url"_s, u"https://provider.example/v1"_s, u"--screenshot"_s,
                                               u"x.png"_s}
                                << 7;
    }
    void usage()
    {
        QFETCH(QStringList, arguments);
        QProcessEnvironment environment = m_offscreen;
        environment.remove(u"BALCAO_API_KEY"_s);
        const Finished result = run(till(), arguments, environment);
        QTEST(result.code, "code");
        QVERIFY(!result.errors.isEmpty());
    }

    /** It is for requests to the provider, and for training's own: no start waits for it. */
    void aStartForTheShopMapsNoOpenSsl()
    {
        QProcess window;
        QProcessEnvironment environment = m_display.environment;
        environment.insert(u"BALCAO_API_KEY"_s, u"no-key-of-anybody"_s);
        window.setProcessEnvironment(environment);
        window.start(till(), {u"--base-url"_s, u"https://127.0.0.1:9/v1"_s});
        QVERIFY(window.waitForStarted());
        QVERIFY(!m_display.tillWindow().isEmpty());
        QFile maps(u"/proc/%1/maps"_s.arg(window.processId()));
        QVERIFY(maps.open(QIODevice::ReadOnly));
        const QByteArray mapped = maps.readAll();
        QVERIFY(mapped.contains("libQt6Widgets"));
        QVERIFY(!mapped.contains("libcpp-httplib"));
        // Debian 13's Qt Network links OpenSSL: there it cannot be kept out of the start.
        const qsizetype name = mapped.indexOf("libQt6Network");
        QVERIFY(name > 0);
        const qsizetype path = mapped.lastIndexOf(' ', name) + 1;
        const Finished linked =
            run(u"ldd"_s, {QString::fromLocal8Bit(mapped.mid(path, mapped.indexOf('\n', path) - path))}, environment);
        QVERIFY(linked.code == 0 && linked.output.contains("libQt6Core"));
        if (linked.output.contains("libssl"))
            QVERIFY(mapped.contains("libssl"));
        else
            for (const QByteArray library : {"libssl", "libcrypto"})
                QVERIFY2(!mapped.contains(library), library);
        QFile variables(u"/proc/%1/environ"_s.arg(window.processId()));
        QVERIFY(variables.open(QIODevice::ReadOnly));
        QVERIFY2(!variables.readAll().contains("no-key-of-anybody"), "children and others could read the key");
        window.terminate();
        QVERIFY(window.waitForFinished(patience));
    }

    void aWholeChargeByTheKeyboardAlone()
    {
        QProcess window;
        window.setProcessEnvironment(m_display.environment);
        window.start(till(), {u"--training"_s, u"--theme"_s, u"light"_s, u"--lang"_s, u"pt-BR"_s});
        QVERIFY(window.waitForStarted());
        const QString id = m_display.tillWindow();
        QVERIFY(!id.isEmpty());
        QFile limits(u"/proc/%1/limits"_s.arg(window.processId()));
        QVERIFY(limits.open(QIODevice::ReadOnly));
        const QRegularExpression noCoreFile(u"Max core file size +0 +0 "_s);
        QVERIFY2(noCoreFile.match(QString::fromLatin1(limits.readAll())).hasMatch(), "a crash would write a core file");
        m_display.keys({u"windowmove"_s, id, u"0"_s, u"0"_s, u"windowfocus"_s, u"--sync"_s, id});

        m_display.keys({u"key"_s, u"--delay"_s, u"20"_s, u"8"_s, u"6"_s, u"4"_s, u"0"_s, u"Tab"_s});
        m_display.type(u"52998224725"_s);
        m_display.type(u"Marina Alves Pereira"_s);
        m_display.type(u"11987654321"_s);
        m_display.type(u"marina.alves@example.com"_s);
        m_display.keys({u"key"_s, u"ctrl+Return"_s});
        QString first;
        QTRY_VERIFY_WITH_TIMEOUT(!(first = m_display.code()).isEmpty(), patience);
        QVERIFY(first.contains(u"540586.40"_s));

        m_display.keys({u"key"_s, u"F6"_s});
        m_display.keys({u"key"_s, u"--delay"_s, u"20"_s, u"7"_s, u"6"_s, u"4"_s, u"0"_s});
        m_display.keys({u"key"_s, u"--delay"_s, u"20"_s, u"Tab"_s, u"Tab"_s, u"Tab"_s, u"Tab"_s, u"Tab"_s, u"Down"_s,
                        u"ctrl+Return"_s});
        QString second;
        QTRY_VERIFY_WITH_TIMEOUT(!(second = m_display.code()).isEmpty() && second != first, patience);
        QVERIFY(second.contains(u"540576.40"_s));

        m_display.keys({u"key"_s, u"ctrl+s"_s});
        QTRY_VERIFY_WITH_TIMEOUT(m_display.code().isEmpty() && isGreenPanelShown(), patience);
        window.terminate();
        QVERIFY(window.waitForFinished(patience));
    }

    void settingsThatAreNotValidAreAskedAbout_data()
    {
        QTest::addColumn<QStringList>("keys");
        QTest::addColumn<bool>("trains");
        QTest::newRow("Escape closes") << QStringList{u"Escape"_s} << false;
        QTest::newRow("two options show file and folder, and nothing more")
            << QStringList{u"Return"_s, u"Down"_s, u"Return"_s, u"Escape"_s} << false;
        QTest::newRow("a person trains") << QStringList{u"Down"_s, u"Down"_s, u"Return"_s} << true;
    }
    void settingsThatAreNotValidAreAskedAbout()
    {
        QFETCH(const QStringList, keys);
        QFETCH(const bool, trains);
        const QByteArray text = "[ledger]\nadress = '/x'\n";
        const QTemporaryDir folder;
        QVERIFY(QDir().mkpath(folder.filePath(u"balcao"_s)));
        QFile settings(folder.filePath(u"balcao/balcao.toml"_s));
        QVERIFY(settings.open(QIODevice::WriteOnly) && settings.write(text) > 0);
        settings.close();
        QProcessEnvironment environment = m_display.environment;
        environment.insert(u"XDG_CONFIG_HOME"_s, folder.path());
        environment.insert(u"BALCAO_DATA_DIR"_s, folder.filePath(u"data"_s));
        environment.insert(u"PATH"_s, folder.path()); // no editor opens in the test
        QProcess window;
        window.setProcessEnvironment(environment);
        window.start(till(), QStringList{});
        QVERIFY(window.waitForStarted());
        const QString id = m_display.firstWindow();
        QVERIFY(!id.isEmpty());
        QVERIFY2(!QFile::exists(folder.filePath(u"data"_s)), "it trains or sells by itself");
        m_display.keys(QStringList{u"windowfocus"_s, u"--sync"_s, id, u"key"_s, u"--delay"_s, u"50"_s} + keys);
        if (trains) {
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(u"data/training.sqlite"_s)), patience);
            window.terminate();
            QVERIFY(window.waitForFinished(patience));
        } else {
            QVERIFY(window.waitForFinished(patience));
            QCOMPARE(window.exitCode(), 7);
        }
        QVERIFY(!QFile::exists(folder.filePath(u"data/ledger.sqlite"_s)));
        QCOMPARE(QFile::exists(folder.filePath(u"data"_s)), trains);
        QVERIFY(settings.open(QIODevice::ReadOnly));
        QCOMPARE(settings.readAll(), text);
    }

    void aWaitHasAWindowAndEndsByTheFirstSignal_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<bool>("hasSilentBus");
        const QString address = u"https://127.0.0.1:9/v1"_s;
        QTest::newRow("key from a pipe that nobody writes to")
            << QStringList{u"--base-url"_s, address, u"--api-key-file"_s, m_folder.filePath(u"pipe"_s)} << false;
        QTest::newRow("a session bus that says nothing") << QStringList{u"--training"_s} << true;
        QTest::newRow("a keyring behind it") << QStringList{u"--base-url"_s, address} << true;
    }
    void aWaitHasAWindowAndEndsByTheFirstSignal()
    {
        QFETCH(const QStringList, options);
        QFETCH(const bool, hasSilentBus);
        QCOMPARE(QProcess::execute(u"/bin/sh"_s,
                                   {u"-c"_s, u"test -p \"$0\" || mkfifo \"$0\""_s, m_folder.filePath(u"pipe"_s)}),
                 0);
        const test::SilentSocket bus(m_folder.filePath(u"bus"_s));
        QProcess window;
        QProcessEnvironment environment = m_display.environment;
        environment.remove(u"BALCAO_API_KEY"_s);
        if (hasSilentBus)
            environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path="_s + bus.path());
        window.setProcessEnvironment(environment);
        window.start(till(), options);
        QVERIFY(window.waitForStarted());
        constexpr int farFromAMinute = 20'000;
        QVERIFY(!m_display.firstWindow(farFromAMinute).isEmpty());
        window.terminate();
        QVERIFY(window.waitForFinished(farFromAMinute));
    }

    void aSecondStartShowsTheFirstWindow()
    {
        const auto start = [this](QProcess &window, const QString &folder, const QString &theme) {
            QProcessEnvironment environment = m_display.environment;
            environment.insert(u"BALCAO_DATA_DIR"_s, m_folder.filePath(folder));
            window.setProcessEnvironment(environment);
            window.start(till(), {u"--training"_s, u"--theme"_s, theme, u"--lang"_s, u"en"_s});
            return window.waitForStarted();
        };
        const auto isLight = [this] { return QImage(m_display.picture()).pixelColor(700, 740).lightness() > 200; };
        const auto isDark = [this] { return QImage(m_display.picture()).pixelColor(700, 740).lightness() < 80; };
        QProcess first;
        QVERIFY(start(first, u"first"_s, u"light"_s));
        QTRY_VERIFY_WITH_TIMEOUT(isLight(), patience);
        QProcess other;
        QVERIFY(start(other, u"other"_s, u"dark"_s));
        QTRY_VERIFY_WITH_TIMEOUT(isDark(), patience);
        QProcess second;
        QVERIFY(start(second, u"first"_s, u"dark"_s));
        QVERIFY(second.waitForFinished(patience));
        QCOMPARE(second.exitCode(), 0);
        QVERIFY2(second.readAllStandardOutput().contains("open already"), "it says why");
        QTRY_VERIFY_WITH_TIMEOUT(isLight(), patience);
        // One that does not answer: the second start says so in a window of its own.
        QCOMPARE(::kill(static_cast<pid_t>(first.processId()), SIGSTOP), 0);
        QProcess unanswered;
        QVERIFY(start(unanswered, u"first"_s, u"dark"_s));
        const auto hasWindow = [this, &unanswered] {
            const QString process = QString::number(unanswered.processId());
            return !run(u"xdotool"_s, {u"search"_s, u"--onlyvisible"_s, u"--pid"_s, process}, m_display.environment)
                        .output.trimmed()
                        .isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasWindow(), patience);
        QVERIFY2(unanswered.readAllStandardError().contains("does not answer"), "and on standard error");
        unanswered.terminate();
        QVERIFY(unanswered.waitForFinished(patience));
        // Killed, it leaves lock and socket behind.
        first.kill();
        QVERIFY(first.waitForFinished(patience));
        QTRY_VERIFY_WITH_TIMEOUT(isDark(), patience);
        QProcess third;
        QVERIFY(start(third, u"first"_s, u"light"_s));
        QTRY_VERIFY_WITH_TIMEOUT(isLight(), patience);
        for (QProcess *const window : {&third, &other}) {
            QCOMPARE(window->state(), QProcess::Running);
            window->terminate();
            QVERIFY(window->waitForFinished(patience));
        }
    }

private:
    bool isGreenPanelShown() { return QImage(m_display.picture()).pixelColor(200, 700) == QColor(0x0E, 0x74, 0x42); }

    QTemporaryDir m_folder;
    OwnDisplay m_display;
    QProcessEnvironment m_offscreen;
};

BALCAO_TEST(TillTest)

} // namespace tilltest

#include "tilltest.moc"
