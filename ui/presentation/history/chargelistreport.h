// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "ui/presentation/common/shopclock.h"
#include "ui/report/report.h"
#include "ui/text/customermask.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace balcao
{

/** The facts in the report of a list that are not in its charges. */
struct ListPaper {
    ShopMoment moment = {};
    /** The customers' names and tax ids; nullopt: in full. */
    std::optional<Masking> masking = {};
    /** "Charges of today". */
    QString title = {};
    QString sum = {};
    QDateTime madeAt = {};
    /** The charges that are left out; empty if all are there. */
    QString rest = {};
};

/** A list of charges: on paper, and with more columns for a spreadsheet. */
[[nodiscard]] report::Report chargeListReport(const QList<Charge> &charges, const ListPaper &paper);

} // namespace balcao
