// SPDX-License-Identifier: MIT
#pragma once

namespace balcao::test
{

/** Whether the tests are built with a sanitizer, which takes several times the time. */
#ifdef BALCAO_SANITIZED
constexpr bool isSanitized = true;
#else
constexpr bool isSanitized = false;
#endif

} // namespace balcao::test
