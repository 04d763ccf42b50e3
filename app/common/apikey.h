// SPDX-License-Identifier: MIT
#pragma once

#include "core/reply.h"
#include "core/values/secret.h"

#include <QString>

#include <chrono>

/** Where the provider's key comes from, but for the keyring; and its neighbour, the proxy's password. */
namespace balcao::apikey
{

/** What BALCAO_API_KEY holds, which from then on neither this process's environment nor a child's has. To be called before anything
 *  starts a child or a thread; later calls answer the same.
 */
Secret takeVariable();
/** The same of BALCAO_PROXY_PASSWORD. */
Secret takeProxyPassword();

enum class FileError {
    Unreadable,
    /** Others than its owner may read it, or it is not this user's. */
    OpenToOthers
};

/** The first line, without a byte order mark and its end. A pipe or a device is waited for until @p limit; Windows reads none.
 *  @p isPrivate: it has to be a file that nobody else may read; Windows keeps that in lists that are not looked at.
 */
[[nodiscard]] Reply<Secret, FileError> *fromFile(const QString &name, bool isPrivate,
                                                 std::chrono::milliseconds limit = {});

} // namespace balcao::apikey
