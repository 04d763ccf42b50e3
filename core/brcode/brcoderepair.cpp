// SPDX-License-Identifier: MIT
#include "core/brcode/brcoderepair.h"

#include "core/values/pastedtext.h"

#include <algorithm>

namespace balcao
{

namespace
{

bool isLineBreak(QChar c)
{
    return c == u'\n' || c == u'\r' || c == u'\u0085' || c == u'\u2028' || c == u'\u2029';
}

bool isNoBreakSpace(QChar c)
{
    return c == u'\u00a0' || c == u'\u2007' || c == u'\u202f';
}

bool isDroppable(QChar c)
{
    return isLineBreak(c) || c == u'\t' || pasted::isInvisible(c);
}

QString withoutControls(const QString &text)
{
    QString result = text;
    result.removeIf(isDroppable);
    return result;
}

/** Lines put together without the blanks that indent them. Blanks at the end of a line may be data and stay. */
QString joined(const QString &text)
{
    QString result;
    bool isIndentation = false;
    for (const QChar c : text) {
        if (isLineBreak(c))
            isIndentation = true;
        else if (!isDroppable(c) && !(isIndentation && c == u' ')) {
            isIndentation = false;
            result += c;
        }
    }
    return result;
}

/** Every line break, with the blanks around it, as the one blank at which a mail program broke the line. */
QString joinedWithBlanks(const QString &text)
{
    QString result;
    bool isBroken = false;
    for (const QChar c : text) {
        if (isLineBreak(c)) {
            isBroken = true;
            while (result.endsWith(u' '))
                result.chop(1);
        } else if (!isDroppable(c) && !(isBroken && c == u' ')) {
            if (isBroken)
                result += u' ';
            isBroken = false;
            result += c;
        }
    }
    return result;
}

void addVariants(QList<RepairCandidate> &candidates, const RepairCandidate &start)
{
    const auto add = [&](const QString &text, BrCodeFinding repair) {
        const bool isKnown = std::any_of(candidates.cbegin(), candidates.cend(),
                                         [&text](const RepairCandidate &known) { return known.text == text; });
        if (!isKnown)
            candidates.append({text, start.repairs + QList{repair}});
    };
    candidates.append(start);
    if (std::none_of(start.text.cbegin(), start.text.cend(), isDroppable))
        return;
    add(withoutControls(start.text), BrCodeFinding::ControlRemoved);
    if (std::any_of(start.text.cbegin(), start.text.cend(), isLineBreak)) {
        add(joined(start.text), BrCodeFinding::LinesJoined);
        add(joinedWithBlanks(start.text), BrCodeFinding::LinesToBlank);
    }
}

} // namespace

QList<RepairCandidate> repairCandidates(QStringView received)
{
    const QStringView text = pasted::trimmed(received);
    RepairCandidate start{text.toString(), {}};
    if (text.size() != received.size())
        start.repairs.append(BrCodeFinding::Trimmed);

    QList<RepairCandidate> candidates;
    addVariants(candidates, start);
    if (std::any_of(text.begin(), text.end(), isNoBreakSpace)) {
        std::replace_if(start.text.begin(), start.text.end(), isNoBreakSpace, u' ');
        start.repairs.append(BrCodeFinding::NbspToSpace);
        addVariants(candidates, start);
    }
    return candidates;
}

} // namespace balcao
