// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/dossier/dossier.h"
#include "ui/text/customermask.h"
#include "ui/text/eventtext.h"

#include <QString>
#include <QStringList>

/** A dossier in the words of whoever reads it. What people or the provider wrote is quoted; nothing is claimed that the ledger does not have. */
namespace balcao::dossierwords
{

/** For describe(): each event by itself, without the customer's data. */
[[nodiscard]] EventContext contextOf(const Dossier &dossier);
/** "since 21/11/2026, to answer until 01/12/2026". */
[[nodiscard]] QString contestation(const Charge &charge);
/** "8f3a 21c0 7be4": the beginning of its hash. */
[[nodiscard]] QString proof(const EventProof &event);

/** "Paid, 14/07/2026 14:36:41": the provider's last word and when it came; and what a person of the shop saw. */
[[nodiscard]] QString providerSaid(const Charge &charge);
[[nodiscard]] QString shopSaw(const Charge &charge);
/** In full or masked, as the terms say. */
[[nodiscard]] ListedCustomer customer(const Dossier &dossier);
/** What the code says and what became of it. */
[[nodiscard]] QString verdict(const Dossier::Code &code);
/** "9 of 9 facts are as they were written." */
[[nodiscard]] QString wholeness(const Dossier &dossier);
/** What came, where somebody said another amount than the charge's. */
[[nodiscard]] std::optional<Money> otherAmountSeen(const Charge &charge);
/** Who allowed what, in the order of events, each name once. */
[[nodiscard]] QStringList authorisers(const Dossier &dossier);

/** For the bank that asks (MED): plain facts, line by line, without the customer's numbers. */
[[nodiscard]] QString textForBank(const Dossier &dossier);

} // namespace balcao::dossierwords
