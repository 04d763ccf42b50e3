// SPDX-License-Identifier: MIT
#include "tests/sandbox/testsandbox.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTcpSocket>
#include <QTest>

#include <memory>
#include <semaphore>
#include <thread>
#include <vector>

namespace sandboxcrowdtest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using balcao::sandbox::SandboxOptions;
using balcao::sandbox::TestSandbox;

namespace
{

using Sockets = std::vector<std::unique_ptr<QTcpSocket>>;

QByteArray head(const QByteArray &more)
{
    return "POST /v1/pixQrCode/create HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer test-key\r\n"
           "Content-Type: application/json\r\n" +
           more;
}

/** What a connection begins with and then goes on with for ever. */
struct Flood {
    QByteArray begun;
    QByteArray again;
};

bool connectMore(Sockets &sockets, int count, int port)
{
    for (int i = 0; i < count; ++i) {
        sockets.push_back(std::make_unique<QTcpSocket>());
        sockets.back()->connectToHost(u"127.0.0.1"_s, static_cast<quint16>(port));
        if (!sockets.back()->waitForConnected())
            return false;
    }
    return true;
}

/** As much as the server takes before it ends the connection, at most @p most bytes. */
void pour(QTcpSocket &socket, const Flood &flood, qint64 most)
{
    const QByteArray more = flood.again.repeated(static_cast<int>(65'536 / flood.again.size()));
    socket.write(flood.begun);
    for (qint64 poured = 0; poured < most && socket.state() == QAbstractSocket::ConnectedState; poured += more.size()) {
        socket.write(more);
        while (socket.bytesToWrite() > 0 && socket.waitForBytesWritten()) {
        }
    }
}

} // namespace

/** Many connections at a time that mean harm, or nothing. */
class SandboxCrowdTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void othersAreServedMeanwhile_data();
    void othersAreServedMeanwhile();
    void moreThanCanWaitAreClosed();
    void aRequestHasATime_data();
    void aRequestHasATime();
    void floodsTakeNoMemory_data();
    void floodsTakeNoMemory();
};

void SandboxCrowdTest::othersAreServedMeanwhile_data()
{
    QTest::addColumn<QByteArray>("begun");
    QTest::addColumn<bool>("drips");
    QTest::newRow("silent") << QByteArray() << false;
    QTest::newRow("silent in the head") << QByteArray("POST /v1/pixQr") << false;
    QTest::newRow("silent in the body") << head("Content-Length: 100\r\n\r\n{") << false;
    QTest::newRow("dripping in the head") << QByteArray("GET / HTTP/1.1\r\nX: ") << true;
    QTest::newRow("dripping in the body") << head("Content-Length: 60000\r\n\r\n{") << true;
}

void SandboxCrowdTest::othersAreServedMeanwhile()
{
    QFETCH(QByteArray, begun);
    QFETCH(bool, drips);
    const TestSandbox sandbox;
    Sockets crowd;
    QVERIFY(connectMore(crowd, 200, sandbox.server().port()));
    // Whoever is slow in a crowd may be closed before this.
    for (const auto &socket : crowd) {
        if (!begun.isEmpty() && socket->state() == QAbstractSocket::ConnectedState && socket->write(begun) > 0)
            socket->waitForBytesWritten();
    }
    std::vector<socket_t> drops;
    for (const auto &socket : crowd) {
        if (drips)
            drops.push_back(static_cast<socket_t>(socket->socketDescriptor()));
    }
    std::binary_semaphore isOver(0);
    std::thread dripping([&drops, &isOver] {
        while (!isOver.try_acquire_for(10ms)) {
            for (const socket_t drop : drops)
                httplib::detail::send_socket(drop, "x", 1, 0);
        }
    });
    QElapsedTimer timer;
    timer.start();
    const auto answer = sandbox.post("create", TestSandbox::validCreate());
    const qint64 waited = timer.elapsed();
    isOver.release();
    dripping.join();
    QCOMPARE(answer.status, 200);
    QVERIFY2(waited < 2000, qPrintable(QString::number(waited)));
}

void SandboxCrowdTest::moreThanCanWaitAreClosed()
{
    constexpr int served = 64;
    constexpr int waiting = 256;
    TestSandbox sandbox({u"fault=hang"_s});
    const QByteArray body = QByteArray::fromStdString(TestSandbox::validCreate().dump());
    Sockets crowd;
    QVERIFY(connectMore(crowd, served, sandbox.server().port()));
    for (const auto &socket : crowd)
        socket->write(head("Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n") + body);
    QTRY_COMPARE(sandbox.server().chargeCount(), served);
    QVERIFY(connectMore(crowd, waiting, sandbox.server().port()));
    Sockets more;
    QVERIFY(connectMore(more, 10, sandbox.server().port()));
    for (const auto &socket : more)
        QTRY_COMPARE(socket->state(), QAbstractSocket::UnconnectedState);
    for (const auto &socket : crowd)
        QCOMPARE(socket->state(), QAbstractSocket::ConnectedState);
}

void SandboxCrowdTest::aRequestHasATime_data()
{
    QTest::addColumn<QByteArray>("begun");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("nothing said") << QByteArray() << QByteArray();
    QTest::newRow("in the head") << QByteArray("GET / HTTP/1.1\r\nX: ") << QByteArray("HTTP/1.1 408 ");
    QTest::newRow("in the body") << head("Content-Length: 60000\r\n\r\n{") << QByteArray("HTTP/1.1 408 ");
    QTest::newRow("in the chunks") << head("Transfer-Encoding: chunked\r\n\r\n1") << QByteArray("HTTP/1.1 408 ");
}

/** However often a byte comes. */
void SandboxCrowdTest::aRequestHasATime()
{
    QFETCH(QByteArray, begun);
    QFETCH(QByteArray, answer);
    SandboxOptions options;
    options.requestTime = 300ms;
    const TestSandbox sandbox({}, options);
    QTcpSocket client;
    client.connectToHost(u"127.0.0.1"_s, sandbox.server().port());
    QVERIFY(client.waitForConnected());
    client.write(begun);
    while (!begun.isEmpty() && !client.waitForReadyRead(20) && client.state() == QAbstractSocket::ConnectedState)
        client.write("1");
    QTRY_COMPARE(client.state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(client.readAll().first(answer.size()), answer);
}

void SandboxCrowdTest::floodsTakeNoMemory_data()
{
    QTest::addColumn<QByteArray>("begun");
    QTest::addColumn<QByteArray>("again");
    QTest::newRow("header lines") << QByteArray("GET / HTTP/1.1\r\n") << QByteArray("X: 1234567890\r\n");
    QTest::newRow("path") << QByteArray("GET /") << QByteArray("a");
    QTest::newRow("chunk size") << head("Transfer-Encoding: chunked\r\n\r\n") << QByteArray("1");
    QTest::newRow("chunks") << head("Transfer-Encoding: chunked\r\n\r\n") << "400\r\n" + QByteArray(1024, ' ') + "\r\n";
}

void SandboxCrowdTest::floodsTakeNoMemory()
{
#if !defined(Q_OS_LINUX) || defined(BALCAO_SANITIZED)
    constexpr bool isMeasurable = false;
#else
    constexpr bool isMeasurable = true;
#endif
    if (!isMeasurable)
        QSKIP("the memory of a process is read from Linux, and means nothing under a sanitizer");
    QFETCH(QByteArray, begun);
    QFETCH(QByteArray, again);
    constexpr qint64 eachPours = 16 * 1024 * 1024;
    QProcess program;
    program.start(QStringLiteral(BALCAO_SANDBOX), {u"--api-key"_s, u"test-key"_s});
    while (!program.canReadLine() && program.waitForReadyRead()) {
    }
    const int port = QString::fromLatin1(program.readLine()).section(u':', 2, 2).section(u'/', 0, 0).toInt();
    Sockets crowd;
    QVERIFY(connectMore(crowd, 8, port));
    for (const auto &socket : crowd)
        pour(*socket, {begun, again}, eachPours);
    QFile status(u"/proc/%1/status"_s.arg(program.processId()));
    QVERIFY(status.open(QIODevice::ReadOnly));
    const QRegularExpression peak(u"VmHWM:\\s*(\\d+) kB"_s);
    const int kib = peak.match(QString::fromLatin1(status.readAll())).captured(1).toInt();
    QVERIFY2(kib > 0 && kib < 64 * 1024, qPrintable(u"%1 KiB"_s.arg(kib)));
    httplib::Client honest("127.0.0.1", port);
    QVERIFY(honest.Get("/sandbox/health"));
    program.terminate();
    QVERIFY(program.waitForFinished());
}

BALCAO_TEST(SandboxCrowdTest)

} // namespace sandboxcrowdtest

#include "sandboxcrowdtest.moc"
