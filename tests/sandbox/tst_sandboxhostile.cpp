// SPDX-License-Identifier: MIT
#include "tests/sandbox/testsandbox.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTcpSocket>
#include <QTest>

#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using balcao::sandbox::TestSandbox;

/** What no well-behaved client sends, byte by byte. After each of these the sandbox still serves. */
class SandboxHostileTest : public QObject
{
    Q_OBJECT

    [[nodiscard]] QByteArray exchange(const QByteArray &bytes);
    [[nodiscard]] static QByteArray head(const QByteArray &more, const QByteArray &target = "create");
    [[nodiscard]] static QByteArray validBody();
    [[nodiscard]] bool stillServes() const;

    TestSandbox m_sandbox;

private Q_SLOTS:
    void request_data();
    void request();
    void pipelined();
    void bodyInPieces();
    void aHundredSilentClients();
    void stopsInSpiteOfSlowClients();
    void randomBytes();
    void randomMutations();
};

/** Sends @p bytes, says that nothing more will come, and returns all that was answered. */
QByteArray SandboxHostileTest::exchange(const QByteArray &bytes)
{
    QTcpSocket client;
    client.connectToHost(u"127.0.0.1"_s, m_sandbox.server().port());
    if (!client.waitForConnected()) {
        return "not connected";
    }
    client.write(bytes);
    while (client.bytesToWrite() > 0 && client.waitForBytesWritten()) {
    }
    constexpr int noMoreToSend = 1;
    ::shutdown(static_cast<socket_t>(client.socketDescriptor()), noMoreToSend);
    QByteArray answer;
    while (client.state() != QAbstractSocket::UnconnectedState && client.waitForReadyRead(20'000)) {
        answer += client.readAll();
    }
    return answer + client.readAll();
}

QByteArray SandboxHostileTest::head(const QByteArray &more, const QByteArray &target)
{
    return "POST /v1/pixQrCode/" + target +
           " HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer test-key\r\nContent-Type: application/json\r\n"
           "Connection: close\r\n" +
           more + "\r\n";
}

QByteArray SandboxHostileTest::validBody()
{
    return QByteArray::fromStdString(TestSandbox::validCreate().dump());
}

bool SandboxHostileTest::stillServes() const
{
    return m_sandbox.post("create", TestSandbox::validCreate()).status == 200;
}

void SandboxHostileTest::request_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("statusLine");

    constexpr qsizetype maxBody = 65536;
    const QByteArray body = validBody();
    const QByteArray size = QByteArray::number(body.size());
    const QByteArray hex = QByteArray::number(body.size(), 16);
    const auto row = [](const char *name, const QByteArray &bytes, const char *status) {
        QTest::newRow(name) << bytes << (*status == '\0' ? QByteArray() : QByteArray("HTTP/1.1 ") + status);
    };
    const auto sized = [](const QByteArray &text) {
        return head("Content-Length: " + QByteArray::number(text.size()) + "\r\n") + text;
    };
    row("in order", sized(body), "200");
    row("nothing", "", "");
    row("one byte", "P", "");
    row("line only", "POST / HTTP/1.1\r\n", "");
    row("not HTTP", "hello there\r\n\r\n", "400");
    row("empty lines", "\r\n\r\n", "400");
    row("TLS hello", QByteArray::fromHex("1603010200010001fc0303") + "\r\n\r\n", "400");
    row("unknown method", "BREW / HTTP/1.1\r\n\r\n", "400");
    row("HTTP/2.0", "POST / HTTP/2.0\r\n\r\n", "400");
    row("HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "400");
    row("bare line feeds", "POST / HTTP/1.1\n\n\r\n\r\n", "400");
    row("NUL in the path", QByteArray("GET /\0 HTTP/1.1\r\n\r\n", 20), "400");
    row("escaped NUL in the path", "GET /%00 HTTP/1.1\r\nConnection: close\r\n\r\n", "404");
    row("dots", "GET /../../etc/passwd HTTP/1.1\r\nConnection: close\r\n\r\n", "404");
    row("long path", "GET /" + QByteArray(9000, 'a') + " HTTP/1.1\r\n\r\n", "414");
    row("path without an end", "GET /" + QByteArray(200'000, 'a'), "431");
    row("long header", head("X: " + QByteArray(9000, 'a') + "\r\n"), "431");
    row("many headers", head(QByteArray("X: 1\r\n").repeated(5000)), "431");
    row("header without a colon", head("X\r\n"), "400");
    row("header with a blank before the colon", head("Content-Length : 5\r\n") + "12345", "400");
    row("folded header", head("X: 1\r\n 2\r\n"), "400");
    row("NUL in a header", head(QByteArray("X: \0\r\n", 6)), "400");
    row("ranges", head("Range: bytes=" + QByteArray("0-1,").repeated(1900) + "\r\nContent-Length: 0\r\n"), "400");
    row("no length", head("") + body, "400");
    row("length not a number", head("Content-Length: x\r\n"), "400");
    row("length negative", head("Content-Length: -1\r\n"), "400");
    row("length with sign", head("Content-Length: +5\r\n") + "12345", "400");
    row("length beyond 64 bits", head("Content-Length: 99999999999999999999\r\n"), "413");
    row("two lengths", head("Content-Length: 5\r\nContent-Length: 6\r\n") + "12345", "400");
    row("the same length twice", head("Content-Length: " + size + "\r\nContent-Length: " + size + "\r\n") + body,
        "200");
    row("length and chunks", head("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n") + "0\r\n\r\n", "400");
    row("unknown coding", head("Transfer-Encoding: gzip, chunked\r\n") + "0\r\n\r\n", "501");
    row("packed body", head("Content-Encoding: gzip\r\nContent-Length: 5\r\n") + "12345", "415");
    row("cut body", head("Content-Length: 500\r\n") + body.first(20), "");
    row("64 KiB", sized(body + QByteArray(maxBody - body.size(), ' ')), "200");
    row("64 KiB and a byte", sized(body + QByteArray(maxBody + 1 - body.size(), ' ')), "413");
    row("10 MB", sized(QByteArray(10'000'000, ' ')), "413");
    row("chunks", head("Transfer-Encoding: chunked\r\n") + hex + "\r\n" + body + "\r\n0\r\n\r\n", "200");
    row("chunks with extension and trailer",
        head("Transfer-Encoding: Chunked\r\n") + hex + ";x=1\r\n" + body + "\r\n0\r\nX: 1\r\n\r\n", "200");
    row("chunk size not a number", head("Transfer-Encoding: chunked\r\n") + "x\r\n", "400");
    row("chunk size beyond 64 bits", head("Transfer-Encoding: chunked\r\n") + "fffffffffffffffff\r\n", "413");
    row("chunk longer than it says", head("Transfer-Encoding: chunked\r\n") + "1\r\nabc\r\n0\r\n\r\n", "400");
    row("chunk without an end", head("Transfer-Encoding: chunked\r\n") + "5\r\nab", "");
    row("10 MB of chunks",
        head("Transfer-Encoding: chunked\r\n") +
            QByteArray("400\r\n" + QByteArray(1024, ' ') + "\r\n").repeated(10'000),
        "413");
    row("endless trailers", head("Transfer-Encoding: chunked\r\n") + "0\r\n" + QByteArray("X: 1\r\n").repeated(1000),
        "431");
    row("expects 100", head("Expect: 100-continue\r\nContent-Length: " + size + "\r\n") + body, "100");
    row("expects wonders", head("Expect: wonders\r\n"), "417");
    row("form with a name that a regular expression would choke on",
        "POST /v1/pixQrCode/create HTTP/1.1\r\nAuthorization: Bearer test-key\r\nConnection: close\r\n"
        "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 60100\r\n\r\n--x\r\n"
        "Content-Disposition: form-data; name=\"" +
            QByteArray(60'100, 'a'),
        "415");
    row("long query", "POST /v1/pixQrCode/update?" + QByteArray("a&").repeated(3500) + " HTTP/1.1\r\n\r\n", "401");
}

void SandboxHostileTest::request()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, statusLine);
    const QByteArray answer = exchange(bytes);
    QVERIFY2(statusLine.isEmpty() ? answer.isEmpty() : answer.startsWith(statusLine),
             answer.first(qMin(60, answer.size())));
    QVERIFY(stillServes());
}

void SandboxHostileTest::pipelined()
{
    const QByteArray body = validBody();
    QByteArray one = head("Content-Length: " + QByteArray::number(body.size()) + "\r\n") + body;
    const QByteArray last = one;
    one.replace("Connection: close\r\n", "");
    // A GET with a body: that body must not be taken for a request.
    const QByteArray get =
        "GET /sandbox/health HTTP/1.1\r\nContent-Length: " + QByteArray::number(one.size()) + "\r\n\r\n" + one;
    const QByteArray answer = exchange(one + get + one + last);
    QCOMPARE(answer.count("HTTP/1.1 200 OK"), 4);
    QCOMPARE(answer.count("\"txid\""), 3);
}

void SandboxHostileTest::bodyInPieces()
{
    QTcpSocket client;
    client.connectToHost(u"127.0.0.1"_s, m_sandbox.server().port());
    QVERIFY(client.waitForConnected());
    const QByteArray body = validBody();
    for (const char byte : head("Content-Length: " + QByteArray::number(body.size()) + "\r\n") + body) {
        client.write(&byte, 1);
        QVERIFY(client.waitForBytesWritten());
    }
    QVERIFY(client.waitForReadyRead());
    QVERIFY(client.readAll().startsWith("HTTP/1.1 200"));
}

void SandboxHostileTest::aHundredSilentClients()
{
    std::vector<std::unique_ptr<QTcpSocket>> clients;
    for (int i = 0; i < 100; ++i) {
        clients.push_back(std::make_unique<QTcpSocket>());
        clients.back()->connectToHost(u"127.0.0.1"_s, m_sandbox.server().port());
        QVERIFY(clients.back()->waitForConnected());
        if (i % 2 == 0) {
            clients.back()->write("POST /v1/pixQr");
            QVERIFY(clients.back()->waitForBytesWritten());
        }
    }
    QVERIFY(stillServes());
}

void SandboxHostileTest::stopsInSpiteOfSlowClients()
{
    TestSandbox sandbox;
    QTcpSocket client;
    client.connectToHost(u"127.0.0.1"_s, sandbox.server().port());
    QVERIFY(client.waitForConnected());
    client.write(head("Content-Length: 100\r\n") + "{");
    QVERIFY(client.waitForBytesWritten());
    QElapsedTimer timer;
    timer.start();
    sandbox.server().stop();
    QVERIFY(timer.elapsed() < 2000);
    QTRY_COMPARE(client.state(), QAbstractSocket::UnconnectedState);
}

void SandboxHostileTest::randomBytes()
{
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    for (int i = 0; i < 200; ++i) {
        QByteArray bytes(random.bounded(2000), Qt::Uninitialized);
        for (char &byte : bytes) {
            byte = static_cast<char>(random.bounded(256));
        }
        const QByteArray answer = exchange(i % 2 == 0 ? bytes : bytes + "\r\n\r\n");
        QVERIFY(answer.isEmpty() || answer.startsWith("HTTP/1.1 4"));
    }
    QVERIFY(stillServes());
}

void SandboxHostileTest::randomMutations()
{
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    const QByteArray body = validBody();
    for (int i = 0; i < 1000; ++i) {
        QByteArray changed = body;
        changed[random.bounded(static_cast<int>(changed.size()))] = static_cast<char>(random.bounded(256));
        const auto answer = m_sandbox.post("create", changed.toStdString());
        QVERIFY2(answer.status == 200 || answer.status == 400 || answer.status == 422, changed.constData());
        QVERIFY(answer.json.is_object());
    }
}

QTEST_GUILESS_MAIN(SandboxHostileTest)
#include "tst_sandboxhostile.moc"
