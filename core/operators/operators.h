// SPDX-License-Identifier: MIT
#pragma once

#include "core/enumnames.h"
#include "core/expected.h"
#include "core/operators/roles.h"
#include "core/operators/shopevent.h"
#include "core/operators/wrongtries.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <QStringView>

#include <chrono>
#include <optional>

namespace balcao
{

/** A person who works in the shop, as its events tell. */
struct Operator {
    QString id;
    QString name;
    Role role = Role::Cashier;
    bool hasPin = false;
    bool hasBadge = false;
    /** Stays for the names in old events. */
    bool isDisabled = false;

    bool operator==(const Operator &) const = default;
};

/** Why an event about operators contradicts what the ledger says. */
enum class OperatorObstacle {
    /** Blank, too long, or with signs that nobody sees. */
    NotAName,
    NameTaken,
    NobodyOfThatName,
    /** The first one has to be a manager: nobody else could add one. */
    FirstIsNoManager,
    /** Nobody would be left who may add operators. */
    LastManager,
    /** After a wrong PIN or badge; see WrongTries. */
    MustWait,
    /** It says already who another one is. */
    BadgeTaken
};
/** "not_a_name", … */
template <>
inline constexpr std::array enumText<OperatorObstacle> = {
    std::pair{OperatorObstacle::NotAName, "not_a_name"_L1},
    std::pair{OperatorObstacle::NameTaken, "name_taken"_L1},
    std::pair{OperatorObstacle::NobodyOfThatName, "nobody_of_that_name"_L1},
    std::pair{OperatorObstacle::FirstIsNoManager, "first_is_no_manager"_L1},
    std::pair{OperatorObstacle::LastManager, "last_manager"_L1},
    std::pair{OperatorObstacle::MustWait, "must_wait"_L1},
    std::pair{OperatorObstacle::BadgeTaken, "badge_taken"_L1}};
static_assert(isComplete(enumText<OperatorObstacle>, OperatorObstacle::BadgeTaken));

/** The shop's operators: a projection of its events, kept nowhere else. Without any, or with PINs switched off, nobody is asked for
 *  anything. PINs' hashes stay inside but for whoever compares them.
 */
class Operators
{
public:
    static constexpr qsizetype longestName = 60;

    /** @p event is the next one of the shop's; what is not about operators is passed over. */
    void take(const ShopEvent &event);
    /** The last event that was taken, of any kind. */
    [[nodiscard]] qint64 lastEvent() const noexcept { return m_lastEvent; }

    /** Somebody has to say who he is, and may not do everything. */
    [[nodiscard]] bool areAsked() const noexcept { return !m_all.isEmpty() && m_arePinsOn; }
    [[nodiscard]] bool arePinsOn() const noexcept { return m_arePinsOn; }
    [[nodiscard]] bool isEmpty() const noexcept { return m_all.isEmpty(); }
    /** In the order in which they were added, disabled ones too. */
    [[nodiscard]] QList<Operator> all() const;
    /** The operator of that name, else the first of whom it is the name in another case; nothing: there is none. Disabled ones are
     *  passed over.
     */
    [[nodiscard]] std::optional<Operator> named(const QString &name) const;
    /** An operator who is not disabled has the name, or one that looks the same (lookAlikeForm()). */
    [[nodiscard]] bool isNameTaken(const QString &name) const;
    /** Who works here and has that id. */
    [[nodiscard]] std::optional<Operator> withId(const QString &id) const;

    /** Whether @p who, or else @p authoriser, both ids, may do it. */
    [[nodiscard]] bool mayAct(Act act, const QString &who, const QString &authoriser) const;
    /** The program is a till since then: WrongTries::waitAt(). */
    void setTillStart(const std::optional<WrongTries::Monotonic> &start) { m_tillStart = start; }
    /** The time until a PIN of that operator is compared again; zero: it may be typed. */
    [[nodiscard]] std::chrono::milliseconds waitOf(const QString &id, const QDateTime &now) const;
    [[nodiscard]] int wrongPinsOf(const QString &id) const;
    /** The same for all badges, which wait at the counter where wrong ones were read. */
    [[nodiscard]] std::chrono::milliseconds badgeWaitAt(const QString &counter, const QDateTime &now) const;
    [[nodiscard]] int wrongBadgesAt(const QString &counter) const { return m_wrongBadges.value(counter).count(); }
    /** "$pbkdf2-sha256$…"; empty: none. Never to be shown or written elsewhere. */
    [[nodiscard]] QString secretOf(const QString &id) const;

    /** The badges of who works here, by the operator's id; the same holds. */
    struct Badge {
        QString id;
        QString secret;
    };
    [[nodiscard]] QList<Badge> badges() const;

    /** Whether the event does not contradict what is known. @p counter: who writes it, for events of badges. */
    [[nodiscard]] Expected<void, OperatorObstacle> check(const shopevent::Payload &what, const QDateTime &now,
                                                         const QString &counter = {}) const;
    /** As it is kept: without blanks around and double ones. */
    [[nodiscard]] static QString tidy(const QString &name) { return name.simplified(); }

private:
    struct Known : Operator {
        QString secret;
        QString badge;
        WrongTries wrongPins;
    };
    [[nodiscard]] const Known *find(const QString &id) const;

    struct Taking;
    struct Checking;

    QList<Known> m_all;
    /** The key is the counter's name. */
    QHash<QString, WrongTries> m_wrongBadges;
    std::optional<WrongTries::Monotonic> m_tillStart;
    bool m_arePinsOn = true;
    qint64 m_lastEvent = 0;
};

} // namespace balcao
