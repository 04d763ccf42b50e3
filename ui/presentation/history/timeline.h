// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargereader.h"
#include "ui/text/eventtext.h"

#include <QDateTime>

namespace balcao
{

struct Situation;

/** An entry of a charge's history. */
struct TimelineEntry : EventText {
    /** "14:33"; empty: now. */
    QString time;
    /** "21/11" where the day is not today, else empty. */
    QString day;
    /** The person who acted, or empty. */
    QString actor;

    /** All of it as one text, for a screen reader. */
    [[nodiscard]] QString accessibleText() const;

    bool operator==(const TimelineEntry &) const = default;
};

/** The history of @p row, newest first: what may still come, then what was written. A correction is one entry, with its end; bytes that
 *  leave and replies that come in are no entries.
 *
 *  @p events are those of the charge, oldest first. Tax numbers are masked.
 */
[[nodiscard]] QList<TimelineEntry> timeline(const Charge &row, const QList<LedgerEvent> &events,
                                            const Situation &situation, Masking masking = Masking::Usual);

} // namespace balcao
