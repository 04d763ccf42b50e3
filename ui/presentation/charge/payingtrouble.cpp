// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/payingtrouble.h"

#include "core/charge/charge.h"
#include "core/charge/chargerules.h"
#include "ui/text/banklimits.h"
#include "ui/text/display.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Cause = PayingTrouble::Cause;

struct PayingTroubleTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::PayingTrouble)
};

Cause limit(const Charge &charge, const Situation &situation)
{
    const QTime at = situation.providerNow.toLocalTime().time();
    const QString night = banklimits::nightSentence(charge.amount, at);
    const QString phone = banklimits::newPhoneSentence();
    return {.cause = PayingTroubleTr::tr("The bank's app speaks of a limit."),
            .advice = (night.isEmpty() ? phone : night + u' ' + phone) + u' ' +
                      PayingTroubleTr::tr(
                          "The app shows the limit, and raising it takes a day or two. Correct the amount (F6), "
                          "and take the rest in another way."),
            .isLikely = !night.isEmpty()};
}

Cause code(const Charge &charge)
{
    const bool isCorrected = charge.revision > 1;
    const QString again =
        PayingTroubleTr::tr("Leave the bank's app, open it anew and scan the code that is on the screen now. "
                            "Of a code in a message copy all of it.");
    const QString older = PayingTroubleTr::tr("This is revision %1: whoever scanned an older code has to scan again.")
                              .arg(charge.revision);
    return {.cause = PayingTroubleTr::tr("The bank does not know the code, or shows another amount or name."),
            .advice = (isCorrected ? older + u' ' : QString()) + again + u' ' +
                      PayingTroubleTr::tr("Nobody pays to a name that is not the shop's."),
            .isLikely = isCorrected};
}

Cause connection(const Charge &charge, const Situation &situation, bool isOver)
{
    const QString until = isOver ? QString()
                          : charge.expiresAt.isValid()
                              ? u' ' + PayingTroubleTr::tr("The code holds until %1: do not create another one.")
                                           .arg(display::timeOrDay(charge.expiresAt, situation.providerNow))
                              : u' ' + PayingTroubleTr::tr("The code still holds: do not create another one.");
    return {.cause = PayingTroubleTr::tr("The bank's app waits, or asks to try again later."),
            .advice = PayingTroubleTr::tr(
                          "Another network, or the app closed and opened anew. Before paying again the customer "
                          "looks at the statement there: the first one may have gone through.") +
                      until};
}

Cause ended(bool isOver, bool isReadingOn)
{
    const QString look =
        PayingTroubleTr::tr("Look at the shop's account before you charge again. Found? F12. A scheduled Pix is "
                            "not paid, and a receipt on the phone is no proof.");
    return {.cause = PayingTroubleTr::tr("The bank says that it is expired, or paid already."),
            .advice = (isReadingOn ? PayingTroubleTr::tr("F5 reads the status.") + u' ' : QString()) + look,
            .isLikely = isOver};
}

} // namespace

std::optional<PayingTrouble> payingTrouble(const Charge &charge, const Situation &situation, bool isReadingOn)
{
    const ChargeStatus status = chargeStatus(charge, situation.now, situation.writer);
    if (status != ChargeStatus::Waiting && status != ChargeStatus::Expired)
        return std::nullopt;
    const bool isOver = status == ChargeStatus::Expired || isOverdue(charge, situation.providerNow);
    PayingTrouble trouble{
        {limit(charge, situation), code(charge), connection(charge, situation, isOver), ended(isOver, isReadingOn)}};
    std::stable_partition(trouble.causes.begin(), trouble.causes.end(),
                          [](const Cause &cause) { return cause.isLikely; });
    return trouble;
}

} // namespace balcao
