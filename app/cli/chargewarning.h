// SPDX-License-Identifier: MIT
#pragma once

#include "core/provider/provideranswer.h"

#include <QJsonArray>
#include <QList>
#include <QString>

#include <optional>

namespace balcao::cli
{

/** What does not change a result, but should be known: an entry of the JSON's "warnings", a sentence for people. */
struct Warning {
    QLatin1StringView code;
    QString message;
};

/** What an answer's oddity is called in the JSON (docs/balcao-cli.md); nothing for what nobody needs to know. */
[[nodiscard]] std::optional<Warning> warningOf(ReplyWarning found, const ProviderAnswer &answer);
/** @p attempt is of the same amount and customer. */
[[nodiscard]] Warning similarCharge(const QString &attempt);
/** The picture was drawn by a program that cannot read it back. */
[[nodiscard]] Warning readBackMissing();

[[nodiscard]] QJsonArray toJson(const QList<Warning> &warnings);

} // namespace balcao::cli
