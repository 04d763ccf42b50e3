// SPDX-License-Identifier: MIT
#include "core/settings/ledgerparts.h"

#include <QList>
#include <QUrl>
#include <QUrlQuery>

#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The parts that stand behind the "?", in their order there. */
struct Option {
    QLatin1StringView name;
    QString LedgerParts::*member;
};
constexpr std::array options{Option{"host"_L1, &LedgerParts::host},
                             Option{"port"_L1, &LedgerParts::port},
                             Option{"dbname"_L1, &LedgerParts::database},
                             Option{"user"_L1, &LedgerParts::user},
                             Option{"sslmode"_L1, &LedgerParts::tls},
                             Option{"sslrootcert"_L1, &LedgerParts::caFile},
                             Option{"passfile"_L1, &LedgerParts::passwordFile},
                             Option{"channel_binding"_L1, &LedgerParts::channelBinding},
                             Option{"require_auth"_L1, &LedgerParts::requireAuth}};

QString encoded(const QString &text, const QByteArray &kept = {})
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, kept));
}

} // namespace

LedgerParts LedgerParts::of(const QString &address)
{
    LedgerParts parts;
    const QString trimmed = address.trimmed();
    const QString scheme = trimmed.section(u"://"_s, 0, 0).toLower();
    parts.isShared = trimmed.contains("://"_L1) && (scheme == "postgresql"_L1 || scheme == "postgres"_L1);
    if (!parts.isShared) {
        parts.file = trimmed;
        return parts;
    }
    const QUrl url(trimmed, QUrl::StrictMode);
    parts.host = url.host(QUrl::FullyDecoded);
    parts.port = url.port() > 0 ? QString::number(url.port()) : QString();
    parts.database = url.path(QUrl::FullyDecoded).mid(1);
    parts.user = url.userName(QUrl::FullyDecoded);
    const QUrlQuery query(url);
    for (const Option &option : options) {
        if (query.hasQueryItem(option.name))
            parts.*option.member = query.queryItemValue(option.name, QUrl::FullyDecoded);
    }
    return parts;
}

QString LedgerParts::text() const
{
    if (!isShared)
        return file;
    const bool isSocket = host.startsWith(u'/');
    // An IPv6 address's colons are no port's.
    const QString name = isSocket ? QString() : host.contains(u':') ? u'[' + host + u']' : encoded(host);
    QString text = u"postgresql://"_s + (user.isEmpty() ? QString() : encoded(user) + u'@') + name;
    QStringList query;
    if (isSocket)
        query.append(u"host="_s + encoded(host, "/"));
    if (!port.isEmpty() && isSocket)
        query.append(u"port="_s + encoded(port));
    else if (!port.isEmpty())
        text += u':' + port;
    text += u'/' + encoded(database);
    for (const Option &option : options) {
        const bool isInPlace = option.member == &LedgerParts::host || option.member == &LedgerParts::port ||
                               option.member == &LedgerParts::database || option.member == &LedgerParts::user;
        if (!isInPlace && !(this->*option.member).isEmpty())
            query.append(option.name + u'=' + encoded(this->*option.member, "/"));
    }
    return query.isEmpty() ? text : text + u'?' + query.join(u'&');
}

bool LedgerParts::isVerified() const
{
    const auto said = [](const QString &part, const char *variable) {
        return part.isEmpty() ? qEnvironmentVariable(variable) : part;
    };
    const bool isHere =
        host.isEmpty() || host.startsWith(u'/') || host == "localhost"_L1 || host == "127.0.0.1"_L1 || host == "::1"_L1;
    const QString mode = said(tls, "PGSSLMODE");
    return !isShared || isHere || mode == "verify-ca"_L1 || mode == "verify-full"_L1 ||
           said(channelBinding, "PGCHANNELBINDING") == "require"_L1;
}

} // namespace balcao
