// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/accountoptions.h"
#include "core/ledger/ledgeraddress.h"
#include "core/ledger/ledgererror.h"
#include "core/reply.h"
#include "core/settings/settingsfile.h"

#include <QString>

namespace balcao::startquestions
{

/** What a person chose where the till cannot start as it was told to. */
enum class Answer { TryAgain, Train, Quit };
/** Its dialog goes with it. */
using AnswerReply = Reply<Answer>;

/** No account: of a key that is missing, it is typed and kept in the keyring; where no keyring answers, in @p options alone, which outlive
 *  the reply.
 */
AnswerReply *askAboutAccount(AccountOptions &options, const AccountError &error, QObject *parent);
/** No ledger. A damaged one was put aside where TryAgain is answered. */
AnswerReply *askAboutLedger(const LedgerError &error, const LedgerAddress &address, QObject *parent);
/** Settings that stop selling: to open the file, to train, or to quit. The file is only shown: a person changes it with an editor. */
AnswerReply *askAboutSettings(const SettingsFile &files, QObject *parent);
/** Nothing to choose but these. */
AnswerReply *askAboutAnythingElse(const QString &sentence, QObject *parent);

} // namespace balcao::startquestions
