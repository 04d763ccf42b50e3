// SPDX-License-Identifier: MIT
#include "core/charge/chargeevent.h"

#include "core/enumnames.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr std::array kindNames = {std::pair{EventKind::AttemptWritten, "attempt"_L1},
                                  std::pair{EventKind::FirstByteOut, "out"_L1},
                                  std::pair{EventKind::ReplyReceived, "reply"_L1},
                                  std::pair{EventKind::Created, "created"_L1},
                                  std::pair{EventKind::NotSent, "not_sent"_L1},
                                  std::pair{EventKind::Refused, "refused"_L1},
                                  std::pair{EventKind::Unknown, "unknown"_L1},
                                  std::pair{EventKind::CorrectionAsked, "correction_asked"_L1},
                                  std::pair{EventKind::CorrectionDone, "correction_done"_L1},
                                  std::pair{EventKind::CorrectionNotSent, "correction_not_sent"_L1},
                                  std::pair{EventKind::CorrectionRefused, "correction_refused"_L1},
                                  std::pair{EventKind::CorrectionUnknown, "correction_unknown"_L1},
                                  std::pair{EventKind::StatusRead, "status_read"_L1},
                                  std::pair{EventKind::DifferenceAccepted, "difference_accepted"_L1},
                                  std::pair{EventKind::ReportAccepted, "report_accepted"_L1},
                                  std::pair{EventKind::ReceiverAccepted, "receiver_accepted"_L1},
                                  std::pair{EventKind::ReceivedByHand, "received"_L1},
                                  std::pair{EventKind::ReceiptTakenBack, "receipt_taken_back"_L1},
                                  std::pair{EventKind::Contested, "contested"_L1},
                                  std::pair{EventKind::ContestEnded, "contest_ended"_L1},
                                  std::pair{EventKind::Settled, "settled"_L1},
                                  std::pair{EventKind::Shown, "shown"_L1}};

constexpr std::array placeNames = {std::pair{CodePlace::Till, "till"_L1}, std::pair{CodePlace::Customer, "customer"_L1},
                                   std::pair{CodePlace::Paper, "paper"_L1},
                                   std::pair{CodePlace::WhatsApp, "whatsapp"_L1},
                                   std::pair{CodePlace::Clipboard, "clipboard"_L1}};
static_assert(isComplete(placeNames, CodePlace::Clipboard));

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

QLatin1StringView key(EventKind kind)
{
    return nameIn(kindNames, kind);
}

std::optional<EventKind> eventKindNamed(QStringView name)
{
    return valueIn(kindNames, name);
}

QLatin1StringView key(CodePlace place)
{
    return nameIn(placeNames, place);
}

CodePlace codePlaceNamed(QStringView name)
{
    return valueIn(placeNames, name).value_or(CodePlace::Till);
}

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
