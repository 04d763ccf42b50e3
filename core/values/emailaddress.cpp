// SPDX-License-Identifier: MIT
#include "core/values/emailaddress.h"

#include "core/values/asciidigits.h"
#include "core/values/pastedtext.h"

#include <QHash>
#include <QList>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr qsizetype maxLength = 254;
constexpr qsizetype maxLocalLength = 64;
constexpr qsizetype maxLabelLength = 63;

bool isLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isLetterOrDigit(QChar c)
{
    return isLetter(c) || isAsciiDigit(c);
}

bool isLocalPart(QStringView local)
{
    const auto isAllowed = [](QChar c) {
        return isLetterOrDigit(c) || QStringView(u".!#$%&'*+-/=?^_`{|}~").contains(c);
    };
    return !local.isEmpty() && std::all_of(local.begin(), local.end(), isAllowed) && !local.startsWith(u'.') &&
           !local.endsWith(u'.') && !local.contains(u"..");
}

bool isLabel(QStringView label)
{
    const auto isAllowed = [](QChar c) { return isLetterOrDigit(c) || c == u'-'; };
    return !label.isEmpty() && label.size() <= maxLabelLength && std::all_of(label.begin(), label.end(), isAllowed) &&
           !label.startsWith(u'-') && !label.endsWith(u'-');
}

bool isDomain(QStringView domain)
{
    const QList<QStringView> labels = domain.split(u'.');
    const QStringView topLevel = labels.last();
    constexpr QStringView punycode = u"xn--";
    const bool isPunycode = topLevel.startsWith(punycode, Qt::CaseInsensitive) && topLevel.size() > punycode.size();
    return labels.size() >= 2 && std::all_of(labels.begin(), labels.end(), isLabel) && topLevel.size() >= 2 &&
           (isPunycode || std::all_of(topLevel.begin(), topLevel.end(), isLetter));
}

/** Of "Maria Silva <m@x.co>" what stands between the angles; a name that is another address makes it unclear, and all is kept. */
QStringView betweenAngles(QStringView text)
{
    const qsizetype open = text.lastIndexOf(u'<');
    if (open < 0 || !text.endsWith(u'>'))
        return text;
    const QStringView address = text.sliced(open + 1).chopped(1);
    const QStringView name = pasted::unwrapped(text.first(open));
    return !name.contains(u'@') || name.compare(address, Qt::CaseInsensitive) == 0 ? address : text;
}

/** The part of @p text that is the address. */
QStringView withoutMailWords(QStringView text)
{
    static const QRegularExpression label =
        pasted::pattern(u"\\A[*_]*(?:e[\\p{Pd}\\s]?mail|mail|correio eletr[ôo]nico)(?:~:(?:[*_](?=\\s))?~|\\s+)"_s);
    static const QRegularExpression query = pasted::pattern(u"(?<=[a-z])\\?[^@]*\\z"_s);
    static const QRegularExpression scheme = pasted::pattern(u"\\Amailto:"_s);
    for (qsizetype before = -1; before != text.size();) {
        before = text.size();
        text = pasted::without(pasted::trimmed(text), label);
        const QStringView link = pasted::without(text, scheme);
        if (link.size() != text.size())
            text = pasted::without(link, query);
        text = pasted::unwrapped(betweenAngles(text));
        if (text.endsWith(u'.'))
            text.chop(1);
    }
    return text;
}

/** Slips at the big mail providers. A few of these domains exist, so a suggestion is a question, never a correction. */
const QHash<QString, QString> &mistypedDomains()
{
    static const QHash<QString, QString> domains = {
        {u"gmail.con"_s, u"gmail.com"_s},       {u"gmail.co"_s, u"gmail.com"_s},
        {u"gmail.cm"_s, u"gmail.com"_s},        {u"gmail.om"_s, u"gmail.com"_s},
        {u"gmial.com"_s, u"gmail.com"_s},       {u"gmal.com"_s, u"gmail.com"_s},
        {u"gmai.com"_s, u"gmail.com"_s},        {u"gmaill.com"_s, u"gmail.com"_s},
        {u"gamil.com"_s, u"gmail.com"_s},       {u"gnail.com"_s, u"gmail.com"_s},
        {u"hotmail.con"_s, u"hotmail.com"_s},   {u"hotmail.co"_s, u"hotmail.com"_s},
        {u"hotmial.com"_s, u"hotmail.com"_s},   {u"hotmal.com"_s, u"hotmail.com"_s},
        {u"hotmai.com"_s, u"hotmail.com"_s},    {u"homail.com"_s, u"hotmail.com"_s},
        {u"outlook.con"_s, u"outlook.com"_s},   {u"outlok.com"_s, u"outlook.com"_s},
        {u"outloock.com"_s, u"outlook.com"_s},  {u"yahoo.con"_s, u"yahoo.com"_s},
        {u"yaho.com"_s, u"yahoo.com"_s},        {u"yahoo.com.bt"_s, u"yahoo.com.br"_s},
        {u"icloud.con"_s, u"icloud.com"_s},     {u"iclod.com"_s, u"icloud.com"_s},
        {u"uol.con.br"_s, u"uol.com.br"_s},     {u"bol.con.br"_s, u"bol.com.br"_s},
        {u"terra.con.br"_s, u"terra.com.br"_s},
    };
    return domains;
}

} // namespace

Expected<EmailAddress, EmailAddressError> EmailAddress::parse(QStringView text)
{
    const QString visible = pasted::visible(withoutMailWords(text));
    const QStringView address = visible;
    if (address.isEmpty())
        return Unexpected<EmailAddressError>(EmailAddressError::Empty);
    if (address.size() > maxLength)
        return Unexpected<EmailAddressError>(EmailAddressError::TooLong);
    // The last one: "a@b@c.co" has a bad local part, not a bad domain.
    const qsizetype at = address.lastIndexOf(u'@');
    if (at < 0)
        return Unexpected<EmailAddressError>(EmailAddressError::MissingAt);
    const QStringView local = address.first(at);
    if (local.size() > maxLocalLength)
        return Unexpected<EmailAddressError>(EmailAddressError::TooLong);
    if (!isLocalPart(local))
        return Unexpected<EmailAddressError>(EmailAddressError::LocalPart);
    const QStringView domain = address.sliced(at + 1);
    if (!isDomain(domain))
        return Unexpected<EmailAddressError>(EmailAddressError::Domain);
    return EmailAddress(u"%1@%2"_s.arg(local, domain.toString().toLower()));
}

std::optional<QString> EmailAddress::suggestion() const
{
    const qsizetype at = m_text.indexOf(u'@');
    const auto better = mistypedDomains().constFind(m_text.sliced(at + 1));
    if (better == mistypedDomains().constEnd())
        return std::nullopt;
    return QString(m_text.first(at + 1) + *better);
}

} // namespace balcao
