// SPDX-License-Identifier: MIT
#include "core/provider/providerexchange.h"
#include "tests/support/clientrig.h"
#include "tests/support/heappeak.h"
#include "tests/support/packing.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/scripts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace keptreplytest
{

using namespace balcao;
using namespace balcao::test;
using namespace Qt::StringLiterals;

using Cause = ProviderError::Cause;

/** What of an answer is told for the ledger, before it is read. */
class KeptReplyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** The first test: a larger reply before it would leave room. */
    void aSmallReplyTakesLittleMemory()
    {
        ScriptedServer server([](int) { return saying(httpReply(200, samples::chargeBody())); });
        ClientRig rig(server.url());
        const auto ask = [&rig] { return ClientRig::wait(rig.create()); };
        QVERIFY(ask());
        const qint64 before = heapPeak();
        for (int i = 0; i < 5; ++i)
            QVERIFY(ask());
        // Less than the largest reply.
        QVERIFY(heapPeak() - before < ProviderExchange::maxReplyBody / 2);
    }

    void theReplyIsToldBeforeItIsRead_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("headers");
        const QByteArray latin1 = samples::chargeBody().replace("Maria", "Jo\xE3o");
        QTest::newRow("as it is") << samples::chargeBody().replace("Maria", "João") << QByteArray();
        QTest::newRow("ISO-8859-1") << latin1 << QByteArray("Content-Type: application/json; charset=iso-8859-1\r\n");
        QTest::newRow("packed") << packed(latin1, Packing::Gzip)
                                << QByteArray("Content-Type: text/json; charset=latin1\r\nContent-Encoding: gzip\r\n");
    }
    void theReplyIsToldBeforeItIsRead()
    {
        // The kept text is UTF-8: read again after a crash it says the same.
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, headers);
        const QByteArray reply =
            "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + headers + "\r\n" + body;
        ScriptedServer server([&reply](int) { return saying(reply); });
        ClientRig rig(server.url());
        ProviderCall *const call = rig.create();
        QByteArray told;
        connect(call, &ProviderCall::answered, this, [&told](const ReceivedReply &received) { told = received.body; });
        const std::optional<ProviderCall::Result> result = ClientRig::wait(call);
        QVERIFY(result && *result);
        QCOMPARE(told, samples::chargeBody().replace("Maria", "João"));
        QCOMPARE((*result)->charge.customer->name, u"João da Silva"_s);
    }

    void aReplyMayHaveOneMebibyte_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("all of it") << 1024 * 1024 << true;
        QTest::newRow("a byte more") << 1024 * 1024 + 1 << false;
    }
    void aReplyMayHaveOneMebibyte()
    {
        QFETCH(const int, size);
        QFETCH(const bool, isRead);
        const QByteArray body = samples::chargeBody().leftJustified(size, ' ');
        ScriptedServer server([&](int) { return saying(httpReply(200, body)); });
        ClientRig rig(server.url());
        ProviderCall *const call = rig.create();
        qsizetype kept = 0;
        connect(call, &ProviderCall::answered, this, [&kept](const ReceivedReply &reply) { kept = reply.body.size(); });
        const std::optional<ProviderCall::Result> result = ClientRig::wait(call);
        QVERIFY(result);
        QCOMPARE(result->has_value(), isRead);
        QCOMPARE(kept, isRead ? 64 * 1024 : 0);
        QVERIFY(isRead || result->error().cause == Cause::ReplyTooLarge);
    }
};

BALCAO_TEST(KeptReplyTest)

} // namespace keptreplytest

#include "keptreplytest.moc"
