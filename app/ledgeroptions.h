// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgeraddress.h"

#include <QString>

namespace balcao
{

class Arguments;

/** Where the ledger is and who writes, as the options say it; what is empty comes from the environment or has a default. */
struct LedgerOptions {
    /** A file or postgresql://…; else BALCAO_LEDGER, else a file in the data folder. */
    QString ledger;
    /** Else BALCAO_DATA_DIR, else this user's own data folder. */
    QString dataDir;
    /** Else BALCAO_COUNTER, else "01". */
    QString counter;
    /** Else BALCAO_OPERATOR, else the name of the computer's account. */
    QString operatorName;

    /** @p arguments write into this object, which has to live as long as they. */
    void addTo(Arguments &arguments);
};

/** The ledger's address; for a file its folder is made, for this user only. Else a sentence for people.
 *  Training takes another ledger than its own in the data folder only from the option: BALCAO_LEDGER is the shop's, and refused.
 *  Not @p mayMake: a file that is not there is a mistake.
 */
[[nodiscard]] Expected<LedgerAddress, QString> ledgerAddress(const LedgerOptions &options, LedgerEnvironment use,
                                                             bool mayMake = true);

/** Counter and person; a sentence when the counter's name is none (1 to 32 letters, digits, "-", "_", "."). */
[[nodiscard]] Expected<CounterIdentity, QString> ledgerWriter(const LedgerOptions &options);

/** How far an older ledger is brought up to date, in charges: a sentence for a window or a terminal. */
[[nodiscard]] QString ledgerProgress(qint64 done, qint64 all);

/** Renames a damaged file (and its log) so that a new ledger can begin; the new name, or nothing when that failed. */
[[nodiscard]] QString keepDamagedAside(const QString &file);

} // namespace balcao
