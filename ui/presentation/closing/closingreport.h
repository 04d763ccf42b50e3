// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/report.h"

#include <QDateTime>
#include <QString>

namespace balcao
{

struct DayClosing;
struct MadeClosing;

/** The facts in the report of a closing that are not in the ledger. */
struct ClosingPaper {
    QString shopName;
    QString madeBy;
    QDateTime madeAt;
    /** "Balcão 1.0.0" */
    QString program;
    bool isTraining = false;
};

/** "TRAINING: this closing has no value." */
[[nodiscard]] QString trainingOfClosing();

/** Every figure of a closing: for a bookkeeper on paper, and for a spreadsheet. @p event is null if nothing was closed yet. */
[[nodiscard]] report::Report closingReport(const DayClosing &closing, const MadeClosing *event,
                                           const ClosingPaper &paper);

} // namespace balcao
