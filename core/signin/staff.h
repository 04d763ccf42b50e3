// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/command.h"
#include "core/clock.h"
#include "core/ledger/ledgererror.h"
#include "core/operators/operators.h"
#include "core/operators/people.h"
#include "core/operators/pin.h"
#include "core/reply.h"
#include "core/signin/refusal.h"
#include "core/values/secret.h"

#include <QObject>
#include <QThreadPool>

#include <chrono>
#include <optional>
#include <utility>
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

Q_SIGNALS:
    /** operators() are others than before. */
    void changed();

private:
    using OperatorsReply = Reply<Operators, StaffRefusal>;
    using ProofReply = Reply<Operator, StaffRefusal>;
    /** A badge that was compared. */
    struct Recognised {
        /** Empty: no operator's, as far as all badges could be compared. */
        QString id;
        bool areAllCompared = false;
    };

    OperatorsReply *read();
    [[nodiscard]] StaffReply *signedIn(ProofReply *proof);
    [[nodiscard]] StaffReply *approved(ProofReply *proof, Act act, const QString &attempt, const Actor &asking);
    [[nodiscard]] ProofReply *prove(const QString &name, const std::optional<Pin> &pin);
    /** The operator whose badge it is. @p asking: the name of the operator who asks for approval, if one does. */
    [[nodiscard]] ProofReply *recognise(const Pin &badge, const QString &asking);
    [[nodiscard]] ProofReply *recognised(const Recognised &found, ScannedCode scanned, const QString &asking);
    [[nodiscard]] ProofReply *compared(const Operator &who, bool isRight, const QString &grown);
    [[nodiscard]] StaffReply *change(const Actor &actor, const QList<shopevent::Payload> &events);
    /** Makes the secret of @p pin, then writes @p events with it as the last one. */
    [[nodiscard]] StaffReply *changePin(const Actor &actor, const QList<shopevent::Payload> &events, const QString &id,
                                        const Pin &pin);
    /** Without a badge: it is taken back. */
    [[nodiscard]] StaffReply *giveBadge(const QString &name, const std::optional<Pin> &badge, const Actor &actor);
    [[nodiscard]] OperatorsReply *write(const QList<ShopEvent> &events, const OperatorIds &by,
                                        const std::optional<Actor> &spender = {});
    void take(const Operators &operators);
    /** Work of some tenths of a second; its end is in this thread. */
    template <class Work>
    [[nodiscard]] auto *compute(Work work)
    {
        auto *reply = new Reply<decltype(work()), StaffRefusal>(this);
        m_thread.start([this, reply, work = std::move(work)] {
            QMetaObject::invokeMethod(
                this, [reply, result = work()] { reply->finish(result); }, Qt::QueuedConnection);
        });
        return reply;
    }

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
