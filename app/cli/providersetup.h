// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commandline.h"

namespace balcao::cli
{

/** Why the provider cannot be asked; nothing was sent. */
struct SetupError {
    Exit exit = Exit::Usage;
    Problem problem;
};

/** The account from the options and, where these are silent, from BALCAO_BASE_URL and BALCAO_API_KEY. */
[[nodiscard]] Expected<ProviderAccount, SetupError> openAccount(const ProviderOptions &options);

} // namespace balcao::cli
