// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/brcode.h"

#include <QList>
#include <QString>
#include <QStringView>

namespace balcao
{

/** A guess at the text that was copied, and the names of what was done to the received one. */
struct RepairCandidate {
    QString text;
    QList<BrCodeFinding> repairs;
};

/** What a received text may have been before mail programs, PDF readers and chats touched it, the most careful guess
 *  first and always at least one. Blanks (U+0020) between words are data: none is added or taken away except where a
 *  line was broken. Which guess is right only the CRC can say.
 */
[[nodiscard]] QList<RepairCandidate> repairCandidates(QStringView received);

/** The parts of those guesses from "000201" to a "6304" and four hexadecimal digits, as they are and without the blanks of groups, the
 *  backslashes of JSON, the percent encoding of links or the signs of quoted mail. At most 256 in all.
 */
[[nodiscard]] QList<RepairCandidate> candidatesWithin(QStringView text);

/** The part of @p text that is most likely a code, whole or damaged: from the first "000201" to the last CRC object; where one of them
 *  is missing, from the beginning or to the end. No blanks around.
 */
[[nodiscard]] QStringView likelyPart(QStringView text);

} // namespace balcao
