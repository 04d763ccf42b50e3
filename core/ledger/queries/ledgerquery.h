// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgererror.h"
#include "core/reply.h"

#include <QPointer>

#include <concepts>
#include <memory>
#include <optional>
#include <utility>

namespace balcao
{

class LedgerStore;

template <class T>
using LedgerReply = Reply<T, LedgerError>;

/** A question to the ledger, or a change of it: a value with all that it depends on, which answers in the thread of the store.
 *  LedgerStore::ask() waits for the answer, ChargeReader::ask() and ChargeLedger::ask() do not.
 */
template <class Query>
concept LedgerQuery = requires(const Query &query, LedgerStore &store)
{
    typename Query::Result;
    {
        query.run(store)
        } -> std::same_as<Expected<typename Query::Result, LedgerError>>;
};

/** A query that can be answered in parts of some milliseconds, between which others have their turn. step() adds one part to the
 *  result, and is true when there are more.
 */
template <class Query>
concept SteppedLedgerQuery = LedgerQuery<Query> &&
    requires(Query query, LedgerStore &store, typename Query::Result &result)
{
    {
        query.step(store, result)
        } -> std::same_as<Expected<bool, LedgerError>>;
};

/** A query on its way to one of the ledger's threads and back. */
class LedgerJob
{
public:
    using Store = Expected<LedgerStore *, LedgerError>;

    virtual ~LedgerJob() = default;
    Q_DISABLE_COPY_MOVE(LedgerJob)

    /** In the ledger's thread. True: there is more to do. */
    [[nodiscard]] virtual bool run(const Store &store) = 0;
    /** In the thread of the reply. */
    virtual void deliver() = 0;
    [[nodiscard]] bool isDropped() const noexcept { return m_state->isDropped; }
    /** After run(): the trouble that it met. */
    [[nodiscard]] const std::optional<LedgerError> &outage() const noexcept { return m_outage; }

protected:
    explicit LedgerJob(std::shared_ptr<ReplyState> state)
        : m_state(std::move(state))
    {
    }
    void setBegun(bool isBegun) { m_state->isBegun = isBegun; }
    void note(const LedgerError &error)
    {
        if (error.isOutage())
            m_outage = error;
    }

private:
    std::shared_ptr<ReplyState> m_state;
    std::optional<LedgerError> m_outage;
};

template <LedgerQuery Query>
class LedgerQueryJob final : public LedgerJob
{
public:
    using Answer = LedgerReply<typename Query::Result>;

    LedgerQueryJob(Query query, Answer *reply)
        : LedgerJob(reply->state())
        , m_query(std::move(query))
        , m_reply(reply)
    {
    }

    bool run(const Store &store) override
    {
        setBegun(true);
        if (!store) {
            m_result = Unexpected<LedgerError>(store.error());
        } else if constexpr (SteppedLedgerQuery<Query>) {
            if (!m_result)
                m_result.emplace();
            const auto hasMore = m_query.step(**store, **m_result);
            setBegun(!hasMore || !*hasMore);
            if (hasMore && *hasMore)
                return true;
            if (!hasMore)
                m_result = Unexpected<LedgerError>(hasMore.error());
        } else {
            m_result = m_query.run(**store);
        }
        if (!*m_result)
            note(m_result->error());
        return false;
    }
    void deliver() override
    {
        if (m_reply && !isDropped())
            m_reply->finish(*std::move(m_result));
    }

private:
    Query m_query;
    QPointer<Answer> m_reply;
    std::optional<typename Answer::Result> m_result;
};

} // namespace balcao
