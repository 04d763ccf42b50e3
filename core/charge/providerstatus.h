// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace balcao
{

/** What the provider says of a charge: one of the five words of the interface (section 3), or another one, kept as it came.
 *
 *  Case and blanks around the word aside it must be one of the five. Another word is never taken for Paid.
 */
class ProviderStatus
{
public:
    enum class Kind { Waiting, Expired, Cancelled, Paid, Refunded, Other };

    /** Reads "Aguardando", "Expirado", "Cancelado", "Paga", "Reembolsado"; anything else is Other. */
    [[nodiscard]] static ProviderStatus fromWire(const QString &text);

    [[nodiscard]] Kind kind() const noexcept { return m_kind; }
    /** The word exactly as received; may hold anything, so it is untrusted text. */
    [[nodiscard]] const QString &asReceived() const noexcept { return m_asReceived; }

    [[nodiscard]] static constexpr bool isMoney(Kind kind) noexcept
    {
        return kind == Kind::Paid || kind == Kind::Refunded;
    }
    /** Paid, Refunded and Cancelled charges are not corrected. */
    [[nodiscard]] bool allowsCorrection() const noexcept;

    bool operator==(const ProviderStatus &) const = default;

private:
    ProviderStatus(Kind kind, QString asReceived)
        : m_kind(kind)
        , m_asReceived(std::move(asReceived))
    {
    }

    Kind m_kind;
    QString m_asReceived;
};

} // namespace balcao
