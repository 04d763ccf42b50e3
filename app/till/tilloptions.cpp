// SPDX-License-Identifier: MIT
#include "app/till/tilloptions.h"

#include "app/shared/arguments.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

bool readSize(const QString &text, QSize &size)
{
    const QStringList sides = text.split(u'x');
    size = sides.size() == 2 ? QSize(sides.at(0).toInt(), sides.at(1).toInt()) : QSize();
    return size.width() >= 640 && size.height() >= 400 && size.width() <= 16384 && size.height() <= 16384;
}

} // namespace

void TillOptions::addTo(Arguments &arguments)
{
    account.addTo(arguments);
    ledger.addTo(arguments);
    arguments.addFlag("training", "Use the built-in provider on this computer (so it is where no provider is named)",
                      isTraining);
    arguments.addFlag("no-customer-book", "Do not suggest past customers", hasNoCustomerBook);
    const SettingKey &retention = *Settings::key(u"ledger.retention-days"_s);
    arguments.addSettingOption(
        "retention-days", "DAYS",
        "Erase customers' data so many days after a charge's last event. Else BALCAO_RETENTION_DAYS",
        u"--retention-days takes a number of days from 1 to %1."_s.arg(retention.most), retention.name);
    arguments.addVariable("retention-days", "BALCAO_RETENTION_DAYS");
    arguments.addSettingOption("theme", "light|dark|system", "system unless told",
                               u"--theme takes light, dark or system."_s, "till.theme"_L1);
    arguments.addOption("size", "WIDTHxHEIGHT",
                        "Size of the window at the start; unless told, as it was left, at first the whole screen",
                        u"--size takes a width and a height, such as 1366x768."_s,
                        [this](const QString &text) { return readSize(text, size); });
    arguments.addText("screenshot", "FILE",
                      "Walk the counter flow by itself, save what the window shows to FILE (PNG), and end", screenshot);
}

void TillOptions::take(const Arguments &arguments)
{
    takeSettings();
    hasLedgerOfOptions = arguments.isGiven("data-dir") || arguments.isGiven("ledger");
}

void TillOptions::takeSettings()
{
    account.take(settings);
    ledger.take(settings);
}

} // namespace balcao
