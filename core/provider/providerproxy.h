// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace balcao
{

/** What stands between this computer and the provider: what the system says (its settings, http_proxy, no_proxy), nothing, or one that is
 *  named. This computer itself is never asked for through it.
 */
struct ProviderProxy {
    enum class Kind { System, None, Http, Socks5 };

    Kind kind = Kind::System;
    QString host = {};
    quint16 port = 0;
    QString user = {};
    /** From a variable or the keyring: no address has one. */
    QString password = {};

    /** "system", "none", "http://[user@]host:port" or "socks5://…". A password in it, or anything behind the port, makes it none. */
    [[nodiscard]] static std::optional<ProviderProxy> parse(const QString &text);
    /** The address of one that is named, as parse() takes it. */
    [[nodiscard]] QString address() const;
    bool operator==(const ProviderProxy &) const = default;
};

} // namespace balcao
