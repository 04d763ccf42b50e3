// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/testmain.h"

namespace clireceipttest
{

using namespace Qt::StringLiterals;
using balcao::test::CliRun;
using balcao::test::CliRunner;

/** `receive TXID --take-back --reason TEXT`: a receipt that was a mistake. */
class CliReceiptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReceiptIsTakenBack()
    {
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        const CliRun created = cli.run(balcao::test::createOf(provider->baseUrl()));
        QCOMPARE(created.code, 0);
        const QString txid = created.text("txid"_L1);
        const QStringList back{u"receive"_s, txid, u"--take-back"_s, u"--reason"_s, u"another  charge"_s, u"--json"_s};
        // Nobody has confirmed anything yet.
        QCOMPARE(cli.run(back).code, 2);
        QCOMPARE(cli.run({u"receive"_s, txid, u"--reference"_s, u"E607"_s}).code, 0);
        const CliRun taken = cli.run(back);
        QVERIFY2(taken.code == 0, taken.out + taken.err);
        QCOMPARE(taken.text("status"_L1), u"waiting"_s);
        QVERIFY(taken.json["received"_L1].isNull());
        const QJsonObject last = taken.json["events"_L1].toArray().last().toObject();
        QCOMPARE(last["kind"_L1].toString(), u"receipt_taken_back"_s);
        QCOMPARE(last["data"_L1]["reason"_L1].toString(), u"another charge"_s);
        QCOMPARE(last["operator"_L1].toString(), u"Ana Paula"_s);
        QVERIFY(last.contains("authorised_by"_L1) && last["authorised_by"_L1].isNull());
        const CliRun twice = cli.run(back);
        QCOMPARE(twice.code, 2);
        QCOMPARE(twice.errorFields(), QStringList{u"txid"_s});
        QCOMPARE(cli.run({u"receive"_s, txid}).code, 0);
    }

    void whatCameIsTold()
    {
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        const QString txid = cli.run(balcao::test::createOf(provider->baseUrl())).text("txid"_L1);
        const auto receive = [&](const QString &amount, const QString &reference) {
            return cli.run({u"receive"_s, txid, u"--amount"_s, amount, u"--reference"_s, reference, u"--json"_s});
        };
        const auto payment = [](const QDateTime &utc) {
            return u"E18236120"_s + utc.toString(u"yyyyMMddHHmm"_s) + u"s0a1B2c3D4e"_s;
        };
        const QDateTime now = QDateTime::currentDateTimeUtc();
        for (const QString &wrong : {u"0"_s, u"4x"_s, u"1,999"_s}) {
            const CliRun run = receive(wrong, u"E607"_s);
            QCOMPARE(run.code, 2);
        }
        // Nobody could pay it an hour ago.
        const CliRun early = receive(u"46,30"_s, payment(now.addSecs(-3600)));
        QVERIFY2(early.code == 2, early.out);
        const CliRun done = receive(u"46,30"_s, payment(now));
        QVERIFY2(done.code == 0, done.out + done.err);
        QCOMPARE(done.json["received"_L1]["amount"_L1].toString(), u"46.30"_s);
        // Wherever the charge stands.
        for (const QStringList &told :
             {QStringList{u"list"_s}, QStringList{u"show"_s, txid}, QStringList{u"dossier"_s, txid}})
            QVERIFY2(cli.run(told).out.contains("46,30"), qPrintable(told.constFirst()));
        // One payment pays one charge.
        const QString other = cli.run(balcao::test::createOf(provider->baseUrl(), u"12,00"_s)).text("txid"_L1);
        QCOMPARE(cli.run({u"receive"_s, other, u"--reference"_s, payment(now)}).code, 2);
        QCOMPARE(cli.run({u"receive"_s, other, u"--reference"_s, payment(now).replace(u"s0a1B"_s, u"S0A1b"_s)}).code,
                 2);
    }

    /** There other words name no payment. */
    void aPaymentThatIsLinkedToAFiscalDocument_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<bool>("isLinked");
        QTest::newRow("RS") << QByteArray("state = \"RS\"") << true;
        QTest::newRow("NFC-e") << QByteArray("issues-nfce = true") << true;
        QTest::newRow("NFC-e in another state") << QByteArray("state = \"SP\"\nissues-nfce = true") << true;
        QTest::newRow("another state") << QByteArray("state = \"SP\"\nissues-nfce = false") << false;
    }
    void aPaymentThatIsLinkedToAFiscalDocument()
    {
        QFETCH(const QByteArray, settings);
        QFETCH(const bool, isLinked);
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        const QString txid = cli.run(balcao::test::createOf(provider->baseUrl())).text("txid"_L1);
        QVERIFY(!cli.writeSettings("[shop]\n" + settings + "\n").isEmpty());
        const CliRun run = cli.run({u"receive"_s, txid, u"--reference"_s, u"pix do joao"_s, u"--json"_s});
        QCOMPARE(run.code, isLinked ? 2 : 0);
        QCOMPARE(run.errorFields(), isLinked ? QStringList{u"txid"_s} : QStringList());
        if (isLinked)
            QCOMPARE(cli.run({u"receive"_s, txid}).code, 0);
    }
};

BALCAO_TEST(CliReceiptTest)

} // namespace clireceipttest

#include "clireceipttest.moc"
