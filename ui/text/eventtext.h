// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargeevent.h"
#include "ui/text/customermask.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <map>

namespace balcao
{

/** An event of a charge in words, for the history, the dossier and `balcao-cli show`. Texts of people and of the provider are quoted. */
struct EventText {
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
    /** "Created". */
    QString title;
    /** Continues the title: ", R$ 46,70". */
    QString rest = {};
    /** Reason, reference, cause: one sentence or phrase each. */
    QStringList lines = {};
    QList<Change> changes = {};

    /** "Correction asked for · R$ 46,70 → R$ 36,70 · Reason: discount". */
    [[nodiscard]] QString inOneLine() const;

    bool operator==(const EventText &) const = default;
};

/** The other events that an event's words depend on. */
struct EventContext {
    enum class Use {
        /** A correction is one entry: its end repeats the changes and the reason. */
        History,
        /** Each event by itself, with what was checked, and without the customer's data and the provider's sentences. */
        Proof
    };

    Use use = Use::History;
    Masking masking = Masking::Usual;
    /** The request of each correction, by its number. */
    std::map<int, ChargeEvent> corrections = {};
    bool wasCreated = false;

    void add(const ChargeEvent &event);
};

[[nodiscard]] EventText describe(const ChargeEvent &event, const EventContext &context);

/** "Ana Paula, allowed by Carlos", "provider", or the counter if no name is known. */
[[nodiscard]] QString actorOf(const ChargeEvent &event);
/** "since 21/11/2026, to answer until 01/12/2026". */
[[nodiscard]] QString contestPeriod(QDate on, QDate until);

} // namespace balcao
