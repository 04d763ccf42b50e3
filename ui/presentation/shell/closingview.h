// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace balcao
{

struct Charge;
struct Situation;

/** What a person is asked who closes the window while a request is out (03c). */
struct ClosingView {
    QString lead;
    /** What closing does not undo. */
    QString warning;
    /** "Wait for the reply (up to 24 s)". */
    QString wait;
};

/** Empty: nothing of the charge is out any more. */
[[nodiscard]] std::optional<ClosingView> closingView(const Charge &charge, const Situation &situation);

} // namespace balcao
