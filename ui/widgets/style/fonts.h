// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QRect>
#include <QString>

#include <initializer_list>

/** The typeface Inter in the sizes of the design, in logical pixels. Every digit is as wide as another (cmake/tabularfont.py). */
namespace balcao::fonts
{

/** Loads the embedded files. Once, after QApplication exists; a program that was built without them uses the system's Inter or
 *  sans serif.
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

} // namespace balcao::fonts
