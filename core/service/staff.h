// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/operators.h"
#include "core/reply.h"
#include "core/service/command.h"
#include "core/service/people.h"
#include "core/service/pin.h"
#include "core/service/refusal.h"
#include "core/values/secret.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <chrono>
#include <functional>
#include <optional>
#include <variant>

namespace balcao
{

class ChargeLedger;
struct OperatorIds;

/** Why nobody was believed. */
struct PinRefusal {
    enum class Why {
        Wrong,
        /** Nothing was compared: too soon behind a wrong one. */
        MustWait,
        /** The operator has none. */
        NoPin,
        /** It was made with a pepper that this computer does not have. */
        NoPepper,
        /** Nobody's who works here. */
        UnknownBadge,
        /** The same of badges: whose this one is, or that it is nobody's, cannot be told. */
        NoBadgePepper,
        /** Nothing was compared: too soon behind a wrong badge at this counter. */
        BadgeMustWait,
        /** The bar code of a product, or of one of our slips, and no operator's badge: no wrong badge. */
        ProductScanned,
        SlipScanned
    };
    Why why = Why::Wrong;
    /** How long the next one is not looked at. */
    std::chrono::seconds wait{0};

    /** @p wait is rounded up: a person who waits that long does not come too early. */
    [[nodiscard]] static PinRefusal after(Why why, std::chrono::milliseconds wait)
    {
        return {.why = why, .wait = std::chrono::ceil<std::chrono::seconds>(wait)};
    }

    bool operator==(const PinRefusal &) const = default;
};

using StaffRefusal = std::variant<OperatorObstacle, PinRefusal, NeedsSomebody, LedgerError>;
/** The person who signed in, or did it; of approve() the one who asked, with the approval. */
using StaffResult = Expected<Actor, StaffRefusal>;
/** Destroying it drops the answer; a wrong PIN is written all the same. */
using StaffReply = Reply<Actor, StaffRefusal>;

/** The operators of the shop and their PINs (docs/operators.md): who signs in, who allows what somebody else may not do.
 *
 *  PINs are compared in a thread of their own. Every try is an event before its result is told, so that the waiting behind wrong ones
 *  holds on all counters and after a restart; while the ledger cannot be written nobody signs in.
 */
class Staff : public QObject
{
    Q_OBJECT

public:
    /** @p ledger outlives it. */
    Staff(ChargeLedger &ledger, Clock clock, QObject *parent = nullptr);
    /** A PIN that is being compared is waited for. */
    ~Staff() override;

    /** Of this computer's keyring, 32 bytes; new PINs are made with it. Empty: without one. */
    void setPepper(const QByteArray &pepper) { m_pepper = pepper; }

    /** PostgreSQL: of the role that LedgerError::Kind::NeedsManager names, for the changes that follow. Empty: forgotten again. */
    void setManagersPassword(const Secret &password) { m_managersPassword = password; }

    /** Of new PINs, and what older ones grow to; tests take fewer. */
    void setRounds(int rounds) { m_rounds = rounds; }

    /** As they were read last: changed() tells of news. The ledger itself knows better, and is asked with each event. */
    [[nodiscard]] const Operators &operators() const noexcept { return m_operators; }

    /** Reads them again; the actor of the answer is nobody. */
    StaffReply *refresh();
    /** Person first, then PIN: two may have the same. Where PINs are off the name will do. */
    StaffReply *signIn(const QString &name, const std::optional<Pin> &pin);
    /** For one command of @p asking on the charge @p attempt (empty: on none), within Gate::longestApproval. */
    StaffReply *approve(Act act, const QString &attempt, const Actor &asking, const QString &name, const Pin &pin);

    /** The same by what a badge's reader typed, which says who it is as well. A badge that no operator has is an event, unless it is
     *  the bar code of a product or of a slip; badges wait behind it at this counter.
     */
    StaffReply *signInByBadge(const Pin &badge);
    StaffReply *approveByBadge(Act act, const QString &attempt, const Actor &asking, const Pin &badge);
    /** The time until a badge is compared at this counter again, and the wrong ones before. */
    [[nodiscard]] std::chrono::milliseconds badgeWait() const;
    [[nodiscard]] int wrongBadges() const;

    /** The first one is added by anybody. Without a PIN nobody signs in while PINs are on. */
    StaffReply *add(const QString &name, Role role, const std::optional<Pin> &pin, const Actor &actor);
    StaffReply *setPin(const QString &name, const Pin &pin, const Actor &actor);
    /** Nothing: none any more. Nobody else's. */
    StaffReply *setBadge(const QString &name, const std::optional<Pin> &badge, const Actor &actor);
    StaffReply *disable(const QString &name, const Actor &actor);
    /** A new PIN, whoever asks: for who controls the ledger's file, on PostgreSQL for the tables' owner only. */
    StaffReply *reset(const QString &name, const Pin &pin, const Actor &actor);
    StaffReply *switchPins(bool on, const Actor &actor);

    /** Somebody changed settings of that name, as was allowed: written when the ledger can be, and nobody waits for it. */
    void noteSettings(const QStringList &keys, const Actor &actor);

    /** Whether the actor may begin the command. @p charge: what is known of the one that it is about; may be null. */
    [[nodiscard]] Expected<void, Refusal> mayBegin(const Command &command, const Actor &actor,
                                                   const ChargeFacts *charge) const;

Q_SIGNALS:
    /** operators() are others than before. */
    void changed();

private:
    using Proved = std::function<void(const Operator &)>;
    struct Question {
        QPointer<StaffReply> reply;
        QString name;
        std::optional<Pin> pin;
        Proved then;
    };
    struct Change {
        QPointer<StaffReply> reply;
        Actor actor;
        QList<shopevent::Payload> events;
        /** The badge was given to somebody else since they were read. Empty: that is refused. */
        std::function<void()> overtaken = {};
    };

    void read(const QPointer<StaffReply> &reply, const std::function<void()> &then);
    [[nodiscard]] Proved signing(StaffReply *reply) const;
    [[nodiscard]] Proved approving(StaffReply *reply, Act act, const QString &attempt, const Actor &asking);
    void prove(const Question &question);
    /** Whose badge @p question.pin is; its name is that of the operator who asks for approval, if one does. */
    void recognise(const Question &question);
    /** Empty @p id: no operator's, as far as all badges could be compared. */
    void recognised(const Question &question, const QString &id, bool areAllCompared);
    void compare(const Question &question, const Operator &who, const PinSecret &secret);
    void compared(const Question &question, const Operator &who, bool isRight, const QString &grown);
    void change(const Change &change);
    /** Makes the secret of @p pin, then writes @p change with it as the last event. */
    void changePin(Change change, const QString &id, const Pin &pin);
    /** @p wanted: without its pin the badge is taken back. @p again: where another counter was faster. */
    void giveBadge(const Question &wanted, const Actor &actor, const std::function<void()> &again);
    void write(const QList<ShopEvent> &events, const OperatorIds &by, const QPointer<StaffReply> &reply,
               const std::function<void()> &written, const std::function<void()> &overtaken = {});
    void refuse(const QPointer<StaffReply> &reply, const StaffRefusal &refusal);
    void take(const Operators &operators);
    [[nodiscard]] StaffReply *failed(const StaffRefusal &refusal);
    /** Work of some tenths of a second, then its end in this thread. */
    void compute(std::function<std::function<void()>()> work);

    ChargeLedger &m_ledger;
    Clock m_clock;
    QByteArray m_pepper;
    Secret m_managersPassword;
    int m_rounds = PinSecret::rounds;
    Operators m_operators;
    /** One thread. The last member: it is waited for before anything else goes. */
    QThreadPool m_thread;
};

} // namespace balcao
