// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace balcao
{

/** The state of the work behind a reply, for its thread. */
struct ReplyState {
    std::atomic_bool isBegun = false;
    std::atomic_bool isGivenUp = false;
    std::atomic_bool isDropped = false;
};

/** The error of a reply that has none. */
struct NoError {
};

/** The part of Reply that is no template: moc reads none. */
class ReplyBase : public QObject
{
    Q_OBJECT
    template <class T, class E>
    friend class Reply;

public:
    ~ReplyBase() override;

    /** The result is not wanted any more: nothing is called, and the reply deletes itself. */
    void drop();
    /** The result is wanted, but sooner: work that reports its progress ends at the next report. */
    void giveUp() noexcept { m_state->isGivenUp = true; }
    [[nodiscard]] bool isFinished() const noexcept { return m_isFinished; }
    [[nodiscard]] const std::shared_ptr<ReplyState> &state() const noexcept { return m_state; }

Q_SIGNALS:
    /** The progress of long work: at the beginning of each step, and then at most every 50 ms. */
    void progressed(int step, qint64 done, qint64 all);
    void finished();

protected:
    using QObject::QObject;
    /** The same work, with another result. */
    void follow(const ReplyBase &other);
    void end();
    void endLater();

private:
    bool m_isFinished = false;
    std::shared_ptr<ReplyState> m_state = std::make_shared<ReplyState>();
};

/** The one answer to something that takes time: finishes exactly once and never before control is back in the event loop, then
 *  deletes itself. Destroying it earlier drops the result; what was begun goes on to its end.
 */
template <class T, class E = NoError>
class Reply : public ReplyBase
{
public:
    using Result = Expected<T, E>;

    explicit Reply(QObject *parent = nullptr)
        : ReplyBase(parent)
    {
    }
    /** A reply whose result is known already. */
    [[nodiscard]] static Reply *of(Result result)
    {
        auto *reply = new Reply;
        reply->finishLater(std::move(result));
        return reply;
    }

    /** It finishes, or has finished. */
    [[nodiscard]] bool hasResult() const noexcept { return m_result.has_value(); }
    /** Only with finished(). */
    [[nodiscard]] const Result &result() const { return *m_result; }
    /** Calls @p then with the result, unless @p context has gone by then. */
    template <class Function>
    void whenFinished(QObject *context, Function then)
    {
        connect(this, &ReplyBase::finished, context, [this, then = std::move(then)]() mutable { then(*m_result); });
    }

    /** The result of @p next, which takes the value and returns another reply; an error passes by it. */
    template <class Next>
    [[nodiscard]] auto *andThen(QObject *context, Next next)
    {
        using Other = typename std::remove_pointer_t<decltype(next(*std::declval<Result &>()))>::Result;
        auto *reply = new Reply<typename Other::value_type, typename Other::error_type>(context);
        whenFinished(context, [context, next = std::move(next), reply = QPointer(reply)](Result &result) mutable {
            if (result)
                next(*result)->whenFinished(context, [reply](auto &end) {
                    if (reply)
                        reply->finish(std::move(end));
                });
            else if (reply)
                reply->finish(Unexpected<E>(std::move(result.error())));
        });
        return reply;
    }

    /** The result of @p function, which takes this one's and returns another Expected. */
    template <class Function>
    [[nodiscard]] auto *converted(QObject *context, Function function)
    {
        using Other = decltype(function(std::declval<Result &>()));
        auto *reply = new Reply<typename Other::value_type, typename Other::error_type>(context);
        static_cast<ReplyBase *>(reply)->follow(*this);
        whenFinished(context, [function = std::move(function), reply = QPointer(reply)](Result &result) mutable {
            auto other = function(result);
            if (reply)
                reply->finish(std::move(other));
        });
        return reply;
    }

    /** For who answers, from the event loop. The first result counts. */
    void finish(Result result)
    {
        if (m_result)
            return;
        m_result.emplace(std::move(result));
        end();
    }
    /** The same inside the call that returns the reply. */
    void finishLater(Result result)
    {
        if (m_result)
            return;
        m_result.emplace(std::move(result));
        endLater();
    }

private:
    std::optional<Result> m_result;
};

/** Holds the newest of several replies to the same question: the one before is dropped, unless its work has begun. So
 *  something is seen also where questions come faster than answers.
 */
class NewestReply
{
public:
    NewestReply() = default;
    ~NewestReply() { drop(); }
    Q_DISABLE_COPY_MOVE(NewestReply)

    template <class R>
    R *hold(R *reply)
    {
        if (m_reply && !m_reply->state()->isBegun)
            drop();
        m_reply = reply;
        return reply;
    }
    void drop()
    {
        if (m_reply)
            m_reply->drop();
        m_reply.clear();
    }
    [[nodiscard]] bool isWaiting() const { return m_reply && !m_reply->isFinished(); }

private:
    QPointer<ReplyBase> m_reply;
};

} // namespace balcao
