// SPDX-License-Identifier: MIT
#pragma once

namespace balcao
{

struct Charge;
struct ChargeView;
struct ChargeViewContext;

/** Rewrites the view of a charge whose code is refused because its txid is another attempt's (04i): what stands on the panel, and the
 *  ways out. Nothing is asked of the provider under this txid, which is the other charge's.
 */
void describeSharedTxid(ChargeView &view, const Charge &charge, const ChargeViewContext &context);

} // namespace balcao
