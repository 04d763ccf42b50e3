// SPDX-License-Identifier: MIT
#pragma once

#include "ui/text/amountentry.h"
#include "ui/text/customerfields.h"

#include <QString>

#include <chrono>

namespace balcao
{

/** What is said beside an amount after a key or a pasted text that did not do what was meant; empty: nothing. */
struct AmountHint {
    enum class Kind { Note, Pasted, Refused };

    Kind kind = Kind::Note;
    QString text;

    bool operator==(const AmountHint &) const = default;
};

/** A hint goes with the next key that is taken, or after this time. */
inline constexpr std::chrono::seconds hintTime{6};

/** @p kept is the amount that stands there now. */
[[nodiscard]] AmountHint hintAfter(const AmountKey &key, AmountEntry::Outcome outcome, Money kept);

/** What stands beside an amount in a field: the hint while there is one. */
[[nodiscard]] FieldView withHint(const FieldView &view, const AmountHint &hint);

} // namespace balcao
