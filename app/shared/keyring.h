// SPDX-License-Identifier: MIT
#pragma once

#include "core/credentials/keystore.h"
#include "core/expected.h"
#include "core/provider/provideraccount.h"

#include <QByteArray>

/** The provider's key in the keyring of the computer's user. Each waits in an event loop of its own, a minute at most. */
namespace balcao::keyring
{

[[nodiscard]] Expected<QByteArray, KeyStoreError> read(const BaseUrl &provider);
[[nodiscard]] Expected<QByteArray, KeyStoreError> write(const BaseUrl &provider, const QByteArray &key);
[[nodiscard]] Expected<QByteArray, KeyStoreError> remove(const BaseUrl &provider);

/** A sentence for people. */
[[nodiscard]] QString describe(KeyStoreError error);

} // namespace balcao::keyring
