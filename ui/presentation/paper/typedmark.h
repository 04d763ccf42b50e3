// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/paper/slipmark.h"

#include <QElapsedTimer>

#include <chrono>

namespace balcao
{

/** What a bar code's reader types in front of its Enter: a SlipMark, faster than anybody. */
class TypedMark
{
public:
    /** Between two keys of a reader. */
    static constexpr std::chrono::milliseconds pace{80};

    /** Behind the key before it came after @p pause. True: a mark may begin with it. */
    bool add(QChar sign, std::chrono::milliseconds pause)
    {
        const bool isFirst = sign == u'B' || sign == u'b';
        const bool isNext = sign >= u'0' && sign <= u'9' && !m_text.isEmpty() && pause <= pace;
        if (isFirst || !isNext)
            m_text.clear();
        if (isFirst || isNext)
            m_text += sign;
        return isFirst;
    }
    /** Enter was pressed. Nothing: somebody typed by hand, or something else. */
    [[nodiscard]] std::optional<SlipMark> take(std::chrono::milliseconds pause)
    {
        auto mark = pause <= pace ? SlipMark::parse(m_text) : std::nullopt;
        m_text.clear();
        return mark;
    }

private:
    QString m_text;
};

/** The same, by the time between the keys. */
class HeardMark
{
public:
    bool add(QChar sign)
    {
        const bool isFirst = m_typed.add(sign, pause());
        m_sinceKey.start();
        return isFirst;
    }
    [[nodiscard]] std::optional<SlipMark> take() { return m_typed.take(pause()); }

private:
    [[nodiscard]] std::chrono::milliseconds pause() const
    {
        return std::chrono::milliseconds(m_sinceKey.isValid() ? m_sinceKey.elapsed() : 0);
    }

    TypedMark m_typed;
    QElapsedTimer m_sinceKey;
};

} // namespace balcao
