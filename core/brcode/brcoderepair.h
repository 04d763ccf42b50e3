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

/** Parts of a text that may be codes. */
struct PartsFound {
    QList<RepairCandidate> candidates;
    /** False: the text has more beginnings, ends or broken lines than are tried, and codes may be missing. */
    bool isComplete = true;
};

/** The parts from "000201" to a "6304" and four hexadecimal digits, of repairCandidates(text) and of the same text without the blanks of
 *  groups, the signs of quoted mail, line breaks in and between words, and the escapes of mail, JSON, HTML, forms and links.
 */
[[nodiscard]] PartsFound partsWithin(const QString &text);

/** The part of @p text that is most likely a code, whole or damaged: from the first "000201" to the last CRC object; where one of them
 *  is missing, from the beginning or to the end. No blanks around.
 */
[[nodiscard]] QStringView likelyPart(QStringView text);

} // namespace balcao
