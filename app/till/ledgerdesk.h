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

/** Tests the provider's connection by @p settings, as SettingsHost::probe(). */
[[nodiscard]] SentenceReply *probe(const Settings &settings, const QByteArray &proxyPassword, QObject *context);

/** Tests whether a ledger can be kept at @p address. */
[[nodiscard]] SentenceReply *inspect(const QString &address, const QByteArray &password, QObject *context);

/** Whether one of these ledgers has operators, or may have them (mayHaveOperators()); also if one is no ledger. */
[[nodiscard]] Reply<bool> *findOperators(const QList<Expected<LedgerAddress, QString>> &ledgers, QObject *context);

/** The newest verification since the program's start, and its ledger. */
struct LastVerification {
    QString address;
    bool isWhole = false;
};

[[nodiscard]] SettingsHost::Facts factsOf(const InUse &inUse, const QString &dataFolder);
/** @p last outlives the reply. */
[[nodiscard]] SentenceReply *verify(const InUse &inUse, LastVerification &last, QObject *context);
/** A sentence about a file that cannot be written; empty: @p file can, as far as is known. */
[[nodiscard]] QString checkFile(const QString &file);
[[nodiscard]] SentenceReply *backUp(const InUse &inUse, const QString &file, QObject *context);
/** @p settings: as supportSettings() writes them. */
[[nodiscard]] BundleReply *gather(const InUse &inUse, const LastVerification &last, const QString &dataFolder,
                                  const QString &settings, QObject *context);
[[nodiscard]] SentenceReply *save(const BundlePointer &bundle, const QString &file, QObject *context);

} // namespace balcao::ledgerdesk
