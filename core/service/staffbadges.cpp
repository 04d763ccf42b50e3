// SPDX-License-Identifier: MIT
// Staff, by what a badge's reader types.
#include "core/service/staff.h"

#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerevent.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

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
    recognise({.reply = reply, .name = {}, .pin = badge, .then = signing(reply)});
    return reply;
}

StaffReply *Staff::approveByBadge(Act act, const QString &attempt, const Actor &asking, const Pin &badge)
{
    auto *reply = new StaffReply(this);
    recognise({.reply = reply, .name = asking.who(), .pin = badge, .then = approving(reply, act, attempt, asking)});
    return reply;
}

std::chrono::milliseconds Staff::badgeWait() const
{
    return m_operators.badgeWaitAt(m_ledger.identity().counter, m_clock.nowUtc());
}

int Staff::wrongBadges() const
{
    return m_operators.wrongBadgesAt(m_ledger.identity().counter);
}

void Staff::recognise(const Question &question)
{
    read(question.reply, [this, question] {
        if (const auto wait = badgeWait(); wait > 0ms)
            return refuse(question.reply, PinRefusal::after(PinRefusal::Why::BadgeMustWait, wait));
        compute([this, question, known = badgesBut({}, m_operators), pepper = m_pepper]() -> std::function<void()> {
            return [this, question, id = PinSecret::find(*question.pin, pepper, known),
                    areAllCompared = areOf(pepper, known)] { recognised(question, id, areAllCompared); };
        });
    });
}

void Staff::recognised(const Question &question, const QString &id, bool areAllCompared)
{
    using Why = PinRefusal::Why;
    ShopEvent event;
    if (const auto who = m_operators.withId(id)) {
        event.operatorName = who->name;
        event.what = shopevent::BadgeRight{.id = id};
        return write({event}, {.who = id, .authoriser = {}}, question.reply, [question, who] { question.then(*who); });
    }
    if (!areAllCompared)
        return refuse(question.reply, PinRefusal{.why = Why::NoBadgePepper});
    switch (question.pin->scanned()) {
    case ScannedCode::Product:
        return refuse(question.reply, PinRefusal{.why = Why::ProductScanned});
    case ScannedCode::Slip:
        return refuse(question.reply, PinRefusal{.why = Why::SlipScanned});
    case ScannedCode::Other:
        break;
    }
    event.operatorName = question.name;
    event.what = shopevent::BadgeWrong{};
    write({event}, {}, question.reply,
          [this, question] { refuse(question.reply, PinRefusal::after(Why::UnknownBadge, badgeWait())); });
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
