// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgererror.h"
#include "core/values/functionref.h"

#include <QtGlobal>

namespace balcao
{

/** Called with how far something long has come, in the thread that does it; false gives it up. May be empty. */
using LedgerWatch = FunctionRef<bool(qint64 done, qint64 all)>;

/** Tells @p watch; Cancelled: it gave up. */
[[nodiscard]] inline Expected<void, LedgerError> goOn(const LedgerWatch &watch, qint64 done, qint64 all)
{
    return watch && !watch(done, all) ? ledgerFailure(LedgerError::Kind::Cancelled) : Expected<void, LedgerError>();
}

} // namespace balcao
