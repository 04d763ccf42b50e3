// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/scriptedserver.h"

/** Short names for what a scripted server does. */
namespace balcao::test
{

[[nodiscard]] inline Script saying(const QByteArray &bytes, Script::End end = Script::End::Close,
                                   Script::Begin begin = Script::Begin::Body)
{
    return {.begin = begin, .reply = [bytes](const QByteArray &) { return bytes; }, .end = end, .endless = {}};
}

[[nodiscard]] inline Script silent(Script::End end, Script::Begin begin)
{
    return {.begin = begin, .reply = {}, .end = end, .endless = {}};
}

[[nodiscard]] inline Script dripping(const QByteArray &bytes, int intervalMs)
{
    Script script = saying(bytes);
    script.dripMs = intervalMs;
    return script;
}

[[nodiscard]] inline Script endless(const QByteArray &bytes, QByteArray filler)
{
    Script script = saying(bytes);
    script.endless = std::move(filler);
    return script;
}

} // namespace balcao::test
