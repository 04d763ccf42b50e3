// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargereader.h"
#include "ui/presentation/words/customermask.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

namespace balcao
{

struct Situation;

/** One thing of a charge's history that people care about. */
struct TimelineEntry {
    enum class Tone {
        /** Has not happened yet. */
        Future,
        Neutral,
        Change,
        Ok,
        Doubt,
        Muted
    };

    /** A value that was replaced. */
    struct Change {
        QString before;
        QString after;

        bool operator==(const Change &) const = default;
    };

    Tone tone = Tone::Neutral;
    /** Name in resources/icons. */
    QString icon;
    /** "14:33"; empty: now. */
    QString time;
    /** "21/11" where the day is not today, else empty. */
    QString day;
    /** "Created" in bold, ", R$ 46,70" plain. */
    QString lead;
    QString rest;
    QStringList lines;
    QList<Change> changes;
    /** Below the changes: the reason. */
    QStringList notes;

    /** "14:32 Created, R$ 46,70". */
    [[nodiscard]] QString inOneLine() const { return (day + u' ' + time + u' ' + lead + rest).simplified(); }
    /** All of it as one text, for a screen reader. */
    [[nodiscard]] QString accessibleText() const;

    bool operator==(const TimelineEntry &) const = default;
};

/** The history of @p row, newest first: what may still come, then what was written. A correction is one entry, told with its end;
 *  bytes that leave and replies that come in are no entries.
 *
 *  @p events are those of the charge, oldest first. What the provider or a person wrote is quoted, tax numbers are masked.
 */
[[nodiscard]] QList<TimelineEntry> timeline(const Charge &row, const QList<LedgerEvent> &events,
                                            const Situation &situation, Masking masking = Masking::Usual);

} // namespace balcao
