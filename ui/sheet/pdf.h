// SPDX-License-Identifier: MIT
#pragma once

#include "ui/sheet/sheet.h"

#include <QByteArray>
#include <QDateTime>

namespace balcao::sheet
{

/** The document as a PDF (1.4): its letters are text, and the typeface is embedded. Empty where the program was built without the
 *  typeface, or there is no page. By Qt's core alone: Qt's own writer would bring a window system into programs without a window.
 */
[[nodiscard]] QByteArray pdfOf(const Document &document, const QDateTime &madeAt);

} // namespace balcao::sheet
