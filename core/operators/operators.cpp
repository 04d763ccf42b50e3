// SPDX-License-Identifier: MIT
#include "core/operators/operators.h"

#include "core/values/lookalike.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace balcao
{

namespace
{

bool isName(const QString &name)
{
    const auto isUnseen = [](char32_t sign) {
        const QChar::Category category = QChar::category(sign);
        return category == QChar::Other_Control || category == QChar::Other_Format;
    };
    const QList<uint> signs = name.toUcs4();
    return name.size() <= Operators::longestName && name == Operators::tidy(name) && !lookAlikeForm(name).isEmpty() &&
           std::none_of(signs.begin(), signs.end(), isUnseen);
}

bool isSameName(const QString &left, const QString &right)
{
    return left.toCaseFolded().normalized(QString::NormalizationForm_C) ==
           right.toCaseFolded().normalized(QString::NormalizationForm_C);
}

} // namespace

/** What an event changes. */
struct Operators::Taking {
    Operators &operators;
    const ShopEvent &event;

    /** Detached from copies of the list, which stay as they are. */
    Known *find(const QString &id) const
    {
        const auto found = std::find_if(operators.m_all.begin(), operators.m_all.end(),
                                        [&id](const Known &known) { return known.id == id; });
        return found == operators.m_all.end() ? nullptr : &*found;
    }
    void operator()(const shopevent::OperatorAdded &added) const
    {
        // One that the ledger refuses changes nothing where it was written past it: without a manager no operator could act.
        const bool isFirst = operators.m_all.isEmpty();
        if (find(added.id) || (isFirst && added.role != Role::Manager))
            return;
        Known known;
        known.id = added.id;
        known.name = added.name;
        known.role = added.role;
        operators.m_all.append(known);
    }
    void operator()(const shopevent::PinSet &set) const
    {
        if (Known *known = find(set.id)) {
            known->secret = set.secret;
            known->hasPin = !set.secret.isEmpty();
            known->wrongPins.clear();
        }
    }
    void operator()(const shopevent::BadgeSet &set) const
    {
        if (Known *known = find(set.id)) {
            known->badge = set.secret;
            known->hasBadge = !set.secret.isEmpty();
        }
    }
    void operator()(const shopevent::OperatorDisabled &disabled) const
    {
        if (Known *known = find(disabled.id))
            known->isDisabled = true;
    }
    void operator()(const shopevent::OperatorReset &reset) const
    {
        if (Known *known = find(reset.id)) {
            known->secret.clear();
            known->hasPin = false;
            known->wrongPins.clear();
        }
    }
    void operator()(const shopevent::PinWrong &wrong) const
    {
        if (Known *known = find(wrong.id))
            known->wrongPins.add(event.at);
    }
    void operator()(const shopevent::PinRight &right) const
    {
        if (Known *known = find(right.id))
            known->wrongPins.clear();
        forgetWrongBadges(right.id);
    }
    void operator()(const shopevent::BadgeWrong &) const { operators.m_wrongBadges[event.counter].add(event.at); }
    void operator()(const shopevent::BadgeRight &right) const { forgetWrongBadges(right.id); }
    /** Only a manager ends the count: otherwise who tries badges would read the own one after each wrong one. */
    void forgetWrongBadges(const QString &id) const
    {
        if (const Known *known = find(id); known && known->role == Role::Manager)
            operators.m_wrongBadges.remove(event.counter);
    }
    void operator()(const shopevent::PinsSwitched &switched) const { operators.m_arePinsOn = switched.areOn; }
    template <class Other>
    void operator()(const Other &) const
    {
    }
};

void Operators::take(const ShopEvent &event)
{
    std::visit(Taking{*this, event}, event.what);
    m_lastEvent = event.id;
}

QList<Operator> Operators::all() const
{
    return {m_all.cbegin(), m_all.cend()};
}

std::optional<Operator> Operators::named(const QString &name) const
{
    const QString wanted = tidy(name);
    std::optional<Operator> found;
    for (const Known &known : m_all) {
        if (known.isDisabled || !isSameName(known.name, wanted))
            continue;
        if (known.name == wanted)
            return known;
        if (!found)
            found = known;
    }
    return found;
}

bool Operators::isNameTaken(const QString &name) const
{
    const QString form = lookAlikeForm(name);
    return std::any_of(m_all.cbegin(), m_all.cend(),
                       [&form](const Known &known) { return !known.isDisabled && lookAlikeForm(known.name) == form; });
}

std::optional<Operator> Operators::withId(const QString &id) const
{
    const Known *known = find(id);
    return known && !known->isDisabled ? std::optional<Operator>(*known) : std::nullopt;
}

const Operators::Known *Operators::find(const QString &id) const
{
    const auto found = std::find_if(m_all.cbegin(), m_all.cend(), [&id](const Known &known) { return known.id == id; });
    return found == m_all.cend() ? nullptr : &*found;
}

bool Operators::mayAct(Act act, const QString &who, const QString &authoriser) const
{
    if (!areAsked())
        return true;
    const auto acting = withId(who);
    if (!acting)
        return false;
    const auto allowing = withId(authoriser);
    return roleFor(act) == Role::Cashier || acting->role == Role::Manager ||
           (allowing && allowing->role == Role::Manager);
}

std::chrono::milliseconds Operators::waitOf(const QString &id, const QDateTime &now) const
{
    const Known *known = find(id);
    return known ? known->wrongPins.waitAt(now, m_tillStart) : 0ms;
}

std::chrono::milliseconds Operators::badgeWaitAt(const QString &counter, const QDateTime &now) const
{
    return m_wrongBadges.value(counter).waitAt(now, m_tillStart);
}

int Operators::wrongPinsOf(const QString &id) const
{
    const Known *known = find(id);
    return known ? known->wrongPins.count() : 0;
}

QString Operators::secretOf(const QString &id) const
{
    const Known *known = find(id);
    return known && !known->isDisabled ? known->secret : QString();
}

QList<Operators::Badge> Operators::badges() const
{
    QList<Badge> all;
    for (const Known &known : m_all) {
        if (known.hasBadge && !known.isDisabled)
            all.append({known.id, known.badge});
    }
    return all;
}

/** Whether an event fits. */
struct Operators::Checking {
    const Operators &operators;
    QString counter;
    QDateTime now;

    using Answer = Expected<void, OperatorObstacle>;
    [[nodiscard]] Answer isThere(const QString &id) const
    {
        return operators.withId(id) ? Answer() : Unexpected<OperatorObstacle>(OperatorObstacle::NobodyOfThatName);
    }
    [[nodiscard]] Answer isOver(const QString &id) const
    {
        BALCAO_TRY(isThere(id));
        return operators.waitOf(id, now) == 0ms ? Answer() : Unexpected<OperatorObstacle>(OperatorObstacle::MustWait);
    }
    [[nodiscard]] Answer isBadgeWaitOver() const
    {
        return operators.badgeWaitAt(counter, now) == 0ms ? Answer()
                                                          : Unexpected<OperatorObstacle>(OperatorObstacle::MustWait);
    }
    [[nodiscard]] bool isOnlyManager(const QString &id) const
    {
        return std::none_of(operators.m_all.cbegin(), operators.m_all.cend(), [&](const Known &known) {
            return known.id != id && !known.isDisabled && known.role == Role::Manager &&
                   (known.hasPin || !operators.m_arePinsOn);
        });
    }
    /** Nobody else's. Badges that are made alike have one salt, so that the same one has the same secret; whoever gave this one another
     *  salt did not know theirs.
     */
    [[nodiscard]] bool isFree(const shopevent::BadgeSet &set) const
    {
        const auto make = [](const QString &secret) { return secret.section(u'$', 0, 2); };
        const auto salt = [](const QString &secret) { return secret.section(u'$', 3, 3); };
        QStringList alike;
        for (const Badge &badge : operators.badges()) {
            if (badge.id != set.id && make(badge.secret) == make(set.secret))
                alike.append(badge.secret);
        }
        return set.secret.isEmpty() || alike.isEmpty() ||
               (!alike.contains(set.secret) && std::any_of(alike.cbegin(), alike.cend(), [&](const QString &secret) {
                   return salt(secret) == salt(set.secret);
               }));
    }
    Answer operator()(const shopevent::OperatorAdded &added) const
    {
        if (!isName(added.name) || added.id.isEmpty())
            return Unexpected<OperatorObstacle>(OperatorObstacle::NotAName);
        if (operators.isNameTaken(added.name) || operators.find(added.id))
            return Unexpected<OperatorObstacle>(OperatorObstacle::NameTaken);
        const bool isFirst = operators.isEmpty();
        return isFirst && added.role != Role::Manager ? Unexpected<OperatorObstacle>(OperatorObstacle::FirstIsNoManager)
                                                      : Answer();
    }
    Answer operator()(const shopevent::PinSet &set) const { return isThere(set.id); }
    Answer operator()(const shopevent::BadgeSet &set) const
    {
        BALCAO_TRY(isThere(set.id));
        return isFree(set) ? Answer() : Unexpected<OperatorObstacle>(OperatorObstacle::BadgeTaken);
    }
    Answer operator()(const shopevent::OperatorDisabled &disabled) const
    {
        BALCAO_TRY(isThere(disabled.id));
        return isOnlyManager(disabled.id) ? Unexpected<OperatorObstacle>(OperatorObstacle::LastManager) : Answer();
    }
    Answer operator()(const shopevent::OperatorReset &reset) const { return isThere(reset.id); }
    Answer operator()(const shopevent::PinWrong &wrong) const { return isOver(wrong.id); }
    Answer operator()(const shopevent::PinRight &right) const { return isOver(right.id); }
    Answer operator()(const shopevent::BadgeWrong &) const { return isBadgeWaitOver(); }
    Answer operator()(const shopevent::BadgeRight &right) const
    {
        BALCAO_TRY(isBadgeWaitOver());
        // The badge may have been revoked since it was read.
        const Known *known = operators.find(right.id);
        return known && !known->isDisabled && known->hasBadge
                   ? Answer()
                   : Unexpected<OperatorObstacle>(OperatorObstacle::NobodyOfThatName);
    }
    Answer operator()(const shopevent::PinsSwitched &switched) const
    {
        const bool hasManager = std::any_of(operators.m_all.cbegin(), operators.m_all.cend(), [](const Known &known) {
            return !known.isDisabled && known.role == Role::Manager && known.hasPin;
        });
        return switched.areOn && !hasManager ? Unexpected<OperatorObstacle>(OperatorObstacle::LastManager) : Answer();
    }
    template <class Other>
    Answer operator()(const Other &) const
    {
        return {};
    }
};

Expected<void, OperatorObstacle> Operators::check(const shopevent::Payload &what, const QDateTime &now,
                                                  const QString &counter) const
{
    return std::visit(Checking{*this, counter, now}, what);
}

} // namespace balcao
