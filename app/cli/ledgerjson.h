// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargequery.h"
#include "core/service/blockingledger.h"

#include <QJsonArray>
#include <QJsonObject>

/** What the ledger holds, as scripts read it (docs/balcao-cli.md). */
namespace balcao::cli
{

/** @p status: where it stands now. */
[[nodiscard]] QJsonObject chargeObject(const Charge &row, ChargeStatus status);
[[nodiscard]] QJsonObject eventObject(const LedgerEvent &event);
[[nodiscard]] QJsonObject damageObject(const ledger::Damage &damage);
[[nodiscard]] QString key(ledger::Damage::What what);

} // namespace balcao::cli
