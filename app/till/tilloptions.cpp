// SPDX-License-Identifier: MIT
#include "app/till/tilloptions.h"

#include "app/common/arguments.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct TillOptionsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::TillOptions)
};

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
    arguments.addFlag(
        "training",
        TillOptionsTr::tr("Use the built-in provider on this computer (so it is where no provider is named)"),
        isTraining);
    arguments.addFlag("no-customer-book", TillOptionsTr::tr("Do not suggest past customers"), hasNoCustomerBook);
    arguments.addSetting(
        "ledger.retention-days"_L1, TillOptionsTr::tr("DAYS"),
        TillOptionsTr::tr("Erase customers' data so many days after a charge's last event. Else BALCAO_RETENTION_DAYS"),
        TillOptionsTr::tr("--retention-days takes a number of days from 1 to %1.")
            .arg(Settings::key(u"ledger.retention-days"_s)->most));
    arguments.addSetting("till.theme"_L1, u"light|dark|system"_s, TillOptionsTr::tr("system unless told"),
                         TillOptionsTr::tr("--theme takes light, dark or system."));
    arguments.addOption(
        "size", TillOptionsTr::tr("WIDTHxHEIGHT"),
        TillOptionsTr::tr("Size of the window at the start; unless told, as it was left, at first the whole screen"),
        TillOptionsTr::tr("--size takes a width and a height, such as 1366x768."),
        [this](const QString &text) { return readSize(text, size); });
    arguments.addText(
        "screenshot", TillOptionsTr::tr("FILE"),
        TillOptionsTr::tr("Walk the counter flow by itself, save what the window shows to FILE (PNG), and end"),
        screenshot);
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
