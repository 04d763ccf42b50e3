// SPDX-License-Identifier: MIT
#include "ui/text/customermask.h"

#include "core/values/personname.h"
#include "core/values/phonenumber.h"
#include "core/values/taxid.h"
#include "ui/text/display.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The first letter; the rest is not even counted. */
QString beginning(const QString &text)
{
    return text.isEmpty() ? QString() : display::quoted(text.left(text.at(0).isHighSurrogate() ? 2 : 1)) + u"***"_s;
}

} // namespace

QString listedName(const QString &kept, Masking masking)
{
    if (masking == Masking::Usual)
        return display::quoted(kept);
    const auto name = PersonName::parse(kept);
    return name ? display::quoted(name->abbreviated()) : beginning(kept.trimmed());
}

ListedCustomer listed(const ListedCustomer &kept, Masking masking)
{
    const bool isStrict = masking == Masking::Strict;
    ListedCustomer shown{.name = listedName(kept.name, masking), .taxId = {}, .phone = {}, .email = {}};
    if (const auto taxId = TaxId::parse(kept.taxId))
        shown.taxId = taxId->masked();
    if (const auto phone = PhoneNumber::parse(kept.phone))
        shown.phone = isStrict ? phone->masked() : phone->formatted();
    const qsizetype at = kept.email.lastIndexOf(u'@');
    if (!isStrict || kept.email.isEmpty())
        shown.email = display::quoted(kept.email);
    else
        shown.email = beginning(kept.email) + (at > 0 ? display::quoted(kept.email.sliced(at)) : QString());
    return shown;
}

} // namespace balcao
