// SPDX-License-Identifier: MIT
#include "core/signin/staff.h"

#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerevent.h"
#include "core/ledger/queries/shopqueries.h"

#include <QTimer>
#include <QUuid>

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace balcao
{

namespace
{

ShopEvent eventBy(const QString &who, const QString &authorisedBy, shopevent::Payload what)
{
    ShopEvent event;
    event.operatorName = who;
    event.authorisedBy = authorisedBy;
    event.what = std::move(what);
    return event;
}

StaffReply *failed(const StaffRefusal &refusal)
{
    return StaffReply::of(Unexpected<StaffRefusal>(refusal));
}

struct ChangeOperators {
    using Result = Operators;
    QList<ShopEvent> events;
    OperatorIds by;
    Secret managersPassword;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const
    {
        return store.appendOfOperators(events, by, managersPassword);
    }
};

struct NoteSettings {
    using Result = ShopEvent;
    ShopEvent event;
    OperatorIds by;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const
    {
        return store.appendByPerson(event, Act::Settings, by);
    }
};

} // namespace

Staff::Staff(ChargeLedger &ledger, Clock clock, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_clock(std::move(clock))
{
    m_thread.setMaxThreadCount(1);
    // Events of the shop belong to no attempt.
    connect(&m_ledger, &ChargeLedger::changed, this, [this](const QString &attempt) {
        if (attempt.isEmpty())
            read();
    });
    read();
    // A till's writing thread learns of wrong ones at the start as well: behind a clock that was turned back both count from there.
    if (m_ledger.identity().since.isValid())
        m_ledger.perform(ShopOperators{});
}

Staff::~Staff()
{
    m_thread.waitForDone();
}

void Staff::take(const Operators &operators)
{
    // Readings and writings come by two ways.
    if (operators.lastEvent() <= m_operators.lastEvent())
        return;
    m_operators = operators;
    Q_EMIT changed();
}

Staff::OperatorsReply *Staff::read()
{
    return m_ledger.ask(ShopOperators{})
        ->converted(this, [this](const Expected<Operators, LedgerError> &found) -> OperatorsReply::Result {
            if (!found)
                return Unexpected<StaffRefusal>(found.error());
            take(*found);
            return m_operators;
        });
}

StaffReply *Staff::refresh()
{
    return read()->converted(this, [](const OperatorsReply::Result &known) {
        return known.map([](const Operators &) { return Actor(QString()); });
    });
}

StaffReply *Staff::signIn(const QString &name, const std::optional<Pin> &pin)
{
    return signedIn(prove(name, pin));
}

StaffReply *Staff::signedIn(ProofReply *proof)
{
    return proof->converted(this, [](const ProofReply::Result &proved) -> StaffResult {
        BALCAO_TRY(const Operator who, proved);
        Actor actor(who.name);
        actor.m_id = who.id;
        return actor;
    });
}

StaffReply *Staff::approve(Act act, const QString &attempt, const Actor &asking, const QString &name, const Pin &pin)
{
    return approved(prove(name, pin), act, attempt, asking);
}

StaffReply *Staff::approved(ProofReply *proof, Act act, const QString &attempt, const Actor &asking)
{
    return proof->converted(this, [this, act, attempt, asking](const ProofReply::Result &proved) -> StaffResult {
        BALCAO_TRY(const Operator who, proved);
        if (!m_operators.mayAct(act, who.id, {}))
            return Unexpected<StaffRefusal>(NeedsSomebody{.act = act, .why = NeedsSomebody::Why::NotOfThatRole});
        Actor actor = asking;
        actor.m_authorisedBy = who.name;
        actor.m_approval = Actor::Approval{.id = who.id, .act = act, .attempt = attempt, .from = m_clock.nowUtc()};
        return actor;
    });
}

Staff::ProofReply *Staff::prove(const QString &name, const std::optional<Pin> &pin)
{
    return read()->andThen(this, [this, name, pin](const Operators &) -> ProofReply * {
        using Why = PinRefusal::Why;
        const auto refused = [](const StaffRefusal &refusal) {
            return ProofReply::of(Unexpected<StaffRefusal>(refusal));
        };
        const auto who = m_operators.named(name);
        if (!who)
            return refused(OperatorObstacle::NobodyOfThatName);
        if (!m_operators.arePinsOn())
            return ProofReply::of(*who);
        const auto secret = PinSecret::parse(m_operators.secretOf(who->id));
        if (!secret || !pin)
            return refused(PinRefusal{.why = Why::NoPin});
        if (!secret->isOf(m_pepper))
            return refused(PinRefusal{.why = Why::NoPepper});
        const auto wait = m_operators.waitOf(who->id, m_clock.nowUtc());
        if (wait > 0ms)
            return refused(PinRefusal::after(Why::MustWait, wait));
        return compute([pin = *pin, secret = *secret, pepper = m_pepper, rounds = m_rounds] {
                   const bool isRight = secret.fits(pin, pepper);
                   const bool grows = isRight && secret.isWeak(rounds);
                   return std::pair(isRight, grows ? secret.grown(pin, pepper, rounds).text() : QString());
               })
            ->andThen(this, [this, who = *who](const std::pair<bool, QString> &found) {
                return compared(who, found.first, found.second);
            });
    });
}

Staff::ProofReply *Staff::compared(const Operator &who, bool isRight, const QString &grown)
{
    QList<ShopEvent> events;
    if (isRight)
        events.append(eventBy(who.name, {}, shopevent::PinRight{.id = who.id}));
    else
        events.append(eventBy(who.name, {}, shopevent::PinWrong{.id = who.id}));
    if (!grown.isEmpty())
        events.append(eventBy(who.name, {}, shopevent::PinSet{.id = who.id, .secret = grown}));
    return write(events, {.who = who.id, .authoriser = {}})
        ->converted(this, [this, who, isRight](const OperatorsReply::Result &written) -> ProofReply::Result {
            BALCAO_TRY(written);
            if (isRight)
                return who;
            const auto wait = m_operators.waitOf(who.id, m_clock.nowUtc());
            return Unexpected<StaffRefusal>(PinRefusal::after(PinRefusal::Why::Wrong, wait));
        });
}

Staff::OperatorsReply *Staff::write(const QList<ShopEvent> &events, const OperatorIds &by,
                                    const std::optional<Actor> &spender)
{
    constexpr std::chrono::milliseconds patience = 10s;
    if (const auto &outage = m_ledger.outage())
        return OperatorsReply::of(Unexpected<StaffRefusal>(*outage));
    const bool isOfBadge =
        !events.isEmpty() && (std::holds_alternative<shopevent::BadgeWrong>(events.constFirst().what) ||
                              std::holds_alternative<shopevent::BadgeRight>(events.constFirst().what));
    const auto mustWait = isOfBadge ? PinRefusal::Why::BadgeMustWait : PinRefusal::Why::MustWait;
    const auto refusalOf = [mustWait](const LedgerError &error) -> StaffRefusal {
        const auto obstacle = fromKey<OperatorObstacle>(error.detail);
        if (error.kind == LedgerError::Kind::NotPermitted)
            return NeedsSomebody{.act = Act::Operators, .why = NeedsSomebody::Why::NotOfThatRole};
        if (error.kind != LedgerError::Kind::NotAllowed || !obstacle)
            return error;
        // Another counter was faster with a wrong one: whether this one was right is not reported.
        if (*obstacle == OperatorObstacle::MustWait)
            return PinRefusal{.why = mustWait, .wait = 1s};
        return *obstacle;
    };
    auto *reply = m_ledger.perform(ChangeOperators{events, by, m_managersPassword})
                      ->converted(this, [this, refusalOf, spender](const Expected<Operators, LedgerError> &done) {
                          if (done) {
                              take(*done);
                              if (spender)
                                  Gate::spend(*spender);
                          }
                          return done.map_error(refusalOf);
                      });
    // Behind events that cannot be written it would wait for ever.
    QTimer::singleShot(patience, reply, [reply] {
        reply->finish(Unexpected<StaffRefusal>(LedgerError{.kind = LedgerError::Kind::NoAnswer}));
    });
    return reply;
}

StaffReply *Staff::change(const Actor &actor, const QList<shopevent::Payload> &events)
{
    QList<ShopEvent> written;
    for (const shopevent::Payload &what : events)
        written.append(eventBy(actor.who(), actor.authorisedBy(), what));
    return write(written, {.who = actor.id(), .authoriser = actor.authoriserId()}, actor)
        ->converted(this, [actor](const OperatorsReply::Result &done) {
            return done.map([&](const Operators &) { return actor; });
        });
}

void Staff::noteSettings(const QStringList &keys, const Actor &actor)
{
    const ShopEvent event = eventBy(actor.who(), actor.authorisedBy(), shopevent::SettingsChanged{.keys = keys});
    const OperatorIds by{.who = actor.id(), .authoriser = actor.authoriserId()};
    m_ledger.perform(NoteSettings{event, by});
}

StaffReply *Staff::changePin(const Actor &actor, const QList<shopevent::Payload> &events, const QString &id,
                             const Pin &pin)
{
    return compute([pin, pepper = m_pepper, rounds = m_rounds] { return PinSecret::of(pin, pepper, rounds).text(); })
        ->andThen(this, [this, actor, events, id](const QString &secret) {
            return change(actor, events + QList<shopevent::Payload>{shopevent::PinSet{.id = id, .secret = secret}});
        });
}

StaffReply *Staff::add(const QString &name, Role role, const std::optional<Pin> &pin, const Actor &actor)
{
    return read()->andThen(this, [this, name, role, pin, actor](const Operators &) {
        if (const auto may = Gate::mayAct(Act::Operators, {}, actor, m_operators, m_clock.nowUtc()); !may)
            return failed(may.error());
        const shopevent::OperatorAdded added{
            .id = QUuid::createUuid().toString(QUuid::WithoutBraces), .name = Operators::tidy(name), .role = role};
        if (const auto fits = m_operators.check(added, m_clock.nowUtc()); !fits)
            return failed(fits.error());
        return pin ? changePin(actor, {added}, added.id, *pin) : change(actor, {added});
    });
}

StaffReply *Staff::setPin(const QString &name, const Pin &pin, const Actor &actor)
{
    return read()->andThen(this, [this, name, pin, actor](const Operators &) {
        const auto who = m_operators.named(name);
        if (!who)
            return failed(OperatorObstacle::NobodyOfThatName);
        const auto may = Gate::mayAct(Act::Operators, {}, actor, m_operators, m_clock.nowUtc());
        if (!may && who->id != actor.id())
            return failed(may.error());
        return changePin(actor, {}, who->id, pin);
    });
}

StaffReply *Staff::disable(const QString &name, const Actor &actor)
{
    return read()->andThen(this, [this, name, actor](const Operators &) {
        const auto who = m_operators.named(name);
        if (const auto may = Gate::mayAct(Act::Operators, {}, actor, m_operators, m_clock.nowUtc()); !may)
            return failed(may.error());
        if (!who)
            return failed(OperatorObstacle::NobodyOfThatName);
        return change(actor, {shopevent::OperatorDisabled{.id = who->id}});
    });
}

StaffReply *Staff::reset(const QString &name, const Pin &pin, const Actor &actor)
{
    return read()->andThen(this, [this, name, pin, actor](const Operators &) {
        const auto who = m_operators.named(name);
        if (!who)
            return failed(OperatorObstacle::NobodyOfThatName);
        return changePin(actor, {shopevent::OperatorReset{.id = who->id}}, who->id, pin);
    });
}

StaffReply *Staff::switchPins(bool on, const Actor &actor)
{
    return read()->andThen(this, [this, on, actor](const Operators &) {
        if (const auto may = Gate::mayAct(Act::Operators, {}, actor, m_operators, m_clock.nowUtc()); !may)
            return failed(may.error());
        return change(actor, {shopevent::PinsSwitched{.areOn = on}});
    });
}

namespace
{

/** The badges of all operators but @p id; one cannot be read that this program did not write. */
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

#include "moc_staff.cpp"
