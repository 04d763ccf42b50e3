// SPDX-License-Identifier: MIT
#pragma once

#include "core/operators/roles.h"

#include <QList>
#include <QString>

#include <chrono>

namespace balcao
{

class Operators;

/** Somebody who may be chosen. */
struct PersonView {
    QString id;
    QString name;
    /** "AP". */
    QString initials;
    /** "Manager". */
    QString role;

    bool operator==(const PersonView &) const = default;
};

[[nodiscard]] QString roleText(Role role);
/** Who may sign in. */
[[nodiscard]] QList<PersonView> whoSignsIn(const Operators &operators);
/** Who may allow it with a PIN. */
[[nodiscard]] QList<PersonView> whoAllows(const Operators &operators, Act act);

/** What is known of a PIN that is typed: of its digits how many. */
struct PinFacts {
    qsizetype typed = 0;
    Role role = Role::Cashier;
    /** It is being compared. */
    bool isAsked = false;
    /** How long none is looked at, behind how many wrong ones. */
    std::chrono::milliseconds wait{0};
    int wrongPins = 0;
    /** The same of badges at this counter. */
    std::chrono::milliseconds badgeWait{0};
    int wrongBadges = 0;
    /** Why the last one was not looked at; empty: it was. */
    QString problem;
    /** The last one was a badge. */
    bool isOfBadge = false;
};

/** A PIN that is typed (09c, 22), or the wait behind a wrong one (09d). */
struct PinView {
    static constexpr qsizetype fewestDots = 6;

    qsizetype typed = 0;
    qsizetype dots = fewestDots;
    bool canType = false;
    bool canEnter = false;
    /** In place of the dots: what is wrong; empty: nothing is. */
    QString lead;
    QString rest;
    /** Shown as the title while a PIN or a badge is compared; else empty. */
    QString progress;
    /** What is left of the wait, in thousandths. */
    int waitPermille = 0;
    /** Lead, rest and wait are a badge's. */
    bool isOfBadge = false;
    /** No badge is compared, whatever is shown. A PIN is. */
    bool isBadgeWaiting = false;

    /** No PIN is compared. */
    [[nodiscard]] bool isWaiting() const noexcept { return waitPermille > 0 && !isOfBadge; }
};

[[nodiscard]] PinView pinView(const PinFacts &facts);

} // namespace balcao
