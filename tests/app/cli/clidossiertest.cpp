// SPDX-License-Identifier: MIT
#include "core/values/account.h"
#include "tests/app/clirunner.h"
#include "tests/support/testmain.h"

namespace clidossiertest
{

using namespace Qt::StringLiterals;
using balcao::test::CliRun;
using balcao::test::CliRunner;

/** `dossier TXID` and `contest TXID`: the file of a sale, proven and read by programs that share no code with ours. */
class CliDossierTest : public QObject
{
    Q_OBJECT

    static QByteArray output(const QString &program, const QStringList &arguments, int *code = nullptr)
    {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished();
        if (code)
            *code = process.exitCode();
        return process.readAllStandardOutput() + process.readAllStandardError();
    }
    static QString written(const CliRunner &cli, const QByteArray &json)
    {
        QFile file(cli.folder() + u"/dossier.json"_s);
        return file.open(QIODevice::WriteOnly) && file.write(json) == json.size() ? file.fileName() : QString();
    }
    static QByteArray proven(const CliRunner &cli, const QByteArray &json, int *code)
    {
        return output(u"python3"_s, {QStringLiteral(BALCAO_TEST_APP "/dossierproof.py"), written(cli, json)}, code)
            .trimmed();
    }

    /** Corrected, paid, seen on the account, contested. */
    static QString sold(const CliRunner &cli, balcao::sandbox::SandboxServer &provider)
    {
        const QStringList address{u"--base-url"_s, provider.baseUrl(), u"--json"_s};
        const QString txid = cli.run(balcao::test::createOf(provider.baseUrl())).text("txid"_L1);
        if (cli.run(QStringList{u"correct"_s, txid, u"--amount"_s, u"45"_s} + address).code != 0 ||
            !provider.pay(txid) || cli.run(QStringList{u"status"_s, txid} + address).text("status"_L1) != "Paga"_L1 ||
            cli.run({u"contest"_s, txid, u"--deadline"_s, u"2099-12-01"_s, u"--reference"_s, u"MED 77"_s}).code != 0)
            return {};
        return txid;
    }

private Q_SLOTS:
    void itIsProvenBySomebodyElse()
    {
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        // Events of another charge stand between this one's.
        QCOMPARE(cli.run(balcao::test::createOf(provider->baseUrl(), u"12"_s)).code, 0);
        const QString txid = sold(cli, *provider);
        QVERIFY(!txid.isEmpty());
        const CliRun run = cli.run({u"dossier"_s, txid, u"--json"_s});
        QVERIFY2(run.code == 0, run.out + run.err);
        int code = -1;
        QCOMPARE(proven(cli, run.out, &code),
                 QByteArray::number(run.json["events"_L1].toArray().size()) + " events, 2 codes");
        QCOMPARE(code, 0);

        QCOMPARE(run.json["charge"_L1]["status"_L1].toString(), u"paid"_s);
        QCOMPARE(run.json["charge"_L1]["contested"_L1]["until"_L1].toString(), u"2099-12-01"_s);
        QCOMPARE(run.json["made_by"_L1].toString(), u"Ana Paula"_s);
        QCOMPARE(run.json["account"_L1].toString(), balcao::accountName());
        const QString text = run.json["text_for_bank"_L1].toString();
        QVERIFY2(text.contains(txid) && text.contains(u"45,00"_s) && !text.contains(u"529.982"_s), qPrintable(text));
        QCOMPARE(QString::fromUtf8(cli.run({u"dossier"_s, txid}).out), text);
    }

    /** What the script says where a bank's copy is not what the ledger wrote. */
    void whatWasChangedIsFound_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("by");
        QTest::newRow("an amount") << QByteArray(R"("centavos":4990)") << QByteArray(R"("centavos":4991)");
        QTest::newRow("who") << QByteArray(R"("operator":"Ana Paula")") << QByteArray(R"("operator":"Ana Paulo")");
        QTest::newRow("what it says") << QByteArray(R"(\"status\":\"Paga\")") << QByteArray(R"(\"status\":\"Pago\")");
        QTest::newRow("the customer") << QByteArray("joao@example.com") << QByteArray("jose@example.com");
        QTest::newRow("a code's field") << QByteArray(R"("country":"BR")") << QByteArray(R"("country":"AR")");
    }
    void whatWasChangedIsFound()
    {
        QFETCH(const QByteArray, what);
        QFETCH(const QByteArray, by);
        static const CliRunner cli;
        static const auto provider = balcao::test::startedSandbox();
        static const QString txid = sold(cli, *provider);
        const CliRun run = cli.run({u"dossier"_s, txid, u"--json"_s});
        QVERIFY2(run.out.contains(what), run.out);
        int code = -1;
        const QByteArray said = proven(cli, QByteArray(run.out).replace(what, by), &code);
        QVERIFY2(code == 1, said);
    }

    void withoutTheCustomer()
    {
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        const QString txid = sold(cli, *provider);
        const CliRun run = cli.run({u"dossier"_s, txid, u"--masked"_s, u"--json"_s});
        QCOMPARE(run.code, 0);
        for (const char *data : {"joao@example.com", "52998224725", "987654321", "da Silva"})
            QVERIFY2(!run.out.contains(data), data);
        int code = -1;
        const QByteArray said = proven(cli, run.out, &code);
        QVERIFY2(code == 0, said);
    }

    /** A code of somebody else is told, never given out; the rest of the file is proven all the same. */
    void withACodeOfAnotherReceiver()
    {
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        const QStringList address{u"--base-url"_s, provider->baseUrl(), u"--json"_s};
        QCOMPARE(cli.run(QStringList{u"calibrate"_s, u"begin"_s} + balcao::test::customerOptions() + address).code, 0);
        QCOMPARE(cli.run(QStringList{u"calibrate"_s, u"confirm"_s, u"--amount"_s, u"1,23"_s, u"--receiver"_s,
                                     u"Balcão Treinamento"_s} +
                         address)
                     .code,
                 0);
        provider->setFault(balcao::sandbox::Fault::OtherReceiver);
        const QString attempt = cli.run(balcao::test::createOf(provider->baseUrl())).text("attempt"_L1);
        for (const QStringList &masked : {QStringList(), QStringList{u"--masked"_s}}) {
            const CliRun run = cli.run(QStringList{u"dossier"_s, attempt, u"--json"_s} + masked);
            QVERIFY2(run.code == 0, run.out + run.err);
            QVERIFY2(!run.out.contains("br.gov.bcb.pix") && !run.out.contains("pix.balcao.example/"), run.out);
            int code = -1;
            const QByteArray said = proven(cli, run.out, &code);
            QVERIFY2(code == 0 && said.endsWith("1 codes, 1 not provable here"), said);
        }
    }

    /** Neither the libraries of a window nor a display are there where scripts run. */
    void qtGuiIsLoadedForPagesOnly()
    {
        const QByteArray libraries = output(u"ldd"_s, {QStringLiteral(BALCAO_CLI)});
        QVERIFY2(libraries.contains("libQt6Core") && !libraries.contains("libQt6Gui"), libraries);
    }

    void onPaper()
    {
        CliRunner cli;
        cli.set(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
        cli.unset(u"DISPLAY"_s);
        cli.unset(u"XDG_RUNTIME_DIR"_s);
        cli.writeSettings("[till]\nshop-name = 'Empório Jacarandá'\n");
        const auto provider = balcao::test::startedSandbox();
        const QString txid = sold(cli, *provider);
        const QString file = cli.folder() + u"/dossier.pdf"_s;
        const CliRun run = cli.run({u"dossier"_s, txid, u"--pdf"_s, file, u"--json"_s});
        QVERIFY2(run.code == 0, run.out + run.err);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.json["file"_L1].toString(), file);
        QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());

        const QString text = QString::fromUtf8(output(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s}));
        for (const QString &words :
             {u"Empório Jacarandá"_s, u"R$ 45,00"_s, u"529.982.247-25"_s, txid, u"R$ 49,90 → R$ 45,00"_s})
            QVERIFY2(text.simplified().contains(words), qPrintable(words + u" in "_s + text));
        const QJsonArray events = run.json["events"_L1].toArray();
        for (const auto &event : events) {
            const QString hash = event["hash"_L1].toString();
            const QString groups = hash.first(4) + u' ' + hash.mid(4, 4) + u' ' + hash.mid(8, 4);
            QVERIFY2(text.simplified().contains(groups), qPrintable(groups + u" in "_s + text));
        }
        // Embedded with the way back to text, and only the letters that are used: a face has 300 kB.
        const QByteArray fonts = output(u"pdffonts"_s, {file}).simplified();
        QVERIFY2(fonts.count(" yes no yes ") + fonts.count(" yes yes yes ") == 2, fonts);
        QVERIFY(QFileInfo(file).size() < 100'000);

        const QString picture = cli.folder() + u"/page"_s;
        static_cast<void>(output(u"pdftoppm"_s, {u"-r"_s, u"203"_s, u"-png"_s, file, picture}));
        QStringList pages = QDir(cli.folder()).entryList({u"page*.png"_s});
        QCOMPARE(pages.size(), run.json["pages"_L1].toInt());
        QStringList codes;
        for (const QString &page : pages)
            codes += QString::fromUtf8(output(u"zbarimg"_s, {u"-q"_s, u"--raw"_s, cli.folder() + u'/' + page}))
                         .split(u'\n', Qt::SkipEmptyParts);
        for (const auto &code : run.json["codes"_L1].toArray())
            QVERIFY(codes.contains(code["code"_L1].toString()));

        // What is there is never written over.
        const CliRun again = cli.run({u"dossier"_s, txid, u"--pdf"_s, file, u"--json"_s});
        QCOMPARE(again.code, 7);
        QCOMPARE(again.errorFields(), QStringList{u"pdf"_s});
    }

    /** No code is drawn while somebody might still pay by it. */
    void aWaitingChargeHasNoPicture()
    {
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        const QString txid = cli.run(balcao::test::createOf(provider->baseUrl())).text("txid"_L1);
        const QString file = cli.folder() + u"/dossier.pdf"_s;
        QCOMPARE(cli.run({u"dossier"_s, txid, u"--pdf"_s, file}).code, 0);
        const QString picture = cli.folder() + u"/page"_s;
        static_cast<void>(output(u"pdftoppm"_s, {u"-r"_s, u"203"_s, u"-png"_s, u"-singlefile"_s, file, picture}));
        QCOMPARE(output(u"zbarimg"_s, {u"-q"_s, picture + u".png"_s}), QByteArray());
    }
};

BALCAO_TEST(CliDossierTest)

} // namespace clidossiertest

#include "clidossiertest.moc"
