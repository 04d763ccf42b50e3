// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/amountentry.h"
#include "ui/presentation/customerfields.h"

#include <QString>

namespace balcao
{

/** What is said beside an amount after a key or a pasted text that did not do what was meant; empty: nothing. */
struct AmountHint {
    enum class Kind { Note, Pasted, Refused };

    Kind kind = Kind::Note;
    QString text;

    bool operator==(const AmountHint &) const = default;
};

[[nodiscard]] AmountHint hintAfterKey(AmountEntry::Outcome outcome);
/** @p kept is the amount that stands there. */
[[nodiscard]] AmountHint hintAfterPaste(AmountEntry::Outcome outcome, const QString &pasted, Money kept);

/** What stands beside an amount in a field: the hint while there is one. */
[[nodiscard]] FieldView withHint(const FieldView &view, const AmountHint &hint);

} // namespace balcao
