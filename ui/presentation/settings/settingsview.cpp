// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/settingsview.h"

#include "ui/text/display.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using RowKind = SettingRow::Kind;

struct SettingsViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::SettingsPage)
};

SettingRow number(const QString &key, const QString &label, const QString &hint, const QString &unit)
{
    const SettingKey &known = *Settings::key(key);
    return {.key = key,
            .kind = RowKind::Number,
            .label = label,
            .hint = hint,
            .beside = unit,
            .least = known.least,
            .most = known.most};
}

SettingRow choice(const QString &key, const QString &label, const QString &hint, const QList<SettingChoice> &choices)
{
    return {.key = key, .kind = RowKind::Choice, .label = label, .hint = hint, .choices = choices};
}

SettingRow text(const QString &key, const QString &label, const QString &hint)
{
    return {.key = key, .kind = RowKind::Text, .label = label, .hint = hint};
}

SettingRow onOrOff(const QString &key, const QString &label, const QString &hint, const QString &does)
{
    return {.key = key, .kind = RowKind::Switch, .label = label, .hint = hint, .beside = does};
}

SettingsPageView provider()
{
    return {
        u"plug"_s,
        SettingsViewTr::tr("Provider"),
        SettingsViewTr::tr("Who makes this shop's Pix charges."),
        {choice(u"till.training"_s, SettingsViewTr::tr("Environment"),
                SettingsViewTr::tr("Training uses the built-in provider."),
                {{u"false"_s, SettingsViewTr::tr("Production")}, {u"true"_s, SettingsViewTr::tr("Training")}}),
         text(u"provider.address"_s, SettingsViewTr::tr("Base address"),
              SettingsViewTr::tr("With its version, no slash at the end.")),
         {.key = providerKeyRow,
          .kind = RowKind::Secret,
          .label = SettingsViewTr::tr("Access key"),
          .hint = SettingsViewTr::tr("Is kept in the system's keyring only."),
          .beside = SettingsViewTr::tr("Type a new one to change it")},
         number(u"provider.timeout"_s, SettingsViewTr::tr("Time limit"),
                SettingsViewTr::tr("After it the outcome is unknown."), SettingsViewTr::tr("s")),
         number(u"provider.connect-timeout"_s, SettingsViewTr::tr("Time to connect"),
                SettingsViewTr::tr("Until it nothing has been sent."), SettingsViewTr::tr("s")),
         choice(
             u"provider.amount-unit"_s, SettingsViewTr::tr("Amounts in"),
             SettingsViewTr::tr("How the provider counts R$ 86,40."),
             {{u"reais"_s, SettingsViewTr::tr("Reais, 86.40")}, {u"centavos"_s, SettingsViewTr::tr("Centavos, 8640")}}),
         choice(u"provider.update-amount"_s, SettingsViewTr::tr("Amount of a correction"),
                SettingsViewTr::tr("Providers document both forms."),
                {{u"number"_s, SettingsViewTr::tr("Number")}, {u"string"_s, SettingsViewTr::tr("Text")}}),
         choice(u"provider.update-by"_s, SettingsViewTr::tr("Correction's data"),
                SettingsViewTr::tr("Where an update carries it."),
                {{u"body"_s, SettingsViewTr::tr("In the body")}, {u"query"_s, SettingsViewTr::tr("In the address")}}),
         choice(
             u"provider.reading"_s, SettingsViewTr::tr("Look at the status"),
             SettingsViewTr::tr("No provider documents reading."),
             {{u"true"_s, SettingsViewTr::tr("Correction without change")}, {u"false"_s, SettingsViewTr::tr("Off")}}),
         choice(u"provider.read-every"_s, SettingsViewTr::tr("By itself, every"),
                SettingsViewTr::tr("Each charge that waits, where it may look."),
                {{QString(), SettingsViewTr::tr("Never")},
                 {u"30"_s, SettingsViewTr::tr("30 s")},
                 {u"60"_s, SettingsViewTr::tr("1 min")},
                 {u"300"_s, SettingsViewTr::tr("5 min")}}),
         text(u"provider.proxy"_s, SettingsViewTr::tr("Proxy"),
              SettingsViewTr::tr("system, none, or an address without a password.")),
         {.key = proxyPasswordRow,
          .kind = RowKind::Secret,
          .label = SettingsViewTr::tr("Password of the proxy"),
          .hint = SettingsViewTr::tr("Is kept in the system's keyring only."),
          .beside = SettingsViewTr::tr("Type a new one to change it")},
         text(u"provider.ca-file"_s, SettingsViewTr::tr("More certificates"),
              SettingsViewTr::tr("A PEM file, trusted besides the system's.")),
         text(u"provider.key-file"_s, SettingsViewTr::tr("File of the key"),
              SettingsViewTr::tr("Where there is no keyring.")),
         {.key = probeRow,
          .kind = RowKind::Actions,
          .label = SettingsViewTr::tr("Test"),
          .hint = SettingsViewTr::tr("Sends no key and makes no charge."),
          .choices = {{probeRow, SettingsViewTr::tr("Test the connection")}}}}};
}

SettingsPageView counter()
{
    return {
        u"store"_s,
        SettingsViewTr::tr("This counter"),
        SettingsViewTr::tr("Holds for this computer only."),
        {text(u"till.counter"_s, SettingsViewTr::tr("Name of the counter"),
              SettingsViewTr::tr("Stands in each charge made here.")),
         text(u"till.shop-name"_s, SettingsViewTr::tr("Name of the shop"), SettingsViewTr::tr("As customers know it.")),
         text(u"shop.state"_s, SettingsViewTr::tr("State"), SettingsViewTr::tr("Two letters, such as RS.")),
         onOrOff(u"shop.issues-nfce"_s, SettingsViewTr::tr("NFC-e"), {}, SettingsViewTr::tr("The shop issues NFC-e")),
         number(u"shop.day-ends"_s, SettingsViewTr::tr("The day ends"),
                SettingsViewTr::tr("Hours after midnight, for the closing."), SettingsViewTr::tr("h")),
         onOrOff(u"shop.blind-closing"_s, SettingsViewTr::tr("Closing"), {},
                 SettingsViewTr::tr("Count first, see figures afterwards")),
         onOrOff(u"till.sale-keeps-operator"_s, SettingsViewTr::tr("A sale's operator"),
                 SettingsViewTr::tr("Where operators take turns."),
                 SettingsViewTr::tr("Whoever typed its first digit")),
         onOrOff(u"till.sounds"_s, SettingsViewTr::tr("Sounds"), {}, SettingsViewTr::tr("Ring when a charge is paid")),
         choice(u"customer.screen"_s, SettingsViewTr::tr("Customer's screen"),
                SettingsViewTr::tr("Shows the amount and the code, nothing else."),
                {{u"auto"_s, SettingsViewTr::tr("The second one")}, {u"off"_s, SettingsViewTr::tr("Off")}}),
         choice(u"customer.language"_s, SettingsViewTr::tr("Its language"), {},
                {{QString(), SettingsViewTr::tr("The till's")},
                 {u"pt-BR"_s, u"Português"_s},
                 {u"en"_s, u"English"_s},
                 {u"es"_s, u"Español"_s}})}};
}

SettingsPageView appearance()
{
    return {u"palette"_s,
            SettingsViewTr::tr("Look and language"),
            SettingsViewTr::tr("The QR code is black on white in every theme."),
            {choice(u"till.theme"_s, SettingsViewTr::tr("Theme"), SettingsViewTr::tr("System follows the computer."),
                    {{u"light"_s, SettingsViewTr::tr("Light")},
                     {u"dark"_s, SettingsViewTr::tr("Dark")},
                     {u"system"_s, SettingsViewTr::tr("System")}}),
             choice(u"till.text-size"_s, SettingsViewTr::tr("Size of the text"),
                    SettingsViewTr::tr("The whole window grows with it, from the next start."),
                    {{u"100"_s, u"100 %"_s}, {u"115"_s, u"115 %"_s}, {u"130"_s, u"130 %"_s}, {u"150"_s, u"150 %"_s}}),
             choice(u"till.language"_s, SettingsViewTr::tr("Language"), {},
                    {{u"pt-BR"_s, u"Português (Brasil)"_s}, {u"en"_s, u"English"_s}, {u"es"_s, u"Español"_s}})}};
}

SettingsPageView printing()
{
    return {
        u"printer"_s,
        SettingsViewTr::tr("Printing"),
        SettingsViewTr::tr("Receipts and QR codes on paper."),
        {text(u"printing.printer"_s, SettingsViewTr::tr("Printer"),
              SettingsViewTr::tr("Its name, device, or address: tcp://192.168.0.9.")),
         {.key = printerTestRow,
          .kind = RowKind::Actions,
          .label = SettingsViewTr::tr("Try it"),
          .hint = SettingsViewTr::tr("With what stands here."),
          .choices = {{printerTestRow, SettingsViewTr::tr("Print a test")}}},
         choice(u"printing.paper"_s, SettingsViewTr::tr("Paper"),
                SettingsViewTr::tr("A roll of 80 mm has 72 mm to print on."),
                {{u"80mm"_s, u"80 mm"_s},
                 {u"80mm-180dpi"_s, u"80 mm, 180 dpi"_s},
                 {u"58mm"_s, u"58 mm"_s},
                 {u"a4"_s, u"A4"_s}}),
         number(u"printing.copies"_s, SettingsViewTr::tr("Copies"), {}, {}),
         onOrOff(u"printing.when-paid"_s, SettingsViewTr::tr("When the payment comes"), {},
                 SettingsViewTr::tr("Print the receipt")),
         {.key = u"printing.parts"_s,
          .kind = RowKind::Boxes,
          .label = SettingsViewTr::tr("On the slip"),
          .hint = SettingsViewTr::tr("The CPF is masked."),
          .choices = {{u"printing.customer"_s, SettingsViewTr::tr("Customer")},
                      {u"printing.txid"_s, u"txid"_s},
                      {u"printing.code"_s, SettingsViewTr::tr("Copy and paste")}}},
         onOrOff(u"printing.cut"_s, SettingsViewTr::tr("Cutter"), {}, SettingsViewTr::tr("Cut the paper at the end"))}};
}

SettingsPageView privacy()
{
    const auto days = [](int number) { return SettingsViewTr::tr("%1 days").arg(number); };
    return {
        u"lock"_s,
        SettingsViewTr::tr("Privacy"),
        SettingsViewTr::tr("Customers' data stays in the shop. Nothing is sent but what a charge needs."),
        {choice(u"ledger.retention-days"_s, SettingsViewTr::tr("Keep customers' data"),
                SettingsViewTr::tr("Then amount and status stay."),
                {{u"180"_s, days(180)},
                 {u"365"_s, SettingsViewTr::tr("1 year")},
                 {u"1826"_s, SettingsViewTr::tr("5 years")},
                 {QString(), SettingsViewTr::tr("Always")}}),
         onOrOff(u"till.customer-book"_s, SettingsViewTr::tr("Past customers"),
                 SettingsViewTr::tr("While one is typed at Charge."), SettingsViewTr::tr("Suggest them")),
         onOrOff(u"till.mask-customers"_s, SettingsViewTr::tr("Customers in lists"),
                 SettingsViewTr::tr("Marina P., and no whole CPF, mobile or e-mail."), SettingsViewTr::tr("Mask them")),
         choice(u"till.lock-after"_s, SettingsViewTr::tr("Lock the screen"),
                SettingsViewTr::tr("When nobody touches it. Ctrl+L does it at once."),
                {{u"2"_s, SettingsViewTr::tr("2 min")},
                 {u"5"_s, SettingsViewTr::tr("5 min")},
                 {u"15"_s, SettingsViewTr::tr("15 min")},
                 {u"0"_s, SettingsViewTr::tr("Never")}})}};
}

} // namespace

SettingsPageView settingsPage(SettingsSection section)
{
    switch (section) {
    case SettingsSection::Provider:
        return provider();
    case SettingsSection::Counter:
        return counter();
    case SettingsSection::Ledger:
        return {u"database"_s,
                SettingsViewTr::tr("Ledger"),
                SettingsViewTr::tr("Where charges are kept. The provider lists none: this is the history."),
                {text(u"ledger.address"_s, SettingsViewTr::tr("Where"),
                      SettingsViewTr::tr(
                          "A file's whole path, or postgresql://user@server/database. Empty: a file of this user."))}};
    case SettingsSection::Operators:
        return {u"users"_s,
                SettingsViewTr::tr("Operators and PINs"),
                SettingsViewTr::tr("A cashier charges. A manager corrects and sets up as well."),
                {}};
    case SettingsSection::Appearance:
        return appearance();
    case SettingsSection::Printing:
        return printing();
    case SettingsSection::Privacy:
        return privacy();
    case SettingsSection::Diagnostics:
        return {u"pulse"_s,
                SettingsViewTr::tr("Diagnostics"),
                SettingsViewTr::tr("What support has to know. Without customers' data."),
                {}};
    }
    Q_UNREACHABLE();
}

SettingRow settingRow(const QString &key)
{
    for (const SettingsSection section : settingsSections) {
        for (const SettingRow &row : settingsPage(section).rows) {
            if (row.key == key)
                return row;
        }
    }
    return {.key = key};
}

void addPrinters(SettingsPageView &page, const QStringList &printers)
{
    for (SettingRow &row : page.rows) {
        if (row.key == "printing.printer"_L1) {
            for (const QString &printer : printers)
                row.choices.append({printer, display::quoted(printer, 40)});
        }
    }
}

void addScreens(SettingsPageView &page, const QList<SettingChoice> &screens, const QString &held)
{
    const auto row = std::find_if(page.rows.begin(), page.rows.end(),
                                  [](const SettingRow &each) { return each.key == "customer.screen"_L1; });
    if (row == page.rows.end())
        return;
    row->choices += screens;
    const bool isThere = std::any_of(row->choices.cbegin(), row->choices.cend(),
                                     [&held](const SettingChoice &choice) { return choice.text == held; });
    if (!isThere)
        row->choices.append({held, display::quoted(held.section(u'|', 0, 0), 20)});
}

QString fiscalLinkOf(const Settings &settings)
{
    if (!settings.takesEndToEndOnly())
        return {};
    return SettingsViewTr::tr(
        "In Rio Grande do Sul an electronic payment that is made in person has to be linked to its fiscal "
        "document.");
}

} // namespace balcao
