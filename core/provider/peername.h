// SPDX-License-Identifier: MIT
#pragma once

class QSslCertificate;
class QUrl;

namespace balcao
{

/** A subjectAltName of @p certificate names the host of @p url (RFC 6125): an IP address for an address, a DNS name for a name,
 *  where a leftmost label "*" stands for one label of a name of three or more. The common name counts for nothing, although
 *  Qt 6.4 believes it: authorities that may only sign for some hosts are not held to it.
 */
[[nodiscard]] bool isNamedBy(const QSslCertificate &certificate, const QUrl &url);

} // namespace balcao
