// SPDX-License-Identifier: MIT
#pragma once

#include <QRandomGenerator>
#include <QString>

#include <array>

namespace balcao::test
{

/** Random texts over all of Unicode, and over what is none: every second sign is one that some database changes. */
class RandomText
{
public:
    explicit RandomText(quint32 seed)
        : m_dice(seed)
    {
    }

    [[nodiscard]] QString next(int longest = 12)
    {
        ++m_made;
        QString text;
        for (int left = m_dice.bounded(longest + 1); left > 0; --left)
            text += sign();
        return text;
    }
    /** Any bytes; every second time a text's. */
    [[nodiscard]] QByteArray nextBytes()
    {
        if (m_dice.bounded(2) == 0)
            return next().toUtf8();
        ++m_made;
        QByteArray bytes(m_dice.bounded(30), Qt::Uninitialized);
        for (char &byte : bytes)
            byte = static_cast<char>(m_dice.bounded(256));
        return bytes;
    }
    [[nodiscard]] int made() const noexcept { return m_made; }

private:
    [[nodiscard]] QString sign()
    {
        static constexpr std::array<char32_t, 14> odd{0,      1,      u'"',   u'\\',   u'\n',    0xFEFF, 0xFFFE,
                                                      0xFFFF, 0xFDD0, 0xFFFD, 0x1FFFE, 0x10FFFF, 0x0301, 0x202E};
        switch (m_dice.bounded(4)) {
        case 0:
            return QString::fromUcs4(&odd.at(m_dice.bounded(static_cast<quint32>(odd.size()))), 1);
        case 1:
            return QChar(
                static_cast<char16_t>(m_dice.bounded(0xD800, 0xE000))); // half a pair, or by chance a whole one
        case 2:
            return QChar(static_cast<char16_t>(m_dice.bounded(0x20, 0x7F)));
        default:
            break;
        }
        const char32_t any = m_dice.bounded(0x110000U);
        return QString::fromUcs4(&any, 1);
    }

    QRandomGenerator m_dice;
    int m_made = 0;
};

} // namespace balcao::test
