// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <httplib.h>

#include <csignal>

namespace sandboxprogramtest
{

using namespace Qt::StringLiterals;

namespace
{

int statusOf(const QString &url, const std::string &key)
{
    httplib::Client client(url.section(u'/', 0, 2).toStdString());
    const auto result =
        client.Post("/v1/pixQrCode/create", {{"Authorization", "Bearer " + key}}, "{}", "application/json");
    return result ? result->status : 0;
}

} // namespace

/** The program balcao-sandbox as it is started from a terminal. */
class SandboxProgramTest : public QObject
{
    Q_OBJECT

    static void start(QProcess &program, const QStringList &arguments)
    {
        program.start(QStringLiteral(BALCAO_SANDBOX), arguments);
    }
    /** The one line that says that it is ready. */
    static QString readyLine(QProcess &program)
    {
        while (!program.canReadLine() && program.waitForReadyRead()) {
        }
        return QString::fromLocal8Bit(program.readLine()).trimmed();
    }
    static void stop(QProcess &program)
    {
        program.terminate();
        program.waitForFinished();
    }

private Q_SLOTS:
    void runsUntilSignalled_data();
    void runsUntilSignalled();
    void leavesNoCoreFile();
    void takesItsOptions();
    void refuses_data();
    void refuses();
    void portInUse();
    void explainsItself_data();
    void explainsItself();
};

void SandboxProgramTest::runsUntilSignalled_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGINT") << SIGINT;
}

void SandboxProgramTest::runsUntilSignalled()
{
#ifdef Q_OS_WIN
    QSKIP("Windows has no signals to send to another program");
#else
    QFETCH(int, number);
    QProcess program;
    start(program, {});
    const QString url = readyLine(program);
    QVERIFY2(QRegularExpression(u"^http://127\\.0\\.0\\.1:[1-9][0-9]+/v1$"_s).match(url).hasMatch(), qPrintable(url));
    QCOMPARE(statusOf(url, "sandbox-key"), 422);
    QCOMPARE(statusOf(url, "other-key"), 401);
    httplib::Client idle(url.section(u'/', 0, 2).toStdString());
    idle.set_keep_alive(true);
    QVERIFY(idle.Get("/sandbox/health"));
    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), number), 0);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QCOMPARE(program.readAllStandardOutput(), QByteArray());
    QCOMPARE(program.readAllStandardError(), QByteArray());
#endif
}

void SandboxProgramTest::leavesNoCoreFile()
{
#ifndef Q_OS_LINUX
    QSKIP("a process's limits are read from Linux");
#else
    QProcess program;
    start(program, {});
    QVERIFY(!readyLine(program).isEmpty());
    QFile limits(u"/proc/%1/limits"_s.arg(program.processId()));
    QVERIFY(limits.open(QIODevice::ReadOnly));
    const QRegularExpression noCoreFile(u"Max core file size +0 +0 "_s);
    QVERIFY2(noCoreFile.match(QString::fromLatin1(limits.readAll())).hasMatch(), "a crash would write a core file");
    stop(program);
#endif
}

void SandboxProgramTest::takesItsOptions()
{
    const QTemporaryDir folder;
    const QString state = folder.filePath(u"state.json"_s);
    QProcess program;
    start(program, {u"--api-key=k 1"_s, u"--expires-in"_s, u"5"_s, u"--state"_s, state, u"--reading"_s,
                    u"amount=string"_s, u"--reading"_s, u"envelope=data"_s});
    const QString url = readyLine(program);
    QCOMPARE(statusOf(url, "k 1"), 422);
    httplib::Client client(url.section(u'/', 0, 2).toStdString());
    const auto created = client.Post("/v1/pixQrCode/create", {{"Authorization", "Bearer k 1"}},
                                     R"({"amount":1,"customer":{"name":"Maria Silva","phone":"(11) 98765-4321",)"
                                     R"("email":"m@example.com","tax_id":"529.982.247-25"}})",
                                     "application/json");
    QVERIFY(created);
    QCOMPARE(created->status, 200);
    QVERIFY(created->body.starts_with(R"({"data":{)"));
    QVERIFY(created->body.find(R"("amount":"1.00")") != std::string::npos);
    stop(program);
    QCOMPARE(program.exitCode(), 0);
    QFile file(state);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("Maria Silva"));
}

void SandboxProgramTest::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const QStringList &arguments, int code = 1) {
        QTest::newRow(name) << arguments << code;
    };
    row("unknown option", {u"--nothing"_s});
    row("argument", {u"something"_s});
    row("port not a number", {u"--port"_s, u"x"_s});
    row("port too high", {u"--port"_s, u"65536"_s});
    row("port negative", {u"--port=-1"_s});
    row("port without a value", {u"--port"_s});
    row("lifetime zero", {u"--expires-in"_s, u"0"_s});
    row("lifetime not a number", {u"--expires-in"_s, u"1h"_s});
    row("lifetime beyond all bounds", {u"--expires-in"_s, u"99999999999"_s});
    row("empty key", {u"--api-key"_s, QString()});
    row("empty state", {u"--state"_s, QString()});
    row("unknown reading", {u"--reading"_s, u"colour=blue"_s});
    row("unknown value", {u"--reading"_s, u"image=jpeg"_s});
    row("state in a folder that is not there", {u"--state"_s, u"/nonexistent/folder/state.json"_s}, 7);
    row("state that is no state", {u"--state"_s, QStringLiteral(BALCAO_TEST_DATA "/cpf.json")}, 7);
}

void SandboxProgramTest::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QProcess program;
    start(program, arguments);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), code);
    QCOMPARE(program.readAllStandardOutput(), QByteArray());
    QVERIFY(program.readAllStandardError().trimmed().size() > 20);
}

void SandboxProgramTest::portInUse()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    QProcess program;
    start(program, {u"--port"_s, QString::number(other.serverPort())});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 7);
    QVERIFY(program.readAllStandardError().contains(QByteArray::number(other.serverPort())));
}

void SandboxProgramTest::explainsItself_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("help") << u"--help"_s << QByteArray("image=none|data-uri|base64|url");
    QTest::newRow("version") << u"--version"_s << QByteArray("balcao-sandbox " BALCAO_VERSION);
}

void SandboxProgramTest::explainsItself()
{
    QFETCH(QString, option);
    QFETCH(QByteArray, words);
    QProcess program;
    start(program, {option});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(program.readAllStandardOutput().contains(words));
}

BALCAO_TEST(SandboxProgramTest)

} // namespace sandboxprogramtest

#include "sandboxprogramtest.moc"
