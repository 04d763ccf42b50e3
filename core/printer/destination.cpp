// SPDX-License-Identifier: MIT
#include "core/printer/destination.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::print
{

std::optional<Destination> Destination::parse(const QString &text)
{
    static const QRegularExpression port(u"^(LPT|COM)[0-9]{1,2}:?$"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression drive(u"^[A-Za-z]:[\\\\/]"_s);
    constexpr int usualPort = 9100;
    const QString trimmed = text.trimmed();
    const bool isText = std::all_of(trimmed.begin(), trimmed.end(), [](QChar sign) { return sign.isPrint(); });
    if (trimmed.isEmpty() || !isText)
        return std::nullopt;
    if (trimmed.contains("://"_L1)) {
        const QUrl url(trimmed, QUrl::StrictMode);
        const bool isPlain = (url.path().isEmpty() || url.path() == "/"_L1) && url.userInfo().isEmpty() &&
                             !url.hasQuery() && !url.hasFragment();
        if (url.scheme() != "tcp"_L1 || url.host().isEmpty() || !isPlain || url.port() == 0)
            return std::nullopt;
        return Destination{.kind = Kind::Network, .name = url.host(), .port = url.port(usualPort)};
    }
    const bool isPath = trimmed.startsWith(u'/') || trimmed.startsWith("\\\\"_L1) || drive.match(trimmed).hasMatch();
    if (isPath || port.match(trimmed).hasMatch())
        return Destination{.kind = Kind::Device, .name = trimmed};
    // A name that is a part of a path, or an option of the spooler's program, is none.
    if (trimmed.contains(u'/') || trimmed.startsWith(u'-'))
        return std::nullopt;
    return Destination{.kind = Kind::Queue, .name = trimmed};
}

} // namespace balcao::print
