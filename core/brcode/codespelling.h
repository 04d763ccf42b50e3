// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace balcao
{

/** @p text without the signs (">") that mail programs put before each line of a quoted message. */
[[nodiscard]] QString withoutQuoteSigns(QString text);

/** Readings of @p text as mail (quoted-printable), JSON, HTML, a form or a link, and of these inside each other. A tag becomes a line
 *  break. At most 32 texts, none of them @p text itself; empty if nothing in it is escaped.
 */
[[nodiscard]] QStringList unescapedTexts(const QString &text);

} // namespace balcao
