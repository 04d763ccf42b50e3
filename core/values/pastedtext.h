// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

/** What copying and pasting puts around a value. The parsers of values ask here, so that all of them forgive the same. */
namespace balcao::pasted
{

/** Takes no room on the screen: zero-width blanks and joiners, direction marks, soft hyphens, byte order marks, variation
 *  selectors, fillers. No control character is one. */
[[nodiscard]] bool isInvisible(QChar c) noexcept;

/** Without blanks of any kind, line breaks and invisible marks at both ends. */
[[nodiscard]] QStringView trimmed(QStringView text) noexcept;

} // namespace balcao::pasted
