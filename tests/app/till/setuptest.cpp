// SPDX-License-Identifier: MIT
#include "app/shared/settings.h"
#include "app/shared/translations.h"
#include "app/till/appearance.h"
#include "app/till/session.h"
#include "app/till/till.h"
#include "tests/support/testmain.h"
#include "ui/widgets/pages/firstrunpage.h"
#include "ui/widgets/pages/newchargepage.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

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
        // There is no keyring in this test: the key is in a file of the computer's settings, for both ways.
        write(u"key"_s, accessKey + '\n');
        write(u"pin"_s, managersPin + '\n');
        write(u"system/balcao/balcao.toml"_s, "[provider]\nkey-file = '" + path(u"key"_s).toUtf8() + "'\n");
    }

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString data() const { return path(u"data"_s); }
    [[nodiscard]] QString settingsFile() const { return path(u"user/balcao/balcao.toml"_s); }
    [[nodiscard]] QByteArray settings() const
    {
        QFile file(settingsFile());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
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
        SettingsFile file = SettingsFile::read(SettingsFile::usualFiles());
        TillOptions options{.settings = settingsOf(file)};
        options.takeSettings();
        options.ledger.dataDir = data();
        options.ledger.operatorName = u"till"_s;
        options.settings.theme = u"light"_s;
        options.size = {1366, 768};
        return options;
    }

    struct Run {
        int code = -1;
        QString errors;
    };
    [[nodiscard]] Run setUp(const QByteArray &toml, const QStringList &more = {}) const
    {
        write(u"setup.toml"_s, toml);
        QProcess process;
        process.start(QStringLiteral(BALCAO_TILL), QStringList{u"--setup"_s, path(u"setup.toml"_s), u"--data-dir"_s,
                                                               data(), u"--operator"_s, u"till"_s} +
                                                       more);
        if (!process.waitForFinished(30'000))
            return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
    }
    /** All that the pages ask for, as a file. */
    [[nodiscard]] QByteArray whole(const QByteArray &more = {}) const
    {
        return "[provider]\naddress = 'https://127.0.0.1:9/v1'\n[till]\nshop-name = 'Jacaranda'\n[shop]\nstate = 'RS'\n"
               "[manager]\nname = 'Carlos Menezes'\npin-file = '" +
               path(u"pin"_s).toUtf8() + "'\n" + more;
    }

private:
    QTemporaryDir m_folder;
};

/** The window by the keyboard. */
struct Pages {
    explicit Pages(const Computer &computer)
        : till(computer.options())
    {
        if (!till.open({}))
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
    void typePin()
    {
        for (int twice = 0; twice < 2; ++twice) {
            press(Qt::Key_Tab);
            type(managersPin);
        }
        press(Qt::Key_Return);
    }
    void connectToProvider()
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
        press(Qt::Key_Return);
        type("Carlos Menezes");
        typePin();
    }

    Till till;
};

} // namespace

/** A till is set up, by its pages and by a file: the same comes of both. */
class SetupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        setAppearance(u"light"_s);
        QVERIFY(installLanguage(*QCoreApplication::instance(), u"pt-BR"_s));
    }

    void theFileMakesWhatThePagesMake()
    {
        const Computer byFile;
        const Computer::Run run = byFile.setUp(byFile.whole());
        QVERIFY2(run.code == 0, qPrintable(run.errors));
        const Computer byPages;
        {
            Pages pages(byPages);
            QVERIFY(pages.page());
            pages.connectToProvider();
            QTRY_VERIFY_WITH_TIMEOUT(pages.isAtTheCounter(), 20'000);
            QVERIFY(!pages.page());
            Session &session = pages.till.session();
            QVERIFY(!session.isTraining());
            // Whoever has given the PIN goes on; the provider is still to be calibrated.
            QTRY_VERIFY_WITH_TIMEOUT(session.service().people().isSignedIn(), 20'000);
            QCOMPARE(session.service().people().atTheCounter().who(), u"Carlos Menezes"_s);
            QCOMPARE(session.service().calibration(), Calibration::NotCalibrated);
        }
        QCOMPARE(byPages.settings(), byFile.settings());
        QVERIFY(byPages.settings().contains("state = \"RS\""));
        QCOMPARE(byFile.shopEvents(), (QStringList{u"operator_added 01 till"_s, u"pin_set 01 till"_s}));
        QCOMPARE(byPages.shopEvents(), byFile.shopEvents());
    }

    void trainingIsTheSameToo()
    {
        const Computer byFile;
        QCOMPARE(byFile.setUp("[till]\ntraining = true\n").code, 0);
        const Computer byPages;
        {
            Pages pages(byPages);
            QVERIFY2(!QFile::exists(byPages.path(u"user"_s)) && !QFile::exists(byPages.data()),
                     "nothing is written yet");
            pages.press(Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(pages.isAtTheCounter(), 20'000);
            QVERIFY(pages.till.session().isTraining());
        }
        QCOMPARE(byPages.settings(), byFile.settings());
        QCOMPARE(byPages.settings(), "[till]\nlanguage = \"pt-BR\"\ntraining = true\n");
        QVERIFY(!QFile::exists(byFile.data()));
        // It is not asked a second time.
        Pages again(byPages);
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
        QVERIFY(!QFile::exists(computer.path(u"user/balcao/balcao.toml"_s)));
        QVERIFY(!QFile::exists(computer.data()));
    }

    /** The ledger has its manager, the settings could not be written: it is begun again, with the same PIN. */
    void whatFailedIsBegunAgain()
    {
        const Computer computer;
        const QByteArray folder = qgetenv("XDG_CONFIG_HOME");
        qputenv("XDG_CONFIG_HOME", "/proc/none"); // a folder cannot be made there
        QCOMPARE(computer.setUp(computer.whole()).code, 7);
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
        QCOMPARE(computer.setUp(computer.whole()).code, 0);
        const QByteArray before = computer.settings();
        computer.write(u"pin"_s, "135790");
        const Computer::Run run = computer.setUp(computer.whole("[ledger]\nretention-days = 90\n"));
        QCOMPARE(run.code, 7);
        QVERIFY2(run.errors.contains(u"PIN"_s), qPrintable(run.errors));
        QCOMPARE(computer.settings(), before);
        computer.write(u"pin"_s, managersPin);
        QTRY_COMPARE_WITH_TIMEOUT(computer.setUp(computer.whole("[ledger]\nretention-days = 90\n")).code, 0, 20'000);
        QVERIFY(computer.settings().contains("retention-days = 90"));
    }

    void aFileThatIsNotRightIsRefusedWhole_data()
    {
        QTest::addColumn<QByteArray>("toml");
        QTest::addColumn<QString>("sentence");
        const auto manager = [](const char *name, const char *digits) {
            return "[provider]\naddress = 'https://127.0.0.1:9/v1'\n[manager]\nname = '" + QByteArray(name) +
                   "'\npin-file = '" + digits + "'\n";
        };
        QTest::newRow("no TOML") << QByteArray("[till\n") << u"line 1"_s;
        QTest::newRow("a key that is not known") << QByteArray("[till]\ncolour = 3\n") << u"line 2"_s;
        QTest::newRow("a value that is none") << QByteArray("[shop]\n\nstate = 'XX'\n") << u"line 3"_s;
        QTest::newRow("a secret in the file") << QByteArray("[manager]\npin = '246810'\n") << u"line 2"_s;
        QTest::newRow("no provider") << QByteArray("[till]\ncounter = '02'\n") << u"provider.address"_s;
        QTest::newRow("no manager") << QByteArray("[provider]\naddress = 'https://127.0.0.1:9/v1'\n")
                                    << u"manager.name"_s;
        QTest::newRow("no PIN") << QByteArray(
                                       "[provider]\naddress = 'https://127.0.0.1:9/v1'\n[manager]\nname = 'Ana'\n")
                                << u"line 4"_s;
        QTest::newRow("a file of the PIN that is not there") << manager("Ana", "/nowhere/pin") << u"line 5"_s;
        QTest::newRow("nobody's name") << manager("", "/nowhere/pin") << u"line 4"_s;
        QTest::newRow("a manager of training")
            << QByteArray("[till]\ntraining = true\n[manager]\nname = 'Ana'\n") << u"line 4"_s;
    }
    void aFileThatIsNotRightIsRefusedWhole()
    {
        QFETCH(const QByteArray, toml);
        QFETCH(const QString, sentence);
        const Computer computer;
        const Computer::Run run = computer.setUp(toml, {u"--lang"_s, u"en"_s});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.errors.contains(computer.path(u"setup.toml"_s)), qPrintable(run.errors));
        QVERIFY2(run.errors.contains(sentence), qPrintable(run.errors));
        QVERIFY2(!run.errors.contains(u"246810"_s), "a secret is told");
        QVERIFY(!QFile::exists(computer.path(u"user"_s)));
        QVERIFY(!QFile::exists(computer.data()));
    }

    void aMistakeInTheUsersFileStopsTheSetup_data()
    {
        QTest::addColumn<QByteArray>("own");
        QTest::addColumn<QString>("line");
        QTest::newRow("another key of the ledger") << QByteArray("[ledger]\nadress = '/x.sqlite'\n") << u"line 2"_s;
        QTest::newRow("another unit") << QByteArray("[provider]\n\namount-unit = \"Centavos\"\n") << u"line 3"_s;
        QTest::newRow("training that is no truth value") << QByteArray("[till]\ntraining = \"yes\"\n") << u"line 2"_s;
        QTest::newRow("a text without an end")
            << QByteArray("[till]\n\nshop-name = \"\"\"x\n[ledger]\naddress = '/x.sqlite'\n") << u"line"_s;
    }
    void aMistakeInTheUsersFileStopsTheSetup()
    {
        QFETCH(const QByteArray, own);
        QFETCH(const QString, line);
        const Computer computer;
        computer.write(u"user/balcao/balcao.toml"_s, own);
        const Computer::Run run = computer.setUp(computer.whole(), {u"--lang"_s, u"en"_s});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.errors.contains(u"user/balcao/balcao.toml"_s) && run.errors.contains(line),
                 qPrintable(run.errors));
        QCOMPARE(computer.settings(), own);
        QVERIFY2(!QFile::exists(computer.data()), "a ledger was made");
    }

    void aPinThatOthersMayReadIsRefused()
    {
        const Computer computer;
        QVERIFY(QFile::setPermissions(computer.path(u"pin"_s), QFile::ReadOwner | QFile::ReadOther));
        QCOMPARE(computer.setUp(computer.whole()).code, 1);
        QVERIFY(computer.settings().isEmpty());
    }

    void aLedgerThatDoesNotOpenLeavesTheSettings()
    {
        const Computer computer;
        const Computer::Run run = computer.setUp(computer.whole("[ledger]\naddress = '/proc/none/ledger.sqlite'\n"));
        QCOMPARE(run.code, 7);
        QVERIFY2(run.errors.contains(u"/proc/none"_s), qPrintable(run.errors));
        QVERIFY(computer.settings().isEmpty());
    }

    void theKeyGoesIntoTheKeyring()
    {
        const Computer computer;
        computer.write(u"system/balcao/balcao.toml"_s, {});
        // Of this provider nowhere yet.
        const QByteArray toml = computer.whole().replace(":9/v1", ":10/v1");
        QCOMPARE(computer.setUp(toml).code, 1);
        const bool hasKeyring = qEnvironmentVariable("BALCAO_TEST_KEYRING") == "yes"_L1;
        const Computer::Run run = computer.setUp(toml, {u"--api-key-file"_s, computer.path(u"key"_s)});
        QCOMPARE(run.code, hasKeyring ? 0 : 7);
        QVERIFY2(!run.errors.contains(QString::fromUtf8(accessKey)), "a secret is told");
        QCOMPARE(computer.settings().isEmpty(), !hasKeyring);
        QVERIFY(!computer.settings().contains(accessKey));
        if (hasKeyring) // it is there by now
            QCOMPARE(computer.setUp(toml).code, 0);
    }

    void whatTheComputerHoldsIsNotChanged()
    {
        const Computer computer;
        computer.write(u"system/balcao/balcao.toml"_s,
                       "locked = ['till.shop-name']\n[till]\nshop-name = 'Chain'\n[provider]\nkey-file = '" +
                           computer.path(u"key"_s).toUtf8() + "'\n");
        const Computer::Run run = computer.setUp(computer.whole());
        QCOMPARE(run.code, 1);
        QVERIFY2(run.errors.contains(u"till.shop-name"_s), qPrintable(run.errors));
        QVERIFY(computer.settings().isEmpty());
    }
};

BALCAO_GUI_TEST(SetupTest)

} // namespace setuptest

#include "setuptest.moc"
