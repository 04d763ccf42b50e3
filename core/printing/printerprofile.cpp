// SPDX-License-Identifier: MIT
#include "core/printing/printerprofile.h"

#include <algorithm>

namespace balcao::print
{

int PrinterProfile::dotsFor(int side) const
{
    // Half of its quiet zone; the rest is the edge of the paper, which no printer reaches.
    constexpr int quietZone = 2;
    const int dots = std::min(qrDots, width / (side + 2 * quietZone));
    return dots < leastQrDots ? 0 : dots;
}

} // namespace balcao::print
