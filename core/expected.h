// SPDX-License-Identifier: MIT
#pragma once

#include <tl/expected.hpp>

namespace balcao
{

/** A value or the reason why there is none. E is an enum or a small struct, never a sentence for people. */
template <class T, class E>
using Expected = tl::expected<T, E>;

template <class E>
using Unexpected = tl::unexpected<E>;

} // namespace balcao
