// SPDX-License-Identifier: MIT
#include "tests/sandbox/testsandbox.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

namespace sandboxstatetest
{

using namespace Qt::StringLiterals;
using balcao::sandbox::SandboxOptions;
using balcao::sandbox::SandboxServer;
using balcao::sandbox::TestSandbox;
using Json = TestSandbox::Json;

/** The state file: what it keeps, and what it refuses. */
class SandboxStateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void survivesRestart();
    void refusesDamagedState_data();
    void refusesDamagedState();
    void refusesWhatIsNoFile_data();
    void refusesWhatIsNoFile();
    void refusesStateInUse();
    void takesOverALockThatNobodyHolds();
    void reportsUnwritableState();
};

void SandboxStateTest::survivesRestart()
{
    const QTemporaryDir folder;
    SandboxOptions options;
    options.stateFile = folder.filePath(u"sandbox.json"_s);
    std::vector<Json> before;
    {
        const TestSandbox sandbox({}, options);
        for (const char *action : {"", "pay", "expire", "cancel"}) {
            const Json create = TestSandbox::validCreate("name", "Zoë D’Ávila (1ª)");
            const std::string txid = sandbox.post("create", create).json["txid"];
            if (*action != '\0') {
                QCOMPARE(sandbox.act(txid, action).status, 200);
            }
            before.push_back(sandbox.post("update", Json{{"txid", txid}}).json);
        }
    }
    const TestSandbox sandbox({}, options);
    QVERIFY(sandbox.isRunning());
    for (const Json &charge : before) {
        QVERIFY(sandbox.post("update", Json{{"txid", charge["txid"]}}).json == charge);
    }
    QCOMPARE(sandbox.get("/sandbox/charges").json["charges"].size(), before.size());
    const auto permissions = QFile::permissions(options.stateFile);
    QVERIFY(!permissions.testAnyFlags(QFile::ReadGroup | QFile::ReadOther));
}

void SandboxStateTest::refusesDamagedState_data()
{
    QTest::addColumn<QByteArray>("contents");

    const QByteArray code = "00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/"
                            "0a1c247f8d739185d0983654a5352261520400005303986540549.905802BR5918BALCAO TREINAMENTO"
                            "6009SAO PAULO62070503***630405BE";
    const QByteArray charge = R"({"txid":"a","centavos":4990,"status":"Paga","customer":{"name":"M","phone":"1",)"
                              R"("email":"e","tax_id":"t"},"code":")" +
                              code + R"(","created_at_ms":1,"updated_at_ms":2,"expires_at_ms":3})";
    const auto file = [](const QByteArray &charges) {
        return QByteArray(R"({"version":1,"charges":[)" + charges + "]}");
    };
    const auto row = [](const char *name, const QByteArray &contents) { QTest::newRow(name) << contents; };
    row("empty", "");
    row("not JSON", "hello");
    row("cut", file(charge).chopped(3));
    row("NUL", QByteArray(64, '\0'));
    row("list", "[]");
    row("no version", R"({"charges":[]})");
    row("newer version", R"({"version":2,"charges":[]})");
    row("charges not a list", R"({"version":1,"charges":{}})");
    row("charge not an object", file("1"));
    row("same txid twice", file(charge + ',' + charge));
    row("no txid", file(QByteArray(charge).replace(R"("txid":"a",)", "")));
    row("unknown status", file(QByteArray(charge).replace("Paga", "paga")));
    row("amount zero", file(QByteArray(charge).replace("4990", "0")));
    row("amount a fraction", file(QByteArray(charge).replace("4990", "49.90")));
    row("amount too large", file(QByteArray(charge).replace("4990", "1000000000000")));
    row("one character of the code", file(QByteArray(charge).replace("SAO PAULO", "SAO PAUL0")));
    row("time negative", file(QByteArray(charge).replace(R"(ms":3)", R"(ms":-3)")));
    row("deep nesting", QByteArray(100000, '['));
}

void SandboxStateTest::refusesDamagedState()
{
    QFETCH(QByteArray, contents);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"sandbox.json"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QCOMPARE(file.write(contents), contents.size());
    QVERIFY(file.flush());
    SandboxOptions options;
    options.apiKey = "k";
    options.stateFile = file.fileName();
    SandboxServer server(options);
    QVERIFY(!server.start());
    QVERIFY2(server.errorText().contains(u"damaged"_s), qPrintable(server.errorText()));
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), contents);
}

void SandboxStateTest::refusesWhatIsNoFile_data()
{
    QTest::addColumn<QString>("make");
    QTest::newRow("pipe") << u"mkfifo \"$0\""_s;
    QTest::newRow("folder") << u"mkdir \"$0\""_s;
    QTest::newRow("device") << u"ln -s /dev/zero \"$0\""_s;
    QTest::newRow("huge") << u"truncate -s 1G \"$0\""_s;
    QTest::newRow("pipe as its lock") << u"mkfifo \"$0.lock\""_s;
}

void SandboxStateTest::refusesWhatIsNoFile()
{
    QFETCH(const QString, make);
    const QTemporaryDir folder;
    SandboxOptions options;
    options.apiKey = "k";
    options.stateFile = folder.filePath(u"sandbox.json"_s);
    QCOMPARE(QProcess::execute(u"/bin/sh"_s, {u"-c"_s, make, options.stateFile}), 0);
    SandboxServer server(options);
    QVERIFY(!server.start());
    QVERIFY(!server.errorText().isEmpty());
}

void SandboxStateTest::refusesStateInUse()
{
    const QTemporaryDir folder;
    SandboxOptions options;
    options.stateFile = folder.filePath(u"sandbox.json"_s);
    const TestSandbox first({}, options);
    QVERIFY(first.isRunning());
    TestSandbox second({}, options);
    QVERIFY(!second.isRunning());
    QVERIFY(second.server().errorText().contains(u"in use"_s));
}

void SandboxStateTest::takesOverALockThatNobodyHolds()
{
    const QTemporaryDir folder;
    SandboxOptions options;
    options.stateFile = folder.filePath(u"sandbox.json"_s);
    for (const QByteArray &text : {QByteArray("4711\nbalcao-sandbox\nother\n0000aaaa\n1111-2222\n"), QByteArray("x")}) {
        QFile lock(options.stateFile + u".lock"_s);
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write(text) == text.size());
        lock.close();
        const TestSandbox sandbox({}, options);
        QVERIFY(sandbox.isRunning());
    }
}

void SandboxStateTest::reportsUnwritableState()
{
    const QTemporaryDir folder;
    SandboxOptions options;
    options.stateFile = folder.filePath(u"missing/sandbox.json"_s);
    TestSandbox sandbox({}, options);
    QVERIFY(!sandbox.isRunning());
    QVERIFY(!sandbox.server().errorText().isEmpty());

    options.stateFile = folder.filePath(u"later/sandbox.json"_s);
    QVERIFY(QDir().mkdir(folder.filePath(u"later"_s)));
    const TestSandbox later({}, options);
    QVERIFY(later.isRunning());
    QVERIFY(QDir(folder.filePath(u"later"_s)).removeRecursively());
    QCOMPARE(later.post("create", TestSandbox::validCreate()).status, 500);
}

BALCAO_TEST(SandboxStateTest)

} // namespace sandboxstatetest

#include "sandboxstatetest.moc"
