// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/codecheck.h"
#include "core/charge/chargeremarks.h"
#include "core/charge/chargerules.h"
#include "core/charge/provideranswer.h"
#include "core/charge/providererror.h"
#include "core/ledger/ledgererror.h"
#include "core/provider/provideraccount.h"
#include "core/service/commandreply.h"
#include "core/signin/staff.h"
#include "core/values/amounttext.h"
#include "core/values/customer.h"
#include "core/values/salemark.h"

#include <QString>
#include <QStringList>
#include <optional>

/** Whole sentences for people: what happened, and what to do about it. Without markup, in the language of the program. */
namespace balcao::messages
{

[[nodiscard]] QString describe(AmountTextError error);
/** @p text is what was typed: the sentence names its last digits. */
[[nodiscard]] QString describe(TaxIdError error, const QString &text);
[[nodiscard]] QString describe(PhoneNumberError error);
[[nodiscard]] QString describe(EmailAddressError error);
[[nodiscard]] QString describe(PersonNameError error);
[[nodiscard]] QString describe(SaleMarkError error);
[[nodiscard]] QString describe(BaseUrlError error);
[[nodiscard]] QString describe(ApiKeyError error);
[[nodiscard]] QString describe(BrCodeFinding problem);

/** One line for a banner or a terminal: "The request did not leave this computer: …". */
[[nodiscard]] QString describe(const ProviderError &error);
/** Only what stopped the request: "The provider did not answer in time." */
[[nodiscard]] QString describe(ProviderError::Cause cause);
/** What is wrong with an answer that needs attention. */
[[nodiscard]] QString describeAttention(const Charge &charge);
/** The unclear part of a payment that the provider reports, and the way out. */
[[nodiscard]] QString describeUnclearPayment(const Charge &charge);
/** The same but for its code. */
[[nodiscard]] QString describeAnswer(const Charge &charge);
/** Said where the provider's amount is exactly 100 times off; else empty. */
[[nodiscard]] QString unitHint(const Charge &charge);
/** The doubts that do not follow from the answer alone; empty for the others. */
[[nodiscard]] QString describe(Doubt doubt);
/** The doubt that a person has to know before anything else of the charge; nothing: it has none of those. */
[[nodiscard]] std::optional<Doubt> firstDoubtOf(const ChargeFacts &charge);
/** Of another amount that was paid, seen, or will be paid; a whole sentence, or nothing. */
[[nodiscard]] QString describeOtherAmount(const Charge &charge);
/** Who has a code of it which does not hold any more, or is just being replaced: on paper, by WhatsApp, by copy; else nothing. @p read:
 *  of which revision a slip was read just now; 0: none was.
 */
[[nodiscard]] QString describeOldCode(const Charge &charge, int read = 0);
/** What to do about those who have the code of now, before another one takes its place. */
[[nodiscard]] QString describeExposure(const Charge &charge);
/** Why something was not begun. */
[[nodiscard]] QString describe(Obstacle obstacle);
/** What does not change a result, but should be known, on a screen and in a script's "warnings". Empty for what is said by who
 *  knows more of it: SimilarCharge, OtherReceiver.
 */
[[nodiscard]] QString describe(Remark remark);

[[nodiscard]] QString describe(const LedgerError &error);
[[nodiscard]] QString describe(InputError error);
/** Who is needed, and for what. */
[[nodiscard]] QString describe(const NeedsSomebody &needs);
[[nodiscard]] QString describe(OperatorObstacle obstacle);
[[nodiscard]] QString describe(PinError error);
[[nodiscard]] QString describe(const PinRefusal &refusal);
[[nodiscard]] QString describe(const StaffRefusal &refusal);
/** Why a command did not happen. */
[[nodiscard]] QString describe(const Refusal &refusal);
/** What a person has to be told of a command's end besides the charge: why it did not happen, or that its answer says nothing any
 *  more. Empty: nothing. */
[[nodiscard]] QString notDone(const CommandResult &result);
[[nodiscard]] QString describe(LedgerAddressError error);

} // namespace balcao::messages
