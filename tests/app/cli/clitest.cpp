// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QRegularExpression>

#ifndef Q_OS_WIN
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace clitest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;
using balcao::sandbox::Fault;

namespace
{

const QStringList chargeKeys{u"amount"_s, u"attempt"_s,    u"code_verified"_s, u"created_at"_s,       u"customer"_s,
                             u"errors"_s, u"expires_at"_s, u"outcome"_s,       u"pix_copia_e_cola"_s, u"schema"_s,
                             u"status"_s, u"txid"_s,       u"updated_at"_s,    u"warnings"_s};

QJsonObject customer(const QString &name = u"João da Silva"_s)
{
    return {{u"name"_s, name},
            {u"phone"_s, u"(11) 98765-4321"_s},
            {u"email"_s, u"joao@example.com"_s},
            {u"tax_id"_s, u"529.982.247-25"_s}};
}

/** All that every reading must agree on. */
QJsonObject essence(QJsonObject json)
{
    for (const QLatin1StringView key : {"attempt"_L1, "txid"_L1, "pix_copia_e_cola"_L1, "created_at"_L1,
                                        "updated_at"_L1, "expires_at"_L1, "warnings"_L1})
        json.remove(key);
    return json;
}

QJsonObject expected(const QString &outcome, const QString &amount, const QString &status = u"Aguardando"_s)
{
    return {{u"schema"_s, 1},           {u"outcome"_s, outcome},     {u"amount"_s, amount},      {u"status"_s, status},
            {u"code_verified"_s, true}, {u"customer"_s, customer()}, {u"errors"_s, QJsonArray()}};
}

void compareTimes(const QJsonObject &json, bool areKnown)
{
    static const QRegularExpression rfc3339(uR"(^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$)"_s);
    for (const QLatin1StringView key : {"created_at"_L1, "updated_at"_L1, "expires_at"_L1}) {
        QVERIFY2(json.contains(key), key.data());
        if (areKnown)
            QVERIFY2(rfc3339.match(json[key].toString()).hasMatch(), qPrintable(json[key].toString()));
        else
            QVERIFY2(json[key].isNull(), key.data());
    }
}

} // namespace

/** The real program against the real sandbox: results and exit codes. */
class CliTest : public QObject
{
    Q_OBJECT

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] CliRun on(const balcao::sandbox::SandboxServer &server, const QStringList &arguments) const
    {
        return m_cli.run(QStringList{u"--json"_s, u"--base-url"_s, server.baseUrl()} + arguments);
    }

    CliRunner m_cli;
    QTemporaryDir m_folder;

private Q_SLOTS:
    void everyReadingGivesTheSame_data()
    {
        QTest::addColumn<QStringList>("readings");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<bool>("hasTimes");
        QTest::newRow("as in the interface") << QStringList() << QStringList() << true;
        for (const char *reading :
             {"amount=number", "amount=string", "customer=constumer", "customer=customer", "expiry=expired_at",
              "expiry=expires_at", "expiry=both", "image=none", "image=data-uri", "image=base64", "image=url",
              "time=iso", "time=no-zone", "unit=reais", "envelope=none", "envelope=data", "update=body"})
            QTest::newRow(reading) << QStringList{QString::fromLatin1(reading)} << QStringList() << true;
        QTest::newRow("time=impossible") << QStringList{u"time=impossible"_s} << QStringList() << false;
        QTest::newRow("unit=centavos") << QStringList{u"unit=centavos"_s} << QStringList{u"--amount-unit=centavos"_s}
                                       << true;
        QTest::newRow("update=query") << QStringList{u"update=query"_s} << QStringList{u"--update-by"_s, u"query"_s}
                                      << true;
        QTest::newRow("update's amount as a string")
            << QStringList() << QStringList{u"--update-amount=string"_s} << true;
        QTest::newRow("all odd at once") << QStringList{u"amount=string"_s, u"customer=customer"_s, u"expiry=both"_s,
                                                        u"image=base64"_s,  u"unit=centavos"_s,     u"envelope=data"_s,
                                                        u"update=query"_s}
                                         << QStringList{u"--amount-unit=centavos"_s, u"--update-by=query"_s,
                                                        u"--update-amount=string"_s}
                                         << true;
    }
    void everyReadingGivesTheSame()
    {
        QFETCH(const QStringList, readings);
        QFETCH(const QStringList, options);
        QFETCH(const bool, hasTimes);
        const auto server = startedSandbox(readings);
        const auto run = [&](const QStringList &arguments) { return on(*server, options + arguments); };

        const CliRun created = run(QStringList{u"create"_s, u"--amount"_s, u"49,90"_s} + customerOptions());
        QCOMPARE(created.code, 0);
        QCOMPARE(created.json.keys(), chargeKeys);
        QCOMPARE(essence(created.json), expected(u"created"_s, u"49.90"_s));
        compareTimes(created.json, hasTimes);
        const QString txid = created.text("txid"_L1);
        QVERIFY(!txid.isEmpty());
        QVERIFY(created.text("pix_copia_e_cola"_L1).startsWith("000201"_L1));

        const CliRun read = run({u"status"_s, txid});
        QCOMPARE(read.code, 0);
        QCOMPARE(read.text("txid"_L1), txid);
        QCOMPARE(essence(read.json), expected(u"read"_s, u"49.90"_s));

        const CliRun corrected = run({u"correct"_s, txid, u"--amount"_s, u"R$ 1.010,10"_s});
        QCOMPARE(corrected.code, 0);
        QCOMPARE(essence(corrected.json), expected(u"corrected"_s, u"1010.10"_s));
        compareTimes(corrected.json, hasTimes);

        QStringList other = customerOptions();
        other[1] = u"Maria Souza"_s;
        QJsonObject renamed = expected(u"corrected"_s, u"1010.10"_s);
        renamed[u"customer"_s] = customer(u"Maria Souza"_s);
        QCOMPARE(essence(run(QStringList{u"correct"_s, txid} + other).json), renamed);

        QVERIFY(server->pay(txid));
        const CliRun paid = run({u"status"_s, txid});
        QCOMPARE(paid.code, 0);
        QJsonObject asPaid = expected(u"read"_s, u"1010.10"_s, u"Paga"_s);
        asPaid[u"customer"_s] = customer(u"Maria Souza"_s);
        asPaid[u"code_verified"_s] = false; // it must not be paid again
        QCOMPARE(essence(paid.json), asPaid);
        QCOMPARE(server->chargeCount(), 1);
    }

    void interruptedAfterSendingIsUnknown()
    {
#ifdef Q_OS_WIN
        QSKIP("a console event reaches the test as well");
#else
        const auto server = startedSandbox();
        server->setFault(Fault::Hang);
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        m_cli.start(process, createOf(server->baseUrl()));
        QTRY_COMPARE(server->chargeCount(), 1);
        QFile arguments(u"/proc/%1/cmdline"_s.arg(process.processId()));
        if (arguments.open(QIODevice::ReadOnly))
            QVERIFY(!arguments.readAll().contains(CliRunner::key));
        process.terminate();
        QVERIFY(!finished.isEmpty() || finished.wait());
        const CliRun run = CliRunner::resultOf(process);
        QCOMPARE(run.code, 4);
        QCOMPARE(run.text("outcome"_L1), u"unknown"_s);
#endif
    }

    void interruptedWhileTheKeyIsWaitedForEndsAtOnce()
    {
#ifdef Q_OS_WIN
        QSKIP("a console event reaches the test as well");
#else
        const auto server = startedSandbox();
        const QString file = path(u"key"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(file).constData(), 0600), 0);
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        m_cli.start(process, QStringList{u"--api-key-file"_s, file} + createOf(server->baseUrl()));
        // It can be opened for writing as soon as the program reads.
        int end = -1;
        QTRY_VERIFY((end = ::open(QFile::encodeName(file).constData(), O_WRONLY | O_NONBLOCK)) >= 0);
        process.terminate();
        QVERIFY(!finished.isEmpty() || finished.wait());
        ::close(end);
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(server->chargeCount(), 0);
#endif
    }

    void realSandboxProgram()
    {
        QProcess sandbox;
        sandbox.start(QStringLiteral(BALCAO_SANDBOX),
                      {u"--api-key"_s, QLatin1StringView(CliRunner::key), u"--reading"_s, u"envelope=data"_s});
        QTRY_VERIFY(sandbox.canReadLine());
        const QString baseUrl = QString::fromLatin1(sandbox.readLine()).trimmed();
        const QString txid = m_cli.run(createOf(baseUrl)).text("txid"_L1);
        QVERIFY(!txid.isEmpty());
        CliRunner byEnvironment;
        byEnvironment.set(u"BALCAO_BASE_URL"_s, baseUrl);
        QCOMPARE(byEnvironment.run({u"status"_s, txid}).code, 0);
        sandbox.terminate();
        QVERIFY(sandbox.waitForFinished());
        QCOMPARE(byEnvironment.run({u"status"_s, txid}).code, 5);
    }
};

BALCAO_TEST(CliTest)

} // namespace clitest

#include "clitest.moc"
