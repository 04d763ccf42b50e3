// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

namespace balcao
{

/** The kinds of bar codes that a reader types at a till by mistake for a badge. */
enum class ScannedCode {
    /** A badge, or any other text. */
    Other,
    /** EAN-8, UPC-A or EAN-13 with a right check digit. */
    Product,
    /** A slip of this program (SlipMark). */
    Slip
};

/** Judges the form of @p text alone; no copy of it is made. A badge that an operator has may have any of these forms. */
[[nodiscard]] ScannedCode scannedCodeOf(QByteArrayView text);

} // namespace balcao
