// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/commandreply.h"

#include <QTest>

#include <optional>
#include <utility>
#include <variant>

namespace balcao::test
{

/** Whether the command passed the gate. Does not wait for its answer. */
[[nodiscard]] inline bool hasBegun(const CommandReply *reply)
{
    return reply->hasBegun();
}

/** Waits for the one answer. */
template <class T, class E>
[[nodiscard]] Expected<T, E> answerTo(Reply<T, E> *reply)
{
    std::optional<Expected<T, E>> answer;
    QObject context;
    reply->whenFinished(&context, [&answer](const Expected<T, E> &result) { answer = result; });
    constexpr int longestAnswerMs = 20'000;
    if (!QTest::qWaitFor([&answer] { return answer.has_value(); }, longestAnswerMs))
        qFatal("a reply has no answer");
    return *std::move(answer);
}

/** The rule that refused the command, or nullopt. */
[[nodiscard]] inline std::optional<Obstacle> obstacleIn(const CommandResult &result)
{
    const auto *obstacle = result ? nullptr : std::get_if<Obstacle>(&result.error());
    return obstacle ? std::optional(*obstacle) : std::nullopt;
}

/** A person who typed @p name. */
[[nodiscard]] inline Actor person(const QString &name)
{
    return People(name).atTheCounter();
}

} // namespace balcao::test
