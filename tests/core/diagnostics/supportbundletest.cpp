// SPDX-License-Identifier: MIT
#include "core/diagnostics/supportbundle.h"
#include "core/diagnostics/programlog.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>

#ifndef Q_OS_WIN
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#endif

namespace supportbundletest
{

using namespace Qt::StringLiterals;
using namespace balcao;

class SupportBundleTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static QByteArray output(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        if (!process.waitForFinished() || process.exitCode() != 0)
            qWarning("%s: %s", qPrintable(program), process.readAll().constData());
        return process.readAll();
    }
    [[nodiscard]] QString written(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }
    static LedgerSummary summary()
    {
        ledger::Statistics counts;
        counts.schema = 6;
        counts.events = 42;
        counts.charges = 7;
        counts.statuses = {{ChargeStatus::Waiting, 5}, {ChargeStatus::Unknown, 2}};
        counts.open = 2;
        counts.counters = {u"01"_s, u"02"_s};
        return {.counts = counts};
    }
    static QByteArray ledgerText(const LedgerSummary &summary)
    {
        const SupportBundle bundle({}, {}, summary, {});
        return bundle.parts().at(2).file.bytes;
    }

private Q_SLOTS:
    void othersReadTheArchive()
    {
        QByteArray noise(300'000, Qt::Uninitialized);
        for (char &byte : noise)
            byte = static_cast<char>(QRandomGenerator::global()->bounded(256));
        const QList<ZipEntry> entries{{u"empty.txt"_s, {}},
                                      {u"one.txt"_s, "x"},
                                      {u"text.txt"_s, QByteArray("2026-11-23 request create\n").repeated(40'000)},
                                      {u"noise.bin"_s, noise}};
        const QDateTime at(QDate(2026, 11, 23), QTime(20, 38, 30));
        const QByteArray archive = zipArchive(entries, at);
        QVERIFY(archive.size() < noise.size() + 20'000);
        const QString file = written(u"archive.zip"_s, archive);
        const QByteArray tested = output(u"unzip"_s, {u"-t"_s, file});
        QVERIFY2(tested.contains("No errors detected"), tested);
        const QByteArray listed = output(u"unzip"_s, {u"-Z"_s, u"-T"_s, file});
        QCOMPARE(listed.count("20261123.203830"), entries.size());
        const QString reader = u"import zipfile, sys\n"
                               "z = zipfile.ZipFile(sys.argv[1])\n"
                               "assert z.testzip() is None\n"
                               "for i in z.infolist(): print(i.filename, i.file_size, '%08x' % i.CRC)\n"
                               "sys.stdout.write(z.read('text.txt').decode()[:26])\n"_s;
        const QByteArray read = output(u"python3"_s, {u"-c"_s, reader, file});
        // The check value of CRC-32 for "x" is known beforehand.
        QCOMPARE(read, QByteArray("empty.txt 0 00000000\none.txt 1 8cdc1683\ntext.txt 1040000 ") +
                           read.mid(read.indexOf("text.txt") + 17, 8) + "\nnoise.bin 300000 " +
                           read.mid(read.indexOf("noise.bin") + 17, 8) + "\n2026-11-23 request create\n");
    }

    void itsPartsAreThereBeforeItIsSaved()
    {
        {
            ProgramLog log(m_folder.path(), u"01"_s, Clock(), 300);
            for (int i = 0; i < 9; ++i)
                log.add(logfact::Ended{});
        }
        const SupportBundle bundle(u"version"_s, u"settings"_s, summary(), m_folder.path());
        QStringList names;
        for (const SupportPart &part : bundle.parts())
            names.append(part.file.name);
        QCOMPARE(names, (QStringList{u"version.txt"_s, u"settings.txt"_s, u"ledger.txt"_s, u"balcao.log"_s,
                                     u"balcao.log.1"_s}));
        const QString file = m_folder.filePath(u"bundle.zip"_s);
        QVERIFY(bundle.save(file, Clock()).has_value());
#ifndef Q_OS_WIN
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QCOMPARE(QFile::permissions(file) & others, QFile::Permissions());
#endif
        QVERIFY(output(u"unzip"_s, {u"-t"_s, file}).contains("No errors detected"));
        QCOMPARE(output(u"unzip"_s, {u"-p"_s, file, u"settings.txt"_s}), "settings");
        // Nothing that is there is written over.
        QCOMPARE(bundle.save(file, Clock()).error(), WholeFile::Error::Exists);
        QCOMPARE(bundle.save(m_folder.filePath(u"none/bundle.zip"_s), Clock()).error(), WholeFile::Error::NotMade);
    }

#ifndef Q_OS_WIN
    void halfABundleIsNone()
    {
        const QTemporaryDir folder;
        const SupportBundle bundle(u"1"_s, u"settings"_s, summary(), folder.path());
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        const auto usual = std::signal(SIGXFSZ, SIG_IGN);
        rlimit full = before;
        full.rlim_cur = 100;
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &full), 0);
        const auto saved = bundle.save(folder.filePath(u"bundle.zip"_s), Clock());
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        std::signal(SIGXFSZ, usual);
        QVERIFY(!saved);
        QCOMPARE(saved.error(), WholeFile::Error::NotWritten);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }
#endif

    void theLedgerIsToldInNumbers()
    {
        LedgerSummary told = summary();
        QCOMPARE(ledgerText(told), "ledger: sqlite\ntraining: no\nschema: 6\nevents: 42\ncharges: 7\n"
                                   "charges waiting: 5\ncharges unknown: 2\ncharges to check: 2\ncharges erased: 0\n"
                                   "counters: 2\nbytes: 0\nchain: not verified yet\n");
        told.isWhole = false;
        QVERIFY(ledgerText(told).endsWith("chain: damaged\n"));
        told.isWhole = true;
        QVERIFY(ledgerText(told).endsWith("chain: whole\n"));
        const LedgerError error{.kind = LedgerError::Kind::Damaged, .detail = u"/home/maria/ledger.sqlite"_s};
        QCOMPARE(ledgerText({.isPostgres = true, .isTraining = true, .counts = Unexpected<LedgerError>(error)}),
                 "ledger: postgresql\ntraining: yes\nnot read: damaged\n");
    }

#ifndef Q_OS_WIN
    void aPipeIsNoLog()
    {
        const QTemporaryDir folder;
        const QString name = ProgramLog::files(folder.path()).constFirst();
        QCOMPARE(::mkfifo(QFile::encodeName(name).constData(), 0600), 0);
        QCOMPARE(SupportBundle({}, {}, summary(), folder.path()).parts().size(), 3);
    }
#endif
};

BALCAO_TEST(SupportBundleTest)

} // namespace supportbundletest

#include "supportbundletest.moc"
