// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/printing/delivery.h"
#include "ui/report/sliprenderer.h"

#include <QString>

/** What became of paper, in whole sentences. */
namespace balcao::printingwords
{

/** Never that it was printed: nobody tells. */
[[nodiscard]] QString describe(const Expected<print::Delivered, print::DeliveryError> &end);
[[nodiscard]] QString describe(report::RasterError error);
/** Before anything left. */
[[nodiscard]] QString notNoted();
[[nodiscard]] QString hasChanged();
[[nodiscard]] QString stillPrinting();
/** The settings name none; @p isOfSheets: none that takes whole pages. */
[[nodiscard]] QString noSuchPrinter(bool isOfSheets);
/** The settings name a regular file, which is no printer. */
[[nodiscard]] QString printerIsFile();
[[nodiscard]] QString fileWritten(const QString &file);

} // namespace balcao::printingwords
