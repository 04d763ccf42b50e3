// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/service/countercharges.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QTimer>

#include <optional>

namespace restarttest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Counter;
using State = Charge::State;

/** What a program that starts makes of what the one before it left open, by the ledger alone. */
class RestartTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void settlesOpenAttemptsByTheEvidence_data()
    {
        using Steps = QList<EventKind>;
        QTest::addColumn<Steps>("steps");
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("status");
        QTest::newRow("written only: not sent") << Steps{} << State::NotSent << u"not_sent"_s;
        QTest::newRow("out, no answer: unknown") << Steps{EventKind::FirstByteOut} << State::Unknown << u"unknown"_s;
        QTest::newRow("a stored answer is read")
            << Steps{EventKind::FirstByteOut, EventKind::ReplyReceived} << State::Created << u"waiting"_s;
        QTest::newRow("a correction that never left")
            << Steps{EventKind::FirstByteOut, EventKind::Created, EventKind::CorrectionAsked} << State::Created
            << u"waiting"_s;
    }
    void settlesOpenAttemptsByTheEvidence()
    {
        QFETCH(const QList<EventKind>, steps);
        // A real answer to a create of the same amount and customer, of another ledger.
        Counter elsewhere;
        const QString sample = create(elsewhere);
        QTRY_COMPARE(chargeOf(elsewhere, sample).state, State::Created);
        QTRY_COMPARE(elsewhere.ledger->unwritten(), 0);
        const auto sampleEvents = storeOf(elsewhere)->ask(EventsOfCharge{sample});

        Counter counter;
        const Clock earlier([] { return QDateTime::currentDateTimeUtc().addSecs(-120); });
        const auto store = storeOf(counter, earlier);
        QVERIFY(store);
        const EventDraft first = drafts::attempt(8640);
        QVERIFY(store->append(first));
        for (const EventKind kind : steps) {
            EventDraft draft = drafts::of(kind, first.attempt);
            if (kind == EventKind::ReplyReceived || kind == EventKind::Created) {
                const LedgerEvent &known = sampleEvents->at(kind == EventKind::Created ? 3 : 2);
                draft.txid = known.txid;
                draft.amount = known.amount;
                draft.what = known.what;
            }
            if (kind == EventKind::CorrectionAsked)
                draft = drafts::correction(kind, first.attempt, 1, 5000);
            QVERIFY(store->append(draft));
        }
        const ChargeService restarted(counter.client.get(), *counter.ledger, Clock());
        const auto row = [&store, &first] { return store->ask(FindCharge{first.attempt}).value(); };
        QFETCH(const State, state);
        QTRY_COMPARE(row().state, state);
        QTRY_COMPARE(row().correction, Charge::CorrectionState::None);
        QTEST(QString(key(row().status)), "status");
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    /** The disk was full, say, when the program was started. */
    void settlesOpenAttemptsOnceLedgerIsWritable()
    {
        Counter counter;
        counter.service.reset();
        const auto store = storeOf(counter, Clock([] { return QDateTime::currentDateTimeUtc().addSecs(-120); }));
        const EventDraft left = drafts::attempt(8640);
        QVERIFY(store->append(left));
        std::optional lock(LedgerTransaction::begin(store->connection()));
        QVERIFY(*lock);
        counter.ledger->append(drafts::attempt(4990));
        QTRY_VERIFY(counter.ledger->outage());
        const ChargeService restarted(counter.client.get(), *counter.ledger, Clock());
        // Asked for behind the service's own question, so answered behind it.
        bool isRead = false;
        QObject context;
        QTimer::singleShot(0, &context, [&] {
            counter.ledger->ask(FindCharge{left.attempt})->whenFinished(&context, [&isRead](const auto &) {
                isRead = true;
            });
        });
        QTRY_VERIFY(isRead);
        QVERIFY(counter.ledger->outage());
        lock.reset();
        QTRY_COMPARE(store->ask(FindCharge{left.attempt})->state, State::NotSent);
    }

    /** Killed between a stored refusal and its outcome: the first correction's result is as unknown as it was. */
    void anOlderDoubtOutlivesARecoveredRefusal()
    {
        Counter counter;
        const Clock earlier([] { return QDateTime::currentDateTimeUtc().addSecs(-120); });
        const auto store = storeOf(counter, earlier);
        const EventDraft first = drafts::attempt(8640);
        const QString attempt = first.attempt;
        EventDraft refusal = drafts::of(EventKind::ReplyReceived, attempt);
        refusal.correction = 2;
        refusal.what = event::ReplyReceived{.request = event::ReplyReceived::Request::Correction,
                                            .httpStatus = 429,
                                            .date = {},
                                            .body = R"({"message":"slow down"})"};
        const auto correction = [&attempt](EventKind kind, int number) {
            return drafts::correction(kind, attempt, number, 4500);
        };
        for (const EventDraft &draft :
             {first, drafts::of(EventKind::FirstByteOut, attempt),
              drafts::answer(EventKind::Created, attempt, u"t-1"_s), correction(EventKind::CorrectionAsked, 1),
              correction(EventKind::FirstByteOut, 1), correction(EventKind::CorrectionUnknown, 1),
              correction(EventKind::CorrectionAsked, 2), correction(EventKind::FirstByteOut, 2), refusal})
            QVERIFY(store->append(draft));
        const ChargeService restarted(counter.client.get(), *counter.ledger, Clock());
        const auto row = [&store, &attempt] { return store->ask(FindCharge{attempt}).value(); };
        QTRY_VERIFY(!row().isCorrecting());
        QCOMPARE(QString(key(row().status)), u"unknown"_s);
        QVERIFY(!mayShow(counter, row()));
    }
};

BALCAO_TEST(RestartTest)

} // namespace restarttest

#include "restarttest.moc"
