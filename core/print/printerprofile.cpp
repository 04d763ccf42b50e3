// SPDX-License-Identifier: MIT
#include "core/print/printerprofile.h"

#include "core/print/modules.h"

#include <algorithm>

namespace balcao::print
{

int PrinterProfile::columns() const
{
    constexpr int letter = 12;
    return width / letter;
}

int PrinterProfile::dotsFor(int side) const
{
    // The rest of its quiet zone is the edge of the paper, which no printer reaches.
    constexpr int within = Modules::quietZone / 2;
    const int dots = std::min(qrDots, width / (side + 2 * within));
    return dots < leastQrDots ? 0 : dots;
}

} // namespace balcao::print
