// SPDX-License-Identifier: MIT
#include "core/ledger/ledgererror.h"

#include "core/enumnames.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr auto kindNames = [] {
    using enum LedgerError::Kind;
    return std::array{std::pair{CannotOpen, "cannot_open"_L1},
                      std::pair{ReadOnly, "read_only"_L1},
                      std::pair{Busy, "busy"_L1},
                      std::pair{DiskFull, "disk_full"_L1},
                      std::pair{WriteFailed, "write_failed"_L1},
                      std::pair{Damaged, "damaged"_L1},
                      std::pair{Behind, "behind"_L1},
                      std::pair{OtherLog, "other_log"_L1},
                      std::pair{WrongEnvironment, "wrong_environment"_L1},
                      std::pair{NameTaken, "name_taken"_L1},
                      std::pair{Moved, "moved"_L1},
                      std::pair{OtherLedger, "other_ledger"_L1},
                      std::pair{Cancelled, "cancelled"_L1},
                      std::pair{NewerSchema, "newer_schema"_L1},
                      std::pair{SchemaMissing, "schema_missing"_L1},
                      std::pair{NoDriver, "no_driver"_L1},
                      std::pair{Pooler, "pooler"_L1},
                      std::pair{AccessRefused, "access_refused"_L1},
                      std::pair{ConnectionLost, "connection_lost"_L1},
                      std::pair{NoAnswer, "no_answer"_L1},
                      std::pair{LiveAttempt, "live_attempt"_L1},
                      std::pair{Similar, "similar"_L1},
                      std::pair{Overtaken, "overtaken"_L1},
                      std::pair{NotFound, "not_found"_L1},
                      std::pair{NotAllowed, "not_allowed"_L1},
                      std::pair{NotPermitted, "not_permitted"_L1},
                      std::pair{NeedsManager, "needs_manager"_L1},
                      std::pair{ManagerRefused, "manager_refused"_L1}};
}();
static_assert(isComplete(kindNames, LedgerError::Kind::ManagerRefused));

} // namespace

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

QLatin1StringView key(LedgerError::Kind kind)
{
    return nameIn(kindNames, kind);
}

} // namespace balcao
