// SPDX-License-Identifier: MIT
#include "tests/sandbox/testsandbox.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTcpSocket>
#include <QTest>

#include <algorithm>

#include <memory>
#include <vector>

namespace sandboxhostiletest
{

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
    void improperIsRefusedAtOnce_data();
    void improperIsRefusedAtOnce();
    void oneAnswerForEachConnection();
    void answersWithoutALengthAtOnce();
    void bodyInPieces();
    void hangsUntilTheClientLeaves();
    void stopsAtOnce_data();
    void stopsAtOnce();
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
    QTest::addColumn<QByteArrayList>("statusLines");

    constexpr qsizetype maxBody = 65536;
    const QByteArray body = validBody();
    const QByteArray hex = QByteArray::number(body.size(), 16);
    const auto row = [](const char *name, const QByteArray &bytes, const char *status) {
        QByteArrayList lines;
        for (const QByteArray &one : QByteArray(status).split('|'))
            lines.append(one.isEmpty() ? one : "HTTP/1.1 " + one);
        QTest::newRow(name) << bytes << lines;
    };
    const auto sized = [](const QByteArray &text) {
        return head("Content-Length: " + QByteArray::number(text.size()) + "\r\n") + text;
    };
    const auto chunked = [](int count) {
        return head("Transfer-Encoding: chunked\r\n") +
               QByteArray("400\r\n" + QByteArray(1024, ' ') + "\r\n").repeated(count) + "0\r\n\r\n";
    };
    row("in order", sized(body), "200");
    row("nothing", "", "");
    row("not HTTP", "hello there\r\n\r\n", "400");
    row("TLS hello", QByteArray::fromHex("1603010200010001fc0303") + "\r\n\r\n", "400");
    row("HTTP/2.0", "POST / HTTP/2.0\r\n\r\n", "400");
    row("escaped NUL in the path", "GET /%00 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", "404");
    row("long path", "GET /" + QByteArray(9000, 'a') + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", "414");
    row("long path without an end", "GET /" + QByteArray(100'000, 'a'), "414");
    row("long header", head("X: " + QByteArray(9000, 'a') + "\r\n"), "431");
    row("long header without an end", "GET / HTTP/1.1\r\nX: " + QByteArray(100'000, 'a'), "431");
    row("many headers", head(QByteArray("X: 1234567890123456789\r\n").repeated(1200)), "431");
    row("many headers without an end", "GET / HTTP/1.1\r\n" + QByteArray("X: 1\r\n").repeated(20'000), "431");
    row("ranges", head("Range: bytes=" + QByteArray("0-1,").repeated(1900) + "0-1\r\nContent-Length: 0\r\n"), "400");
    row("no length", head("") + body, "400");
    row("packed body", head("Content-Encoding: gzip\r\nContent-Length: 5\r\n") + "12345", "415");
    row("cut body", head("Content-Length: 500\r\n") + body.first(20), "400");
    row("64 KiB", sized(body + QByteArray(maxBody - body.size(), ' ')), "200");
    row("64 KiB and a byte", sized(body + QByteArray(maxBody + 1 - body.size(), ' ')), "413");
    row("10 MB", sized(QByteArray(10'000'000, ' ')), "413");
    row("chunks", head("Transfer-Encoding: chunked\r\n") + hex + "\r\n" + body + "\r\n0\r\n\r\n", "200");
    row("64 KiB of chunks", chunked(64), "400");
    row("65 KiB of chunks", chunked(65), "413");
    row("chunks in many small pieces",
        head("Transfer-Encoding: chunked\r\n") + QByteArray("1\r\n \r\n").repeated(60'000), "413");
    row("chunk size without an end", head("Transfer-Encoding: chunked\r\n") + QByteArray(200'000, '1'),
        "413|400"); // 400: cpp-httplib 0.18
    row("expects 100",
        head("Expect: 100-continue\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n") + body, "100");
    row("form with a name that a regular expression would choke on",
        "POST /v1/pixQrCode/create HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer test-key\r\n"
        "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 60100\r\n\r\n--x\r\n"
        "Content-Disposition: form-data; name=\"" +
            QByteArray(60'100, 'a'),
        "415");
    row("wrong method before 10 MB",
        "PUT /v1/pixQrCode/update HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10000000\r\n\r\n" +
            QByteArray(10'000'000, ' '),
        "405");
    row("no key before 10 MB",
        "POST /v1/pixQrCode/update HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10000000\r\n\r\n" +
            QByteArray(10'000'000, ' '),
        "401");
}

void SandboxHostileTest::request()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArrayList, statusLines);
    const QByteArray answer = exchange(bytes);
    const auto isAnswer = [&answer](const QByteArray &line) {
        return line.isEmpty() ? answer.isEmpty() : answer.startsWith(line);
    };
    QVERIFY2(std::any_of(statusLines.begin(), statusLines.end(), isAnswer), answer.first(qMin(60, answer.size())));
    QVERIFY(stillServes());
}

void SandboxHostileTest::improperIsRefusedAtOnce_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("status");
    const QByteArray host = "Host: 127.0.0.1\r\n";
    const QByteArray length = "Content-Length: 2\r\n";
    const auto row = [](const char *name, const QByteArray &lines, const char *status = "400") {
        QTest::newRow(name) << lines << QByteArray(status);
    };
    row("two lengths that differ", host + "Content-Length: 2\r\nContent-Length: 3\r\n");
    row("the same length twice", host + "Content-Length: 2\r\ncontent-length: 2\r\n");
    row("two lengths in a line", host + "Content-Length: 2, 2\r\n");
    row("length beside chunks", host + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n");
    row("chunks twice", host + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n");
    row("packed chunks", host + "Transfer-Encoding: gzip, chunked\r\n");
    row("negative length", host + "Content-Length: -1\r\n");
    row("length with a sign", host + "Content-Length: +2\r\n");
    row("empty length", host + "Content-Length:\r\n");
    row("length that is no number", host + "Content-Length: 0x10\r\n");
    row("length beyond any number", host + "Content-Length: 99999999999999999999999999\r\n");
    row("length of a terabyte", host + "Content-Length: 1000000000000\r\n", "413");
    row("no Host", length);
    row("two Hosts", length + host + host);
    row("blank before the colon", length + "Host : 127.0.0.1\r\n");
    row("line without a colon", length + host + "Nothing\r\n");
    row("line without a name", length + host + ": nothing\r\n");
    row("continued line", length + host + "X: 1\r\n 2\r\n");
    row("line that ends without CR", length + host + "X: 1\n");
    row("CR within a line", length + host + "X: 1\r2\r\n");
    row("NUL in a line", length + host + "X: 1" + QByteArray(1, '\0') + "\r\n");
}

/** The client goes on to keep its end open. */
void SandboxHostileTest::improperIsRefusedAtOnce()
{
    QFETCH(QByteArray, lines);
    QFETCH(QByteArray, status);
    QTcpSocket client;
    client.connectToHost(u"127.0.0.1"_s, m_sandbox.server().port());
    QVERIFY(client.waitForConnected());
    client.write("POST /v1/pixQrCode/create HTTP/1.1\r\nAuthorization: Bearer test-key\r\n"
                 "Content-Type: application/json\r\n" +
                 lines + "\r\n{}");
    QVERIFY(client.waitForReadyRead(2000));
    const QByteArray answer = client.readAll();
    QVERIFY2(answer.startsWith("HTTP/1.1 " + status), answer.first(qMin(60, answer.size())));
}

void SandboxHostileTest::oneAnswerForEachConnection()
{
    const QByteArray body = validBody();
    const QByteArray one = head("Content-Length: " + QByteArray::number(body.size()) + "\r\n") + body;
    const int before = m_sandbox.server().chargeCount();
    // A GET with a body: that body must not be taken for a request.
    const QByteArray answer = exchange("GET /sandbox/health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " +
                                       QByteArray::number(one.size()) + "\r\n\r\n" + one);
    QCOMPARE(answer.count("HTTP/1.1 200 OK"), 1);
    QVERIFY(answer.contains("\r\nConnection: close\r\n"));
    QCOMPARE(m_sandbox.server().chargeCount(), before);
}

void SandboxHostileTest::answersWithoutALengthAtOnce()
{
    QTcpSocket client;
    client.connectToHost(u"127.0.0.1"_s, m_sandbox.server().port());
    QVERIFY(client.waitForConnected());
    client.write("POST /sandbox/charges/unknown/pay HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    QVERIFY(client.waitForReadyRead(2000));
    QVERIFY(client.readAll().startsWith("HTTP/1.1 404"));

    QTcpSocket other;
    other.connectToHost(u"127.0.0.1"_s, m_sandbox.server().port());
    QVERIFY(other.waitForConnected());
    other.write(head(""));
    QVERIFY(other.waitForReadyRead(2000));
    QVERIFY(other.readAll().startsWith("HTTP/1.1 400"));
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

void SandboxHostileTest::hangsUntilTheClientLeaves()
{
    TestSandbox sandbox({u"fault=hang"_s});
    const QByteArray body = validBody();
    constexpr int moreThanAreServedAtATime = 80;
    for (int i = 1; i <= moreThanAreServedAtATime; ++i) {
        QTcpSocket client;
        client.connectToHost(u"127.0.0.1"_s, sandbox.server().port());
        QVERIFY(client.waitForConnected());
        client.write(head("Content-Length: " + QByteArray::number(body.size()) + "\r\n") + body);
        QTRY_COMPARE(sandbox.server().chargeCount(), i);
    }
    QCOMPARE(sandbox.get("/sandbox/health").status, 200);
}

void SandboxHostileTest::stopsAtOnce_data()
{
    QTest::addColumn<QByteArray>("begun");
    QTest::addColumn<bool>("hangs");

    const QByteArray body = validBody();
    QTest::newRow("silent") << QByteArray() << false;
    QTest::newRow("in the head") << QByteArray("POST /v1/pixQr") << false;
    QTest::newRow("in the body") << head("Content-Length: 100\r\n") + "{" << false;
    QTest::newRow("answered, does not close")
        << QByteArray("GET /sandbox/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") << false;
    QTest::newRow("hanging") << head("Content-Length: " + QByteArray::number(body.size()) + "\r\n") + body << true;
}

void SandboxHostileTest::stopsAtOnce()
{
    QFETCH(QByteArray, begun);
    QFETCH(bool, hangs);
    TestSandbox sandbox({hangs ? u"fault=hang"_s : u"fault=none"_s});
    // Twice as many as are served at a time.
    std::vector<std::unique_ptr<QTcpSocket>> clients;
    for (int i = 0; i < 128; ++i) {
        clients.push_back(std::make_unique<QTcpSocket>());
        clients.back()->connectToHost(u"127.0.0.1"_s, sandbox.server().port());
        QVERIFY(clients.back()->waitForConnected());
        QVERIFY(begun.isEmpty() || (clients.back()->write(begun) > 0 && clients.back()->waitForBytesWritten()));
    }
    QTRY_VERIFY(!hangs || sandbox.server().chargeCount() >= 64);
    QElapsedTimer timer;
    timer.start();
    sandbox.server().stop();
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(sandbox.server().chargeCount(), hangs ? 64 : 0);
    for (const auto &client : clients) {
        QTRY_COMPARE(client->state(), QAbstractSocket::UnconnectedState);
        QVERIFY(!hangs || client->readAll().isEmpty());
    }
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

BALCAO_TEST(SandboxHostileTest)

} // namespace sandboxhostiletest

#include "sandboxhostiletest.moc"
