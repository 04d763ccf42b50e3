// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/common/dialogspec.h"

class QDate;

namespace balcao
{

class Money;
struct Charge;
struct Situation;

/** The forms about a charge, without what an answer does: Navigator adds that. All texts are plain and in the user's language. */
namespace forms
{

/** Names of the forms that are looked for. */
inline constexpr QLatin1StringView closingName{"closing"};
inline constexpr QLatin1StringView receiptName{"receipt"};

/** Characters of a payment's identification. */
inline constexpr int longestReference = 80;

/** The person who answers. */
struct Answerer {
    /** The counter's operator, or the name in the settings. */
    QString name;
    /** The name is not asked for. */
    bool isSignedIn = false;
};

[[nodiscard]] DialogSpec notice(const QString &title, const QString &sentence);
/** A charge or an attempt with the same data exists. */
[[nodiscard]] DialogSpec similar(const QString &question, bool isUnknown);
/** The window is to be closed while a request is out; nullopt: none is out any more. */
[[nodiscard]] std::optional<DialogSpec> closing(const Charge &charge, const Situation &situation);
/** The receipt by hand; nullopt: the charge is paid, or its receipt is confirmed. */
[[nodiscard]] std::optional<DialogSpec> receipt(const Charge &charge, const Situation &situation,
                                                const Answerer &answerer);
/** Asks for the end-to-end id in the receipt, with @p link under it. */
[[nodiscard]] DialogSpec withFiscalLink(DialogSpec receipt, const QString &link);
[[nodiscard]] DialogSpec receiptRevocation(const Charge &charge, const QDateTime &now);
/** Less came than was asked for. */
[[nodiscard]] DialogSpec difference(const Charge &charge, Money came);
/** The receiver and the amount that a bank's app shows of the calibration's charge. */
[[nodiscard]] DialogSpec calibration();
[[nodiscard]] DialogSpec contest(const Charge &charge, QDate today);
[[nodiscard]] DialogSpec contestEnd(const Charge &charge);
/** The txid that was found in the provider's panel; nullopt: the attempt is settled. */
[[nodiscard]] std::optional<DialogSpec> txid(const Charge &charge, const Answerer &answerer);
[[nodiscard]] DialogSpec reopening(const Charge &charge, const Answerer &answerer);
/** The charge was not found in the provider's panel. */
[[nodiscard]] DialogSpec absence(const Charge &charge, const Answerer &answerer);
/** The answers of the owner's queue. */
[[nodiscard]] DialogSpec inAccount(const Charge &charge, const Answerer &answerer);
/** @p isReported: the provider said that it was paid. */
[[nodiscard]] DialogSpec notInAccount(const Charge &charge, const QDateTime &now, bool isReported,
                                      const Answerer &answerer);
/** Causes of a refusal by the customer's bank, and what helps; nullopt: the charge cannot be paid any more. */
[[nodiscard]] std::optional<DialogSpec> trouble(const Charge &charge, const Situation &situation, bool isReadingOn);

/** The name, the reason or the outcome that was typed, without spaces around it. */
[[nodiscard]] QString lineOf(const FormValues &values);

} // namespace forms

} // namespace balcao
