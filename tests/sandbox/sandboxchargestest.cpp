// SPDX-License-Identifier: MIT
#include "tests/sandbox/testsandbox.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace sandboxchargestest
{

using namespace Qt::StringLiterals;
using balcao::sandbox::SandboxOptions;
using balcao::sandbox::SandboxServer;
using balcao::sandbox::TestSandbox;
using Json = TestSandbox::Json;

/** The life of a charge: updates, states, time, many clients at once; and the server that holds it. */
class SandboxChargesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void update_data();
    void update();
    void updateChangesOnlyWhatIsSent();
    void transitions_data();
    void transitions();
    void drivenInProcess();
    void expiresByTheClock();
    void merchantInTheCode_data();
    void merchantInTheCode();
    void portInUse();
    void refusesEmptyKey();
    void manyClients_data();
    void manyClients();
    void createIsQuick();
    void startsAndStopsQuickly();
};

void SandboxChargesTest::update_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("fields");

    const QByteArray customer = QByteArray::fromStdString(TestSandbox::validCustomer().dump());
    const auto row = [](const char *name, const QByteArray &members, int status, const QString &fields = {}) {
        QTest::newRow(name) << members << status << fields;
    };
    row("txid only", R"("txid":"TXID")", 200);
    row("amount as number", R"("txid":"TXID","amount":10.1)", 200);
    row("amount quoted, as in the sample", R"("txid":"TXID","amount":"10.10")", 200);
    row("customer", R"("txid":"TXID","customer":)" + customer, 200);
    row("both", R"("txid":"TXID","amount":"1","customer":)" + customer, 200);
    row("no txid", R"("amount":10)", 422, u"txid"_s);
    row("txid null", R"("txid":null)", 422, u"txid"_s);
    row("txid a number", R"("txid":1)", 422, u"txid"_s);
    row("txid empty", R"("txid":"")", 422, u"txid"_s);
    row("txid unknown", R"("txid":"0123456789abcdef0123456789abcdef")", 404);
    row("txid with NUL", R"("txid":"TXID\u0000")", 404);
    row("txid in upper case", R"("txid":"UPPER")", 404);
    row("amount null", R"("txid":"TXID","amount":null)", 422, u"amount"_s);
    row("amount empty", R"("txid":"TXID","amount":"")", 422, u"amount"_s);
    row("amount with comma", R"("txid":"TXID","amount":"10,10")", 422, u"amount"_s);
    row("amount with blank", R"("txid":"TXID","amount":" 10")", 422, u"amount"_s);
    row("amount with sign", R"("txid":"TXID","amount":"+10")", 422, u"amount"_s);
    row("amount with exponent in quotes", R"("txid":"TXID","amount":"1e1")", 422, u"amount"_s);
    row("amount with R$", R"("txid":"TXID","amount":"R$ 10")", 422, u"amount"_s);
    row("amount with a point only", R"("txid":"TXID","amount":".")", 422, u"amount"_s);
    row("amount of three decimals", R"("txid":"TXID","amount":"10.001")", 422, u"amount"_s);
    row("amount zero", R"("txid":"TXID","amount":"0.00")", 422, u"amount"_s);
    row("amount too large", R"("txid":"TXID","amount":"10000000000")", 422, u"amount"_s);
    row("customer null", R"("txid":"TXID","customer":null)", 422, u"customer"_s);
    row("customer in part", R"("txid":"TXID","customer":{"name":"Maria"})", 422,
        u"customer.phone customer.email customer.tax_id"_s);
    row("all wrong", R"("amount":-1,"customer":1)", 422, u"txid amount customer"_s);
}

void SandboxChargesTest::update()
{
    QFETCH(QByteArray, members);
    QFETCH(int, status);
    QFETCH(QString, fields);
    const TestSandbox sandbox;
    const QByteArray txid = QByteArray::fromStdString(sandbox.createdTxid());
    members.replace("TXID", txid).replace("UPPER", txid.toUpper());
    const auto answer = sandbox.post("update", '{' + members.toStdString() + '}');
    QCOMPARE(answer.status, status);
    QCOMPARE(TestSandbox::fieldsNamed(answer), fields);
}

void SandboxChargesTest::updateChangesOnlyWhatIsSent()
{
    std::atomic<qint64> now = 1'790'000'000'000;
    SandboxOptions options;
    options.clock = &now;
    const TestSandbox sandbox({}, options);
    const Json created = sandbox.post("create", TestSandbox::validCreate()).json;
    const std::string txid = created["txid"];
    now += 60'000;

    const Json read = sandbox.post("update", Json{{"txid", txid}}).json;
    for (const char *key : {"txid", "amount", "status", "pix_copia_e_cola", "constumer", "created_at", "updated_at"}) {
        QVERIFY2(read[key] == created[key], key);
    }
    QVERIFY(read["expires_at"] == created["expired_at"]);
    QVERIFY(!read.contains("error"));

    const Json amended = sandbox.post("update", Json{{"txid", txid}, {"amount", "49.91"}}).json;
    const std::string before = created["pix_copia_e_cola"];
    const std::string after = amended["pix_copia_e_cola"];
    QCOMPARE(TestSandbox::codeField(after, "54"), "49.91");
    QVERIFY(TestSandbox::codeField(after, "26-25") != TestSandbox::codeField(before, "26-25"));
    QVERIFY(amended["constumer"] == created["constumer"]);
    QVERIFY(amended["updated_at"] != created["updated_at"]);
    QVERIFY(amended["expires_at"] == created["expired_at"]);

    Json customer = TestSandbox::validCustomer();
    customer["name"] = "João Lima";
    const Json renamed = sandbox.post("update", Json{{"txid", txid}, {"customer", customer}}).json;
    QVERIFY(renamed["constumer"] == customer);
    QVERIFY(renamed["pix_copia_e_cola"] == amended["pix_copia_e_cola"]);
    QVERIFY(renamed["amount"] == amended["amount"]);
}

void SandboxChargesTest::transitions_data()
{
    QTest::addColumn<QStringList>("before");
    QTest::addColumn<QString>("state");
    QTest::addColumn<QStringList>("allowed");

    QTest::newRow("waiting") << QStringList() << u"Aguardando"_s
                             << QStringList{u"pay"_s, u"expire"_s, u"cancel"_s, u"update"_s};
    QTest::newRow("paid") << QStringList{u"pay"_s} << u"Paga"_s << QStringList{u"refund"_s};
    QTest::newRow("expired") << QStringList{u"expire"_s} << u"Expirado"_s << QStringList();
    QTest::newRow("cancelled") << QStringList{u"cancel"_s} << u"Cancelado"_s << QStringList();
    QTest::newRow("refunded") << QStringList{u"pay"_s, u"refund"_s} << u"Reembolsado"_s << QStringList();
}

void SandboxChargesTest::transitions()
{
    QFETCH(QStringList, before);
    QFETCH(QString, state);
    QFETCH(QStringList, allowed);
    const TestSandbox sandbox;
    for (const QString &action : {u"pay"_s, u"expire"_s, u"cancel"_s, u"refund"_s, u"update"_s}) {
        const std::string txid = sandbox.createdTxid();
        for (const QString &step : before) {
            QCOMPARE(sandbox.act(txid, step.toStdString()).status, 200);
        }
        const Json read = sandbox.post("update", Json{{"txid", txid}}).json;
        QCOMPARE(read["status"].get<std::string>(), state.toStdString());
        const auto answer = action == "update"_L1 ? sandbox.post("update", Json{{"txid", txid}, {"amount", 1}})
                                                  : sandbox.act(txid, action.toStdString());
        QVERIFY2(answer.status == (allowed.contains(action) ? 200 : 409), qPrintable(action));
        if (answer.status == 409) {
            QVERIFY(sandbox.post("update", Json{{"txid", txid}}).json == read);
        }
    }
}

void SandboxChargesTest::drivenInProcess()
{
    TestSandbox sandbox;
    const auto first = QString::fromStdString(sandbox.createdTxid());
    const auto second = QString::fromStdString(sandbox.createdTxid());
    QCOMPARE(sandbox.server().chargeCount(), 2);
    QVERIFY(sandbox.server().pay(first));
    QVERIFY(!sandbox.server().pay(first));
    QVERIFY(!sandbox.server().expire(first));
    QVERIFY(sandbox.server().expire(second));
    QVERIFY(!sandbox.server().pay(u"unknown"_s));
    const Json charges = sandbox.get("/sandbox/charges").json["charges"];
    QCOMPARE(charges[0]["status"].get<std::string>(), "Paga");
    QCOMPARE(charges[1]["status"].get<std::string>(), "Expirado");

    sandbox.server().setFault(balcao::sandbox::Fault::Status500);
    QCOMPARE(sandbox.post("create", TestSandbox::validCreate()).status, 500);
    sandbox.server().setFault(balcao::sandbox::Fault::None);
    QCOMPARE(sandbox.post("create", TestSandbox::validCreate()).status, 200);
    QCOMPARE(sandbox.server().chargeCount(), 4);
}

void SandboxChargesTest::expiresByTheClock()
{
    std::atomic<qint64> now = 1'790'000'000'000;
    SandboxOptions options;
    options.clock = &now;
    options.expiresIn = std::chrono::seconds(30);
    const TestSandbox sandbox({}, options);
    const std::string txid = sandbox.createdTxid();
    const std::string paid = sandbox.createdTxid();
    QCOMPARE(sandbox.act(paid, "pay").status, 200);
    const auto status = [&sandbox](const std::string &id) {
        return sandbox.post("update", Json{{"txid", id}}).json["status"].get<std::string>();
    };
    now += 29'999;
    QCOMPARE(status(txid), "Aguardando");
    now += 1;
    QCOMPARE(sandbox.get("/sandbox/charges").json["charges"][0]["status"].get<std::string>(), "Expirado");
    QCOMPARE(status(txid), "Expirado");
    QCOMPARE(status(paid), "Paga");
    QCOMPARE(sandbox.act(txid, "pay").status, 409);
    QCOMPARE(sandbox.post("update", Json{{"txid", txid}, {"amount", 1}}).status, 409);
}

void SandboxChargesTest::merchantInTheCode_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("city");
    QTest::addColumn<QByteArray>("inCode");
    QTest::newRow("default") << QString() << QString() << QByteArray("BALCAO TREINAMENTO|SAO PAULO");
    QTest::newRow("accents") << u"Açaí do João"_s << u"Florianópolis"_s << QByteArray("Acai do Joao|Florianopolis");
    QTest::newRow("too long") << u"Panificadora e Confeitaria Estrela"_s << u"São José dos Campos"_s
                              << QByteArray("Panificadora e Confeitari|Sao Jose dos Ca");
    QTest::newRow("blank at the cut") << u"Mercearia da Dona Amalia e filhos"_s << u"Belo Horizonte Sul"_s
                                      << QByteArray("Mercearia da Dona Amalia|Belo Horizonte");
    QTest::newRow("nothing left") << u"店"_s << u"\n"_s << QByteArray("BALCAO TREINAMENTO|SAO PAULO");
}

void SandboxChargesTest::merchantInTheCode()
{
    QFETCH(QString, name);
    QFETCH(QString, city);
    QFETCH(QByteArray, inCode);
    SandboxOptions options;
    options.merchantName = name;
    options.merchantCity = city;
    const TestSandbox sandbox({}, options);
    const std::string code = sandbox.post("create", TestSandbox::validCreate()).json["pix_copia_e_cola"];
    QCOMPARE(TestSandbox::codeField(code, "59") + '|' + TestSandbox::codeField(code, "60"), inCode.toStdString());
}

void SandboxChargesTest::portInUse()
{
    TestSandbox first;
    SandboxOptions options;
    options.port = first.server().port();
    TestSandbox second({}, options);
    QVERIFY(!second.isRunning());
    QVERIFY(second.server().errorText().contains(QString::number(options.port)));
}

void SandboxChargesTest::refusesEmptyKey()
{
    SandboxServer server{SandboxOptions()};
    QVERIFY(!server.start());
    QVERIFY(!server.errorText().isEmpty());
}

void SandboxChargesTest::manyClients_data()
{
    QTest::addColumn<bool>("withState");
    QTest::addColumn<int>("each");
    QTest::newRow("in memory") << false << 200;
    QTest::newRow("with a state file") << true << 25;
}

void SandboxChargesTest::manyClients()
{
    QFETCH(bool, withState);
    QFETCH(int, each);
    const QTemporaryDir folder;
    SandboxOptions options;
    if (withState) {
        options.stateFile = folder.filePath(u"sandbox.json"_s);
    }
    constexpr int clients = 8;
    std::set<std::string> txids;
    {
        const TestSandbox sandbox({}, options);
        std::mutex mutex;
        std::vector<std::thread> threads;
        threads.reserve(clients);
        for (int client = 0; client < clients; ++client) {
            threads.emplace_back([&] {
                for (int i = 0; i < each; ++i) {
                    std::string txid = sandbox.createdTxid();
                    const auto paid = sandbox.act(txid, "pay");
                    const std::lock_guard lock(mutex);
                    txids.insert(paid.status == 200 ? txid : std::string());
                }
            });
        }
        for (std::thread &thread : threads) {
            thread.join();
        }
        QCOMPARE(txids.size(), static_cast<std::size_t>(clients * each));
        QVERIFY(!txids.contains(std::string()));
    }
    if (withState) {
        const TestSandbox again({}, options);
        const Json charges = again.get("/sandbox/charges").json["charges"];
        QCOMPARE(charges.size(), txids.size());
        for (const Json &charge : charges) {
            QVERIFY(txids.contains(charge["txid"].get<std::string>()));
            QCOMPARE(charge["status"].get<std::string>(), "Paga");
        }
    }
}

void SandboxChargesTest::createIsQuick()
{
    const TestSandbox sandbox;
    QBENCHMARK
    {
        QCOMPARE(sandbox.post("create", TestSandbox::validCreate()).status, 200);
    }
}

void SandboxChargesTest::startsAndStopsQuickly()
{
    constexpr qint64 limit = 2000; // of a loaded machine; a forgotten wait is 5 seconds or more
    for (int i = 0; i < 20; ++i) {
        QElapsedTimer timer;
        timer.start();
        SandboxOptions options;
        options.apiKey = "k";
        SandboxServer server(options);
        QVERIFY(server.start());
        httplib::Client idle("127.0.0.1", server.port());
        idle.set_keep_alive(true);
        QVERIFY(i % 2 == 0 || idle.Get("/sandbox/health"));
        server.stop();
        QVERIFY2(timer.elapsed() < limit, qPrintable(QString::number(timer.elapsed())));
    }
}

BALCAO_TEST(SandboxChargesTest)

} // namespace sandboxchargestest

#include "sandboxchargestest.moc"
