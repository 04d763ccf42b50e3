// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgeraddress.h"

#include <QString>

namespace balcao::ledger
{

/** What is at an address before anybody keeps a ledger there. */
struct Look {
    /** "15.6", "3.40.1". */
    QString server;
    /** PostgreSQL: as whom it is spoken to. */
    QString role;
    /** PostgreSQL: "TLSv1.3"; empty: not encrypted. */
    QString tls;
    /** 0: there is no ledger yet, and whoever opens it makes one. */
    int schema = 0;
    qint64 charges = 0;
    /** That have written into it. */
    qint64 counters = 0;
    /** Its money is not real. */
    bool isTraining = false;
    /** Somebody was added, whether PINs are asked for or not. */
    bool hasOperators = false;
};

/** Looks without making, changing or bringing anything up to date. Moved, NewerSchema: as when it is opened. */
[[nodiscard]] Expected<Look, LedgerError> look(const LedgerAddress &address);

/** Whether a shop's ledger has operators, or may have them: what is out of reach, and a file that is away while its anchors are there,
 *  say nothing against it.
 */
[[nodiscard]] bool mayHaveOperators(const LedgerAddress &address, const Expected<Look, LedgerError> &looked);

} // namespace balcao::ledger
