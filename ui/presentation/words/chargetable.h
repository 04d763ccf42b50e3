// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "ui/presentation/words/customermask.h"
#include "ui/presentation/words/shopclock.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/** Tables for spreadsheets as they are read in Brazil: UTF-8 with its mark, semicolons, a decimal comma, CRLF. */
namespace balcao::csv
{

/** One cell, without control and direction signs. What a spreadsheet would take for a formula, a day or another number stays a text: it has
 *  an apostrophe before it.
 */
[[nodiscard]] QString cell(const QString &text);
[[nodiscard]] QString table(const QList<QStringList> &rows);

/** "1234,50" */
[[nodiscard]] QString amountOf(MoneySum amount);
/** By the shop's clock; empty: none. */
[[nodiscard]] QString momentOf(const QDateTime &utc);
/** Of a day as a number: 20261121. */
[[nodiscard]] QString dateOf(int day);

/** Charges as a list has them; @p masking: of their customers, nothing: in full. @p rest, a row of its own: what is not among them. */
[[nodiscard]] QString ofCharges(const QList<Charge> &charges, const SituationOf &situationOf,
                                std::optional<Masking> masking = {}, const QString &rest = {});

} // namespace balcao::csv
