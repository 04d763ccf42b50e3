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
        check(cli.run(createOf(url, u"12,00"_s) + QStringList{u"--qr"_s, picture}));
        check(cli.run(QStringList{u"correct"_s, txid, u"--amount"_s, u"45"_s} + at));
        check(cli.run(QStringList{u"status"_s, txid} + at));
        // For people it names both.
        const CliRun told = cli.run({u"status"_s, txid, u"--base-url"_s, url, u"--lang"_s, u"pt-BR"_s});
        QVERIFY2(QString::fromUtf8(told.err).contains(u"Este código paga outro recebedor: OUTRA LOJA"_s), told.err);
        QVERIFY(!told.out.contains("br.gov.bcb.pix") && !told.err.contains("br.gov.bcb.pix"));
    }
};

BALCAO_TEST(CliCalibrateTest)

} // namespace clicalibratetest

#include "clicalibratetest.moc"
