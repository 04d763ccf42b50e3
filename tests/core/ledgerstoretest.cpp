// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerupkeep.h"
#include "tests/core/ledgerplaces.h"
#include "tests/support/drafts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace balcao;
using State = ChargeRow::State;
using Kind = LedgerError::Kind;

namespace
{

using Steps = QList<EventKind>;

/** What stands in a charge's row after these events, by the words of the database. */
QString shown(const ChargeRow &row)
{
    return wireName(row.standing);
}

} // namespace

class LedgerStoreTest : public QObject
{
    Q_OBJECT

private:
    static void everyPlace()
    {
        QTest::addColumn<QString>("place");
        LedgerPlaces::addRows();
    }

    LedgerPlaces m_places;
    std::chrono::milliseconds m_offset{0};

    [[nodiscard]] Clock clock() const
    {
        return Clock([this] { return QDateTime::currentDateTimeUtc().addMSecs(m_offset.count()); });
    }
    /** As if very many events lay between what is there and what comes. */
    static bool skipYears(LedgerStore &store)
    {
        return store.connection()
            .execute(
                u"INSERT INTO event (id, counter, seq, at, kind, attempt, sale, replaces, correction, txid, operator, "
                "data, personal_hash, token, hash) VALUES (180000, '99', 1, 1, 'note', '', '', '', 0, '', '', '{}', "
                "'', '', '')"_s)
            .has_value();
    }
    [[nodiscard]] std::unique_ptr<LedgerStore> open(const LedgerAddress &address,
                                                    const QString &counter = u"01"_s) const
    {
        auto store = LedgerStore::open(address, {.counter = counter, .clock = clock()});
        if (!store)
            qWarning("the ledger does not open: %s", qPrintable(store.error().detail));
        return store ? *std::move(store) : nullptr;
    }

private Q_SLOTS:
    void init() { m_offset = {}; }

    void eventsMakeTheState_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<Steps>("steps");
        QTest::addColumn<QString>("standing");
        const QList<std::tuple<const char *, Steps, QString>> rows = {
            {"only written: nothing has left", {}, u"not_sent"_s},
            {"out, no outcome: nobody knows", {EventKind::FirstByteOut}, u"unknown"_s},
            {"not sent", {EventKind::NotSent}, u"not_sent"_s},
            {"the mark came late, the outcome is certain",
             {EventKind::FirstByteOut, EventKind::NotSent},
             u"not_sent"_s},
            {"refused", {EventKind::FirstByteOut, EventKind::Refused}, u"refused"_s},
            {"unknown", {EventKind::FirstByteOut, EventKind::Unknown}, u"unknown"_s},
            {"a reply without an outcome", {EventKind::FirstByteOut, EventKind::ReplyReceived}, u"unknown"_s},
            {"created", {EventKind::FirstByteOut, EventKind::Created}, u"waiting"_s},
            {"received by hand",
             {EventKind::FirstByteOut, EventKind::Created, EventKind::ReceivedByHand},
             u"received"_s},
            {"correction asked",
             {EventKind::FirstByteOut, EventKind::Created, EventKind::CorrectionAsked},
             u"waiting"_s},
            {"correction unknown",
             {EventKind::FirstByteOut, EventKind::Created, EventKind::CorrectionAsked, EventKind::CorrectionUnknown},
             u"unknown"_s},
            {"correction done",
             {EventKind::FirstByteOut, EventKind::Created, EventKind::CorrectionAsked, EventKind::CorrectionDone},
             u"waiting"_s},
            {"found", {EventKind::FirstByteOut, EventKind::Unknown, EventKind::Settled}, u"attention"_s},
        };
        for (const auto &[name, steps, standing] : rows)
            LedgerPlaces::addRows(name, steps, standing);
    }
    void eventsMakeTheState()
    {
        QFETCH(const QString, place);
        QFETCH(const Steps, steps);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const EventDraft first = drafts::attempt();
        QVERIFY(store->append(first));
        for (const EventKind kind : steps) {
            EventDraft draft = drafts::of(kind, first.attempt);
            if (kind == EventKind::Created)
                draft = drafts::answer(kind, first.attempt, u"tx1"_s);
            if (kind == EventKind::Settled)
                draft = drafts::settlement(first.attempt, u"tx9"_s);
            if (wireName(kind).startsWith("correction"_L1))
                draft = drafts::correction(kind, first.attempt, 1, 5000);
            QVERIFY(store->append(draft));
        }
        const auto row = store->find(first.attempt);
        QVERIFY(row);
        QTEST(shown(*row), "standing");
        QCOMPARE(row->name, u"Marina Alves Pereira"_s);
        QCOMPARE(row->number, 1);
    }

    void theLedgerOnlyGrows_data() { everyPlace(); }
    void theLedgerOnlyGrows()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        QVERIFY(store->append(drafts::attempt()));
        for (const QString &sql : {u"UPDATE event SET amount = 1"_s, u"DELETE FROM event"_s, u"DELETE FROM personal"_s,
                                   u"UPDATE personal SET fields = '{}'"_s})
            QVERIFY2(!store->connection().execute(sql), qPrintable(sql));
        QCOMPARE(store->search({})->rows.size(), 1);
        QCOMPARE(store->search({})->rows.constFirst().name, u"Marina Alves Pereira"_s);
    }

    void oneLiveAttemptPerSale_data() { everyPlace(); }
    void oneLiveAttemptPerSale()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
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
        QCOMPARE(store->find(first.attempt)->replacedBy, replacement.attempt);
        QCOMPARE(store->find(replacement.attempt)->sale, first.sale);
        // It stays open all the same, until somebody has looked.
        QCOMPARE(store->find(first.attempt)->standing, Standing::Unknown);
    }

    void theSecondCorrectionSeesTheFirst_data() { everyPlace(); }
    void theSecondCorrectionSeesTheFirst()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
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
        QCOMPARE(other->find(first.attempt)->amount.centavos(), 5000);
        // A counter that died in the middle does not block the charge for ever.
        m_offset = std::chrono::minutes(2);
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionAsked, first.attempt, 3, 7000)));
        QVERIFY(other->append(drafts::correction(EventKind::CorrectionDone, first.attempt, 2, 6000)));
        QCOMPARE(other->find(first.attempt)->correction, ChargeRow::Correction::Asked);
    }

    void whatComesLateChangesNothing_data() { everyPlace(); }
    void whatComesLateChangesNothing()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
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
        QCOMPARE(store->find(first.attempt)->standing, Standing::Attention);
        QVERIFY(store->append(drafts::of(EventKind::ReceivedByHand, first.attempt)));
        QCOMPARE(store->append(drafts::correction(EventKind::CorrectionAsked, first.attempt, 2, 1)).error().kind,
                 Kind::NotAllowed);
        // What was called not sent does not leave any more, nor what was replaced.
        const EventDraft second = drafts::attempt(100);
        QVERIFY(store->append(second));
        QVERIFY(store->append(drafts::of(EventKind::NotSent, second.attempt)));
        QCOMPARE(store->append(drafts::of(EventKind::FirstByteOut, second.attempt)).error().kind, Kind::Overtaken);
    }

    void aNulInAReplyStopsNothing_data() { everyPlace(); }
    void aNulInAReplyStopsNothing()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const EventDraft first = drafts::attempt();
        QVERIFY(store->append(first));
        QString status = u"Aguardando"_s;
        status.append(QChar(u'\0'));
        EventDraft created = drafts::answer(EventKind::Created, first.attempt, u"tx"_s + QChar(u'\0'), 8640, status);
        created.operatorName = u"A"_s + QChar(u'\0');
        QVERIFY(store->append(created));
        QCOMPARE(store->find(u"tx"_s)->status, u"Aguardando"_s);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void moneyCommandsTakeWholeNames_data() { everyPlace(); }
    void moneyCommandsTakeWholeNames()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const EventDraft first = drafts::attempt();
        QVERIFY(store->append(first));
        QVERIFY(store->append(drafts::answer(EventKind::Created, first.attempt, u"c47892ce753a"_s)));
        QVERIFY(store->find(u"c4789"_s));
        QCOMPARE(store->findWhole(u"c4789"_s).error().kind, Kind::NotFound);
        QVERIFY(store->findWhole(u"c47892ce753a"_s));
    }

    void settlingNeedsAnUnknownAttempt_data() { everyPlace(); }
    void settlingNeedsAnUnknownAttempt()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const EventDraft first = drafts::attempt();
        const EventDraft second = drafts::attempt();
        QVERIFY(store->append(first));
        QVERIFY(store->append(drafts::answer(EventKind::Created, first.attempt, u"tx1"_s)));
        QVERIFY(store->append(second));
        QCOMPARE(store->append(drafts::settlement(first.attempt, {})).error().kind, Kind::NotAllowed);
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, second.attempt)));
        // It may be under way at another counter at this moment.
        QCOMPARE(store->append(drafts::settlement(second.attempt, {})).error().kind, Kind::NotAllowed);
        m_offset = std::chrono::minutes(1);
        QCOMPARE(store->append(drafts::settlement(second.attempt, u"tx1"_s)).error().kind, Kind::NotAllowed);
        QVERIFY(store->append(drafts::settlement(second.attempt, {})));
        QCOMPARE(store->find(second.attempt)->standing, Standing::Absent);
        QVERIFY(store->append(drafts::settlement(second.attempt, u"tx2"_s)));
        QCOMPARE(store->find(u"tx2"_s)->attempt, second.attempt);
        QCOMPARE(store->append(drafts::settlement(u"nobody"_s, {})).error().kind, Kind::NotFound);
    }

    void aWrongTxidIsTakenBack_data() { everyPlace(); }
    void aWrongTxidIsTakenBack()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const EventDraft attempt = drafts::attempt();
        QVERIFY(store->append(attempt));
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
        QVERIFY(store->append(drafts::of(EventKind::Unknown, attempt.attempt)));
        ChargeRow before = store->find(attempt.attempt).value();
        // Nobody has settled it yet.
        QCOMPARE(store->append(drafts::reopening(attempt.attempt, u"tx-wrong"_s)).error().kind, Kind::NotAllowed);
        QVERIFY(store->append(drafts::settlement(attempt.attempt, u"tx-wrong"_s)));
        QVERIFY(store->append(drafts::answer(EventKind::StatusRead, attempt.attempt, u"tx-wrong"_s, 100)));
        // The other charge was even corrected, and once more without an answer.
        const auto corrected = [&attempt](EventKind kind, int number) {
            EventDraft draft = drafts::correction(kind, attempt.attempt, number, 5000);
            draft.personal = drafts::personalOf({.name = u"Somebody Else"_s});
            return draft;
        };
        QVERIFY(store->append(corrected(EventKind::CorrectionAsked, 1)));
        QCOMPARE(store->append(drafts::reopening(attempt.attempt, u"tx-wrong"_s)).error().kind, Kind::NotAllowed);
        QVERIFY(store->append(corrected(EventKind::CorrectionDone, 1)));
        QVERIFY(store->append(corrected(EventKind::CorrectionAsked, 2)));
        QVERIFY(store->append(corrected(EventKind::CorrectionUnknown, 2)));
        // Only what the person has seen is taken back.
        QCOMPARE(store->append(drafts::reopening(attempt.attempt, u"tx-seen"_s)).error().kind, Kind::Overtaken);
        QVERIFY(store->append(drafts::reopening(attempt.attempt, u"tx-wrong"_s)));
        const ChargeRow after = store->find(attempt.attempt).value();
        before.lastEvent = after.lastEvent;
        before.changedAt = after.changedAt;
        before.corrections = 2;
        before.revision = 2;
        QCOMPARE(after, before);
        QCOMPARE(store->find(u"tx-wrong"_s).error().kind, Kind::NotFound);
        // What was still under way for that txid says nothing of this attempt any more.
        EventDraft late = corrected(EventKind::CorrectionDone, 2);
        late.txid = u"tx-wrong"_s;
        const auto isOvertaken = [&store](const EventDraft &draft) {
            const auto written = store->append(draft);
            return !written && written.error().kind == Kind::Overtaken;
        };
        EventDraft reading = drafts::answer(EventKind::StatusRead, attempt.attempt, u"tx-wrong"_s);
        reading.correction = 2;
        QVERIFY(isOvertaken(late));
        QVERIFY(isOvertaken(reading));
        QVERIFY(store->append(drafts::settlement(attempt.attempt, u"tx-right"_s)));
        QVERIFY(isOvertaken(late));
        QVERIFY(isOvertaken(reading));
        QCOMPARE(store->find(u"tx-right"_s)->attempt, attempt.attempt);
        QCOMPARE(store->find(u"tx-right"_s)->standing, Standing::Attention);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void theProvidersLateWordComesFirst_data() { everyPlace(); }
    void theProvidersLateWordComesFirst()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const EventDraft attempt = drafts::attempt();
        QVERIFY(store->append(attempt));
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
        QVERIFY(store->append(drafts::of(EventKind::Unknown, attempt.attempt)));
        EventDraft adopted = drafts::of(EventKind::AttemptWritten, newAttemptId());
        adopted.sale = adopted.attempt;
        adopted.txid = u"tx-wrong"_s;
        adopted.data.insert(u"adopted"_s, true);
        QVERIFY(store->append(adopted));
        QVERIFY(store->append(drafts::settlement(attempt.attempt, u"tx-wrong"_s)));
        // The answer to the create itself was only held up at the other counter.
        QVERIFY(store->append(drafts::answer(EventKind::Created, attempt.attempt, u"tx-right"_s)));
        QCOMPARE(store->find(u"tx-right"_s)->attempt, attempt.attempt);
        QCOMPARE(store->find(attempt.attempt)->standing, Standing::Waiting);
        QVERIFY(store->find(attempt.attempt)->settledBy.isEmpty());
        QCOMPARE(store->find(u"tx-wrong"_s)->standing, Standing::Attention);
        QCOMPARE(store->append(drafts::answer(EventKind::Created, attempt.attempt, u"tx-else"_s)).error().kind,
                 Kind::NotAllowed);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void whatIsAskedOfTheWrongTxidIsRefused_data() { everyPlace(); }
    void whatIsAskedOfTheWrongTxidIsRefused()
    {
        // A counter that has not heard yet that somebody changed the txid.
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const EventDraft attempt = drafts::attempt();
        QVERIFY(store->append(attempt));
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
        QVERIFY(store->append(drafts::of(EventKind::Unknown, attempt.attempt)));
        QVERIFY(store->append(drafts::settlement(attempt.attempt, u"tx-wrong"_s)));
        QVERIFY(store->append(drafts::reopening(attempt.attempt, u"tx-wrong"_s)));
        QVERIFY(store->append(drafts::settlement(attempt.attempt, u"tx-right"_s)));
        EventDraft correction = drafts::correction(EventKind::CorrectionAsked, attempt.attempt, 1, 8640);
        for (EventDraft draft : {correction, drafts::of(EventKind::ReceivedByHand, attempt.attempt),
                                 drafts::of(EventKind::DifferenceAccepted, attempt.attempt)}) {
            draft.txid = u"tx-wrong"_s;
            const auto written = store->append(draft);
            QVERIFY(!written && written.error().kind == Kind::Overtaken);
        }
        correction.txid = u"tx-right"_s;
        QVERIFY(store->append(correction));
    }

    void moneyThatWasSeenIsNotTakenBack_data() { everyPlace(); }
    void moneyThatWasSeenIsNotTakenBack()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        for (const QString &status : {u"Paga"_s, u"Reembolsado"_s, u"by hand"_s}) {
            const EventDraft attempt = drafts::attempt();
            QVERIFY(store->append(attempt));
            QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
            QVERIFY(store->append(drafts::of(EventKind::Unknown, attempt.attempt)));
            QVERIFY(store->append(drafts::settlement(attempt.attempt, status)));
            QVERIFY(store->append(status == "by hand"_L1
                                      ? drafts::of(EventKind::ReceivedByHand, attempt.attempt)
                                      : drafts::answer(EventKind::StatusRead, attempt.attempt, status, 8640, status)));
            const auto reopened = store->append(drafts::reopening(attempt.attempt, status));
            QVERIFY2(!reopened && reopened.error().kind == Kind::NotAllowed, qPrintable(status));
        }
    }

    void whatTheProviderSaidItselfIsNotTakenBack_data() { everyPlace(); }
    void whatTheProviderSaidItselfIsNotTakenBack()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const EventDraft attempt = drafts::attempt();
        QVERIFY(store->append(attempt));
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
        QVERIFY(store->append(drafts::of(EventKind::Unknown, attempt.attempt)));
        QVERIFY(store->append(drafts::settlement(attempt.attempt, {})));
        // The answer was there all the time, only nobody had read it.
        QVERIFY(store->append(drafts::answer(EventKind::Created, attempt.attempt, u"tx1"_s)));
        QCOMPARE(store->append(drafts::reopening(attempt.attempt, u"tx1"_s)).error().kind, Kind::NotAllowed);
        QCOMPARE(store->find(attempt.attempt)->standing, Standing::Waiting);
    }

    void whatWasTakenInIsTheSettledCharge_data() { everyPlace(); }
    void whatWasTakenInIsTheSettledCharge()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const EventDraft attempt = drafts::attempt();
        QVERIFY(store->append(attempt));
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
        QVERIFY(store->append(drafts::of(EventKind::Unknown, attempt.attempt)));
        // Found in the provider's panel, read by its txid and seen to be paid, before anybody thought of the attempt.
        EventDraft adopted = drafts::of(EventKind::AttemptWritten, newAttemptId());
        adopted.sale = adopted.attempt;
        adopted.txid = u"tx1"_s;
        adopted.data.insert(u"adopted"_s, true);
        QVERIFY(store->append(adopted));
        QVERIFY(store->append(drafts::answer(EventKind::StatusRead, adopted.attempt, u"tx1"_s)));
        EventDraft receipt = drafts::of(EventKind::ReceivedByHand, adopted.attempt);
        receipt.operatorName = u"Carlos Menezes"_s;
        QVERIFY(store->append(receipt));

        QVERIFY(store->append(drafts::settlement(attempt.attempt, u"tx1"_s)));
        QCOMPARE(store->find(u"tx1"_s)->attempt, attempt.attempt);
        QCOMPARE(store->find(attempt.attempt)->standing, Standing::ReceivedByHand);
        QCOMPARE(store->find(attempt.attempt)->receivedBy, u"Carlos Menezes"_s);
        QCOMPARE(store->find(adopted.attempt)->standing, Standing::Absent);
        const auto totals = store->totals({});
        QVERIFY(totals);
        QCOMPARE(totals->payable, 1);
        QCOMPARE(totals->receivedAmount.centavos(), 8640);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void whatWasTakenInIsGivenBack_data() { everyPlace(); }
    void whatWasTakenInIsGivenBack()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const EventDraft attempt = drafts::attempt();
        QVERIFY(store->append(attempt));
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
        QVERIFY(store->append(drafts::of(EventKind::Unknown, attempt.attempt)));
        EventDraft adopted = drafts::of(EventKind::AttemptWritten, newAttemptId());
        adopted.sale = adopted.attempt;
        adopted.txid = u"tx1"_s;
        adopted.data.insert(u"adopted"_s, true);
        QVERIFY(store->append(adopted));
        QVERIFY(store->append(drafts::answer(EventKind::StatusRead, adopted.attempt, u"tx1"_s)));
        QVERIFY(store->append(drafts::settlement(attempt.attempt, u"tx1"_s)));
        QCOMPARE(store->find(adopted.attempt)->standing, Standing::Absent);
        // By mistake: the charge that was taken in exists, and may be read again.
        QVERIFY(store->append(drafts::reopening(attempt.attempt, u"tx1"_s)));
        QCOMPARE(store->find(attempt.attempt)->standing, Standing::Unknown);
        QCOMPARE(store->find(u"tx1"_s)->attempt, adopted.attempt);
        QCOMPARE(store->find(u"tx1"_s)->standing, Standing::Attention);
        QCOMPARE(store->append(drafts::reopening(adopted.attempt, u"tx1"_s)).error().kind, Kind::NotAllowed);
        QVERIFY(store->append(drafts::answer(EventKind::StatusRead, adopted.attempt, u"tx1"_s)));
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void sumsAreReadInParts_data() { everyPlace(); }
    void sumsAreReadInParts()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const auto addPaid = [&store] {
            const EventDraft draft = drafts::attempt(1000);
            return store->append(draft) &&
                   store->append(drafts::answer(EventKind::Created, draft.attempt, draft.attempt, 1000, u"Paga"_s));
        };
        QVERIFY(addPaid());
        QVERIFY(skipYears(*store));
        QVERIFY(addPaid());
        int parts = 0;
        for (qint64 id = 1; id != 0; ++parts)
            QVERIFY(store->totalsFrom({}, id));
        QVERIFY(parts > 1);
        const auto totals = store->totals({});
        QVERIFY(totals);
        QCOMPARE(totals->paid, 2);
        QCOMPARE(totals->paidAmount.centavos(), 2000);
        QCOMPARE(store->totals({.counter = u"02"_s})->charges, 0);
        QCOMPARE(store->totals({.to = QDateTime::fromMSecsSinceEpoch(1, Qt::UTC)})->charges, 0);
        QCOMPARE(store->totals({.from = QDateTime::currentDateTimeUtc().addDays(1)})->charges, 0);
    }

    void aPageIsFullWhateverIsLeftOut_data() { everyPlace(); }
    void aPageIsFullWhateverIsLeftOut()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        // An index takes an underscore for any character; these are not what is looked for.
        for (int i = 0; i < 12; ++i) {
            QVERIFY(store->append(drafts::attempt(100, {.email = u"ana_lima@x.br"_s})));
            QVERIFY(store->append(drafts::attempt(100, {.email = u"ana.lima@x.br"_s})));
        }
        QVERIFY(store->index());
        qsizetype found = 0;
        ChargeQuery query{.search = u"ana_lima"_s, .limit = 5};
        for (int pages = 1; pages <= 3; ++pages) {
            const auto page = store->search(query);
            QVERIFY(page);
            found += page->rows.size();
            QCOMPARE(found, std::min(pages * 5, 12));
            query.after = page->next;
        }
        QVERIFY(query.after.isEmpty());
    }

    void aRetryIsWrittenOnce_data() { everyPlace(); }
    void aRetryIsWrittenOnce()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        EventDraft first = drafts::attempt();
        const auto written = store->append(first);
        QVERIFY(written);
        first.isRetry = true;
        const auto again = store->append(first);
        QVERIFY(again);
        QCOMPARE(again->id, written->id);
        QCOMPARE(store->events(first.attempt)->size(), 1);
    }

    void aClockSetBackChangesNoOrder_data() { everyPlace(); }
    void aClockSetBackChangesNoOrder()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
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
        const auto page = store->search({});
        for (const ChargeRow &row : page->rows)
            listed.append(row.attempt);
        QCOMPARE(listed, written);
    }

    void aPeriodHoldsWhatAWrongClockWrote_data() { everyPlace(); }
    void aPeriodHoldsWhatAWrongClockWrote()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const auto addAt = [&](std::chrono::hours when) {
            m_offset = when;
            return store->append(drafts::attempt()).has_value();
        };
        // A day ahead for long, then set right: by their times the first ones come after the last.
        QVERIFY(addAt(std::chrono::hours(30)));
        QVERIFY(skipYears(*store));
        QVERIFY(addAt(std::chrono::hours(0)));
        QVERIFY(addAt(std::chrono::hours(26)));
        const QDateTime start = QDateTime::currentDateTimeUtc();
        const auto after = [&start](std::chrono::hours hours) {
            return start.addMSecs(std::chrono::milliseconds(hours).count());
        };
        const auto count = [&store](const ChargeQuery &query) {
            const auto listed = static_cast<int>(store->search(query)->rows.size());
            return listed == store->totals(query)->charges ? listed : -1;
        };
        QCOMPARE(count({.from = after(std::chrono::hours(20))}), 2);
        QCOMPARE(count({.to = after(std::chrono::hours(20))}), 1);
        QCOMPARE(count({.from = after(std::chrono::hours(28)), .to = after(std::chrono::hours(48))}), 1);
        QCOMPARE(count({.from = after(std::chrono::hours(48))}), 0);
    }

    void pagesComeByKey_data() { everyPlace(); }
    void pagesComeByKey()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        for (int i = 0; i < 23; ++i)
            QVERIFY(store->append(drafts::attempt(1000 + (i * 7) % 5)));
        using Sort = ChargeQuery::Sort;
        for (const Sort sort : {Sort::Newest, Sort::Oldest, Sort::Highest, Sort::Lowest}) {
            QList<qint64> ids;
            QList<qint64> amounts;
            ChargeQuery query{.sort = sort, .limit = 5};
            for (int pages = 0; pages < 10; ++pages) {
                const auto page = store->search(query);
                QVERIFY(page);
                for (const ChargeRow &row : page->rows) {
                    ids.append(row.id);
                    amounts.append(row.amount.centavos());
                }
                query.after = page->next;
                if (query.after.isEmpty())
                    break;
            }
            QCOMPARE(ids.size(), 23);
            QCOMPARE(QSet<qint64>(ids.begin(), ids.end()).size(), 23);
            if (sort == Sort::Newest || sort == Sort::Oldest)
                QVERIFY(std::is_sorted(ids.begin(), ids.end(), [&](qint64 left, qint64 right) {
                    return sort == Sort::Oldest ? left < right : left > right;
                }));
            else
                QVERIFY(std::is_sorted(amounts.begin(), amounts.end(), [&](qint64 left, qint64 right) {
                    return sort == Sort::Lowest ? left < right : left > right;
                }));
        }
    }

    void searchFinds_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("names");
        const QList<std::tuple<const char *, QString, QString>> rows = {
            {"a name without its accents", u"joao"_s, u"João Conceição"_s},
            {"accents that are not there", u"João"_s, u"João Conceição"_s},
            {"capitals", u"CONCEICAO"_s, u"João Conceição"_s},
            {"the beginning of a word", u"conc"_s, u"João Conceição"_s},
            {"two words, any order", u"alves marina"_s, u"Marina Alves Pereira"_s},
            {"a word of the search language", u"and"_s, u"And Or Near"_s},
            {"quotes", u"\"marina\""_s, u"Marina Alves Pereira"_s},
            {"an apostrophe", u"d'avila"_s, u"Ana D'Ávila"_s},
            {"CPF as printed", u"529.982.247-25"_s, u"Marina Alves Pereira"_s},
            {"three digits of a CPF", u"982"_s, u"Marina Alves Pereira"_s},
            {"CNPJ with letters", u"12.ABC.345/01DE-35"_s, u"Loja Ponte Ltda"_s},
            {"phone without area code", u"91234-0187"_s, u"João Conceição"_s},
            {"phone with area code", u"(21) 91234"_s, u"João Conceição"_s},
            {"e-mail", u"joao@exemplo.com"_s, u"João Conceição"_s},
            {"part of an e-mail", u"@exemplo"_s, u"João Conceição"_s},
            {"underscore is no wildcard", u"a_b"_s, u"Ana D'Ávila"_s},
            {"txid part", u"KLM7"_s, u"João Conceição"_s},
            {"txid part in small letters", u"klm7"_s, u"João Conceição"_s},
            {"amount", u"86,41"_s, u"João Conceição"_s},
            {"amount with sign", u"R$ 86,41"_s, u"João Conceição"_s},
            {"nobody", u"zzz"_s, QString()},
            {"percent", u"%%%"_s, QString()},
            {"too short for anything", u"9"_s, QString()},
            {"only signs", u"*"_s, QString()},
        };
        for (const auto &[name, typed, names] : rows)
            LedgerPlaces::addRows(name, typed, names);
    }
    void searchFinds()
    {
        QFETCH(const QString, place);
        QFETCH(const QString, typed);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const auto add = [&store](qint64 centavos, const drafts::Buyer &buyer, const QString &txid) {
            const EventDraft draft = drafts::attempt(centavos, buyer);
            return store->append(draft) &&
                   store->append(drafts::answer(EventKind::Created, draft.attempt, txid, centavos));
        };
        QVERIFY(add(8640, {}, u"aaaa1111"_s));
        QVERIFY(add(8641,
                    {.name = u"João Conceição"_s,
                     .taxId = u"11144477735"_s,
                     .phone = u"21912340187"_s,
                     .email = u"joao@exemplo.com.br"_s},
                    u"xyzKLM789"_s));
        QVERIFY(add(100,
                    {.name = u"Loja Ponte Ltda"_s,
                     .taxId = u"12ABC34501DE35"_s,
                     .phone = u"3133334444"_s,
                     .email = u"l@p.br"_s},
                    u"cccc"_s));
        QVERIFY(store->index());
        // From here on the index is behind: what it does not know yet is found too.
        QVERIFY(add(
            200, {.name = u"And Or Near"_s, .taxId = u"00000000191"_s, .phone = u"4733335555"_s, .email = u"q@r.br"_s},
            u"dddd"_s));
        QVERIFY(
            add(300,
                {.name = u"Ana D'Ávila"_s, .taxId = u"39053344705"_s, .phone = u"8533336666"_s, .email = u"a_b@s.br"_s},
                u"eeee"_s));
        for (int round = 0; round < 2; ++round) {
            const auto page = store->search({.search = typed});
            QVERIFY(page);
            QStringList names;
            for (const ChargeRow &row : page->rows)
                names.append(row.name);
            QTEST(names.join(u'|'), "names");
            QVERIFY(store->index());
        }
    }

    void customersComeOnceAndNewest_data() { everyPlace(); }
    void customersComeOnceAndNewest()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        QVERIFY(store->append(drafts::attempt(100, {.phone = u"11900000000"_s})));
        QVERIFY(store->append(drafts::attempt(100, {.name = u"Marilda Esteves"_s, .taxId = u"11144477735"_s})));
        QVERIFY(store->append(drafts::attempt(100)));
        const auto found = store->customers(u"mari"_s, 3);
        QVERIFY(found);
        QCOMPARE(found->size(), 2);
        QCOMPARE(found->constFirst().name, u"Marina Alves Pereira"_s);
        QCOMPARE(found->constFirst().phone, u"11987654321"_s);
        QCOMPARE(store->customers(u"529.98"_s, 3)->size(), 1);
        QCOMPARE(store->customers(u"(11) 98765"_s, 3)->size(), 2);
        QCOMPARE(store->customers(u"m"_s, 3)->size(), 0);
        QCOMPARE(store->customers(u"example"_s, 3)->size(), 0);
    }

    void similarWarns_data() { everyPlace(); }
    void similarWarns()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const EventDraft first = drafts::attempt();
        QVERIFY(store->append(first));
        const Money amount = Money::fromCentavos(8640).value();
        QCOMPARE(store->similar(amount, u"52998224725"_s)->id, 0);
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, first.attempt)));
        QCOMPARE(store->similar(amount, u"52998224725"_s)->attempt, first.attempt);
        QCOMPARE(store->similar(Money::fromCentavos(8641).value(), u"52998224725"_s)->id, 0);
        QCOMPARE(store->similar(amount, u"11144477735"_s)->id, 0);
        m_offset = std::chrono::minutes(11);
        QCOMPARE(store->similar(amount, u"52998224725"_s)->id, 0);
        QCOMPARE(store->abandoned(u"01"_s)->size(), 1);
        QCOMPARE(store->abandoned(u"02"_s)->size(), 0);
    }
};

QTEST_GUILESS_MAIN(LedgerStoreTest)
#include "ledgerstoretest.moc"
