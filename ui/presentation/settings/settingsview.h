// SPDX-License-Identifier: MIT
#pragma once

#include "core/settings/settings.h"

#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>

namespace balcao
{

/** The pages of the settings. */
enum class SettingsSection { Provider, Counter, Ledger, Operators, Appearance, Printing, Privacy, Diagnostics };
/** In their order. */
inline constexpr std::array settingsSections{
    SettingsSection::Provider,   SettingsSection::Counter,  SettingsSection::Ledger,  SettingsSection::Operators,
    SettingsSection::Appearance, SettingsSection::Printing, SettingsSection::Privacy, SettingsSection::Diagnostics};

/** One of the words that a setting takes, as it stands in a file and on the screen. */
struct SettingChoice {
    QString text;
    QString label;
    /** What it is; a row whose choices have that takes the whole width. */
    QString says = {};

    bool operator==(const SettingChoice &) const = default;
};

/** A line of a page: what is set there, and with what. */
struct SettingRow {
    enum class Kind { Text, Number, Choice, Switch, Boxes, Secret, Pin, Actions, Fact };

    /** Of Settings; of a Secret, a Pin, of Actions and of a Fact, which is only read, a name of its own. */
    QString key;
    Kind kind = Kind::Text;
    QString label;
    QString hint;
    /** Of a Choice; of Actions what each does, and its button; of Boxes the keys that each sets; of a Text what it may be set to, too. */
    QList<SettingChoice> choices = {};
    /** Of a Number: "s". Of a Switch: what it does when it is on. Of a Secret: what stands there while nothing is typed. */
    QString beside = {};
    int least = 0;
    int most = 0;
    /** Of a Text: another field in the same line, server and port for one; empty: there is none. */
    QString second = {};
    QString secondLabel = {};

    bool operator==(const SettingRow &) const = default;
};

/** What stands in a row. */
struct SettingValue {
    /** Of Actions: what came of them. Of Boxes: the keys that are on, with a blank between them. */
    QString text;
    /** Why it is not taken. */
    QString problem;
    /** What holds it; it cannot be changed here then. */
    QString holder;
    /** What follows from it: a sentence. */
    QString remark = {};
    /** Of a secret: the end of the one that is in use. */
    QString placeholder = {};
    /** Of the second field. */
    QString second = {};
    /** A sentence about another value in a settings file, which the saved one overrules; with it useFileAction can be chosen. */
    QString overruled = {};

    bool operator==(const SettingValue &) const = default;
};

/** A page without its values. */
struct SettingsPageView {
    /** Name in resources/icons. */
    QString icon;
    QString title;
    QString subtitle;
    QList<SettingRow> rows;
};

/** A page in the list from which it is chosen. */
struct SettingsPlace {
    SettingsSection section = SettingsSection::Provider;
    QString icon;
    QString title;
    /** Its main setting, in a word or two. */
    QString says;

    bool operator==(const SettingsPlace &) const = default;
};

/** Before a row's key: types the value of the settings file into that row. */
inline constexpr QLatin1StringView useFileAction{"use-file:"};
inline constexpr QLatin1StringView probeRow{"provider.test"};
/** The provider's key, which is no setting: it goes into the keyring. */
inline constexpr QLatin1StringView providerKeyRow{"provider.key"};
/** The same of the password of its proxy. */
inline constexpr QLatin1StringView proxyPasswordRow{"provider.proxy-password"};

/** What the printer is asked for; neither is a setting. */
inline constexpr QLatin1StringView printerTestRow{"printing.test"};

/** Adds the printers that were found to the printer's row, where @p page has it. */
void addPrinters(SettingsPageView &page, const QStringList &printers);
/** Into the row of the customer's screen, where @p page has it: those that are there, and the one that is @p held though it is away. */
void addScreens(SettingsPageView &page, const QList<SettingChoice> &screens, const QString &held);
/** One row for each setting (ledger.address is shown by its parts instead). The rows of operators and of diagnostics depend on the state:
 *  they are not here.
 */
[[nodiscard]] SettingsPageView settingsPage(SettingsSection section);
/** The row of @p key on any of these pages; without a label: there is none. */
[[nodiscard]] SettingRow settingRow(const QString &key);
/** That such a payment has to be linked to its fiscal document, where the shop is in Rio Grande do Sul or says that it issues NFC-e; else
 *  empty. For a lawyer to check: nothing is claimed beyond the sentence.
 */
[[nodiscard]] QString fiscalLinkOf(const Settings &settings);

} // namespace balcao
