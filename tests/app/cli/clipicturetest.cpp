// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/greypicture.h"
#include "tests/support/testmain.h"
#include "ui/qr/qrimage.h"

#include <QFile>
#include <QImage>

namespace clipicturetest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;
using balcao::sandbox::Fault;

/** --qr: a picture of the code of this run, or none. */
class CliPictureTest : public QObject
{
    Q_OBJECT

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] CliRun status(const balcao::sandbox::SandboxServer &server, const QString &txid,
                                const QString &picture) const
    {
        return m_cli.run({u"status"_s, txid, u"--json"_s, u"--base-url"_s, server.baseUrl(), u"--qr"_s, picture});
    }

    CliRunner m_cli;
    QTemporaryDir m_folder;

private Q_SLOTS:
    void pngHoldsTheCode()
    {
        const auto server = startedSandbox();
        const QString file = path(u"código.png"_s);
        const CliRun run = m_cli.run(createOf(server->baseUrl()) + QStringList{u"--qr"_s, file});
        QCOMPARE(run.code, 0);
        const QImage picture(file);
        QVERIFY(!picture.isNull());
        QVERIFY(balcao::readsBack(balcao::test::grey(picture), run.text("pix_copia_e_cola"_L1).toUtf8()));
        const auto matrix = balcao::QrMatrix::encode(run.text("pix_copia_e_cola"_L1).toUtf8());
        QVERIFY(matrix.has_value());
        QVERIFY(picture.width() >= 8 * (matrix->size() + 8));
        const auto isInk = [&picture](int x, int y) { return picture.pixelColor(x, y) == QColor(Qt::black); };
        QVERIFY(isInk(4 * 8, 4 * 8)); // exactly four white modules before the finder pattern
        QCOMPARE(picture.pixelColor(4 * 8 - 1, 4 * 8), QColor(Qt::white));
    }

    void nobodyElseReadsThePicture()
    {
        const auto server = startedSandbox();
        const QString file = path(u"own.png"_s);
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        m_cli.startIn(process, u"umask 000; exec \"$0\" \"$@\""_s,
                      createOf(server->baseUrl()) + QStringList{u"--qr"_s, file});
        QVERIFY(!finished.isEmpty() || finished.wait(30'000));
        QCOMPARE(process.exitCode(), 0);
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QCOMPARE(QFile::permissions(file) & others, QFile::Permissions());
        QVERIFY(!QImage(file).isNull());
    }

    /** A memory stick, or a folder of another computer: picture, slip and closing are written there. */
    void aFolderWithoutPermissionsTakesFiles()
    {
        const auto server = startedSandbox();
        CliRunner cli;
        cli.set(u"LD_PRELOAD"_s, QStringLiteral(BALCAO_NO_PERMISSIONS));
        cli.set(u"ASAN_OPTIONS"_s, u"verify_asan_link_order=0:"_s + qEnvironmentVariable("ASAN_OPTIONS"));
        const QString picture = path(u"stick.png"_s);
        const CliRun made = cli.run(createOf(server->baseUrl()) + QStringList{u"--qr"_s, picture});
        QVERIFY2(made.code == 0, made.out + made.err);
        QVERIFY(!QImage(picture).isNull());
        const QString slip = path(u"stick.bin"_s);
        const CliRun printed = cli.run({u"print"_s, made.text("txid"_L1), u"--to"_s, slip});
        QVERIFY2(printed.code == 0, printed.out + printed.err);
        QVERIFY(QFileInfo(slip).size() > 0);
        const QString closing = path(u"stick.pdf"_s);
        const CliRun closed = cli.run({u"closing"_s, u"--json"_s, u"--pdf"_s, closing});
        QVERIFY2(closed.code == 0 && closed.json["closed"_L1].toBool(), closed.out + closed.err);
        QVERIFY(QFileInfo(closing).size() > 0);
    }

    void svgIsWritten()
    {
        const auto server = startedSandbox();
        const QString txid = m_cli.run(createOf(server->baseUrl())).text("txid"_L1);
        const QString file = path(u"status.SVG"_s);
        QCOMPARE(status(*server, txid, file).code, 0);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().contains("<svg"));
    }

    void olderPictureDoesNotStay()
    {
        const auto server = startedSandbox();
        const QString file = path(u"older.png"_s);
        const CliRun created = m_cli.run(createOf(server->baseUrl()) + QStringList{u"--qr"_s, file});
        QVERIFY(QFile::exists(file));
        server->setFault(Fault::BadCrc);
        const CliRun run = m_cli.run({u"--lang=en"_s, u"--base-url"_s, server->baseUrl(), u"correct"_s,
                                      created.text("txid"_L1), u"--amount=5"_s, u"--qr"_s, file});
        QCOMPARE(run.code, 6);
        QVERIFY(!QFile::exists(file));
        QVERIFY(run.err.contains("older.png"));
    }

    void paidChargeGetsNoPicture()
    {
        const auto server = startedSandbox();
        const QString txid = m_cli.run(createOf(server->baseUrl())).text("txid"_L1);
        QVERIFY(server->pay(txid));
        QCOMPARE(status(*server, txid, path(u"paid.png"_s)).code, 0);
        QVERIFY(!QFile::exists(path(u"paid.png"_s)));
    }

    /** A copy of the program in another folder has no reader beside it: no picture reads back there. */
    void aPictureThatDoesNotReadBackIsNotWritten()
    {
        if (!balcao::canReadBack())
            QSKIP("built without a reader");
        const auto server = startedSandbox();
        const QString file = path(u"unread.png"_s);
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        m_cli.startIn(process, u"cp \"$0\" '%1' && exec '%1' \"$@\""_s.arg(path(u"balcao-cli"_s)),
                      createOf(server->baseUrl()) + QStringList{u"--qr"_s, file});
        QVERIFY(!finished.isEmpty() || finished.wait(30'000));
        QVERIFY(process.exitCode() != 0);
        QVERIFY(!QFile::exists(file));
    }

    void whatIsNoFileOfItsOwnIsRefused_data()
    {
        QTest::addColumn<QString>("script");
        QTest::newRow("a link to the ledger") << u"ln -s \"$L\" \"$Q\""_s;
        QTest::newRow("another name of the ledger") << u"ln \"$L\" \"$Q\""_s;
        QTest::newRow("another name of its log") << u"touch \"$L-wal\" && ln \"$L-wal\" \"$Q\""_s;
        QTest::newRow("a link to any file") << u"echo kept >\"$Q.txt\" && ln -s \"$Q.txt\" \"$Q\""_s;
        QTest::newRow("a link to nothing") << u"ln -s \"$Q.none\" \"$Q\""_s;
        QTest::newRow("a device") << u"ln -s /dev/null \"$Q\""_s;
        QTest::newRow("a pipe") << u"mkfifo \"$Q\""_s;
        QTest::newRow("the ledger itself") << u"mv \"$L\" \"$Q\""_s;
    }
    void whatIsNoFileOfItsOwnIsRefused()
    {
#ifdef Q_OS_WIN
        QSKIP("made by a shell");
#else
        QFETCH(const QString, script);
        const auto server = startedSandbox();
        const CliRunner cli;
        const QTemporaryDir folder;
        const QString picture = folder.filePath(u"q.png"_s);
        QCOMPARE(cli.run(createOf(server->baseUrl())).code, 0);
        QProcess shell;
        shell.start(u"/bin/sh"_s, {u"-c"_s, u"L=$1 Q=$2; "_s + script, u"sh"_s, cli.ledgerFile(), picture});
        QVERIFY(shell.waitForFinished() && shell.exitCode() == 0);
        const bool isMoved = !QFile::exists(cli.ledgerFile());
        const QString ledger = isMoved ? picture : cli.ledgerFile();
        const CliRun run =
            cli.run(createOf(server->baseUrl(), u"7"_s) + QStringList{u"--qr"_s, picture, u"--ledger"_s, ledger});
        QCOMPARE(run.code, 2);
        QCOMPARE(run.errorFields(), QStringList{u"qr"_s});
        QCOMPARE(server->chargeCount(), 1);
        QCOMPARE(cli.run({u"ledger"_s, u"verify"_s, u"--ledger"_s, ledger}).code, 0);
#endif
    }
};

BALCAO_TEST(CliPictureTest)

} // namespace clipicturetest

#include "clipicturetest.moc"
