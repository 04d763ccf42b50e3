// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace balcao::sandbox
{

/** What the sandbox takes of a request, in bytes. A body in chunks may take twice its limit on the wire. */
constexpr std::size_t maxLine = std::size_t{8} * 1024;
constexpr std::size_t maxHead = std::size_t{24} * 1024;
constexpr std::size_t maxBody = std::size_t{64} * 1024;

/** The status for what is no proper HTTP. */
constexpr int badRequest = 400;

/** A request's first line and header lines, as they came, judged more strictly than the library does (RFC 9112). */
struct RequestHead {
    /** Where the body begins; 0: there is no blank line yet. */
    std::size_t size = 0;
    /** The status to refuse it with; 0: nothing is wrong with what is there. */
    int problem = 0;
    /** How many bytes may follow. A length over the limit allows none. */
    std::size_t mostOfBody = 0;

    /** Looks at @p bytes, all that came so far. */
    [[nodiscard]] static RequestHead of(std::string_view bytes);
};

} // namespace balcao::sandbox
