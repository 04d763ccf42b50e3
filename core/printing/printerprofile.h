// SPDX-License-Identifier: MIT
#pragma once

namespace balcao::print
{

/** The properties of a receipt printer. The defaults are the usual ones: 80 mm, with a cutter. */
struct PrinterProfile {
    /** With fewer dots a module, 0.5 mm at 203 dots an inch, phones do not read a QR code reliably. */
    static constexpr int leastQrDots = 4;

    /** Dots that print in a row: 384 (58 mm), 512 (80 mm at 180 dots an inch) or 576 (80 mm). */
    int width = 576;
    /** Of a QR code's module; a code for which the paper is too narrow takes fewer. */
    int qrDots = 6;
    bool cuts = true;

    /** Dots a module of a code of @p side modules; 0: the paper is too narrow. */
    [[nodiscard]] int dotsFor(int side) const;

    bool operator==(const PrinterProfile &) const = default;
};

} // namespace balcao::print
