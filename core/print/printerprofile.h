// SPDX-License-Identifier: MIT
#pragma once

#include "core/print/codepage.h"

namespace balcao::print
{

/** What is known of a receipt printer. The defaults are those of most: 80 mm, CP850, the QR code as a picture. */
struct PrinterProfile {
    /** Fewer dots a module no phone reads for sure: 0.5 mm at 203 dots an inch. */
    static constexpr int leastQrDots = 4;

    /** Dots that print in a row: 384 (58 mm), 512 (80 mm at 180 dots an inch) or 576 (80 mm). */
    int width = 576;
    CodePage page = CodePage::Cp850;
    /** The n of "ESC t n", 0 to 255. */
    int table = usualTable(CodePage::Cp850);
    /** Of a QR code's module; a code for which the paper is too narrow takes fewer. */
    int qrDots = 6;
    bool cuts = true;

    /** Of its usual letters: 32, 42 or 48. */
    [[nodiscard]] int columns() const;
    /** Dots a module of a code of @p side modules; 0: the paper is too narrow. */
    [[nodiscard]] int dotsFor(int side) const;

    bool operator==(const PrinterProfile &) const = default;
};

} // namespace balcao::print
