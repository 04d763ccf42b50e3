// SPDX-License-Identifier: MIT
#include "core/service/staff.h"

#include "core/ledger/chargeledger.h"
#include "core/ledger/queries/shopqueries.h"

#include <QTimer>
#include <QUuid>

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
            read({}, {});
    });
    read({}, {});
    // A till's writing thread learns of wrong ones at the start as well: behind a clock that was turned back both count from there.
    if (m_ledger.identity().since.isValid())
        m_ledger.perform(ShopOperators{});
}

Staff::~Staff()
{
    m_thread.waitForDone();
}

void Staff::compute(std::function<std::function<void()>()> work)
{
    m_thread.start([this, work = std::move(work)] {
        std::function<void()> end = work();
        QMetaObject::invokeMethod(this, std::move(end), Qt::QueuedConnection);
    });
}

void Staff::take(const Operators &operators)
{
    // Readings and writings come by two ways.
    if (operators.lastEvent() <= m_operators.lastEvent())
        return;
    m_operators = operators;
    Q_EMIT changed();
}

void Staff::refuse(const QPointer<StaffReply> &reply, const StaffRefusal &refusal)
{
    if (reply)
        reply->finishLater(Unexpected<StaffRefusal>(refusal));
}

void Staff::read(const QPointer<StaffReply> &reply, const std::function<void()> &then)
{
    m_ledger.ask(ShopOperators{})
        ->whenFinished(this, [this, reply, then](const Expected<Operators, LedgerError> &found) {
            if (!found)
                return refuse(reply, found.error());
            take(*found);
            if (then)
                then();
        });
}

StaffReply *Staff::refresh()
{
    auto *reply = new StaffReply(this);
    read(reply, [reply = QPointer(reply)] {
        if (reply)
            reply->finishLater(Actor(QString()));
    });
    return reply;
}

StaffReply *Staff::signIn(const QString &name, const std::optional<Pin> &pin)
{
    auto *reply = new StaffReply(this);
    prove({.reply = reply, .name = name, .pin = pin, .then = signing(reply)});
    return reply;
}

Staff::Proved Staff::signing(StaffReply *reply) const
{
    return [reply = QPointer(reply)](const Operator &who) {
        Actor actor(who.name);
        actor.m_id = who.id;
        if (reply)
            reply->finishLater(actor);
    };
}

StaffReply *Staff::approve(Act act, const QString &attempt, const Actor &asking, const QString &name, const Pin &pin)
{
    auto *reply = new StaffReply(this);
    prove({.reply = reply, .name = name, .pin = pin, .then = approving(reply, act, attempt, asking)});
    return reply;
}

Staff::Proved Staff::approving(StaffReply *reply, Act act, const QString &attempt, const Actor &asking)
{
    return [this, reply = QPointer(reply), act, attempt, asking](const Operator &who) {
        if (!m_operators.mayAct(act, who.id, {}))
            return refuse(reply, NeedsSomebody{.act = act, .why = NeedsSomebody::Why::NotOfThatRole});
        Actor actor = asking;
        actor.m_authorisedBy = who.name;
        actor.m_approval = Actor::Approval{.id = who.id, .act = act, .attempt = attempt, .from = m_clock.nowUtc()};
        if (reply)
            reply->finishLater(actor);
    };
}

void Staff::prove(const Question &question)
{
    read(question.reply, [this, question] {
        using Why = PinRefusal::Why;
        const auto who = m_operators.named(question.name);
        if (!who)
            return refuse(question.reply, OperatorObstacle::NobodyOfThatName);
        if (!m_operators.arePinsOn())
            return question.then(*who);
        const auto secret = PinSecret::parse(m_operators.secretOf(who->id));
        if (!secret || !question.pin)
            return refuse(question.reply, PinRefusal{.why = Why::NoPin});
        if (!secret->isOf(m_pepper))
            return refuse(question.reply, PinRefusal{.why = Why::NoPepper});
        const auto wait = m_operators.waitOf(who->id, m_clock.nowUtc());
        if (wait > 0ms)
            return refuse(question.reply, PinRefusal::after(Why::MustWait, wait));
        compare(question, *who, *secret);
    });
}

void Staff::compare(const Question &question, const Operator &who, const PinSecret &secret)
{
    compute([this, question, who, secret, pepper = m_pepper, rounds = m_rounds]() -> std::function<void()> {
        const bool isRight = secret.fits(*question.pin, pepper);
        const QString grown =
            isRight && secret.isWeak(rounds) ? secret.grown(*question.pin, pepper, rounds).text() : QString();
        return [this, question, who, isRight, grown] { compared(question, who, isRight, grown); };
    });
}

void Staff::compared(const Question &question, const Operator &who, bool isRight, const QString &grown)
{
    QList<ShopEvent> events;
    if (isRight)
        events.append(eventBy(who.name, {}, shopevent::PinRight{.id = who.id}));
    else
        events.append(eventBy(who.name, {}, shopevent::PinWrong{.id = who.id}));
    if (!grown.isEmpty())
        events.append(eventBy(who.name, {}, shopevent::PinSet{.id = who.id, .secret = grown}));
    write(events, {.who = who.id, .authoriser = {}}, question.reply, [this, question, who, isRight] {
        if (isRight)
            return question.then(who);
        const auto wait = m_operators.waitOf(who.id, m_clock.nowUtc());
        refuse(question.reply, PinRefusal::after(PinRefusal::Why::Wrong, wait));
    });
}

void Staff::write(const QList<ShopEvent> &events, const OperatorIds &by, const QPointer<StaffReply> &reply,
                  const std::function<void()> &written, const std::function<void()> &overtaken)
{
    constexpr std::chrono::milliseconds patience = 10s;
    if (const auto &outage = m_ledger.outage())
        return refuse(reply, *outage);
    // Behind events that cannot be written it would wait for ever.
    if (reply)
        QTimer::singleShot(patience, reply,
                           [this, reply] { refuse(reply, LedgerError{.kind = LedgerError::Kind::NoAnswer}); });
    const bool isOfBadge =
        !events.isEmpty() && (std::holds_alternative<shopevent::BadgeWrong>(events.constFirst().what) ||
                              std::holds_alternative<shopevent::BadgeRight>(events.constFirst().what));
    const auto mustWait = isOfBadge ? PinRefusal::Why::BadgeMustWait : PinRefusal::Why::MustWait;
    m_ledger.perform(ChangeOperators{events, by, m_managersPassword})
        ->whenFinished(this, [this, reply, mustWait, written, overtaken](const Expected<Operators, LedgerError> &done) {
            if (done) {
                take(*done);
                return written();
            }
            const LedgerError &error = done.error();
            const auto obstacle = fromKey<OperatorObstacle>(error.detail);
            if (error.kind == LedgerError::Kind::NotPermitted)
                return refuse(reply, NeedsSomebody{.act = Act::Operators, .why = NeedsSomebody::Why::NotOfThatRole});
            if (error.kind != LedgerError::Kind::NotAllowed || !obstacle)
                return refuse(reply, error);
            // Another counter was faster with a wrong one: of this one nobody is told whether it was right.
            if (*obstacle == OperatorObstacle::MustWait)
                return refuse(reply, PinRefusal{.why = mustWait, .wait = 1s});
            if (*obstacle == OperatorObstacle::BadgeTaken && overtaken)
                return overtaken();
            refuse(reply, *obstacle);
        });
}

void Staff::change(const Change &change)
{
    QList<ShopEvent> events;
    for (const shopevent::Payload &what : change.events)
        events.append(eventBy(change.actor.who(), change.actor.authorisedBy(), what));
    const auto written = [change] {
        Gate::spend(change.actor);
        if (change.reply)
            change.reply->finishLater(change.actor);
    };
    write(events, {.who = change.actor.id(), .authoriser = change.actor.authoriserId()}, change.reply, written,
          change.overtaken);
}

void Staff::noteSettings(const QStringList &keys, const Actor &actor)
{
    const ShopEvent event = eventBy(actor.who(), actor.authorisedBy(), shopevent::SettingsChanged{.keys = keys});
    const OperatorIds by{.who = actor.id(), .authoriser = actor.authoriserId()};
    m_ledger.perform(NoteSettings{event, by});
}

void Staff::changePin(Change change, const QString &id, const Pin &pin)
{
    compute(
        [this, change = std::move(change), id, pin, pepper = m_pepper, rounds = m_rounds]() -> std::function<void()> {
            Change whole = change;
            whole.events.append(shopevent::PinSet{.id = id, .secret = PinSecret::of(pin, pepper, rounds).text()});
            return [this, whole] { this->change(whole); };
        });
}

StaffReply *Staff::add(const QString &name, Role role, const std::optional<Pin> &pin, const Actor &actor)
{
    auto *reply = new StaffReply(this);
    read(reply, [this, reply = QPointer(reply), name, role, pin, actor] {
        if (const auto may = Gate::mayAct(Act::Operators, {}, actor, m_operators, m_clock.nowUtc()); !may)
            return refuse(reply, may.error());
        const shopevent::OperatorAdded added{
            .id = QUuid::createUuid().toString(QUuid::WithoutBraces), .name = Operators::tidy(name), .role = role};
        if (const auto fits = m_operators.check(added, m_clock.nowUtc()); !fits)
            return refuse(reply, fits.error());
        if (pin)
            changePin({.reply = reply, .actor = actor, .events = {added}}, added.id, *pin);
        else
            change({.reply = reply, .actor = actor, .events = {added}});
    });
    return reply;
}

StaffReply *Staff::setPin(const QString &name, const Pin &pin, const Actor &actor)
{
    auto *reply = new StaffReply(this);
    read(reply, [this, reply = QPointer(reply), name, pin, actor] {
        const auto who = m_operators.named(name);
        if (!who)
            return refuse(reply, OperatorObstacle::NobodyOfThatName);
        const auto may = Gate::mayAct(Act::Operators, {}, actor, m_operators, m_clock.nowUtc());
        if (!may && who->id != actor.id())
            return refuse(reply, may.error());
        changePin({.reply = reply, .actor = actor, .events = {}}, who->id, pin);
    });
    return reply;
}

StaffReply *Staff::disable(const QString &name, const Actor &actor)
{
    auto *reply = new StaffReply(this);
    read(reply, [this, reply = QPointer(reply), name, actor] {
        const auto who = m_operators.named(name);
        if (const auto may = Gate::mayAct(Act::Operators, {}, actor, m_operators, m_clock.nowUtc()); !may)
            return refuse(reply, may.error());
        if (!who)
            return refuse(reply, OperatorObstacle::NobodyOfThatName);
        change({.reply = reply, .actor = actor, .events = {shopevent::OperatorDisabled{.id = who->id}}});
    });
    return reply;
}

StaffReply *Staff::reset(const QString &name, const Pin &pin, const Actor &actor)
{
    auto *reply = new StaffReply(this);
    read(reply, [this, reply = QPointer(reply), name, pin, actor] {
        const auto who = m_operators.named(name);
        if (!who)
            return refuse(reply, OperatorObstacle::NobodyOfThatName);
        changePin({.reply = reply, .actor = actor, .events = {shopevent::OperatorReset{.id = who->id}}}, who->id, pin);
    });
    return reply;
}

StaffReply *Staff::switchPins(bool on, const Actor &actor)
{
    auto *reply = new StaffReply(this);
    read(reply, [this, reply = QPointer(reply), on, actor] {
        if (const auto may = Gate::mayAct(Act::Operators, {}, actor, m_operators, m_clock.nowUtc()); !may)
            return refuse(reply, may.error());
        change({.reply = reply, .actor = actor, .events = {shopevent::PinsSwitched{.areOn = on}}});
    });
    return reply;
}

Expected<void, Refusal> Staff::mayBegin(const Command &command, const Actor &actor, const ChargeFacts *charge) const
{
    if (const auto may = mayAct(command, actor, charge, m_operators, m_clock.nowUtc()); !may)
        return Unexpected<Refusal>(may.error());
    return {};
}

} // namespace balcao

#include "moc_staff.cpp"
