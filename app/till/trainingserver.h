// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "sandbox/sandboxserver.h"

#include <memory>

namespace balcao
{

/** A sandbox that is not started yet, or an English sentence why there is none. Outside Windows its code is loaded here, from
 *  lib/balcao beside the program's folder, and stays: it brings OpenSSL along, which only training has to pay for.
 */
[[nodiscard]] Expected<std::unique_ptr<sandbox::SandboxServer>, QString>
makeTrainingServer(sandbox::SandboxOptions options);

} // namespace balcao
