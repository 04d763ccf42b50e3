// SPDX-License-Identifier: MIT
#pragma once

#include "core/reply.h"

#include <QTest>

#include <optional>

namespace balcao::test
{

/** The result of @p reply; a test that waits longer than half a minute fails. */
template <class T, class E>
[[nodiscard]] Expected<T, E> resultOf(Reply<T, E> *reply)
{
    std::optional<Expected<T, E>> result;
    reply->whenFinished(reply, [&result](const Expected<T, E> &end) { result = end; });
    constexpr int longestMs = 30'000;
    if (!QTest::qWaitFor([&result] { return result.has_value(); }, longestMs))
        qFatal("a reply did not finish");
    return *std::move(result);
}

} // namespace balcao::test
