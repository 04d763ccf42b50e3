// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/charge/command.h"
#include "core/expected.h"
#include "core/operators/roles.h"

#include <QDateTime>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <utility>

namespace balcao
{

class Operators;

/** Who acts, and who allowed it: both names go into every event that follows. Only People and Staff make one. */
class Actor
{
public:
    [[nodiscard]] const QString &who() const noexcept { return m_who; }
    /** Empty: nobody else was needed. */
    [[nodiscard]] const QString &authorisedBy() const noexcept { return m_authorisedBy; }
    /** The operator who signed in; empty: somebody who only said a name. */
    [[nodiscard]] const QString &id() const noexcept { return m_id; }
    /** The operator who allowed it; empty: nobody. */
    [[nodiscard]] QString authoriserId() const { return m_approval ? m_approval->id : QString(); }

private:
    friend class People;
    friend class Staff;
    friend class Gate;
    /** For one command on one charge, and not for long. */
    struct Approval {
        QString id;
        Act act = Act::Create;
        QString attempt;
        QDateTime from;
        /** Shared by all copies: it is good for once. */
        std::shared_ptr<bool> isSpent = std::make_shared<bool>(false);
    };
    explicit Actor(QString who, QString authorisedBy = {})
        : m_who(std::move(who))
        , m_authorisedBy(std::move(authorisedBy))
    {
    }

    QString m_who;
    QString m_authorisedBy;
    QString m_id;
    std::optional<Approval> m_approval;
};

/** The people of the shop, as far as a counter knows them: the one at it, and whoever says a name of their own. Who only says a name
 *  may do nothing where the ledger has operators with PINs: see Staff. Where somebody has signed in nobody says a name.
 */
class People
{
public:
    explicit People(QString atTheCounter)
        : m_atTheCounter(std::move(atTheCounter))
    {
    }

    [[nodiscard]] const Actor &atTheCounter() const noexcept { return m_atTheCounter; }
    [[nodiscard]] bool isSignedIn() const { return !m_atTheCounter.id().isEmpty(); }
    /** From here on it is who signed in. */
    void signIn(const Actor &actor) { m_atTheCounter = actor; }
    /** Who typed a name; an empty one, or where somebody has signed in: the one at the counter. */
    [[nodiscard]] Actor named(const QString &name) const
    {
        return name.isEmpty() || isSignedIn() ? atTheCounter() : Actor(name);
    }
    /** Of what was asked for by somebody before: its end bears the same names. */
    [[nodiscard]] static Actor recorded(const QString &who, const QString &authorisedBy)
    {
        return Actor(who, authorisedBy);
    }

private:
    Actor m_atTheCounter;
};

/** The actor may not do it; somebody has to be asked. */
struct NeedsSomebody {
    enum class Why {
        /** Nobody has signed in. */
        NotSignedIn,
        /** It takes somebody of another role. */
        NotOfThatRole,
        /** Who allowed it did so for something else, or too long ago. */
        ApprovalOver,
        /** Somebody was asked, and nobody allowed it. */
        NotAllowed
    };
    /** For what. */
    Act act = Act::Create;
    Why why = Why::NotSignedIn;

    bool operator==(const NeedsSomebody &) const = default;
};

using MayAct = Expected<void, NeedsSomebody>;

/** Whether an actor may do things, asked in every door that writes. Pure. */
class Gate
{
public:
    /** How long somebody's word is good. */
    static constexpr std::chrono::seconds longestApproval{60};

    /** @p attempt: of the charge; empty: it is about none. */
    [[nodiscard]] static MayAct mayAct(Act act, const QString &attempt, const Actor &actor, const Operators &operators,
                                       const QDateTime &now);
    /** Somebody's approval was used. */
    static void spend(const Actor &actor);
};

/** What the command is of the charge that it is about; null: it is not known, or there is none yet. */
[[nodiscard]] Act actOf(const Command &command, const Actor &actor, const ChargeFacts *charge);
/** The attempt that it is about; empty: it makes one. */
[[nodiscard]] QString attemptIn(const Command &command);

} // namespace balcao
