// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <memory>
#include <optional>
#include <utility>

namespace balcao
{

/** The state of the work behind a reply, for its thread. */
struct ReplyState {
    std::atomic_bool isBegun = false;
    std::atomic_bool isDropped = false;
};

/** The part of Reply that is no template: moc reads none. */
class ReplyBase : public QObject
{
    Q_OBJECT

public:
    ~ReplyBase() override;

    /** The result is not wanted any more: nothing is called, and the reply deletes itself. */
    void drop();
    [[nodiscard]] bool isFinished() const noexcept { return m_isFinished; }
    [[nodiscard]] const std::shared_ptr<ReplyState> &state() const noexcept { return m_state; }

Q_SIGNALS:
    void finished();

protected:
    using QObject::QObject;
    void end();
    void endLater();

private:
    bool m_isFinished = false;
    std::shared_ptr<ReplyState> m_state = std::make_shared<ReplyState>();
};

/** The one answer to something that takes time: finishes exactly once and never before control is back in the event loop, then
 *  deletes itself. Destroying it earlier drops the result; what was begun goes on to its end.
 */
template <class T, class E>
class Reply : public ReplyBase
{
public:
    using Result = Expected<T, E>;

    explicit Reply(QObject *parent = nullptr)
        : ReplyBase(parent)
    {
    }

    /** Calls @p then with the result, unless @p context has gone by then. */
    template <class Function>
    void whenFinished(QObject *context, Function then)
    {
        connect(this, &ReplyBase::finished, context, [this, then = std::move(then)]() mutable { then(*m_result); });
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
