// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLocalServer>
#include <QRegularExpression>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#endif

namespace clilocaltest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;
using balcao::sandbox::Fault;

/** The real program and this computer: its files, its folders, its output, and what others may read there. */
class CliLocalTest : public QObject
{
    Q_OBJECT

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    CliRunner m_cli;
    QTemporaryDir m_folder;

private Q_SLOTS:
    void localError_data()
    {
        QFile file(path(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QFile emptyKey(path(u"empty.key"_s));
        QVERIFY(emptyKey.open(QIODevice::WriteOnly) && emptyKey.write("\n") == 1);
        QVERIFY(QDir().mkpath(path(u"folder.png"_s)));
        QTest::addColumn<QStringList>("options");
        QTest::newRow("no key file") << QStringList{u"--api-key-file"_s, path(u"missing"_s)};
        QTest::newRow("the key file is a folder") << QStringList{u"--api-key-file"_s, m_folder.path()};
        QTest::newRow("the key file is empty") << QStringList{u"--api-key-file"_s, path(u"empty.key"_s)};
#ifndef Q_OS_WIN
        QCOMPARE(::mkfifo(QFile::encodeName(path(u"pipe"_s)).constData(), 0600), 0);
        QTest::newRow("the key file is a pipe that nobody writes to")
            << QStringList{u"--timeout=1"_s, u"--api-key-file"_s, path(u"pipe"_s)};
        QTest::newRow("the key file is a device without a line") << QStringList{u"--api-key-file"_s, u"/dev/zero"_s};
#endif
        QTest::newRow("no folder for the QR") << QStringList{u"--qr"_s, path(u"missing/qr.png"_s)};
        QTest::newRow("the QR file is a folder") << QStringList{u"--qr"_s, path(u"folder.png"_s)};
        QTest::newRow("the QR file's name is too long") << QStringList{u"--qr"_s, path(QString(252, u'a') + u".png"_s)};
        QTest::newRow("the data folder is a file") << QStringList{u"--data-dir"_s, path(u"file"_s)};
        QTest::newRow("the data folder lies below a file") << QStringList{u"--data-dir"_s, path(u"file/data"_s)};
    }
    void localError()
    {
        QFETCH(const QStringList, options);
        const auto server = startedSandbox();
        const CliRun run = m_cli.run(createOf(server->baseUrl()) + options);
        QCOMPARE(run.code, 7);
        QCOMPARE(run.text("outcome"_L1), u"unreachable"_s);
        QCOMPARE(server->chargeCount(), 0);
    }

    void dataDirIsMade()
    {
        const auto server = startedSandbox();
        QFile keyFile(path(u"key"_s));
        QVERIFY(keyFile.open(QIODevice::WriteOnly) && keyFile.write(CliRunner::key) > 0);
        keyFile.close();
        CliRunner cli;
        cli.unset(u"BALCAO_API_KEY"_s);
        const QString folder = path(u"a/b/data"_s);
        const CliRun run = cli.run(createOf(server->baseUrl()) +
                                   QStringList{u"--data-dir"_s, folder, u"--api-key-file"_s, keyFile.fileName()});
        QCOMPARE(run.code, 0);
        QVERIFY(QFileInfo(folder).isDir());
        // The ledger, for this user only.
        QVERIFY(QFileInfo(folder + u"/ledger.sqlite"_s).isFile());
#ifndef Q_OS_WIN
        QVERIFY(!(QFileInfo(folder + u"/ledger.sqlite"_s).permissions() & (QFile::ReadGroup | QFile::ReadOther)));
        QVERIFY(!(QFileInfo(folder).permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::ExeOther)));
#endif
    }

    void aResultThatCannotBeWrittenIsSaid_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        const QStringList create = createOf(QString()).sliced(4);
        QTest::newRow("create") << QStringList{u"create"_s} + create << 8;
        QTest::newRow("create, JSON") << QStringList{u"create"_s, u"--json"_s} + create << 8;
        QTest::newRow("correct") << QStringList{u"correct"_s, u"TXID"_s, u"--amount=1"_s} << 8;
        QTest::newRow("status") << QStringList{u"status"_s, u"TXID"_s} << 8;
        QTest::newRow("settle") << QStringList{u"settle"_s, u"ATTEMPT"_s, u"--absent"_s} << 8;
        QTest::newRow("receive") << QStringList{u"receive"_s, u"TXID"_s} << 8;
        QTest::newRow("version") << QStringList{u"--version"_s} << 8;
        QTest::newRow("not valid stays so") << QStringList{u"correct"_s, u"TXID"_s, u"--amount=x"_s, u"--json"_s} << 2;
        QTest::newRow("nothing was sent")
            << QStringList{u"show"_s, u"TXID"_s, u"--json"_s, u"--ledger=/nowhere/at/all"_s} << 7;
    }
    void aResultThatCannotBeWrittenIsSaid()
    {
        if (!QFile::exists(u"/dev/full"_s))
            QSKIP("there is no /dev/full here");
        QFETCH(QStringList, arguments);
        QFETCH(const int, code);
        const CliRunner cli;
        const auto server = startedSandbox();
        const QString txid = cli.run(createOf(server->baseUrl(), u"12"_s)).text("txid"_L1);
        server->setFault(Fault::Hang);
        const QString attempt =
            cli.run(createOf(server->baseUrl(), u"13"_s) + QStringList{u"--timeout=1"_s}).text("attempt"_L1);
        server->setFault(Fault::None);
        arguments.replaceInStrings(u"TXID"_s, txid).replaceInStrings(u"ATTEMPT"_s, attempt);
        arguments += QStringList{u"--base-url"_s, server->baseUrl(), u"--lang=en"_s};
        for (const QString &script : {u"exec \"$0\" \"$@\" >/dev/full"_s, u"exec \"$0\" \"$@\" >&-"_s}) {
            QProcess process;
            QSignalSpy finished(&process, &QProcess::finished);
            cli.startIn(process, script, arguments);
            QVERIFY(!finished.isEmpty() || finished.wait());
            const CliRun run = CliRunner::resultOf(process);
            if (arguments.contains(u"settle"_s) || arguments.contains(u"receive"_s))
                QVERIFY2(run.code == code || run.code == 2, run.err); // the second time it is settled, is received
            else
                QVERIFY2(run.code == code, run.err);
            QVERIFY2(run.code == 2 || run.err.contains("could not be written to standard output"), run.err);
            QVERIFY(run.out.isEmpty());
        }
        QCOMPARE(cli.run({u"ledger"_s, u"verify"_s}).code, 0);
    }

    /** As `--help | head` leaves it, at its end. */
    void helpIntoAClosedPipeIsNoError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("help") << QStringList{u"--help"_s};
        QTest::newRow("help of a command") << QStringList{u"create"_s, u"--help"_s};
        QTest::newRow("version") << QStringList{u"--version"_s};
    }
    void helpIntoAClosedPipeIsNoError()
    {
#ifdef Q_OS_WIN
        QSKIP("/bin/sh makes the pipe");
#else
        QFETCH(const QStringList, arguments);
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        const QString pipe = path(u"closed"_s);
        m_cli.startIn(
            process,
            u"rm -f '%1'; mkfifo '%1'; exec 3<>'%1' 4>'%1'; exec 3<&-; exec \"$0\" \"$@\" >&4 4>&-"_s.arg(pipe),
            arguments);
        QVERIFY(!finished.isEmpty() || finished.wait());
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardError(), QByteArray());
#endif
    }

    void closedOutputIsNotTheLedger()
    {
#ifndef Q_OS_WIN
        const CliRunner cli;
        const auto server = startedSandbox();
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        cli.startIn(process, u"exec \"$0\" \"$@\" <&- >&- 2>&-"_s, createOf(server->baseUrl()));
        QVERIFY(!finished.isEmpty() || finished.wait());
        QCOMPARE(process.exitCode(), 8);
        QCOMPARE(cli.run({u"ledger"_s, u"verify"_s}).code, 0);
#endif
    }

    void theKeyComesThroughAPipe()
    {
#ifdef Q_OS_WIN
        QSKIP("/bin/sh makes the pipe");
#else
        const auto server = startedSandbox();
        CliRunner cli;
        cli.unset(u"BALCAO_API_KEY"_s);
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        cli.startIn(process, u"printf '%1\\n' | \"$0\" \"$@\""_s.arg(QLatin1StringView(CliRunner::key)),
                    createOf(server->baseUrl()) + QStringList{u"--api-key-file"_s, u"/dev/stdin"_s});
        QVERIFY(!finished.isEmpty() || finished.wait());
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        QCOMPARE(server->chargeCount(), 1);
#endif
    }

    void aKeyInTheWrongPlaceIsNotRepeated_data()
    {
        QTest::addColumn<QStringList>("options");
        const QString key = QLatin1StringView(CliRunner::key);
        QTest::newRow("instead of its file") << QStringList{u"--api-key-file"_s, key};
        QTest::newRow("instead of its file, with =") << QStringList{u"--api-key-file="_s + key};
        QTest::newRow("as an option") << QStringList{u"--api-key"_s, key};
        QTest::newRow("as another option") << QStringList{u"--token="_s + key};
        QTest::newRow("behind an unknown one") << QStringList{u"--secret"_s, key};
    }
    void aKeyInTheWrongPlaceIsNotRepeated()
    {
        QFETCH(const QStringList, options);
        for (const QStringList &form : {QStringList{}, QStringList{u"--json"_s}}) {
            const CliRun run = m_cli.run(form + QStringList{u"status"_s} + options +
                                         QStringList{u"t-1"_s, u"--base-url=http://127.0.0.1:9"_s});
            QVERIFY(run.code == 1 || run.code == 7);
            QVERIFY(!run.err.isEmpty() || !run.json.isEmpty());
            QVERIFY2(!(run.out + run.err).contains(CliRunner::key), run.out + run.err);
        }
    }

    void noKeyringIsSaidAtOnce_data()
    {
        QTest::addColumn<bool>("hasSilentBus");
        QTest::addColumn<QString>("desktop");
        QTest::newRow("no bus") << false << u"GNOME"_s;
        QTest::newRow("no bus, KDE") << false << u"KDE"_s;
        QTest::newRow("a bus that says nothing") << true << u"GNOME"_s;
        QTest::newRow("a bus that says nothing, KDE") << true << u"KDE"_s;
    }
    /** In less time than a session bus, or a keyring, is waited for by their own libraries. */
    void noKeyringIsSaidAtOnce()
    {
        QFETCH(const bool, hasSilentBus);
        QFETCH(const QString, desktop);
        QLocalServer bus;
        QVERIFY(bus.listen(path(u"bus"_s)));
        CliRunner cli;
        cli.unset(u"BALCAO_API_KEY"_s);
        cli.set(u"XDG_CURRENT_DESKTOP"_s, desktop);
        cli.set(u"DBUS_SESSION_BUS_ADDRESS"_s,
                u"unix:path="_s + (hasSilentBus ? bus.fullServerName() : path(u"none"_s)));
        QElapsedTimer took;
        took.start();
        const QStringList english{u"--lang"_s, u"en"_s, u"--base-url"_s, u"https://api.exemplo.com.br/v1"_s};
        const CliRun tested = cli.run(QStringList{u"key"_s, u"test"_s} + english);
        QCOMPARE(tested.code, 7);
        QVERIFY2(tested.err.contains("keyring of this computer's user is not available or is locked. ("), tested.err);
        const CliRun sold = cli.run(QStringList{u"status"_s, u"tx"_s} + english);
        QCOMPARE(sold.code, 1);
        QVERIFY2(sold.err.contains("is not available or is locked. ("), sold.err);
        QVERIFY(took.elapsed() < 20'000);
    }

    void checkReadsBytes_data()
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
            << QByteArray(
                   "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5904JO"
                   "\xc3"
                   "O6008BRASILIA62070503***6304E3AF")
            << 0 << u"crc_latin1"_s;
        QTest::newRow("64 KiB and more") << QByteArray(200'000, '0') << 2 << u"too_long"_s;
    }
    void checkReadsBytes()
    {
        QFETCH(const QByteArray, input);
        QFETCH(const int, code);
        QFETCH(const QString, found);
        const CliRun run = m_cli.run({u"check"_s, u"-"_s, u"--json"_s}, input);
        QVERIFY2(run.code == code, run.out);
        const QStringList findings =
            code == 0 ? run.warningCodes() : run.json["problems"_L1].toVariant().toStringList();
        if (!found.isEmpty())
            QVERIFY2(findings.contains(found), run.out);
    }

    void helpIsOfOneLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QRegularExpression>("foreign");
        QTest::newRow("Portuguese") << u"pt-BR"_s << QRegularExpression(uR"( the | of |Options|Si no|archivo)"_s);
        QTest::newRow("English") << u"en"_s << QRegularExpression(uR"(ção|ções| uma | una |archivo)"_s);
        QTest::newRow("Spanish") << u"es"_s << QRegularExpression(uR"( the | of |Options|Senão|arquivo)"_s);
    }
    void helpIsOfOneLanguage()
    {
        QFETCH(const QString, language);
        QFETCH(const QRegularExpression, foreign);
        const QString help = QString::fromUtf8(m_cli.run({u"--lang"_s, language, u"--help"_s}).out);
        QVERIFY(help.size() > 5000);
        const auto found = foreign.match(help);
        QVERIFY2(!found.hasMatch(), qPrintable(help.mid(found.capturedStart() - 60, 120)));
        QVERIFY(m_cli.run({u"--version"_s}).out.startsWith("balcao-cli " BALCAO_VERSION));
    }
};

BALCAO_TEST(CliLocalTest)

} // namespace clilocaltest

#include "clilocaltest.moc"
