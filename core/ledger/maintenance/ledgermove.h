// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgeraddress.h"
#include "core/values/functionref.h"

namespace balcao
{

class LedgerStore;

} // namespace balcao

namespace balcao::ledger
{

/** What a move does, in this order. Checking, Copying and Proving count events, Making charges. */
enum class MoveStep {
    /** The file is verified. */
    Checking,
    Copying,
    /** The state of each charge is made from the events. */
    Making,
    /** The copy is verified and compared. */
    Proving,
    /** All of it is in the database for good, and the file is about to be closed: no answer stops it any more. */
    Marking
};

/** False gives the move up, and nothing was changed. May be empty. */
using MoveWatch = FunctionRef<bool(MoveStep step, qint64 done, qint64 all)>;

struct Moved {
    qint64 events = 0;
    qint64 charges = 0;
};

/** Moves a ledger from its SQLite file, opened alone (LedgerStore::Options::isAlone), into a PostgreSQL database, as the owner of the
 *  tables, which are made where there are none.
 *
 *  One transaction of the database: what is in it before its end, whatever ends it, is nothing. It ends when the copy was verified and
 *  compared with the file, which is untouched until then, and is marked (LedgerError::Kind::Moved) and made read-only behind it. A
 *  database that holds this ledger already, from a move that was killed between the two, is verified and the file marked; if the file
 *  was sold into since, what was there is replaced. OtherLedger: it holds something that the file does not, and the file something
 *  that it does not. Damaged: file or copy do not verify, or differ. WriteFailed and its like behind Marking: give the command again.
 */
[[nodiscard]] Expected<Moved, LedgerError> move(LedgerStore &from, const LedgerAddress &to,
                                                const MoveWatch &watch = {});

} // namespace balcao::ledger
