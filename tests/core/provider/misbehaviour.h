// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/scriptedserver.h"

#include <QByteArray>

#include <random>

namespace balcao::test
{

/** One way of treating a request, drawn by chance: what the provider decides, and what comes of its reply. */
struct Misbehaviour {
    Script script;
    /** The request, once it is whole, makes a charge. Otherwise the provider has refused it. */
    bool charges = true;
};

/** The press that @p body belongs to: its amount is R$ 10.00 and as many centavos more. */
[[nodiscard]] int pressOf(const QByteArray &body);
[[nodiscard]] qint64 centavosOf(int press);

/** Half of the time the provider behaves; else it is one of some thirty faults. */
[[nodiscard]] Misbehaviour drawMisbehaviour(std::mt19937 &random);

} // namespace balcao::test
