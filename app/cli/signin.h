// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "app/cli/openledger.h"
#include "core/signin/staff.h"

#include <QObject>

#include <memory>

/** Who gives a command, where the ledger has operators: by name and PIN. */
namespace balcao::cli::signin
{

/** Why nobody does it. */
struct Refused {
    Exit exit = Exit::InvalidInput;
    Problem problem;
};

using ActorReply = Reply<Actor, Refused>;

/** A PIN that was given, or typed on the terminal by @p name. */
[[nodiscard]] Expected<Pin, Refused> pinOf(const std::optional<QByteArray> &given, const QString &name,
                                           const QString &field, Role role = Role::Cashier);

/** A badge that was given, or read at the terminal behind @p prompt. */
[[nodiscard]] Expected<Pin, Refused> badgeOf(const std::optional<QByteArray> &given, const QString &prompt,
                                             const QString &field);

/** The operators of an opened ledger, for a command that needs no charges. */
class Counter : public QObject
{
public:
    explicit Counter(const OpenedLedger &opened)
        : m_ledger(opened.address, opened.writer, Clock())
    {
    }

    [[nodiscard]] Staff &staff() noexcept { return m_staff; }

private:
    ChargeLedger m_ledger;
    Staff m_staff{m_ledger, Clock()};
};

/** Each reads @p given, which outlives its reply. */

/** Signs --operator in, if the ledger asks for that. */
[[nodiscard]] ActorReply *signIn(Staff &staff, const Context &given);
/** Has --authorised-by allow it if @p actor may not do it alone; without one the gate says who is needed. */
[[nodiscard]] ActorReply *allow(Staff &staff, const Context &given, const Actor &actor, Act act,
                                const QString &attempt);
/** signIn() and allow(). */
[[nodiscard]] ActorReply *actorFor(Act act, Staff &staff, const Context &given);
[[nodiscard]] ActorReply *actorFor(const Command &command, const Charge &charge, Staff &staff, const Context &given);
/** Asks a Counter of its own, which has gone when the reply finishes. */
[[nodiscard]] ActorReply *actorFor(Act act, const LedgerHandle &opened, const Context &given);

/** @p reply with its refusal as an error of these fields. */
[[nodiscard]] ActorReply *named(StaffReply *reply, const QString &pinField = {}, const QString &nameField = {});
[[nodiscard]] Refused refused(const StaffRefusal &refusal, const QString &pinField, const QString &nameField);

/** The field of the JSON's errors that a refusal of the gate is about. */
[[nodiscard]] QString fieldOf(const NeedsSomebody &needs);

} // namespace balcao::cli::signin
