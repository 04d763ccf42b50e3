// SPDX-License-Identifier: MIT
#pragma once

class QString;

namespace balcao
{

/** The actions that only the embedded provider of training has: they change a charge from the payer's side. Implemented in app. */
class TrainingActions
{
public:
    virtual ~TrainingActions() = default;

    /** True when the charge with this txid is now paid. */
    virtual bool pay(const QString &txid) = 0;
    /** True when it is now expired. */
    virtual bool expire(const QString &txid) = 0;
};

} // namespace balcao
