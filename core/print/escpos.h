// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/print/paper.h"
#include "core/print/printerprofile.h"

#include <QByteArray>

namespace balcao::print
{

enum class PaperError {
    /** A code does not fit onto the paper with modules that a phone reads. */
    CodeTooLarge,
    /** A bar code's text is not of plain letters and digits, or too long for the paper. */
    NoBars
};

/** @p paper in ESC/POS, from the reset to the cut. A byte below 0x20 is a command of ours, never a text's.
 *
 *  Pictures are as wide as the paper, so that no printer has to centre them, and come in slices that small memories hold.
 */
[[nodiscard]] Expected<QByteArray, PaperError> escPos(const Paper &paper, const PrinterProfile &profile);

} // namespace balcao::print
