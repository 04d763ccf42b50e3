// SPDX-License-Identifier: MIT
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/service/opencharges.h"
#include "core/service/providerline.h"
#include "core/service/storecommands.h"
#include "tests/core/service/countercharges.h"
#include "tests/support/answers.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace besidegatetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Cause = ProviderError::Cause;
using Kind = ProviderContact::Kind;
using Outcome = ProviderError::Outcome;

/** What stands beside the gate: the line to the provider, the open charges, the ledger of programs without a window. */
class BesideGateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAnEndTellsOfTheLine_data()
    {
        QTest::addColumn<ProviderError>("error");
        QTest::addColumn<Kind>("kind");
        const auto row = [](const char *name, const ProviderError &error, Kind kind) {
            QTest::newRow(name) << error << kind;
        };
        row("key refused", {.outcome = Outcome::Refused, .httpStatus = 401, .category = ProviderError::Category::Auth},
            Kind::KeyRefused);
        row("refused", {.outcome = Outcome::Refused, .httpStatus = 400}, Kind::Answered);
        row("nobody understands it", {.outcome = Outcome::Unknown, .cause = Cause::UnreadableReply, .httpStatus = 200},
            Kind::Answered);
        row("cancelled", {.outcome = Outcome::NotSent, .cause = Cause::Cancelled}, Kind::NotTried);
        row("not written down", {.outcome = Outcome::NotSent, .cause = Cause::NotRecorded}, Kind::NotTried);
        row("nobody listens", {.outcome = Outcome::NotSent, .cause = Cause::ConnectionRefused}, Kind::NotReached);
        row("no connection in time", {.outcome = Outcome::NotSent, .cause = Cause::ConnectTimeout}, Kind::NotReached);
        row("no answer in time", {.outcome = Outcome::Unknown, .cause = Cause::Deadline}, Kind::NoAnswer);
        row("cut off", {.outcome = Outcome::Unknown, .cause = Cause::ConnectionLost}, Kind::NoAnswer);
    }
    void whatAnEndTellsOfTheLine()
    {
        QFETCH(const ProviderError, error);
        QFETCH(const Kind, kind);
        ProviderLine line{Clock()};
        const QSignalSpy changed(&line, &ProviderLine::changed);
        QCOMPARE(line.contact().kind, Kind::NotTried);
        line.note(Unexpected<ProviderError>(error));
        QCOMPARE(line.contact().kind, kind);
        QCOMPARE(changed.count(), 1);
    }

    void theProvidersClockCountsFromFiveSeconds_data()
    {
        QTest::addColumn<int>("ahead");
        QTest::addColumn<int>("offset");
        QTest::newRow("the same") << 0 << 0;
        QTest::newRow("five seconds") << 5000 << 0;
        QTest::newRow("six seconds") << 6000 << 6000;
        QTest::newRow("an hour behind") << -3'600'000 << -3'600'000;
    }
    void theProvidersClockCountsFromFiveSeconds()
    {
        QFETCH(const int, ahead);
        QFETCH(const int, offset);
        const QDateTime now = QDateTime::fromString(u"2026-11-23T12:00:00Z"_s, Qt::ISODate);
        ProviderLine line{Clock([now] { return now; })};
        QVERIFY(!line.clockOffset());
        QCOMPARE(line.correctedNow(), now);
        ProviderAnswer answer;
        answer.serverDate = now.addMSecs(ahead);
        line.note(answer);
        QCOMPARE(line.contact().kind, Kind::Answered);
        QCOMPARE(line.clockOffset(), std::optional(std::chrono::milliseconds(offset)));
        QCOMPARE(line.correctedNow(), now.addMSecs(offset));
    }

    void anOutageIsToldOfWhatIsUnderWay()
    {
        // A file stands where the ledger's folder would be.
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        ChargeLedger ledger(LedgerAddress::file(file.fileName() + u"/ledger.sqlite"_s), {}, Clock());
        OpenCharges charges(ledger, Clock());
        charges.put(u"waits"_s, {});
        charges.put(u"stands"_s, {});
        charges.lock(u"waits"_s, Question::Kind::Create);
        const QSignalSpy changed(&charges, &OpenCharges::changed);
        QTRY_VERIFY(ledger.outage());
        QCOMPARE(charges.find(u"waits"_s)->ledgerError, ledger.outage());
        QVERIFY(!charges.find(u"stands"_s)->ledgerError);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.constFirst().constFirst().toString(), u"waits"_s);
    }

    void aLockedChargeIsReadOnceItIsUnlocked()
    {
        test::Counter counter;
        OpenCharges charges(*counter.ledger, Clock());
        const EventDraft draft = drafts::attempt();
        charges.put(draft.attempt, fold({}, draft));
        charges.lock(draft.attempt);
        // The ledger knows its newest event by then, and notices what others add.
        QTRY_VERIFY(counter.ledger->isTried());
        QVERIFY(test::answerTo(counter.ledger->ask(OpenCount{})));
        QSignalSpy noticed(counter.ledger.get(), &ChargeLedger::changed);
        const auto other = test::storeOf(counter, {}, u"02"_s);
        QVERIFY(other->append(draft) && other->append(drafts::of(EventKind::FirstByteOut, draft.attempt)));
        QTRY_COMPARE(noticed.count(), 2);
        QCOMPARE(charges.find(draft.attempt)->charge.lastEvent, 0);
        charges.unlock(draft.attempt);
        QTRY_COMPARE(charges.find(draft.attempt)->charge.state, ChargeFacts::State::Out);
    }

    void aLedgerIsForTrainingOrForTheShop_data()
    {
        QTest::addColumn<LedgerEnvironment>("environment");
        QTest::newRow("shop") << LedgerEnvironment::Real;
        QTest::newRow("training") << LedgerEnvironment::Training;
    }
    void aLedgerIsForTrainingOrForTheShop()
    {
        QFETCH(const LedgerEnvironment, environment);
        const QTemporaryDir folder;
        const auto address = LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s));
        QVERIFY(LedgerStore::open(address, {.environment = environment}));
        // Whoever takes either finds out which it is.
        LedgerStore::Options options;
        const auto shops = LedgerStore::open(address, options);
        QCOMPARE(shops.has_value(), environment == LedgerEnvironment::Real);
        options.takesTraining = true;
        const auto store = LedgerStore::open(address, options);
        QVERIFY(store);
        QCOMPARE((*store)->isForTraining(), environment == LedgerEnvironment::Training);
    }
};

BALCAO_TEST(BesideGateTest)

} // namespace besidegatetest

#include "besidegatetest.moc"
