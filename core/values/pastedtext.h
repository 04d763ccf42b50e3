// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

class QRegularExpression;

/** What copying and pasting puts around a value. The parsers of values ask here, so that all of them forgive the same. */
namespace balcao::pasted
{

/** Takes no room on the screen: zero-width blanks and joiners, direction marks, soft hyphens, byte order marks, variation
 *  selectors, fillers. No control character is one. */
[[nodiscard]] bool isInvisible(QChar c) noexcept;

/** Line feed, carriage return, vertical tab, form feed, and Unicode's next line, line and paragraph separators. */
[[nodiscard]] bool isLineBreak(QChar c) noexcept;

/** A hyphen, dash or minus of any width, as programs put them for the one of the keyboard. */
[[nodiscard]] bool isDash(QChar c) noexcept;

/** Without blanks of any kind, line breaks and invisible marks at both ends. */
[[nodiscard]] QStringView trimmed(QStringView text) noexcept;

/** Without what people and chats put around a value, as often as it is there: quotes, brackets, *bold*, and a comma, semicolon or
 *  colon behind. A mark that comes a third time inside belongs to the value: "Bar" do "Zé".
 */
[[nodiscard]] QStringView unwrapped(QStringView text) noexcept;

/** The same, but what stands behind stays: in an amount it may be a lost digit's comma. */
[[nodiscard]] QStringView unquoted(QStringView text) noexcept;

/** Whether a tab or a line end is in @p text, as between the cells of a copied row. */
[[nodiscard]] bool hasCells(QStringView text) noexcept;
/** The parts between tabs and line ends, without blanks around; empty ones are left out. */
[[nodiscard]] QStringList cells(QStringView text);

/** Without invisible marks, wherever they are. */
[[nodiscard]] QString visible(QStringView text);

/** @p text without what @p pattern finds first; the pattern is anchored at one end. Not looked for in more than 400 characters. */
[[nodiscard]] QStringView without(QStringView text, const QRegularExpression &pattern);

/** A pattern of labels and the like: any case, letters of all scripts; "~" stands for blanks and invisible marks, any number. */
[[nodiscard]] QRegularExpression pattern(QString text);

} // namespace balcao::pasted
