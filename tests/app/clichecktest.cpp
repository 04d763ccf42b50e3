// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/vectorfile.h"

using namespace Qt::StringLiterals;
using namespace balcao::test;

/** `check` of the real program: codes as arguments and as bytes. */
class CliCheckTest : public QObject
{
    Q_OBJECT

    CliRunner m_cli;

private Q_SLOTS:
    void check_data();
    void check();
    void checkReadsBytes_data();
    void checkReadsBytes();
    void checkOfVectors_data();
    void checkOfVectors();
};

void CliCheckTest::check_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    const QString code = QLatin1StringView(goodCode);
    QTest::newRow("valid") << QStringList{code} << 0;
    QTest::newRow("lower-case CRC") << QStringList{code.chopped(4) + u"1d3d"_s} << 0;
    QTest::newRow("wrong CRC") << QStringList{code.chopped(4) + u"1D3E"_s} << 2;
    QTest::newRow("empty") << QStringList{QString()} << 2;
    QTest::newRow("no code") << QStringList{u"hello"_s} << 2;
    QTest::newRow("begins with a dash") << QStringList{u"--"_s, u"--json"_s} << 2;
}

void CliCheckTest::check()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, code);
    CliRunner withoutProvider;
    withoutProvider.unset(u"BALCAO_API_KEY"_s);
    withoutProvider.set(u"LC_ALL"_s, u"C"_s);
    const CliRun run = withoutProvider.run(QStringList{u"--json"_s, u"check"_s} + arguments);
    QCOMPARE(run.code, code);
    QCOMPARE(run.json["valid"_L1].toBool(), code == 0);
    QVERIFY2(run.err.isEmpty(), run.err);
    QCOMPARE(run.json.size(), 15);
    const CliRun sentences = withoutProvider.run(QStringList{u"check"_s} + arguments);
    QCOMPARE(sentences.code, code);
    QVERIFY(sentences.out.endsWith(".\n") || code == 0);
}

void CliCheckTest::checkReadsBytes_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("found");
    const QByteArray good(goodCode);
    QTest::newRow("exact") << good << 0 << QString();
    QTest::newRow("with a line end") << QByteArray(good + '\n') << 0 << u"trimmed"_s;
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf" + good) << 0 << u"trimmed"_s;
    QTest::newRow("nothing") << QByteArray() << 2 << u"empty"_s;
    QTest::newRow("NUL inside") << QByteArray(good).insert(20, '\0') << 2 << QString();
    QTest::newRow("broken UTF-8") << QByteArray("\xc3\x28\xff") << 2 << QString();
    QTest::newRow("Latin-1 with its own CRC")
        << QByteArray("00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5904JO"
                      "\xc3"
                      "O6008BRASILIA62070503***6304E3AF")
        << 0 << u"crc_latin1"_s;
    QTest::newRow("64 KiB and more") << QByteArray(200'000, '0') << 2 << u"too_long"_s;
}

void CliCheckTest::checkReadsBytes()
{
    QFETCH(const QByteArray, input);
    QFETCH(const int, code);
    QFETCH(const QString, found);
    const CliRun run = m_cli.run({u"check"_s, u"-"_s, u"--json"_s}, input);
    QVERIFY2(run.code == code, run.out);
    const QStringList findings = code == 0 ? run.warningCodes() : run.json["problems"_L1].toVariant().toStringList();
    if (!found.isEmpty())
        QVERIFY2(findings.contains(found), run.out);
}

void CliCheckTest::checkOfVectors_data()
{
    QTest::addColumn<QJsonObject>("item");
    addVectorRows(u"brcode.json"_s);
}

void CliCheckTest::checkOfVectors()
{
    QFETCH(const QJsonObject, item);
    const QString code = item["input"_L1].toString();
    const bool isValid = item["tolerant"_L1]["ok"_L1].toBool();
    const CliRun asArgument = m_cli.run({u"check"_s, u"--json"_s, u"--"_s, code});
    QCOMPARE(asArgument.code, isValid ? 0 : 2);
    QCOMPARE(asArgument.json["valid"_L1].toBool(), isValid);
    QCOMPARE(asArgument.json["strict_valid"_L1], item["strict"_L1]["ok"_L1]);
    if (isValid)
        QCOMPARE(asArgument.json["normalized"_L1], item["normalized"_L1]);
    QCOMPARE(m_cli.run({u"check"_s, u"--json"_s, u"-"_s}, code.toUtf8()).out, asArgument.out);
}

QTEST_GUILESS_MAIN(CliCheckTest)
#include "clichecktest.moc"
