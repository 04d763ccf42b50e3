// SPDX-License-Identifier: MIT
// Staff, by what a badge's reader types.
#include "core/signin/staff.h"

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
    return signedIn(recognise(badge, {}));
}

StaffReply *Staff::approveByBadge(Act act, const QString &attempt, const Actor &asking, const Pin &badge)
{
    return approved(recognise(badge, asking.who()), act, attempt, asking);
}

std::chrono::milliseconds Staff::badgeWait() const
{
    return m_operators.badgeWaitAt(m_ledger.identity().counter, m_clock.nowUtc());
}

int Staff::wrongBadges() const
{
    return m_operators.wrongBadgesAt(m_ledger.identity().counter);
}

Staff::ProofReply *Staff::recognise(const Pin &badge, const QString &asking)
{
    return read()->andThen(this, [this, badge, asking](const Operators &) -> ProofReply * {
        if (const auto wait = badgeWait(); wait > 0ms)
            return ProofReply::of(Unexpected<StaffRefusal>(PinRefusal::after(PinRefusal::Why::BadgeMustWait, wait)));
        return compute([badge, known = badgesBut({}, m_operators), pepper = m_pepper] {
                   return Recognised{.id = PinSecret::find(badge, pepper, known),
                                     .areAllCompared = areOf(pepper, known)};
               })
            ->andThen(this, [this, scanned = badge.scanned(), asking](const Recognised &found) {
                return recognised(found, scanned, asking);
            });
    });
}

Staff::ProofReply *Staff::recognised(const Recognised &found, ScannedCode scanned, const QString &asking)
{
    using Why = PinRefusal::Why;
    const auto refused = [](const PinRefusal &refusal) { return ProofReply::of(Unexpected<StaffRefusal>(refusal)); };
    ShopEvent event;
    if (const auto who = m_operators.withId(found.id)) {
        event.operatorName = who->name;
        event.what = shopevent::BadgeRight{.id = found.id};
        return write({event}, {.who = found.id, .authoriser = {}})
            ->converted(this, [who = *who](const OperatorsReply::Result &written) {
                return written.map([&](const Operators &) { return who; });
            });
    }
    if (!found.areAllCompared)
        return refused({.why = Why::NoBadgePepper});
    switch (scanned) {
    case ScannedCode::Product:
        return refused({.why = Why::ProductScanned});
    case ScannedCode::Slip:
        return refused({.why = Why::SlipScanned});
    case ScannedCode::Other:
        break;
    }
    event.operatorName = asking;
    event.what = shopevent::BadgeWrong{};
    return write({event}, {})->converted(this, [this](const OperatorsReply::Result &written) -> ProofReply::Result {
        BALCAO_TRY(written);
        return Unexpected<StaffRefusal>(PinRefusal::after(Why::UnknownBadge, badgeWait()));
    });
}

StaffReply *Staff::setBadge(const QString &name, const std::optional<Pin> &badge, const Actor &actor)
{
    auto *reply = new StaffReply(this);
    const auto end = [reply = QPointer(reply)](const StaffResult &given) {
        if (reply)
            reply->finish(given);
    };
    giveBadge(name, badge, actor)->whenFinished(this, [this, end, name, badge, actor](const StaffResult &given) {
        const auto *obstacle = given ? nullptr : std::get_if<OperatorObstacle>(&given.error());
        // Another counter may have given one since these were read: with it the badge is compared as well, once more.
        if (obstacle && *obstacle == OperatorObstacle::BadgeTaken)
            giveBadge(name, badge, actor)->whenFinished(this, end);
        else
            end(given);
    });
    return reply;
}

StaffReply *Staff::giveBadge(const QString &name, const std::optional<Pin> &badge, const Actor &actor)
{
    return read()->andThen(this, [this, name, badge, actor](const Operators &) -> StaffReply * {
        const auto refused = [](const StaffRefusal &refusal) {
            return StaffReply::of(Unexpected<StaffRefusal>(refusal));
        };
        const auto who = m_operators.named(name);
        if (!who)
            return refused(OperatorObstacle::NobodyOfThatName);
        if (const auto may = Gate::mayAct(Act::Operators, {}, actor, m_operators, m_clock.nowUtc()); !may)
            return refused(may.error());
        if (!badge)
            return change(actor, {shopevent::BadgeSet{.id = who->id, .secret = {}}});
        const auto others = badgesBut(who->id, m_operators);
        if (!areOf(m_pepper, others))
            return refused(PinRefusal{.why = PinRefusal::Why::NoBadgePepper});
        // Nothing: another operator has it.
        return compute([badge = *badge, others, pepper = m_pepper, rounds = m_rounds]() -> std::optional<QString> {
                   if (!PinSecret::find(badge, pepper, others).isEmpty())
                       return std::nullopt;
                   const auto alike = std::find_if(others.cbegin(), others.cend(),
                                                   [&](const auto &other) { return !other.second.isWeak(rounds); });
                   return (alike == others.cend() ? PinSecret::of(badge, pepper, rounds)
                                                  : PinSecret::like(alike->second, badge, pepper))
                       .text();
               })
            ->andThen(this, [this, refused, actor, id = who->id](const std::optional<QString> &secret) {
                return secret ? change(actor, {shopevent::BadgeSet{.id = id, .secret = *secret}})
                              : refused(OperatorObstacle::BadgeTaken);
            });
    });
}

} // namespace balcao
