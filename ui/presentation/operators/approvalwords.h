// SPDX-License-Identifier: MIT
#pragma once

#include "core/operators/approvalrequest.h"

#include <QString>

namespace balcao
{

/** What is said while somebody is asked to allow what another one may not do. */
struct ApprovalWords {
    /** "Ana Paula may not correct a charge. …" */
    QString needed;
    /** "Ana Paula stays at the till. …" */
    QString recorded;
    /** Under whose PIN is typed: "Authorises − R$ 10,00 on charge 02-30". */
    QString allows;
};

/** @p charge: that it is about; null: none is known. */
[[nodiscard]] ApprovalWords approvalWords(const ApprovalRequest &request, const Charge *charge);

} // namespace balcao
