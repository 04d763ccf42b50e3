// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "app/cli/openledger.h"
#include "core/service/staff.h"

#include <functional>

/** Who gives a command, where the ledger has operators: by name and PIN. */
namespace balcao::cli::signin
{

/** Why nobody does it. */
struct Refused {
    Exit exit = Exit::InvalidInput;
    Problem problem;
};

using Then = std::function<void(const Expected<Actor, Refused> &)>;

/** A PIN that was given, or typed on the terminal by @p name. */
[[nodiscard]] Expected<Pin, Refused> pinOf(const std::optional<QByteArray> &given, const QString &name,
                                           const QString &field, Role role = Role::Cashier);

/** What was given, or typed on the terminal behind @p prompt, as @p parse takes it. */
[[nodiscard]] Expected<Pin, Refused> secretOf(const std::optional<QByteArray> &given, const QString &prompt,
                                              const QString &field,
                                              const std::function<Expected<Pin, PinError>(QByteArrayView)> &parse);

/** Signs --operator in where somebody has to be. Calls @p then once. */
void signIn(Staff &staff, const Context &given, QObject *context, const Then &then);
/** What @p actor may not do --authorised-by allows, where there is one; else the gate says who is needed. Calls @p then once. */
void allow(Staff &staff, const Context &given, const Actor &actor, Act act, const QString &attempt, QObject *context,
           const Then &then);

/** signIn() and allow(), in an event loop of its own, for commands that have none. */
[[nodiscard]] Expected<Actor, Refused> actorFor(Act act, Staff &staff, const Context &given);
[[nodiscard]] Expected<Actor, Refused> actorFor(const Command &command, const Charge &charge, Staff &staff,
                                                const Context &given);
[[nodiscard]] Expected<Actor, Refused> actorFor(Act act, const OpenedLedger &opened, const Context &given);
/** For a command that needs no charges: the operators of the ledger, as long as @p use runs. */
void withStaff(const OpenedLedger &opened, const std::function<void(Staff &)> &use);
/** In an event loop of its own. */
[[nodiscard]] Expected<Actor, Refused> waitedFor(StaffReply *reply, const QString &pinField, const QString &nameField);
[[nodiscard]] Refused refused(const StaffRefusal &refusal, const QString &pinField, const QString &nameField);

/** The field of the JSON's errors that a refusal of the gate is about. */
[[nodiscard]] QString fieldOf(const NeedsSomebody &needs);

} // namespace balcao::cli::signin
