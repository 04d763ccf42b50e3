// SPDX-License-Identifier: MIT
#pragma once

#include "core/closing/closing.h"
#include "ui/text/display.h"

#include <QList>
#include <QString>

#include <optional>

namespace balcao
{

/** What the page of the closing shows (10): figures of one that was made, or of what a closing would say now. */
struct DayView {
    struct Figure {
        QString label;
        /** Empty: it is a number. */
        std::optional<MoneySum> amount;
        QString number;
        QString beside;
        /** Something waits for a person. */
        bool isOpen = false;
    };
    struct Bar {
        QString label;
        MoneySum amount;
        /** Of the chart's height: 0 to 1000. */
        int part = 0;
        bool isHighest = false;
    };
    /** A line across the chart. */
    struct Mark {
        /** "1.500": whole reais. */
        QString label;
        int part = 0;
    };
    struct StatusLine {
        display::Status status;
        CountedSum sum;
    };
    struct PersonLine {
        QString name;
        QStringList numbers;
        MoneySum received;
    };
    struct Remark {
        QString icon;
        QString text;
        bool isGood = true;
    };

    /** "Since the last closing", "Closing 12". */
    QString title;
    /** "Sat, 21 Nov 2026" */
    QString day;
    /** When, by whom; of one that was made also the beginning of its hash. */
    QString subtitle;
    bool isClosed = false;
    /** Nothing is shown before somebody has counted. */
    bool isCovered = false;
    QList<Figure> figures;
    QList<Bar> bars;
    /** From zero up to the chart's height. */
    QList<Mark> marks;
    QList<StatusLine> statuses;
    CountedSum all;
    QStringList personHeads;
    QList<PersonLine> persons;
    /** By counter, where there are several. */
    QStringList counterHeads;
    QList<PersonLine> counters;
    QList<Remark> remarks;
    /** Somebody may still settle one before the day is closed. */
    bool hasToCheck = false;
};

struct DayContext {
    /** Null: it is what a closing would say now. */
    const MadeClosing *event = nullptr;
    bool isBlind = false;
};

[[nodiscard]] DayView dayView(const DayClosing &closing, const DayContext &context);

/** How far what was counted is from what the ledger has: "R$ 1,00 less was counted". Empty: it is the same, or nobody counted. */
[[nodiscard]] QString countedDifference(const ClosingFigures &figures);

} // namespace balcao
