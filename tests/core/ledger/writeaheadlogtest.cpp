// SPDX-License-Identifier: MIT
#include "core/ledger/writeaheadlog.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <atomic>
#include <thread>

namespace writeaheadlogtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;

namespace
{

constexpr qsizetype headerSize = 32;
constexpr qsizetype frameSize = 24 + 4096;

QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &name, const QByteArray &bytes)
{
    QFile file(name);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

qsizetype framesIn(const QByteArray &log)
{
    return (log.size() - headerSize) / frameSize;
}

/** Where frame @p number begins, from 1. */
qsizetype startOf(qsizetype number)
{
    return headerSize + (number - 1) * frameSize;
}

/** Frame @p number ends a transaction. */
bool isCommit(const QByteArray &log, qsizetype number)
{
    return log.sliced(startOf(number) + 4, 4) != QByteArray(4, '\0');
}

/** The last frames that end a transaction, the newest first. */
QList<qsizetype> commits(const QByteArray &log)
{
    QList<qsizetype> found;
    for (qsizetype number = framesIn(log); number > 0; --number) {
        if (isCommit(log, number))
            found.append(number);
    }
    return found;
}

} // namespace

class WriteAheadLogTest : public StoreFixture
{
    Q_OBJECT

private:
    /** A ledger as a killed program leaves it: a file, and a log of some transactions. */
    [[nodiscard]] LedgerAddress killed(int attempts = 6)
    {
        const LedgerAddress living = m_places.fresh(u"sqlite"_s);
        const LedgerAddress left = m_places.fresh(u"sqlite"_s);
        const auto store = open(living);
        if (!store || !store->connection().execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s))
            qFatal("no ledger");
        for (int i = 0; i < attempts; ++i) {
            if (!store->append(drafts::attempt(100 + i)))
                qFatal("no attempt");
        }
        for (const QString &suffix : {QString(), u"-wal"_s}) {
            if (!QFile::copy(living.text() + suffix, left.text() + suffix))
                qFatal("no copy");
        }
        return left;
    }

private Q_SLOTS:
    void aDamagedLogIsNotOpened_data()
    {
        // How far behind the start of a frame in the middle, and which bit.
        QTest::addColumn<qsizetype>("at");
        QTest::newRow("the page's number") << qsizetype{3};
        QTest::newRow("the size that a commit tells") << qsizetype{7};
        QTest::newRow("the first salt") << qsizetype{8};
        QTest::newRow("the second salt") << qsizetype{15};
        QTest::newRow("the checksum") << qsizetype{20};
        QTest::newRow("the page's first byte") << qsizetype{24};
        QTest::newRow("the page's last byte") << frameSize - 1;
    }
    void aDamagedLogIsNotOpened()
    {
        QFETCH(const qsizetype, at);
        const LedgerAddress address = killed();
        const QByteArray log = contentOf(address.text() + u"-wal"_s);
        const QByteArray database = contentOf(address.text());
        const qsizetype last = commits(log).at(2); // two whole transactions follow
        QVERIFY(last > 5);
        for (qsizetype frame = 1; frame <= last; ++frame) {
            QByteArray damaged = log;
            damaged[startOf(frame) + at] = static_cast<char>(damaged.at(startOf(frame) + at) ^ 4);
            QVERIFY(write(address.text() + u"-wal"_s, damaged));
            QVERIFY(writeaheadlog::look(address.text()).damage);
            QVERIFY(writeaheadlog::look(address.text()).damage->endsWith(u" %1"_s.arg(frame)));
            const auto opened = LedgerStore::open(address, {});
            QVERIFY(!opened);
            QCOMPARE(opened.error().kind, Kind::Damaged);
            // Nothing was opened: there is no file for the log's index, and both are what they were.
            QVERIFY(!QFile::exists(address.text() + u"-shm"_s));
            QVERIFY(contentOf(address.text()) == database);
            QVERIFY(contentOf(address.text() + u"-wal"_s) == damaged);
        }
        QVERIFY(write(address.text() + u"-wal"_s, log));
        const auto store = open(address);
        QVERIFY(store);
        QCOMPARE(store->ask(SearchCharges{{}})->rows.size(), 6);
    }

    /** It would be read for longer than a cashier waits. */
    void aSparseLogIsNotReadWhole()
    {
        const LedgerAddress address = killed();
        QFile log(address.text() + u"-wal"_s);
        constexpr qint64 huge = qint64{10} << 30;
        QVERIFY(log.resize(huge)); // a sparse file
        QElapsedTimer timer;
        timer.start();
        static_cast<void>(writeaheadlog::look(address.text()));
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    void theHeaderCountsToo()
    {
        const LedgerAddress address = killed();
        const QByteArray log = contentOf(address.text() + u"-wal"_s);
        for (qsizetype at = 0; at < headerSize; ++at) {
            QByteArray damaged = log;
            damaged[at] = static_cast<char>(damaged.at(at) ^ 16);
            QVERIFY(write(address.text() + u"-wal"_s, damaged));
            QVERIFY2(writeaheadlog::look(address.text()).damage, qPrintable(QString::number(at)));
        }
    }

    void aTornEndIsNone()
    {
        const LedgerAddress address = killed();
        const QByteArray log = contentOf(address.text() + u"-wal"_s);
        const QList<qsizetype> ends = commits(log);
        QCOMPARE(writeaheadlog::look(address.text()).damage, std::nullopt);
        // Whatever of the last transaction did not come to the disk.
        for (qsizetype frame = ends.at(1) + 1; frame <= framesIn(log); ++frame) {
            QByteArray torn = log;
            torn.replace(startOf(frame), frameSize, QByteArray(frameSize, '\0'));
            QVERIFY(write(address.text() + u"-wal"_s, torn));
            QCOMPARE(writeaheadlog::look(address.text()).damage, std::nullopt);
            QVERIFY(write(address.text() + u"-wal"_s, log.first(startOf(frame) + frameSize / 2)));
            QCOMPARE(writeaheadlog::look(address.text()).damage, std::nullopt);
        }
        QVERIFY(write(address.text() + u"-wal"_s, {}));
        QCOMPARE(writeaheadlog::look(address.text()).damage, std::nullopt);
        QVERIFY(QFile::remove(address.text() + u"-wal"_s));
        QCOMPARE(writeaheadlog::look(address.text()).damage, std::nullopt);
    }

    void whatFollowsATornEndIsNone()
    {
        const LedgerAddress address = killed();
        const QString name = address.text() + u"-wal"_s;
        QByteArray log = contentOf(name);
        const QList<qsizetype> ends = commits(log);
        // The last transaction's first frame is lost, its commit is there; others go on in its place, and stop short of its end.
        log.replace(startOf(ends.at(1) + 1), frameSize, QByteArray(frameSize, '\0'));
        QVERIFY(write(name, log));
        {
            const auto store = open(address);
            QVERIFY(store);
            const EventDraft attempt = drafts::attempt();
            QVERIFY(store->append(attempt));
            for (int i = 0; i < 3; ++i) {
                const auto end = contentOf(name);
                QCOMPARE(writeaheadlog::look(address.text()).damage, std::nullopt);
                QVERIFY(store->append(drafts::of(EventKind::Shown, attempt.attempt)));
            }
        }
    }

    void anOlderLogBehindTheNewOneIsNone()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        const auto store = open(address);
        QVERIFY(store);
        for (int round = 0; round < 3; ++round) {
            for (int i = 0; i < 10 - 3 * round; ++i)
                QVERIFY(store->append(drafts::attempt(100 + i)));
            QCOMPARE(writeaheadlog::look(address.text()).damage, std::nullopt);
            // The next one begins at the front, and leaves what is behind.
            QVERIFY(store->connection().execute(u"PRAGMA wal_checkpoint(RESTART)"_s));
        }
    }

    void manyWritersAreNoDamage()
    {
        constexpr int writers = 4;
        constexpr int appends = 150;
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        QVERIFY(open(address));
        std::atomic<int> left = writers;
        std::atomic<int> written = 0;
        std::vector<std::thread> threads;
        for (int writer = 0; writer < writers; ++writer)
            threads.emplace_back([&, writer] {
                const auto store =
                    LedgerStore::open(address, {.counter = u"%1"_s.arg(writer), .busyTimeoutMs = 30'000});
                for (int i = 0; store && i < appends; ++i) {
                    written += (*store)->append(drafts::attempt(100 + i)) ? 1 : 0;
                    // So that the log is begun anew again and again.
                    if (writer == 0 && i % 5 == 0)
                        static_cast<void>((*store)->connection().execute(u"PRAGMA wal_checkpoint(RESTART)"_s));
                }
                --left;
            });
        int looked = 0;
        int opened = 0;
        QStringList found;
        while (left > 0) {
            if (const auto damage = writeaheadlog::look(address.text()).damage)
                found.append(*damage);
            ++looked;
            if (looked % 20 == 0)
                opened += LedgerStore::open(address, {.counter = u"9"_s, .busyTimeoutMs = 30'000}) ? 1 : -100'000;
        }
        for (std::thread &thread : threads)
            thread.join();
        qInfo("%d looks and %d openings while %d events were written", looked, opened, written.load());
        QCOMPARE(found, QStringList());
        QCOMPARE(written, writers * appends);
        QVERIFY(looked > 20);
        QVERIFY(opened > 0);
    }
};

BALCAO_TEST(WriteAheadLogTest)

} // namespace writeaheadlogtest

#include "writeaheadlogtest.moc"
