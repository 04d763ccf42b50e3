// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/brcode.h"
#include "core/enumnames.h"
#include "core/values/money.h"

#include <QStringView>

#include <optional>

namespace balcao
{

/** What checking a received code against its charge gave. Only a verified code may be drawn, copied or printed as it is. */
struct CodeCheck {
    enum class Verdict {
        Verified,
        Missing,
        /** Not a valid Pix code, or one with a tip or a fee: see problem. */
        Invalid,
        /** Valid, but only a recurrence authorisation. */
        NotPayable,
        /** A code with a key whose field 54 differs: the payer would pay that other amount. Refused. */
        AmountDiffers,
        /** A code with a URL whose field 54 differs: banks ignore it, so a person sees the difference first and decides. */
        AmountDiffersIgnoredByBanks
    };

    Verdict verdict = Verdict::Missing;
    std::optional<BrCode> code;
    std::optional<BrCodeFinding> problem;
    /** The remarks of the code, also of one that is verified. */
    QList<BrCodeFinding> remarks = {};

    [[nodiscard]] bool isVerified() const noexcept { return verdict == Verdict::Verified; }
};
template <>
inline constexpr auto enumText<CodeCheck::Verdict> = [] {
    using enum CodeCheck::Verdict;
    return std::array{std::pair{Verified, "verified"_L1},
                      std::pair{Missing, "missing"_L1},
                      std::pair{Invalid, "invalid"_L1},
                      std::pair{NotPayable, "not_payable"_L1},
                      std::pair{AmountDiffers, "amount_differs"_L1},
                      std::pair{AmountDiffersIgnoredByBanks, "amount_differs_ignored"_L1}};
}();
static_assert(isComplete(enumText<CodeCheck::Verdict>, CodeCheck::Verdict::AmountDiffersIgnoredByBanks));

/** Reads @p received tolerantly and compares it with @p charged. That 62-05 differs from the txid is normal and not looked at. */
[[nodiscard]] CodeCheck checkCode(QStringView received, Money charged);

} // namespace balcao
