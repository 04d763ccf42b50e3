// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>
#include <QStringView>

#include <optional>

namespace balcao::print
{

/** Which letters a receipt printer's upper 128 bytes are. */
enum class CodePage { Cp850, Cp858, Cp860, Cp1252 };
/** "cp850", …: the word in settings. */
[[nodiscard]] QLatin1StringView key(CodePage page);
[[nodiscard]] std::optional<CodePage> codePageNamed(QStringView name);
/** The n of "ESC t n" at most printers; a clone may count otherwise. */
[[nodiscard]] int usualTable(CodePage page);

/** @p text as @p page can print it, of any text: no control character, mark or line end is left (blanks of any kind become one),
 *  a letter that the page lacks is the one without its accent, a dash, quote or bullet the plain one. "?" is what nothing stands for.
 */
[[nodiscard]] QString printable(QStringView text, CodePage page);

/** One byte for each character, none of them below 0x20 or 0x7F. What printable() would not have left becomes "?". */
[[nodiscard]] QByteArray encoded(QStringView printable, CodePage page);

} // namespace balcao::print
