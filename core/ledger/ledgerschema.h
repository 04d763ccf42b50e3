// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/values/functionref.h"

#include <QStringList>

/** The tables' versions (docs/ledger.md), and what is looked at before a ledger is used. */
namespace balcao::ledgerschema
{

/** What this program writes. */
inline constexpr int newest = 10;

struct Opened {
    std::unique_ptr<LedgerConnection> connection;
    /** The hashes of events up to this one leave out their ids: they were written before version 3. */
    qint64 idsHashedAfter = 0;
};

/** Only where there is no file a new ledger is made (on PostgreSQL: where there are no tables); an empty file is a damaged one. An
 *  older ledger is brought up to date, in one transaction and after a file was copied beside. WrongEnvironment: it is marked
 *  otherwise. Moved: its ledger is elsewhere, the detail tells where.
 */
[[nodiscard]] Expected<Opened, LedgerError> open(const LedgerAddress &address, const LedgerStore::Options &options);

/** The version found; 0: no ledger yet. Damaged when it is a database of something else, or its tables are not those of it. */
[[nodiscard]] Expected<int, LedgerError> version(LedgerConnection &connection);

/** Of a ledger of version 3 or later. WrongEnvironment: its mark is another word. Moved: its ledger is elsewhere, the detail tells where. */
[[nodiscard]] Expected<LedgerEnvironment, LedgerError> environmentOf(LedgerConnection &connection);

enum class Which { All, Triggers };
/** SQLite: tables, indexes and triggers that are not this program's, and those of this program's that are missing or changed, in
 *  English: "trigger event_update: missing".
 */
[[nodiscard]] Expected<QStringList, LedgerError> differing(LedgerConnection &connection, Which which);

/** SQLite, opened alone: the ledger is at @p to from now on, and this file only to be read. */
[[nodiscard]] Expected<void, LedgerError> markMoved(LedgerConnection &connection, const LedgerAddress &to);

using FileMaker = FunctionRef<Expected<void, LedgerError>(const QString &aside)>;
/** A new file that is whole, or none: @p make writes it under another name, and has no connection to it at its end. */
[[nodiscard]] Expected<void, LedgerError> makeWhole(const QString &file, const FileMaker &make);

/** SQLite: the whole ledger as it is now into the empty file @p aside. */
[[nodiscard]] Expected<void, LedgerError> copyTo(LedgerConnection &connection, const QString &aside);

} // namespace balcao::ledgerschema
