// SPDX-License-Identifier: MIT
#include "ui/text/display.h"

#include "core/charge/charge.h"
#include "core/charge/chargerules.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::display
{

namespace
{

struct DisplayTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::display)
};

} // namespace

QString otherAmount(const ChargeFacts &charge)
{
    const std::optional<Money> other = otherAmountOf(charge);
    if (!other)
        return {};
    const QString text = charge.status == ChargeStatus::Paid        ? DisplayTr::tr("paid %1")
                         : charge.status == ChargeStatus::Confirmed ? DisplayTr::tr("received %1")
                                                                    : DisplayTr::tr("to pay %1");
    return text.arg(amount(*other));
}

QString withOtherAmount(const ChargeFacts &charge, const QString &text)
{
    const QString other = otherAmount(charge);
    return other.isEmpty() || text.isEmpty() ? other + text : other + u" · "_s + text;
}

QString timeAndName(const ChargeFacts &charge, const QDateTime &nowUtc)
{
    const auto name = PersonName::parse(charge.name);
    const QString time = timeOrDay(charge.createdAt, nowUtc);
    return name ? time + u" · "_s + name->abbreviated() : time;
}

Status status(ChargeStatus value)
{
    using Tone = Status::Tone;
    switch (value) {
    case ChargeStatus::UnderWay:
        return {value, DisplayTr::tr("Under way"), u"send"_s, Tone::UnderWay};
    case ChargeStatus::Paid:
    case ChargeStatus::Confirmed:
        return {value, DisplayTr::tr("Paid"), u"check-circle"_s, Tone::Done};
    case ChargeStatus::Refunded:
        return {value, DisplayTr::tr("Refunded"), u"undo"_s, Tone::Refunded};
    case ChargeStatus::Waiting:
        break;
    case ChargeStatus::Expired:
        return {value, DisplayTr::tr("Expired"), u"hourglass"_s, Tone::Over};
    case ChargeStatus::Cancelled:
        return {value, DisplayTr::tr("Cancelled"), u"x-circle"_s, Tone::Over};
    case ChargeStatus::NotSent:
        return {value, DisplayTr::tr("Not sent"), u"minus"_s, Tone::Over};
    case ChargeStatus::Refused:
        return {value, DisplayTr::tr("Refused"), u"minus"_s, Tone::Over};
    case ChargeStatus::Absent:
        return {value, DisplayTr::tr("Not created"), u"minus"_s, Tone::Over};
    case ChargeStatus::Unknown:
    case ChargeStatus::Attention:
        return {value, DisplayTr::tr("To check")};
    }
    return {value, DisplayTr::tr("Waiting"), u"clock"_s, Tone::Waiting};
}

QString statusWord(ChargeStatus value)
{
    return value == ChargeStatus::Confirmed ? DisplayTr::tr("Confirmed at the shop") : status(value).label;
}

QString pastDueWord()
{
    return DisplayTr::tr("Past due");
}

QString statusWord(const ChargeFacts &charge, const Situation &situation)
{
    return statusWord(chargeStatus(charge, situation.now, situation.writer));
}

Status status(const ChargeFacts &charge, const Situation &situation)
{
    const ChargeStatus value = chargeStatus(charge, situation.now, situation.writer);
    Status known = status(value);
    if (value != ChargeStatus::Waiting)
        return known;
    if (isOverdue(charge, situation.providerNow))
        return {value, pastDueWord(), u"clock-off"_s, Status::Tone::Over, Status::Moment::PastDue};
    // An unknown word of the provider is shown as it came.
    const bool isOddWord = ProviderStatus::fromWire(charge.providerStatus).kind() == ProviderStatus::Kind::Other;
    const QString word = isOddWord ? quoted(charge.providerStatus, 24) : QString();
    if (!word.isEmpty())
        known.label = word;
    return known;
}

ChargeLine chargeLine(const ChargeFacts &charge, const QString &line, const Situation &situation)
{
    return {.attempt = charge.attempt,
            .amount = charge.amount,
            .line = withOtherAmount(charge, line),
            .status = status(charge, situation)};
}

QString accessibleText(const ChargeLine &line)
{
    return amount(line.amount) + u", "_s + line.line;
}

QString chargeNumber(const ChargeFacts &charge)
{
    return charge.counter + u'-' + QString::number(charge.number);
}

} // namespace balcao::display
