// SPDX-License-Identifier: MIT
#include "ui/presentation/chargestage.h"

#include <algorithm>

namespace balcao
{

using Stage = ChargeView::Stage;

namespace
{

/** The span over which a charge that tells its creation runs down. */
std::optional<qint64> lifetime(const Charge &charge)
{
    if (!charge.expiresAt.isValid() || !charge.answer)
        return std::nullopt;
    const qint64 span = charge.answer->charge.createdAt.moment.value_or(charge.createdAt).msecsTo(charge.expiresAt);
    return span > 0 ? std::optional(span) : std::nullopt;
}

/** Of a charge that exists, waits, and is not being corrected. */
Stage stageOfWaiting(const Charge &charge, const ChargeViewContext &context)
{
    if (charge.doubts.testFlag(Doubt::NeverRead))
        return Stage::Unread;
    const Permission permission = mayShowCode(charge, context.situation);
    if (!permission && permission.error() == Obstacle::PastDue)
        return Stage::Expired;
    if (!permission)
        return mayAcceptDifference(charge) ? Stage::Difference : Stage::CodeRefused;
    const bool hasCode = charge.answer && charge.answer->code.code && !context.isDrawingUnreadable;
    return hasCode ? Stage::Ready : Stage::CodeRefused;
}

} // namespace

Stage chargeStage(const ChargeRecord &record, const ChargeViewContext &context)
{
    const Charge &charge = record.charge;
    if (charge.attempt.isEmpty())
        return Stage::Closed;
    const ChargeStatus status = chargeStatus(charge, context.situation.now, context.situation.writer);
    if (charge.state == Charge::State::Written && status == ChargeStatus::UnderWay)
        return Stage::Connecting;
    if (charge.state == Charge::State::Out && status == ChargeStatus::UnderWay)
        return Stage::Sent;
    if (charge.state != Charge::State::Created)
        return Stage::Closed;
    switch (status) {
    case ChargeStatus::Paid:
    case ChargeStatus::Confirmed:
        return Stage::Paid;
    case ChargeStatus::Cancelled:
    case ChargeStatus::Refunded:
        return Stage::Closed;
    case ChargeStatus::UnderWay:
        return Stage::Correcting;
    case ChargeStatus::Expired:
        return record.isCorrecting ? Stage::Correcting : Stage::Expired;
    case ChargeStatus::Unknown:
        return record.isCorrecting ? Stage::Correcting : Stage::CorrectionUnknown;
    case ChargeStatus::Waiting:
    case ChargeStatus::Attention:
    case ChargeStatus::NotSent:
    case ChargeStatus::Refused:
    case ChargeStatus::Absent:
        break;
    }
    return record.isCorrecting ? Stage::Correcting : stageOfWaiting(charge, context);
}

std::optional<int> chargeProgress(const Charge &charge, Stage stage, const ChargeViewContext &context)
{
    const auto share = [](qint64 part, qint64 whole) {
        return static_cast<int>(std::clamp<qint64>(whole > 0 ? part * 1000 / whole : 0, 0, 1000));
    };
    switch (stage) {
    case Stage::Connecting:
    case Stage::Expired:
        return 0;
    case Stage::Sent:
        return share(charge.sentAt.msecsTo(context.situation.now), context.exchangeTimeout.count());
    case Stage::Paid:
        return 1000;
    case Stage::Ready:
        if (const auto span = lifetime(charge))
            return share(context.situation.providerNow.msecsTo(charge.expiresAt), *span);
        return std::nullopt;
    case Stage::Difference:
    case Stage::CodeRefused:
    case Stage::Unread:
    case Stage::Correcting:
    case Stage::CorrectionUnknown:
    case Stage::Closed:
        break;
    }
    return std::nullopt;
}

} // namespace balcao
