// SPDX-License-Identifier: MIT
#pragma once

#include "app/shared/accountoptions.h"
#include "core/ledger/ledgeraddress.h"
#include "core/ledger/ledgererror.h"
#include "core/settings/settingsfile.h"

#include <QString>

namespace balcao::startquestions
{

/** What a person chose where the till cannot start as it was told to. */
enum class Answer { TryAgain, Train, Quit };

/** No account: of a key that is missing, it is typed and kept in the keyring; where no keyring answers, in @p options alone. */
[[nodiscard]] Answer askAboutAccount(AccountOptions &options, const AccountError &error);
/** No ledger. A damaged one was put aside where TryAgain is answered. */
[[nodiscard]] Answer askAboutLedger(const LedgerError &error, const LedgerAddress &address);
/** Settings that stop selling: to open the file, to train, or to quit. The file is only shown: a person changes it with an editor. */
[[nodiscard]] Answer askAboutSettings(const SettingsFile &files);
/** Nothing to choose but these. */
[[nodiscard]] Answer askAboutAnythingElse(const QString &sentence);

} // namespace balcao::startquestions
