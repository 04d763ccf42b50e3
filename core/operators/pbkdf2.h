// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <optional>

/** PBKDF2 with HMAC-SHA-256 and a result of 32 bytes. Costs tenths of a second: never called in a thread that draws or answers. */
namespace balcao::pbkdf2
{

/** The fastest implementation on this computer. All of them give the same bytes. */
[[nodiscard]] QByteArray derive(const QByteArray &password, const QByteArray &salt, int rounds);

/** OpenSSL's libcrypto 3, several times as fast as Qt's. It is loaded by the first call, so a start does not pay for it.
 *  Returns nullopt where it cannot be loaded (Windows: our package links OpenSSL statically into libpq) or refuses.
 */
[[nodiscard]] std::optional<QByteArray> deriveByOpenSsl(const QByteArray &password, const QByteArray &salt, int rounds);
[[nodiscard]] QByteArray deriveByQt(const QByteArray &password, const QByteArray &salt, int rounds);

} // namespace balcao::pbkdf2
