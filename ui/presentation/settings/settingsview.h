// SPDX-License-Identifier: MIT
#pragma once

#include "core/settings/settings.h"
#include "ui/presentation/common/settingrow.h"

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
