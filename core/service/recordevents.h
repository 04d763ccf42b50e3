// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerevent.h"
#include "core/provider/providerclient.h"
#include "core/service/chargerecord.h"

#include <QList>

/** Between the provider's types and the ledger's events: what the service writes, and how it reads it again. */
namespace balcao::recordevents
{

/** @p data and @p personal of Created, StatusRead and CorrectionDone. @p checked is the amount the code was checked against. */
void putAnswer(EventDraft &draft, const ProviderAnswer &answer, Money checked);
/** The answer that the event holds, its code checked again. */
[[nodiscard]] ProviderAnswer answerOf(const LedgerEvent &event);

void putError(EventDraft &draft, const ProviderError &error);
[[nodiscard]] ProviderError errorOf(const LedgerEvent &event);

void putCustomer(QJsonObject &personal, const Customer &customer);
/** Empty: erased, or never known. */
[[nodiscard]] std::optional<Customer> customerOf(const QJsonObject &personal);

/** In which unit the provider was asked: an answer is read as it was asked for, whoever reads it later. */
[[nodiscard]] QString unitName(AmountUnit unit);
[[nodiscard]] AmountUnit unitOf(const LedgerEvent &event, AmountUnit otherwise);

/** The kinds of event that say how an attempt or a correction ended. */
[[nodiscard]] EventKind endOfAttempt(const ProviderError &error);
[[nodiscard]] EventKind endOfCorrection(const ProviderError &error);

/** What an earlier run left without an end. */
[[nodiscard]] ProviderError programEnded(ProviderError::Outcome outcome);

/** What has happened becomes part of the record. Keeps number, ledgerError and everything that only this program knows. */
void apply(ChargeRecord &record, const LedgerEvent &event);

/** The record of a charge that was loaded: what is open in its events and past its time limit by @p now has ended. */
[[nodiscard]] ChargeRecord loaded(const QList<LedgerEvent> &events, const QDateTime &now, bool isOwnCounter = true);

} // namespace balcao::recordevents
