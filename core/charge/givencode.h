// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargeevent.h"

#include <QList>
#include <QString>

namespace balcao
{

/** A code that the provider gave for a charge. */
struct GivenCode {
    int revision = 1;
    /** As it was drawn and copied; of one that fails its check as it was received. */
    QString text;
    /** It pays another receiver, and no manager has accepted that one. */
    bool paysAnother = false;

    bool operator==(const GivenCode &) const = default;
};

/** Adds what @p event, the charge's next one, gave; the same code of the same revision once. */
void addGivenCode(QList<GivenCode> &codes, const ChargeEvent &event);

/** All that a charge ever had, oldest first. @p events: of one charge. */
template <class Event>
[[nodiscard]] QList<GivenCode> givenCodes(const QList<Event> &events)
{
    QList<GivenCode> codes;
    for (const Event &event : events)
        addGivenCode(codes, event);
    return codes;
}

} // namespace balcao
