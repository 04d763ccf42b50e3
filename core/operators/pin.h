// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/operators/roles.h"
#include "core/values/scannedcode.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <utility>

namespace balcao
{

enum class PinError {
    NotDigits,
    TooShort,
    TooLong,
    BadgeTooShort,
    BadgeTooLong,
    /** Blanks, accents, control characters. */
    NotABadge,
    /** A reader typed an EAN-8, which is shorter than any badge. */
    ProductCode
};

/** A PIN as it was typed, ASCII digits, or what a badge's reader types. Kept once, however often it is handed on, and wiped when the last holder has gone. Has no text form. */
class Pin
{
public:
    static constexpr qsizetype longest = 8;
    /** Four digits for cashiers; who allows what others may not has six. */
    [[nodiscard]] static constexpr qsizetype shortestFor(Role role) { return role == Role::Manager ? 6 : 4; }

    /** A new one of somebody of that role; one that is only compared is a cashier's. */
    [[nodiscard]] static Expected<Pin, PinError> parse(QByteArrayView text, Role role = Role::Cashier);

    static constexpr qsizetype shortestBadge = 9;
    static constexpr qsizetype longestBadge = 64;
    /** Printable ASCII, longer than any PIN. */
    [[nodiscard]] static Expected<Pin, PinError> badge(QByteArrayView text);

    [[nodiscard]] qsizetype size() const noexcept { return m_digits->size; }
    /** The form of a badge that no operator has. */
    [[nodiscard]] ScannedCode scanned() const { return scannedCodeOf({m_digits->text.data(), m_digits->size}); }

private:
    friend class PinSecret;
    struct Digits {
        /** HMAC takes its key as a block, filled up with zeros: as one it is taken from here, else Qt makes a copy and leaves it behind. */
        std::array<char, longestBadge> text{};
        qsizetype size = 0;
        Digits() = default;
        ~Digits();
        Q_DISABLE_COPY_MOVE(Digits)
    };
    Pin() = default;
    [[nodiscard]] static Pin of(QByteArrayView text);

    std::shared_ptr<Digits> m_digits = std::make_shared<Digits>();
};

/** What the ledger keeps of a PIN: "$pbkdf2-sha256$i=600000$salt$hash", in base64 without its padding. A PIN with a pepper, 32 bytes that
 *  only the computers' keyrings hold, also names it (",k=" and eight hexadecimal digits of its hash): where another one or none is
 *  given nothing can be compared. Some tenths of a second each: never in a thread that draws or answers.
 */
class PinSecret
{
public:
    /** Of new ones (OWASP, 2023); older ones grow when they are used next. */
    static constexpr int rounds = 600'000;
    static constexpr qsizetype pepperSize = 32;

    [[nodiscard]] static PinSecret of(const Pin &pin, const QByteArray &pepper = {}, int rounds = PinSecret::rounds);
    /** Of a badge: with the salt of @p alike, so that one hash is compared with both. */
    [[nodiscard]] static PinSecret like(const PinSecret &alike, const Pin &badge, const QByteArray &pepper);
    /** Nothing: the text is none. */
    [[nodiscard]] static std::optional<PinSecret> parse(const QString &text);

    [[nodiscard]] QString text() const;
    /** Made with that pepper, or without one. */
    [[nodiscard]] bool isOf(const QByteArray &pepper) const { return m_keyId.isEmpty() || m_keyId == keyIdOf(pepper); }
    [[nodiscard]] bool isWeak(int wanted = rounds) const noexcept { return m_rounds < wanted; }
    /** In the same time whatever is wrong. */
    [[nodiscard]] bool fits(const Pin &pin, const QByteArray &pepper) const;
    /** Whose id of @p all the badge is of; empty: nobody's. Those made like() another one cost one hash together. */
    [[nodiscard]] static QString find(const Pin &badge, const QByteArray &pepper,
                                      const QList<std::pair<QString, PinSecret>> &all);
    /** The same PIN with more rounds. */
    [[nodiscard]] PinSecret grown(const Pin &pin, const QByteArray &pepper, int wanted = rounds) const;

private:
    PinSecret() = default;
    [[nodiscard]] static QByteArray keyIdOf(const QByteArray &pepper);
    [[nodiscard]] QByteArray hashOf(const Pin &pin, const QByteArray &pepper) const;

    int m_rounds = rounds;
    QByteArray m_keyId;
    QByteArray m_salt;
    QByteArray m_hash;
};

} // namespace balcao
