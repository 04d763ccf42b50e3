// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"

/** Where a charge stands: what follows from its facts without a clock (docs/charge.md). For fold() alone. */
namespace balcao::standing
{

/** What the answer itself makes doubtful of a charge of @p amount. */
[[nodiscard]] Doubts doubtsOf(const ProviderAnswer &answer, Money amount);
/** What nobody can pay any more needs no code. */
[[nodiscard]] bool lacksCode(ProviderStatus::Kind said, const QString &code);
/** The status, whether it waits for a person, and the doubt that follows from amounts and acceptance. */
void derive(ChargeFacts &charge);

} // namespace balcao::standing
