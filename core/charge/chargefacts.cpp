// SPDX-License-Identifier: MIT
// The names of what a charge's facts say.
#include "core/charge/charge.h"
#include "core/enumnames.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using State = ChargeFacts::State;
using CorrectionState = ChargeFacts::CorrectionState;

constexpr std::array stateNames = {std::pair{State::Written, "written"_L1},  std::pair{State::Out, "out"_L1},
                                   std::pair{State::NotSent, "not_sent"_L1}, std::pair{State::Refused, "refused"_L1},
                                   std::pair{State::Unknown, "unknown"_L1},  std::pair{State::Created, "created"_L1},
                                   std::pair{State::Absent, "absent"_L1}};
constexpr std::array correctionNames = {
    std::pair{CorrectionState::None, "none"_L1}, std::pair{CorrectionState::Asked, "asked"_L1},
    std::pair{CorrectionState::Out, "out"_L1}, std::pair{CorrectionState::Unknown, "unknown"_L1}};

} // namespace

QLatin1StringView key(State state)
{
    return nameIn(stateNames, state);
}

std::optional<State> stateNamed(QStringView name)
{
    return valueIn(stateNames, name);
}

QLatin1StringView key(CorrectionState correction)
{
    return nameIn(correctionNames, correction);
}

std::optional<CorrectionState> correctionNamed(QStringView name)
{
    return valueIn(correctionNames, name);
}

} // namespace balcao
