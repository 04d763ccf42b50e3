// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/settingsplace.h"

#include "core/settings/ledgerparts.h"
#include "ui/presentation/settings/settingshost.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct SettingsPresenterTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::SettingsPresenter)
};

QString labelOf(const SettingRow &row, const QString &text)
{
    const auto found = std::find_if(row.choices.cbegin(), row.choices.cend(),
                                    [&text](const SettingChoice &choice) { return choice.text == text; });
    return found == row.choices.cend() ? text : found->label;
}

/** What is chosen there, in the page's own word. */
QString chosen(const SettingsPageView &page, const Settings &settings, const QString &key)
{
    const auto row =
        std::find_if(page.rows.cbegin(), page.rows.cend(), [&key](const SettingRow &each) { return each.key == key; });
    return labelOf(*row, settingText(settings, key));
}

} // namespace

SettingsPlace settingsPlace(SettingsSection section, const PlaceFacts &facts)
{
    const SettingsPageView page = settingsPage(section);
    const auto said = [&](const QString &key) { return chosen(page, facts.settings, key); };
    const auto place = [&](const QString &icon, const QString &says) {
        return SettingsPlace{.section = section, .icon = icon, .title = page.title, .says = says};
    };
    switch (section) {
    case SettingsSection::Provider:
        return place(u"plug"_s, labelOf(page.rows.constFirst(), facts.sells ? u"false"_s : u"true"_s));
    case SettingsSection::Counter:
        return place(u"store"_s, SettingsPresenterTr::tr("Counter %1").arg(facts.settings.counter));
    case SettingsSection::Ledger:
        return place(u"database"_s,
                     LedgerParts::of(facts.settings.ledgerAddress).isShared ? u"PostgreSQL"_s : u"SQLite"_s);
    case SettingsSection::Operators:
        return place(u"users"_s, facts.operators);
    case SettingsSection::Appearance:
        return place(u"palette"_s, said(u"till.theme"_s) + u", "_s + said(u"till.language"_s).section(u" ("_s, 0, 0));
    case SettingsSection::Printing:
        return place(u"printer"_s, facts.settings.printer.isEmpty() ? SettingsPresenterTr::tr("No printer")
                                                                    : said(u"printing.paper"_s));
    case SettingsSection::Privacy:
        return place(u"lock"_s,
                     SettingsPresenterTr::tr("Keeps data: %1").arg(said(u"ledger.retention-days"_s).toLower()));
    case SettingsSection::Diagnostics:
        return place(u"pulse"_s, facts.hasPins
                                     ? SettingsPresenterTr::tr("Version %1").arg(QCoreApplication::applicationVersion())
                                     : facts.operators);
    }
    Q_UNREACHABLE();
}

} // namespace balcao
