// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/requestend.h"
#include "core/operators/people.h"
#include "core/provider/providerclient.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <optional>

namespace balcao
{

class ChargeLedger;
struct EventDraft;
struct LedgerError;
struct LedgerEvent;

/** One request to the provider, from its sending to its end: what is asked, for whom, and the call that carries it.
 *
 *  The ledger's mark that the first byte leaves comes before that byte, the reply is kept as received before it is read. What the end
 *  means for the charge is composed by who owns this. Lives in the thread that made it; destroying it drops the call, and what was
 *  sent stays sent.
 */
class RequestUnderWay : public QObject
{
    Q_OBJECT

public:
    /** @p client and @p ledger outlive it. Of a status read no mark is written: it asks for no change. */
    RequestUnderWay(ProviderClient &client, ChargeLedger &ledger, const Charge &charge, Question question, Actor actor,
                    QObject *parent);
    ~RequestUnderWay() override;

    /** False: the first byte is out. Else ended() follows. */
    [[nodiscard]] bool cancel();
    [[nodiscard]] Question::Kind asked() const noexcept { return m_question.kind; }
    /** Only after ended(). */
    [[nodiscard]] const ProviderCall::Result &result() const { return *m_result; }
    /** Only after ended(): since it was made. */
    [[nodiscard]] std::chrono::milliseconds took() const { return m_took; }

Q_SIGNALS:
    /** The mark, and the reply as it was received. */
    void recorded(const balcao::LedgerEvent &event);
    /** The mark was not written, so nothing leaves; ended() follows. */
    void notMarked(const balcao::LedgerError &error);
    /** Once. */
    void ended();

private:
    [[nodiscard]] EventDraft draft(event::Payload what) const;
    void mark();
    void keep(const ReceivedReply &reply);

    ChargeLedger &m_ledger;
    const Question m_question;
    const Actor m_actor;
    /** The header of its events. */
    ChargeEvent m_about;
    ProviderCall *m_call;
    QElapsedTimer m_begun;
    std::chrono::milliseconds m_took{0};
    std::optional<ProviderCall::Result> m_result;
};

/** What @p actor did to a charge, ready to be written. */
[[nodiscard]] EventDraft draftOf(const ChargeEvent &event, const Actor &actor);

} // namespace balcao
