// SPDX-License-Identifier: MIT
#include "tests/support/clientrig.h"
#include "tests/support/qtversion.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/scripts.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPointer>
#include <QTest>

namespace providerclienttest
{

using namespace balcao;
using namespace balcao::test;
using namespace Qt::StringLiterals;

using Cause = ProviderError::Cause;
using Outcome = ProviderError::Outcome;

class ProviderClientTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stockPostIsSentAgain()
    {
        // The control: what the rest of this file proves absent is there without the one-shot body, and the server counts it.
        ScriptedServer server([](int) { return silent(Script::End::Close, Script::Begin::Body); });
        QNetworkAccessManager network;
        QNetworkRequest request(server.url());
        request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
        QBuffer body;
        body.setData("{}");
        QVERIFY(body.open(QIODevice::ReadOnly));
        QNetworkReply *const reply = network.post(request, &body);
        QSignalSpy finished(reply, &QNetworkReply::finished);
        QVERIFY(finished.wait());
        QVERIFY2(server.posts().size() > 1, "Qt does not send a POST again any more");
    }

    void nothingListens()
    {
        QUrl url;
        {
            const ScriptedServer server([](int) { return Script{}; });
            url = server.url();
        }
        ClientRig rig(url);
        bool isAsked = false;
        ProviderCall *const call = rig.create();
        connect(call, &ProviderCall::asksToLeave, call, [call, &isAsked] {
            isAsked = true;
            call->decide(true);
        });
        QSignalSpy leaving(call, &ProviderCall::leaving);
        const std::optional<ProviderCall::Result> result = ClientRig::wait(call);
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::NotSent);
        QCOMPARE(result->error().cause, Cause::ConnectionRefused);
        QVERIFY(!isAsked);
        QVERIFY(leaving.isEmpty());
    }

    void nobodyHasTheName()
    {
        ClientRig rig(QUrl(u"https://nobody.invalid/v1"_s));
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::NotSent);
        // A machine without a name server says that the lookup failed for now, or lets it run into the deadline.
        const QList<Cause> allowed{Cause::HostNotFound, Cause::NetworkUnreachable, Cause::ConnectTimeout};
        QVERIFY(allowed.contains(result->error().cause));
    }

    void redirectsLeadNowhere_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("isOtherOrigin");
        for (const int status : {301, 302, 303, 307, 308}) {
            QTest::addRow("%d, same origin", status) << status << false;
            QTest::addRow("%d, other origin", status) << status << true;
        }
    }
    void redirectsLeadNowhere()
    {
        QFETCH(int, status);
        QFETCH(bool, isOtherOrigin);
        ScriptedServer other([](int) { return saying(httpReply(200, samples::chargeBody())); });
        QByteArray location = "/v1/elsewhere";
        if (isOtherOrigin)
            location = other.url().toEncoded() + "/pixQrCode/create";
        ScriptedServer server([&](int) { return saying(httpReply(status, "{}", "Location: " + location + "\r\n")); });
        ClientRig rig(server.url());
        for (const bool isUpdate : {false, true}) {
            const std::optional<ProviderCall::Result> result = ClientRig::wait(isUpdate ? rig.update() : rig.create());
            QVERIFY(result && !*result);
            QCOMPARE(result->error().outcome, Outcome::Unknown);
            QCOMPARE(result->error().cause, Cause::Redirect);
            QCOMPARE(result->error().httpStatus, status);
        }
        QCOMPARE(server.posts().size(), 2);
        QCOMPARE(server.usedConnections(), 2);
        QVERIFY(server.connections() == 2 || isQt68());
        QCOMPARE(other.connections(), 0);
    }

    void requestIsExact()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        ClientRig rig(server.url());
        QVERIFY(ClientRig::wait(rig.create()));
        QCOMPARE(server.posts().size(), 1);
        const ScriptedServer::Request request = server.posts().first();
        QVERIFY(request.head.startsWith("POST /v1/pixQrCode/create HTTP/1.1\r\n"));
        const QByteArray head = request.head.toLower() + "\r\n";
        QVERIFY(head.contains("authorization: bearer "));
        QVERIFY(request.head.contains(": Bearer " + QByteArray(ClientRig::key) + "\r\n"));
        QVERIFY(head.contains("content-type: application/json\r\n"));
        QVERIFY(head.contains("content-length: " + QByteArray::number(request.body.size()) + "\r\n"));
        QVERIFY(head.contains("accept-encoding: identity\r\n"));
        QVERIFY(!head.contains("cookie"));
        QVERIFY(!head.contains("upgrade"));
        QVERIFY(!head.contains("transfer-encoding"));
        QCOMPARE(request.body, R"({"amount":25.75,"customer":{"name":"Maria da Silva","phone":"(11) 98765-4321",)"
                               R"("email":"maria@example.com","tax_id":"529.982.247-25"}})");
    }

    void updateByQuery()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        ClientRig rig(server.url());
        rig.account.updateBy = UpdateBy::Query;
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.update());
        QVERIFY(result && *result);
        const ScriptedServer::Request request = server.posts().first();
        QCOMPARE(request.body, "{}");
        QVERIFY(request.head.startsWith("POST /v1/pixQrCode/update?txid=" + samples::txid().toLatin1() +
                                        "&amount=25.75&customer%5Bname%5D=Maria%20da%20Silva&customer%5Bphone%5D="
                                        "%2811%29%2098765-4321&customer%5Bemail%5D=maria%40example.com"
                                        "&customer%5Btax_id%5D=529.982.247-25 HTTP/1.1"));
    }

    void cancelBeforeTheFirstByte()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        ClientRig rig(server.url());
        ProviderCall *const call = rig.create();
        QVERIFY(!call->hasLeft());
        QVERIFY(call->cancel());
        QVERIFY(!call->cancel());
        const std::optional<ProviderCall::Result> result = ClientRig::wait(call);
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::NotSent);
        QCOMPARE(result->error().cause, Cause::Cancelled);
        // A later call shows that the cancelled one did not come after all.
        QVERIFY(ClientRig::wait(rig.create()));
        QCOMPARE(server.posts().size(), 1);
    }

    void cancelAfterTheFirstByte()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        ClientRig rig(server.url());
        ProviderCall *const call = rig.create();
        bool wasTooLate = false;
        connect(call, &ProviderCall::leaving, this,
                [call, &wasTooLate] { wasTooLate = call->hasLeft() && !call->cancel(); });
        const std::optional<ProviderCall::Result> result = ClientRig::wait(call);
        QVERIFY(result && *result);
        QVERIFY(wasTooLate);
    }

    void firstByteIsRefused()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        ClientRig rig(server.url());
        int asked = 0;
        ProviderCall *const call = rig.create();
        connect(call, &ProviderCall::asksToLeave, call, [call, &asked] {
            ++asked;
            call->decide(false);
        });
        QSignalSpy leaving(call, &ProviderCall::leaving);
        const std::optional<ProviderCall::Result> result = ClientRig::wait(call);
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::NotSent);
        QCOMPARE(result->error().cause, Cause::NotRecorded);
        QCOMPARE(asked, 1);
        QVERIFY(leaving.isEmpty());
        QVERIFY(ClientRig::wait(rig.create()));
        QCOMPARE(server.posts().size(), 1);
        // Not even the headers of the first one came.
        QCOMPARE(server.bytesSeen(), server.posts().first().head.size() + 4 + server.posts().first().body.size());
    }

    void firstByteIsAnnounced()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        ClientRig rig(server.url());
        qint64 seenWhenAsked = -1;
        int asked = 0;
        ProviderCall *const call = rig.create();
        connect(call, &ProviderCall::asksToLeave, call, [&, call] {
            ++asked;
            seenWhenAsked = server.bytesSeen();
            call->decide(true);
        });
        QSignalSpy leaving(call, &ProviderCall::leaving);
        const std::optional<ProviderCall::Result> result = ClientRig::wait(call);
        QVERIFY(result && *result);
        QCOMPARE(asked, 1);
        QCOMPARE(leaving.size(), 1);
        QCOMPARE(seenWhenAsked, 0);
    }

    void nothingLeavesBeforeTheDecision_data()
    {
        QTest::addColumn<bool>("mayLeave");
        QTest::newRow("late yes") << true;
        QTest::newRow("late no") << false;
    }
    void nothingLeavesBeforeTheDecision()
    {
        QFETCH(const bool, mayLeave);
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        ClientRig rig(server.url());
        ProviderCall *const call = rig.create();
        const QSignalSpy asks(call, &ProviderCall::asksToLeave);
        const QSignalSpy leaving(call, &ProviderCall::leaving);
        QTRY_COMPARE(asks.size(), 1);
        // Qt has time to send: another whole exchange passes.
        QVERIFY(ClientRig::wait(ClientRig(server.url()).create()));
        QCOMPARE(server.posts().size(), 1);
        QVERIFY(leaving.isEmpty() && !call->hasLeft());
        call->decide(mayLeave);
        call->decide(true);
        const std::optional<ProviderCall::Result> result = ClientRig::wait(call);
        QVERIFY(result);
        QCOMPARE(result->has_value(), mayLeave);
        QCOMPARE(server.posts().size(), mayLeave ? 2 : 1);
        QCOMPARE(leaving.size(), mayLeave ? 1 : 0);
        if (!mayLeave)
            QCOMPARE(result->error().cause, Cause::NotRecorded);
    }

    void noDecisionIsNotSent()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        ClientRig rig(server.url(), {}, std::chrono::milliseconds(200), std::chrono::seconds(5));
        ProviderCall *const call = rig.create();
        const QSignalSpy asks(call, &ProviderCall::asksToLeave);
        const std::optional<ProviderCall::Result> result = ClientRig::wait(call);
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::NotSent);
        QCOMPARE(result->error().cause, Cause::NotRecorded);
        QCOMPARE(server.posts().size(), 0);
    }

    void destroyedCallIsDropped()
    {
        ScriptedServer server([](int) { return silent(Script::End::Hold, Script::Begin::Body); });
        ClientRig rig(server.url());
        QPointer<ProviderCall> call = rig.create();
        QTRY_COMPARE(server.posts().size(), 1);
        QSignalSpy finished(call.data(), &ProviderCall::finished);
        delete call.data();
        const QPointer<ProviderCall> unsent = rig.create();
        delete unsent.data();
        QVERIFY(
            ClientRig::wait(ClientRig(server.url(), {}, std::chrono::seconds(1), std::chrono::seconds(1)).create()));
        QVERIFY(finished.isEmpty());
        QCOMPARE(server.posts().size(), 2);
    }

    void deadlineIsAbsolute()
    {
        // Each byte would restart Qt's own transfer timeout.
        ScriptedServer server([](int) { return dripping(httpReply(200, samples::chargeBody()), 20); });
        ClientRig rig(server.url(), {}, std::chrono::milliseconds(500), std::chrono::milliseconds(700));
        QElapsedTimer clock;
        clock.start();
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
        QVERIFY(result && !*result);
        QCOMPARE(result->error().cause, Cause::Deadline);
        QCOMPARE(result->error().outcome, Outcome::Unknown);
        QVERIFY2(clock.elapsed() >= 690 && clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
    }

    void tooMuchIsCutOff_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("filler");
        QTest::newRow("endless body") << QByteArray("HTTP/1.1 200 OK\r\n\r\n") << QByteArray(65536, 'x');
        QTest::newRow("endless body of an error") << QByteArray("HTTP/1.1 400 No\r\n\r\n") << QByteArray(65536, 'x');
        QTest::newRow("10 MB with a length")
            << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 10000000\r\n\r\n") << QByteArray(65536, ' ');
        QTest::newRow("endless chunks") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
                                        << "1000\r\n" + QByteArray(0x1000, 'x') + "\r\n";
    }
    void tooMuchIsCutOff()
    {
        QFETCH(QByteArray, head);
        QFETCH(QByteArray, filler);
        ScriptedServer server([&](int) { return endless(head, filler); });
        ClientRig rig(server.url());
        QElapsedTimer clock;
        clock.start();
        const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
        QVERIFY(result && !*result);
        QCOMPARE(result->error().outcome, Outcome::Unknown);
        QCOMPARE(result->error().cause, Cause::ReplyTooLarge);
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(server.posts().size(), 1);
        // The bound of a body and what the operating system keeps for two sockets.
        constexpr qint64 bound = qint64{16} * 1024 * 1024;
        QVERIFY2(server.endlessBytesSent() < bound, qPrintable(QString::number(server.endlessBytesSent())));
    }
};

BALCAO_TEST(ProviderClientTest)

} // namespace providerclienttest

#include "providerclienttest.moc"
