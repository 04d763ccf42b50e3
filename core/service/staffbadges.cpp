// SPDX-License-Identifier: MIT
// Staff, by what a badge's reader types.
#include "core/service/staff.h"

#include <algorithm>

namespace balcao
{

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
        QStringList ids;
        QList<PinSecret> secrets;
        for (const Operators::Badge &known : m_operators.badges()) {
            if (const auto secret = PinSecret::parse(known.secret)) {
                ids.append(known.id);
                secrets.append(*secret);
            }
        }
        compute([this, reply, badge, then, ids, secrets, pepper = m_pepper]() -> std::function<void()> {
            const qsizetype found = PinSecret::find(badge, pepper, secrets);
            return [this, reply, then, id = found < 0 ? QString() : ids.at(found)] {
                const auto who = m_operators.withId(id);
                if (!who)
                    return refuse(reply, PinRefusal{.why = PinRefusal::Why::UnknownBadge});
                then(*who);
            };
        });
    });
}

StaffReply *Staff::setBadge(const QString &name, const std::optional<Pin> &badge, const Actor &actor)
{
    auto *reply = new StaffReply(this);
    read(reply, [this, reply = QPointer(reply), name, badge, actor] {
        const auto who = m_operators.named(name);
        if (!who)
            return refuse(reply, OperatorObstacle::NobodyOfThatName);
        if (const auto may = Gate::mayAct(Act::Operators, {}, actor, m_operators, m_clock.nowUtc()); !may)
            return refuse(reply, may.error());
        if (!badge)
            return change(
                {.reply = reply, .actor = actor, .events = {shopevent::BadgeSet{.id = who->id, .secret = {}}}});
        QList<PinSecret> others;
        for (const Operators::Badge &known : m_operators.badges()) {
            const auto secret = PinSecret::parse(known.secret);
            if (secret && known.id != who->id)
                others.append(*secret);
        }
        compute([this, reply, actor, id = who->id, badge = *badge, others, pepper = m_pepper,
                 rounds = m_rounds]() -> std::function<void()> {
            const bool isTaken = PinSecret::find(badge, pepper, others) >= 0;
            const auto alike = std::find_if(others.cbegin(), others.cend(), [&](const PinSecret &secret) {
                return secret.isOf(pepper) && !secret.isWeak(rounds);
            });
            const QString secret =
                (alike == others.cend() ? PinSecret::of(badge, pepper, rounds) : PinSecret::like(*alike, badge, pepper))
                    .text();
            return [this, reply, actor, id, isTaken, secret] {
                if (isTaken)
                    return refuse(reply, OperatorObstacle::BadgeTaken);
                change({.reply = reply, .actor = actor, .events = {shopevent::BadgeSet{.id = id, .secret = secret}}});
            };
        });
    });
    return reply;
}

} // namespace balcao
