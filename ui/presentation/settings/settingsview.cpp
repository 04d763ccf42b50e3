// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/settingsview.h"

#include "ui/presentation/words/display.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using RowKind = SettingRow::Kind;

struct Tr {
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
        Tr::tr("Provider"),
        Tr::tr("Who makes this shop's Pix charges."),
        {choice(u"till.training"_s, Tr::tr("Environment"), Tr::tr("Training uses the built-in provider."),
                {{u"false"_s, Tr::tr("Production")}, {u"true"_s, Tr::tr("Training")}}),
         text(u"provider.address"_s, Tr::tr("Base address"), Tr::tr("With its version, no slash at the end.")),
         {.key = providerKeyRow,
          .kind = RowKind::Secret,
          .label = Tr::tr("Access key"),
          .hint = Tr::tr("Is kept in the system's keyring only."),
          .beside = Tr::tr("Type a new one to change it")},
         number(u"provider.timeout"_s, Tr::tr("Time limit"), Tr::tr("After it the outcome is unknown."), Tr::tr("s")),
         number(u"provider.connect-timeout"_s, Tr::tr("Time to connect"), Tr::tr("Until it nothing has been sent."),
                Tr::tr("s")),
         choice(u"provider.amount-unit"_s, Tr::tr("Amounts in"), Tr::tr("How the provider counts R$ 86,40."),
                {{u"reais"_s, Tr::tr("Reais, 86.40")}, {u"centavos"_s, Tr::tr("Centavos, 8640")}}),
         choice(u"provider.update-amount"_s, Tr::tr("Amount of a correction"), Tr::tr("Providers document both forms."),
                {{u"number"_s, Tr::tr("Number")}, {u"string"_s, Tr::tr("Text")}}),
         choice(u"provider.update-by"_s, Tr::tr("Correction's data"), Tr::tr("Where an update carries it."),
                {{u"body"_s, Tr::tr("In the body")}, {u"query"_s, Tr::tr("In the address")}}),
         choice(u"provider.reading"_s, Tr::tr("Look at the status"), Tr::tr("No provider documents reading."),
                {{u"true"_s, Tr::tr("Correction without change")}, {u"false"_s, Tr::tr("Off")}}),
         choice(u"provider.read-every"_s, Tr::tr("By itself, every"),
                Tr::tr("Each charge that waits, where it may look."),
                {{QString(), Tr::tr("Never")},
                 {u"30"_s, Tr::tr("30 s")},
                 {u"60"_s, Tr::tr("1 min")},
                 {u"300"_s, Tr::tr("5 min")}}),
         text(u"provider.proxy"_s, Tr::tr("Proxy"), Tr::tr("system, none, or an address without a password.")),
         {.key = proxyPasswordRow,
          .kind = RowKind::Secret,
          .label = Tr::tr("Password of the proxy"),
          .hint = Tr::tr("Is kept in the system's keyring only."),
          .beside = Tr::tr("Type a new one to change it")},
         text(u"provider.ca-file"_s, Tr::tr("More certificates"), Tr::tr("A PEM file, trusted besides the system's.")),
         text(u"provider.key-file"_s, Tr::tr("File of the key"), Tr::tr("Where there is no keyring.")),
         {.key = probeRow,
          .kind = RowKind::Actions,
          .label = Tr::tr("Test"),
          .hint = Tr::tr("Sends no key and makes no charge."),
          .choices = {{probeRow, Tr::tr("Test the connection")}}}}};
}

SettingsPageView counter()
{
    return {Tr::tr("This counter"),
            Tr::tr("Holds for this computer only."),
            {text(u"till.counter"_s, Tr::tr("Name of the counter"), Tr::tr("Stands in each charge made here.")),
             text(u"till.shop-name"_s, Tr::tr("Name of the shop"), Tr::tr("As customers know it.")),
             text(u"shop.state"_s, Tr::tr("State"), Tr::tr("Two letters, such as RS.")),
             onOrOff(u"shop.issues-nfce"_s, Tr::tr("NFC-e"), {}, Tr::tr("The shop issues NFC-e")),
             number(u"shop.day-ends"_s, Tr::tr("The day ends"), Tr::tr("Hours after midnight, for the closing."),
                    Tr::tr("h")),
             onOrOff(u"shop.blind-closing"_s, Tr::tr("Closing"), {}, Tr::tr("Count first, see figures afterwards")),
             onOrOff(u"till.sale-keeps-operator"_s, Tr::tr("A sale's operator"), Tr::tr("Where operators take turns."),
                     Tr::tr("Whoever typed its first digit")),
             onOrOff(u"till.sounds"_s, Tr::tr("Sounds"), {}, Tr::tr("Ring when a charge is paid")),
             choice(u"customer.screen"_s, Tr::tr("Customer's screen"),
                    Tr::tr("Shows the amount and the code, nothing else."),
                    {{u"auto"_s, Tr::tr("The second one")}, {u"off"_s, Tr::tr("Off")}}),
             choice(u"customer.language"_s, Tr::tr("Its language"), {},
                    {{QString(), Tr::tr("The till's")},
                     {u"pt-BR"_s, u"Português"_s},
                     {u"en"_s, u"English"_s},
                     {u"es"_s, u"Español"_s}})}};
}

SettingsPageView appearance()
{
    return {Tr::tr("Look and language"),
            Tr::tr("The QR code is black on white in every theme."),
            {choice(u"till.theme"_s, Tr::tr("Theme"), Tr::tr("System follows the computer."),
                    {{u"light"_s, Tr::tr("Light")}, {u"dark"_s, Tr::tr("Dark")}, {u"system"_s, Tr::tr("System")}}),
             choice(u"till.text-size"_s, Tr::tr("Size of the text"), Tr::tr("All of the window grows with it."),
                    {{u"100"_s, u"100 %"_s}, {u"115"_s, u"115 %"_s}, {u"130"_s, u"130 %"_s}, {u"150"_s, u"150 %"_s}}),
             choice(u"till.language"_s, Tr::tr("Language"), {},
                    {{u"pt-BR"_s, u"Português (Brasil)"_s}, {u"en"_s, u"English"_s}, {u"es"_s, u"Español"_s}})}};
}

SettingsPageView printing()
{
    return {
        Tr::tr("Printing"),
        Tr::tr("Receipts and QR codes on paper."),
        {text(u"printing.printer"_s, Tr::tr("Printer"), Tr::tr("Its name, device, or address: tcp://192.168.0.9.")),
         {.key = printerTestRow,
          .kind = RowKind::Actions,
          .label = Tr::tr("Try it"),
          .hint = Tr::tr("With what stands here."),
          .choices = {{printerTestRow, Tr::tr("Print a test")}, {printerCalibrationAction, Tr::tr("Calibrate…")}}},
         choice(u"printing.paper"_s, Tr::tr("Paper"), Tr::tr("A roll of 80 mm has 72 mm to print on."),
                {{u"80mm"_s, u"80 mm"_s},
                 {u"80mm-180dpi"_s, Tr::tr("80 mm, 42 columns")},
                 {u"58mm"_s, u"58 mm"_s},
                 {u"a4"_s, u"A4"_s}}),
         choice(u"printing.qr-dots"_s, Tr::tr("Size of the QR code"), Tr::tr("Never smaller than 30 mm."),
                {{u"5"_s, u"38 mm"_s}, {u"6"_s, u"46 mm"_s}, {u"7"_s, u"53 mm"_s}}),
         number(u"printing.copies"_s, Tr::tr("Copies"), {}, {}),
         onOrOff(u"printing.when-paid"_s, Tr::tr("When the payment comes"), {}, Tr::tr("Print the receipt")),
         {.key = u"printing.parts"_s,
          .kind = RowKind::Boxes,
          .label = Tr::tr("On the slip"),
          .hint = Tr::tr("The CPF is masked."),
          .choices = {{u"printing.customer"_s, Tr::tr("Customer")},
                      {u"printing.txid"_s, u"txid"_s},
                      {u"printing.code"_s, Tr::tr("Copy and paste")}}},
         onOrOff(u"printing.cut"_s, Tr::tr("Cutter"), {}, Tr::tr("Cut the paper at the end")),
         choice(u"printing.code-page"_s, Tr::tr("Letters"), Tr::tr("The calibration shows which one is right."),
                {{u"cp850"_s, u"CP850"_s},
                 {u"cp858"_s, u"CP858"_s},
                 {u"cp860"_s, u"CP860"_s},
                 {u"cp1252"_s, u"WPC1252"_s}}),
         choice(u"printing.qr-native"_s, Tr::tr("QR code drawn by"), Tr::tr("A picture comes out of every printer."),
                {{u"false"_s, Tr::tr("Balcão, as a picture")}, {u"true"_s, Tr::tr("The printer")}})}};
}

SettingsPageView privacy()
{
    const auto days = [](int number) { return Tr::tr("%1 days").arg(number); };
    return {Tr::tr("Privacy"),
            Tr::tr("Customers' data stays in the shop. Nothing is sent but what a charge needs."),
            {choice(u"ledger.retention-days"_s, Tr::tr("Keep customers' data"), Tr::tr("Then amount and status stay."),
                    {{u"180"_s, days(180)},
                     {u"365"_s, Tr::tr("1 year")},
                     {u"1826"_s, Tr::tr("5 years")},
                     {QString(), Tr::tr("Always")}}),
             onOrOff(u"till.customer-book"_s, Tr::tr("Past customers"), Tr::tr("While one is typed at Charge."),
                     Tr::tr("Suggest them")),
             onOrOff(u"till.mask-customers"_s, Tr::tr("Customers in lists"),
                     Tr::tr("Marina P., and no whole CPF, mobile or e-mail."), Tr::tr("Mask them")),
             choice(u"till.lock-after"_s, Tr::tr("Lock the screen"),
                    Tr::tr("When nobody touches it. Ctrl+L does it at once."),
                    {{u"2"_s, Tr::tr("2 min")},
                     {u"5"_s, Tr::tr("5 min")},
                     {u"15"_s, Tr::tr("15 min")},
                     {u"0"_s, Tr::tr("Never")}})}};
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
        return {Tr::tr("Ledger"), Tr::tr("Where charges are kept. The provider lists none: this is the history."), {}};
    case SettingsSection::Operators:
        return {Tr::tr("Operators and PINs"), Tr::tr("A cashier charges. A manager corrects and sets up as well."), {}};
    case SettingsSection::Appearance:
        return appearance();
    case SettingsSection::Printing:
        return printing();
    case SettingsSection::Privacy:
        return privacy();
    case SettingsSection::Diagnostics:
        return {Tr::tr("Diagnostics"), Tr::tr("What support has to know. Without customers' data."), {}};
    }
    Q_UNREACHABLE();
}

void addPrinters(SettingsPageView &page, const QStringList &printers, const QString &heldDots)
{
    for (SettingRow &row : page.rows) {
        if (row.key == "printing.printer"_L1) {
            for (const QString &printer : printers)
                row.choices.append({printer, display::quoted(printer, 40)});
        }
        if (row.key == "printing.qr-dots"_L1 && heldDots == "4"_L1)
            row.choices.prepend({heldDots, u"31 mm"_s});
        if (row.key == "printing.qr-dots"_L1 && heldDots == "8"_L1)
            row.choices.append({heldDots, u"61 mm"_s});
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
    if (settings.shopState != "RS"_L1 && !settings.issuesNfce)
        return {};
    return Tr::tr("In Rio Grande do Sul an electronic payment that is made in person has to be linked to its fiscal "
                  "document.");
}

bool isForEverybody(const QString &key)
{
    return key == "till.theme"_L1 || key == "till.text-size"_L1 || key == "till.language"_L1 || key == "till.sounds"_L1;
}

} // namespace balcao
