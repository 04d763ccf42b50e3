// SPDX-License-Identifier: MIT
#include "core/settings/settingsfile.h"
#include "tests/support/testmain.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#ifndef Q_OS_WIN
#include <unistd.h>
#endif

namespace settingsfiletest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = SettingsProblem::Kind;

class SettingsFileTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString written(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        return file.fileName();
    }

    /** The parser's words differ from version to version. */
    static QList<SettingsProblem> withoutReasons(const SettingsFile &settings)
    {
        QList<SettingsProblem> problems = settings.problems();
        for (SettingsProblem &problem : problems)
            problem.reason.clear();
        return problems;
    }

private Q_SLOTS:
    void textsNumbersAndSwitchesAreRead()
    {
        const QString file = written(u"a.toml"_s, "[provider]\n"
                                                  "address = \"https://api.exemplo.com.br/v1\" # the provider\n"
                                                  "timeout = 20\n"
                                                  "[till]\n"
                                                  "training = true\n");
        const SettingsFile settings = SettingsFile::read({file});
        QCOMPARE(settings.problems(), QList<SettingsProblem>());
        QCOMPARE(settings.values(),
                 (QList<Setting>{{u"provider.address"_s, u"https://api.exemplo.com.br/v1"_s, file, 2},
                                 {u"provider.timeout"_s, u"20"_s, file, 3},
                                 {u"till.training"_s, u"true"_s, file, 5}}));
    }

    void theLaterFileComesFirstKeyByKey()
    {
        const QString system = written(u"system.toml"_s, "till.language = 'es'\n[provider]\ntimeout = 20\n");
        const QString user = written(u"user.toml"_s, "[provider]\ntimeout = 9\n");
        const SettingsFile settings = SettingsFile::read({system, user, m_folder.filePath(u"absent.toml"_s)});
        QCOMPARE(settings.problems(), QList<SettingsProblem>());
        QCOMPARE(settings.text(u"till.language"_s), u"es"_s);
        QCOMPARE(settings.text(u"provider.timeout"_s), u"9"_s);
        QCOMPARE(settings.text(u"till.counter"_s), QString());
    }

    /** Keys of earlier versions: no problem, whatever their value, and no setting. */
    void retiredKeysAreIgnored()
    {
        const QString file = written(u"retired.toml"_s, "locked = ['printing.qr-native', 'printing.code-page']\n"
                                                        "[printing]\n"
                                                        "qr-dots = 12\n"
                                                        "qr-native = ['true']\n"
                                                        "code-page = 'cp437'\n"
                                                        "code-table = 300\n"
                                                        "cut = false\n");
        const SettingsFile settings = SettingsFile::read({file});
        QCOMPARE(settings.problems(), QList<SettingsProblem>());
        QCOMPARE(settings.values(), (QList<Setting>{{u"printing.cut"_s, u"false"_s, file, 7}}));
    }

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("key");
        QTest::newRow("unknown key") << QByteArray("\n[provider]\nadress = 'x'\n") << Kind::UnknownKey << 3
                                     << u"provider.adress"_s;
        QTest::newRow("unknown at the top") << QByteArray("counter = '02'\n") << Kind::UnknownKey << 1 << u"counter"_s;
        QTest::newRow("a table in a table")
            << QByteArray("[provider.address]\nx = 1\n") << Kind::BadValue << 1 << u"provider.address"_s;
        QTest::newRow("list") << QByteArray("[provider]\naddress = ['a']\n") << Kind::BadValue << 2
                              << u"provider.address"_s;
        QTest::newRow("fraction") << QByteArray("[provider]\ntimeout = 2.5\n") << Kind::BadValue << 2
                                  << u"provider.timeout"_s;
        QTest::newRow("date") << QByteArray("till.language = 2026-11-22\n") << Kind::BadValue << 1
                              << u"till.language"_s;
        QTest::newRow("no TOML") << QByteArray("till.language = 'es'\nprovider address\n") << Kind::Syntax << 2
                                 << QString();
        QTest::newRow("given twice") << QByteArray("till.language = 'es'\ntill.language = 'en'\n") << Kind::Syntax << 2
                                     << QString();
        QTest::newRow("typographic quotes") << QByteArray("language = \xe2\x80\x9c"
                                                          "es\xe2\x80\x9d\n")
                                            << Kind::Syntax << 1 << QString();
        QTest::newRow("not closed") << QByteArray("language = 'es\n") << Kind::Syntax << 1 << QString();
        QTest::newRow("no UTF-8") << QByteArray("language = '\xff'\n") << Kind::Syntax << 1 << QString();
        QTest::newRow("NUL") << QByteArray("language = '\0'\n", 15) << Kind::Syntax << 1 << QString();
        QTest::newRow("a table without its name") << QByteArray("\n[.x]\n") << Kind::Syntax << 2 << QString();
        QTest::newRow("a table with a sign before its name") << QByteArray("[?x]\n") << Kind::Syntax << 1 << QString();
        QTest::newRow("too long") << QByteArray(65'537, '#') << Kind::Unreadable << 0 << QString();
    }
    void whatIsWrongIsNamed()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const Kind, kind);
        QFETCH(const int, line);
        QFETCH(const QString, key);
        const QString file = written(u"wrong.toml"_s, bytes);
        const SettingsFile settings = SettingsFile::read({file});
        QCOMPARE(withoutReasons(settings), QList<SettingsProblem>({{kind, file, line, key}}));
        QCOMPARE(settings.problems().constFirst().reason.isEmpty(), kind != Kind::Syntax);
        QVERIFY(settings.values().isEmpty());
    }

    void ofAFileThatIsNoTomlNothingIsTaken()
    {
        const QString file =
            written(u"broken.toml"_s, "[till]\ncounter = '07'\nlanguage = 'es\n[provider]\ntimeout = 20\n");
        const SettingsFile settings = SettingsFile::read({file});
        QCOMPARE(withoutReasons(settings), QList<SettingsProblem>({{Kind::Syntax, file, 3, {}}}));
        QVERIFY(settings.values().isEmpty());
    }

    void problemsComeAsTheyStandInTheFile()
    {
        const QString file = written(u"order.toml"_s, "[zoo]\nb = 1\na = 2\n[attic]\nc = 3\n");
        const SettingsFile settings = SettingsFile::read({file});
        QList<int> lines;
        for (const SettingsProblem &problem : settings.problems())
            lines.append(problem.line);
        QCOMPARE(lines, (QList{2, 3, 5}));
    }

    void aRefusedValueIsAProblemOnce()
    {
        const QString file = written(u"refused.toml"_s, "[provider]\ntimeout = 0\n");
        SettingsFile settings = SettingsFile::read({file});
        const Setting timeout = settings.values().constFirst();
        settings.refuse(timeout);
        settings.refuse(timeout);
        QCOMPARE(settings.problems(), QList<SettingsProblem>({{Kind::BadValue, file, 2, u"provider.timeout"_s}}));
        QVERIFY(settings.values().isEmpty());
    }

    void whatIsThereAndCannotBeReadIsNoAbsentFile_data()
    {
        QTest::addColumn<QString>("make");
        QTest::addColumn<bool>("isAProblem");
        QTest::newRow("nothing") << u"true"_s << false;
        QTest::newRow("no folder") << u"rm -r here"_s << false;
        QTest::newRow("folder") << u"mkdir here/balcao.toml"_s << true;
#ifndef Q_OS_WIN
        QTest::newRow("pipe") << u"mkfifo here/balcao.toml"_s << true;
        QTest::newRow("link to nothing") << u"ln -s /nowhere/balcao.toml here"_s << true;
        QTest::newRow("link to itself") << u"ln -s balcao.toml here/balcao.toml"_s << true;
        QTest::newRow("link to a good file") << u"touch x.toml; ln -s ../x.toml here/balcao.toml"_s << false;
        QTest::newRow("folder on a disk that is not there") << u"rm -r here; ln -s /nowhere here"_s << true;
        QTest::newRow("folder is a file") << u"rm -r here; touch here"_s << true;
        QTest::newRow("file of others") << u"touch here/balcao.toml; chmod 0 here/balcao.toml"_s << true;
        QTest::newRow("folder of others") << u"chmod 0 here"_s << true;
#endif
    }
    void whatIsThereAndCannotBeReadIsNoAbsentFile()
    {
        QFETCH(const QString, make);
        QFETCH(const bool, isAProblem);
        const QTemporaryDir place;
        QProcess shell;
        shell.setWorkingDirectory(place.path());
        shell.start(u"/bin/sh"_s, {u"-c"_s, u"mkdir here; "_s + make});
        QVERIFY(shell.waitForFinished());
        const auto backAgain = qScopeGuard([&place] {
            QFile::setPermissions(place.filePath(u"here"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        });
#ifndef Q_OS_WIN
        if (make.contains("chmod"_L1) && ::geteuid() == 0)
            QSKIP("root may read everything");
#endif
        const QString file = place.filePath(u"here/balcao.toml"_s);
        const SettingsFile settings = SettingsFile::read({file});
        QCOMPARE(settings.problems(),
                 isAProblem ? QList<SettingsProblem>({{Kind::Unreadable, file, 0, {}}}) : QList<SettingsProblem>());
    }

    void whatMayHideProviderOrLedgerStopsSelling_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("stops");
        QTest::newRow("saved as UTF-16") << QByteArray("\xff\xfe[\0t\0i\0l\0l\0]\0\n\0", 16) << true;
        QTest::newRow("a path with backslashes") << QByteArray("[ledger]\naddress = \"C:\\Loja\\c.sqlite\"\n") << true;
        QTest::newRow("a number with a zero before it") << QByteArray("[till]\ncounter=01\n") << true;
        QTest::newRow("unit by another name") << QByteArray("[provider]\namount_unit = 'centavos'\n") << true;
        QTest::newRow("unit in the till's table") << QByteArray("[till]\namount-unit = 'centavos'\n") << true;
        QTest::newRow("unit in no table") << QByteArray("amount_unit = 'centavos'\n") << true;
        QTest::newRow("ledger by another name") << QByteArray("[ledger]\nadress = '/x'\n") << true;
        QTest::newRow("another letter") << QByteArray("[Provider]\nurl = 'https://x'\n") << true;
        QTest::newRow("address in another table") << QByteArray("[providers]\naddress = 'https://x'\n") << true;
        QTest::newRow("tables of providers") << QByteArray("[[provider]]\naddress = 'https://x'\n") << true;
        QTest::newRow("provider as a value") << QByteArray("provider = 'https://x'\n") << true;
        QTest::newRow("kind of the unit") << QByteArray("[provider]\namount-unit = 1.5\n") << true;
        QTest::newRow("a table in the till's") << QByteArray("[till.provider]\naddress = 'https://x'\n") << true;
        QTest::newRow("tables in the till's") << QByteArray("[[till.shop]]\nretention_days = 1\n") << true;
        QTest::newRow("provider with two mistakes") << QByteArray("[providr]\nadress = 'https://x'\n") << true;
        QTest::newRow("ledger with two mistakes") << QByteArray("[leger]\nadress = '/srv/shop.sqlite'\n") << true;
        QTest::newRow("unit with two mistakes") << QByteArray("[providr]\nunit = 'Centavos'\n") << true;
        QTest::newRow("training of no kind") << QByteArray("[till]\ntraining = 1.5\n") << true;
        QTest::newRow("training misspelt") << QByteArray("[till]\ntrainning = true\n") << true;
        QTest::newRow("training with two mistakes") << QByteArray("[til]\ntarning = true\n") << true;
        QTest::newRow("training in Portuguese") << QByteArray("[till]\ntreino = true\n") << true;
        QTest::newRow("training by another letter") << QByteArray("[Till]\nTraining = true\n") << true;
        QTest::newRow("training in no table") << QByteArray("training = true\n") << true;
        QTest::newRow("training as a table") << QByteArray("[training]\non = true\n") << true;
        QTest::newRow("locks without a list") << QByteArray("locked = 'till.theme'\n") << true;
        QTest::newRow("locks below a table") << QByteArray("[till]\nlocked = ['till.theme']\n") << true;
        QTest::newRow("locks misspelt") << QByteArray("lock = ['till.theme']\n") << true;
        QTest::newRow("locks as a table") << QByteArray("[locked]\ntheme = true\n") << true;
        QTest::newRow("the till's") << QByteArray("[till]\ncuonter = '02'\n") << false;
        QTest::newRow("of a newer version") << QByteArray("[printer]\nwidth = 80\n") << false;
        QTest::newRow("the printing's") << QByteArray("[printing]\nstars = 2\n") << false;
        QTest::newRow("the shop's") << QByteArray("[shop]\nname = 'Loja'\n") << false;
        QTest::newRow("the customer screen's") << QByteArray("[customer]\nscreen = 1.5\n") << false;
        QTest::newRow("counter in no table") << QByteArray("counter = '02'\n") << false;
    }
    void whatMayHideProviderOrLedgerStopsSelling()
    {
        QFETCH(const QByteArray, bytes);
        const SettingsFile settings = SettingsFile::read({written(u"hostile.toml"_s, bytes)});
        QCOMPARE(settings.problems().size(), 1);
        QTEST(settings.problems().constFirst().stopsSelling(), "stops");
    }

    void oneBadFileIsAProblemWhicheverItIs()
    {
        const QString good = written(u"good.toml"_s, "[ledger]\naddress = '/x/shop.sqlite'\n");
        const QString bad = written(u"bad.toml"_s, "[ledger\n");
        for (const QStringList &files : {QStringList{good, bad}, QStringList{bad, good}}) {
            const SettingsFile settings = SettingsFile::read(files);
            QCOMPARE(withoutReasons(settings), QList<SettingsProblem>({{Kind::Syntax, bad, 1, {}}}));
        }
    }

    void theUsersFileComesAfterTheSystems()
    {
        const QString system = m_folder.filePath(u"xdg"_s);
        const QString user = m_folder.filePath(u"home"_s);
        for (const QString &folder : {system, user}) {
            QVERIFY(QDir().mkpath(folder + u"/balcao"_s));
            QVERIFY(QFile(folder + u"/balcao/balcao.toml"_s).open(QIODevice::WriteOnly));
        }
        qputenv("XDG_CONFIG_DIRS", QFile::encodeName(system));
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(user));
        QCOMPARE(SettingsFile::usualFiles(),
                 QStringList({system + u"/balcao/balcao.toml"_s, user + u"/balcao/balcao.toml"_s}));
    }
};

BALCAO_TEST(SettingsFileTest)

} // namespace settingsfiletest

#include "settingsfiletest.moc"
