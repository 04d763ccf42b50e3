// SPDX-License-Identifier: MIT
#include "sandbox/charge.h"

#include <array>

namespace balcao::sandbox
{

namespace
{

struct Word {
    ChargeStatus status;
    std::string_view text;
};

constexpr std::array words{
    Word{ChargeStatus::Waiting, "Aguardando"},   Word{ChargeStatus::Expired, "Expirado"},
    Word{ChargeStatus::Cancelled, "Cancelado"},  Word{ChargeStatus::Paid, "Paga"},
    Word{ChargeStatus::Refunded, "Reembolsado"},
};

} // namespace

std::string_view statusText(ChargeStatus status)
{
    for (const Word &word : words) {
        if (word.status == status) {
            return word.text;
        }
    }
    Q_UNREACHABLE();
}

std::optional<ChargeStatus> statusFromText(std::string_view text)
{
    for (const Word &word : words) {
        if (word.text == text) {
            return word.status;
        }
    }
    return std::nullopt;
}

} // namespace balcao::sandbox
