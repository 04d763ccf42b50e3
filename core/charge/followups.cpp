// SPDX-License-Identifier: MIT
#include "core/charge/followups.h"

#include "core/charge/chargerules.h"

#include <algorithm>
#include <utility>

namespace balcao
{

namespace
{

using Finding = event::Settled::Finding;
using State = Charge::State;

bool isCreated(const ChargeEvent &event)
{
    return std::holds_alternative<event::Created>(event.what);
}

bool isReopened(const ChargeEvent &event)
{
    const auto *settled = std::get_if<event::Settled>(&event.what);
    return settled && settled->finding == Finding::Reopened;
}

/** This shop never asked for anything of it. */
bool isOnlyImported(const Charge &charge)
{
    return charge.isImported && charge.amount.isZero() && charge.correction == Charge::CorrectionState::None;
}

/** Whether the txid that the charge had is given up by @p event. */
bool givesUp(const ChargeEvent &event, const Charge &before)
{
    return !before.txid.isEmpty() && (isReopened(event) || (isCreated(event) && event.txid != before.txid));
}

ChargeEvent about(const QString &attempt, const QString &txid, const ChargeEvent &cause)
{
    ChargeEvent next;
    next.attempt = attempt;
    next.txid = txid;
    next.operatorName = cause.operatorName;
    next.authorisedBy = cause.authorisedBy;
    return next;
}

class Following
{
public:
    Following(const ChargeEvent &event, const Charge &before)
        : m_event(event)
        , m_charge(fold(before, event))
    {
    }

    /** What was only imported was this charge all the time: it ends, and a payment seen of it goes over. */
    void merge(const Charge &imported)
    {
        ChargeEvent end = about(imported.attempt, {}, m_event);
        end.what =
            event::Settled{.finding = Finding::Absent, .sameAs = m_event.attempt, .wrongTxid = {}, .customer = {}};
        m_events.append(end);
        if (imported.answer && reportsMoney(imported) && !reportsMoney(m_charge)) {
            ChargeEvent paid = about(m_event.attempt, m_event.txid, m_event);
            paid.correction = m_charge.corrections;
            event::StatusRead read{.answer = *imported.answer, .checked = m_charge.amount, .askedAt = 0};
            read.answer.code = checkCode(read.answer.charge.copyAndPaste, m_charge.amount);
            paid.what = read;
            m_charge = fold(m_charge, paid);
            m_events.append(paid);
        }
        if (imported.receivedAt.isValid())
            receive(imported);
        if (imported.isContested() && !m_charge.isContested()) {
            ChargeEvent contested = about(m_event.attempt, m_event.txid, m_event);
            contested.what = event::Contested{.on = dayOfNumber(imported.contestedOn),
                                              .until = dayOfNumber(imported.contestedUntil),
                                              .reference = {}};
            m_events.append(contested);
        }
    }

    /** A payment that a person saw of it was this one's. */
    void receive(const Charge &imported)
    {
        ChargeEvent received = about(m_event.attempt, m_event.txid, m_event);
        received.operatorName = imported.receivedBy;
        received.authorisedBy.clear();
        received.amount = imported.receivedAmount;
        received.what = event::ReceivedByHand{.reference = imported.receivedReference, .sameAs = imported.attempt};
        m_charge = fold(m_charge, received);
        m_events.append(received);
    }

    /** It is a charge of its own again. */
    void restore(const Charge &imported)
    {
        ChargeEvent again = about(imported.attempt, imported.txid, m_event);
        again.what = event::Settled{.finding = Finding::Found, .sameAs = {}, .wrongTxid = {}, .customer = {}};
        m_events.append(again);
    }

    /** It shares the txid with the oldest of those that shared it with this one, or is the oldest. */
    void release(const Charge &sharing)
    {
        ChargeEvent again = about(sharing.attempt, sharing.txid, m_event);
        again.amount = sharing.amount;
        again.what = event::Created{
            .answer = sharing.answer.value_or(ProviderAnswer{}), .checked = sharing.amount, .sharedWith = m_newOwner};
        m_events.append(again);
        if (m_newOwner.isEmpty())
            m_newOwner = sharing.attempt;
    }

    [[nodiscard]] QList<ChargeEvent> events() && { return std::move(m_events); }

private:
    const ChargeEvent &m_event;
    Charge m_charge;
    QString m_newOwner;
    QList<ChargeEvent> m_events;
};

} // namespace

QStringList followedTxids(const ChargeEvent &event, const Charge &before)
{
    QStringList txids;
    const bool isNamed = isCreated(event) || std::holds_alternative<event::Settled>(event.what) ||
                         std::holds_alternative<event::AttemptWritten>(event.what);
    if (isNamed && !event.txid.isEmpty())
        txids.append(event.txid);
    if (givesUp(event, before))
        txids.append(before.txid);
    return txids;
}

QString ownerOfTxid(const ChargeEvent &event, const QList<Charge> &others)
{
    const bool isImport = std::holds_alternative<event::AttemptWritten>(event.what);
    // What was only imported is another charge to a second import alone.
    const auto owner = std::find_if(others.cbegin(), others.cend(), [&event, isImport](const Charge &other) {
        return other.txid == event.txid && other.state == State::Created && (isImport || !isOnlyImported(other));
    });
    return owner == others.cend() || event.txid.isEmpty() ? QString() : owner->attempt;
}

QList<ChargeEvent> followUps(const ChargeEvent &event, const Charge &before, const QList<Charge> &others)
{
    if (others.isEmpty())
        return {};
    Following following(event, before);
    if (!event.txid.isEmpty() && !std::holds_alternative<event::AttemptWritten>(event.what)) {
        for (const Charge &other : others)
            if (other.txid == event.txid && isOnlyImported(other) && other.state == State::Created)
                following.merge(other);
    }
    if (!givesUp(event, before))
        return std::move(following).events();
    for (const Charge &other : others)
        if (other.txid == before.txid && isOnlyImported(other) && other.state == State::Absent &&
            other.sameAs == event.attempt)
            following.restore(other);
    for (const Charge &other : others)
        if (other.txid == before.txid && other.sharedWith == event.attempt)
            following.release(other);
    return std::move(following).events();
}

} // namespace balcao
