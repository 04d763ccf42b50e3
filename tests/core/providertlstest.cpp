// SPDX-License-Identifier: MIT
#include "tests/support/clientrig.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/scripts.h"
#include "tests/support/testcertificates.h"

#include <QTest>

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
    void initTestCase();
    void goodPeer();
    void goodPeerByName();
    void badPeerGetsNothing_data();
    void badPeerGetsNothing();
    void handshakeThatHangs();
    void plainTextBehindHttps();
    void failuresAfterTheBody_data();
    void failuresAfterTheBody();

private:
    TestCertificates m_certificates;
};

Q_DECLARE_METATYPE(Script)

void ProviderTlsTest::initTestCase()
{
    if (!QSslSocket::supportsSsl())
        QSKIP("this Qt has no TLS");
    QVERIFY(m_certificates.make());
}

void ProviderTlsTest::goodPeer()
{
    ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
    server.useTls(m_certificates.good().certificate, m_certificates.good().key);
    ClientRig rig(server.url(), {m_certificates.authority()});
    const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
    QVERIFY(result && *result);
    QCOMPARE(server.posts().size(), 1);
}

void ProviderTlsTest::goodPeerByName()
{
    ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
    server.useTls(m_certificates.good().certificate, m_certificates.good().key);
    ClientRig rig(server.url(u"localhost"_s), {m_certificates.authority()});
    const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.update());
    QVERIFY(result && *result);
    QCOMPARE(server.posts().size(), 1);
}

void ProviderTlsTest::badPeerGetsNothing_data()
{
    QTest::addColumn<QString>("peer");
    QTest::addColumn<bool>("isTrusted");
    QTest::newRow("authority unknown") << u"good"_s << false;
    QTest::newRow("signed by itself") << u"self"_s << true;
    QTest::newRow("another host's certificate") << u"other"_s << true;
    QTest::newRow("expired") << u"expired"_s << true;
}

void ProviderTlsTest::badPeerGetsNothing()
{
    QFETCH(QString, peer);
    QFETCH(bool, isTrusted);
    const TestCertificates::Identity &identity = peer == "self"_L1      ? m_certificates.selfSigned()
                                                 : peer == "other"_L1   ? m_certificates.otherHost()
                                                 : peer == "expired"_L1 ? m_certificates.expired()
                                                                        : m_certificates.good();
    ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
    server.useTls(identity.certificate, identity.key);
    ClientRig rig(server.url(), isTrusted ? QList{m_certificates.authority()} : QList<QSslCertificate>());
    rig.account.updateBy = UpdateBy::Query;
    bool isAsked = false;
    for (const bool isUpdate : {false, true}) {
        ProviderCall *const call =
            isUpdate ? rig.update() : rig.create([&isAsked](const ProviderClient::Decision &decide) {
                isAsked = true;
                decide(true);
            });
        QSignalSpy leaving(call, &ProviderCall::leaving);
        const std::optional<ProviderCall::Result> result = ClientRig::wait(call);
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::NotSent);
        QCOMPARE(result->error().cause, Cause::Tls);
        QVERIFY(leaving.isEmpty());
    }
    QVERIFY(!isAsked);
    QCOMPARE(server.bytesSeen(), 0);
}

void ProviderTlsTest::handshakeThatHangs()
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

void ProviderTlsTest::plainTextBehindHttps()
{
    // A listener that answers in clear: nothing of the request may be in what it saw but a TLS greeting.
    ScriptedServer server(
        [](int) { return saying("HTTP/1.1 400 Bad Request\r\n\r\n", Script::End::Close, Script::Begin::Accepted); });
    QUrl url = server.url();
    url.setScheme(u"https"_s);
    ClientRig rig(url);
    const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
    QVERIFY(result && !*result);
    QCOMPARE(result->error().outcome, Outcome::NotSent);
    QCOMPARE(result->error().cause, Cause::Tls);
    QVERIFY(server.posts().isEmpty());
}

void ProviderTlsTest::failuresAfterTheBody_data()
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

void ProviderTlsTest::failuresAfterTheBody()
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
        QCOMPARE(server.connections(), 1);
    }
}

QTEST_GUILESS_MAIN(ProviderTlsTest)
#include "providertlstest.moc"
