// SPDX-License-Identifier: MIT
#pragma once

#include "ui/text/customerfields.h"

#include <QString>

namespace balcao
{

/** The WhatsApp address with @p codeText alone as the message: a message is copied whole, and a bank takes nothing but the code. In
 *  training a sentence precedes it. No phone is in it: the address becomes an argument of a program, which every user of the
 *  computer can read. Empty: there is no code.
 */
[[nodiscard]] QString whatsAppUrl(const QString &codeText, bool isTraining);
/** Nothing here opened that address: what happened, and what to do. */
[[nodiscard]] LabelledText whatsAppFailure();

} // namespace balcao
