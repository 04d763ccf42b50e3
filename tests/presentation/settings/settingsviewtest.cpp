// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/settingsview.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace settingsviewtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = SettingRow::Kind;

/** The rows of the settings' pages beside the table of keys. */
class SettingsViewTest : public QObject
{
    Q_OBJECT

    /** The row that sets @p key; a box is a row of its own. */
    [[nodiscard]] static SettingRow rowOf(const SettingKey &key)
    {
        for (const SettingsSection section : settingsSections) {
            for (const SettingRow &row : settingsPage(section).rows) {
                for (const SettingChoice &box : row.choices) {
                    if (row.kind == Kind::Boxes && box.text == key.name)
                        return {.key = key.name, .kind = Kind::Switch, .label = box.label, .hint = {}};
                }
            }
        }
        return settingRow(key.name);
    }

private Q_SLOTS:
    void eachKeyHasARow_data()
    {
        QTest::addColumn<QString>("name");
        for (const SettingKey &key : Settings::keys())
            QTest::addRow("%s", key.name.data()) << QString(key.name);
    }
    void eachKeyHasARow()
    {
        QFETCH(const QString, name);
        // A fleet sets them by file.
        const QStringList withoutRow{u"printing.name"_s, u"printing.code-table"_s};
        const SettingKey &key = *Settings::key(name);
        const SettingRow row = rowOf(key);
        QCOMPARE(row.label.isEmpty(), withoutRow.contains(name));
        const bool isSwitch = std::holds_alternative<bool Settings::*>(key.member);
        QVERIFY(row.kind != Kind::Switch || isSwitch);
        QVERIFY(row.kind != Kind::Number || (row.least == key.least && row.most == key.most));
    }

    /** Also the empty one, which is the default. */
    void eachChoiceIsTaken()
    {
        for (const SettingKey &key : Settings::keys()) {
            const SettingRow row = rowOf(key);
            for (const SettingChoice &choice : row.choices) {
                QVERIFY(!choice.label.isEmpty());
                QVERIFY2(choice.text.isEmpty() || Settings().set(key, choice.text, {}), key.name.data());
            }
            for (const QString &word : QString(key.words).split(u'|', Qt::SkipEmptyParts)) {
                const auto isWord = [&word](const SettingChoice &choice) { return choice.text == word; };
                QVERIFY2(std::any_of(row.choices.cbegin(), row.choices.cend(), isWord), key.name.data());
            }
        }
    }

    void otherRowsAreNoSettings()
    {
        for (const SettingsSection section : settingsSections) {
            for (const SettingRow &row : settingsPage(section).rows) {
                const bool isOther = row.kind == Kind::Secret || row.kind == Kind::Actions || row.kind == Kind::Boxes;
                QVERIFY2(isOther != bool(Settings::key(row.key)), qPrintable(row.key));
            }
        }
        QVERIFY(settingRow(u"till.colour"_s).label.isEmpty());
    }
};

BALCAO_TEST(SettingsViewTest)

} // namespace settingsviewtest

#include "settingsviewtest.moc"
