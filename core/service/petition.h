// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/command.h"
#include "core/service/people.h"

#include <functional>
#include <optional>

namespace balcao
{

/** What somebody may not do alone. */
struct Petition {
    /** Nothing: it is about no charge, ChargeService::permit(). */
    std::optional<Command> command;
    Actor actor;
    NeedsSomebody needs;
    /** To be called once: with whoever asked and the approval; nothing: nobody allowed it. */
    std::function<void(const std::optional<Actor> &)> answer;
};

} // namespace balcao
