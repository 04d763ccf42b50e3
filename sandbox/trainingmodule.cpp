// SPDX-License-Identifier: MIT
// What the till loads when training begins (app/till/trainingserver.cpp).
#include "sandbox/sandboxserver.h"

extern "C" Q_DECL_EXPORT balcao::sandbox::SandboxServer *balcaoTrainingServer(balcao::sandbox::SandboxOptions *options)
{
    return new balcao::sandbox::SandboxServer(std::move(*options));
}
