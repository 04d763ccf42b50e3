// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

namespace balcao
{

/** Whether every database gives @p text back unchanged. SQLite and Qt's drivers change NUL, noncharacters (U+FFFE, U+FFFF, the
 *  ends of the other planes, U+FDD0 to U+FDEF), lone surrogates and a byte order mark at the beginning.
 */
[[nodiscard]] bool isStorable(QStringView text);

/** @p text with U+FFFD in place of each character that isStorable() refuses. */
[[nodiscard]] QString storableText(QString text);

/** Whether @p text is storable and has no U+FFFD, which may replace another character. */
[[nodiscard]] bool isExactText(QStringView text);

} // namespace balcao
