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
    if (!code && code.error() == BrCodeFinding::Empty)
        return {CodeCheck::Verdict::Missing, std::nullopt, std::nullopt};
    if (!code)
        return {CodeCheck::Verdict::Invalid, std::nullopt, code.error()};
    if (code->fields().hasFee)
        return {CodeCheck::Verdict::Invalid, std::nullopt, BrCodeFinding::FeeInCode, code->remarks()};
    return {verdictOn(*code, charged), *code, std::nullopt, code->remarks()};
}

} // namespace balcao
