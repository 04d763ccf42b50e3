// SPDX-License-Identifier: MIT
#include "core/provider/providerprobe.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/scripts.h"
#include "tests/support/testcertificates.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

namespace providerprobetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::test;
using Cause = ProviderError::Cause;

namespace
{

/** What is found at @p url; nothing: it did not end. */
std::optional<ProbeReport> foundAt(const QUrl &url, const ProviderProbe::Way &way = {})
{
    ProviderProbe probe(BaseUrl::parse(url.toString()).value(), way);
    std::optional<ProbeReport> found;
    QObject::connect(&probe, &ProviderProbe::finished, &probe, [&found](const ProbeReport &report) { found = report; });
    static_cast<void>(QTest::qWaitFor([&found] { return found.has_value(); }, 10'000));
    return found;
}

Script answering(int status)
{
    Script script = saying(httpReply(status, "{}"));
    script.begin = Script::Begin::Headers;
    return script;
}

} // namespace

/** What a look at an address tells; nothing of ours leaves by it. */
class ProviderProbeTest : public QObject
{
    Q_OBJECT

    TestCertificates m_certificates;

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_certificates.make()); }

    void anyAnswerWillDo_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {200, 302, 401, 404, 405, 500})
            QTest::addRow("%d", status) << status;
    }
    void anyAnswerWillDo()
    {
        QFETCH(int, status);
        ScriptedServer server([status](int) { return answering(status); });
        const auto found = foundAt(server.url());
        QVERIFY(found);
        QVERIFY(!found->cause);
        QCOMPARE(found->httpStatus, status);
        QVERIFY(found->certificateName.isEmpty());
        QVERIFY(server.posts().isEmpty());
    }

    /** Neither a key nor an operation: a head is asked for, and no more. */
    void nothingOfOursLeaves()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        QByteArray seen;
        connect(&server, &QTcpServer::newConnection, this, [&] {
            QTcpSocket *socket = server.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, this, [&seen, socket] {
                seen += socket->readAll();
                if (seen.contains("\r\n\r\n"))
                    socket->write("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            });
        });
        QVERIFY(foundAt(QUrl(u"http://127.0.0.1:%1/v1"_s.arg(server.serverPort()))));
        QVERIFY2(seen.startsWith("HEAD /v1 HTTP/1.1\r\n"), seen.constData());
        QVERIFY(!seen.toLower().contains("authorization"));
        QCOMPARE(seen.count("HTTP/1.1"), 1);
    }

    void overTlsTheCertificateIsTold()
    {
        ScriptedServer server([](int) { return answering(404); });
        server.useTls(m_certificates.good().certificate, m_certificates.good().key);
        const auto found = foundAt(server.url(), {.extraCaCertificates = m_certificates.authority().toPem()});
        QVERIFY(found && !found->cause);
        QCOMPARE(found->httpStatus, 404);
        QCOMPARE(found->certificateName, u"127.0.0.1"_s);
        QCOMPARE(found->certificateIssuer, m_certificates.authority().subjectDisplayName());
        QCOMPARE(found->certificateUntil, m_certificates.good().certificate.expiryDate());
    }

    void whatIsWrongIsNamed()
    {
        ScriptedServer strange([](int) { return answering(200); });
        strange.useTls(m_certificates.good().certificate, m_certificates.good().key);
        QCOMPARE(foundAt(strange.url())->cause, Cause::CertificateUnknownAuthority);
        QUrl closed(u"http://127.0.0.1/v1"_s);
        {
            QTcpServer gone;
            QVERIFY(gone.listen(QHostAddress::LocalHost));
            closed.setPort(gone.serverPort());
        }
        QCOMPARE(foundAt(closed)->cause, Cause::ConnectionRefused);
        ScriptedServer silent(
            [](int) { return Script{.begin = Script::Begin::Headers, .reply = {}, .end = Script::End::Hold}; });
        QCOMPARE(foundAt(silent.url(), {.timeout = std::chrono::milliseconds(200)})->cause, Cause::ConnectTimeout);
        ScriptedServer plain([](int) {
            return Script{.begin = Script::Begin::Accepted,
                          .reply = [](const QByteArray &) { return QByteArray("hello\n"); }};
        });
        QUrl secure = plain.url();
        secure.setScheme(u"https"_s);
        QCOMPARE(foundAt(secure)->cause, Cause::NoSecureConnection);
    }
};

BALCAO_TEST(ProviderProbeTest)

} // namespace providerprobetest

#include "providerprobetest.moc"
