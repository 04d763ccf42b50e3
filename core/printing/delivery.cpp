// SPDX-License-Identifier: MIT
#include "core/printing/delivery.h"

#include "core/enumnames.h"
#include "core/printing/transports.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::print
{

QLatin1StringView key(DeliveryError error)
{
    static constexpr std::array names{
        std::pair{DeliveryError::Away, "away"_L1},
        std::pair{DeliveryError::Refused, "refused"_L1},
        std::pair{DeliveryError::Busy, "busy"_L1},
        std::pair{DeliveryError::Paused, "paused"_L1},
        std::pair{DeliveryError::NotAllowed, "not_allowed"_L1},
        std::pair{DeliveryError::Stalled, "stalled"_L1},
        std::pair{DeliveryError::OutOfPaper, "out_of_paper"_L1},
        std::pair{DeliveryError::NotReady, "not_ready"_L1},
        std::pair{DeliveryError::NoSpooler, "no_spooler"_L1},
    };
    static_assert(isComplete(names, DeliveryError::NoSpooler));
    return nameIn(names, error);
}

Expected<Delivered, DeliveryError> deliver(const Destination &destination, const QByteArray &bytes,
                                           const JobLimits &limits)
{
    if (destination.isFile())
        return Unexpected<DeliveryError>(DeliveryError::Refused);
    switch (destination.kind) {
    case Destination::Kind::Network:
        return transport::toNetwork(destination.name, destination.port, bytes, limits);
    case Destination::Kind::Device:
        return transport::toDevice(destination.name, bytes, limits);
    case Destination::Kind::Queue:
        return transport::toQueue(destination.name, bytes, limits);
    }
    Q_UNREACHABLE();
}

} // namespace balcao::print
