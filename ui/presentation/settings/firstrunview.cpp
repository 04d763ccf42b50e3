// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/firstrunview.h"

#include "core/service/staff.h"
#include "core/settings/ledgerparts.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using RunRow = SettingRow::Kind;

struct RunTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::FirstRun)
};

constexpr std::array shopKeys{"provider.address"_L1, "till.counter"_L1,     "till.shop-name"_L1, "till.language"_L1,
                              "shop.state"_L1,       "shop.issues-nfce"_L1, "ledger.address"_L1};
constexpr std::array trainingKeys{"till.language"_L1, "till.training"_L1};

/** As it stands on its page of the settings. */
SettingRow rowOf(SettingsSection section, QLatin1StringView key)
{
    const QList<SettingRow> rows = settingsPage(section).rows;
    return *std::find_if(rows.cbegin(), rows.cend(), [key](const SettingRow &row) { return row.key == key; });
}

/** Whole: its parts, a test and moving it have their page. */
SettingRow wholeLedgerRow()
{
    return {.key = u"ledger.address"_s,
            .label = RunTr::tr("Where"),
            .hint =
                RunTr::tr("A file's whole path, or postgresql://user@server/database. Empty: a file of this user.")};
}

QList<SettingRow> managerRows(const QString &ledger)
{
    QList<SettingRow> rows{
        {.key = managerNameRow,
         .label = RunTr::tr("Name"),
         .hint = RunTr::tr("As it stands in what this person does.")},
        {.key = managerPinRow, .kind = RunRow::Pin, .label = RunTr::tr("PIN"), .hint = RunTr::tr("6 to 8 digits.")},
        {.key = managerPinAgainRow, .kind = RunRow::Pin, .label = RunTr::tr("PIN again"), .hint = {}}};
    if (LedgerParts::of(ledger).isShared)
        rows.append({.key = managersPasswordRow,
                     .kind = RunRow::Secret,
                     .label = RunTr::tr("Database password"),
                     .hint = RunTr::tr("Of the role that changes operators. It is kept nowhere.")});
    return rows;
}

QString progressOf(FirstRunStep step)
{
    return RunTr::tr("Step %1 of %2").arg(static_cast<int>(step)).arg(static_cast<int>(FirstRunStep::Manager));
}

} // namespace

FirstRunView firstRunView(FirstRunStep step, const QString &ledger)
{
    const QString progress = progressOf(step);
    const QString next = RunTr::tr("Continue");
    SettingRow key = rowOf(SettingsSection::Provider, providerKeyRow);
    // There is none yet that could be changed.
    key.beside.clear();
    switch (step) {
    case FirstRunStep::Start:
        break;
    case FirstRunStep::Provider:
        return {
            progress,
            RunTr::tr("Connect to the provider"),
            RunTr::tr("Address and key come from the provider."),
            {rowOf(SettingsSection::Provider, "provider.address"_L1), key, rowOf(SettingsSection::Provider, probeRow)},
            next};
    case FirstRunStep::Counter:
        return {progress,
                settingsPage(SettingsSection::Counter).title,
                settingsPage(SettingsSection::Counter).subtitle,
                {rowOf(SettingsSection::Counter, "till.shop-name"_L1),
                 rowOf(SettingsSection::Counter, "till.counter"_L1), rowOf(SettingsSection::Counter, "shop.state"_L1),
                 rowOf(SettingsSection::Counter, "shop.issues-nfce"_L1)},
                next};
    case FirstRunStep::Ledger:
        return {progress,
                settingsPage(SettingsSection::Ledger).title,
                settingsPage(SettingsSection::Ledger).subtitle,
                {wholeLedgerRow()},
                next};
    case FirstRunStep::Manager:
        return {
            progress, RunTr::tr("The first manager"),
            RunTr::tr("Corrects, sets up, and adds the others. Where the ledger has operators: one of its managers."),
            managerRows(ledger), RunTr::tr("Begin")};
    }
    return {};
}

QList<SettingChoice> languageChoices()
{
    return rowOf(SettingsSection::Appearance, "till.language"_L1).choices;
}

FirstRunWay trainingWay()
{
    return {.icon = u"training"_s,
            .title = RunTr::tr("Training"),
            .lead = RunTr::tr("Begin here"),
            .caption = {},
            .lines = {{u"check"_s, RunTr::tr("Built-in provider: nothing leaves this computer")},
                      {u"check"_s, RunTr::tr("Codes without value, a purple ribbon on every screen")},
                      {u"check"_s, RunTr::tr("Play payment, expiry and no answer")}},
            .button = RunTr::tr("Train now")};
}

FirstRunWay providerWay()
{
    return {.icon = u"plug"_s,
            .title = RunTr::tr("Connect to the provider"),
            .lead = RunTr::tr("Real charges"),
            .caption = RunTr::tr("Have at hand:"),
            .lines = {{u"link"_s, RunTr::tr("Base address, which ends in %1").arg("/v1"_L1)},
                      {u"key"_s, RunTr::tr("Access key, which goes into the system's keyring")},
                      {u"users"_s, RunTr::tr("A manager's name and a PIN")}},
            .button = RunTr::tr("Connect…")};
}

QList<SettingEdit> setupEdits(const SettingsDesk &desk, QMap<QString, QString> said, bool trains)
{
    const Settings before = desk.settings();
    if (trains || before.isTraining)
        said.insert(u"till.training"_s, trains ? u"true"_s : u"false"_s);
    const Settings now = settingsWith(before, said);
    const auto isOfSteps = [trains](QLatin1StringView key) {
        return trains ? std::find(trainingKeys.begin(), trainingKeys.end(), key) != trainingKeys.end()
                      : std::find(shopKeys.begin(), shopKeys.end(), key) != shopKeys.end();
    };
    QList<SettingEdit> edits;
    for (const SettingKey &key : Settings::keys()) {
        if ((!isOfSteps(key.name) && !said.contains(key.name)) || !desk.holder(key).isEmpty())
            continue;
        const QString text = settingText(now, key.name);
        edits.append({key.name, text.isEmpty() ? std::nullopt : std::optional(text)});
    }
    return edits;
}

QString managerNameProblem(const QString &name)
{
    const shopevent::OperatorAdded first{.id = u"first"_s, .name = Operators::tidy(name), .role = Role::Manager};
    const auto fits = Operators().check(first, {});
    return fits ? QString() : messages::describe(fits.error());
}

} // namespace balcao
