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

} // namespace balcao
