// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/recordingvfs.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace ledgerdiskfulltest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** The disk gets full at every third page while a file is made: afterwards it is whole or it is not there. */
class LedgerDiskFullTest : public StoreFixture
{
    Q_OBJECT

    static constexpr qint64 most = 108;
    static constexpr qint64 step = 3;

    static QStringList filesIn(const QString &folder)
    {
        return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    static ShopEvent hired()
    {
        ShopEvent event;
        event.what = shopevent::OperatorAdded{.id = u"id-rosa"_s, .name = u"Rosa"_s, .role = Role::Manager};
        return event;
    }

private Q_SLOTS:
    void init() { m_offset = {}; }

    void aNewLedgerSellsWhenThereIsRoomAgain_data()
    {
        QTest::addColumn<bool>("beginsWithAnOperator");
        QTest::newRow("a charge first") << false;
        QTest::newRow("an operator first") << true;
    }
    void aNewLedgerSellsWhenThereIsRoomAgain()
    {
        QFETCH(const bool, beginsWithAnOperator);
        test::RecordingVfs disk;
        int refused = 0;
        for (qint64 pages = 0; pages <= most; pages += step) {
            const QTemporaryDir folder;
            const LedgerAddress address = LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s));
            disk.room = pages;
            {
                const auto full = LedgerStore::open(address, {});
                if (!full && !QFileInfo::exists(address.text()))
                    QCOMPARE(filesIn(folder.path()), QStringList());
                const bool isWritten =
                    full && (beginsWithAnOperator ? (*full)->appendOfOperators({hired()}, {}).has_value()
                                                  : (*full)->append(drafts::attempt()).has_value());
                refused += isWritten ? 0 : 1;
            }
            disk.room = -1;
            const auto store = LedgerStore::open(address, {});
            QVERIFY2(store, qPrintable(u"%1 pages: %2"_s.arg(pages).arg(store ? QString() : store.error().detail)));
            if (beginsWithAnOperator && (*store)->shopOperators()->isEmpty())
                QVERIFY((*store)->appendOfOperators({hired()}, {}));
            EventDraft sale = drafts::attempt();
            sale.by.who = beginsWithAnOperator ? u"id-rosa"_s : QString();
            QVERIFY((*store)->append(sale));
            QVERIFY(ledger::verify(**store)->isWhole());
        }
        QVERIFY(refused > 3 && refused < most / step);
    }

    void aBackupIsWholeOrNone_data() { everyPlace(); }
    void aBackupIsWholeOrNone()
    {
        QFETCH(const QString, place);
        test::RecordingVfs disk; // before the ledger: an attached file has the same one
        const auto store = open(m_places.fresh(place));
        QVERIFY(store && fill(*store));
        int refused = 0;
        for (qint64 pages = 0; pages <= most; pages += step) {
            const QTemporaryDir folder;
            const QString file = folder.filePath(u"backup.sqlite"_s);
            disk.room = pages;
            const auto made = ledger::backup(*store, file);
            disk.room = -1;
            QCOMPARE(filesIn(folder.path()), made ? QStringList{u"backup.sqlite"_s} : QStringList());
            if (!made) {
                ++refused;
                QVERIFY(ledger::backup(*store, file));
            }
            const auto copy = open(LedgerAddress::file(file));
            QVERIFY(copy && ledger::verify(*copy)->isWhole());
            QVERIFY(copy->append(drafts::attempt()));
        }
        QVERIFY(refused > 3 && refused < most / step);
    }
};

BALCAO_TEST(LedgerDiskFullTest)

} // namespace ledgerdiskfulltest

#include "ledgerdiskfulltest.moc"
