// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/testmain.h"

namespace clichecktest
{

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
    void whoseItIs();
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
    QTest::newRow("in quotes") << QStringList{u'"' + code + u'"'} << 0;
    QTest::newRow("beside a damaged copy") << QStringList{code + u' ' + code.chopped(4) + u"1D3E"_s} << 0;
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

/** With a ledger at hand: which charge, which revision, what became of it. */
void CliCheckTest::whoseItIs()
{
    const CliRunner cli;
    const auto provider = startedSandbox();
    const CliRun created = cli.run(createOf(provider->baseUrl()));
    QCOMPARE(created.code, 0);
    const QString first = created.text("pix_copia_e_cola"_L1);
    const QString txid = created.text("txid"_L1);
    const auto charge = [&cli](const QString &code, int exit, const QString &verdict) {
        const CliRun run = cli.run({u"check"_s, u"--json"_s, u"--"_s, code});
        if (run.code != exit || run.text("verdict"_L1) != verdict || !run.err.isEmpty())
            qWarning() << run.out << run.err;
        return run.code == exit && run.text("verdict"_L1) == verdict ? run.json["charge"_L1].toObject() : QJsonObject();
    };
    const QJsonObject ours = charge(first, 0, u"ours"_s);
    QCOMPARE(ours["txid"_L1].toString(), txid);
    QCOMPARE(ours["attempt"_L1].toString(), created.text("attempt"_L1));
    QCOMPARE(ours["revision"_L1].toInt(), 1);
    QCOMPARE(ours["standing"_L1].toString(), u"current"_s);
    QVERIFY(ours["damage"_L1].isNull());
    // As people paste it.
    QString groups = first;
    for (qsizetype at = 4; at < groups.size(); at += 5)
        groups.insert(at, u' ');
    const QStringList pastes{u"Pix de R$ 49,90 para pagar. Copie o código abaixo:\n\n"_s + first,
                             u"Oi! "_s + first + u"\nObrigado"_s,
                             u'"' + first + u'"',
                             u'*' + first + u'*',
                             first + u'.',
                             u"{\"pix\":\""_s + first + u"\"}"_s,
                             u"]Q1"_s + first,
                             groups};
    for (const QString &pasted : pastes)
        QCOMPARE(charge(pasted, 0, u"ours"_s).value("attempt"_L1), ours.value("attempt"_L1));
    const QJsonObject damaged = charge(QString(first).remove("***"_L1), 2, u"damaged"_s);
    QCOMPARE(damaged["damage"_L1]["missing"_L1].toString(), u"***"_s);
    QCOMPARE(damaged["attempt"_L1], ours["attempt"_L1]);

    const CliRun corrected =
        cli.run({u"correct"_s, txid, u"--amount"_s, u"39,90"_s, u"--base-url"_s, provider->baseUrl(), u"--json"_s});
    QCOMPARE(corrected.code, 0);
    const QJsonObject now = charge(corrected.text("pix_copia_e_cola"_L1), 0, u"ours"_s);
    QCOMPARE(now["revision"_L1].toInt(), 2);
    QCOMPARE(now["standing"_L1].toString(), u"current"_s);
    if (corrected.text("pix_copia_e_cola"_L1) != first) {
        const QJsonObject old = charge(first, 0, u"ours"_s);
        QCOMPARE(old["revision"_L1].toInt(), 1);
        QCOMPARE(old["current_revision"_L1].toInt(), 2);
        QCOMPARE(old["standing"_L1].toString(), u"corrected"_s);
    }
    QCOMPARE(cli.run({u"receive"_s, txid, u"--amount"_s, u"49,90"_s}).code, 0);
    QCOMPARE(charge(first, 0, u"ours"_s)["standing"_L1].toString(), u"paid"_s);

    const CliRun other = cli.run({u"check"_s, u"--json"_s, QLatin1StringView(goodCode)});
    QCOMPARE(other.text("verdict"_L1), u"not_in_ledger"_s);
    QVERIFY(other.json["charge"_L1].isNull());
    QCOMPARE(other.code, 0);
    const CliRun said = cli.run({u"check"_s, first});
    QVERIFY2(said.out.contains(created.text("attempt"_L1).toUtf8()), said.out);
}

BALCAO_TEST(CliCheckTest)

} // namespace clichecktest

#include "clichecktest.moc"
