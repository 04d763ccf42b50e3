// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"
#include "core/charge/chargerules.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace ledgerstoretest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using State = Charge::State;
using Kind = LedgerError::Kind;

namespace
{

using Steps = QList<EventKind>;

} // namespace

class LedgerStoreTest : public EveryPlaceFixture
{
    Q_OBJECT

private Q_SLOTS:
    void eventsMakeTheState_data()
    {
        QTest::addColumn<Steps>("steps");
        QTest::addColumn<ChargeStatus>("written");
        QTest::addColumn<ChargeStatus>("afterALimit");
        using Status = ChargeStatus;
        const QList<std::tuple<const char *, Steps, Status, Status>> rows = {
            {"only written: nothing has left", {}, Status::UnderWay, Status::NotSent},
            {"out, no outcome: nobody knows", {EventKind::FirstByteOut}, Status::UnderWay, Status::Unknown},
            {"not sent", {EventKind::NotSent}, Status::NotSent, Status::NotSent},
            {"the mark came late, the outcome is certain",
             {EventKind::FirstByteOut, EventKind::NotSent},
             Status::NotSent,
             Status::NotSent},
            {"refused", {EventKind::FirstByteOut, EventKind::Refused}, Status::Refused, Status::Refused},
            {"unknown", {EventKind::FirstByteOut, EventKind::Unknown}, Status::Unknown, Status::Unknown},
            {"a reply without an outcome",
             {EventKind::FirstByteOut, EventKind::ReplyReceived},
             Status::UnderWay,
             Status::Unknown},
            {"created", {EventKind::FirstByteOut, EventKind::Created}, Status::Waiting, Status::Waiting},
            {"received by hand",
             {EventKind::FirstByteOut, EventKind::Created, EventKind::ReceivedByHand},
             Status::Confirmed,
             Status::Confirmed},
            {"correction asked",
             {EventKind::FirstByteOut, EventKind::Created, EventKind::CorrectionAsked},
             Status::UnderWay,
             Status::Unknown},
            {"correction unknown",
             {EventKind::FirstByteOut, EventKind::Created, EventKind::CorrectionAsked, EventKind::CorrectionUnknown},
             Status::Unknown,
             Status::Unknown},
            {"correction done",
             {EventKind::FirstByteOut, EventKind::Created, EventKind::CorrectionAsked, EventKind::CorrectionDone},
             Status::Waiting,
             Status::Waiting},
            {"found",
             {EventKind::FirstByteOut, EventKind::Unknown, EventKind::Settled},
             Status::Attention,
             Status::Attention},
        };
        for (const auto &[name, steps, written, afterALimit] : rows)
            addRow(name, steps, written, afterALimit);
    }
    void eventsMakeTheState()
    {
        QFETCH(const Steps, steps);
        const auto store = fresh();
        const EventDraft first = drafts::attempt();
        QVERIFY(store->append(first));
        for (const EventKind kind : steps) {
            EventDraft draft = drafts::of(kind, first.attempt);
            if (kind == EventKind::Created)
                draft = drafts::answer(kind, first.attempt, u"tx1"_s);
            if (kind == EventKind::Settled)
                draft = drafts::settlement(first.attempt, u"tx9"_s);
            if (key(kind).startsWith("correction"_L1))
                draft = drafts::correction(kind, first.attempt, 1, 5000);
            QVERIFY(store->append(draft));
        }
        const auto row = store->ask(FindCharge{first.attempt});
        QVERIFY(row);
        QTEST(row->status, "written");
        QTEST(chargeStatus(*row, clock().nowUtc().addSecs(60), Writer::Own), "afterALimit");
        QCOMPARE(row->name, u"Marina Alves Pereira"_s);
        QCOMPARE(row->number, 1);
    }

    void theLedgerOnlyGrows()
    {
        const auto store = fresh();
        QVERIFY(store->append(drafts::attempt()));
        for (const QString &sql : {u"UPDATE event SET amount = 1"_s, u"DELETE FROM event"_s, u"DELETE FROM personal"_s,
                                   u"UPDATE personal SET fields = '{}'"_s})
            QVERIFY2(!store->connection().execute(sql), qPrintable(sql));
        QCOMPARE(store->ask(SearchCharges{{}})->rows.size(), 1);
        QCOMPARE(store->ask(SearchCharges{{}})->rows.constFirst().name, u"Marina Alves Pereira"_s);
    }

    void oneLiveAttemptPerSale()
    {
        const LedgerAddress address = freshAddress();
        const auto store = open(address);
        const auto other = open(address, u"02"_s);
        QVERIFY(store && other);
        const EventDraft first = drafts::attempt();
        QVERIFY(store->append(first));

        EventDraft twice = drafts::attempt();
        twice.sale = first.sale;
        QCOMPARE(other->append(twice).error().kind, Kind::LiveAttempt);
        // A replacement names an attempt that has ended, and there is one only.
        EventDraft replacement = drafts::attempt();
        replacement.replaces = first.attempt;
        QCOMPARE(other->append(replacement).error().kind, Kind::LiveAttempt);
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, first.attempt)));
        QVERIFY(store->append(drafts::of(EventKind::Unknown, first.attempt)));
        QVERIFY(other->append(replacement));
        EventDraft second = drafts::attempt();
        second.replaces = first.attempt;
        QCOMPARE(store->append(second).error().kind, Kind::LiveAttempt);
        QCOMPARE(store->ask(FindCharge{first.attempt})->replacedBy, replacement.attempt);
        QCOMPARE(store->ask(FindCharge{replacement.attempt})->sale, first.sale);
        // It stays open all the same, until somebody has looked.
        QCOMPARE(store->ask(FindCharge{first.attempt})->status, ChargeStatus::Unknown);
    }

    void theSecondCorrectionSeesTheFirst()
    {
        const LedgerAddress address = freshAddress();
        const auto store = open(address);
        const auto other = open(address, u"02"_s);
        QVERIFY(store && other);
        const EventDraft first = drafts::attempt();
        QVERIFY(store->append(first));
        QVERIFY(store->append(drafts::answer(EventKind::Created, first.attempt, u"tx1"_s)));
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionAsked, first.attempt, 1, 5000)));
        QCOMPARE(other->append(drafts::correction(EventKind::CorrectionAsked, first.attempt, 1, 6000)).error().kind,
                 Kind::Overtaken);
        QCOMPARE(other->append(drafts::correction(EventKind::CorrectionAsked, first.attempt, 2, 6000)).error().kind,
                 Kind::Overtaken);
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionDone, first.attempt, 1, 5000)));
        QVERIFY(other->append(drafts::correction(EventKind::CorrectionAsked, first.attempt, 2, 6000)));
        QCOMPARE(other->ask(FindCharge{first.attempt})->amount.centavos(), 5000);
        // A counter that died in the middle does not block the charge for ever; but its clock may be minutes off.
        m_offset = std::chrono::minutes(2);
        QCOMPARE(store->append(drafts::correction(EventKind::CorrectionAsked, first.attempt, 3, 7000)).error().kind,
                 Kind::Overtaken);
        m_offset = std::chrono::minutes(11);
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionAsked, first.attempt, 3, 7000)));
        QVERIFY(other->append(drafts::correction(EventKind::CorrectionDone, first.attempt, 2, 6000)));
        QCOMPARE(other->ask(FindCharge{first.attempt})->correction, Charge::CorrectionState::Asked);
    }

    void whatComesLateChangesNothing()
    {
        const auto store = fresh();
        const EventDraft first = drafts::attempt(8640);
        QVERIFY(store->append(first));
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, first.attempt)));
        QVERIFY(store->append(drafts::answer(EventKind::Created, first.attempt, u"tx1"_s)));
        // Somebody else's guess about a charge that exists, and a second creation of it.
        for (const EventKind kind : {EventKind::Unknown, EventKind::NotSent, EventKind::Refused})
            QCOMPARE(store->append(drafts::of(kind, first.attempt)).error().kind, Kind::NotAllowed);
        QCOMPARE(store->append(drafts::answer(EventKind::Created, first.attempt, u"tx2"_s)).error().kind,
                 Kind::NotAllowed);
        // A status read that began before a correction.
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionAsked, first.attempt, 1, 9900)));
        EventDraft stale = drafts::answer(EventKind::StatusRead, first.attempt, u"tx1"_s);
        QCOMPARE(store->append(stale).error().kind, Kind::Overtaken);
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionDone, first.attempt, 1, 9900)));
        QCOMPARE(store->append(stale).error().kind, Kind::Overtaken);
        // One that began after it, and tells the old amount: seen by a person first.
        stale.correction = 1;
        QVERIFY(store->append(stale));
        QCOMPARE(store->ask(FindCharge{first.attempt})->status, ChargeStatus::Attention);
        QVERIFY(store->append(drafts::of(EventKind::ReceivedByHand, first.attempt)));
        QCOMPARE(store->append(drafts::correction(EventKind::CorrectionAsked, first.attempt, 2, 1)).error().kind,
                 Kind::NotAllowed);
        // What was called not sent does not leave any more, nor what was replaced.
        const EventDraft second = drafts::attempt(100);
        QVERIFY(store->append(second));
        QVERIFY(store->append(drafts::of(EventKind::NotSent, second.attempt)));
        QCOMPARE(store->append(drafts::of(EventKind::FirstByteOut, second.attempt)).error().kind, Kind::Overtaken);
    }

    void aNulInAReplyStopsNothing()
    {
        const auto store = fresh();
        const EventDraft first = drafts::attempt();
        QVERIFY(store->append(first));
        QString status = u"Aguardando"_s;
        status.append(QChar(u'\0'));
        EventDraft created = drafts::answer(EventKind::Created, first.attempt, u"tx"_s + QChar(u'\0'), 8640, status);
        created.operatorName = u"A"_s + QChar(u'\0');
        QVERIFY(store->append(created));
        const Charge charge = *store->ask(FindCharge{first.attempt});
        QCOMPARE(charge.txid, u"tx\uFFFD"_s);
        QCOMPARE(charge.providerStatus, u"Aguardando\uFFFD"_s);
        QVERIFY(charge.isToCheck && charge.doubts.testFlag(Doubt::TextNotStorable));
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void moneyCommandsTakeWholeNames()
    {
        const auto store = fresh();
        const EventDraft first = drafts::attempt();
        QVERIFY(store->append(first));
        QVERIFY(store->append(drafts::answer(EventKind::Created, first.attempt, u"c47892ce753a"_s)));
        QVERIFY(store->ask(FindCharge{u"c4789"_s}));
        QCOMPARE(store->ask(FindWholeCharge{u"c4789"_s}).error().kind, Kind::NotFound);
        QVERIFY(store->ask(FindWholeCharge{u"c47892ce753a"_s}));
    }

    void aChangeNamesOnlyWhatDiffers()
    {
        Charge before;
        before.id = 7;
        before.lastEvent = 7;
        Charge after = before;
        after.lastEvent = 9;
        after.reportedAmount = Money(); // not the same as nothing told
        after.code = u"000201"_s;
        const auto [sql, values] = chargecolumns::update(before, after);
        QCOMPARE(sql, u"UPDATE charge SET last_event = ?, reported_amount = ?, code = ? WHERE id = ?"_s);
        QCOMPARE(values, QVariantList({9LL, 0LL, u"000201"_s, 7LL}));
        QVERIFY(!values.at(1).isNull()); // to QCOMPARE alone, NULL is 0
        QVERIFY(chargecolumns::update(after, before).values.at(1).isNull());
    }

    void attemptsAreNumberedByDayAndCounter()
    {
        const LedgerAddress address = freshAddress();
        const auto store = open(address);
        const auto other = open(address, u"02"_s);
        QVERIFY(store && other);
        const auto number = [](LedgerStore &where) {
            const EventDraft attempt = drafts::attempt();
            if (!where.append(attempt) || !where.append(drafts::of(EventKind::NotSent, attempt.attempt)))
                return 0;
            return where.ask(FindCharge{attempt.attempt})->number;
        };
        const QDateTime now = QDateTime::currentDateTime();
        m_offset = std::chrono::milliseconds(now.msecsTo(QDateTime(now.date(), QTime(12, 0))));
        QCOMPARE(number(*store), 1);
        QCOMPARE(number(*store), 2);
        QCOMPARE(number(*other), 1);
        QCOMPARE(number(*store), 3);
        m_offset += std::chrono::hours(24);
        QCOMPARE(number(*store), 1);
        QCOMPARE(number(*other), 1);
        QCOMPARE(number(*store), 2);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void rowsEndByThemselves()
    {
        const auto store = fresh();
        QVERIFY(store && store->append(drafts::attempt()) && store->append(drafts::attempt()));
        LedgerConnection &connection = store->connection();
        const QString ids = u"SELECT id FROM event ORDER BY id"_s;
        {
            // The same text at the same time: neither disturbs the other.
            const auto first = connection.run(ids);
            QVERIFY(first && (*first)->next());
            const auto second = connection.run(ids);
            QVERIFY(second && (*second)->next() && (*second)->next());
            QCOMPARE((*first)->value(0).toInt(), 1);
            QCOMPARE((*second)->value(0).toInt(), 2);
        }
        // Nobody reads any more, so that the log can be emptied.
        if (!store->isPostgres())
            QCOMPARE(connection.number(u"PRAGMA wal_checkpoint(TRUNCATE)"_s), 0);
    }

    void fewStatementsAreKept()
    {
        const auto store = fresh();
        if (!store->isPostgres())
            QSKIP("only PostgreSQL lists them");
        for (int i = 0; i < 300; ++i)
            QCOMPARE(store->connection().number(u"SELECT %1"_s.arg(i)), i);
        QVERIFY(store->connection().number(u"SELECT count(*) FROM pg_prepared_statements"_s).value_or(300) < 150);
    }

    void aRetryIsWrittenOnce()
    {
        const auto store = fresh();
        EventDraft first = drafts::attempt();
        const auto written = store->append(first);
        QVERIFY(written);
        first.isRetry = true;
        const auto again = store->append(first);
        QVERIFY(again);
        QCOMPARE(again->id, written->id);
        QCOMPARE(store->ask(EventsOfCharge{first.attempt})->size(), 1);
    }

    void aClockSetBackChangesNoOrder()
    {
        const auto store = fresh();
        QStringList written;
        for (const int hours : {0, -1, 2, -24 * 365}) {
            m_offset = std::chrono::hours(hours);
            const EventDraft draft = drafts::attempt();
            const auto event = store->append(draft);
            QVERIFY(event);
            written.prepend(draft.attempt);
            QCOMPARE(event->sequence, written.size());
        }
        QStringList listed;
        const auto page = store->ask(SearchCharges{{}});
        for (const Charge &row : page->rows)
            listed.append(row.attempt);
        QCOMPARE(listed, written);
    }
};

BALCAO_TEST(LedgerStoreTest)

} // namespace ledgerstoretest

#include "ledgerstoretest.moc"
