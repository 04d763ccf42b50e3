// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace balcao::report
{

struct Report;

/** A report for Brazilian spreadsheets: UTF-8 with a byte order mark, semicolons, a decimal comma, CRLF. Title, figure and footer are left out.
 *
 *  Numbers, dates and times are written plainly. A text that a spreadsheet would take for one of them, or for a formula, is quoted and
 *  begins with a tab: Excel and LibreOffice show it as written and keep it when the file is saved again.
 */
[[nodiscard]] QString toCsv(const Report &report);

} // namespace balcao::report
