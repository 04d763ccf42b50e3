// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>

/** The typeface Inter, which is embedded in the program. Every digit is as wide as another (cmake/tabularfont.py). */
namespace balcao::typeface
{

/** Loads the embedded files once. A program that was built without them uses the system's Inter or sans serif. Any thread. */
void load();

/** @p pixels are logical pixels. */
[[nodiscard]] QFont font(int pixels, QFont::Weight weight = QFont::Normal,
                         const QString &family = QStringLiteral("Balcao Text"));

} // namespace balcao::typeface
