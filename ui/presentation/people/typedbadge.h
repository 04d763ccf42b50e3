// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/pin.h"

#include <QChar>
#include <QElapsedTimer>

#include <array>
#include <chrono>

namespace balcao
{

/** What a badge's reader types, in front of its Enter: faster than anybody, and longer than a PIN. As TypedPin it is not looked at. */
class TypedBadge
{
public:
    /** Between two keys of a reader. */
    static constexpr std::chrono::milliseconds pace{80};

    TypedBadge() = default;
    ~TypedBadge() { clear(); }
    Q_DISABLE_COPY_MOVE(TypedBadge)

    /** Behind the key before it came after @p pause. */
    void add(QChar sign, std::chrono::milliseconds pause)
    {
        if (pause > pace || sign.unicode() > u'~')
            clear();
        if (m_size < Pin::longestBadge && sign.unicode() <= u'~')
            m_signs.at(static_cast<std::size_t>(m_size++)) = sign.toLatin1();
    }
    void clear()
    {
        wipe(m_signs);
        m_size = 0;
    }
    /** Enter was pressed: nothing is typed any more. ProductCode: a reader typed an EAN-8. Another error: a person types by hand. */
    [[nodiscard]] Expected<Pin, PinError> take(std::chrono::milliseconds pause)
    {
        const QByteArrayView text(m_signs.data(), pause > pace ? 0 : m_size);
        auto badge = Pin::badge(text);
        if (!badge && scannedCodeOf(text) == ScannedCode::Product)
            badge = Unexpected<PinError>(PinError::ProductCode);
        clear();
        return badge;
    }

private:
    std::array<char, Pin::longestBadge> m_signs{};
    qsizetype m_size = 0;
};

/** The same, by the time between the keys. */
class HeardBadge
{
public:
    void add(QChar sign)
    {
        m_typed.add(sign, pause());
        m_sinceKey.start();
    }
    [[nodiscard]] Expected<Pin, PinError> take() { return m_typed.take(pause()); }

private:
    [[nodiscard]] std::chrono::milliseconds pause() const
    {
        return std::chrono::milliseconds(m_sinceKey.isValid() ? m_sinceKey.elapsed() : 0);
    }

    TypedBadge m_typed;
    QElapsedTimer m_sinceKey;
};

} // namespace balcao
