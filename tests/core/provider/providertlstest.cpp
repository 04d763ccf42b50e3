// SPDX-License-Identifier: MIT
#include "core/provider/connectioncause.h"
#include "core/provider/peername.h"
#include "tests/support/clientrig.h"
#include "tests/support/qtversion.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/scripts.h"
#include "tests/support/testcertificates.h"
#include "tests/support/testmain.h"

#include <QSslError>
#include <QTest>

namespace providertlstest
{

using namespace balcao;
using namespace balcao::test;
using namespace Qt::StringLiterals;

using Cause = ProviderError::Cause;
using Outcome = ProviderError::Outcome;

/** A peer that is not proved to be the provider gets nothing: no byte of a request, and the body is not even read. */
class ProviderTlsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!QSslSocket::supportsSsl())
            QSKIP("this Qt has no TLS");
        QVERIFY(m_certificates.make());
    }

    void goodPeer()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        server.useTls(m_certificates.good().certificate, m_certificates.good().key);
        ClientRig rig(server.url(), {m_certificates.authority()});
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
        QVERIFY(result && *result);
        QCOMPARE(server.posts().size(), 1);
    }

    void goodPeerByName()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        server.useTls(m_certificates.good().certificate, m_certificates.good().key);
        ClientRig rig(server.url(u"localhost"_s), {m_certificates.authority()});
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.update());
        QVERIFY(result && *result);
        QCOMPARE(server.posts().size(), 1);
    }

    void badPeerGetsNothing_data()
    {
        QTest::addColumn<QString>("peer");
        QTest::addColumn<bool>("isTrusted");
        QTest::addColumn<QString>("host");
        QTest::addColumn<Cause>("cause");
        const QString address = u"127.0.0.1"_s;
        const QString name = u"localhost"_s;
        using enum ProviderError::Cause;
        QTest::newRow("authority unknown") << u"good"_s << false << address << CertificateUnknownAuthority;
        QTest::newRow("signed by itself") << u"self"_s << true << address << CertificateUnknownAuthority;
        QTest::newRow("another host's certificate") << u"other"_s << true << address << CertificateOtherName;
        QTest::newRow("expired") << u"expired"_s << true << address << CertificateExpired;
        QTest::newRow("expired, authority unknown") << u"expired"_s << false << address << CertificateUnknownAuthority;
        QTest::newRow("the common name beside another host's subjectAltName")
            << u"cn"_s << true << name << CertificateOtherName;
        QTest::newRow("the common name without a subjectAltName") << u"nosan"_s << true << name << CertificateOtherName;
        QTest::newRow("the common name beside an e-mail address")
            << u"nohost"_s << true << name << CertificateOtherName;
        QTest::newRow("an address written as a name") << u"address"_s << true << address << CertificateOtherName;
    }
    void badPeerGetsNothing()
    {
        QFETCH(QString, peer);
        QFETCH(bool, isTrusted);
        QFETCH(QString, host);
        QFETCH(Cause, cause);
        const QHash<QString, TestCertificates::Identity> identities{
            {u"good"_s, m_certificates.good()},          {u"self"_s, m_certificates.selfSigned()},
            {u"other"_s, m_certificates.otherHost()},    {u"expired"_s, m_certificates.expired()},
            {u"cn"_s, m_certificates.commonNameOnly()},  {u"nosan"_s, m_certificates.withoutAltName()},
            {u"nohost"_s, m_certificates.withoutHost()}, {u"address"_s, m_certificates.addressAsName()}};
        const TestCertificates::Identity identity = identities.value(peer);
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        server.useTls(identity.certificate, identity.key);
        ClientRig rig(server.url(host), isTrusted ? QList{m_certificates.authority()} : QList<QSslCertificate>());
        rig.account.updateBy = UpdateBy::Query;
        bool isAsked = false;
        for (const bool isUpdate : {false, true}) {
            ProviderCall *const call = isUpdate ? rig.update() : rig.create();
            connect(call, &ProviderCall::asksToLeave, call, [call, &isAsked] {
                isAsked = true;
                call->decide(true);
            });
            QSignalSpy leaving(call, &ProviderCall::leaving);
            const std::optional<ProviderCall::Result> result = ClientRig::wait(call);
            QVERIFY(result && !*result);
            QCOMPARE(result->error().outcome, Outcome::NotSent);
            QCOMPARE(result->error().cause, cause);
            QVERIFY(leaving.isEmpty());
        }
        QVERIFY(!isAsked);
        QCOMPARE(server.bytesSeen(), 0);
    }

    void onlySubjectAltNamesCount_data()
    {
        QTest::addColumn<QString>("names");
        QTest::addColumn<QString>("host");
        QTest::addColumn<bool>("isNamed");
        const auto row = [](const char *what, const QString &names, const QString &host, bool isNamed) {
            QTest::newRow(what) << names << host << isNamed;
        };
        row("the name", u"DNS:pix.example.com"_s, u"pix.example.com"_s, true);
        row("in other case", u"DNS:PIX.Example.COM"_s, u"pix.example.com"_s, true);
        row("one of several", u"DNS:a.example.com,DNS:pix.example.com"_s, u"pix.example.com"_s, true);
        row("a dot at the end of the host", u"DNS:pix.example.com"_s, u"pix.example.com."_s, true);
        row("another name", u"DNS:pix.example.com"_s, u"other.example.com"_s, false);
        row("the end of the name", u"DNS:example.com"_s, u"pix.example.com"_s, false);
        row("the beginning of the name", u"DNS:pix.example.com"_s, u"pix.example.com.evil.example"_s, false);
        row("wildcard", u"DNS:*.example.com"_s, u"pix.example.com"_s, true);
        row("wildcard for two labels", u"DNS:*.example.com"_s, u"a.pix.example.com"_s, false);
        row("wildcard for no label", u"DNS:*.example.com"_s, u"example.com"_s, false);
        row("wildcard for an empty label", u"DNS:*.example.com"_s, u".example.com"_s, false);
        row("wildcard over a whole domain", u"DNS:*.com"_s, u"example.com"_s, false);
        row("wildcard alone", u"DNS:*"_s, u"localhost"_s, false);
        row("wildcard inside a label", u"DNS:p*.example.com"_s, u"pix.example.com"_s, false);
        row("wildcard that is not the first label", u"DNS:pix.*.com"_s, u"pix.example.com"_s, false);
        row("two wildcards", u"DNS:*.*.com"_s, u"pix.example.com"_s, false);
        row("international name", u"DNS:xn--po-sia.example.com"_s, u"pão.example.com"_s, true);
        row("address", u"IP:192.0.2.7"_s, u"192.0.2.7"_s, true);
        row("another address", u"IP:192.0.2.7"_s, u"192.0.2.8"_s, false);
        row("IPv6 address", u"IP:2001:db8::7"_s, u"2001:db8:0:0:0:0:0:7"_s, true);
        row("IPv4 is not its IPv6 form", u"IP:::ffff:192.0.2.7"_s, u"192.0.2.7"_s, false);
        row("address as a name", u"DNS:192.0.2.7"_s, u"192.0.2.7"_s, false);
        row("wildcard for an address", u"DNS:*.0.2.7"_s, u"192.0.2.7"_s, false);
        row("e-mail address", u"email:a@pix.example.com"_s, u"pix.example.com"_s, false);
        row("URI", u"URI:https://pix.example.com/"_s, u"pix.example.com"_s, false);
        row("no subjectAltName", {}, u"looked-at"_s, false);
    }
    void onlySubjectAltNamesCount()
    {
        QFETCH(QString, names);
        QFETCH(QString, host);
        QFETCH(bool, isNamed);
        const std::optional<QSslCertificate> certificate = m_certificates.certificateFor(names);
        QVERIFY(certificate);
        QUrl url;
        url.setScheme(u"https"_s);
        url.setHost(host);
        QCOMPARE(isNamedBy(*certificate, url), isNamed);
        QVERIFY(!isNamedBy(QSslCertificate(), url));
    }

    void handshakeThatHangs()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        server.stallHandshake();
        ClientRig rig(server.url(), {}, std::chrono::milliseconds(400), std::chrono::seconds(20));
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::NotSent);
        QCOMPARE(result->error().cause, Cause::ConnectTimeout);
        QCOMPARE(server.connections(), 1);
        QCOMPARE(server.bytesSeen(), 0);
    }

    void plainTextBehindHttps()
    {
        // A listener that answers in clear: nothing of the request may be in what it saw but a TLS greeting.
        ScriptedServer server([](int) {
            return saying("HTTP/1.1 400 Bad Request\r\n\r\n", Script::End::Close, Script::Begin::Accepted);
        });
        QUrl url = server.url();
        url.setScheme(u"https"_s);
        ClientRig rig(url);
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::NotSent);
        QCOMPARE(result->error().cause, Cause::NoSecureConnection);
        QVERIFY(server.posts().isEmpty());
    }

    void handshakeThatIsClosed()
    {
        ScriptedServer server([](int) { return silent(Script::End::Close, Script::Begin::Accepted); });
        QUrl url = server.url();
        url.setScheme(u"https"_s);
        const std::optional<ProviderCall::Result> result = ClientRig::wait(ClientRig(url).create());
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::NotSent);
        QCOMPARE(result->error().cause, Cause::NoSecureConnection);
    }

    void certificateErrors_data()
    {
        QTest::addColumn<QList<QSslError>>("errors");
        QTest::addColumn<Cause>("cause");
        using Kind = QSslError::SslError;
        const auto row = [](const char *name, const QList<Kind> &kinds, Cause cause) {
            QTest::newRow(name) << QList<QSslError>(kinds.cbegin(), kinds.cend()) << cause;
        };
        using enum ProviderError::Cause;
        row("expired", {QSslError::CertificateExpired}, CertificateExpired);
        row("not yet valid", {QSslError::CertificateNotYetValid}, CertificateNotYetValid);
        row("another name", {QSslError::HostNameMismatch}, CertificateOtherName);
        row("signed by itself", {QSslError::SelfSignedCertificate}, CertificateUnknownAuthority);
        row("signed by an unknown root", {QSslError::SelfSignedCertificateInChain}, CertificateUnknownAuthority);
        row("signed by nobody known", {QSslError::UnableToGetLocalIssuerCertificate}, CertificateUnknownAuthority);
        row("no certificate", {QSslError::NoPeerCertificate}, NoSecureConnection);
        row("revoked", {QSslError::CertificateRevoked}, Tls);
        row("expired and of another name", {QSslError::CertificateExpired, QSslError::HostNameMismatch},
            CertificateOtherName);
        row("all of it",
            {QSslError::CertificateExpired, QSslError::HostNameMismatch, QSslError::UnableToVerifyFirstCertificate},
            CertificateUnknownAuthority);
        row("expired, and the rest of no account", {QSslError::InvalidPurpose, QSslError::CertificateExpired},
            CertificateExpired);
    }
    void certificateErrors()
    {
        QFETCH(const QList<QSslError>, errors);
        QFETCH(const Cause, cause);
        QCOMPARE(causeOf(errors), cause);
    }

    void failuresAfterTheBody_data()
    {
        QTest::addColumn<Script>("script");
        const QByteArray whole = httpReply(200, samples::chargeBody());
        QTest::newRow("closed") << silent(Script::End::Close, Script::Begin::Body);
        QTest::newRow("reset") << silent(Script::End::Reset, Script::Begin::Body);
        QTest::newRow("closed after the request's headers") << silent(Script::End::Close, Script::Begin::Headers);
        QTest::newRow("status line, then closed") << saying("HTTP/1.1 200 OK\r\n");
        QTest::newRow("half a body, closed") << saying(whole.chopped(100));
        QTest::newRow("half a body, reset") << saying(whole.chopped(100), Script::End::Reset);
        QTest::newRow("garbage") << saying("garbage\r\n\r\n");
        QTest::newRow("never answers") << silent(Script::End::Hold, Script::Begin::Body);
    }
    void failuresAfterTheBody()
    {
        QFETCH(Script, script);
        ScriptedServer server([&script](int) { return script; });
        server.useTls(m_certificates.good().certificate, m_certificates.good().key);
        ClientRig rig(server.url(), {m_certificates.authority()}, std::chrono::seconds(5), std::chrono::seconds(2));
        for (const bool isUpdate : {false, true}) {
            server.forget();
            const std::optional<ProviderCall::Result> result = ClientRig::wait(isUpdate ? rig.update() : rig.create());
            QVERIFY(result && !*result);
            QCOMPARE(result->error().outcome, Outcome::Unknown);
            QCOMPARE(server.posts().size(), 1);
            QCOMPARE(server.usedConnections(), 1);
            QVERIFY(server.connections() == 1 || (isQt68() && server.connections() == 2));
        }
    }

private:
    TestCertificates m_certificates;
};

BALCAO_TEST(ProviderTlsTest)

} // namespace providertlstest

#include "providertlstest.moc"
