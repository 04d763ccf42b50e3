// SPDX-License-Identifier: MIT
#include "core/settings/settingsedit.h"
#include "tests/support/testmain.h"

#include "core/settings/settings.h"
#include "core/settings/settingsfile.h"

#include <QScopeGuard>
#include <QTemporaryDir>
#include <QtTest>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#endif

namespace settingsedittest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = SettingsEditError::Kind;

class SettingsEditTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotEditedStays_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("key");
        QTest::addColumn<std::optional<QString>>("text");
        QTest::addColumn<QByteArray>("after");

        const auto add = [](const char *name, const char *before, const char *key, std::optional<QString> text,
                            const char *after) {
            QTest::newRow(name) << QByteArray(before) << QString::fromLatin1(key) << text << QByteArray(after);
        };
        add("an empty file", "", "till.counter", u"02"_s, "[till]\ncounter = \"02\"\n");
        add("a text, its comment stays", "[till]\ncounter = '01' # the door\n", "till.counter", u"02"_s,
            "[till]\ncounter = \"02\" # the door\n");
        add("a number", "[provider]\ntimeout = 30 # s\nreading=false\n", "provider.timeout", u"45"_s,
            "[provider]\ntimeout = 45 # s\nreading=false\n");
        add("a switch", "[provider]\nreading=false\n", "provider.reading", u"true"_s, "[provider]\nreading=true\n");
        add("a new key behind the others", "[provider]\n# a\ntimeout = 30 # s\n\n[till]\ncounter = '01'\n",
            "provider.reading", u"true"_s,
            "[provider]\n# a\ntimeout = 30 # s\nreading = true\n\n[till]\ncounter = '01'\n");
        add("below an empty head", "[provider]\n\n[till]\ncounter = '01'\n", "provider.timeout", u"9"_s,
            "[provider]\ntimeout = 9\n\n[till]\ncounter = '01'\n");
        add("a new table", "# mine\n[till]\ncounter = '01'", "ledger.retention-days", u"730"_s,
            "# mine\n[till]\ncounter = '01'\n\n[ledger]\nretention-days = 730\n");
        add("dotted keys", "till.counter = '01'\nother = 3\n", "till.counter", u"7"_s,
            "till.counter = \"7\"\nother = 3\n");
        add("a dotted key's neighbour", "till.counter = '01'\nother = 3\n", "till.training", u"true"_s,
            "till.counter = '01'\ntill.training = true\nother = 3\n");
        add("keys of others", "[till]\ncolour = 'ação 😀' # é\ncounter = '01'\n[x.y]\nz = [1, 2] # two\n",
            "till.counter", u"9"_s, "[till]\ncolour = 'ação 😀' # é\ncounter = \"9\"\n[x.y]\nz = [1, 2] # two\n");
        add("behind wide letters on its line", "till = { counter = '😀é', language = 'en' } # 😀\n", "till.language",
            u"es"_s, "till = { counter = '😀é', language = \"es\" } # 😀\n");
        add("Windows' lines", "[till]\r\ncounter = '01'\r\n", "till.training", u"true"_s,
            "[till]\r\ncounter = '01'\r\ntraining = true\r\n");
        add("a byte order mark", "\xef\xbb\xbf[till]\ncounter = '01'\n", "till.counter", u"2"_s,
            "\xef\xbb\xbf[till]\ncounter = \"2\"\n");
        add("several lines", "[till]\ncounter = \"\"\"0\\\n  1\"\"\" # c\nlanguage = 'en'\n", "till.counter", u"2"_s,
            "[till]\ncounter = \"2\" # c\nlanguage = 'en'\n");
        add("a path of Windows", "", "provider.ca-file", u"C:\\ca\\loja.pem"_s,
            "[provider]\nca-file = 'C:\\ca\\loja.pem'\n");
        add("what TOML escapes", "", "till.shop-name", u"d'Ávila \"\\ \t"_s,
            "[till]\nshop-name = \"d'Ávila \\\"\\\\ \\u0009\"\n");
        add("gone, as a comment", "[provider]\nadress = 'x' # oh\ntimeout = 9\n", "provider.adress", std::nullopt,
            "[provider]\n# adress = 'x' # oh\ntimeout = 9\n");
        add("gone, the only one", "a = 1\nprovider.adress = 'x'\n", "provider.adress", std::nullopt,
            "a = 1\n# provider.adress = 'x'\n");
        add("gone at the top", "address = 'x'\n[till]\n", "address", std::nullopt, "# address = 'x'\n[till]\n");
        add("gone, of several lines", "[till]\nx = \"\"\"a\nb\"\"\"\ncounter = '1'\n", "till.x", std::nullopt,
            "[till]\n# x = \"\"\"a\n# b\"\"\"\ncounter = '1'\n");
        add("gone already", "[till]\ncounter = '01'\n", "till.language", std::nullopt, "[till]\ncounter = '01'\n");
    }
    void whatIsNotEditedStays()
    {
        QFETCH(QByteArray, before);
        QFETCH(QString, key);
        QFETCH(std::optional<QString>, text);
        QFETCH(QByteArray, after);
        const auto result = edited(before, {{key, text}});
        QVERIFY(result.has_value());
        QCOMPARE(*result, after);
        QCOMPARE(edited(*result, {{key, text}}).value(), after);
    }

    /** What could change something else is left to a person. */
    void otherFormsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<SettingEdit>("edit");
        QTest::addColumn<SettingsEditError>("error");

        const SettingEdit counter{u"till.counter"_s, u"2"_s};
        QTest::newRow("no TOML") << QByteArray("[till\n") << counter << SettingsEditError{.kind = Kind::Unreadable};
        QTest::newRow("no table") << QByteArray("till = 3\n") << counter
                                  << SettingsEditError{.kind = Kind::Form, .key = counter.key};
        QTest::newRow("gone from within a line")
            << QByteArray("till = { counter = '1', language = 'en' }\n") << SettingEdit{counter.key, std::nullopt}
            << SettingsEditError{.kind = Kind::Form, .key = counter.key};
        QTest::newRow("a new one into a line") << QByteArray("till = { language = 'en' }\n") << counter
                                               << SettingsEditError{.kind = Kind::Form, .key = counter.key};
        QTest::newRow("no key of ours") << QByteArray() << SettingEdit{u"till.colour"_s, u"blue"_s}
                                        << SettingsEditError{.kind = Kind::Form, .key = u"till.colour"_s};
    }
    void otherFormsAreRefused()
    {
        QFETCH(QByteArray, before);
        QFETCH(SettingEdit, edit);
        QFETCH(SettingsEditError, error);
        const auto result = edited(before, {edit});
        QVERIFY(!result);
        QCOMPARE(result.error(), error);
    }

    /** All keys of a page at once, in a folder that is not there yet; what is read back is what was meant. */
    void aFileSaysWhatWasMeant()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"new/balcao.toml"_s);
        QList<SettingEdit> edits;
        for (const SettingKey &key : Settings::keys())
            edits.append({key.name, key.words.isEmpty() ? Settings().text(key) : QString(key.words).section(u'|', -1)});
        const Settings defaults;
        QCOMPARE(defaults.retention, 0);
        QVERIFY(editSettingsFile(file, edits).has_value());
        const SettingsFile read = SettingsFile::read({file});
        QCOMPARE(read.problems(), QList<SettingsProblem>());
        for (const SettingEdit &edit : std::as_const(edits))
            QCOMPARE(read.text(edit.key), *edit.text);
    }

    void whatCannotBeWrittenIsToldAndAsItWas()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(u"balcao.toml"_s));
        const auto result = editSettingsFile(folder.filePath(u"balcao.toml"_s), {{u"till.counter"_s, u"2"_s}});
        QCOMPARE(result.error().kind, Kind::Unreadable);
        const auto below = editSettingsFile(u"/dev/null/balcao.toml"_s, {{u"till.counter"_s, u"2"_s}});
        QVERIFY(!below);
    }

    /** Another user could change what the shop sells by. */
    void othersDoNotWriteANewFile()
    {
#ifdef Q_OS_WIN
        QSKIP("Windows keeps that in lists");
#else
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"balcao/balcao.toml"_s);
        const mode_t before = ::umask(0);
        const auto back = qScopeGuard([before] { ::umask(before); });
        QVERIFY(editSettingsFile(file, {{u"till.counter"_s, u"2"_s}}).has_value());
        constexpr auto others = QFile::WriteGroup | QFile::WriteOther;
        QVERIFY(!(QFile::permissions(file) & others));
        QVERIFY(!(QFile::permissions(folder.filePath(u"balcao"_s)) & others));
        // One that is there keeps its own.
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
        QVERIFY(editSettingsFile(file, {{u"till.counter"_s, u"3"_s}}).has_value());
        QVERIFY(QFile::permissions(file) & QFile::ReadOther);
#endif
    }

    void aFileThatIsNoTomlIsNotChanged_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a quote is missing") << QByteArray("[provider]\naddress = 'https://x\ntimeout = 20\n");
        QTest::newRow("a bracket is missing") << QByteArray("[ledger\naddress = '/x'\n\n[till]\ncounter = '02'\n");
        QTest::newRow("a text without an end") << QByteArray("\"\"\"\n[ledger]\naddress = '/x'\n");
        QTest::newRow("marked") << QByteArray("\xef\xbb\xbfx y\ntill.counter = '02'\n");
        QTest::newRow("no text") << QByteArray("a = '\xff'\n");
    }
    void aFileThatIsNoTomlIsNotChanged()
    {
        QFETCH(const QByteArray, bytes);
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"balcao.toml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        QCOMPARE(editSettingsFile(file.fileName(), {{u"till.counter"_s, u"2"_s}}).error().kind, Kind::Unreadable);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    /** What has to come first is asked only where nothing else can fail, and may say no. */
    void whatIsNotReadyIsAsItWas()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"balcao.toml"_s);
        const QByteArray before = "till = 3\n";
        int asked = 0;
        const auto edit = [&](const QString &key, bool isReady) {
            return editSettingsFile(file, {{key, u"2"_s}}, [&asked, isReady] { return ++asked, isReady; });
        };
        const auto bytes = [&file] {
            QFile now(file);
            return now.open(QIODevice::ReadOnly) ? now.readAll() : QByteArray();
        };
        QCOMPARE(edit(u"shop.state"_s, false).error().kind, Kind::GivenUp);
        QCOMPARE(asked, 1);
        QVERIFY(!QFile::exists(file));
        QFile written(file);
        QVERIFY(written.open(QIODevice::WriteOnly) && written.write(before) > 0 && written.flush());
        QCOMPARE(edit(u"till.counter"_s, true).error().kind, Kind::Form);
        QCOMPARE(asked, 1);
        QCOMPARE(bytes(), before);
        QVERIFY(edit(u"provider.timeout"_s, true).has_value());
        QCOMPARE(asked, 2);
        QCOMPARE(bytes(), before + "\n[provider]\ntimeout = 2\n");
    }
};

BALCAO_TEST(SettingsEditTest)

} // namespace settingsedittest

#include "settingsedittest.moc"
