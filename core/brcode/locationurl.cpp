// SPDX-License-Identifier: MIT
#include "core/brcode/locationurl.h"

#include "core/values/asciidigits.h"

#include <algorithm>
#include <array>

namespace balcao
{

namespace
{

bool isHostCharacter(QChar c)
{
    return isAsciiDigit(c) || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || c == u'-' || c == u'.';
}

bool isPrintable(QChar c)
{
    return c > u' ' && c <= u'~';
}

} // namespace

LocationUrl LocationUrl::inspect(QStringView text)
{
    LocationUrl url;
    constexpr std::array<QStringView, 2> schemes = {u"https://", u"http://"};
    for (const QStringView scheme : schemes) {
        if (text.startsWith(scheme, Qt::CaseInsensitive)) {
            url.hasScheme = true;
            text = text.sliced(scheme.size());
            break;
        }
    }
    const qsizetype slash = text.indexOf(u'/');
    QStringView host = slash < 0 ? text : text.first(slash);
    bool hasBadPort = false;
    if (const qsizetype colon = host.indexOf(u':'); colon >= 0) {
        const QStringView port = host.sliced(colon + 1);
        hasBadPort = port.isEmpty() || port.size() > 5 || !std::all_of(port.begin(), port.end(), isAsciiDigit);
        url.hasUnusualHost = true;
        host = host.first(colon);
    }
    if (!host.contains(u'.'))
        url.hasUnusualHost = true;
    const bool hasGoodHost = !host.isEmpty() && std::all_of(host.begin(), host.end(), isHostCharacter) &&
                             !host.startsWith(u'.') && !host.endsWith(u'.') && !host.contains(u"..");
    const bool hasPath = slash >= 0 && slash + 1 < text.size();
    url.isUsable = hasGoodHost && hasPath && !hasBadPort && std::all_of(text.begin(), text.end(), isPrintable);
    return url;
}

QString LocationUrl::hostOf(QStringView text)
{
    const qsizetype scheme = text.indexOf(u"://");
    return text.sliced(scheme < 0 ? 0 : scheme + 3).toString().section(u'/', 0, 0).trimmed().toLower();
}

} // namespace balcao
