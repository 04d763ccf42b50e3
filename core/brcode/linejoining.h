// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/brcoderepair.h"

#include <QList>
#include <QString>

namespace balcao
{

/** Codes whose lines were broken partly inside a word and partly at a blank.
 *
 *  Every U+000A in @p text is a break and becomes nothing or one blank. The lengths of the objects and the CRC decide. @p work is the
 *  number of characters that may still be looked at; if it ends below zero, codes may be missing.
 */
[[nodiscard]] QList<RepairCandidate> codesAcrossLines(const QString &text, qint64 &work);

} // namespace balcao
