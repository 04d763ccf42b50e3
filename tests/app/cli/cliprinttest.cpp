// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/core/printing/readpaper.h"
#include "tests/support/devpts.h"
#include "tests/support/paperprinter.h"
#include "tests/support/testmain.h"

namespace cliprinttest
{

using namespace Qt::StringLiterals;
using balcao::test::CliRun;
using balcao::test::CliRunner;
using balcao::test::PaperPrinter;
using balcao::test::PrinterEnd;
using Manner = PaperPrinter::Manner;

/** `print TXID --to …`: the slip of a charge, read back from the bytes. */
class CliPrintTest : public QObject
{
    Q_OBJECT

    /** A charge of @p cli's ledger that waits. */
    static CliRun created(const CliRunner &cli)
    {
        const auto provider = balcao::test::startedSandbox();
        return cli.run(balcao::test::createOf(provider->baseUrl()));
    }
    static QByteArray contents(const QString &file)
    {
        QFile read(file);
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }

private Q_SLOTS:
    void theSlipIsReadBack_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("cuts");
        QTest::newRow("as most printers are") << QByteArray() << 576 << 1;
        QTest::newRow("58 mm, without a cutter") << QByteArray("paper = '58mm'\ncut = false\n") << 384 << 0;
        QTest::newRow("180 dpi") << QByteArray("paper = '80mm-180dpi'\n") << 512 << 1;
    }
    void theSlipIsReadBack()
    {
        QFETCH(const QByteArray, settings);
        QFETCH(const int, width);
        QFETCH(const int, cuts);
        const CliRunner cli;
        cli.writeSettings("[till]\nshop-name = 'Empório Jacarandá'\n[printing]\n" + settings);
        const CliRun charge = created(cli);
        QCOMPARE(charge.code, 0);
        const QString file = cli.folder() + u"/slip.bin"_s;
        const CliRun run = cli.run({u"print"_s, charge.text("txid"_L1), u"--to"_s, file, u"--json"_s});
        QVERIFY2(run.code == 0, run.out + run.err);
        QVERIFY(run.json["has_code"_L1].toBool());
        QVERIFY(run.json["ready"_L1].isNull());
        const QByteArray bytes = contents(file);
        QCOMPARE(run.json["bytes"_L1].toInt(), bytes.size());
        QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());

        const ReadPaper paper = ReadPaper::of(bytes);
        QCOMPARE(paper.problem, QString());
        QCOMPARE(paper.code(u"QR-Code"_s), charge.text("pix_copia_e_cola"_L1));
        QVERIFY(paper.code(u"CODE-128"_s).startsWith(u'B'));
        QCOMPARE(paper.width(), width);
        QCOMPARE(paper.told["cuts"_L1].toInt(), cuts);
        // Without the txid, the paper is shorter.
        cli.writeSettings("[till]\nshop-name = 'Empório Jacarandá'\n[printing]\ntxid = false\n" + settings);
        QCOMPARE(cli.run({u"print"_s, charge.text("txid"_L1), u"--to"_s, file}).code, 0);
        QVERIFY(ReadPaper::of(contents(file), false).rows.size() < paper.rows.size());
    }

    /** Once for each revision, by who printed it. */
    void theLedgerKnowsThatItIsOnPaper()
    {
        const CliRunner cli;
        const QString txid = created(cli).text("txid"_L1);
        const QString file = cli.folder() + u"/slip.bin"_s;
        QCOMPARE(cli.run({u"print"_s, txid, u"--to"_s, file}).code, 0);
        QCOMPARE(cli.run({u"print"_s, txid, u"--to"_s, file}).code, 0);
        QStringList shown;
        const QJsonArray events = cli.run({u"show"_s, txid, u"--json"_s}).json["events"_L1].toArray();
        for (const auto &event : events) {
            if (event["kind"_L1] == "shown"_L1)
                shown.append(event["data"_L1]["place"_L1].toString() + u' ' + event["operator"_L1].toString());
        }
        QCOMPARE(shown, QStringList{u"paper Ana Paula"_s});
    }

    /** While a PIN is waited for another window corrects the charge: its old code is not brought to the printer. */
    void whatChangedMeanwhileIsNotPrinted()
    {
        if (!balcao::test::hasPseudoTerminals())
            QSKIP("there are no pseudo-terminals here, and a PIN is typed on one");
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        const QString txid = cli.run(balcao::test::createOf(provider->baseUrl())).text("txid"_L1);
        QCOMPARE(cli.run({u"operator"_s, u"add"_s, u"Carlos"_s, u"--role"_s, u"manager"_s, u"--new-pin-fd"_s, u"0"_s},
                         "246810\n")
                     .code,
                 0);
        const QStringList asCarlos{u"--operator"_s, u"Carlos"_s, u"--pin-fd"_s, u"0"_s};
        const QString file = cli.folder() + u"/slip.bin"_s;
        const QStringList print{u"print"_s, txid, u"--to"_s, file, u"--lang"_s, u"en"_s};
        QProcess typing;
        QSignalSpy finished(&typing, &QProcess::finished);
        cli.startIn(typing, u"exec python3 '" BALCAO_TEST_APP "/typedpin.py' 246810 \"$0\" \"$@\""_s,
                    print + QStringList{u"--operator"_s, u"Carlos"_s});
        QTRY_VERIFY_WITH_TIMEOUT(typing.canReadLine(), 30'000);
        QCOMPARE(typing.readLine(), "asked\n");
        const CliRun corrected = cli.run(
            QStringList{u"correct"_s, txid, u"--amount"_s, u"45"_s, u"--base-url"_s, provider->baseUrl()} + asCarlos,
            "246810\n");
        QVERIFY2(corrected.code == 0, corrected.out + corrected.err);
        typing.write("\n");
        QVERIFY(!finished.isEmpty() || finished.wait(30'000));
        const CliRun late = CliRunner::resultOf(typing);
        QVERIFY2(late.code == 2 && late.out.contains("has changed meanwhile"), late.out + late.err);
        QVERIFY(!QFile::exists(file));
        QCOMPARE(cli.run(print + asCarlos, "246810\n").code, 0);
        QVERIFY(QFile::exists(file));
    }
    void printersOfTheSettingsAndOfTheNetwork()
    {
        const CliRunner cli;
        const QString txid = created(cli).text("txid"_L1);
        const PaperPrinter ready(Manner::Ready);
        cli.writeSettings("[printing]\nname = 'kitchen'\nprinter = '" + ready.address().toLatin1() + "'\n");
        const QString bare = ready.address().sliced(QStringView(u"tcp://").size());
        for (const QString &to : {ready.address(), u"kitchen"_s, bare})
            QCOMPARE(cli.run({u"print"_s, txid, u"--to"_s, to}).code, 0);
        QTRY_COMPARE(ready.ended(), 3);
        QVERIFY(!ready.paper().isEmpty() && !QFile::exists(bare));
        // Part of the paper may have been printed.
        const PaperPrinter stalled(Manner::Silent, PrinterEnd{.after = 6000, .isReset = true});
        const CliRun run = cli.run({u"print"_s, txid, u"--to"_s, stalled.address(), u"--json"_s});
        QVERIFY2(run.code == 4, run.out + run.err);
        QCOMPARE(run.errorFields(), QStringList{u"to"_s});
    }

    /** A file that is named as the printer by mistake stays as it is. */
    void regularFileIsNoPrinter()
    {
        const CliRunner cli;
        const QString txid = created(cli).text("txid"_L1);
        QFile file(cli.folder() + u"/stock.csv"_s);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("coffee") == 6 && file.flush());
        cli.writeSettings("[printing]\nprinter = '" + QFile::encodeName(file.fileName()) + "'\n");
        const CliRun run = cli.run({u"print"_s, txid, u"--to"_s, u"printer"_s, u"--lang"_s, u"en"_s});
        QVERIFY2(run.code == 2 && run.err.contains("is a file, not a printer"), run.out + run.err);
        QCOMPARE(contents(file.fileName()), "coffee");
    }

#ifndef Q_OS_WIN
    /** Names that mean a printer make no file. */
    void printersNameMakesNoFile()
    {
        const CliRunner cli;
        const QString txid = created(cli).text("txid"_L1);
        for (const QString &to :
             {u"/dev/balcao-no-such-printer"_s, u"//127.0.0.1:1"_s, u"192.168.0.9;9100"_s, u"\\\\server\\printer"_s,
              u"192.168.0.9:99999"_s, u"socket:192.168.0.9"_s, u"slip:1.bin"_s, u"http://printer"_s}) {
            const CliRun run = cli.run({u"print"_s, txid, u"--to"_s, to, u"--json"_s});
            QVERIFY2(run.code != 0 && run.errorFields() == QStringList{u"to"_s}, run.out);
            QVERIFY2(!QFile::exists(to), qPrintable(to));
        }
        QCOMPARE(cli.run({u"print"_s, txid, u"--to"_s, cli.folder() + u"/slip:1.bin"_s}).code, 0);
        QCOMPARE(cli.run({u"print"_s, txid, u"--to"_s, cli.ledgerFile()}).code, 2);
    }

    void pausedQueueGetsNothing()
    {
        CliRunner cli;
        const QString txid = created(cli).text("txid"_L1);
        const QString folder = cli.folder() + u"/programs"_s;
        QVERIFY(QDir().mkpath(folder));
        const auto install = [&folder](const QString &name, const QByteArray &script) {
            QFile program(folder + u'/' + name);
            return program.open(QIODevice::WriteOnly) && program.write("#!/bin/sh\n" + script) > 0 &&
                   program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        };
        QVERIFY(install(u"lpstat"_s, "echo 'printer caixa disabled since Fri -'\n"));
        QVERIFY(install(u"lp"_s, "/bin/cat >'" + QFile::encodeName(folder) + "/job'\n"));
        cli.set(u"PATH"_s, folder);
        cli.writeSettings("[printing]\nprinter = 'caixa'\n");
        const CliRun run = cli.run({u"print"_s, txid, u"--to"_s, u"printer"_s, u"--json"_s});
        QVERIFY2(run.code == 5, run.out + run.err);
        QVERIFY(!QFile::exists(folder + u"/job"_s));
    }
#endif

    /** A charge that was received has a receipt without a code; its code is not in the file. */
    void receiptHasNoCode()
    {
        const CliRunner cli;
        const QString txid = created(cli).text("txid"_L1);
        QCOMPARE(cli.run({u"receive"_s, txid}).code, 0);
        const QString file = cli.folder() + u"/paid.bin"_s;
        const CliRun paid = cli.run({u"print"_s, txid, u"--to"_s, file, u"--json"_s});
        QCOMPARE(paid.code, 0);
        QVERIFY(!paid.json["has_code"_L1].toBool());
        const ReadPaper paper = ReadPaper::of(contents(file));
        QCOMPARE(paper.problem, QString());
        QCOMPARE(paper.code(u"QR-Code"_s), QString());
        QVERIFY(!contents(file).contains("br.gov.bcb.pix"));
    }
};

BALCAO_TEST(CliPrintTest)

} // namespace cliprinttest

#include "cliprinttest.moc"
