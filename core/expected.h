// SPDX-License-Identifier: MIT
#pragma once

#include <tl/expected.hpp>

#include <utility>

namespace balcao
{

/** A value or the reason why there is none. E is an enum or a small struct, never a sentence for people. */
template <class T, class E>
using Expected = tl::expected<T, E>;

template <class E>
using Unexpected = tl::unexpected<E>;

} // namespace balcao

/** Leaves the function with the error of an Expected, or goes on with its value:
 *    BALCAO_TRY(const Charge row, store.find(name));
 *    BALCAO_TRY(transaction.commit());
 *  With a declaration it is several statements: never the only one behind an if.
 *  (NOLINTBEGIN(bugprone-macro-parentheses): a declaration takes none.)
 */
#define BALCAO_TRY(...) BALCAO_TRY_PICK(__VA_ARGS__, BALCAO_TRY_VALUE, BALCAO_TRY_VOID, )(__VA_ARGS__)
#define BALCAO_TRY_PICK(first, second, macro, ...) macro
#define BALCAO_TRY_VOID(expression)                                                                                    \
    do {                                                                                                               \
        if (auto tried = (expression); !tried)                                                                         \
            return tl::make_unexpected(std::move(tried.error()));                                                      \
    } while (false)
#define BALCAO_TRY_VALUE(declaration, expression)                                                                      \
    BALCAO_TRY_NAMED(BALCAO_TRY_JOIN(tried, __LINE__), declaration, expression)
#define BALCAO_TRY_JOIN(name, line) BALCAO_TRY_JOINED(name, line)
#define BALCAO_TRY_JOINED(name, line) name##line
#define BALCAO_TRY_NAMED(name, declaration, expression)                                                                \
    auto name = (expression);                                                                                          \
    if (!name)                                                                                                         \
        return tl::make_unexpected(std::move(name.error()));                                                           \
    declaration = *std::move(name)
// NOLINTEND(bugprone-macro-parentheses)
