// SPDX-License-Identifier: MIT
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerstore.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace chargeledgertest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** The asynchronous half of the ledger, on a file. */
class ChargeLedgerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasQueuedIsWrittenBeforeTheEnd()
    {
        const QTemporaryDir folder;
        const LedgerAddress address = LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s));
        constexpr int many = 200;
        {
            ChargeLedger ledger(address, {}, Clock());
            for (int i = 0; i < many; ++i)
                ledger.appendWithRetry(drafts::attempt(100 + i));
        }
        const auto store = LedgerStore::open(address, {});
        QVERIFY(store);
        QCOMPARE((*store)->totals({})->charges, many);
    }

    void aLongReadingKeepsNobodyFromWriting()
    {
        const QTemporaryDir folder;
        std::atomic<bool> mayEnd = false; // read until the ledger has gone
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        ledger.read<int>(
            [&mayEnd](LedgerStore &) -> Expected<int, LedgerError> {
                while (!mayEnd)
                    QThread::yieldCurrentThread();
                return 1;
            },
            this, [](const auto &) {});
        bool isWritten = false;
        ledger.append(drafts::attempt(), this, [&isWritten](const auto &written) { isWritten = written.has_value(); });
        QTRY_VERIFY(isWritten);
        mayEnd = true;
    }

    void readingWaitsForTheWindowAndWritingDoesNot()
    {
        const QTemporaryDir folder;
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        ledger.holdReading();
        QVERIFY(!ledger.isTried());
        int found = -1;
        ledger.search({}, this,
                      [&found](const auto &page) { found = page ? static_cast<int>(page->rows.size()) : -2; });
        bool isWritten = false;
        ledger.append(drafts::attempt(), this, [&isWritten](const auto &written) { isWritten = written.has_value(); });
        QTRY_VERIFY(isWritten);
        QVERIFY(ledger.isTried() && !ledger.outage());
        QCOMPARE(found, -1);
        ledger.startReading();
        QTRY_COMPARE(found, 1);
    }

    void whatCannotBeOpenedIsKnownAtTheFirstTry()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(u"ledger.sqlite"_s);
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no ledger") == 9);
        file.close();
        ChargeLedger ledger(LedgerAddress::file(name), {}, Clock());
        std::optional<LedgerError> error;
        connect(&ledger, &ChargeLedger::tried, this, [&] { error = ledger.outage(); });
        QTRY_VERIFY(error);
        QCOMPARE(error->kind, LedgerError::Kind::Damaged);
    }

    void anOlderSearchOfTheSameContextIsDropped()
    {
        const QTemporaryDir folder;
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        // While a reading goes on, the searches behind it wait; only the newest of them is done.
        std::atomic<bool> mayEnd = false;
        bool hasBegun = false;
        ledger.read<int>([](LedgerStore &) -> Expected<int, LedgerError> { return 1; }, this,
                         [&hasBegun](const auto &) { hasBegun = true; });
        QTRY_VERIFY(hasBegun);
        ledger.read<int>(
            [&mayEnd](LedgerStore &) -> Expected<int, LedgerError> {
                while (!mayEnd)
                    QThread::yieldCurrentThread();
                return 1;
            },
            this, [](const auto &) {});
        QStringList answered;
        for (const QString &typed : {u"m"_s, u"ma"_s, u"mar"_s, u"mari"_s})
            ledger.search({.search = typed}, this, [&answered, typed](const auto &) { answered.append(typed); });
        mayEnd = true;
        QTRY_COMPARE(answered, QStringList{u"mari"_s});
    }

    void upkeepLetsPressesGoFirst()
    {
        const QTemporaryDir folder;
        std::atomic<bool> mayEnd = false; // read until the ledger has gone
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        std::atomic<bool> hasBegun = false;
        QStringList order;
        ledger.maintain<int>(
            [&mayEnd, &hasBegun](LedgerStore &) -> Expected<int, LedgerError> {
                hasBegun = true;
                while (!mayEnd)
                    QThread::yieldCurrentThread();
                return 1;
            },
            this, [&order](const auto &) { order.append(u"first step"_s); });
        for (const QString &step : {u"second step"_s, u"third step"_s})
            ledger.maintain<bool>([](LedgerStore &store) { return store.index(1); }, this,
                                  [&order, step](const auto &) { order.append(step); });
        QTRY_VERIFY(hasBegun);
        ledger.append(drafts::attempt(), this, [&order](const auto &) { order.append(u"press"_s); });
        mayEnd = true;
        QTRY_COMPARE(order, (QStringList{u"first step"_s, u"press"_s, u"second step"_s, u"third step"_s}));
    }

    void readingsWriteNothing()
    {
        const QTemporaryDir folder;
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        std::optional<LedgerError> error;
        ledger.read<LedgerEvent>([](LedgerStore &store) { return store.append(drafts::attempt()); }, this,
                                 [&error](const auto &written) { error = written.error(); });
        QTRY_VERIFY(error);
        QCOMPARE(error->kind, LedgerError::Kind::ReadOnly);
    }

    void anAnswerForNobodyIsNotGiven()
    {
        const QTemporaryDir folder;
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        bool isCalled = false;
        auto context = std::make_unique<QObject>();
        ledger.search({}, context.get(), [&isCalled](const auto &) { isCalled = true; });
        context.reset();
        bool isDone = false;
        ledger.totals({}, this, [&isDone](const auto &) { isDone = true; });
        QTRY_VERIFY(isDone);
        QVERIFY(!isCalled);
    }
};

BALCAO_TEST(ChargeLedgerTest)

} // namespace chargeledgertest

#include "chargeledgertest.moc"
