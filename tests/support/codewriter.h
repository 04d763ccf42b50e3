// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <cstdint>
#include <utility>

namespace balcao::test
{

/** CRC-16/CCITT-FALSE by polynomial division of the whole message, so that it shares no line with the one under test. */
inline QByteArray crcByDivision(const QByteArray &bytes)
{
    // Starting with 0xFFFF is the same as inverting the first sixteen bits of the message.
    std::uint32_t rest = 0;
    const qsizetype bits = bytes.size() * 8 + 16;
    for (qsizetype i = 0; i < bits; ++i) {
        bool bit = false;
        if (i < bytes.size() * 8)
            bit = ((static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i / 8])) >> (7 - i % 8)) & 1U) != 0;
        if (i < 16)
            bit = !bit;
        rest = (rest << 1) | (bit ? 1U : 0U);
        if ((rest & 0x10000U) != 0)
            rest ^= 0x11021U;
    }
    return QByteArray::number(rest, 16).rightJustified(4, '0').toUpper();
}

/** "5907EMPRESA": one object, its length in characters. */
inline QString object(const char *id, const QString &value)
{
    return QString::fromLatin1(id) + QString::number(value.toUcs4().size()).rightJustified(2, u'0') + value;
}

/** The same with the length in bytes of UTF-8. */
inline QString objectInBytes(const char *id, const QString &value)
{
    return QString::fromLatin1(id) + QString::number(value.toUtf8().size()).rightJustified(2, u'0') + value;
}

/** Puts "6304" and the CRC behind @p body. */
inline QString sealed(const QString &body)
{
    const QString covered = body + QStringLiteral("6304");
    return covered + QString::fromLatin1(crcByDivision(covered.toUtf8()));
}

inline QString sealedInLatin1(const QString &body)
{
    const QString covered = body + QStringLiteral("6304");
    return covered + QString::fromLatin1(crcByDivision(covered.toLatin1()));
}

/** A code made of parts. Starts as a good static code; a test replaces, leaves out or adds what it is about. */
class CodeWriter
{
public:
    CodeWriter()
    {
        set("00", QStringLiteral("01"));
        set("26", object("00", gui()) + object("01", key()));
        set("52", QStringLiteral("0000"));
        set("53", QStringLiteral("986"));
        set("58", QStringLiteral("BR"));
        set("59", QStringLiteral("LOJA EXEMPLA"));
        set("60", QStringLiteral("SAO PAULO"));
        set("62", object("05", QStringLiteral("***")));
    }

    static QString gui() { return QStringLiteral("br.gov.bcb.pix"); }
    static QString key() { return QStringLiteral("pix@example.com"); }
    static QString location() { return QStringLiteral("pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25"); }

    static CodeWriter dynamic() { return CodeWriter().set("26", object("00", gui()) + object("25", location())); }

    CodeWriter &set(const char *id, const QString &value)
    {
        for (auto &[known, text] : m_objects) {
            if (known == id) {
                text = value;
                return *this;
            }
        }
        return add(id, value);
    }

    /** Adds it even when the id is there already. */
    CodeWriter &add(const char *id, const QString &value)
    {
        m_objects.append({QByteArray(id), value});
        return *this;
    }

    CodeWriter &without(const char *id)
    {
        m_objects.removeIf([id](const auto &entry) { return entry.first == id; });
        return *this;
    }

    [[nodiscard]] QString body() const
    {
        QString text;
        for (const auto &[id, value] : m_objects)
            text += object(id.constData(), value);
        return text;
    }

    [[nodiscard]] QString bodyInBytes() const
    {
        QString text;
        for (const auto &[id, value] : m_objects)
            text += objectInBytes(id.constData(), value);
        return text;
    }

    [[nodiscard]] QString code() const { return sealed(body()); }

private:
    QList<std::pair<QByteArray, QString>> m_objects;
};

} // namespace balcao::test
