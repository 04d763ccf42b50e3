// SPDX-License-Identifier: MIT
#pragma once

#include "ui/sheet/sheet.h"

#include <QDateTime>
#include <QString>

namespace balcao
{

struct DayClosing;
struct MadeClosing;

/** What a closing on paper says besides its figures. */
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

/** A closing figure by figure, for a bookkeeper. @p event: null where nothing was closed yet. */
[[nodiscard]] sheet::Document closingPages(const DayClosing &closing, const MadeClosing *event,
                                           const ClosingPaper &paper);

} // namespace balcao
