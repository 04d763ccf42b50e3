// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/command.h"
#include "core/operators/people.h"
#include "core/reply.h"

#include <QPointer>

#include <optional>

namespace balcao
{

/** The actor with the approval; else the role that is needed, or a refusal. */
using ApprovalReply = Reply<Actor, NeedsSomebody>;

/** A command that needs another operator's approval. */
struct ApprovalRequest {
    /** Nothing: it is about no charge, ChargeService::permit(). */
    std::optional<Command> command;
    Actor actor;
    NeedsSomebody needs;
    /** To be finished by the person who answers. */
    QPointer<ApprovalReply> reply;
};

} // namespace balcao
