// SPDX-License-Identifier: MIT
#include "core/brcode/placesbeside.h"

#include "core/brcode/locationurl.h"
#include "core/brcode/receiver.h"

#include <QUrl>

namespace balcao
{

QStringList placesBeside(const BrCode &code)
{
    QStringList places;
    for (const QString &url : QStringList{code.fields().recurrenceUrl} + code.fields().otherUrls) {
        if (!url.isEmpty())
            places.append(LocationUrl::hostOf(url));
    }
    return places;
}

QStringList foreignPlaces(const BrCode &code, const QString &provider)
{
    const QString own = Receiver::of(code).place;
    const QString host = QUrl(provider).host().toLower();
    QStringList places = placesBeside(code);
    places.removeIf([&](const QString &place) { return place == own || place.section(u':', 0, 0) == host; });
    return places;
}

} // namespace balcao
