// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgeraddress.h"

#include <QString>

namespace balcao
{

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
};

/** The folder for this till's data. */
[[nodiscard]] QString dataFolder(const LedgerOptions &options);

/** The ledger's address; for a file its folder is made, for this user only. Else a sentence for people.
 *  @p fileName is the name in the data folder. Not @p mayMake: a file that is not there is a mistake.
 */
[[nodiscard]] Expected<LedgerAddress, QString> ledgerAddress(const LedgerOptions &options, const QString &fileName,
                                                             bool mayMake = true);

/** Counter and person; a sentence when the counter's name is none (1 to 32 letters, digits, "-", "_", "."). */
[[nodiscard]] Expected<CounterIdentity, QString> ledgerWriter(const LedgerOptions &options);

/** Renames a damaged file (and its log) so that a new ledger can begin; the new name, or nothing when that failed. */
[[nodiscard]] QString keepDamagedAside(const QString &file);

} // namespace balcao
