// SPDX-License-Identifier: MIT
#include "core/charge/chargeevent.h"

#include "core/charge/enumnames.h"

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
                                  std::pair{EventKind::ReceivedByHand, "received"_L1},
                                  std::pair{EventKind::Settled, "settled"_L1},
                                  std::pair{EventKind::Shown, "shown"_L1},
                                  std::pair{EventKind::Erased, "erased"_L1}};

EventKind byOutcome(ProviderError::Outcome outcome, EventKind notSent, EventKind refused, EventKind unknown)
{
    switch (outcome) {
    case ProviderError::Outcome::NotSent:
        return notSent;
    case ProviderError::Outcome::Refused:
        return refused;
    case ProviderError::Outcome::Unknown:
        break;
    }
    return unknown;
}

struct KindOf {
    EventKind operator()(const event::AttemptWritten &) const { return EventKind::AttemptWritten; }
    EventKind operator()(const event::FirstByteOut &) const { return EventKind::FirstByteOut; }
    EventKind operator()(const event::ReplyReceived &) const { return EventKind::ReplyReceived; }
    EventKind operator()(const event::Created &) const { return EventKind::Created; }
    EventKind operator()(const event::AttemptEnded &ended) const
    {
        return byOutcome(ended.error.outcome, EventKind::NotSent, EventKind::Refused, EventKind::Unknown);
    }
    EventKind operator()(const event::CorrectionAsked &) const { return EventKind::CorrectionAsked; }
    EventKind operator()(const event::CorrectionDone &) const { return EventKind::CorrectionDone; }
    EventKind operator()(const event::CorrectionEnded &ended) const
    {
        return byOutcome(ended.error.outcome, EventKind::CorrectionNotSent, EventKind::CorrectionRefused,
                         EventKind::CorrectionUnknown);
    }
    EventKind operator()(const event::StatusRead &) const { return EventKind::StatusRead; }
    EventKind operator()(const event::DifferenceAccepted &) const { return EventKind::DifferenceAccepted; }
    EventKind operator()(const event::ReceivedByHand &) const { return EventKind::ReceivedByHand; }
    EventKind operator()(const event::Settled &) const { return EventKind::Settled; }
    EventKind operator()(const event::Shown &) const { return EventKind::Shown; }
    EventKind operator()(const event::Erased &) const { return EventKind::Erased; }
};

} // namespace

QLatin1StringView key(EventKind kind)
{
    return nameIn(kindNames, kind);
}

std::optional<EventKind> eventKindNamed(QStringView name)
{
    return valueIn(kindNames, name);
}

bool isChange(EventKind kind)
{
    switch (kind) {
    case EventKind::FirstByteOut:
    case EventKind::ReplyReceived:
    case EventKind::DifferenceAccepted:
    case EventKind::ReceivedByHand:
    case EventKind::Shown:
    case EventKind::Erased:
        return false;
    case EventKind::AttemptWritten:
    case EventKind::Created:
    case EventKind::NotSent:
    case EventKind::Refused:
    case EventKind::Unknown:
    case EventKind::CorrectionAsked:
    case EventKind::CorrectionDone:
    case EventKind::CorrectionNotSent:
    case EventKind::CorrectionRefused:
    case EventKind::CorrectionUnknown:
    case EventKind::StatusRead:
    case EventKind::Settled:
        return true;
    }
    Q_UNREACHABLE();
}

EventKind ChargeEvent::kind() const
{
    return std::visit(KindOf(), what);
}

} // namespace balcao
