// SPDX-License-Identifier: MIT
#pragma once

#include "core/reply.h"

#include <QEventLoop>

namespace balcao
{

/** The result of @p reply, waited for in an event loop: only where a page of settings takes no reply. */
template <class T, class E>
[[nodiscard]] Expected<T, E> waitedFor(Reply<T, E> *reply)
{
    QEventLoop loop;
    std::optional<Expected<T, E>> result;
    reply->whenFinished(&loop, [&](const Expected<T, E> &end) {
        result = end;
        loop.quit();
    });
    loop.exec();
    return *std::move(result);
}

} // namespace balcao
