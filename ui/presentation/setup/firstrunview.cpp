// SPDX-License-Identifier: MIT
#include "ui/presentation/setup/firstrunview.h"

#include "core/settings/ledgerparts.h"
#include "core/signin/staff.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using RunRow = SettingRow::Kind;

struct RunTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::FirstRun)
};

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
    SettingRow key = settingRow(providerKeyRow);
    // There is none yet that could be changed.
    key.beside.clear();
    switch (step) {
    case FirstRunStep::Start:
        break;
    case FirstRunStep::Provider:
        return {progress,
                RunTr::tr("Connect to the provider"),
                RunTr::tr("Address and key come from the provider."),
                {settingRow(u"provider.address"_s), key, settingRow(probeRow)},
                next};
    case FirstRunStep::Counter:
        return {progress,
                settingsPage(SettingsSection::Counter).title,
                settingsPage(SettingsSection::Counter).subtitle,
                {settingRow(u"till.shop-name"_s), settingRow(u"till.counter"_s), settingRow(u"shop.state"_s),
                 settingRow(u"shop.issues-nfce"_s)},
                next};
    case FirstRunStep::Ledger:
        return {progress, settingsPage(SettingsSection::Ledger).title, settingsPage(SettingsSection::Ledger).subtitle,
                settingsPage(SettingsSection::Ledger).rows, next};
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
    return settingRow(u"till.language"_s).choices;
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

QList<SettingEdit> setupEdits(const SettingsHost &host, QMap<QString, QString> said, bool trains)
{
    const Settings before = host.settings();
    if (trains || before.isTraining)
        said.insert(u"till.training"_s, trains ? u"true"_s : u"false"_s);
    const Settings now = settingsWith(before, said);
    QStringList keys = said.keys();
    keys.append(u"till.language"_s);
    for (const FirstRunStep step : {FirstRunStep::Provider, FirstRunStep::Counter, FirstRunStep::Ledger}) {
        const QList<SettingRow> rows = trains ? QList<SettingRow>() : firstRunView(step).rows;
        for (const SettingRow &row : rows)
            keys.append(row.key);
    }
    QList<SettingEdit> edits;
    for (const SettingKey &key : Settings::keys()) {
        if (!keys.contains(key.name) || !host.lockedBy(key).isEmpty())
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
