// SPDX-License-Identifier: MIT
#include "tests/app/cli/corpusfile.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::test
{

namespace
{

constexpr qsizetype longestLine = 116;
const QString noLineEnd = u"\\ no line end"_s;

/** Adds @p text, a line for each of its lines. */
void addLines(QStringList &lines, QChar kind, const QString &text)
{
    if (text.isEmpty())
        return;
    QStringList parts = text.split(u'\n');
    if (parts.constLast().isEmpty())
        parts.removeLast();
    else
        parts.append(noLineEnd);
    for (const QString &part : parts)
        lines.append(part.isEmpty() ? QString(kind) : kind + u' ' + part);
}

void takeLine(QString &text, const QString &rest)
{
    if (rest == noLineEnd)
        text.chop(1);
    else
        text += rest + u'\n';
}

/** The members of an object or a list, as written. */
QStringList membersOf(QStringView json)
{
    QStringList members;
    QString member;
    int depth = 0;
    bool isText = false;
    for (qsizetype at = 0; at < json.size(); ++at) {
        const QChar c = json[at];
        if (c == u',' && depth == 0 && !isText) {
            members.append(member);
            member.clear();
            continue;
        }
        member += c;
        if (isText && c == u'\\' && at + 1 < json.size())
            member += json[++at];
        else if (c == u'"')
            isText = !isText;
        else if (!isText && (c == u'{' || c == u'['))
            ++depth;
        else if (!isText && (c == u'}' || c == u']'))
            --depth;
    }
    return member.isEmpty() ? members : members << member;
}

/** The length of the key of @p member with its colon; 0 for a member of a list. */
qsizetype keyLength(const QString &member)
{
    const qsizetype end = member.startsWith(u'"') ? member.indexOf("\":"_L1, 1) : -1;
    return end < 0 || member.lastIndexOf(u'"', end - 1) != 0 ? 0 : end + 2;
}

QString broken(const QString &json, int indent)
{
    const bool isContainer = json.startsWith(u'{') || json.startsWith(u'[');
    if (!isContainer || json.size() + indent <= longestLine)
        return json;
    QStringList lines;
    for (const QString &member : membersOf(QStringView(json).sliced(1, json.size() - 2))) {
        const qsizetype length = keyLength(member);
        lines.append(QString(indent + 1, u' ') + member.left(length) + broken(member.sliced(length), indent + 1));
    }
    return json.front() + u'\n' + lines.join(u",\n"_s) + u'\n' + QString(indent, u' ') + json.back();
}

} // namespace

QString brokenIntoLines(const QString &json)
{
    const bool isObject = json.startsWith(u'{') && json.endsWith("}\n"_L1) && json.count(u'\n') == 1;
    return isObject ? broken(json.chopped(1), 0) + u'\n' : json;
}

QStringList resultLines(const CorpusStep &step)
{
    QStringList lines;
    if (step.isCommand)
        lines.append(u"= %1"_s.arg(step.exit));
    addLines(lines, u'|', step.output);
    addLines(lines, u'!', step.errors);
    return lines;
}

QString textOf(const QList<CorpusStep> &steps)
{
    QStringList lines;
    for (const CorpusStep &step : steps) {
        lines += step.comments;
        if (!step.line.isEmpty())
            lines.append((step.isCommand ? u"$ "_s : u"@ "_s) + step.line);
        addLines(lines, u'<', step.input);
        lines += resultLines(step);
        lines.append(QString());
    }
    return lines.join(u'\n');
}

QList<CorpusStep> readCorpus(const QString &text)
{
    QList<CorpusStep> steps;
    bool isNew = true;
    const QStringList lines = text.split(u'\n');
    for (const QString &line : lines) {
        if (line.isEmpty()) {
            isNew = true;
            continue;
        }
        if (isNew)
            steps.append(CorpusStep());
        isNew = false;
        CorpusStep &step = steps.last();
        const QString rest = line.sliced(qMin<qsizetype>(2, line.size()));
        switch (line.front().unicode()) {
        case u'#':
            step.comments.append(line);
            break;
        case u'$':
        case u'@':
            step.isCommand = line.front() == u'$';
            step.line = rest;
            break;
        case u'<':
            takeLine(step.input, rest);
            break;
        case u'=':
            step.exit = rest.toInt();
            break;
        case u'|':
            takeLine(step.output, rest);
            break;
        case u'!':
            takeLine(step.errors, rest);
            break;
        default:
            qFatal("not understood in the corpus: %s", qPrintable(line));
        }
    }
    return steps;
}

QString differenceOf(const QStringList &recorded, const QStringList &actual)
{
    constexpr qsizetype most = 12;
    const auto shorter = qMin(recorded.size(), actual.size());
    const auto first =
        std::mismatch(recorded.cbegin(), recorded.cbegin() + shorter, actual.cbegin()).first - recorded.cbegin();
    const auto last =
        std::mismatch(recorded.crbegin(), recorded.crend() - first, actual.crbegin(), actual.crend() - first).first -
        recorded.crbegin();
    QStringList lines;
    const auto add = [&](QChar sign, const QStringList &from) {
        const QStringList differing = from.sliced(first, from.size() - first - last);
        for (const QString &line : differing.first(qMin(most, differing.size())))
            lines.append(sign + u' ' + line);
        if (differing.size() > most)
            lines.append(u"%1 … %2 more lines"_s.arg(sign).arg(differing.size() - most));
    };
    add(u'-', recorded);
    add(u'+', actual);
    return lines.join(u'\n');
}

} // namespace balcao::test
