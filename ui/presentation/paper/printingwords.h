// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/print/escpos.h"
#include "core/printer/delivery.h"

#include <QString>

/** What became of paper, in whole sentences. */
namespace balcao::printingwords
{

/** Never that it was printed: nobody tells. */
[[nodiscard]] QString describe(const Expected<print::Delivered, print::DeliveryError> &end);
[[nodiscard]] QString describe(print::PaperError error);
/** The code that was drawn could not be read back: it does not go onto paper. */
[[nodiscard]] QString unreadableCode();

} // namespace balcao::printingwords
