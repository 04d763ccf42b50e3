// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargequery.h"
#include "core/expected.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace balcao
{

struct CountedSum;

} // namespace balcao

/** The values that the options of list take. */
namespace balcao::cli::listoptions
{

/** A day of this computer's calendar, or a moment with its zone. @p isEnd: the day's last moment belongs to it. */
[[nodiscard]] std::optional<QDateTime> moment(const QString &text, bool isEnd);
/** False: a word is none. */
[[nodiscard]] bool readStatuses(const QString &text, ChargeQuery &query);
[[nodiscard]] bool readSort(const QString &text, ChargeQuery::Sort &sort);

/** "12:1.234,50": how many, and their sum in reais. */
[[nodiscard]] std::optional<CountedSum> countedSum(const QString &text);

/** For --after: the ledger's @p key of the next page and its order, since one of another order would begin anywhere. */
[[nodiscard]] QString pageName(ChargeQuery::Sort sort, const QString &key);
/** The ledger's own key of the page behind @p after, which pageName() made for the same order. Else a sentence. */
[[nodiscard]] Expected<QString, QString> pageKey(const QString &after, ChargeQuery::Sort sort);

} // namespace balcao::cli::listoptions
