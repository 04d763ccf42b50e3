// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/printer/destination.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>

#include <chrono>

namespace balcao::print
{

/** Why a printer did not take it. */
enum class DeliveryError {
    /** Nobody answers there: switched off, unplugged, another address. */
    Away,
    /** Something answers, and it is no printer that takes this: no such queue, no such port. */
    Refused,
    /** This user may not write to the device. */
    NotAllowed,
    /** It took a part, or nothing, and then no more: how it ends on paper is not known. */
    Stalled,
    OutOfPaper,
    /** It says that it is not ready: the cover is open, or an error stands. */
    NotReady,
    /** There is no spooler on this computer. */
    NoSpooler
};
/** "away", … */
[[nodiscard]] QLatin1StringView key(DeliveryError error);

/** The bytes have left this computer, or lie in its spooler: whether paper came out no printer tells. */
struct Delivered {
    /** It said beforehand that it is ready and has paper; only a network printer or a device can. */
    bool isReady = false;

    bool operator==(const Delivered &) const = default;
};

/** How long a printer may take. */
constexpr std::chrono::milliseconds usualLimit{8000};

/** Brings @p bytes to @p destination within @p limit, and waits for it: for a thread of its own. The name of a network printer may take
 *  longer to be looked up.
 */
[[nodiscard]] Expected<Delivered, DeliveryError> deliver(const Destination &destination, const QByteArray &bytes,
                                                         std::chrono::milliseconds limit);

} // namespace balcao::print
