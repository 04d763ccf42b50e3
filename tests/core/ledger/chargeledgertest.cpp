// SPDX-License-Identifier: MIT
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QDeadlineTimer>
#include <QTemporaryDir>
#include <QTest>

namespace chargeledgertest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

/** Keeps a thread of the ledger busy until it may end. */
struct Busy {
    using Result = bool;
    std::atomic<bool> *mayEnd;
    std::atomic<bool> *hasBegun = nullptr;

    [[nodiscard]] Expected<bool, LedgerError> run(LedgerStore &) const
    {
        if (hasBegun)
            *hasBegun = true;
        while (!*mayEnd)
            QThread::yieldCurrentThread();
        return true;
    }
};

struct AppendOne {
    using Result = LedgerEvent;

    [[nodiscard]] Expected<LedgerEvent, LedgerError> run(LedgerStore &store) const
    {
        return store.append(drafts::attempt());
    }
};

struct IndexedEvents {
    using Result = qint64;

    [[nodiscard]] Expected<qint64, LedgerError> run(LedgerStore &store) const
    {
        return store.connection().number(u"SELECT event FROM search_progress"_s);
    }
};

} // namespace

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
        QCOMPARE((*store)->ask(SumCharges{{}})->charges, many);
    }

    void aLongReadingKeepsNobodyFromWriting()
    {
        const QTemporaryDir folder;
        std::atomic<bool> mayEnd = false; // read until the ledger has gone
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        ledger.ask(Busy{&mayEnd});
        bool isWritten = false;
        ledger.append(drafts::attempt())->whenFinished(this, [&isWritten](const auto &written) {
            isWritten = written.has_value();
        });
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
        ledger.ask(SearchCharges{})->whenFinished(this, [&found](const auto &page) {
            found = page ? static_cast<int>(page->rows.size()) : -2;
        });
        bool isWritten = false;
        ledger.append(drafts::attempt())->whenFinished(this, [&isWritten](const auto &written) {
            isWritten = written.has_value();
        });
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

    void aSearchThatIsDroppedIsNotAnswered()
    {
        const QTemporaryDir folder;
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        // While a reading goes on, the searches behind it wait; only the newest of them is done.
        std::atomic<bool> mayEnd = false;
        std::atomic<bool> hasBegun = false;
        ledger.ask(Busy{&mayEnd, &hasBegun});
        QTRY_VERIFY(hasBegun);
        NewestReply newest;
        QStringList answered;
        for (const QString &typed : {u"m"_s, u"ma"_s, u"mar"_s, u"mari"_s})
            newest.hold(ledger.ask(SearchCharges{{.search = typed}}))
                ->whenFinished(this, [&answered, typed](const auto &) { answered.append(typed); });
        mayEnd = true;
        QTRY_COMPARE(answered, QStringList{u"mari"_s});
    }

    /** Questions that come faster than answers would never be answered. */
    void aReadingThatHasBegunIsAnswered()
    {
        const QTemporaryDir folder;
        std::atomic<bool> mayEnd = false;
        std::atomic<bool> hasBegun = false;
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        NewestReply newest;
        QStringList answered;
        newest.hold(ledger.ask(Busy{&mayEnd, &hasBegun}))->whenFinished(this, [&answered](const auto &) {
            answered.append(u"first"_s);
        });
        QTRY_VERIFY(hasBegun);
        for (const QString &name : {u"second"_s, u"third"_s})
            newest.hold(ledger.ask(OpenCount{}))->whenFinished(this, [&answered, name](const auto &) {
                answered.append(name);
            });
        mayEnd = true;
        QTRY_COMPARE(answered, (QStringList{u"first"_s, u"third"_s}));
    }

    void upkeepLetsPressesGoFirst()
    {
        const QTemporaryDir folder;
        std::atomic<bool> mayEnd = false; // read until the ledger has gone
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        std::atomic<bool> hasBegun = false;
        QStringList order;
        ledger.perform(Busy{&mayEnd, &hasBegun})->whenFinished(this, [&order](const auto &) {
            order.append(u"first step"_s);
        });
        for (const QString &step : {u"second step"_s, u"third step"_s})
            ledger.perform(OpenCount{})->whenFinished(this, [&order, step](const auto &) { order.append(step); });
        QTRY_VERIFY(hasBegun);
        ledger.append(drafts::attempt())->whenFinished(this, [&order](const auto &) { order.append(u"press"_s); });
        mayEnd = true;
        QTRY_COMPARE(order, (QStringList{u"first step"_s, u"press"_s, u"second step"_s, u"third step"_s}));
    }

    void salesWithoutAPauseAreIndexed()
    {
        const QTemporaryDir folder;
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        qint64 indexed = 0;
        for (const QDeadlineTimer limit(std::chrono::seconds(20)); indexed == 0 && !limit.hasExpired();) {
            bool isAnswered = false;
            ledger.append(drafts::attempt());
            ledger.ask(IndexedEvents{})->whenFinished(this, [&](const auto &found) {
                indexed = found.value_or(-1);
                isAnswered = true;
            });
            QTRY_VERIFY(isAnswered);
        }
        QVERIFY(indexed > 0);
    }

    void readingsWriteNothing()
    {
        const QTemporaryDir folder;
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        std::optional<LedgerError> error;
        ledger.ask(AppendOne{})->whenFinished(this, [&error](const auto &written) { error = written.error(); });
        QTRY_VERIFY(error);
        QCOMPARE(error->kind, LedgerError::Kind::ReadOnly);
    }

    void anAnswerForNobodyIsNotGiven()
    {
        const QTemporaryDir folder;
        ChargeLedger ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)), {}, Clock());
        bool isCalled = false;
        auto context = std::make_unique<QObject>();
        ledger.ask(SearchCharges{})->whenFinished(context.get(), [&isCalled](const auto &) { isCalled = true; });
        context.reset();
        bool isDone = false;
        ledger.ask(SumCharges{})->whenFinished(this, [&isDone](const auto &) { isDone = true; });
        QTRY_VERIFY(isDone);
        QVERIFY(!isCalled);
    }
};

BALCAO_TEST(ChargeLedgerTest)

} // namespace chargeledgertest

#include "chargeledgertest.moc"
