// SPDX-License-Identifier: MIT
#include "core/brcode/brcoderepair.h"

#include "core/brcode/codespelling.h"
#include "core/brcode/linejoining.h"
#include "core/values/pastedtext.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

bool isNoBreakSpace(QChar c)
{
    return c == u'\u00a0' || c == u'\u2007' || c == u'\u202f';
}

bool isDroppable(QChar c)
{
    return pasted::isLineBreak(c) || c == u'\t' || pasted::isInvisible(c);
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
        if (pasted::isLineBreak(c))
            isIndentation = true;
        else if (!isDroppable(c) && !(isIndentation && c == u' ')) {
            isIndentation = false;
            result += c;
        }
    }
    return result;
}

/** Every line break, with the blanks and further breaks around it, becomes @p glue. */
QString joinedWith(const QString &text, QChar glue)
{
    QString result;
    bool isBroken = false;
    for (const QChar c : text) {
        if (pasted::isLineBreak(c)) {
            isBroken = true;
            while (result.endsWith(u' '))
                result.chop(1);
        } else if (!isDroppable(c) && !(isBroken && c == u' ')) {
            if (isBroken)
                result += glue;
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
    if (std::any_of(start.text.cbegin(), start.text.cend(), pasted::isLineBreak)) {
        add(joined(start.text), BrCodeFinding::LinesJoined);
        // Mail programs break a line at a blank.
        add(joinedWith(start.text, u' '), BrCodeFinding::LinesToBlank);
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

/** Positions behind the objects that may be a CRC. They may overlap. */
QList<qsizetype> crcEnds(const QString &text)
{
    QList<qsizetype> ends;
    for (auto end = crcEnd().match(text); end.hasMatch(); end = crcEnd().match(text, end.capturedStart() + 1))
        ends.append(end.capturedEnd());
    return ends;
}

/** Collects the parts of guesses that may be codes, each once, as long as the work stays small. */
class PartSearch
{
public:
    /** The guesses at the text that was copied. @p repairs is how @p text was made of the pasted one. */
    void addText(const QString &text, const QList<BrCodeFinding> &repairs);
    [[nodiscard]] PartsFound takeFound();

private:
    void addParts(const RepairCandidate &guess);
    void addGroups(const RepairCandidate &guess);
    void addAcrossLines(const QString &text, const QList<BrCodeFinding> &repairs);
    /** Parts from @p begin to each of @p ends. All with a CRC that holds are added, and one with another CRC. */
    void addPartsFrom(qsizetype begin, const QList<qsizetype> &ends, const RepairCandidate &guess);
    void add(const QString &part, const QList<BrCodeFinding> &repairs);

    static constexpr qsizetype crcDigits = 4;
    /** Characters that may still be looked at, some milliseconds' worth. Below zero: parts were left out. */
    qint64 m_work = 1'000'000;
    QList<RepairCandidate> m_found;
};

void PartSearch::addText(const QString &text, const QList<BrCodeFinding> &repairs)
{
    if (m_work < 0)
        return;
    for (RepairCandidate &guess : repairCandidates(text)) {
        m_work -= guess.text.size();
        guess.repairs.removeAll(BrCodeFinding::Trimmed);
        guess.repairs += repairs;
        addParts(guess);
        addGroups(guess);
    }
    addAcrossLines(text, repairs);
}

PartsFound PartSearch::takeFound()
{
    return {.candidates = std::move(m_found), .isComplete = m_work >= 0};
}

void PartSearch::addParts(const RepairCandidate &guess)
{
    qsizetype begin = guess.text.indexOf(formatObject);
    if (begin < 0)
        return;
    for (const QList<qsizetype> ends = crcEnds(guess.text); begin >= 0;
         begin = guess.text.indexOf(formatObject, begin + 1))
        addPartsFrom(begin, ends, guess);
}

void PartSearch::addPartsFrom(qsizetype begin, const QList<qsizetype> &ends, const RepairCandidate &guess)
{
    // The cost of a part in addition to its characters.
    constexpr qint64 workOfPart = 32;
    const bool mayBeLatin1 =
        std::any_of(guess.text.cbegin(), guess.text.cend(), [](QChar c) { return c >= u'\u0080' && c < u'\u0100'; });
    bool hasDamaged = false;
    quint16 crc = crc16({});
    qsizetype covered = begin;
    for (const qsizetype end : ends) {
        if (end - crcDigits < covered)
            continue;
        const QStringView added = QStringView(guess.text).sliced(covered, end - crcDigits - covered);
        const QStringView part = QStringView(guess.text).sliced(begin, end - begin);
        m_work -= workOfPart + (mayBeLatin1 ? part.size() : added.size());
        if (m_work < 0)
            return;
        crc = crc16(added.toUtf8(), crc);
        covered += added.size();
        const bool holds = crc == part.last(crcDigits).toUShort(nullptr, 16) || (mayBeLatin1 && endsWithItsCrc(part));
        if (!holds && hasDamaged)
            continue;
        hasDamaged = hasDamaged || !holds;
        const bool needsNoFinding =
            part.size() == guess.text.size() || guess.repairs.contains(BrCodeFinding::TextAround);
        add(part.toString(), needsNoFinding ? guess.repairs : guess.repairs + QList{BrCodeFinding::TextAround});
    }
}

void PartSearch::addGroups(const RepairCandidate &guess)
{
    for (qsizetype size = 2; size <= longestGroup; ++size) {
        QString format = formatObject;
        for (qsizetype blank = size; blank < format.size(); blank += size + 1)
            format.insert(blank, u' ');
        for (qsizetype begin = guess.text.indexOf(format); begin >= 0 && m_work >= 0;
             begin = guess.text.indexOf(format, begin + 1)) {
            const QString whole = ungrouped(QStringView(guess.text).sliced(begin), size);
            m_work -= 4 * whole.size();
            addPartsFrom(0, crcEnds(whole), {whole, guess.repairs + QList{BrCodeFinding::GroupsJoined}});
        }
    }
}

void PartSearch::addAcrossLines(const QString &text, const QList<BrCodeFinding> &repairs)
{
    RepairCandidate start{pasted::trimmed(text).toString(), repairs};
    if (std::any_of(start.text.cbegin(), start.text.cend(), isNoBreakSpace)) {
        std::replace_if(start.text.begin(), start.text.end(), isNoBreakSpace, u' ');
        start.repairs.append(BrCodeFinding::NbspToSpace);
    }
    for (const RepairCandidate &code : codesAcrossLines(joinedWith(start.text, u'\n'), m_work))
        add(code.text, start.repairs + code.repairs);
}

void PartSearch::add(const QString &part, const QList<BrCodeFinding> &repairs)
{
    const bool isKnown = std::any_of(m_found.cbegin(), m_found.cend(),
                                     [&part](const RepairCandidate &known) { return known.text == part; });
    if (!isKnown)
        m_found.append({part, repairs});
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

PartsFound partsWithin(const QString &text)
{
    PartSearch search;
    search.addText(text, {});
    if (const QString unquoted = withoutQuoteSigns(text); unquoted != text)
        search.addText(unquoted, {BrCodeFinding::TextAround});
    for (const QString &unescaped : unescapedTexts(text))
        search.addText(unescaped, {BrCodeFinding::EscapesRemoved});
    // A line may also be broken inside an escape.
    if (const QString oneLine = withoutControls(withoutQuoteSigns(text)); oneLine != text) {
        for (const QString &unescaped : unescapedTexts(oneLine))
            search.addText(unescaped, {BrCodeFinding::ControlRemoved, BrCodeFinding::EscapesRemoved});
    }
    return search.takeFound();
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
