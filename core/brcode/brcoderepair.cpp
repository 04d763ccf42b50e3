// SPDX-License-Identifier: MIT
#include "core/brcode/brcoderepair.h"

#include "core/values/pastedtext.h"

#include <QRegularExpression>
#include <QStringList>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

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

/** The first object of every code, and the last one. */
constexpr QLatin1StringView formatObject = "000201"_L1;
const QRegularExpression &crcEnd()
{
    static const QRegularExpression object(u"6304[0-9A-Fa-f]{4}"_s);
    return object;
}

/** Longer groups are not tried. */
constexpr qsizetype longestGroup = 10;

void addParts(QList<RepairCandidate> &candidates, const QString &text, const QList<BrCodeFinding> &repairs)
{
    constexpr qsizetype mostParts = 256;
    for (qsizetype begin = text.indexOf(formatObject); begin >= 0; begin = text.indexOf(formatObject, begin + 1)) {
        for (auto end = crcEnd().match(text, begin); end.hasMatch();
             end = crcEnd().match(text, end.capturedStart() + 1)) {
            if (candidates.size() == mostParts)
                return;
            const QString part = text.sliced(begin, end.capturedEnd() - begin);
            const bool needsNoFinding = part.size() == text.size() || repairs.contains(BrCodeFinding::TextAround);
            candidates.append({part, needsNoFinding ? repairs : repairs + QList{BrCodeFinding::TextAround}});
        }
    }
}

/** @p text without the blank behind every @p size characters, as far as there are such blanks. */
QString ungrouped(QStringView text, qsizetype size)
{
    QString whole;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (i % (size + 1) < size)
            whole += text.at(i);
        else if (!text.at(i).isSpace())
            break;
    }
    return whole;
}

void addGroups(QList<RepairCandidate> &candidates, const QString &text, const QList<BrCodeFinding> &repairs)
{
    for (qsizetype size = 2; size <= longestGroup; ++size) {
        QString format = formatObject;
        for (qsizetype blank = size; blank < format.size(); blank += size + 1)
            format.insert(blank, u' ');
        for (qsizetype begin = text.indexOf(format); begin >= 0; begin = text.indexOf(format, begin + 1))
            addParts(candidates, ungrouped(QStringView(text).sliced(begin), size),
                     repairs + QList{BrCodeFinding::GroupsJoined});
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

QList<RepairCandidate> candidatesWithin(QStringView text)
{
    QList<RepairCandidate> candidates;
    QList<RepairCandidate> guesses = repairCandidates(text);
    // The sign that mail programs put before each line of what is quoted.
    static const QRegularExpression quoting(u"^[ \\t]*(?:>[ \\t]*)+"_s, QRegularExpression::MultilineOption);
    if (const QString unquoted = text.toString().remove(quoting); unquoted.size() != text.size()) {
        QList<RepairCandidate> others = repairCandidates(unquoted);
        for (RepairCandidate &guess : others)
            guess.repairs.append(BrCodeFinding::TextAround);
        guesses += others;
    }
    for (RepairCandidate &guess : guesses) {
        guess.repairs.removeAll(BrCodeFinding::Trimmed);
        addParts(candidates, guess.text, guess.repairs);
        addGroups(candidates, guess.text, guess.repairs);
        // As in JSON, and in a link.
        for (const QString &unescaped :
             {QString(guess.text).remove(u'\\'), QUrl::fromPercentEncoding(guess.text.toUtf8())}) {
            if (unescaped != guess.text)
                addParts(candidates, unescaped, guess.repairs + QList{BrCodeFinding::EscapesRemoved});
        }
    }
    return candidates;
}

QStringView likelyPart(QStringView text)
{
    const qsizetype begin = text.indexOf(formatObject);
    if (begin > 0)
        text = text.sliced(begin);
    qsizetype end = text.size();
    for (auto found = crcEnd().globalMatch(text.toString()); found.hasNext();)
        end = found.next().capturedEnd();
    return pasted::trimmed(text.first(end));
}

} // namespace balcao
