// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "ui/presentation/words/customermask.h"
#include "ui/presentation/words/shopclock.h"
#include "ui/sheet/sheet.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace balcao
{

/** What a list on paper says besides its charges. */
struct ListPaper {
    /** "today": of what the charges are. */
    QString title;
    QString sum;
    QDateTime madeAt;
    Masking masking = Masking::Usual;
    SituationOf situationOf;
    /** What is not among the charges; empty: all are. */
    QString rest = {};
};

/** The charges as a list has them, customers masked as there. */
[[nodiscard]] sheet::Document chargeListPages(const QList<Charge> &charges, const ListPaper &paper);

} // namespace balcao
