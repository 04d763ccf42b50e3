// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QRect>
#include <QString>

#include <initializer_list>

/** The typeface Inter in the sizes of the design, in logical pixels. */
namespace balcao::fonts
{

/** Loads the embedded files where the computer has not got them. Once, after QApplication exists; without any of them the system's
 *  sans serif is used.
 */
void load();

[[nodiscard]] QFont text(int pixels, QFont::Weight weight = QFont::Normal);
/** The first of @p sizes, in pixels, in which @p text is no wider than @p room; else the last. */
[[nodiscard]] QFont fitting(const QString &text, int room, std::initializer_list<int> sizes, QFont::Weight weight);
/** The same for a text of several lines, broken between words. */
[[nodiscard]] QFont fitting(const QString &text, QSize room, std::initializer_list<int> sizes, QFont::Weight weight);
/** Semi-bold. */
[[nodiscard]] inline QFont strong(int pixels)
{
    return text(pixels, QFont::DemiBold);
}
/** Inter Display, semi-bold: amounts and large titles. */
[[nodiscard]] QFont display(int pixels);
/** Fixed width, for codes and txids. */
[[nodiscard]] QFont fixed(int pixels);

/** For the columns of tables. Width of @p digits drawn in @p font with every digit as wide as '0' (Qt 6.4 cannot ask the font
 *  for tabular figures).
 */
[[nodiscard]] int tabularWidth(const QFont &font, const QString &digits);

} // namespace balcao::fonts
