// SPDX-License-Identifier: MIT
// What is doubtful about a charge, and why something may not be done with it.
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace balcao::messages
{

namespace
{

struct ChargeMessagesTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::messages)
};

/** What is wrong with a code; empty when nothing is. @p charged: what the charge asks for. */
QString describeCode(const CodeCheck &check, Money charged)
{
    switch (check.verdict) {
    case CodeCheck::Verdict::AmountDiffers:
    case CodeCheck::Verdict::AmountDiffersIgnoredByBanks:
        if (check.code && check.code->fields().amount)
            return ChargeMessagesTr::tr(
                       "The amount inside the code is %1, but the charge is %2. For safety the QR code is not shown.")
                .arg(display::amount(*check.code->fields().amount), display::amount(charged));
        break;
    case CodeCheck::Verdict::Missing:
        return ChargeMessagesTr::tr("The provider created the charge, but sent no code.");
    case CodeCheck::Verdict::NotPayable:
        return ChargeMessagesTr::tr("The code only authorises a recurring payment. It does not pay this charge.");
    case CodeCheck::Verdict::Invalid:
        return describe(check.problem.value_or(BrCodeFinding::PayloadFormat));
    case CodeCheck::Verdict::Verified:
        break;
    }
    return {};
}

/** "LOJA EXEMPLO (pix.example.com)": untrusted. */
QString nameOf(const Receiver &receiver)
{
    constexpr int longest = 40;
    return u"%1 (%2)"_s.arg(display::quoted(receiver.name, longest), display::quoted(receiver.place, longest));
}

} // namespace

QString describe(Doubt doubt)
{
    switch (doubt) {
    case Doubt::MayBePaid:
        return ChargeMessagesTr::tr(
            "The provider refused the correction: the charge may just have been paid. Look at the shop's account, or "
            "read the status, before you go on.");
    case Doubt::TxidShared:
        return ChargeMessagesTr::tr(
            "The provider gave two attempts the same txid: only one of them can be paid. Look into its panel with "
            "the manager before the customer pays.");
    case Doubt::ErrorBesideTxid:
        return ChargeMessagesTr::tr(
            "The provider made the charge, but reported an error beside it. Look into its panel before the customer "
            "pays.");
    case Doubt::FieldTwice:
        return ChargeMessagesTr::tr(
            "The provider wrote the amount or the status twice, with two values. Look into its panel before the "
            "customer pays.");
    case Doubt::TextNotStorable:
        return ChargeMessagesTr::tr(
            "The provider's txid, status or code holds characters that cannot be kept. Look into its panel before the "
            "customer pays.");
    case Doubt::EventUnreadable:
        return ChargeMessagesTr::tr(
            "The ledger holds an event of this charge that cannot be read. Look into the provider's panel before you "
            "go on.");
    case Doubt::StatusWentBack:
        return ChargeMessagesTr::tr(
            "The provider had reported the payment, and a later answer says less. Look at the shop's account.");
    case Doubt::PaidOtherAmount:
        return ChargeMessagesTr::tr("Look at the shop's account before you accept the amount that was paid.");
    case Doubt::OtherReceiver:
        return ChargeMessagesTr::tr(
            "This code pays another receiver than this shop's codes did before. A manager has to look at it before the "
            "customer pays.");
    case Doubt::AmountDiffers:
    case Doubt::AmountUnreadable:
    case Doubt::CodeBroken:
    case Doubt::CodeMissing:
    case Doubt::NotPayable:
    case Doubt::MethodNotPix:
    case Doubt::NeverRead:
        break;
    }
    return {};
}

QString describe(Obstacle obstacle)
{
    switch (obstacle) {
    case Obstacle::UnderWay:
    case Obstacle::CorrectionOpen:
        return ChargeMessagesTr::tr("The provider is being asked about this charge. One moment.");
    case Obstacle::Paid:
        return ChargeMessagesTr::tr("This charge is paid already.");
    case Obstacle::Confirmed:
        return ChargeMessagesTr::tr("Somebody has confirmed the payment of this charge already.");
    case Obstacle::OtherProvider:
        return ChargeMessagesTr::tr("This charge was made at another provider than the one that is set up here.");
    case Obstacle::TxidShared:
        return describe(Doubt::TxidShared);
    case Obstacle::ReadingOff:
        return ChargeMessagesTr::tr("Reading the status is not switched on for this provider.");
    case Obstacle::Overtaken:
        return describe(LedgerError{LedgerError::Kind::Overtaken, {}});
    case Obstacle::SaleUnderWay:
        return describe(LedgerError{LedgerError::Kind::LiveAttempt, {}});
    case Obstacle::Replaced:
        return ChargeMessagesTr::tr("Another attempt has taken the place of this one already. Look at today's list.");
    case Obstacle::TxidTaken:
        return ChargeMessagesTr::tr(
            "This txid belongs to another charge of this shop. Look for the right one in the provider's panel.");
    case Obstacle::NotConfirmed:
        return ChargeMessagesTr::tr("Nobody has confirmed the payment of this charge, or it was taken back already.");
    case Obstacle::NotCalibrated:
        return ChargeMessagesTr::tr(
            "This provider is not calibrated. First a manager makes the charge of R$ 1,23, and says what a bank's app "
            "shows of it.");
    case Obstacle::NotPaid:
        return ChargeMessagesTr::tr("No payment of this charge was seen. What was not paid cannot be contested.");
    case Obstacle::Contested:
        return ChargeMessagesTr::tr("This charge is contested already. Look at its history.");
    case Obstacle::NotContested:
        return ChargeMessagesTr::tr("This charge is not contested, or that has ended already. Look at its history.");
    case Obstacle::ReferenceTaken:
        return ChargeMessagesTr::tr(
            "Another charge was confirmed with this end-to-end id: one payment pays one charge. Look for the right "
            "one on the shop's statement.");
    case Obstacle::ReferenceOutside:
        return ChargeMessagesTr::tr(
            "This end-to-end id is of another time: nobody could pay this charge then. Look on the shop's "
            "statement for the payment that came while its code held.");
    case Obstacle::ReferenceMisspelt:
        return ChargeMessagesTr::tr(
            "The end-to-end id has 32 characters and begins with E. It stands on the shop's statement.");
    case Obstacle::AmountNeeded:
        return ChargeMessagesTr::tr("The provider's report of this payment is not clear. Enter the amount that the "
                                    "shop's bank statement shows.");
    case Obstacle::SeveralDifferences:
        return ChargeMessagesTr::tr("More than one difference is open. Each of them is accepted by itself.");
    case Obstacle::StatusFirst:
        return ChargeMessagesTr::tr("The provider's last status says less than before. Accept that first.");
    case Obstacle::NotCreated:
    case Obstacle::Doubtful:
    case Obstacle::Ended:
    case Obstacle::PastDue:
    case Obstacle::NoCode:
    case Obstacle::CodeBroken:
    case Obstacle::NoDifference:
    case Obstacle::NotUnknown:
    case Obstacle::NotSettled:
    case Obstacle::HasLeft:
        break;
    }
    return ChargeMessagesTr::tr("The charge's state does not allow this any more. Look at it again.");
}

QString describe(InputError error)
{
    switch (error) {
    case InputError::AmountIsZero:
        return describe(AmountTextError::Zero);
    case InputError::NotATxid:
        return ChargeMessagesTr::tr(
            "This is no txid: it is empty, too long, or has signs that no txid has. Copy only the identifier.");
    case InputError::NothingToCorrect:
        return ChargeMessagesTr::tr("Nothing is to be corrected. Change the amount or the customer.");
    case InputError::NoReason:
        return ChargeMessagesTr::tr("The reason is missing. Say why.");
    case InputError::NotAPeriod:
        return ChargeMessagesTr::tr(
            "A day is missing, or the last one is before the first. Write both as they stand in the bank's "
            "notice.");
    case InputError::OtherAmountSeen:
        return ChargeMessagesTr::tr(
            "The bank's app shows another amount than the charge. Check the setting of the amount's unit: "
            "nobody should "
            "sell before both are equal.");
    case InputError::OtherReceiverSeen:
        return ChargeMessagesTr::tr(
            "The bank's app shows another receiver than the code names. Ask the provider whom the code pays: nobody "
            "should sell before both are equal.");
    }
    Q_UNREACHABLE();
}

QString describe(const Refusal &refusal)
{
    return std::visit([](const auto &why) { return describe(why); }, refusal);
}

QString notDone(const CommandResult &result)
{
    const auto *needs = result ? nullptr : std::get_if<NeedsSomebody>(&result.error());
    if (needs && needs->why == NeedsSomebody::Why::NotAllowed)
        return {}; // a person's own doing, a moment ago
    if (!result)
        return describe(result.error());
    return result->isAnswerOutOfDate ? describe(Remark::AnswerOutOfDate) : QString();
}

QString describeOtherAmount(const Charge &charge)
{
    const std::optional<Money> other = otherAmountOf(charge);
    if (!other)
        return {};
    const QString text =
        charge.status == ChargeStatus::Paid
            ? ChargeMessagesTr::tr("The provider says that %1 was paid, but the charge is %2.")
        : charge.status == ChargeStatus::Confirmed
            ? ChargeMessagesTr::tr("Whoever confirmed it at the shop saw %1 come, but the charge is %2.")
            : ChargeMessagesTr::tr("The provider says that %1 is to be paid, but the charge is %2.");
    return text.arg(display::amount(*other), display::amount(charge.amount));
}

QString describeOldCode(const Charge &charge, int read)
{
    constexpr std::array over{ChargeStatus::Paid, ChargeStatus::Confirmed, ChargeStatus::Refunded,
                              ChargeStatus::Expired, ChargeStatus::Cancelled};
    const bool isOver = std::find(over.cbegin(), over.cend(), charge.status) != over.cend();
    const bool isReplaced = charge.correction != ChargeFacts::CorrectionState::None || !charge.replacedBy.isEmpty();
    const auto isOut = [&](CodePlace place) {
        const int shown = charge.shownRevision(place);
        return !isOver && shown > 0 && (isReplaced || shown < charge.revision);
    };
    QStringList sentences;
    if (isOut(CodePlace::Paper) || (read > 0 && read != charge.revision))
        sentences.append(ChargeMessagesTr::tr("The old code is on the customer's paper. Ask for it back."));
    if (isOut(CodePlace::WhatsApp))
        sentences.append(ChargeMessagesTr::tr("The old code was sent by WhatsApp. Send the new one."));
    else if (isOut(CodePlace::Clipboard))
        sentences.append(ChargeMessagesTr::tr("The old code was copied. Whoever got it needs the new one."));
    return sentences.join(u' ');
}

QString describeExposure(const Charge &charge)
{
    const auto isOut = [&charge](CodePlace place) { return charge.shownRevision(place) == charge.revision; };
    if (isOut(CodePlace::Paper))
        return ChargeMessagesTr::tr("A new code appears. The old one is on the customer's paper: ask for it back.");
    if (isOut(CodePlace::WhatsApp))
        return ChargeMessagesTr::tr("A new code appears. The old one was sent by WhatsApp: send the new one.");
    if (isOut(CodePlace::Clipboard))
        return ChargeMessagesTr::tr("A new code appears. The old one was copied: whoever got it needs the new one.");
    return ChargeMessagesTr::tr("A new code appears. Anyone who scanned the old one must scan again.");
}

QString unitHint(const Charge &charge)
{
    const qint64 asked = charge.amount.centavos();
    const qint64 reported = charge.reportedAmount.value_or(Money()).centavos();
    const bool isHundredfold = asked > 0 && reported > 0 && (reported == 100 * asked || asked == 100 * reported);
    return isHundredfold ? ChargeMessagesTr::tr("It is 100 times off: check the setting of the amount's unit.")
                         : QString();
}

QString describeUnclearPayment(const Charge &charge)
{
    const QString why = charge.doubts.testFlag(Doubt::OtherReceiver)
                            ? ChargeMessagesTr::tr("its code pays another receiver")
                        : charge.doubts.testFlag(Doubt::MethodNotPix) ? ChargeMessagesTr::tr("it was not paid by Pix")
                        : charge.doubts.testFlag(Doubt::FieldTwice)   ? ChargeMessagesTr::tr("its amount came twice")
                                                                    : ChargeMessagesTr::tr("its amount cannot be read");
    return ChargeMessagesTr::tr("The provider says “%1”, but %2. Look at the shop's bank statement and confirm the "
                                "receipt with the amount that it shows.")
        .arg(display::quoted(charge.providerStatus, 40), why);
}

std::optional<Doubt> firstDoubtOf(const ChargeFacts &charge)
{
    for (const Doubt doubt : {Doubt::OtherReceiver, Doubt::TxidShared, Doubt::MayBePaid, Doubt::ErrorBesideTxid,
                              Doubt::FieldTwice, Doubt::TextNotStorable, Doubt::EventUnreadable}) {
        if (charge.doubts.testFlag(doubt))
            return doubt;
    }
    return std::nullopt;
}

QString describeAnswer(const Charge &charge)
{
    if (isPaymentUnclear(charge))
        return describeUnclearPayment(charge);
    const auto found = charge.receiver();
    if (const QStringList places = charge.foreignPlaces();
        charge.doubts.testFlag(Doubt::OtherReceiver) && !places.isEmpty())
        return ChargeMessagesTr::tr("This code can also be paid at %1, which is neither the provider nor the receiver. "
                                    "A manager has to look at it before the customer pays.")
            .arg(display::quoted(places.join(u", "_s), 80));
    if (charge.doubts.testFlag(Doubt::OtherReceiver) && found && charge.answer->otherThan)
        return ChargeMessagesTr::tr(
                   "This code pays another receiver: %1 instead of %2. A manager has to look at it before the "
                   "customer pays.")
            .arg(nameOf(*found), nameOf(*charge.answer->otherThan));
    if (const auto doubt = firstDoubtOf(charge))
        return describe(*doubt);
    if (!charge.answer)
        return ChargeMessagesTr::tr("The provider's answer does not match the charge.");
    if (charge.doubts.testFlag(Doubt::AmountDiffers) && charge.reportedAmount)
        return (ChargeMessagesTr::tr("The provider says %1, but the charge is %2.")
                    .arg(display::amount(*charge.reportedAmount), display::amount(charge.amount)) +
                u' ' + unitHint(charge))
            .trimmed();
    if (charge.doubts.testFlag(Doubt::AmountUnreadable))
        return ChargeMessagesTr::tr("The provider's answer holds an amount that cannot be read. The charge is %1.")
            .arg(display::amount(charge.amount));
    if (charge.doubts.testFlag(Doubt::MethodNotPix))
        return ChargeMessagesTr::tr("The provider says that this charge is not paid by Pix: “%1”.")
            .arg(display::quoted(charge.answer->charge.method, 40));
    return ChargeMessagesTr::tr("The provider's answer does not match the charge.");
}

QString describeAttention(const Charge &charge)
{
    if (isPaymentUnclear(charge))
        return describeUnclearPayment(charge);
    const QString code = charge.answer ? describeCode(charge.answer->code, charge.amount) : QString();
    return code.isEmpty() || firstDoubtOf(charge) ? describeAnswer(charge) : code;
}

} // namespace balcao::messages
