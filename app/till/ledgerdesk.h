// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgeraddress.h"
#include "ui/presentation/settings/settingsdesk.h"

#include <functional>
#include <optional>

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

[[nodiscard]] DeskReply *lookAt(const QString &address, const QByteArray &password, QObject *context);

/** Whether one of these ledgers has operators, or may have them (mayHaveOperators()); also true if one of them is no ledger. */
[[nodiscard]] Reply<bool> *haveOperators(const QList<Expected<LedgerAddress, QString>> &ledgers, QObject *context);

/** @p inUse and @p settings are asked each time. @p problems: of the settings' files. */
[[nodiscard]] DiagnosticsDesk diagnostics(const std::function<InUse()> &inUse,
                                          const std::function<QString()> &dataFolder,
                                          const std::function<QString()> &supportSettings);

} // namespace balcao::ledgerdesk
