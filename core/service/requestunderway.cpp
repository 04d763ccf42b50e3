// SPDX-License-Identifier: MIT
#include "core/service/requestunderway.h"

#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"

#include <utility>

namespace balcao
{

EventDraft draftOf(const ChargeEvent &event, const Actor &actor)
{
    EventDraft draft;
    static_cast<ChargeEvent &>(draft) = event;
    draft.operatorName = actor.who();
    draft.authorisedBy = actor.authorisedBy();
    draft.by = {.who = actor.id(), .authoriser = actor.authoriserId()};
    return draft;
}

RequestUnderWay::RequestUnderWay(ProviderClient &client, ChargeLedger &ledger, const Charge &charge, Question question,
                                 Actor actor, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_question(std::move(question))
    , m_actor(std::move(actor))
    , m_about(eventAbout(charge, {}))
{
    m_begun.start();
    if (m_question.kind == Question::Kind::Correction)
        m_about.correction = m_question.correction;
    switch (m_question.kind) {
    case Question::Kind::Create:
        m_call =
            client.create({.amount = m_question.amount.value_or(Money()), .customer = m_question.customer.value()});
        break;
    case Question::Kind::Correction:
        m_call = client.update({.txid = m_question.txid, .amount = m_question.amount, .customer = m_question.customer},
                               m_question.known);
        break;
    case Question::Kind::Status:
        m_call = client.update({.txid = m_question.txid, .amount = {}, .customer = {}}, m_question.known);
        break;
    }
    // A status read asks for no change: of it there is no mark.
    if (m_question.kind != Question::Kind::Status)
        connect(m_call, &ProviderCall::asksToLeave, this, &RequestUnderWay::mark);
    connect(m_call, &ProviderCall::answered, this, &RequestUnderWay::keep);
    connect(m_call, &ProviderCall::finished, this, [this] {
        m_took = std::chrono::milliseconds(m_begun.elapsed());
        m_result = std::exchange(m_call, nullptr)->result();
        Q_EMIT ended();
    });
}

RequestUnderWay::~RequestUnderWay()
{
    delete m_call;
}

bool RequestUnderWay::cancel()
{
    return m_call && m_call->cancel();
}

EventDraft RequestUnderWay::draft(event::Payload what) const
{
    EventDraft draft = draftOf(m_about, m_actor);
    draft.what = std::move(what);
    return draft;
}

void RequestUnderWay::mark()
{
    m_ledger.append(draft(event::FirstByteOut{}))
        ->whenFinished(this, [this](const Expected<LedgerEvent, LedgerError> &written) {
            if (written)
                Q_EMIT recorded(*written);
            else
                Q_EMIT notMarked(written.error());
            if (m_call)
                m_call->decide(written.has_value());
        });
}

void RequestUnderWay::keep(const ReceivedReply &reply)
{
    m_ledger
        .appendWithRetry(draft(event::ReplyReceived{
            .request = m_question.kind, .httpStatus = reply.httpStatus, .date = reply.date, .body = reply.body}))
        ->whenFinished(this, [this](const Expected<LedgerEvent, LedgerError> &written) {
            if (written)
                Q_EMIT recorded(*written);
        });
}

} // namespace balcao

#include "moc_requestunderway.cpp"
