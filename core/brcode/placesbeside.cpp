// SPDX-License-Identifier: MIT
#include "core/brcode/placesbeside.h"

#include "core/brcode/brcodestructure.h"
#include "core/brcode/locationurl.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

QString hostOf(QStringView address)
{
    const qsizetype scheme = address.indexOf("://"_L1);
    return address.sliced(scheme < 0 ? 0 : scheme + 3).toString().section(u'/', 0, 0).trimmed().toLower();
}

bool isAddress(QStringView text)
{
    const LocationUrl url = LocationUrl::inspect(text);
    return url.isUsable && (url.hasScheme || !url.hasUnusualHost);
}

} // namespace

QStringList placesBeside(const BrCode &code)
{
    const BrCodeFields &fields = code.fields();
    QStringList places;
    if (!fields.recurrenceUrl.isEmpty())
        places.append(hostOf(fields.recurrenceUrl));
    const QString &text = code.normalized();
    const auto structure = BrCodeStructure::cut(text, LengthUnit::Characters);
    if (!structure || !fields.hasOtherAccount)
        return places;
    for (const auto &[id, objects] : structure->templates()) {
        const bool isPix = objects.value(BrCodeStructure::gui).compare("br.gov.bcb.pix"_L1, Qt::CaseInsensitive) == 0;
        if (!BrCodeStructure::isAccount(id) || isPix)
            continue;
        for (const TlvObject &object : objects.all()) {
            if (object.id != BrCodeStructure::gui && isAddress(object.value))
                places.append(hostOf(object.value));
        }
    }
    return places;
}

} // namespace balcao
