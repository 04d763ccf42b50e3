// SPDX-License-Identifier: MIT
#include "core/settings/settings.h"
#include "tests/support/testmain.h"

#include "core/settings/settingsfile.h"

#include <QTemporaryDir>
#include <QtTest>

namespace settingstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = SettingOrigin::Kind;

class SettingsTest : public QObject
{
    Q_OBJECT

    static bool anyText(const SettingKey &, const QString &) { return true; }

    QTemporaryDir m_folder;

    QString written(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        return file.fileName();
    }

private Q_SLOTS:
    void eachKeyTakesItsDefault_data()
    {
        QTest::addColumn<QString>("name");
        for (const SettingKey &key : Settings::keys())
            QTest::addRow("%s", key.name.data()) << QString(key.name);
    }
    void eachKeyTakesItsDefault()
    {
        QFETCH(const QString, name);
        const SettingKey &key = *Settings::key(name);
        Settings settings;
        QCOMPARE(settings.origin(key.name), SettingOrigin());
        const QString text = settings.text(key);
        // Days for ever are no number of days, nor is never a number of seconds.
        const bool isNone = name == "ledger.retention-days"_L1 || name == "provider.read-every"_L1;
        QCOMPARE(settings.set(key, text, {.kind = Kind::Option, .name = u"--x"_s}), !isNone);
        QCOMPARE(settings.text(key), text);
    }

    void onlyWhatIsOfTheRangeIsTaken_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("least") << u"provider.timeout"_s << u"1"_s << true;
        QTest::newRow("less") << u"provider.timeout"_s << u"0"_s << false;
        QTest::newRow("most") << u"provider.timeout"_s << u"600"_s << true;
        QTest::newRow("more") << u"provider.timeout"_s << u"601"_s << false;
        QTest::newRow("least of what may be none") << u"provider.read-every"_s << u"30"_s << true;
        QTest::newRow("more often than a provider bears") << u"provider.read-every"_s << u"29"_s << false;
        QTest::newRow("no number") << u"provider.timeout"_s << u"soon"_s << false;
        QTest::newRow("a word") << u"provider.amount-unit"_s << u"centavos"_s << true;
        QTest::newRow("another case") << u"provider.amount-unit"_s << u"Centavos"_s << false;
        QTest::newRow("both words") << u"provider.amount-unit"_s << u"reais|centavos"_s << false;
        QTest::newRow("no word") << u"provider.amount-unit"_s << QString() << false;
        QTest::newRow("switch") << u"till.training"_s << u"true"_s << true;
        QTest::newRow("no switch") << u"till.training"_s << u"1"_s << false;
    }
    void onlyWhatIsOfTheRangeIsTaken()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, text);
        QFETCH(const bool, isTaken);
        const SettingKey &key = *Settings::key(name);
        Settings settings;
        const QString before = settings.text(key);
        const SettingOrigin origin{.kind = Kind::Variable, .name = u"BALCAO_X"_s};
        QCOMPARE(settings.set(key, text, origin), isTaken);
        QCOMPARE(settings.text(key), isTaken ? text : before);
        QCOMPARE(settings.origin(key.name), isTaken ? origin : SettingOrigin());
    }

    void theOriginIsThatOfTheValueThatCounts()
    {
        const QString system = written(u"system.toml"_s, "[provider]\ntimeout = 20\n[till]\ncounter = '02'\n");
        const QString user = written(u"user.toml"_s, "\n[provider]\ntimeout = 9\namount-unit = 'x'\n");
        SettingsFile file = SettingsFile::read({system, user});
        Settings settings;
        settings.take(file, anyText);
        QCOMPARE(settings.timeout, 9);
        QCOMPARE(settings.origin("provider.timeout"_L1), (SettingOrigin{Kind::File, user, 3}));
        QCOMPARE(settings.origin("till.counter"_L1), (SettingOrigin{Kind::File, system, 4}));
        QCOMPARE(settings.amountUnit, u"reais"_s);
        QCOMPARE(settings.origin("provider.amount-unit"_L1), SettingOrigin());
        QCOMPARE(file.problems(),
                 QList<SettingsProblem>({{SettingsProblem::Kind::BadValue, user, 4, u"provider.amount-unit"_s}}));
    }

    void whatIsLockedStaysAsItWas()
    {
        const QString system = written(
            u"system.toml"_s, "locked = ['provider.address', 'till.language']\nprovider.address = 'https://a'\n");
        const QString user = written(u"user.toml"_s, "provider.address = 'https://b'\ntill.language = 'en'\n"
                                                     "till.counter = '02'\nlocked = ['ledger.address']\n");
        SettingsFile file = SettingsFile::read({system, user});
        Settings settings;
        settings.take(file, anyText);
        QCOMPARE(settings.providerAddress, u"https://a"_s);
        QCOMPARE(settings.language, u"pt-BR"_s);
        QCOMPARE(settings.counter, u"02"_s);
        QCOMPARE(file.problems(),
                 QList<SettingsProblem>({{SettingsProblem::Kind::Locked, user, 1, u"provider.address"_s},
                                         {SettingsProblem::Kind::Locked, user, 2, u"till.language"_s}}));
        for (const SettingsProblem &problem : file.problems())
            QVERIFY(!problem.stopsSelling());
        QCOMPARE(file.holderOf(u"till.language"_s), system);
        QCOMPARE(file.holderOf(u"till.counter"_s), QString());
        QCOMPARE(file.holderOf(u"ledger.address"_s), QString()); // by the user's own file
    }

    void whatCannotBeLockedIsNamed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<SettingsProblem::Kind>("kind");
        QTest::addColumn<QString>("key");
        QTest::addColumn<bool>("stops");
        using Problem = SettingsProblem::Kind;
        QTest::newRow("a counter's name")
            << QByteArray("locked = [\n'till.counter']\n") << Problem::BadValue << u"locked"_s << false;
        QTest::newRow("misspelt") << QByteArray("locked = [\n'ledger.adress']\n") << Problem::UnknownKey
                                  << u"ledger.adress"_s << true;
        QTest::newRow("no name") << QByteArray("locked = [\n[]]\n") << Problem::BadValue << u"locked"_s << false;
        QTest::newRow("no list") << QByteArray("\nlocked = 'ledger.address'\n") << Problem::UnknownKey << u"locked"_s
                                 << true;
    }
    void whatCannotBeLockedIsNamed()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const SettingsProblem::Kind, kind);
        QFETCH(const QString, key);
        const QString file = written(u"locks.toml"_s, bytes);
        const SettingsFile settings = SettingsFile::read({file});
        QCOMPARE(settings.problems(), QList<SettingsProblem>({{kind, file, 2, key}}));
        QTEST(settings.problems().constFirst().stopsSelling(), "stops");
    }

    /** A row of docs/settings.md for each key. */
    void theBookHasEachKey_data() { eachKeyTakesItsDefault_data(); }
    void theBookHasEachKey()
    {
        QFETCH(const QString, name);
        QFile book(QStringLiteral(BALCAO_SOURCE_DIR "/docs/settings.md"));
        QVERIFY(book.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(book.readAll());
        const SettingKey &key = *Settings::key(name);
        const QString standard = Settings().text(key);
        const bool isNumber = std::holds_alternative<int Settings::*>(key.member);
        const bool isNone = standard.isEmpty() || (isNumber && standard.toInt() < key.least);
        QString takes = u"`"_s + QString(key.words).replace(u'|', "`, `"_L1) + u'`';
        if (isNumber)
            takes = u"%1 to %2"_s.arg(key.least).arg(key.most);
        else if (std::holds_alternative<bool Settings::*>(key.member))
            takes = u"`true`, `false`"_s;
        const auto cell = [&](qsizetype column) {
            const qsizetype row = text.indexOf(u"\n| `%1` |"_s.arg(name));
            const QString line = row < 0 ? QString() : text.mid(row + 1).section(u'\n', 0, 0);
            return line.section(u'|', column, column).trimmed();
        };
        QCOMPARE(cell(2), isNone ? u"–"_s : u'`' + standard + u'`');
        if (takes != "``"_L1)
            QCOMPARE(cell(3), takes);
        QVERIFY(!cell(3).isEmpty());
        QCOMPARE(cell(4), key.mayBeLocked ? u"yes"_s : u"no"_s);
        QString also = key.option.isEmpty() ? u"–"_s : u"`--%1`"_s.arg(key.option);
        if (!key.variable.isEmpty())
            also += u", `%1`"_s.arg(key.variable);
        QCOMPARE(cell(5), also);
        QVERIFY(!cell(6).isEmpty());
    }
};

BALCAO_TEST(SettingsTest)

} // namespace settingstest

#include "settingstest.moc"
