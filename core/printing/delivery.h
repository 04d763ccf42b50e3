// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/printing/destination.h"

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
    /** It ended the connection, or another program has it, before it took a byte of the job. */
    Busy,
    /** Its queue on this computer is paused, or was while the job waited in it: the job was removed. */
    Paused,
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

/** The time of a job, whatever the printer sends back. */
struct JobLimits {
    /** After the last byte that was taken. */
    std::chrono::milliseconds idle{8000};
    /** The slowest line, for the time in all: 9,600 baud with eleven bits a byte. */
    int bytesPerSecond = 9600 / 11;

    [[nodiscard]] std::chrono::milliseconds total(qsizetype bytes) const
    {
        return idle + std::chrono::milliseconds(bytes * 1000 / bytesPerSecond);
    }
};

/** Brings @p bytes to @p destination within @p limits, and waits for it: for a thread of its own. The name of a network printer may take
 *  longer to be looked up. A job that failed is taken back as far as the line allows, so that it does not come out later.
 */
[[nodiscard]] Expected<Delivered, DeliveryError> deliver(const Destination &destination, const QByteArray &bytes,
                                                         const JobLimits &limits = {});

} // namespace balcao::print
