// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/eventcodec.h"

#include <QLatin1StringView>

/** The provider's answers and refusals inside an event: the part of eventcodec that four kinds of events share. */
namespace balcao::eventcodec
{

void putAmount(QJsonObject &object, QLatin1StringView name, const std::optional<Money> &amount);
[[nodiscard]] std::optional<Money> amountAt(const QJsonObject &object, QLatin1StringView name);

/** @p checked: the amount that the code was checked against. Image and Date header are not kept. */
void putAnswer(Stored &stored, const ProviderAnswer &answer, Money checked);
/** The code is checked again, not believed. */
[[nodiscard]] ProviderAnswer answerAt(const Stored &stored, const QString &txid);
[[nodiscard]] Money checkedAt(const Stored &stored);

void putError(Stored &stored, const ProviderError &error);
/** The outcome is what @p kind says. */
[[nodiscard]] ProviderError errorAt(const Stored &stored, EventKind kind);

} // namespace balcao::eventcodec
