// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "tests/app/clirunner.h"
#include "tests/core/service/shop.h"
#include "tests/support/testmain.h"

#include <QFileInfo>

namespace clicalibratetest
{

using namespace Qt::StringLiterals;
using balcao::LedgerAddress;
using balcao::LedgerStore;
using balcao::sandbox::Fault;
using balcao::test::CliRun;
using balcao::test::CliRunner;
using balcao::test::createOf;
using balcao::test::customerOptions;
using balcao::test::startedSandbox;

namespace
{

const QStringList asAna{u"--operator"_s, u"Ana Paula"_s, u"--pin-fd"_s, u"0"_s};
const QStringList asCarlos{u"--operator"_s, u"Carlos"_s, u"--pin-fd"_s, u"0"_s};
const QStringList byCarlos{u"--authorised-by"_s, u"Carlos"_s, u"--authorised-pin-fd"_s, u"0"_s};

/** calibrate WORD at that provider, with whatever else. */
CliRun calibrate(const CliRunner &cli, const QString &baseUrl, const QStringList &arguments,
                 const QByteArray &pins = {})
{
    return cli.run(QStringList{u"calibrate"_s} + arguments + QStringList{u"--json"_s, u"--base-url"_s, baseUrl}, pins);
}

QStringList seen(const QString &amount = u"1,23"_s, const QString &receiver = u"Balcão Treinamento"_s)
{
    return {u"confirm"_s, u"--amount"_s, amount, u"--receiver"_s, receiver};
}

/** "2 amount": the exit code and the fields that are wrong; "0 calibrated": where it stands. */
QString endOf(const CliRun &run)
{
    const QString told = run.code == 0 ? run.text("calibration"_L1) : run.errorFields().join(u',');
    return QString::number(run.code) + u' ' + told;
}

} // namespace

/** calibrate, and what the command line says of a provider that is not calibrated and of codes that pay another receiver. */
class CliCalibrateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fromNothingToCalibrated()
    {
        const CliRunner cli;
        const auto provider = startedSandbox();
        const QString url = provider->baseUrl();
        QCOMPARE(calibrate(cli, url, {u"status"_s}).code, 7); // no ledger yet
        // Scripts of today go on as they are.
        QCOMPARE(cli.run(createOf(url)).warningCodes(), QStringList());
        QCOMPARE(endOf(calibrate(cli, url, {u"status"_s})), u"0 not_asked"_s);
        QCOMPARE(calibrate(cli, url, seen()).code, 2);
        const CliRun begun = calibrate(cli, url, QStringList{u"begin"_s} + customerOptions());
        QVERIFY2(begun.code == 0, begun.out + begun.err);
        QCOMPARE(begun.text("amount"_L1), u"1.23"_s);
        QVERIFY(begun.json["code_verified"_L1].toBool());
        QCOMPARE(begun.warningCodes(), QStringList());
        const CliRun waiting = calibrate(cli, url, {u"status"_s});
        QCOMPARE(endOf(waiting), u"0 charge_made"_s);
        QCOMPARE(waiting.text("attempt"_L1), begun.text("attempt"_L1));
        QVERIFY(waiting.json["waiting"_L1].toBool() && waiting.json["profile"_L1].isNull());
        // Who began it is told until it ends, and is not locked.
        const CliRun before = cli.run(createOf(url, u"5,00"_s));
        QCOMPARE(before.code, 0);
        QCOMPARE(before.warningCodes(), QStringList{u"not_calibrated"_s});
        QCOMPARE(endOf(calibrate(cli, url, seen(u"12,30"_s))), u"2 amount"_s);
        QCOMPARE(endOf(calibrate(cli, url, seen(u"x"_s))), u"2 amount"_s);
        QCOMPARE(endOf(calibrate(cli, url, seen(u"1,23"_s, u"Outra Loja"_s))), u"2 receiver"_s);
        const CliRun done = calibrate(cli, url, seen());
        QCOMPARE(endOf(done), u"0 calibrated"_s);
        const QJsonObject profile = done.json["profile"_L1].toObject();
        QCOMPARE(profile["receiver"_L1]["name"_L1].toString(), u"BALCAO TREINAMENTO"_s);
        QCOMPARE(profile["receiver"_L1]["place"_L1].toString(), u"pix.balcao.example"_s);
        QCOMPARE(profile["forms"_L1]["amount"_L1].toString(), u"number"_s);
        QCOMPARE(profile["forms"_L1]["http"_L1], QJsonArray{200});
        QCOMPARE(profile["unit"_L1].toString(), u"reais"_s);
        QVERIFY(!done.out.contains(CliRunner::key));
        QCOMPARE(cli.run(createOf(url, u"6,00"_s)).warningCodes(), QStringList());
        // Another way of speaking to it is another provider.
        const CliRun unit = cli.run(createOf(url, u"7,00"_s) + QStringList{u"--amount-unit"_s, u"centavos"_s});
        QVERIFY(unit.warningCodes().contains(u"not_calibrated"_s));
        QCOMPARE(cli.run({u"ledger"_s, u"verify"_s}).code, 0);
    }

    void onlyAManagerSaysWhatABankShows()
    {
        const CliRunner cli;
        const auto provider = startedSandbox();
        const QString url = provider->baseUrl();
        QCOMPARE(cli.run(createOf(url)).code, 0);
        auto store = LedgerStore::open(LedgerAddress::file(cli.ledgerFile()), {.counter = u"09"_s});
        balcao::test::employ(**store);
        QCOMPARE(endOf(calibrate(cli, url, {u"status"_s})), u"0 not_calibrated"_s);
        const QStringList begin = QStringList{u"begin"_s} + customerOptions();
        QCOMPARE(endOf(calibrate(cli, url, begin + QStringList{u"--operator"_s, u"Zeca"_s})), u"2 operator"_s);
        QCOMPARE(endOf(calibrate(cli, url, begin + asAna, "1234\n")), u"2 authorised_by"_s);
        QCOMPARE(provider->chargeCount(), 1);
        QCOMPARE(calibrate(cli, url, begin + asCarlos, "246810\n").code, 0);
        QCOMPARE(endOf(calibrate(cli, url, seen() + asAna, "1234\n")), u"2 authorised_by"_s);
        const CliRun done = calibrate(cli, url, seen() + asAna + byCarlos, "1234\n246810\n");
        QCOMPARE(endOf(done), u"0 calibrated"_s);
        QCOMPARE(done.json["profile"_L1]["by"_L1].toString(), u"Ana Paula"_s);
        QCOMPARE(done.json["profile"_L1]["authorised_by"_L1].toString(), u"Carlos"_s);
    }

    void aCodeOfAnotherReceiverIsNotGiven()
    {
        const CliRunner cli;
        const auto provider = startedSandbox();
        const QString url = provider->baseUrl();
        QCOMPARE(calibrate(cli, url, QStringList{u"begin"_s} + customerOptions()).code, 0);
        QCOMPARE(endOf(calibrate(cli, url, seen())), u"0 calibrated"_s);
        const CliRun good = cli.run(createOf(url));
        QCOMPARE(good.code, 0);
        provider->setFault(Fault::OtherReceiver);
        const QString picture = cli.folder() + u"/code.png"_s;
        const QString txid = good.text("txid"_L1);
        const QStringList at{u"--json"_s, u"--base-url"_s, url, u"--qr"_s, picture};
        const auto check = [&](const CliRun &run) {
            QVERIFY2(run.code == 6, run.out + run.err);
            QVERIFY(run.warningCodes().contains(u"other_receiver"_s));
            QCOMPARE(run.errorFields(), QStringList{u"pix_copia_e_cola"_s});
            QVERIFY(run.json["pix_copia_e_cola"_L1].isNull() && !run.json["code_verified"_L1].toBool());
            QVERIFY(!run.out.contains("br.gov.bcb.pix") && !run.err.contains("br.gov.bcb.pix"));
            QVERIFY(!QFileInfo::exists(picture));
        };
        const CliRun made = cli.run(createOf(url, u"12,00"_s) + QStringList{u"--qr"_s, picture});
        check(made);
        check(cli.run(QStringList{u"correct"_s, txid, u"--amount"_s, u"45"_s} + at));
        check(cli.run(QStringList{u"status"_s, txid} + at));
        // For people it names both.
        const CliRun told = cli.run({u"status"_s, txid, u"--base-url"_s, url, u"--lang"_s, u"pt-BR"_s});
        QVERIFY2(QString::fromUtf8(told.err).contains(u"Este código paga outro recebedor: OUTRA LOJA"_s), told.err);
        QVERIFY(!told.out.contains("br.gov.bcb.pix") && !told.err.contains("br.gov.bcb.pix"));

        const QString attempt = made.text("attempt"_L1);
        const CliRun shown = cli.run({u"show"_s, attempt, u"--json"_s});
        QCOMPARE(shown.json["doubts"_L1], QJsonArray{u"other_receiver"_s});
        QVERIFY2(!shown.out.contains("br.gov.bcb.pix") && !shown.out.contains("pix_copia_e_cola"), shown.out);
        const auto events = shown.json["events"_L1].toArray();
        const auto found = std::find_if(events.begin(), events.end(),
                                        [](const auto &event) { return event["kind"_L1].toString() == "created"_L1; });
        QVERIFY(found != events.end());
        QCOMPARE((*found)["data"_L1]["other_receiver"_L1]["expected"_L1]["name"_L1].toString(),
                 u"BALCAO TREINAMENTO"_s);
        QCOMPARE((*found)["data"_L1]["other_receiver"_L1]["found"_L1]["name"_L1].toString(), u"OUTRA LOJA"_s);

        // Somebody has looked: it is the shop's from here on.
        QCOMPARE(cli.run({u"settle"_s, attempt, u"--accept-receiver"_s, u"LARANJA"_s}).code, 2);
        QCOMPARE(cli.run({u"settle"_s, attempt, u"--accept-amount"_s}).code, 2);
        const CliRun accepted = cli.run({u"settle"_s, attempt, u"--accept-receiver"_s, u"Outra Loja"_s, u"--json"_s});
        QVERIFY2(accepted.code == 0, accepted.out + accepted.err);
        QCOMPARE(accepted.text("status"_L1), u"waiting"_s);
        const CliRun next = cli.run(createOf(url, u"13,00"_s));
        QCOMPARE(next.code, 0);
        QVERIFY(next.json["code_verified"_L1].toBool());
    }
};

BALCAO_TEST(CliCalibrateTest)

} // namespace clicalibratetest

#include "clicalibratetest.moc"
