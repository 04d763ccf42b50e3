// SPDX-License-Identifier: MIT
#include "core/brcode/codedamage.h"

#include <algorithm>

namespace balcao
{

bool CodeDamage::isMissingAsterisks() const
{
    return instead.isEmpty() && !missing.isEmpty() &&
           std::all_of(missing.cbegin(), missing.cend(), [](QChar sign) { return sign == u'*'; });
}

std::optional<CodeDamage> damageOf(QStringView copy, QStringView code)
{
    if (copy == code)
        return std::nullopt;
    const qsizetype shorter = std::min(copy.size(), code.size());
    qsizetype before = 0;
    while (before < shorter && copy.at(before) == code.at(before))
        ++before;
    qsizetype behind = 0;
    while (behind < shorter - before && copy.at(copy.size() - 1 - behind) == code.at(code.size() - 1 - behind))
        ++behind;
    constexpr qsizetype least = 3;
    constexpr qsizetype whole = 4;
    const bool isCaseOnly = copy.compare(code, Qt::CaseInsensitive) == 0;
    const bool isSameCode = (before + behind) * whole >= code.size() * least;
    const bool isLonger = copy.size() - before - behind > code.size();
    if (!isCaseOnly && (!isSameCode || isLonger))
        return std::nullopt;
    return CodeDamage{.position = before,
                      .missing = code.sliced(before, code.size() - before - behind).toString(),
                      .instead = copy.sliced(before, copy.size() - before - behind).toString()};
}

} // namespace balcao
