// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgeraddress.h"
#include "ui/presentation/settings/settingshost.h"

/** What the settings' pages ask of a ledger and of this computer, in threads of their own and on connections of their own. */
namespace balcao::ledgerdesk
{

/** The ledger that is in use. */
struct InUse {
    LedgerAddress address;
    CounterIdentity writer;
};

/** Why a ledger was not reached or moved, where nothing connects again by itself. */
[[nodiscard]] QString describe(const LedgerError &error);

/** Tests whether a ledger can be kept at @p address. */
void inspect(const QString &address, const QByteArray &password, SentenceReply *reply);

/** Whether one of these ledgers has operators, or may have them (mayHaveOperators()); also if one is no ledger. */
void findOperators(QList<Expected<LedgerAddress, QString>> ledgers, YesNoReply *reply);

/** The newest verification since the program's start, and its ledger. */
struct LastVerification {
    QString address;
    bool isWhole = false;
};

[[nodiscard]] SettingsHost::Facts factsOf(const InUse &inUse, const QString &dataFolder);
/** @p last outlives the reply. */
[[nodiscard]] Task *verify(const InUse &inUse, LastVerification &last, SentenceReply *reply);
/** A sentence about a file that cannot be written; empty: @p file can, as far as is known. */
[[nodiscard]] QString checkFile(const QString &file);
[[nodiscard]] Task *backUp(const InUse &inUse, const QString &file, SentenceReply *reply);
/** @p settings: as supportSettings() writes them. */
[[nodiscard]] Task *gather(const InUse &inUse, const LastVerification &last, const QString &dataFolder,
                           const QString &settings, BundleReply *reply);
[[nodiscard]] Task *save(const BundlePointer &bundle, const QString &file, SentenceReply *reply);

} // namespace balcao::ledgerdesk
