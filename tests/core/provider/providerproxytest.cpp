// SPDX-License-Identifier: MIT
#include "tests/support/clientrig.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/scripts.h"
#include "tests/support/testmain.h"

#include <QNetworkProxy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

namespace providerproxytest
{

using namespace balcao;
using namespace balcao::test;
using namespace Qt::StringLiterals;

using Cause = ProviderError::Cause;
using Outcome = ProviderError::Outcome;

namespace
{

void useProxy(quint16 port)
{
    QNetworkProxy::setApplicationProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, port));
}

} // namespace

/** A proxy that is not there or says no: nothing left, and it is the proxy that is named. */
class ProviderProxyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QNetworkProxy::setApplicationProxy(QNetworkProxy::DefaultProxy); }

    void refusedByTheProxy_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<Cause>("cause");
        const auto row = [](const char *name, const QByteArray &answer, Cause cause) {
            QTest::newRow(name) << answer << cause;
        };
        row("403", "HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno", Cause::ProxyRefused);
        row("405", "HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\n\r\n", Cause::ProxyRefused);
        row("407",
            "HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"x\"\r\n"
            "Content-Length: 0\r\n\r\n",
            Cause::ProxyRefused);
        row("502", "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n", Cause::Proxy);
        row("nonsense", "SSH-2.0-OpenSSH_9.2\r\n\r\n", Cause::Proxy);
    }

    void refusedByTheProxy()
    {
        QFETCH(const QByteArray, answer);
        QFETCH(const Cause, cause);
        ScriptedServer proxy([&answer](int) { return saying(answer, Script::End::Close, Script::Begin::Headers); });
        useProxy(proxy.serverPort());
        ClientRig rig(QUrl(u"https://provider.invalid/v1"_s));
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::NotSent);
        QCOMPARE(result->error().cause, cause);
        QVERIFY(proxy.connections() > 0);
        QVERIFY(proxy.posts().isEmpty());
    }

    void noProxyThere()
    {
        quint16 port = 0;
        {
            const ScriptedServer server([](int) { return Script{}; });
            port = server.serverPort();
        }
        useProxy(port);
        ClientRig rig(QUrl(u"https://provider.invalid/v1"_s));
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::NotSent);
        QCOMPARE(result->error().cause, Cause::Proxy);
    }

    /** The account's, whatever the system says. */
    void theNamedOneIsAskedWithItsPassword()
    {
        QTcpServer proxy;
        QVERIFY(proxy.listen(QHostAddress::LocalHost));
        QByteArray asked;
        connect(&proxy, &QTcpServer::newConnection, this, [&proxy, &asked] {
            QTcpSocket *const socket = proxy.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [socket, &asked] {
                asked += socket->readAll();
                if (asked.endsWith("\r\n\r\n"))
                    socket->write(asked.contains("Proxy-Authorization")
                                      ? "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n"
                                      : "HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic "
                                        "realm=\"x\"\r\nContent-Length: 0\r\n\r\n");
            });
        });
        useProxy(1);
        ClientRig rig(QUrl(u"https://provider.invalid/v1"_s));
        rig.account.proxy = *ProviderProxy::parse(u"http://caixa@127.0.0.1:%1"_s.arg(proxy.serverPort()));
        rig.account.proxy.password = u"s3cr3t"_s;
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::NotSent);
        QCOMPARE(result->error().cause, Cause::ProxyRefused);
        QVERIFY2(asked.startsWith("CONNECT provider.invalid:443 "), asked);
        QVERIFY2(asked.contains(QByteArray("caixa:s3cr3t").toBase64()), asked);
        QVERIFY2(!asked.contains(ClientRig::key), "the provider's key went to the proxy");
    }

    void noneIsNone()
    {
        ScriptedServer system([](int) { return Script{}; });
        useProxy(system.serverPort());
        ClientRig rig(QUrl(u"https://provider.invalid/v1"_s));
        rig.account.proxy.kind = ProviderProxy::Kind::None;
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
        QVERIFY(result && !*result);
        QVERIFY(result->error().cause != Cause::Proxy);
        QCOMPARE(system.connections(), 0);
    }

    void addresses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<std::optional<ProviderProxy>>("proxy");
        using Kind = ProviderProxy::Kind;
        using Proxy = std::optional<ProviderProxy>;
        const auto row = [](const char *text, const Proxy &proxy) {
            QTest::newRow(text) << QString::fromUtf8(text) << proxy;
        };
        row("system", ProviderProxy{});
        row("none", ProviderProxy{.kind = Kind::None});
        row("http://proxy:3128", ProviderProxy{.kind = Kind::Http, .host = u"proxy"_s, .port = 3128});
        row("http://ana@10.0.0.1:8080/",
            ProviderProxy{.kind = Kind::Http, .host = u"10.0.0.1"_s, .port = 8080, .user = u"ana"_s});
        row("socks5://[::1]:1080", ProviderProxy{.kind = Kind::Socks5, .host = u"::1"_s, .port = 1080});
        for (const char *text :
             {"", "System", "off", "proxy:3128", "http://proxy", "https://proxy:3128", "http://:3128",
              "http://ana:s3cr3t@proxy:3128", "http://ana:@proxy:3128", "http://proxy:0", "http://proxy:3128/x",
              "http://proxy:3128?x", "http://proxy:66000", "http://pro xy:1"})
            row(text, std::nullopt);
    }
    void addresses()
    {
        QFETCH(const QString, text);
        QFETCH(const std::optional<ProviderProxy>, proxy);
        QCOMPARE(ProviderProxy::parse(text), proxy);
    }

    void thisComputerIsNotAskedForThroughIt()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        useProxy(1);
        ClientRig rig(server.url());
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
        QVERIFY(result && *result);
    }
};

BALCAO_TEST(ProviderProxyTest)

} // namespace providerproxytest

#include "providerproxytest.moc"
