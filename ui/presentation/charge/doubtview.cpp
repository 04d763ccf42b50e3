// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/doubtview.h"

#include "ui/presentation/words/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ChargeView)
};

QString wrongCode(const CodeCheck &check)
{
    switch (check.verdict) {
    case CodeCheck::Verdict::AmountDiffers:
    case CodeCheck::Verdict::AmountDiffersIgnoredByBanks:
        return Tr::tr("CRC matches · amount does not match");
    case CodeCheck::Verdict::Invalid:
        return check.problem == BrCodeFinding::CrcMismatch ? Tr::tr("CRC does not match")
                                                           : Tr::tr("Not a valid Pix code");
    case CodeCheck::Verdict::Missing:
        return Tr::tr("No code came");
    case CodeCheck::Verdict::NotPayable:
        return Tr::tr("Not a code to pay");
    case CodeCheck::Verdict::Verified:
        break;
    }
    return Tr::tr("Code matches · answer does not");
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
    view.panelTitle = Tr::tr("Code covered");
    view.panelLead = Tr::tr("The amount in the answer does not match");
    view.panelText =
        Tr::tr("The code is right, but the provider answered another amount. Nobody knows which one holds.");
    if (const QString hint = messages::unitHint(charge); !hint.isEmpty())
        view.panelText += u' ' + hint;
    view.panelRows = {{Tr::tr("You charged"), display::amount(charge.amount)}};
    if (const auto carried = charge.answer->code.code->fields().amount)
        view.panelRows.append({Tr::tr("The code carries"), display::amount(*carried)});
    view.panelRows.append({Tr::tr("The provider answered"), display::amount(answered)});
    view.badge = {Tr::tr("Amount in doubt:"), Tr::tr("difference of %1").arg(distance(answered, charge.amount))};
}

/** By the names, or where those are the same by key or address. */
void describeOtherReceiver(ChargeView &view, const Receiver &expected, const Receiver &found)
{
    constexpr int longest = 40;
    const bool isOtherName = expected.name != found.name;
    view.panelLead = Tr::tr("This code pays another receiver");
    view.panelText = Tr::tr("A manager has to look at it before the customer pays.");
    view.panelRows = {{Tr::tr("Expected"), display::quoted(isOtherName ? expected.name : expected.place, longest)},
                      {Tr::tr("In the code"), display::quoted(isOtherName ? found.name : found.place, longest)}};
    view.badge.label = Tr::tr("CRC matches · another receiver");
}

} // namespace

bool isAnswerInDoubt(const Charge &charge)
{
    return charge.doubts == Doubts(Doubt::AmountDiffers) && charge.reportedAmount && charge.answer &&
           charge.answer->code.code && charge.answer->code.verdict == CodeCheck::Verdict::Verified;
}

void describeDoubt(ChargeView &view, const Charge &charge, const ChargeViewContext &context)
{
    view.panelTitle = Tr::tr("Code not shown");
    if (context.isDrawingUnreadable) {
        view.panelLead = Tr::tr("The code could not be drawn readably");
        view.panelText = Tr::tr("The picture of the code did not read back as the code. For safety it is not shown.");
        return;
    }
    if (charge.doubts.testFlag(Doubt::OtherReceiver) && charge.answer && charge.answer->otherThan && charge.receiver())
        return describeOtherReceiver(view, *charge.answer->otherThan, *charge.receiver());
    if (isAnswerInDoubt(charge))
        return describeAnswerInDoubt(view, charge);
    if (charge.doubts == Doubts(Doubt::MayBePaid)) {
        view.isInDoubt = true;
        view.panelTitle = Tr::tr("Code covered");
        view.panelLead = Tr::tr("May be paid already: check before showing it again");
        view.panelText = Tr::tr("The provider refused the correction. The customer may have paid %1 at this moment.")
                             .arg(display::amount(charge.amount));
        view.badge = {Tr::tr("The correction was not made."),
                      Tr::tr("%1 still holds").arg(display::amount(charge.amount))};
        return;
    }
    view.panelLead = Tr::tr("The received code does not match");
    view.panelText = messages::describeAttention(charge);
    if (charge.answer)
        view.badge.label = wrongCode(charge.answer->code);
}

} // namespace balcao
