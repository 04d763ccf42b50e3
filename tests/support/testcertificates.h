// SPDX-License-Identifier: MIT
#pragma once

#include <QSslCertificate>
#include <QSslKey>
#include <QTemporaryDir>

#include <optional>

namespace balcao::test
{

/** Certificates that the openssl program makes for one run. The repository contains no secret. */
class TestCertificates
{
public:
    struct Identity {
        QSslCertificate certificate;
        QSslKey key;
    };

    /** False when there is no openssl program. */
    [[nodiscard]] bool make();

    [[nodiscard]] const QSslCertificate &authority() const noexcept { return m_authority; }
    /** Signed by authority(), for 127.0.0.1 and localhost. */
    [[nodiscard]] const Identity &good() const noexcept { return m_good; }
    /** Signed by authority(), for another host. */
    [[nodiscard]] const Identity &otherHost() const noexcept { return m_otherHost; }
    /** Signed by authority() for another host, but with this common name: localhost. */
    [[nodiscard]] const Identity &commonNameOnly() const noexcept { return m_commonNameOnly; }
    /** Signed by authority(), the common name localhost and no subjectAltName. */
    [[nodiscard]] const Identity &withoutAltName() const noexcept { return m_withoutAltName; }
    /** Signed by authority(), the common name and an e-mail address as subjectAltName, no host. */
    [[nodiscard]] const Identity &withoutHost() const noexcept { return m_withoutHost; }
    /** Signed by authority(), 127.0.0.1 as the name of a host and not as an address. */
    [[nodiscard]] const Identity &addressAsName() const noexcept { return m_addressAsName; }
    /** A certificate of authority() for @p subjectAltName, to look at. */
    [[nodiscard]] std::optional<QSslCertificate> certificateFor(const QString &subjectAltName);
    /** For 127.0.0.1, signed by itself. */
    [[nodiscard]] const Identity &selfSigned() const noexcept { return m_selfSigned; }
    /** Signed by authority(), for 127.0.0.1, valid until yesterday. */
    [[nodiscard]] const Identity &expired() const noexcept { return m_expired; }

private:
    bool openssl(const QStringList &arguments) const;
    [[nodiscard]] QString path(const QString &name) const { return m_directory.filePath(name); }
    /** Without a @p commonName it is @p name. */
    bool sign(Identity &identity, const QString &name, const QString &subjectAltName, int days,
              const QString &commonName = {});
    /** Signs a request. Without positive @p days the certificate has expired. */
    [[nodiscard]] bool issue(const QString &name, int days) const;
    bool load(Identity &identity, const QString &name) const;

    QTemporaryDir m_directory;
    QSslCertificate m_authority;
    Identity m_good;
    Identity m_otherHost;
    Identity m_commonNameOnly;
    Identity m_withoutAltName;
    Identity m_withoutHost;
    Identity m_addressAsName;
    Identity m_selfSigned;
    Identity m_expired;
};

} // namespace balcao::test
