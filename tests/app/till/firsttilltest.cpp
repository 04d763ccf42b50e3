// SPDX-License-Identifier: MIT
#include "app/till/firsttill.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

namespace firsttilltest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Standing = FirstTill::Standing;

/** Who is first; two of them in one process, each with a thread of its own, are as two programs. */
class FirstTillTest : public QObject
{
    Q_OBJECT

    static Standing claimedElsewhere(const QString &folder)
    {
        Standing standing = Standing::Unknown;
        std::unique_ptr<QThread> thread(QThread::create([&] {
            FirstTill other(folder);
            standing = other.claim();
        }));
        thread->start();
        return QTest::qWaitFor([&thread] { return thread->isFinished(); }, 20'000) ? standing : Standing::Unknown;
    }

private Q_SLOTS:
    void init() { qunsetenv("XDG_RUNTIME_DIR"); }

    void theSecondAsksTheFirst_data()
    {
        QTest::addColumn<bool>("hasRuntimeFolder");
        QTest::newRow("in the folder for what runs") << true;
        QTest::newRow("in the data folder") << false;
    }
    void theSecondAsksTheFirst()
    {
        QFETCH(const bool, hasRuntimeFolder);
        const QTemporaryDir runtime;
        const QTemporaryDir data;
        if (hasRuntimeFolder)
            qputenv("XDG_RUNTIME_DIR", QFile::encodeName(runtime.path()));
        {
            FirstTill first(data.path());
            QCOMPARE(first.claim(), Standing::First);
            QSignalSpy wanted(&first, &FirstTill::wanted);
            QCOMPARE(claimedElsewhere(data.path()), Standing::Second);
            QCOMPARE(claimedElsewhere(data.path() + u"/."_s), Standing::Second);
            QCOMPARE(wanted.size(), 2);
            QCOMPARE(QDir(data.path()).isEmpty(QDir::Files | QDir::System | QDir::Hidden), hasRuntimeFolder);
            // Another ledger, another till.
            const QTemporaryDir other;
            QCOMPARE(claimedElsewhere(other.path()), Standing::First);
        }
        QCOMPARE(claimedElsewhere(data.path()), Standing::First);
    }

    void withoutAFolderNobodyKnows()
    {
        const QTemporaryDir folder;
        QCOMPARE(claimedElsewhere(folder.filePath(u"none"_s)), Standing::Unknown);
        QVERIFY(!QFile::exists(folder.filePath(u"none"_s)));
    }

    /** The lock and the socket of a till that was killed, and what else may be in the lock's place. */
    void takesOverUnheldLocks_data()
    {
        QTest::addColumn<QString>("make");
        QTest::addColumn<Standing>("standing");
        const auto row = [](const char *name, const char *make, Standing standing = Standing::First) {
            QTest::newRow(name) << QString::fromLatin1(make) << standing;
        };
        row("a process that is not there", R"(printf '4194305\nbalcao\n\n\n\n' >"$0")");
        row("another computer", R"(printf '4711\nbalcao\npdv-antigo\n0000aaaa\n1111-2222\n' >"$0")");
        row("a process that has its number now", R"(printf '%s\n%s\n\n\n\n' "$1" "$2" >"$0")");
        row("garbage", R"(head -c 300 /dev/zero | tr '\0' 'x' >"$0")");
        row("empty", R"(: >"$0")");
        row("not to be read", R"(printf '4711\nbalcao\npdv-antigo\n\n\n' >"$0"; chmod 000 "$0")");
        row("huge", R"(truncate -s 1G "$0")");
        row("a folder", R"(mkdir "$0")");
        row("a link to nothing", R"(ln -s /nowhere/lock "$0")");
        row("a link to a device", R"(ln -s /dev/zero "$0")");
        row("a folder with something in it", R"(mkdir -p "$0/kept")", Standing::Unknown);
#ifndef Q_OS_WIN
        row("a pipe", R"(mkfifo "$0")");
        row("a pipe beside it", R"(printf '4194305\nbalcao\n\n\n\n' >"$0"; mkfifo "$0.rmlock")");
#endif
    }
    void takesOverUnheldLocks()
    {
        QFETCH(const QString, make);
        QFETCH(const Standing, standing);
        const QTemporaryDir folder;
        QString name;
        {
            FirstTill first(folder.path());
            QCOMPARE(first.claim(), Standing::First);
            const QStringList files = QDir(folder.path()).entryList({u"*.lock"_s}, QDir::Files);
            QCOMPARE(files.size(), 1);
            name = folder.filePath(files.constFirst().chopped(5));
        }
        QCOMPARE(QProcess::execute(u"/bin/sh"_s, {u"-c"_s, u"rm -f \"$0\"; "_s + make, name + u".lock"_s,
                                                  QString::number(QCoreApplication::applicationPid()),
                                                  QFileInfo(QCoreApplication::applicationFilePath()).fileName()}),
                 0);
        QVERIFY(QFile(name + u".socket"_s).open(QIODevice::WriteOnly));
        FirstTill next(folder.path());
        QCOMPARE(next.claim(), standing);
        if (standing == Standing::First)
            QCOMPARE(claimedElsewhere(folder.path()), Standing::Second);
    }

    void oneThatHangsIsSaid()
    {
        const QTemporaryDir folder;
        FirstTill first(folder.path());
        QCOMPARE(first.claim(), Standing::First);
        // This thread has no event loop while it waits.
        Standing standing = Standing::Unknown;
        std::unique_ptr<QThread> thread(QThread::create([&] { standing = FirstTill(folder.path()).claim(); }));
        thread->start();
        QVERIFY(thread->wait(20'000));
        QCOMPARE(standing, Standing::Unanswered);
    }
};

BALCAO_TEST(FirstTillTest)

} // namespace firsttilltest

#include "firsttilltest.moc"
