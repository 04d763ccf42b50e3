// SPDX-License-Identifier: MIT
#include "core/ledger/ledgeraddress.h"

#include <QLibrary>
#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The one that Qt's driver uses. On Windows it is within the program, and older. */
bool knowsRequireAuth()
{
#ifdef Q_OS_UNIX
    constexpr int first = 160'000;
    constexpr int soname = 5;
    using Version = int();
    static auto *const version = reinterpret_cast<Version *>(QLibrary(u"pq"_s, soname).resolve("PQlibVersion"));
    return version && version() >= first;
#else
    return false;
#endif
}

} // namespace

LedgerAddress LedgerAddress::file(const QString &path)
{
    LedgerAddress address;
    address.m_text = path;
    return address;
}

Expected<LedgerAddress, LedgerAddressError> LedgerAddress::parse(const QString &text)
{
    const auto refuse = [](LedgerAddressError error) { return Unexpected<LedgerAddressError>(error); };
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return refuse(LedgerAddressError::Empty);
    const qsizetype scheme = trimmed.indexOf("://"_L1);
    if (scheme < 0)
        return file(trimmed);
    const QString name = trimmed.left(scheme).toLower();
    if (name != "postgresql"_L1 && name != "postgres"_L1)
        return refuse(LedgerAddressError::Scheme);

    const QUrl url(trimmed, QUrl::StrictMode);
    const QUrlQuery query(url);
    if (!url.isValid() || url.hasFragment())
        return refuse(LedgerAddressError::Malformed);
    if (!url.password().isEmpty() || query.hasQueryItem(u"password"_s) || query.hasQueryItem(u"sslpassword"_s))
        return refuse(LedgerAddressError::HasPassword);
    LedgerAddress address;
    address.m_isPostgres = true;
    address.host = url.host(QUrl::FullyDecoded);
    address.port = url.port();
    address.user = url.userName(QUrl::FullyDecoded);
    address.database = url.path(QUrl::FullyDecoded).sliced(url.path().startsWith(u'/') ? 1 : 0);
    QStringList options;
    for (const auto &[key, value] : query.queryItems(QUrl::FullyDecoded)) {
        // QPSQL puts the options into libpq's own connection string: neither may reach outside its place there.
        if (value.contains(u'\'') || value.contains(u'\\') || value.contains(u';') || value.contains(u' '))
            return refuse(LedgerAddressError::Malformed);
        if (key == "host"_L1)
            address.host = value;
        else if (key == "port"_L1)
            address.port = value.toInt();
        else if (key == "dbname"_L1)
            address.database = value;
        else if (key == "user"_L1)
            address.user = value;
        else if (key == "require_auth"_L1 && !knowsRequireAuth())
            return refuse(LedgerAddressError::RequireAuth);
        else if (key == "sslmode"_L1 || key == "sslrootcert"_L1 || key == "passfile"_L1 ||
                 key == "channel_binding"_L1 || key == "require_auth"_L1)
            options.append(key + u'=' + value);
        else
            return refuse(LedgerAddressError::Malformed);
    }
    address.options = options.join(u';');
    address.m_text = u"postgresql://%1%2%3/%4"_s.arg(
        address.user.isEmpty() ? QString() : address.user + u'@', url.host(),
        url.port() > 0 ? u':' + QString::number(url.port()) : QString(), address.database);
    return address;
}

} // namespace balcao
