// SPDX-License-Identifier: MIT
#include "core/brcode/placesbeside.h"

#include "core/brcode/locationurl.h"
#include "core/brcode/receiver.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace balcao
{

QStringList placesBeside(const BrCode &code)
{
    QStringList places;
    for (const QString &url : QStringList{code.fields().recurrenceUrl} + code.fields().otherUrls) {
        const QString host = LocationUrl::hostOf(url);
        if (!url.isEmpty())
            places.append(host.isEmpty() ? url : host);
    }
    return places;
}

QStringList foreignPlaces(const BrCode &code, const QString &provider)
{
    const QString own = Receiver::of(code).place;
    const QString host = QUrl(provider).host().toLower();
    QStringList places = placesBeside(code);
    // Only a plain host is compared: programs disagree on who "provider.example:x@other.example" is.
    const auto isProviders = [&host](const QString &place) {
        return !host.isEmpty() && LocationUrl::inspect(QString(place + u"/x"_s)).isUsable &&
               place.section(u':', 0, 0) == host;
    };
    places.removeIf([&](const QString &place) { return place == own || isProviders(place); });
    return places;
}

} // namespace balcao
