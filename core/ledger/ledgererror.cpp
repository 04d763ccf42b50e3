// SPDX-License-Identifier: MIT
#include "core/ledger/ledgererror.h"

using namespace Qt::StringLiterals;

namespace balcao
{

bool LedgerError::isOutage() const noexcept
{
    switch (kind) {
    case Kind::LiveAttempt:
    case Kind::Overtaken:
    case Kind::NotFound:
    case Kind::NotAllowed:
        return false;
    case Kind::CannotOpen:
    case Kind::ReadOnly:
    case Kind::Busy:
    case Kind::DiskFull:
    case Kind::WriteFailed:
    case Kind::Damaged:
    case Kind::WrongEnvironment:
    case Kind::NewerSchema:
    case Kind::SchemaMissing:
    case Kind::NoDriver:
    case Kind::AccessRefused:
    case Kind::ConnectionLost:
    case Kind::NoAnswer:
        return true;
    }
    return true;
}

Unexpected<LedgerError> ledgerFailure(LedgerError::Kind kind, const QString &detail)
{
    return Unexpected<LedgerError>({.kind = kind, .detail = detail});
}

QLatin1StringView key(LedgerError::Kind kind)
{
    using Kind = LedgerError::Kind;
    switch (kind) {
    case Kind::CannotOpen:
        return "cannot_open"_L1;
    case Kind::ReadOnly:
        return "read_only"_L1;
    case Kind::Busy:
        return "busy"_L1;
    case Kind::DiskFull:
        return "disk_full"_L1;
    case Kind::WriteFailed:
        return "write_failed"_L1;
    case Kind::Damaged:
        return "damaged"_L1;
    case Kind::WrongEnvironment:
        return "wrong_environment"_L1;
    case Kind::NewerSchema:
        return "newer_schema"_L1;
    case Kind::SchemaMissing:
        return "schema_missing"_L1;
    case Kind::NoDriver:
        return "no_driver"_L1;
    case Kind::AccessRefused:
        return "access_refused"_L1;
    case Kind::ConnectionLost:
        return "connection_lost"_L1;
    case Kind::NoAnswer:
        return "no_answer"_L1;
    case Kind::LiveAttempt:
        return "live_attempt"_L1;
    case Kind::Overtaken:
        return "overtaken"_L1;
    case Kind::NotFound:
        return "not_found"_L1;
    case Kind::NotAllowed:
        return "not_allowed"_L1;
    }
    return {};
}

} // namespace balcao
