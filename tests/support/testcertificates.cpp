// SPDX-License-Identifier: MIT
#include "tests/support/testcertificates.h"

#include <QFile>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace balcao::test
{

namespace
{

const QStringList &newKey()
{
    static const QStringList arguments{u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s, u"ec_paramgen_curve:prime256v1"_s,
                                       u"-nodes"_s};
    return arguments;
}

} // namespace

bool TestCertificates::openssl(const QStringList &arguments) const
{
    QProcess program;
    program.setWorkingDirectory(m_directory.path());
    program.start(u"openssl"_s, arguments);
    if (!program.waitForFinished() || program.exitCode() != 0) {
        qWarning("openssl %s: %s", qPrintable(arguments.join(u' ')), program.readAllStandardError().constData());
        return false;
    }
    return true;
}

bool TestCertificates::load(Identity &identity, const QString &name) const
{
    QFile key(path(name + u".key"_s));
    const QList<QSslCertificate> certificates = QSslCertificate::fromPath(path(name + u".crt"_s));
    if (certificates.isEmpty() || !key.open(QIODevice::ReadOnly))
        return false;
    identity.certificate = certificates.first();
    identity.key = QSslKey(&key, QSsl::Ec);
    return !identity.key.isNull();
}

std::optional<QSslCertificate> TestCertificates::certificateFor(const QString &subjectAltName)
{
    Identity identity;
    return sign(identity, u"looked-at"_s, subjectAltName, 30) ? std::optional(identity.certificate) : std::nullopt;
}

bool TestCertificates::issue(const QString &name, int days) const
{
    const QString request = name + u".csr"_s;
    const QStringList to{u"-extfile"_s, name + u".ext"_s, u"-out"_s, name + u".crt"_s};
    if (days > 0)
        return openssl(QStringList{u"x509"_s, u"-req"_s, u"-in"_s, request, u"-CA"_s, u"ca.crt"_s, u"-CAkey"_s,
                                   u"ca.key"_s, u"-CAcreateserial"_s, u"-days"_s, QString::number(days)} +
                       to);
    // OpenSSL 3.5 refuses a negative number of days; only "ca" takes dates in every version.
    QFile index(path(u"index.txt"_s));
    QFile settings(path(u"ca.conf"_s));
    if (!index.open(QIODevice::WriteOnly) || !settings.open(QIODevice::WriteOnly))
        return false;
    settings.write(
        "[ca]\ndefault_ca = test\n"
        "[test]\ndatabase = index.txt\nnew_certs_dir = .\nrand_serial = yes\ndefault_md = sha256\npolicy = any\n"
        "[any]\ncommonName = supplied\n");
    settings.close();
    return openssl(QStringList{u"ca"_s, u"-batch"_s, u"-notext"_s, u"-config"_s, u"ca.conf"_s, u"-in"_s, request,
                               u"-cert"_s, u"ca.crt"_s, u"-keyfile"_s, u"ca.key"_s, u"-startdate"_s,
                               u"20200101000000Z"_s, u"-enddate"_s, u"20200102000000Z"_s} +
                   to);
}

bool TestCertificates::sign(Identity &identity, const QString &name, const QString &subjectAltName, int days,
                            const QString &commonName)
{
    QFile extensions(path(name + u".ext"_s));
    if (!extensions.open(QIODevice::WriteOnly))
        return false;
    extensions.write(subjectAltName.isEmpty() ? QByteArray("basicConstraints=CA:FALSE\n")
                                              : "subjectAltName=" + subjectAltName.toLatin1() + '\n');
    extensions.close();
    return openssl(QStringList{u"req"_s} + newKey() +
                   QStringList{u"-keyout"_s, name + u".key"_s, u"-out"_s, name + u".csr"_s, u"-subj"_s,
                               u"/CN="_s + (commonName.isEmpty() ? name : commonName)}) &&
           issue(name, days) && load(identity, name);
}

bool TestCertificates::make()
{
    Identity authority;
    const QString here = u"IP:127.0.0.1,DNS:localhost"_s;
    const bool made = openssl(QStringList{u"req"_s, u"-x509"_s} + newKey() +
                              QStringList{u"-keyout"_s, u"ca.key"_s, u"-out"_s, u"ca.crt"_s, u"-days"_s, u"30"_s,
                                          u"-subj"_s, u"/CN=Balcao test authority"_s}) &&
                      load(authority, u"ca"_s) && sign(m_good, u"good"_s, here, 30) &&
                      sign(m_otherHost, u"other"_s, u"DNS:other.example.com"_s, 30) &&
                      sign(m_commonNameOnly, u"cn"_s, u"DNS:other.example.com"_s, 30, u"localhost"_s) &&
                      sign(m_withoutAltName, u"nosan"_s, {}, 30, u"localhost"_s) &&
                      sign(m_withoutHost, u"nohost"_s, u"email:a@example.com"_s, 30, u"localhost"_s) &&
                      sign(m_addressAsName, u"address"_s, u"DNS:127.0.0.1"_s, 30, u"127.0.0.1"_s) &&
                      sign(m_expired, u"expired"_s, here, -1) &&
                      openssl(QStringList{u"req"_s, u"-x509"_s} + newKey() +
                              QStringList{u"-keyout"_s, u"self.key"_s, u"-out"_s, u"self.crt"_s, u"-days"_s, u"30"_s,
                                          u"-subj"_s, u"/CN=127.0.0.1"_s, u"-addext"_s, u"subjectAltName="_s + here}) &&
                      load(m_selfSigned, u"self"_s);
    m_authority = authority.certificate;
    return made;
}

} // namespace balcao::test
