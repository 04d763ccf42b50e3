// SPDX-License-Identifier: MIT
#include "core/provider/peername.h"

#include <QHostAddress>
#include <QSslCertificate>
#include <QUrl>

#include <algorithm>

namespace balcao
{

namespace
{

/** @p host has no dot at its end. */
bool matches(QStringView pattern, QStringView host)
{
    if (!pattern.startsWith(u"*."))
        return pattern.compare(host, Qt::CaseInsensitive) == 0;
    const qsizetype dot = host.indexOf(u'.');
    const QStringView parent = pattern.sliced(1);
    return dot > 0 && parent.count(u'.') > 1 && parent.compare(host.sliced(dot), Qt::CaseInsensitive) == 0;
}

} // namespace

bool isNamedBy(const QSslCertificate &certificate, const QUrl &url)
{
    QString host = url.host(QUrl::FullyEncoded);
    if (host.endsWith(u'.'))
        host.chop(1);
    const QHostAddress address(host);
    const auto names = certificate.subjectAlternativeNames();
    const QStringList candidates = names.values(address.isNull() ? QSsl::DnsEntry : QSsl::IpAddressEntry);
    return !host.isEmpty() && std::any_of(candidates.cbegin(), candidates.cend(), [&](const QString &name) {
        return address.isNull() ? matches(name, host) : QHostAddress(name) == address;
    });
}

} // namespace balcao
