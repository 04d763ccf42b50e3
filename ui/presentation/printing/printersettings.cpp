// SPDX-License-Identifier: MIT
#include "ui/presentation/printing/printersettings.h"

#include "core/charge/chargerules.h"
#include "ui/presentation/printing/slip.h"

using namespace Qt::StringLiterals;

namespace balcao
{

print::PrinterProfile printerProfileOf(const Settings &settings)
{
    print::PrinterProfile profile;
    if (settings.paper == "58mm"_L1)
        profile.width = 384;
    else if (settings.paper == "80mm-180dpi"_L1)
        profile.width = 512;
    profile.qrDots = settings.qrDots;
    profile.cuts = settings.cutsPaper;
    return profile;
}

bool isOfSheets(const Settings &settings)
{
    return settings.paper == "a4"_L1;
}

SlipContext slipContextOf(const Settings &settings, const Situation &situation, bool isTraining)
{
    return {.situation = situation,
            .shopName = settings.shopName,
            .isTraining = isTraining,
            .hasCustomer = settings.printsCustomer,
            .hasTxid = settings.printsTxid,
            .hasCodeText = settings.printsCode};
}

} // namespace balcao
