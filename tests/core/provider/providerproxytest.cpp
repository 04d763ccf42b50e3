// SPDX-License-Identifier: MIT
#include "tests/support/clientrig.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/scripts.h"

#include <QNetworkProxy>
#include <QTest>

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
        row("403", "HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno", Cause::Proxy);
        row("405", "HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\n\r\n", Cause::Proxy);
        row("407",
            "HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"x\"\r\n"
            "Content-Length: 0\r\n\r\n",
            Cause::Proxy);
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

    void thisComputerIsNotAskedForThroughIt()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        useProxy(1);
        ClientRig rig(server.url());
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
        QVERIFY(result && *result);
    }
};

QTEST_GUILESS_MAIN(ProviderProxyTest)
#include "providerproxytest.moc"
