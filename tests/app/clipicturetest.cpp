// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "ui/qr/qrimage.h"

#include <QFile>
#include <QImage>

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
    void pngHoldsTheCode();
    void svgIsWritten();
    void olderPictureDoesNotStay();
    void paidChargeGetsNoPicture();
};

void CliPictureTest::pngHoldsTheCode()
{
    const auto server = startedSandbox();
    const QString file = path(u"código.png"_s);
    const CliRun run = m_cli.run(createOf(server->baseUrl()) + QStringList{u"--qr"_s, file});
    QCOMPARE(run.code, 0);
    const QImage picture(file);
    QVERIFY(!picture.isNull());
    QVERIFY(balcao::readsBack(picture, run.text("pix_copia_e_cola"_L1).toUtf8()));
    const auto matrix = balcao::QrMatrix::encode(run.text("pix_copia_e_cola"_L1).toUtf8());
    QVERIFY(matrix.has_value());
    QVERIFY(picture.width() >= 8 * (matrix->size() + 8));
    const auto isInk = [&picture](int x, int y) { return picture.pixelColor(x, y) == QColor(Qt::black); };
    QVERIFY(isInk(4 * 8, 4 * 8)); // the corner of the finder pattern stands behind exactly four white modules
    QCOMPARE(picture.pixelColor(4 * 8 - 1, 4 * 8), QColor(Qt::white));
}

void CliPictureTest::svgIsWritten()
{
    const auto server = startedSandbox();
    const QString txid = m_cli.run(createOf(server->baseUrl())).text("txid"_L1);
    const QString file = path(u"status.SVG"_s);
    QCOMPARE(status(*server, txid, file).code, 0);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().contains("<svg"));
}

void CliPictureTest::olderPictureDoesNotStay()
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

void CliPictureTest::paidChargeGetsNoPicture()
{
    const auto server = startedSandbox();
    const QString txid = m_cli.run(createOf(server->baseUrl())).text("txid"_L1);
    QVERIFY(server->pay(txid));
    QCOMPARE(status(*server, txid, path(u"paid.png"_s)).code, 0);
    QVERIFY(!QFile::exists(path(u"paid.png"_s)));
}

QTEST_GUILESS_MAIN(CliPictureTest)
#include "clipicturetest.moc"
