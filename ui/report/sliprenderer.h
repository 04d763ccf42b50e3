// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/printing/bitmap.h"
#include "core/printing/printerprofile.h"

#include <QByteArray>
#include <QString>

namespace balcao::print
{

struct Delivered;
enum class DeliveryError;

} // namespace balcao::print

namespace balcao::report
{

struct Report;

enum class RasterError {
    /** The QR code in the picture does not decode to its payload. */
    UnreadableCode,
    /** The QR code does not fit onto the paper with modules that a phone reads. */
    CodeTooLarge,
    /** A bar code's text is not ASCII, or too long for the paper. */
    NoBars
};

/** Draws reports as slips, for code that does not link Qt Gui (ui/report/pages/raster.h). Any thread. */
struct SlipRenderer {
    /** The report as wide as the paper of the profile: the picture that the preview shows and that printers get. QR codes in it have been
     *  read back. Takes about 20 ms.
     */
    Expected<print::Bitmap, RasterError> (*raster)(const Report &report, const print::PrinterProfile &profile);
    /** The same slip in the middle of an A4 page, with text as text. The report has a raster. */
    QByteArray (*pdf)(const Report &report, const print::PrinterProfile &profile);
    /** Prints that page by a printer of this computer. As print::deliver(). */
    Expected<print::Delivered, print::DeliveryError> (*printPage)(const QString &printer, const Report &report,
                                                                  const print::PrinterProfile &profile, int copies);
};

} // namespace balcao::report
