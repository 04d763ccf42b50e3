// SPDX-License-Identifier: MIT
#include "core/printer/delivery.h"
#include "tests/support/paperprinter.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <array>
#include <memory>

#ifndef Q_OS_WIN
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace deliverytest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::print;
using namespace std::chrono_literals;
using balcao::test::PaperPrinter;
using Manner = PaperPrinter::Manner;

namespace
{

/** More than the buffers of a pipe and of a connection hold. */
QByteArray longPaper()
{
    return QByteArray("paper\n").repeated(200'000);
}

/** How it ended: "sent", "ready" or the error's word. */
QString delivered(const QString &to, const QByteArray &bytes, std::chrono::milliseconds limit = 5s)
{
    QString end;
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        const auto result = deliver(Destination::parse(to).value_or(Destination()), bytes, limit);
        end = !result ? QString(key(result.error())) : result->isReady ? u"ready"_s : u"sent"_s;
    }));
    thread->start();
    return QTest::qWaitFor([&] { return thread->isFinished(); }, 20'000) ? end : u"never"_s;
}

} // namespace

/** Printers that take it, and those that do not. */
class DeliveryTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

#ifndef Q_OS_WIN
    [[nodiscard]] QString pipe(const QString &name) const
    {
        const QString path = m_folder.filePath(name);
        return ::mkfifo(QFile::encodeName(path).constData(), 0600) == 0 ? path : QString();
    }
#endif

private Q_SLOTS:
    void printersInTheNetwork_data()
    {
        QTest::addColumn<Manner>("manner");
        QTest::addColumn<QString>("end");
        QTest::newRow("says nothing") << Manner::Silent << u"sent"_s;
        QTest::newRow("ready") << Manner::Ready << u"ready"_s;
        QTest::newRow("out of paper") << Manner::OutOfPaper << u"out_of_paper"_s;
        QTest::newRow("cover open") << Manner::CoverOpen << u"not_ready"_s;
    }
    void printersInTheNetwork()
    {
        QFETCH(Manner, manner);
        QFETCH(QString, end);
        const PaperPrinter printer(manner);
        const QByteArray paper = longPaper();
        QCOMPARE(delivered(printer.address(), paper), end);
        const bool isTaken = manner == Manner::Silent || manner == Manner::Ready;
        QTRY_COMPARE(printer.ended(), 1);
        QCOMPARE(printer.paper().size(), isTaken ? paper.size() : 0);
        QCOMPARE(printer.connections(), 1);
    }

    void onesThatHangOrAreAway()
    {
        const PaperPrinter printer(Manner::Hanging);
        QElapsedTimer waited;
        waited.start();
        QCOMPARE(delivered(printer.address(), longPaper(), 800ms), u"stalled"_s);
        QVERIFY(waited.elapsed() < 5000);

        QTcpServer gone;
        QVERIFY(gone.listen(QHostAddress::LocalHost));
        const QString address = u"tcp://127.0.0.1:%1"_s.arg(gone.serverPort());
        gone.close();
        QCOMPARE(delivered(address, "paper"), u"refused"_s);
        QCOMPARE(delivered(u"tcp://printer.invalid"_s, "paper"), u"away"_s);
        // An address for documentation: nobody has it.
        const QString nobody = delivered(u"tcp://192.0.2.1"_s, "paper", 300ms);
        QVERIFY2(nobody == "away"_L1 || nobody == "refused"_L1, qPrintable(nobody));
    }

#ifndef Q_OS_WIN
    void aPipeAsDevice()
    {
        const QString path = pipe(u"printer"_s);
        QCOMPARE(delivered(path, "paper"), u"away"_s);

        const int reader = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK);
        QVERIFY(reader >= 0);
        QCOMPARE(delivered(path, "paper"), u"sent"_s);
        std::array<char, 16> read{};
        QCOMPARE(::read(reader, read.data(), read.size()), 5);
        QCOMPARE(QByteArray(read.data(), 5), "paper");

        QElapsedTimer waited;
        waited.start();
        QCOMPARE(delivered(path, longPaper(), 300ms), u"stalled"_s);
        QVERIFY(waited.elapsed() < 5000);
        ::close(reader);
    }

    /** That nobody reads any more ends no program. */
    void aPipeWhoseReaderGoes()
    {
        const QString path = pipe(u"leaving"_s);
        const std::unique_ptr<QThread> reader(QThread::create([path] {
            const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY);
            std::array<char, 1000> some{};
            static_cast<void>(::read(descriptor, some.data(), some.size()));
            ::close(descriptor);
        }));
        reader->start();
        QString end = u"away"_s;
        while (end == "away"_L1) // the reader has not come yet
            end = delivered(path, longPaper());
        QCOMPARE(end, u"stalled"_s);
        QVERIFY(reader->wait());
    }

    void whatIsNoDevice()
    {
        QCOMPARE(delivered(m_folder.filePath(u"nothing"_s), "paper"), u"away"_s);
        QCOMPARE(delivered(m_folder.path(), "paper"), u"refused"_s);
        if (QFile::exists(u"/dev/full"_s))
            QCOMPARE(delivered(u"/dev/full"_s, "paper"), u"out_of_paper"_s);
        const QString locked = pipe(u"locked"_s);
        QVERIFY(QFile::setPermissions(locked, QFile::ReadOwner));
        if (::geteuid() == 0)
            QSKIP("root may write everywhere");
        QCOMPARE(delivered(locked, "paper"), u"not_allowed"_s);
    }

    /** A file, such as the ledger, may be named as the printer by mistake. */
    void writesNoRegularFile()
    {
        QFile file(m_folder.filePath(u"ledger.sqlite"_s));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.write("money") == 5 && file.flush());
        QCOMPARE(delivered(file.fileName(), "paper"), u"refused"_s);
        QVERIFY(file.seek(0));
        QCOMPARE(file.readAll(), "money");
    }

    void queuesOfTheSystem()
    {
        const QByteArray before = qgetenv("PATH");
        QVERIFY(QDir(m_folder.path()).mkdir(u"bin"_s));
        qputenv("PATH", QFile::encodeName(m_folder.filePath(u"bin"_s)));
        QCOMPARE(delivered(u"Caixa (USB)"_s, "paper"), u"no_spooler"_s);
        const auto install = [this](const QByteArray &script) {
            QFile lp(m_folder.filePath(u"bin/lp"_s));
            return lp.open(QIODevice::WriteOnly) && lp.write("#!/bin/sh\nPATH=/usr/bin:/bin\n" + script) > 0 &&
                   lp.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        };
        const QByteArray out = QFile::encodeName(m_folder.filePath(u"out"_s));
        QVERIFY(install("printf '%s|' \"$@\" >" + out + "\ncat >>" + out + "\n"));
        QCOMPARE(delivered(u"Caixa (USB)"_s, longPaper()), u"sent"_s);
        QFile spooled(m_folder.filePath(u"out"_s));
        QVERIFY(spooled.open(QIODevice::ReadOnly));
        QCOMPARE(spooled.readAll(), "-d|Caixa (USB)|-o|raw|-|" + longPaper());
        QVERIFY(install("exit 1\n"));
        QCOMPARE(delivered(u"Caixa (USB)"_s, "paper"), u"refused"_s);
        QVERIFY(install("exec sleep 60\n"));
        QCOMPARE(delivered(u"Caixa (USB)"_s, longPaper(), 500ms), u"stalled"_s);
        qputenv("PATH", before);
    }
#endif
};

BALCAO_TEST(DeliveryTest)

} // namespace deliverytest

#include "deliverytest.moc"
