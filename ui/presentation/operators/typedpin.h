// SPDX-License-Identifier: MIT
#pragma once

#include "core/operators/pin.h"

#include <QChar>

#include <array>

namespace balcao
{

/** The digits of a PIN while they are typed: they can be taken and wiped, and not looked at. */
class TypedPin
{
public:
    TypedPin() = default;
    ~TypedPin() { clear(); }
    Q_DISABLE_COPY_MOVE(TypedPin)

    /** Nothing happens: it is no digit from 0 to 9, or there are enough. */
    void add(QChar digit)
    {
        if (digit >= u'0' && digit <= u'9' && m_size < Pin::longest)
            m_digits.at(static_cast<std::size_t>(m_size++)) = digit.toLatin1();
    }
    void removeLast()
    {
        if (m_size > 0)
            wipe(static_cast<std::size_t>(--m_size));
    }
    void clear()
    {
        while (m_size > 0)
            removeLast();
    }
    [[nodiscard]] qsizetype size() const noexcept { return m_size; }
    /** The same digits. */
    [[nodiscard]] bool isSame(const TypedPin &other) const
    {
        return m_size == other.m_size && m_digits == other.m_digits;
    }
    /** The PIN, and no digits any more; a new one of somebody of that role. */
    [[nodiscard]] Expected<Pin, PinError> take(Role role = Role::Cashier)
    {
        auto pin = Pin::parse(QByteArrayView(m_digits.data(), m_size), role);
        clear();
        return pin;
    }

private:
    /** Also where nobody reads it again. */
    void wipe(std::size_t at) { static_cast<volatile char &>(m_digits.at(at)) = 0; }

    std::array<char, Pin::longest> m_digits{};
    qsizetype m_size = 0;
};

} // namespace balcao
