// SPDX-License-Identifier: MIT
#include "core/ledger/ledgererror.h"

using namespace Qt::StringLiterals;

namespace balcao
{

bool LedgerError::isOutage() const noexcept
{
    return kind != Kind::LiveAttempt && kind != Kind::Similar && kind != Kind::Overtaken && kind != Kind::NotFound &&
           kind != Kind::NotAllowed && kind != Kind::NotPermitted && kind != Kind::NeedsManager &&
           kind != Kind::ManagerRefused;
}

Unexpected<LedgerError> ledgerFailure(LedgerError::Kind kind, const QString &detail)
{
    return Unexpected<LedgerError>({.kind = kind, .detail = detail});
}

} // namespace balcao
