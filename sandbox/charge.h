// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <optional>
#include <string>
#include <string_view>

namespace balcao::sandbox
{

/** The five values of the interface's section 3. */
enum class ChargeStatus { Waiting, Expired, Cancelled, Paid, Refunded };

/** As the interface writes it: Aguardando, Expirado, Cancelado, Paga, Reembolsado. */
[[nodiscard]] std::string_view statusText(ChargeStatus status);
[[nodiscard]] std::optional<ChargeStatus> statusFromText(std::string_view text);

/** Customer data as it was sent: checked, but kept and echoed to the letter. */
struct Customer {
    std::string name;
    std::string phone;
    std::string email;
    std::string taxId;

    bool operator==(const Customer &) const = default;
};

/** A charge of this provider. Text is UTF-8, the amount whole centavos, times milliseconds since 1970 in UTC. */
struct Charge {
    /** 1 to 999,999,999,999: what field 54 of the code can hold. */
    static constexpr qint64 maxCentavos = 999'999'999'999;

    std::string txid;
    qint64 centavos = 0;
    ChargeStatus status = ChargeStatus::Waiting;
    Customer customer;
    std::string code;
    qint64 createdAt = 0;
    qint64 updatedAt = 0;
    qint64 expiresAt = 0;

    bool operator==(const Charge &) const = default;
};

} // namespace balcao::sandbox
