// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargeremarks.h"

#include <QJsonArray>
#include <QList>
#include <QString>

namespace balcao::cli
{

/** What does not change a result, but should be known: an entry of the JSON's "warnings", a sentence for people. */
struct Warning {
    QLatin1StringView code;
    QString message;
};

[[nodiscard]] Warning warningOf(Remark remark);
/** @p attempt is of the same amount and customer. */
[[nodiscard]] Warning similarCharge(const QString &attempt);

[[nodiscard]] QJsonArray toJson(const QList<Warning> &warnings);

} // namespace balcao::cli
