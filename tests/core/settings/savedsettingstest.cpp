// SPDX-License-Identifier: MIT
#include "core/settings/savedsettings.h"
#include "tests/support/testmain.h"

#include "core/settings/settings.h"
#include "core/settings/settingsfile.h"

#include <QDir>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QtTest>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#endif

namespace savedsettingstest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** saved.toml, the file that the program writes, beside a balcao.toml that it only reads. */
class SavedSettingsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString own() const { return m_folder->filePath(u"balcao.toml"_s); }
    [[nodiscard]] QString saved() const { return m_folder->filePath(u"saved.toml"_s); }
    static void write(const QString &name, const QByteArray &bytes)
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    static QByteArray read(const QString &name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /** Without the comment at the top. */
    [[nodiscard]] QByteArray savedText() const
    {
        const QByteArray text = read(saved());
        return text.startsWith('#') ? text.sliced(text.indexOf('\n') + 1).trimmed() : text;
    }
    [[nodiscard]] SettingsFile files() const { return SettingsFile::read({own()}, saved()); }
    [[nodiscard]] std::optional<SavedSettingsError> save(const QList<SettingEdit> &edits) const
    {
        auto prepared = SavedSettings::prepare(edits, files());
        if (!prepared)
            return prepared.error();
        return prepared->commit() ? std::nullopt : std::optional(SavedSettingsError::Unwritable);
    }
    static Settings taken(SettingsFile &file)
    {
        Settings settings;
        settings.take(file, [](const SettingKey &, const QString &) { return true; });
        return settings;
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void onlyTheSavedFileIsWritten_data()
    {
        QTest::addColumn<QByteArray>("ownFile");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<SettingEdit>("edit");
        QTest::addColumn<QByteArray>("after");
        const auto add = [](const char *name, const char *ownFile, const char *before, const SettingEdit &edit,
                            const char *after) {
            QTest::newRow(name) << QByteArray(ownFile) << QByteArray(before) << edit << QByteArray(after);
        };
        const SettingEdit counter{u"till.counter"_s, u"02"_s};
        const SettingEdit noName{u"till.shop-name"_s, std::nullopt};
        add("the first key", "", "", counter, "[till]\ncounter = '02'");
        add("a number", "", "", {u"provider.timeout"_s, u"45"_s}, "[provider]\ntimeout = 45");
        add("a switch", "", "", {u"till.sounds"_s, u"false"_s}, "[till]\nsounds = false");
        add("another value", "", "[till]\ncounter = '01'\n", counter, "[till]\ncounter = '02'");
        add("over the user's own file", "[till]\ncounter = '01' # the door\n", "", counter, "[till]\ncounter = '02'");
        add("the value of the user's own file", "[till]\ncounter = '02'\n", "[till]\ncounter = '03'\ntheme = 'dark'\n",
            counter, "[till]\ntheme = 'dark'");
        add("the last key", "[till]\ncounter = '02'\n", "[till]\ncounter = '03'\n", counter, "");
        add("nothing", "", "[till]\nshop-name = 'x'\ntheme = 'dark'\n", noName, "[till]\ntheme = 'dark'");
        add("nothing over a value", "[till]\nshop-name = 'x'\n", "", noName, "[till]\nshop-name = ''");
        add("nothing over nothing", "[till]\nshop-name = ''\n", "[till]\nshop-name = 'x'\n", noName, "");
        add("never over days", "[ledger]\nretention-days = 730\n", "", {u"ledger.retention-days"_s, std::nullopt},
            "[ledger]\nretention-days = ''");
        add("keys of a newer version", "", "[till]\ncolour = 3\n[zoo]\nx = [1, 2]\n", counter,
            "[till]\ncolour = 3\ncounter = '02'\n\n[zoo]\nx = [ 1, 2 ]");
        add("a key in the place of its table", "", "till = 3\n", counter, "[till]\ncounter = '02'");
        add("a path of Windows", "", "", {u"provider.ca-file"_s, u"C:\\ca\\loja.pem"_s},
            "[provider]\nca-file = 'C:\\ca\\loja.pem'");
        add("signs that TOML escapes", "", "", {u"till.shop-name"_s, u"d'Ávila \"\\ \t"_s},
            "[till]\nshop-name = \"d'Ávila \\\"\\\\ \t\"");
    }
    void onlyTheSavedFileIsWritten()
    {
        QFETCH(const QByteArray, ownFile);
        QFETCH(const QByteArray, before);
        QFETCH(const SettingEdit, edit);
        QFETCH(const QByteArray, after);
        write(own(), ownFile);
        if (!before.isEmpty())
            write(saved(), before);
        QVERIFY(!save({edit}));
        QCOMPARE(savedText(), after);
        QCOMPARE(read(own()), ownFile);
        QVERIFY(!save({edit}));
        QCOMPARE(savedText(), after);
        SettingsFile now = files();
        const SettingKey &key = *Settings::key(edit.key);
        QCOMPARE(taken(now).text(key), edit.text.value_or(Settings().text(key)));
    }

    /** All keys at once, in a folder that is not there yet. */
    void eachKeyIsReadBack()
    {
        const QString file = m_folder->filePath(u"new/saved.toml"_s);
        QList<SettingEdit> edits;
        for (const SettingKey &key : Settings::keys())
            edits.append({key.name, key.words.isEmpty() ? Settings().text(key) : QString(key.words).section(u'|', -1)});
        auto prepared = SavedSettings::prepare(edits, SettingsFile::read({own()}, file));
        QVERIFY(prepared && prepared->commit());
        const SettingsFile now = SettingsFile::read({}, file);
        QCOMPARE(now.problems(), QList<SettingsProblem>());
        for (const SettingEdit &edit : std::as_const(edits))
            QCOMPARE(now.text(edit.key), *edit.text);
    }

    void theSavedFileComesBeforeTheOthers()
    {
        const QString system = m_folder->filePath(u"system.toml"_s);
        write(system, "[provider]\ntimeout = 20\nconnect-timeout = 5\n[till]\nshop-name = 'Chain'\n");
        write(own(), "[provider]\ntimeout = 25\n[till]\ncounter = '07'\n");
        write(saved(), "[provider]\ntimeout = 45\n[till]\ncounter = '07'\nshop-name = ''\n");
        SettingsFile file = SettingsFile::read({system, own()}, saved());
        Settings settings = taken(file);
        QCOMPARE(file.problems(), QList<SettingsProblem>());
        QCOMPARE(settings.timeout, 45);
        QCOMPARE(settings.connectTimeout, 5);
        QCOMPARE(settings.counter, u"07"_s);
        QCOMPARE(settings.shopName, QString());
        const auto timeout = settings.overruled(*Settings::key(u"provider.timeout"_s));
        QVERIFY(timeout);
        QCOMPARE(timeout->text, u"25"_s);
        QCOMPARE(timeout->origin, (SettingOrigin{SettingOrigin::Kind::File, own(), 2}));
        QVERIFY(settings.overruled(*Settings::key(u"till.shop-name"_s)));
        QVERIFY2(!settings.overruled(*Settings::key(u"till.counter"_s)), "both say the same");
        QVERIFY2(!settings.overruled(*Settings::key(u"provider.connect-timeout"_s)), "it is not saved");
        QVERIFY(settings.set(*Settings::key(u"provider.timeout"_s), u"9"_s, {.kind = SettingOrigin::Kind::Option}));
        QVERIFY2(!settings.overruled(*Settings::key(u"provider.timeout"_s)), "the option holds");
    }

    /** A list of locks counts in the computer's file only. */
    void noFileOfTheUserLocks()
    {
        const QString system = m_folder->filePath(u"system.toml"_s);
        write(system, "locked = ['till.theme']\n");
        write(own(), "locked = ['till.language']\n[till]\ntheme = 'dark'\n");
        write(saved(), "locked = ['ledger.address']\n[till]\nlanguage = 'es'\ntheme = 'light'\n");
        SettingsFile file = SettingsFile::read({system, own()}, saved());
        QCOMPARE(taken(file).language, u"es"_s);
        QCOMPARE(taken(file).theme, u"system"_s);
        QCOMPARE(file.holderOf(u"till.theme"_s), system);
        QCOMPARE(file.holderOf(u"till.language"_s), QString());
        QCOMPARE(file.holderOf(u"ledger.address"_s), QString());
        // No person edits the saved file: a value from before the lock is no problem.
        QCOMPARE(file.problems().size(), 1);
        QCOMPARE(file.problems().constFirst().file, own());
        QCOMPARE(file.problems().constFirst().kind, SettingsProblem::Kind::Locked);
    }

    /** An empty text is no value in a file of a person. */
    void onlyTheSavedFileSaysNothing()
    {
        for (const bool isSaved : {true, false}) {
            write(isSaved ? saved() : own(), "[ledger]\nretention-days = ''\n[till]\ncounter = 3\n");
            SettingsFile file = files();
            Settings settings;
            settings.take(file, [](const SettingKey &key, const QString &text) {
                return key.name != "ledger.address"_L1 || !text.isEmpty();
            });
            QCOMPARE(settings.retention, 0);
            QCOMPARE(file.problems().size(), isSaved ? 0 : 1);
            QFile::remove(saved());
        }
    }

    void aDamagedFileIsKept_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no TOML") << QByteArray("[till\n");
        QTest::newRow("no UTF-8") << QByteArray("[till]\ncounter = '\xff'\n");
        QTest::newRow("half of it") << QByteArray("[till]\ncounter = '0");
        QTest::newRow("zeros") << QByteArray(40, '\0');
        QTest::newRow("too long") << QByteArray(70'000, '#');
    }
    void aDamagedFileIsKept()
    {
        QFETCH(const QByteArray, bytes);
        write(saved(), bytes);
        const SettingsFile file = files();
        QCOMPARE(file.problems().size(), 1);
        QCOMPARE(file.problems().constFirst().file, saved());
        QVERIFY(file.problems().constFirst().stopsSelling());
        QCOMPARE(save({{u"till.counter"_s, u"2"_s}}), SavedSettingsError::Unreadable);
        QCOMPARE(read(saved()), bytes);
    }

    void beforeTheCommitNothingHasChanged()
    {
        write(saved(), "[till]\ncounter = '01'\n");
        const QByteArray before = read(saved());
        {
            const auto prepared = SavedSettings::prepare({{u"till.counter"_s, u"2"_s}}, files());
            QVERIFY(prepared.has_value());
            QCOMPARE(read(saved()), before);
        }
        QCOMPARE(read(saved()), before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"saved.toml"_s});
        QVERIFY(!save({}));
        QCOMPARE(read(saved()), before);
    }

    void aPlaceThatTakesNoFileIsReported()
    {
        const auto errorAt = [this](const QString &file) {
            const auto prepared =
                SavedSettings::prepare({{u"till.counter"_s, u"2"_s}}, SettingsFile::read({own()}, file));
            return prepared ? std::nullopt : std::optional(prepared.error());
        };
        QCOMPARE(errorAt(m_folder->path()), SavedSettingsError::Unreadable);
#ifndef Q_OS_WIN
        QCOMPARE(errorAt(u"/proc/none/saved.toml"_s), SavedSettingsError::Unwritable);
#endif
    }

    /** Another user could change what the shop sells by. */
    void othersNeitherReadNorWriteIt()
    {
#ifdef Q_OS_WIN
        QSKIP("Windows keeps that in lists");
#else
        const QString file = m_folder->filePath(u"balcao/saved.toml"_s);
        const mode_t before = ::umask(0);
        const auto back = qScopeGuard([before] { ::umask(before); });
        for (const char *counter : {"2", "3"}) {
            auto prepared = SavedSettings::prepare({{u"till.counter"_s, QString::fromLatin1(counter)}},
                                                   SettingsFile::read({own()}, file));
            QVERIFY(prepared && prepared->commit());
            constexpr auto others =
                QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
            QVERIFY(!(QFile::permissions(file) & others));
            QVERIFY(!(QFile::permissions(m_folder->filePath(u"balcao"_s)) & others));
            QFile::setPermissions(file, QFile::permissions(file) | QFile::ReadOther);
        }
#endif
    }
};

BALCAO_TEST(SavedSettingsTest)

} // namespace savedsettingstest

#include "savedsettingstest.moc"
