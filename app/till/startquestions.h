// SPDX-License-Identifier: MIT
#pragma once

#include "app/shared/accountoptions.h"
#include "core/ledger/ledgeraddress.h"
#include "core/ledger/ledgererror.h"

#include <QStringList>

namespace balcao::startquestions
{

/** What a person chose where the till cannot start as it was told to. */
enum class Answer { TryAgain, Train, Quit, Mend };

/** No account: of a key that is missing, it is typed and kept in the keyring; where no keyring answers, in @p options alone. */
[[nodiscard]] Answer askAboutAccount(AccountOptions &options, const AccountError &error);
/** No ledger. A damaged one was put aside where TryAgain is answered. */
[[nodiscard]] Answer askAboutLedger(const LedgerError &error, const LedgerAddress &address);
/** Settings that stop selling, a sentence for each: to mend them on the till's own page, which trains until then, to train, or to quit.
 *  @p canBeMended: that page can; else it is not offered.
 */
[[nodiscard]] Answer askAboutSettings(const QStringList &obstacles, bool canBeMended);
/** Nothing to choose but these. */
[[nodiscard]] Answer askAboutAnythingElse(const QString &sentence);

} // namespace balcao::startquestions
