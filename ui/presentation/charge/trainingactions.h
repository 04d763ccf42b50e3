// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

namespace balcao
{

/** What only the embedded provider of training can do: change a charge from the payer's side. Given by app. */
struct TrainingActions {
    /** True when the charge with this txid is now paid. */
    std::function<bool(const QString &txid)> pay;
    /** True when it is now expired. */
    std::function<bool(const QString &txid)> expire;
};

} // namespace balcao
