// SPDX-License-Identifier: MIT
#include "tests/app/owndisplay.h"

#include <QImage>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::OwnDisplay;
using balcao::test::patience;
using balcao::test::till;

/** The first run of the real program, in a real window under Xvfb, by the keyboard alone. */
class FirstRunScreenTest : public QObject
{
    Q_OBJECT

    /** A user with no settings, no keyring and no ledger. */
    void start(QProcess &window)
    {
        QProcessEnvironment environment = m_display.environment;
        for (const QString &name : {u"BALCAO_API_KEY"_s, u"BALCAO_BASE_URL"_s, u"BALCAO_LEDGER"_s, u"BALCAO_COUNTER"_s})
            environment.remove(name);
        environment.insert(u"XDG_CONFIG_HOME"_s, m_folder->filePath(u"user"_s));
        environment.insert(u"XDG_CONFIG_DIRS"_s, m_folder->filePath(u"system"_s));
        environment.insert(u"BALCAO_DATA_DIR"_s, m_folder->filePath(u"data"_s));
        environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nonexistent"_s);
        window.setProcessEnvironment(environment);
        window.start(till(), {u"--theme"_s, u"light"_s});
        QVERIFY(window.waitForStarted());
        QString id;
        QTRY_VERIFY_WITH_TIMEOUT(!(id = m_display.firstWindow()).isEmpty(), patience);
        m_display.keys({u"windowmove"_s, id, u"0"_s, u"0"_s, u"windowfocus"_s, u"--sync"_s, id});
        QTRY_COMPARE_WITH_TIMEOUT(colorAt(400, 690), QColor(0xF3, 0xF1, 0xEC), patience);
        QVERIFY2(!QFile::exists(m_folder->filePath(u"data"_s)) && settings().isEmpty(), "nothing is written yet");
    }
    [[nodiscard]] QColor colorAt(int x, int y) const { return QImage(m_display.picture()).pixelColor(x, y); }
    /** The display of the amount, left of its digits, and nothing over it. */
    [[nodiscard]] bool isAtTheCounter(const QColor &visor) const { return colorAt(400, 120) == visor; }
    [[nodiscard]] QByteArray settings() const
    {
        QFile file(m_folder->filePath(u"user/balcao/balcao.toml"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void charge()
    {
        m_display.keys({u"key"_s, u"--delay"_s, u"20"_s, u"8"_s, u"6"_s, u"4"_s, u"0"_s, u"Tab"_s});
        m_display.type(u"52998224725"_s);
        m_display.type(u"Marina Alves Pereira"_s);
        m_display.type(u"11987654321"_s);
        m_display.type(u"marina.alves@example.com"_s);
        m_display.keys({u"key"_s, u"ctrl+Return"_s});
    }
    void write(const QString &text) { m_display.keys({u"type"_s, u"--delay"_s, u"10"_s, text}); }
    void press(const QString &key) { m_display.keys({u"key"_s, key}); }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_display.start()); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void trainingEndsAtTheCounter()
    {
        QProcess window;
        start(window);
        press(u"Return"_s);
        const QColor visor(0x3B, 0x15, 0x60);
        QTRY_VERIFY_WITH_TIMEOUT(isAtTheCounter(visor), patience);
        QCOMPARE(settings(), "[till]\nlanguage = \"pt-BR\"\ntraining = true\n");
        charge();
        QTRY_VERIFY_WITH_TIMEOUT(m_display.code().contains(u"540586.40"_s), patience);
        window.terminate();
        QVERIFY(window.waitForFinished(patience));
    }

    void theProviderIsLockedUntilItIsCalibrated()
    {
        QProcess sandbox;
        sandbox.start(QStringLiteral(BALCAO_BIN "/balcao-sandbox"), {u"--api-key"_s, u"sandbox-key"_s});
        QVERIFY(sandbox.waitForStarted() && sandbox.waitForReadyRead(patience));
        const QString address = QString::fromUtf8(sandbox.readLine()).trimmed();
        QVERIFY2(address.startsWith(u"http://"_s), qPrintable(address));
        QProcess window;
        start(window);
        press(u"2"_s);
        m_display.type(address);
        m_display.type(u"sandbox-key"_s);
        press(u"Return"_s); // tests the connection
        press(u"ctrl+Return"_s);
        m_display.type(u"Emporio Jacaranda"_s);
        m_display.type({});
        write(u"rs"_s);
        press(u"Return"_s);
        press(u"Escape"_s);
        press(u"Return"_s);
        press(u"Return"_s);
        m_display.type(u"Carlos Menezes"_s);
        m_display.type(u"246810"_s);
        write(u"246810"_s);
        QVERIFY(settings().isEmpty());
        press(u"Return"_s);
        // Without a keyring the key is of this start: that is said over the counter.
        QTRY_VERIFY_WITH_TIMEOUT(settings().contains("state = \"RS\""), patience);
        QVERIFY(settings().contains("address = \"" + address.toUtf8() + '"'));
        QVERIFY2(!settings().contains("sandbox-key"), "the key is in the settings");
        const QColor visor(0x12, 0x20, 0x4A);
        QTRY_VERIFY_WITH_TIMEOUT((press(u"Escape"_s), isAtTheCounter(visor)), patience);
        QVERIFY(QFile::exists(m_folder->filePath(u"data/ledger.sqlite"_s)));
        charge();
        QVERIFY(m_display.code().isEmpty());
        window.terminate();
        QVERIFY(window.waitForFinished(patience));
        sandbox.terminate();
        QVERIFY(sandbox.waitForFinished(patience));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    OwnDisplay m_display;
};

QTEST_GUILESS_MAIN(FirstRunScreenTest)
#include "firstrunscreentest.moc"
