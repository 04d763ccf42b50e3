// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace balcao
{

/** How a provider's replies were written: what calibration learned besides the receiver. Words are stable. */
struct ReplyForms {
    /** "number", "string", "string_ptbr", "none". */
    QString amount;
    /** Of the deadline, else of what else is told: "iso", "no_zone", "epoch", "unreadable", "none". */
    QString time;
    bool hasImage = false;
    /** HTTP status codes, each once, in the order in which they came. */
    QList<int> httpStatuses;

    bool operator==(const ReplyForms &) const = default;
};

} // namespace balcao
