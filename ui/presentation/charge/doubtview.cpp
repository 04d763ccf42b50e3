// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/doubtview.h"

#include "ui/presentation/charge/chargeview.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct DoubtViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ChargeView)
};

QString wrongCode(const CodeCheck &check)
{
    switch (check.verdict) {
    case CodeCheck::Verdict::AmountDiffers:
    case CodeCheck::Verdict::AmountDiffersIgnoredByBanks:
        return DoubtViewTr::tr("CRC matches · amount does not match");
    case CodeCheck::Verdict::Invalid:
        return check.problem == BrCodeFinding::CrcMismatch ? DoubtViewTr::tr("CRC does not match")
                                                           : DoubtViewTr::tr("Not a valid Pix code");
    case CodeCheck::Verdict::Missing:
        return DoubtViewTr::tr("No code came");
    case CodeCheck::Verdict::NotPayable:
        return DoubtViewTr::tr("Not a code to pay");
    case CodeCheck::Verdict::Verified:
        break;
    }
    return DoubtViewTr::tr("Code matches · answer does not");
}

/** "R$ 0,01", whichever is more. */
QString distance(Money left, Money right)
{
    return display::amount(Money::fromCentavos(qAbs(left.centavos() - right.centavos())).value_or(Money()));
}

void describeAnswerInDoubt(ChargeView &view, const Charge &charge)
{
    const Money answered = charge.reportedAmount.value_or(Money());
    view.isInDoubt = true;
    view.panelTitle = DoubtViewTr::tr("Code covered");
    view.panelLead = DoubtViewTr::tr("The amount in the answer does not match");
    view.panelText =
        DoubtViewTr::tr("The code is right, but the provider answered another amount. Nobody knows which one holds.");
    if (const QString hint = messages::unitHint(charge); !hint.isEmpty())
        view.panelText += u' ' + hint;
    view.panelRows = {{DoubtViewTr::tr("You charged"), display::amount(charge.amount)}};
    if (const auto carried = charge.answer->code.code->fields().amount)
        view.panelRows.append({DoubtViewTr::tr("The code carries"), display::amount(*carried)});
    view.panelRows.append({DoubtViewTr::tr("The provider answered"), display::amount(answered)});
    view.badge = {DoubtViewTr::tr("Amount in doubt:"),
                  DoubtViewTr::tr("difference of %1").arg(distance(answered, charge.amount))};
}

/** Compares the names, or keys and addresses where the names are the same. */
void describeOtherReceiver(ChargeView &view, const Receiver &expected, const Receiver &found)
{
    constexpr int longest = 40;
    const bool isOtherName = expected.name != found.name;
    view.panelLead = DoubtViewTr::tr("This code pays another receiver");
    view.panelText = DoubtViewTr::tr("A manager has to look at it before the customer pays.");
    view.panelRows = {
        {DoubtViewTr::tr("Expected"), display::quoted(isOtherName ? expected.name : expected.place, longest)},
        {DoubtViewTr::tr("In the code"), display::quoted(isOtherName ? found.name : found.place, longest)}};
    view.badge.label = DoubtViewTr::tr("CRC matches · another receiver");
}

} // namespace

bool isAnswerInDoubt(const Charge &charge)
{
    return charge.doubts == Doubts(Doubt::AmountDiffers) && charge.reportedAmount && charge.answer &&
           charge.answer->code.code && charge.answer->code.verdict == CodeCheck::Verdict::Verified;
}

void describeDoubt(ChargeView &view, const Charge &charge, const ChargeViewContext &context)
{
    view.panelTitle = DoubtViewTr::tr("Code not shown");
    if (context.isDrawingUnreadable) {
        view.panelLead = DoubtViewTr::tr("The code could not be drawn readably");
        view.panelText =
            DoubtViewTr::tr("The picture of the code did not read back as the code. For safety it is not shown.");
        return;
    }
    if (isPaymentUnclear(charge)) {
        view.panelLead = DoubtViewTr::tr("The reported payment is not clear");
        view.panelText = messages::describeUnclearPayment(charge);
        view.panelRows = {{DoubtViewTr::tr("You charged"), display::amount(charge.amount)}};
        return;
    }
    if (auto found = charge.otherReceiver(); found && charge.doubts.testFlag(Doubt::OtherReceiver)) {
        if (const QStringList places = charge.foreignPlaces(); !places.isEmpty())
            found->place = places.join(u", "_s);
        return describeOtherReceiver(view, *charge.answer->otherThan, *found);
    }
    if (isAnswerInDoubt(charge))
        return describeAnswerInDoubt(view, charge);
    if (charge.doubts == Doubts(Doubt::MayBePaid)) {
        view.isInDoubt = true;
        view.panelTitle = DoubtViewTr::tr("Code covered");
        view.panelLead = DoubtViewTr::tr("May be paid already: check before showing it again");
        view.panelText =
            DoubtViewTr::tr("The provider refused the correction. The customer may have paid %1 at this moment.")
                .arg(display::amount(charge.amount));
        view.badge = {DoubtViewTr::tr("The correction was not made."),
                      DoubtViewTr::tr("%1 still holds").arg(display::amount(charge.amount))};
        return;
    }
    view.panelLead = DoubtViewTr::tr("The received code does not match");
    view.panelText = messages::describeAttention(charge);
    if (charge.answer)
        view.badge.label = wrongCode(charge.answer->code);
}

} // namespace balcao
