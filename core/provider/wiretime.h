// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/providercharge.h"
#include "core/provider/jsontree.h"

#include <QByteArrayView>
#include <QDateTime>

#include <optional>

namespace balcao
{

/** A timestamp of an answer, with what was odd about it. */
struct WireTime {
    ProviderTime time;
    /** There is something, but no real date: 2026-02-30, 25:61, an object. */
    bool isInvalid = false;
    /** Seconds or milliseconds since 1970 instead of a date. */
    bool isEpoch = false;
    /** No zone: São Paulo time was taken, UTC−3 without daylight saving time (abolished in 2019). */
    bool hasNoZone = false;
};

/** Reads RFC 3339 ("T", "t" or a blank between date and time; any fraction; Z, ±hh:mm, ±hhmm, ±hh or no zone) and epochs.
 *  null and an empty string are an absent time, not an invalid one.
 */
[[nodiscard]] WireTime readWireTime(const JsonValue &value);

/** "Fri, 20 Nov 2026 15:00:00 GMT", as HTTP headers write it. UTC. Independent of the locale. */
[[nodiscard]] std::optional<QDateTime> readHttpDate(QByteArrayView header);

} // namespace balcao
