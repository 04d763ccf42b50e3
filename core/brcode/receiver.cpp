// SPDX-License-Identifier: MIT
#include "core/brcode/receiver.h"

#include "core/brcode/locationurl.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** "José da Silva " and "JOSE DA SILVA" are one name. */
QString folded(QStringView name)
{
    QString kept;
    for (const QChar sign : name.toString().normalized(QString::NormalizationForm_KD)) {
        if (!sign.isMark())
            kept += sign;
    }
    return kept.toUpper().simplified();
}

} // namespace

Receiver Receiver::of(const BrCode &code)
{
    const BrCodeFields &fields = code.fields();
    Receiver receiver{.name = fields.merchantName.trimmed(), .city = fields.merchantCity.trimmed(), .place = {}};
    receiver.place = fields.url.isEmpty() ? fields.key.trimmed().toLower() : LocationUrl::hostOf(fields.url);
    return receiver;
}

bool Receiver::isSameAs(const Receiver &other) const
{
    return folded(name) == folded(other.name) && place == other.place;
}

bool Receiver::isShownAs(QStringView shown) const
{
    constexpr qsizetype longest = 25;
    const QString own = folded(name);
    const QString seen = folded(shown);
    const bool isCut = name.size() >= longest;
    return !own.isEmpty() && (seen == own || (isCut && seen.startsWith(own)));
}

} // namespace balcao
