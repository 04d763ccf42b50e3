// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/sliprenderer.h"

namespace balcao::report
{

/** SlipRenderer::raster. Needs a QGuiApplication. */
[[nodiscard]] Expected<print::Bitmap, RasterError> toRaster(const Report &report, const print::PrinterProfile &profile);

[[nodiscard]] SlipRenderer slipRenderer();

} // namespace balcao::report
