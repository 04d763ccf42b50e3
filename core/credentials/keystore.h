// SPDX-License-Identifier: MIT
#pragma once

#include "core/reply.h"

#include <QByteArray>
#include <QString>

#include <chrono>

namespace balcao
{

enum class KeyStoreError {
    /** The keyring answers, and has nothing of this name. */
    NotFound,
    /** There is no keyring, it is locked, or it refused. */
    Unavailable,
    /** It did not answer within longestWait; a person may be unlocking it, so that it answers the next time. */
    TimedOut
};

struct KeyStoreFailure {
    KeyStoreError kind = KeyStoreError::Unavailable;
    /** In the keyring's own words; may be empty. */
    QString text = {};
};

/** The key, after reading; else empty. */
using KeyReply = Reply<QByteArray, KeyStoreFailure>;

/** The keyring of the computer's user: Secret Service or KWallet, on Windows the Credential Manager.
 *  The provider's key is kept there under "balcao/" and the provider's origin ("https://api.example.com:443"), the passwords of a proxy and
 *  of a ledger's database under "balcao/" and their address, never in plain text.
 */
namespace keystore
{

constexpr std::chrono::seconds longestWait{5};

[[nodiscard]] KeyReply *read(const QString &origin);
[[nodiscard]] KeyReply *write(const QString &origin, const QByteArray &key);
[[nodiscard]] KeyReply *remove(const QString &origin);

} // namespace keystore

} // namespace balcao
