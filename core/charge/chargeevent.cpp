// SPDX-License-Identifier: MIT
#include "core/charge/chargeevent.h"

#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

EventKind byOutcome(ProviderError::Outcome outcome, EventKind notSent, EventKind refused, EventKind unknown)
{
    if (outcome == ProviderError::Outcome::NotSent)
        return notSent;
    return outcome == ProviderError::Outcome::Refused ? refused : unknown;
}

/** Of the alternatives of event::Payload, in their order; of what ended the first of three. */
constexpr std::array kinds = {EventKind::AttemptWritten, EventKind::FirstByteOut,
                              EventKind::ReplyReceived,  EventKind::Created,
                              EventKind::NotSent,        EventKind::CorrectionAsked,
                              EventKind::CorrectionDone, EventKind::CorrectionNotSent,
                              EventKind::StatusRead,     EventKind::DifferenceAccepted,
                              EventKind::ReportAccepted, EventKind::ReceiverAccepted,
                              EventKind::ReceivedByHand, EventKind::ReceiptTakenBack,
                              EventKind::Contested,      EventKind::ContestEnded,
                              EventKind::Settled,        EventKind::Shown};
static_assert(kinds.size() == std::variant_size_v<event::Payload>);

} // namespace

bool isChange(EventKind kind)
{
    return kind != EventKind::FirstByteOut && kind != EventKind::ReplyReceived &&
           kind != EventKind::DifferenceAccepted && kind != EventKind::ReceiverAccepted &&
           kind != EventKind::Contested && kind != EventKind::ContestEnded && kind != EventKind::Shown;
}

EventKind kindOf(const event::Payload &what)
{
    if (const auto *ended = std::get_if<event::AttemptEnded>(&what))
        return byOutcome(ended->error.outcome, EventKind::NotSent, EventKind::Refused, EventKind::Unknown);
    if (const auto *ended = std::get_if<event::CorrectionEnded>(&what))
        return byOutcome(ended->error.outcome, EventKind::CorrectionNotSent, EventKind::CorrectionRefused,
                         EventKind::CorrectionUnknown);
    return kinds.at(what.index());
}

bool ChargeEvent::paysAnother() const
{
    return std::visit(
        [](const auto &said) {
            if constexpr (requires { said.answer; })
                return said.answer.otherThan.has_value();
            else
                return false;
        },
        what);
}

} // namespace balcao
