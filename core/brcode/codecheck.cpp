// SPDX-License-Identifier: MIT
#include "core/brcode/codecheck.h"

namespace balcao
{

namespace
{

CodeCheck::Verdict verdictOn(const BrCode &code, Money charged)
{
    using Verdict = CodeCheck::Verdict;
    if (!code.isPayable())
        return Verdict::NotPayable;
    const BrCodeFields &fields = code.fields();
    if (!fields.amount || *fields.amount == charged)
        return Verdict::Verified;
    return fields.url.isNull() ? Verdict::AmountDiffers : Verdict::AmountDiffersIgnoredByBanks;
}

} // namespace

CodeCheck checkCode(QStringView received, Money charged)
{
    const auto code = BrCode::parseTolerant(received);
    if (code)
        return {verdictOn(*code, charged), *code, std::nullopt};
    if (code.error() == BrCodeFinding::Empty)
        return {CodeCheck::Verdict::Missing, std::nullopt, std::nullopt};
    return {CodeCheck::Verdict::Invalid, std::nullopt, code.error()};
}

} // namespace balcao
