// SPDX-License-Identifier: MIT
#include "core/provider/jsontree.h"
#include "tests/support/clientrig.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/testcertificates.h"
#include "tests/support/testmain.h"

#include <QEventLoop>
#include <QTest>
#include <QTimer>

#include <map>

namespace providercuttest
{

using namespace balcao;
using namespace balcao::test;
using namespace Qt::StringLiterals;

using Outcome = ProviderError::Outcome;

namespace
{

/** How many presses are under way at one time. */
constexpr int inFlight = 24;

/** Tells one press from another at the server: its amount. */
Money amountOf(int press)
{
    return Money::fromCentavos(1000 + press).value();
}

QByteArray bodyFor(int press)
{
    // No raw string literals: moc 6.4 loses its place in them.
    return "{\"txid\":\"" + samples::txid().toLatin1() + "\",\"amount\":" + amountOf(press).toWire().toLatin1() +
           ",\"status\":\"Aguardando\",\"method\":\"PIX\",\"pix_copia_e_cola\":\"" + samples::code() + "\"}";
}

int pressOf(const QByteArray &body)
{
    const std::optional<JsonValue> read = JsonValue::parse(body);
    return read ? int(Money::fromWire(read->find("amount"_L1).value->text()).value().centavos() - 1000) : -1;
}

} // namespace

/** A reply is cut after every byte, by a close and by a reset, over HTTP and HTTPS, of create and update. */
class ProviderCutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!QSslSocket::supportsSsl())
            QSKIP("this Qt has no TLS");
        QVERIFY(m_certificates.make());
    }

    void everyCut_data()
    {
        QTest::addColumn<bool>("isTls");
        QTest::addColumn<bool>("isReset");
        QTest::addColumn<bool>("isUpdate");
        QTest::addColumn<int>("framing");
        for (const bool isTls : {false, true}) {
            for (const bool isReset : {false, true}) {
                for (const bool isUpdate : {false, true})
                    QTest::addRow("%s, %s, %s", isTls ? "HTTPS" : "HTTP", isReset ? "reset" : "closed",
                                  isUpdate ? "update" : "create")
                        << isTls << isReset << isUpdate << int(Framing::Length);
            }
        }
        QTest::newRow("HTTP, closed, create, chunked") << false << false << false << int(Framing::Chunked);
        QTest::newRow("HTTP, closed, create, without a length") << false << false << false << int(Framing::None);
        QTest::newRow("HTTP, reset, create, without a length") << false << true << false << int(Framing::None);
    }
    void everyCut()
    {
        QFETCH(bool, isTls);
        QFETCH(bool, isReset);
        QFETCH(bool, isUpdate);
        QFETCH(int, framing);
        const qsizetype size = replyFor(Framing(framing), 0).size();
        const qsizetype enough = Framing(framing) == Framing::Chunked ? size - 7 : size;
        ScriptedServer server([&](int) {
            // Press n gets n bytes of its reply.
            return Script{.begin = Script::Begin::Body,
                          .reply =
                              [&](const QByteArray &body) {
                                  const int press = pressOf(body);
                                  return replyFor(Framing(framing), press).first(press);
                              },
                          .end = isReset ? Script::End::Reset : Script::End::Close,
                          .endless = {}};
        });
        if (isTls)
            server.useTls(m_certificates.good().certificate, m_certificates.good().key);
        // Qt 6.4 does not notice that a connection ended inside the line of a chunk's size: the deadline ends that press.
        const std::chrono::seconds deadline(Framing(framing) == Framing::Chunked ? 2 : 60);
        ClientRig rig(server.url(), isTls ? QList{m_certificates.authority()} : QList<QSslCertificate>(),
                      std::chrono::seconds(60), deadline);
        runAll(rig, isUpdate, size + 1);
        QCOMPARE(qsizetype(m_results.size()), size + 1);

        QHash<int, int> posts;
        for (const ScriptedServer::Request &request : server.posts())
            ++posts[pressOf(request.body)];
        int created = 0;
        for (const auto &[press, result] : m_results) {
            QVERIFY2(posts.value(press) == 1, qPrintable(u"press %1: %2 POSTs"_s.arg(press).arg(posts.value(press))));
            if (result) {
                ++created;
                QVERIFY2(press >= enough - (Framing(framing) == Framing::Chunked ? 2 : 0),
                         qPrintable(QString::number(press)));
                QCOMPARE(result->charge.amount, amountOf(press));
            } else {
                QCOMPARE(result.error().outcome, Outcome::Unknown);
            }
        }
        // A close after the last byte hides nothing; a reset may overtake what was sent before it.
        QVERIFY(isReset || created >= 1);
    }

private:
    enum class Framing { Length, Chunked, None };

    [[nodiscard]] static QByteArray replyFor(Framing framing, int press)
    {
        const QByteArray body = bodyFor(press);
        switch (framing) {
        case Framing::Length:
            return httpReply(200, body);
        case Framing::Chunked:
            return "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n40\r\n" + body.first(64) + "\r\n" +
                   QByteArray::number(body.size() - 64, 16) + "\r\n" + body.sliced(64) + "\r\n0\r\n\r\n";
        case Framing::None:
            return "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + body;
        }
        return {};
    }

    void runAll(ClientRig &rig, bool isUpdate, qsizetype presses)
    {
        m_results.clear();
        int next = 0;
        QEventLoop loop;
        std::function<void()> pressNext = [&] {
            if (next >= presses)
                return;
            const int press = next++;
            ProviderCall *const call =
                isUpdate ? rig.client().update({.txid = samples::txid(), .amount = amountOf(press), .customer = {}})
                         : rig.client().create({.amount = amountOf(press), .customer = samples::customer()});
            connect(call, &ProviderCall::finished, this, [&, call, press] {
                m_results.emplace(press, call->result());
                if (m_results.size() == size_t(presses))
                    loop.quit();
                pressNext();
            });
        };
        for (int i = 0; i < inFlight; ++i)
            pressNext();
        QTimer::singleShot(std::chrono::seconds(100), &loop, &QEventLoop::quit);
        loop.exec();
    }

    TestCertificates m_certificates;
    std::map<int, ProviderCall::Result> m_results;
};

BALCAO_TEST(ProviderCutTest)

} // namespace providercuttest

#include "providercuttest.moc"
