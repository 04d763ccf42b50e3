// SPDX-License-Identifier: MIT
// Staff, by what a badge's reader types.
#include "core/service/staff.h"

#include <algorithm>
#include <utility>

namespace balcao
{

namespace
{

/** Of who works here but @p id; one cannot be read that this program did not write. */
QList<std::pair<QString, PinSecret>> badgesBut(const QString &id, const Operators &operators)
{
    QList<std::pair<QString, PinSecret>> known;
    for (const Operators::Badge &badge : operators.badges()) {
        if (const auto secret = PinSecret::parse(badge.secret); secret && badge.id != id)
            known.append({badge.id, *secret});
    }
    return known;
}

/** Each of them can be looked at. */
bool areOf(const QByteArray &pepper, const QList<std::pair<QString, PinSecret>> &badges)
{
    return std::all_of(badges.cbegin(), badges.cend(),
                       [&pepper](const auto &badge) { return badge.second.isOf(pepper); });
}

} // namespace

StaffReply *Staff::signInByBadge(const Pin &badge)
{
    auto *reply = new StaffReply(this);
    recognise(reply, badge, signing(reply));
    return reply;
}

StaffReply *Staff::approveByBadge(Act act, const QString &attempt, const Actor &asking, const Pin &badge)
{
    auto *reply = new StaffReply(this);
    recognise(reply, badge, approving(reply, act, attempt, asking));
    return reply;
}

void Staff::recognise(const QPointer<StaffReply> &reply, const Pin &badge, const Proved &then)
{
    read(reply, [this, reply, badge, then] {
        compute([this, reply, badge, then, known = badgesBut({}, m_operators),
                 pepper = m_pepper]() -> std::function<void()> {
            return [this, reply, then, id = PinSecret::find(badge, pepper, known), isAll = areOf(pepper, known)] {
                const auto who = m_operators.withId(id);
                if (!who)
                    return refuse(reply, PinRefusal{.why = isAll ? PinRefusal::Why::UnknownBadge
                                                                 : PinRefusal::Why::NoBadgePepper});
                then(*who);
            };
        });
    });
}

StaffReply *Staff::setBadge(const QString &name, const std::optional<Pin> &badge, const Actor &actor)
{
    auto *reply = new StaffReply(this);
    const QPointer shared(reply);
    // Another counter gave one since these were read: with it the badge is compared as well, once more.
    giveBadge({.reply = shared, .name = name, .pin = badge, .then = {}}, actor, [this, shared, name, badge, actor] {
        giveBadge({.reply = shared, .name = name, .pin = badge, .then = {}}, actor, {});
    });
    return reply;
}

void Staff::giveBadge(const Question &wanted, const Actor &actor, const std::function<void()> &again)
{
    const QPointer<StaffReply> reply = wanted.reply;
    read(reply, [this, reply, name = wanted.name, badge = wanted.pin, actor, again] {
        const auto who = m_operators.named(name);
        if (!who)
            return refuse(reply, OperatorObstacle::NobodyOfThatName);
        if (const auto may = Gate::mayAct(Act::Operators, {}, actor, m_operators, m_clock.nowUtc()); !may)
            return refuse(reply, may.error());
        if (!badge)
            return change(
                {.reply = reply, .actor = actor, .events = {shopevent::BadgeSet{.id = who->id, .secret = {}}}});
        const auto others = badgesBut(who->id, m_operators);
        if (!areOf(m_pepper, others))
            return refuse(reply, PinRefusal{.why = PinRefusal::Why::NoBadgePepper});
        compute([this, reply, actor, again, id = who->id, badge = *badge, others, pepper = m_pepper,
                 rounds = m_rounds]() -> std::function<void()> {
            const bool isTaken = !PinSecret::find(badge, pepper, others).isEmpty();
            const auto alike = std::find_if(others.cbegin(), others.cend(),
                                            [&](const auto &other) { return !other.second.isWeak(rounds); });
            const QString secret = (alike == others.cend() ? PinSecret::of(badge, pepper, rounds)
                                                           : PinSecret::like(alike->second, badge, pepper))
                                       .text();
            return [this, reply, actor, again, id, isTaken, secret] {
                if (isTaken)
                    return refuse(reply, OperatorObstacle::BadgeTaken);
                change({.reply = reply,
                        .actor = actor,
                        .events = {shopevent::BadgeSet{.id = id, .secret = secret}},
                        .overtaken = again});
            };
        });
    });
}

} // namespace balcao
