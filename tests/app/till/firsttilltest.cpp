// SPDX-License-Identifier: MIT
#include "app/till/firsttill.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QLockFile>
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

    void whatAKilledOneLeftIsTakenOver()
    {
        const QTemporaryDir folder;
        QString name;
        {
            FirstTill first(folder.path());
            QCOMPARE(first.claim(), Standing::First);
            const QStringList files = QDir(folder.path()).entryList({u"*.lock"_s}, QDir::Files);
            QCOMPARE(files.size(), 1);
            name = folder.filePath(files.constFirst().chopped(5));
        }
        // No process has this number.
        QFile lock(name + u".lock"_s);
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("4194305\nbalcao\n\n\n\n") > 0);
        lock.close();
        QVERIFY(QFile(name + u".socket"_s).open(QIODevice::WriteOnly));
        FirstTill next(folder.path());
        QCOMPARE(next.claim(), Standing::First);
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
