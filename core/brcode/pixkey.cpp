// SPDX-License-Identifier: MIT
#include "core/brcode/pixkey.h"

#include "core/values/emailaddress.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The address and nothing around it. */
bool isEmail(QStringView key)
{
    const auto address = EmailAddress::parse(key);
    return address && address->text().compare(key, Qt::CaseInsensitive) == 0;
}

bool isPunctuation(QChar c)
{
    return QStringView(u".-/()+").contains(c);
}

} // namespace

PixKeyForm formOfKey(QStringView key)
{
    static const QRegularExpression registered(
        u"\\A(?:\\+[1-9][0-9]{7,14}|[0-9]{11}|[0-9A-Z]{12}[0-9]{2}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\z"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression unusual(u"\\A(?:[0-9]{10,15}|[0-9A-Z]{12}[0-9]{2}|[0-9a-f]{32})\\z"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    QString text = key.toString();
    if (registered.match(text).hasMatch() || isEmail(key))
        return PixKeyForm::Registered;
    text.removeIf(isPunctuation);
    return unusual.match(text).hasMatch() ? PixKeyForm::Unusual : PixKeyForm::None;
}

} // namespace balcao
