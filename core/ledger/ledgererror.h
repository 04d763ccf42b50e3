// SPDX-License-Identifier: MIT
#pragma once

#include "core/enumnames.h"
#include "core/expected.h"

#include <QLatin1StringView>
#include <QString>

namespace balcao
{

/** Why a text is no ledger's address. */
enum class LedgerAddressError {
    Empty,
    Scheme,
    Malformed,
    HasPassword,
    /** It has require_auth, and libpq is older than version 16. */
    RequireAuth
};

/** Why the ledger did not do what was asked. Nothing was written, except where a kind says otherwise. */
struct LedgerError {
    enum class Kind {
        /** The file or its folder cannot be made or opened. */
        CannotOpen,
        ReadOnly,
        /** Another program kept the file locked for longer than the busy time-out. */
        Busy,
        DiskFull,
        /** The disk or the database did not take it. */
        WriteFailed,
        /** Not a ledger, or one whose pages or newest events do not hold together. */
        Damaged,
        /** It knows less than an anchor: it was damaged, or put back from a copy. The detail tells the numbers that are missing. */
        Behind,
        /** SQLite: the write-ahead log beside the file is another file's; the detail is its name. Neither was changed. */
        OtherLog,
        /** A training ledger is no shop's ledger, nor the other way round. */
        WrongEnvironment,
        /** Another till works under this counter's name; the detail is its computer, or empty. */
        NameTaken,
        /** SQLite: the ledger was moved into a database; the detail is its address. */
        Moved,
        /** What is to take a ledger holds another one already. */
        OtherLedger,
        /** It was to be given up, and was. */
        Cancelled,
        /** Written by a newer version of the program. */
        NewerSchema,
        /** PostgreSQL: the tables are not there and this role may not make them. */
        SchemaMissing,
        /** PostgreSQL: this build has no driver for it. */
        NoDriver,
        /** PostgreSQL: a pooler is there that keeps no session, as a till needs it. */
        Pooler,
        /** PostgreSQL: name or password are wrong, or the role may not do this. */
        AccessRefused,
        /** PostgreSQL: not reachable. What was being written may or may not be there: its token tells. */
        ConnectionLost,
        /** No answer in time; it is still being tried and may yet be written. */
        NoAnswer,
        /** The sale has a live attempt already, or the attempt was replaced by another. */
        LiveAttempt,
        /** A charge of the same amount and CPF/CNPJ, unknown or waiting, was made in the last ten minutes: the detail is its attempt. */
        Similar,
        /** Somebody else corrected the charge first, or is doing so. */
        Overtaken,
        /** There is no such attempt or charge, or the name fits several. */
        NotFound,
        /** The charge's state does not allow it; for a settlement: the txid belongs to another charge. */
        NotAllowed,
        /** Whoever does it may not: the detail is the Act. */
        NotPermitted,
        /** PostgreSQL: this role may not change people. The detail is the one that may; empty: there is none. */
        NeedsManager,
        /** PostgreSQL: the database did not take the password of the role that the detail names. */
        ManagerRefused
    };

    Kind kind = Kind::WriteFailed;
    /** English, for the support panel; never personal data. */
    QString detail;

    /** The ledger itself is in trouble: until that is over no charge is sent. */
    [[nodiscard]] bool isOutage() const noexcept;

    /** An event that failed so may be in the ledger all the same. */
    [[nodiscard]] bool mayBeWritten() const noexcept { return kind == Kind::NoAnswer || kind == Kind::ConnectionLost; }

    bool operator==(const LedgerError &) const = default;
};

/** @p detail: as in LedgerError. */
[[nodiscard]] Unexpected<LedgerError> ledgerFailure(LedgerError::Kind kind, const QString &detail = {});

/** "disk_full", … */
template <>
inline constexpr auto enumText<LedgerError::Kind> = [] {
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
static_assert(isComplete(enumText<LedgerError::Kind>, LedgerError::Kind::ManagerRefused));

} // namespace balcao
