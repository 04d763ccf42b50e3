// SPDX-License-Identifier: MIT
#include "core/brcode/linejoining.h"

#include "core/brcode/tlv.h"
#include "core/values/asciidigits.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Follows the objects of the top level from one beginning. At a break inside a value both possibilities are followed. */
class LineJoiner
{
public:
    LineJoiner(QString text, LengthUnit unit, qint64 &work)
        : m_text(std::move(text))
        , m_unit(unit)
        , m_work(work)
    {
    }

    void followFrom(qsizetype begin)
    {
        m_begin = begin;
        m_code.clear();
        m_guesses = 0;
        follow({}, begin);
    }
    [[nodiscard]] const QList<RepairCandidate> &found() const noexcept { return m_found; }

private:
    struct State {
        /** Beginning in m_code of the object that is being read. */
        qsizetype object = 0;
        /** Rest of its value, in the unit of lengths. */
        int left = 0;
    };
    static constexpr qsizetype headerSize = 4;
    /** Guesses at one code. Among more, the CRC of 16 bits would hold by chance too often. */
    static constexpr int mostGuesses = 256;

    void follow(State state, qsizetype at);
    /** Adds @p c to m_code. False: m_code is a whole code, or cannot become one. */
    [[nodiscard]] bool take(State &state, QChar c);
    [[nodiscard]] int lengthOf(QChar c) const;

    QString m_text;
    LengthUnit m_unit;
    qint64 &m_work;
    qsizetype m_begin = 0;
    /** Characters taken since m_begin. */
    QString m_code;
    int m_guesses = 0;
    QList<RepairCandidate> m_found;
};

void LineJoiner::follow(State state, qsizetype at)
{
    for (; at < m_text.size(); ++at) {
        if (--m_work < 0)
            return;
        if (m_text.at(at) == u'\n') {
            if (state.left == 0)
                continue;
            const qsizetype size = m_code.size();
            m_text[at] = u' ';
            follow(state, at);
            m_text[at] = u'\n';
            m_code.truncate(size);
        } else if (!take(state, m_text.at(at))) {
            break;
        }
    }
    if (state.object + 2 * headerSize != m_code.size())
        return;
    m_work = ++m_guesses > mostGuesses ? -1 : m_work - m_code.size();
    if (!endsWithItsCrc(m_code))
        return;
    const bool isWhole = m_begin == 0 && at == m_text.size() - 1;
    QList<BrCodeFinding> repairs{BrCodeFinding::LinesJoined, BrCodeFinding::LinesToBlank};
    if (!isWhole)
        repairs.append(BrCodeFinding::TextAround);
    m_found.append({m_code, repairs});
}

bool LineJoiner::take(State &state, QChar c)
{
    m_code += c;
    const qsizetype size = m_code.size() - state.object;
    if (size <= headerSize && !isAsciiDigit(c))
        return false;
    if (size == headerSize)
        state.left = QStringView(m_code).last(2).toInt();
    else if (size > headerSize)
        state.left -= lengthOf(c);
    if (m_code.size() == 6 && m_code != "000201"_L1)
        return false;
    if (size < headerSize || state.left > 0)
        return true;
    if (state.left < 0 || QStringView(m_code).sliced(state.object).startsWith("6304"_L1))
        return false;
    state.object = m_code.size();
    return true;
}

int LineJoiner::lengthOf(QChar c) const
{
    // A surrogate pair counts with its second half.
    if (c.isHighSurrogate())
        return 0;
    if (m_unit == LengthUnit::Characters || c < u'\u0080')
        return 1;
    if (c.isLowSurrogate())
        return 4;
    return c < u'\u0800' ? 2 : 3;
}

} // namespace

QList<RepairCandidate> codesAcrossLines(const QString &text, qint64 &work)
{
    QList<RepairCandidate> found;
    if (!text.contains(u'\n'))
        return found;
    const bool isAscii = std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c < u'\u0080'; });
    for (const LengthUnit unit : {LengthUnit::Characters, LengthUnit::Utf8Bytes}) {
        LineJoiner joiner(text, unit, work);
        for (qsizetype begin = text.indexOf(u'0'); begin >= 0; begin = text.indexOf(u'0', begin + 1))
            joiner.followFrom(begin);
        found += joiner.found();
        if (isAscii)
            break;
    }
    return found;
}

} // namespace balcao
