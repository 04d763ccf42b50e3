// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/chargeview.h"
#include "ui/widgets/style/painting.h"

namespace balcao
{

/** The left half of a charge that was paid a while ago (07c). */
void paintQuietPayment(Canvas &canvas, const QRect &box, const ChargeView &view);

} // namespace balcao
