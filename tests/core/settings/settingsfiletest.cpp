// SPDX-License-Identifier: MIT
#include "core/settings/settingsfile.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = SettingsProblem::Kind;

Q_DECLARE_METATYPE(balcao::SettingsProblem::Kind)

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
                 (QHash<QString, Setting>{{u"provider.address"_s, {u"https://api.exemplo.com.br/v1"_s, file, 2}},
                                          {u"provider.timeout"_s, {u"20"_s, file, 3}},
                                          {u"till.training"_s, {u"true"_s, file, 5}}}));
    }

    void theLaterFileComesFirstKeyByKey()
    {
        const QString system = written(u"system.toml"_s, "till.language = 'es'\n[provider]\ntimeout = 20\n");
        const QString user = written(u"user.toml"_s, "[provider]\ntimeout = 9\n");
        const SettingsFile settings = SettingsFile::read({system, user, m_folder.filePath(u"absent.toml"_s)});
        QCOMPARE(settings.problems(), QList<SettingsProblem>());
        QCOMPARE(settings.values().value(u"till.language"_s).text, u"es"_s);
        QCOMPARE(settings.values().value(u"provider.timeout"_s), (Setting{u"9"_s, user, 2}));
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
        QTest::newRow("no TOML") << QByteArray("language = 'es'\nprovider address\n") << Kind::Syntax << 2 << QString();
        QTest::newRow("given twice") << QByteArray("language = 'es'\nlanguage = 'en'\n") << Kind::Syntax << 2
                                     << QString();
        QTest::newRow("not closed") << QByteArray("language = 'es\n") << Kind::Syntax << 1 << QString();
        QTest::newRow("no UTF-8") << QByteArray("language = '\xff'\n") << Kind::Syntax << 1 << QString();
        QTest::newRow("NUL") << QByteArray("language = '\0'\n", 15) << Kind::Syntax << 1 << QString();
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
        QCOMPARE(settings.problems(), QList<SettingsProblem>({{kind, file, line, key}}));
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
        settings.refuse(u"provider.timeout"_s);
        settings.refuse(u"provider.timeout"_s);
        QCOMPARE(settings.problems(), QList<SettingsProblem>({{Kind::BadValue, file, 2, u"provider.timeout"_s}}));
        QVERIFY(settings.values().isEmpty());
    }

    void aFolderIsNoFile()
    {
        const SettingsFile settings = SettingsFile::read({m_folder.path()});
        QCOMPARE(settings.problems(), QList<SettingsProblem>({{Kind::Unreadable, m_folder.path(), 0, {}}}));
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

QTEST_GUILESS_MAIN(SettingsFileTest)
#include "settingsfiletest.moc"
