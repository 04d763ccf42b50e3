// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "ui/presentation/words/customerfields.h"

#include <QString>

namespace balcao
{

/** The WhatsApp address for the customer's mobile with @p codeText in the message; empty where there is nothing to send, or nobody. */
[[nodiscard]] QString whatsAppUrl(const Charge &charge, const QString &codeText, bool isTraining);
/** Nothing here opened that address: what happened, and what to do. */
[[nodiscard]] LabelledText whatsAppFailure();

} // namespace balcao
