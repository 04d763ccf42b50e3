// SPDX-License-Identifier: MIT
#include "core/charge/chargerules.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/values/utc.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace ledgeranswerstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;
using Status = ChargeStatus;

/** Which answer counts, and what stands in the queue. */
class LedgerAnswersTest : public EveryPlaceFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aReadThatComesTooLateIsRefused_data()
    {
        using Steps = QList<EventKind>;
        QTest::addColumn<Steps>("meanwhile");
        QTest::addColumn<bool>("counts");
        const QList<std::tuple<const char *, Steps, bool>> rows = {
            {"nothing happened", {}, true},
            {"the code was shown", {EventKind::Shown}, true},
            {"a reply was kept", {EventKind::ReplyReceived}, true},
            {"a correction is asked for", {EventKind::CorrectionAsked}, false},
            {"a correction was made", {EventKind::CorrectionAsked, EventKind::CorrectionDone}, false},
            {"a correction was refused", {EventKind::CorrectionAsked, EventKind::CorrectionRefused}, false},
            {"another reading", {EventKind::StatusRead}, false},
            {"a settlement", {EventKind::Settled}, false},
        };
        for (const auto &[name, meanwhile, counts] : rows)
            addRow(name, meanwhile, counts);
    }
    void aReadThatComesTooLateIsRefused()
    {
        QFETCH(const QList<EventKind>, meanwhile);
        const auto store = fresh();
        const QString attempt = sent(*store);
        QVERIFY(store->append(drafts::of(EventKind::Unknown, attempt)));
        QVERIFY(store->append(drafts::settlement(attempt, u"tx1"_s)));
        EventDraft late = drafts::answer(EventKind::StatusRead, attempt, u"tx1"_s);
        std::get<event::StatusRead>(late.what).askedAt = store->ask(FindWholeCharge{attempt})->lastChange;
        for (const EventKind kind : meanwhile) {
            EventDraft draft = drafts::of(kind, attempt);
            if (key(kind).startsWith("correction"_L1))
                draft = drafts::correction(kind, attempt, 1, 5000);
            if (kind == EventKind::StatusRead)
                QVERIFY(read(*store, attempt, u"Aguardando"_s));
            else if (kind == EventKind::Settled)
                QVERIFY(store->append(drafts::reopening(attempt, u"tx1"_s)) &&
                        store->append(drafts::settlement(attempt, u"tx1"_s)));
            else
                QVERIFY(store->append(draft));
        }
        // Even where it knew of the correction: only the moment of asking decides.
        late.correction = store->ask(FindWholeCharge{attempt})->corrections;
        const auto written = store->append(late);
        QTEST(written.has_value(), "counts");
        if (!written)
            QCOMPARE(written.error().kind, Kind::Overtaken);
    }

    void anOlderAnswerIsRefused_data()
    {
        QTest::addColumn<int>("known");
        QTest::addColumn<int>("told");
        QTest::addColumn<bool>("counts");
        addRow("a second older", 100, 99, false);
        addRow("the same", 100, 100, true);
        addRow("newer", 100, 101, true);
        addRow("none is told now", 100, 0, true);
        addRow("none was told before", 0, 99, true);
    }
    void anOlderAnswerIsRefused()
    {
        QFETCH(const int, known);
        QFETCH(const int, told);
        const auto store = fresh();
        const auto at = [](EventDraft draft, int seconds) {
            if (seconds > 0)
                drafts::answerIn(draft).charge.updatedAt.moment = QDateTime::fromSecsSinceEpoch(seconds, utcZone);
            return draft;
        };
        const QString attempt = sent(*store);
        QVERIFY(store->append(at(drafts::answer(EventKind::Created, attempt, u"tx1"_s), known)));
        const auto written = store->append(at(drafts::answer(EventKind::StatusRead, attempt, u"tx1"_s), told));
        QTEST(written.has_value(), "counts");
        if (!written)
            QCOMPARE(written.error().kind, Kind::Overtaken);
    }

    void moneyThatWasSeenStays_data()
    {
        QTest::addColumn<QStringList>("said");
        QTest::addColumn<Status>("status");
        QTest::addColumn<int>("open");
        addRow("paid", QStringList{u"Paga"_s}, Status::Paid, 0);
        addRow("then waiting", QStringList{u"Paga"_s, u"Aguardando"_s}, Status::Paid, 1);
        addRow("then expired", QStringList{u"Paga"_s, u"Expirado"_s}, Status::Paid, 1);
        addRow("then cancelled", QStringList{u"Paga"_s, u"Cancelado"_s}, Status::Paid, 1);
        addRow("then another word", QStringList{u"Paga"_s, u"Liquidado"_s}, Status::Paid, 1);
        addRow("paid all the same", QStringList{u"Paga"_s, u"Aguardando"_s, u"Paga"_s}, Status::Paid, 0);
        addRow("refunded", QStringList{u"Paga"_s, u"Reembolsado"_s}, Status::Refunded, 0);
        addRow("paid after the refund", QStringList{u"Reembolsado"_s, u"Paga"_s}, Status::Refunded, 1);
    }
    void moneyThatWasSeenStays()
    {
        QFETCH(const QStringList, said);
        const auto store = fresh();
        const QString attempt = created(*store, u"tx1"_s);
        for (const QString &status : said)
            QVERIFY(read(*store, attempt, status));
        const Charge charge = store->ask(FindWholeCharge{attempt}).value();
        QTEST(charge.status, "status");
        QTEST(store->ask(OpenCount{}).value_or(-1), "open");
        QCOMPARE(charge.doubts.testFlag(Doubt::StatusWentBack), store->ask(OpenCount{}) == 1);
        QCOMPARE(store->ask(SumCharges{{}})->paid, charge.status == Status::Paid ? 1 : 0);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void whatIsUnderWayIsNotInTheQueue_data()
    {
        using Steps = QList<EventKind>;
        QTest::addColumn<QString>("madeBy");
        QTest::addColumn<QString>("askedBy");
        QTest::addColumn<Steps>("steps");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<int>("open");
        const Steps attempt{EventKind::FirstByteOut};
        const Steps correction{EventKind::FirstByteOut, EventKind::Created, EventKind::CorrectionAsked};
        const QString own = u"01"_s;
        const QString other = u"02"_s;
        // The request's own limit is 30 seconds.
        const QList<std::tuple<const char *, QString, QString, Steps, int, int>> rows = {
            {"own, within its limit", own, own, attempt, 25, 0},
            {"own, its end is being written", own, own, attempt, 38, 0},
            {"own, timed out", own, own, attempt, 42, 1},
            {"own, never left", own, own, {}, 42, 0},
            {"own correction, its end is being written", own, own, correction, 38, 0},
            {"own correction, timed out", own, own, correction, 42, 1},
            {"another counter's, its clock may be off", other, other, attempt, 620, 0},
            {"another counter's, timed out", other, other, attempt, 632, 1},
            {"another counter's, never left", other, other, {}, 632, 0},
            {"another counter's correction", other, other, correction, 620, 0},
            {"another counter's correction, timed out", other, other, correction, 632, 1},
            {"own charge, another counter's correction", own, other, correction, 620, 0},
            {"own charge, another counter's correction, timed out", own, other, correction, 632, 1},
            {"another counter's charge, own correction", other, own, correction, 38, 0},
            {"another counter's charge, own correction, timed out", other, own, correction, 42, 1},
        };
        for (const auto &[name, madeBy, askedBy, steps, seconds, open] : rows)
            addRow(name, madeBy, askedBy, steps, seconds, open);
    }
    void whatIsUnderWayIsNotInTheQueue()
    {
        QFETCH(const QString, madeBy);
        QFETCH(const QString, askedBy);
        QFETCH(const QList<EventKind>, steps);
        QFETCH(const int, seconds);
        QFETCH(const int, open);
        const LedgerAddress address = freshAddress();
        const auto store = this->open(address);
        const auto maker = this->open(address, madeBy);
        const auto asker = this->open(address, askedBy);
        QVERIFY(store && maker && asker);
        const EventDraft attempt = drafts::attempt();
        QVERIFY(maker->append(attempt));
        for (const EventKind kind : steps) {
            EventDraft draft = drafts::of(kind, attempt.attempt);
            if (kind == EventKind::Created)
                draft = drafts::answer(kind, attempt.attempt, u"tx1"_s);
            if (kind == EventKind::CorrectionAsked)
                draft = drafts::correction(kind, attempt.attempt, 1, 5000);
            QVERIFY((kind == EventKind::CorrectionAsked ? asker : maker)->append(draft));
        }
        QCOMPARE(store->ask(OpenCount{}).value_or(-1), 0);
        m_offset = std::chrono::seconds(seconds);
        QCOMPARE(store->ask(OpenCount{}).value_or(-1), open);
        QCOMPARE(store->ask(SearchCharges{{.statuses = {Status::Unknown}}})->rows.size(), open);
        QCOMPARE(store->ask(FindAbandoned{askedBy == madeBy ? u"99"_s : madeBy})->size(), 0);
        QVERIFY(open == 0 || store->ask(FindAbandoned{askedBy})->size() == 1);
    }

    void aRefusalMayMeanThatItIsPaid_data()
    {
        QTest::addColumn<int>("http");
        QTest::addColumn<bool>("namesField");
        QTest::addColumn<Status>("status");
        addRow("409", 409, false, Status::Attention);
        addRow("409 that names a field", 409, true, Status::Attention);
        addRow("400", 400, false, Status::Attention);
        addRow("422 that names a field", 422, true, Status::Waiting);
        addRow("401", 401, false, Status::Waiting);
    }
    void aRefusalMayMeanThatItIsPaid()
    {
        QFETCH(const int, http);
        QFETCH(const bool, namesField);
        const auto store = fresh();
        const QString attempt = created(*store, u"tx1"_s);
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionAsked, attempt, 1, 5000)));
        EventDraft refused = drafts::correction(EventKind::CorrectionRefused, attempt, 1, 5000);
        auto &ended = std::get<event::CorrectionEnded>(refused.what);
        ended.error.httpStatus = http;
        if (namesField)
            ended.error.fields = {{.field = u"amount"_s, .message = u"too low"_s}};
        ended.mayBePaid = mayHaveBeenPaid(ended.error);
        QVERIFY(store->append(refused));
        QTEST(store->ask(FindWholeCharge{attempt})->status, "status");
        QCOMPARE(store->ask(OpenCount{}).value_or(-1),
                 store->ask(FindWholeCharge{attempt})->doubts.testFlag(Doubt::MayBePaid) ? 1 : 0);
        QCOMPARE(store->ask(FindWholeCharge{attempt})->amount.centavos(), 8640);
        // It does not end by itself, but by a reading.
        QVERIFY(store->append(drafts::of(EventKind::Shown, attempt)));
        QTEST(store->ask(FindWholeCharge{attempt})->status, "status");
        QVERIFY(read(*store, attempt, u"Aguardando"_s));
        QCOMPARE(store->ask(FindWholeCharge{attempt})->status, Status::Waiting);
        QCOMPARE(store->ask(OpenCount{}).value_or(-1), 0);
        QVERIFY(ledger::verify(*store)->isWhole());
    }
};

BALCAO_TEST(LedgerAnswersTest)

} // namespace ledgeranswerstest

#include "ledgeranswerstest.moc"
