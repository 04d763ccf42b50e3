// SPDX-License-Identifier: MIT
#include "core/provider/customerreading.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

QString textOf(const JsonValue &object, QLatin1StringView key)
{
    const JsonValue::Found found = object.find(key);
    const bool isText = found.value && !found.conflict && (found.value->isString() || found.value->isNumber());
    return isText ? found.value->text() : QString();
}

/** ASCII letters and digits, upper case. */
QString lettersAndDigits(const QString &text)
{
    QString kept;
    std::copy_if(text.cbegin(), text.cend(), std::back_inserter(kept), [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z');
    });
    return kept.toUpper();
}

bool isComparable(const QString &echoed)
{
    return !echoed.trimmed().isEmpty() && !echoed.contains(u'*');
}

bool isSamePhone(const QString &echoed, const PhoneNumber &sent)
{
    const QString digits = lettersAndDigits(echoed);
    return digits == sent.national() || digits == u"55"_s + sent.national();
}

} // namespace

std::optional<EchoedCustomer> readEchoedCustomer(const JsonValue &value)
{
    EchoedCustomer echo{.name = textOf(value, "name"_L1),
                        .phone = textOf(value, "phone"_L1),
                        .email = textOf(value, "email"_L1),
                        .taxId = textOf(value, "tax_id"_L1)};
    if (echo == EchoedCustomer{})
        return std::nullopt;
    return echo;
}

bool differs(const EchoedCustomer &echo, const Customer &sent)
{
    const bool otherName = isComparable(echo.name) &&
                           echo.name.simplified().compare(sent.name.text().simplified(), Qt::CaseInsensitive) != 0;
    const bool otherPhone = isComparable(echo.phone) && !isSamePhone(echo.phone, sent.phone);
    const bool otherEmail =
        isComparable(echo.email) && echo.email.trimmed().compare(sent.email.text(), Qt::CaseInsensitive) != 0;
    const bool otherTaxId = isComparable(echo.taxId) && lettersAndDigits(echo.taxId) != sent.taxId.canonical();
    return otherName || otherPhone || otherEmail || otherTaxId;
}

} // namespace balcao
