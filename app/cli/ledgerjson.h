// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargequery.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"

#include <QJsonArray>
#include <QJsonObject>

/** What the ledger holds, as scripts read it (docs/balcao-cli.md). */
namespace balcao::cli
{

/** @p status: where it stands now. */
[[nodiscard]] QJsonObject chargeObject(const Charge &row, ChargeStatus status);
/** @p hidesBodies: replies as received are left out. */
[[nodiscard]] QJsonObject eventObject(const LedgerEvent &event, bool hidesBodies);
[[nodiscard]] QJsonObject receiverObject(const Receiver &receiver);
[[nodiscard]] QJsonObject formsObject(const ReplyForms &forms);
[[nodiscard]] QJsonObject damageObject(const ledger::Damage &damage);
[[nodiscard]] QString key(ledger::Damage::What what);

} // namespace balcao::cli
