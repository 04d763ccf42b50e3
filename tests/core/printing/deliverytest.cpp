// SPDX-License-Identifier: MIT
#include "core/printing/delivery.h"
#include "tests/support/devpts.h"
#include "tests/support/paperprinter.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSocketNotifier>
#include <QTemporaryDir>
#include <QTest>
#include <QTestEventLoop>
#include <QThread>

#include <algorithm>
#include <array>
#include <memory>

#ifndef Q_OS_WIN
#include <fcntl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>
#endif

namespace deliverytest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::print;
using namespace std::chrono_literals;
using balcao::test::PaperPrinter;
using balcao::test::PrinterEnd;
using Manner = PaperPrinter::Manner;

namespace
{

/** More than the buffers of a pipe and of a connection hold. */
QByteArray longPaper()
{
    return QByteArray("paper\n").repeated(200'000);
}

/** The end: "sent", "ready" or the error's word. */
QString delivered(const QString &to, const QByteArray &bytes, const JobLimits &limits = {.idle = 5s})
{
    QString end;
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        const auto result = deliver(Destination::parse(to).value_or(Destination()), bytes, limits);
        end = !result ? QString(key(result.error())) : result->isReady ? u"ready"_s : u"sent"_s;
    }));
    QTestEventLoop loop; // QTest::qWaitFor() lets a printer of this thread read every 10 ms only
    QObject::connect(thread.get(), &QThread::finished, &loop, &QTestEventLoop::exitLoop);
    thread->start();
    loop.enterLoopMSecs(20'000);
    return !loop.timeout() && thread->wait() ? end : u"never"_s;
}

#ifndef Q_OS_WIN
/** Scripts in place of the programs of CUPS, which are found by PATH: as long as this lives, no others are there. */
class Programs
{
public:
    Programs() { qputenv("PATH", QFile::encodeName(m_folder.path())); }
    ~Programs() { qputenv("PATH", m_before); }
    Q_DISABLE_COPY_MOVE(Programs)

    /** A shell script, which runs in the folder of the programs. */
    [[nodiscard]] bool install(const QString &name, const QByteArray &script) const
    {
        QFile program(m_folder.filePath(name));
        const QByteArray begin =
            "#!/bin/sh\nPATH=/usr/bin:/bin\ncd '" + QFile::encodeName(m_folder.path()) + "' || exit\n";
        return program.open(QIODevice::WriteOnly) && program.write(begin + script) > 0 &&
               program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    /** A file that a program wrote; empty: there is none. */
    [[nodiscard]] QByteArray output(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
    QByteArray m_before = qgetenv("PATH");
};
#endif

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

    void printersThatEndTheConnection_data()
    {
        constexpr qsizetype question = 3;
        const qsizetype all = question + longPaper().size();
        QTest::addColumn<qsizetype>("after");
        QTest::addColumn<QString>("end");
        QTest::newRow("at once") << qsizetype(0) << u"busy"_s;
        QTest::newRow("behind the question") << question << u"busy"_s;
        QTest::newRow("in the middle") << all / 2 << u"stalled"_s;
        QTest::newRow("near the end") << all - 1000 << u"stalled"_s;
        QTest::newRow("behind the last byte") << all << u"sent"_s;
    }
    void printersThatEndTheConnection()
    {
        QFETCH(const qsizetype, after);
        QFETCH(const QString, end);
        const PaperPrinter closing(Manner::Silent, PrinterEnd{.after = after});
        QCOMPARE(delivered(closing.address(), longPaper()), end);
        const PaperPrinter resetting(Manner::Silent, PrinterEnd{.after = after, .isReset = true});
        if (end != "sent"_L1)
            QCOMPARE(delivered(resetting.address(), longPaper()), end);
    }

    /** The time in all is that of the bytes on a slow line: a raster slip at 9,600 baud takes 75 s. */
    void jobTimeFollowsSlowestLine()
    {
        constexpr qsizetype slip = 70 * 1024;
        QVERIFY(JobLimits().total(slip) > 83s);
        QVERIFY(JobLimits().total(slip) < 100s);
        QVERIFY(JobLimits().total(0) == JobLimits().idle);
    }

    void slowAndChatteringPrinters_data()
    {
        QTest::addColumn<Manner>("manner");
        QTest::addColumn<QByteArray>("paper");
        QTest::addColumn<int>("idle");
        QTest::addColumn<int>("bytesPerSecond");
        QTest::addColumn<QString>("end");
        constexpr int slowLine = 1000;
        constexpr int fastLine = 100'000'000;
        QTest::newRow("slow") << Manner::Slow << longPaper() << 1000 << slowLine << u"sent"_s;
        QTest::newRow("slower than the line") << Manner::Slow << longPaper() << 600 << fastLine << u"stalled"_s;
        QTest::newRow("hangs") << Manner::Hanging << longPaper() << 600 << slowLine << u"stalled"_s;
        QTest::newRow("chatters and reads nothing")
            << Manner::Chattering << longPaper() << 600 << slowLine << u"stalled"_s;
        // It has received the bytes, and the connection with it is open still.
        QTest::newRow("chatters without end")
            << Manner::Chattering << QByteArray("paper") << 600 << slowLine << u"sent"_s;
    }
    void slowAndChatteringPrinters()
    {
        QFETCH(const Manner, manner);
        QFETCH(const QByteArray, paper);
        QFETCH(const int, idle);
        QFETCH(const int, bytesPerSecond);
        QFETCH(const QString, end);
        const PaperPrinter printer(manner);
        const JobLimits limits{.idle = std::chrono::milliseconds(idle), .bytesPerSecond = bytesPerSecond};
        QElapsedTimer waited;
        waited.start();
        QCOMPARE(delivered(printer.address(), paper, limits), end);
        QVERIFY(waited.elapsed() < 10'000);
    }

    void printersThatAreAway()
    {
        QTcpServer gone;
        QVERIFY(gone.listen(QHostAddress::LocalHost));
        const QString address = u"tcp://127.0.0.1:%1"_s.arg(gone.serverPort());
        gone.close();
        QCOMPARE(delivered(address, "paper"), u"refused"_s);
        QCOMPARE(delivered(u"tcp://printer.invalid"_s, "paper"), u"away"_s);
        // An address for documentation: no host has it.
        const QString nobody = delivered(u"tcp://192.0.2.1"_s, "paper", {.idle = 300ms});
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
        QCOMPARE(delivered(path, longPaper(), {.idle = 300ms}), u"stalled"_s);
        QVERIFY(waited.elapsed() < 5000);
        ::close(reader);
    }

    /** A pipe without a reader ends no program. */
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

    /** A device that sends without end is asked for 0.4 s, not for ever. */
    void deviceThatSendsWithoutEnd()
    {
        if (!QFile::exists(u"/dev/zero"_s))
            QSKIP("there is no /dev/zero here");
        QCOMPARE(delivered(u"/dev/zero"_s, "paper"), u"sent"_s);
    }

    void serialLineOutcomes_data()
    {
        /** Bytes after which the other end is closed. */
        QTest::addColumn<qsizetype>("after");
        QTest::addColumn<bool>("chatters");
        QTest::addColumn<QString>("end");
        QTest::newRow("takes all") << 2 * longPaper().size() << false << u"sent"_s;
        QTest::newRow("takes all and has sent much") << 2 * longPaper().size() << true << u"sent"_s;
        QTest::newRow("goes in the middle") << longPaper().size() / 2 << false << u"stalled"_s;
    }
    /** A serial line, as far as a pseudo-terminal is one. */
    void serialLineOutcomes()
    {
        QFETCH(const qsizetype, after);
        QFETCH(const bool, chatters);
        QFETCH(const QString, end);
        if (!test::hasPseudoTerminals())
            QSKIP("there are no pseudo-terminals here");
        const int printer = ::posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
        QVERIFY(printer >= 0 && ::grantpt(printer) == 0 && ::unlockpt(printer) == 0);
        const QString name = QString::fromLocal8Bit(::ptsname(printer));
        termios raw{};
        QCOMPARE(::tcgetattr(printer, &raw), 0);
        ::cfmakeraw(&raw);
        QCOMPARE(::tcsetattr(printer, TCSANOW, &raw), 0);
        const QByteArray noise(1000, '\0');
        for (int i = 0; chatters && i < 1000 && ::write(printer, noise.constData(), 1000) > 0; ++i) {
        }
        QByteArray paper;
        bool isOpen = true;
        QSocketNotifier notifier(printer, QSocketNotifier::Read);
        connect(&notifier, &QSocketNotifier::activated, this, [&] {
            std::array<char, 4096> some{};
            const auto count = ::read(printer, some.data(), some.size());
            paper += QByteArray(some.data(), std::max<qsizetype>(count, 0));
            if (count > 0 && paper.size() < after)
                return;
            notifier.setEnabled(false);
            isOpen = ::close(printer) != 0;
        });
        QCOMPARE(delivered(name, longPaper()), end);
        if (end == "sent"_L1)
            QTRY_COMPARE(paper.size(), longPaper().size() + 3); // with the question
        QTRY_VERIFY(!isOpen);
    }

    /** A file, such as the ledger, may be named as the printer by mistake. */
    void writesNoRegularFile()
    {
        QFile file(m_folder.filePath(u"ledger.sqlite"_s));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.write("money") == 5 && file.flush());
        QCOMPARE(delivered(file.fileName(), "paper"), u"refused"_s);
        QVERIFY(file.seek(0));
        QCOMPARE(file.readAll(), "money");

        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder.path()));
        QFile port(u"LPT1"_s); // a port's name is a file's here
        QVERIFY(port.open(QIODevice::ReadWrite) && port.write("money") == 5 && port.flush());
        QCOMPARE(delivered(port.fileName(), "paper"), u"refused"_s);
        QVERIFY(port.seek(0));
        QCOMPARE(port.readAll(), "money");
        QVERIFY(QDir::setCurrent(before));
    }

    void queuesOfTheSystem()
    {
        const Programs programs;
        QCOMPARE(delivered(u"Caixa (USB)"_s, "paper"), u"no_spooler"_s);
        const JobLimits limits{.idle = 5s};
        QVERIFY(programs.install(u"lp"_s, "printf '%s|' \"$@\" >out\ncat >>out\n"));
        QCOMPARE(delivered(u"Caixa (USB)"_s, longPaper(), limits), u"sent"_s);
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(limits.total(longPaper().size())).count();
        QCOMPARE(programs.output(u"out"_s),
                 "-d|Caixa (USB)|-o|raw|-o|job-cancel-after=" + QByteArray::number(seconds) + "|-|" + longPaper());
        QVERIFY(programs.install(u"lp"_s, "exit 1\n"));
        QCOMPARE(delivered(u"Caixa (USB)"_s, "paper"), u"refused"_s);
        QVERIFY(programs.install(u"lp"_s, "exec sleep 60\n"));
        QCOMPARE(delivered(u"Caixa (USB)"_s, longPaper(), {.idle = 500ms}), u"stalled"_s);
    }

    /** A slip that waits in a queue would come out later, when its code is no longer valid. */
    void jobsThatWaitAreCancelled_data()
    {
        /** Printed by lpstat -p and lpstat -o. The file "job" is there once lp was called. */
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<QByteArray>("jobs");
        QTest::addColumn<QString>("end");
        QTest::addColumn<bool>("isGiven");
        QTest::addColumn<bool>("isCancelled");
        const QByteArray idle = "echo 'printer caixa is idle.  enabled since Fri'";
        const QByteArray paused = "echo 'printer caixa disabled since Fri -'; echo '\treason unknown'";
        const QByteArray job = "echo 'caixa-7                 ana               1024   Fri'";
        const auto row = [](const char *name, const QByteArray &state, const QByteArray &jobs, const QString &end,
                            bool isGiven, bool isCancelled) {
            QTest::newRow(name) << state << jobs << end << isGiven << isCancelled;
        };
        row("printed", idle, ":", u"sent"_s, true, false);
        row("another job waits", idle, "echo 'caixa-71                ana               1024   Fri'", u"sent"_s, true,
            false);
        row("paused", paused, ":", u"paused"_s, false, false);
        row("holds new jobs", "echo 'printer caixa is holding new jobs.  enabled since Fri'", ":", u"paused"_s, false,
            false);
        row("paused afterwards", "if [ -e job ]; then " + paused + "; else " + idle + "; fi", job, u"paused"_s, true,
            true);
        row("stays", idle, job, u"stalled"_s, true, true);
        row("does not answer", idle, "exec sleep 60", u"stalled"_s, true, true);
        row("no state", "exit 1", ":", u"sent"_s, true, false);
    }
    void jobsThatWaitAreCancelled()
    {
        QFETCH(const QByteArray, state);
        QFETCH(const QByteArray, jobs);
        QFETCH(const QString, end);
        QFETCH(const bool, isGiven);
        QFETCH(const bool, isCancelled);
        const Programs programs;
        QVERIFY(programs.install(u"lp"_s, "cat >job\necho 'request id is caixa-7 (1 file(s))'\n"));
        QVERIFY(programs.install(u"lpstat"_s, "if [ \"$1\" = -p ]; then\n" + state + "\nelse\n" + jobs + "\nfi\n"));
        QVERIFY(programs.install(u"cancel"_s, "printf %s \"$*\" >cancelled\n"));
        QCOMPARE(delivered(u"caixa"_s, "paper", {.idle = 1s, .bytesPerSecond = 1'000'000}), end);
        QCOMPARE(programs.output(u"job"_s), isGiven ? QByteArray("paper") : QByteArray());
        QCOMPARE(programs.output(u"cancelled"_s), isCancelled ? QByteArray("caixa-7") : QByteArray());
    }
#endif
};

BALCAO_TEST(DeliveryTest)

} // namespace deliverytest

#include "deliverytest.moc"
