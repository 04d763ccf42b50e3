// SPDX-License-Identifier: MIT
#include "core/ledger/ledgeranchor.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMutex>
#include <QTest>

#ifndef Q_OS_WIN
#include <sys/syscall.h>
#include <unistd.h>

namespace
{

struct Synced {
    QMutex lock;
    /** Content of each anchor when it was brought to the disk last, by its name. */
    QHash<QString, QByteArray> anchors;
};

Synced &synced()
{
    static Synced all;
    return all;
}

} // namespace

/** Takes the place of the C library's in this program. */
extern "C" int fsync(int descriptor)
{
    const QString name = QFileInfo(QStringLiteral("/proc/self/fd/%1").arg(descriptor)).symLinkTarget();
    if (name.contains(QLatin1StringView(".anchor-"))) {
        QFile file(name);
        const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        const QMutexLocker locker(&synced().lock);
        synced().anchors.insert(name, bytes);
    }
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

namespace ledgeranchorsynctest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** When an anchor is brought to the disk. */
class LedgerAnchorSyncTest : public StoreFixture
{
    Q_OBJECT

private:
    /** Content of a ledger's one anchor as it was brought to the disk. Empty: it was not. */
    [[nodiscard]] static QByteArray syncedOf(const LedgerAddress &address)
    {
        const QStringList files = LedgerAnchors(address, {}).files();
        const QMutexLocker locker(&synced().lock);
        return files.size() == 1 ? synced().anchors.value(files.constFirst()) : QByteArray();
    }
    [[nodiscard]] static QByteArray bytesOf(const QString &name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] static QString anchorOf(const LedgerAddress &address)
    {
        return LedgerAnchors(address, {}).files().value(0);
    }

private Q_SLOTS:
    void init()
    {
        const QMutexLocker locker(&synced().lock);
        synced().anchors.clear();
    }

    void aCleanCloseSyncsTheNewestAnchor()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        auto store = open(address);
        QVERIFY(store && store->append(drafts::attempt()) && store->append(drafts::attempt()));
        // No sale waits for the disk a second time.
        QCOMPARE(syncedOf(address), QByteArray());
        QCOMPARE(store->anchors().all().constFirst().sequence, 2);
        store.reset();
        QVERIFY(!syncedOf(address).isEmpty());
        QCOMPARE(syncedOf(address), bytesOf(anchorOf(address)));
        QCOMPARE(LedgerAnchors(address, {}).all().constFirst().sequence, 2);
    }

    /** A crash left the log and an anchor that is older than its newest event, or none. */
    void anOpeningAfterACrashSyncsTheAnchor_data()
    {
        QTest::addColumn<bool>("hasOlder");
        QTest::newRow("an older anchor") << true;
        QTest::newRow("no anchor") << false;
    }
    void anOpeningAfterACrashSyncsTheAnchor()
    {
        QFETCH(const bool, hasOlder);
        const LedgerAddress living = m_places.fresh(u"sqlite"_s);
        const LedgerAddress left = m_places.fresh(u"sqlite"_s);
        const auto store = open(living);
        QVERIFY(store && store->append(drafts::attempt()));
        const Anchor older = store->anchors().all().constFirst();
        QVERIFY(store->append(drafts::attempt()) && store->append(drafts::attempt()));
        for (const QString &suffix : {QString(), u"-wal"_s})
            QVERIFY(QFile::copy(living.text() + suffix, left.text() + suffix));
        if (hasOlder)
            LedgerAnchors(left, {}).keep(older);
        QCOMPARE(syncedOf(left), QByteArray());

        const auto recovered = open(left);
        QVERIFY(recovered);
        QCOMPARE(LedgerAnchors(left, {}).all().constFirst().sequence, 3);
        QVERIFY(!syncedOf(left).isEmpty());
        QCOMPARE(syncedOf(left), bytesOf(anchorOf(left)));
        QVERIFY(ledger::verify(*recovered)->isWhole());
    }
};

BALCAO_TEST(LedgerAnchorSyncTest)

} // namespace ledgeranchorsynctest

#include "ledgeranchorsynctest.moc"
#endif
