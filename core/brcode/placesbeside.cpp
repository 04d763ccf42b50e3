// SPDX-License-Identifier: MIT
#include "core/brcode/placesbeside.h"

#include "core/brcode/locationurl.h"

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

} // namespace balcao
