// SPDX-License-Identifier: MIT
#include "app/common/settings.h"
#include "app/common/translations.h"
#include "app/till/appearance.h"
#include "app/till/session.h"
#include "app/till/till.h"
#include "tests/support/answers.h"
#include "tests/support/testmain.h"
#include "ui/widgets/newcharge/newchargepage.h"
#include "ui/widgets/setup/firstrunpage.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <algorithm>

namespace setuptest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

const QByteArray accessKey = "sk-test-1234";
const QByteArray managersPin = "246810";

/** A computer's user with folders of its own; what the program reads of the environment is set for this process and its children. */
class Computer
{
public:
    Computer()
    {
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_folder.filePath(u"user"_s)));
        qputenv("XDG_CONFIG_DIRS", QFile::encodeName(m_folder.filePath(u"system"_s)));
        qunsetenv("BALCAO_API_KEY");
        // The key is in a file of the computer's settings: there may be no keyring.
        write(u"key"_s, accessKey + '\n');
        write(u"system/balcao/balcao.toml"_s, "[provider]\nkey-file = '" + path(u"key"_s).toUtf8() + "'\n");
    }

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString data() const { return path(u"data"_s); }
    [[nodiscard]] QString settingsFile() const { return path(u"user/balcao/saved.toml"_s); }
    /** The content of saved.toml, without the comment at the top. */
    [[nodiscard]] QByteArray settings() const
    {
        QFile file(settingsFile());
        return file.open(QIODevice::ReadOnly) && file.readLine().startsWith('#') ? file.readAll() : QByteArray();
    }
    /** For this user alone. */
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!QDir().mkpath(QFileInfo(file).path()) || !file.open(QIODevice::WriteOnly) ||
            file.write(bytes) != bytes.size() || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
            qFatal("no file %s", qPrintable(name));
    }
    /** "kind counter operator", oldest first; signing in is none of the setup's. */
    [[nodiscard]] QStringList shopEvents() const
    {
        QStringList events;
        {
            QSqlDatabase ledger = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"look"_s);
            ledger.setDatabaseName(data() + u"/ledger.sqlite"_s);
            if (ledger.open()) {
                QSqlQuery query(u"SELECT kind, counter, operator FROM event WHERE kind <> 'pin_right' ORDER BY id"_s,
                                ledger);
                while (query.next())
                    events.append(
                        QStringList{query.value(0).toString(), query.value(1).toString(), query.value(2).toString()}
                            .join(u' '));
            }
        }
        QSqlDatabase::removeDatabase(u"look"_s);
        return events;
    }
    [[nodiscard]] TillOptions options() const
    {
        SettingsFile file = SettingsFile::readUsual();
        TillOptions options{.settings = settingsOf(file)};
        options.takeSettings();
        options.ledger.dataDir = data();
        options.ledger.operatorName = u"till"_s;
        options.settings.theme = u"light"_s;
        options.size = {1366, 768};
        return options;
    }

private:
    QTemporaryDir m_folder;
};

/** The window by the keyboard. */
struct Pages {
    explicit Pages(const Computer &computer)
        : till(computer.options())
    {
        if (!test::answerTo(till.open({})))
            qFatal("it does not open");
        till.show();
        till.window().activateWindow();
        (void)QTest::qWaitForWindowActive(&till.window());
    }
    [[nodiscard]] FirstRunPage *page() { return till.window().findChild<FirstRunPage *>(); }
    [[nodiscard]] bool isAtTheCounter() { return till.window().findChild<NewChargePage *>(); }
    void press(Qt::Key key)
    {
        QTest::keyClick(till.window().focusWidget(), key);
        QCoreApplication::processEvents();
    }
    void type(const QByteArray &text) { QTest::keyClicks(till.window().focusWidget(), QString::fromUtf8(text)); }
    void typePin(const QByteArray &pin)
    {
        for (int twice = 0; twice < 2; ++twice) {
            press(Qt::Key_Tab);
            type(pin);
        }
        press(Qt::Key_Return);
    }
    /** A label of the page has this text. */
    [[nodiscard]] bool says(const QString &text)
    {
        const QList<QWidget *> parts = page() ? page()->findChildren<QWidget *>() : QList<QWidget *>();
        return std::any_of(parts.cbegin(), parts.cend(), [&text](const QWidget *part) {
            return part->isVisible() && part->property("text").toString().contains(text);
        });
    }
    void connectToProvider(const QByteArray &ledger = {}, const QByteArray &pin = managersPin)
    {
        press(Qt::Key_2);
        type("https://127.0.0.1:9/v1");
        press(Qt::Key_Tab);
        type(accessKey);
        press(Qt::Key_Return);
        type("Jacaranda");
        press(Qt::Key_Tab);
        press(Qt::Key_Tab);
        type("rs");
        press(Qt::Key_Return);
        type(ledger);
        press(Qt::Key_Return);
        type("Carlos Menezes");
        typePin(pin);
    }

    Till till;
};

} // namespace

/** A till is set up by the pages of its first run. */
class SetupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        setAppearance(u"light"_s);
        QVERIFY(installLanguage(*QCoreApplication::instance(), u"pt-BR"_s));
    }

    void theShopIsSetUp()
    {
        const Computer computer;
        {
            Pages pages(computer);
            QVERIFY(pages.page());
            pages.connectToProvider();
            QTRY_VERIFY_WITH_TIMEOUT(pages.isAtTheCounter(), 20'000);
            QVERIFY(!pages.page());
            Session &session = pages.till.session();
            QVERIFY(!session.isTraining());
            // The person who has given the PIN is signed in; the provider is still to be calibrated.
            QTRY_VERIFY_WITH_TIMEOUT(session.service().people().isSignedIn(), 20'000);
            QCOMPARE(session.service().people().atTheCounter().who(), u"Carlos Menezes"_s);
            QCOMPARE(session.service().calibration(), Calibration::NotCalibrated);
        }
        QCOMPARE(computer.settings(), "[provider]\naddress = 'https://127.0.0.1:9/v1'\n\n"
                                      "[shop]\nissues-nfce = false\nstate = 'RS'\n\n"
                                      "[till]\ncounter = '01'\nlanguage = 'pt-BR'\nshop-name = 'Jacaranda'\n");
        QCOMPARE(computer.shopEvents(), (QStringList{u"operator_added 01 till"_s, u"pin_set 01 till"_s}));
        QVERIFY(!QFile::exists(computer.path(u"user/balcao/balcao.toml"_s)));
    }

    void trainingIsOnePress()
    {
        const Computer computer;
        {
            Pages pages(computer);
            QVERIFY2(!QFile::exists(computer.path(u"user"_s)) && !QFile::exists(computer.data()),
                     "nothing is written yet");
            pages.press(Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(pages.isAtTheCounter(), 20'000);
            QVERIFY(pages.till.session().isTraining());
        }
        QCOMPARE(computer.settings(), "[till]\nlanguage = 'pt-BR'\ntraining = true\n");
        // It is not asked a second time.
        Pages again(computer);
        QVERIFY(!again.page());
    }

    void whatIsClosedLeavesNothing()
    {
        const Computer computer;
        {
            Pages pages(computer);
            pages.press(Qt::Key_2);
            pages.type("https://127.0.0.1:9/v1");
            pages.press(Qt::Key_Tab);
            pages.type(accessKey);
            pages.press(Qt::Key_Return);
            pages.press(Qt::Key_Return);
            pages.till.window().close();
        }
        QVERIFY(!QFile::exists(computer.path(u"user/balcao/saved.toml"_s)));
        QVERIFY(!QFile::exists(computer.data()));
    }

    /** The ledger has its manager, the settings could not be written: it is begun again, with the same PIN. */
    void whatFailedIsBegunAgain()
    {
        const Computer computer;
        const QByteArray folder = qgetenv("XDG_CONFIG_HOME");
        qputenv("XDG_CONFIG_HOME", "/proc/none"); // a folder cannot be made there
        {
            Pages pages(computer);
            pages.connectToProvider();
            QTRY_VERIFY_WITH_TIMEOUT(pages.says(u"/proc/none"_s), 20'000);
            QVERIFY(!pages.isAtTheCounter());
        }
        QCOMPARE(computer.shopEvents().size(), 2);
        qputenv("XDG_CONFIG_HOME", folder);
        {
            Pages pages(computer);
            QVERIFY(pages.page());
            pages.connectToProvider();
            QTRY_VERIFY_WITH_TIMEOUT(pages.isAtTheCounter(), 20'000);
        }
        QCOMPARE(computer.shopEvents().size(), 2);
        QVERIFY(computer.settings().contains("Jacaranda"));
    }

    void whoIsNoManagerThereSetsNothingUp()
    {
        const Computer computer;
        {
            Pages pages(computer);
            pages.connectToProvider();
            QTRY_VERIFY_WITH_TIMEOUT(pages.isAtTheCounter(), 20'000);
        }
        QVERIFY(QFile::remove(computer.settingsFile()));
        Pages pages(computer);
        pages.connectToProvider({}, "135790");
        QTRY_VERIFY_WITH_TIMEOUT(pages.says(u"PIN está errado"_s), 20'000);
        QVERIFY(!pages.isAtTheCounter() && !QFile::exists(computer.settingsFile()));
    }

    void aLedgerThatDoesNotOpenLeavesTheSettings()
    {
        const Computer computer;
        Pages pages(computer);
        pages.connectToProvider("/proc/none/ledger.sqlite");
        QTRY_VERIFY_WITH_TIMEOUT(pages.says(u"/proc/none"_s), 20'000);
        QVERIFY(!QFile::exists(computer.settingsFile()));
    }

    /** Without a keyring the key holds until the till is closed. */
    void theKeyIsInNoFile()
    {
        const Computer computer;
        computer.write(u"system/balcao/balcao.toml"_s, {});
        Pages pages(computer);
        pages.connectToProvider();
        QTRY_VERIFY_WITH_TIMEOUT(pages.isAtTheCounter(), 20'000);
        QVERIFY(!computer.settings().isEmpty() && !computer.settings().contains(accessKey));
    }
};

BALCAO_GUI_TEST(SetupTest)

} // namespace setuptest

#include "setuptest.moc"
