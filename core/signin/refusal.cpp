// SPDX-License-Identifier: MIT
#include "core/signin/refusal.h"

namespace balcao
{

Refusal refusalOf(const LedgerError &error)
{
    using Kind = LedgerError::Kind;
    if (error.kind == Kind::Overtaken)
        return Obstacle::Overtaken;
    if (error.kind == Kind::LiveAttempt)
        return Obstacle::SaleUnderWay;
    if (error.kind == Kind::NotPermitted)
        return NeedsSomebody{.act = fromKey<Act>(error.detail).value_or(Act::Settings),
                             .why = NeedsSomebody::Why::NotSignedIn};
    if (error.kind == Kind::NotAllowed) {
        if (const auto obstacle = fromKey<Obstacle>(error.detail))
            return *obstacle;
    }
    return error;
}

} // namespace balcao
