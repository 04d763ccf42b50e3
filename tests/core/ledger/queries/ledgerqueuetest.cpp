// SPDX-License-Identifier: MIT
#include "core/charge/chargerules.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <map>

namespace ledgerqueuetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;
using Status = ChargeStatus;

namespace
{

/** What may happen to a charge next; the ledger refuses what cannot be. */
class Dice
{
public:
    explicit Dice(quint32 seed)
        : m_random(seed)
    {
    }

    int below(int limit) { return static_cast<int>(m_random.bounded(limit)); }

    [[nodiscard]] EventDraft step(const Charge &charge)
    {
        const QString &attempt = charge.attempt;
        const qint64 told = below(3) == 0 ? 9000 : charge.amount.centavos();
        const QString txid = charge.txid.isEmpty() ? u"tx%1"_s.arg(below(30)) : charge.txid;
        const int next = charge.corrections + (charge.isCorrecting() ? 0 : 1);
        switch (below(11)) {
        case 0:
            return drafts::of(EventKind::FirstByteOut, attempt);
        case 1:
        case 2:
            return drafts::answer(EventKind::Created, attempt, txid, told, word());
        case 3:
            return drafts::of(below(2) == 0 ? EventKind::Unknown : EventKind::Refused, attempt);
        case 4:
        case 5: {
            EventDraft read = drafts::answer(EventKind::StatusRead, attempt, txid, told, word());
            read.correction = charge.corrections;
            return read;
        }
        case 6:
            return drafts::correction(EventKind::CorrectionAsked, attempt, next, 9000);
        case 7: {
            EventDraft end = drafts::correction(
                below(2) == 0 ? EventKind::CorrectionDone : EventKind::CorrectionRefused, attempt, next, 9000);
            if (auto *ended = std::get_if<event::CorrectionEnded>(&end.what))
                ended->mayBePaid = true;
            return end;
        }
        case 8:
            return drafts::of(EventKind::ReceivedByHand, attempt);
        case 9: {
            EventDraft accepted = drafts::of(EventKind::ReportAccepted, attempt);
            accepted.what = event::ReportAccepted{.status = ProviderStatus::fromWire(lastWordOf(charge)),
                                                  .reportedAmount = charge.reportedAmount};
            return accepted;
        }
        default:
            return drafts::settlement(attempt, below(2) == 0 ? txid : QString());
        }
    }

private:
    QString word()
    {
        static const QStringList words{u"Aguardando"_s, u"Aguardando"_s, u"Paga"_s, u"Expirado"_s, u"Reembolsado"_s};
        return words.at(below(static_cast<int>(words.size())));
    }

    QRandomGenerator m_random;
};

} // namespace

/** What waits for a person: one rule, wherever it is counted or listed. BALCAO_SEED repeats a run. */
class LedgerQueueTest : public EveryPlaceFixture
{
    Q_OBJECT

private:
    /** By needsPerson() alone. */
    static QStringList toCheck(LedgerStore &store)
    {
        QStringList attempts;
        const QDateTime now = store.options().clock.nowUtc();
        const ChargeSlice page = store.ask(SearchCharges{{.limit = ChargeQuery::maxLimit}}).value();
        for (const Charge &row : page.rows) {
            if (needsPerson(row, now, writerOf(row, store.options().own())))
                attempts.append(row.attempt);
        }
        return attempts;
    }
    static QStringList listed(LedgerStore &store, ChargeQuery query)
    {
        QStringList attempts;
        query.limit = 7;
        do {
            const auto page = store.ask(SearchCharges{query});
            for (const Charge &row : page->rows)
                attempts.append(row.attempt);
            query.after = page->next;
        } while (!query.after.isEmpty());
        return attempts;
    }

private Q_SLOTS:
    void theQueueIsOne()
    {
        bool isSet = false;
        quint32 seed = qEnvironmentVariable("BALCAO_SEED").toUInt(&isSet);
        if (!isSet)
            seed = QRandomGenerator::global()->generate();
        qInfo("BALCAO_SEED=%u", seed);
        Dice dice(seed);
        const LedgerAddress address = freshAddress();
        const auto store = open(address);
        const auto other = open(address, u"02"_s);
        QVERIFY(store && other);
        QStringList attempts;
        for (int step = 0; step < 700; ++step) {
            m_offset += std::chrono::seconds(dice.below(3));
            LedgerStore &writer = dice.below(3) == 0 ? *other : *store;
            if (attempts.isEmpty() || dice.below(9) == 0) {
                const EventDraft attempt = drafts::attempt();
                QVERIFY(writer.append(attempt));
                attempts.append(attempt.attempt);
                continue;
            }
            const QString &attempt = attempts.at(dice.below(static_cast<int>(attempts.size())));
            const auto written = writer.append(dice.step(store->ask(FindWholeCharge{attempt}).value()));
            QVERIFY2(written || written.error().kind == Kind::NotAllowed || written.error().kind == Kind::Overtaken,
                     qPrintable(written ? QString() : written.error().detail));
        }
        for (const int seconds : {0, 45, 700}) {
            m_offset += std::chrono::seconds(seconds);
            const QStringList expected = toCheck(*store);
            QVERIFY(!expected.isEmpty() && expected.size() < attempts.size());
            const ChargeQuery query{.isToCheck = true};
            QCOMPARE(listed(*store, query), expected);
            QCOMPARE(listed(*store, {.isToCheck = true, .search = u"marina"_s}), expected);
            QCOMPARE(store->ask(SumCharges{query})->charges, expected.size());
            QCOMPARE(store->ask(SumCharges{{.isToCheck = true, .search = u"marina"_s}})->charges, expected.size());
            QCOMPARE(store->ask(OpenCount{}).value_or(-1), expected.size());
            QCOMPARE(ledger::statistics(*store)->open, expected.size());
            // Beside other statuses, and each once.
            QStringList withPaid = listed(*store, {.statuses = {Status::Paid, Status::Unknown}, .isToCheck = true});
            QCOMPARE(store->ask(SumCharges{{.statuses = {Status::Paid, Status::Unknown}, .isToCheck = true}})->charges,
                     withPaid.size());
            const QStringList paid = listed(*store, {.statuses = {Status::Paid}});
            for (const QString &attempt : expected + paid)
                QVERIFY(withPaid.contains(attempt));
            QCOMPARE(withPaid.removeDuplicates(), 0);
        }
        // Opened, listed, made anew: the same charge.
        for (const QString &attempt : std::as_const(attempts)) {
            const Charge opened = folded(store->ask(EventsOfCharge{attempt}).value());
            QVERIFY2(static_cast<const ChargeFacts &>(opened) ==
                         static_cast<const ChargeFacts &>(store->ask(FindWholeCharge{attempt}).value()),
                     qPrintable(u"seed %1"_s.arg(seed)));
        }
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 0);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void whatIsAcceptedIsWhatWasSeen_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<int>("told");
        QTest::addColumn<bool>("isTaken");
        addRow("as it is", u"Paga"_s, 9000, true);
        addRow("another amount", u"Paga"_s, 9100, false);
        addRow("no amount", u"Paga"_s, 0, false);
        addRow("another word", u"Aguardando"_s, 9000, false);
    }
    void whatIsAcceptedIsWhatWasSeen()
    {
        QFETCH(const QString, word);
        QFETCH(const int, told);
        const auto store = fresh();
        const QString attempt = created(*store, u"tx1"_s);
        QVERIFY(read(*store, attempt, u"Paga"_s, 9000));
        QCOMPARE(store->ask(OpenCount{}).value_or(-1), 1);
        EventDraft draft = drafts::of(EventKind::ReportAccepted, attempt);
        draft.what = event::ReportAccepted{.status = ProviderStatus::fromWire(word),
                                           .reportedAmount = told > 0 ? Money::fromCentavos(told) : std::nullopt};
        const auto written = store->append(draft);
        QTEST(written.has_value(), "isTaken");
        if (!written)
            QCOMPARE(written.error().kind, Kind::Overtaken);
        QCOMPARE(store->ask(OpenCount{}).value_or(-1), written ? 0 : 1);
        QCOMPARE(store->ask(SumCharges{{}})->paidAmount.centavos(), 9000);
    }

    void anAcceptedDifferenceIsTheOneSeen_data()
    {
        QTest::addColumn<int>("seen");
        QTest::addColumn<bool>("isTaken");
        addRow("as it is", 9000, true);
        addRow("another amount", 9100, false);
        addRow("no amount", 0, false);
    }
    void anAcceptedDifferenceIsTheOneSeen()
    {
        QFETCH(const int, seen);
        const auto store = fresh();
        const QString attempt = created(*store, u"tx1"_s);
        QVERIFY(read(*store, attempt, u"Aguardando"_s, 9000));
        EventDraft draft = drafts::of(EventKind::DifferenceAccepted, attempt);
        draft.what = event::DifferenceAccepted{.reportedAmount = seen > 0 ? Money::fromCentavos(seen) : std::nullopt};
        QTEST(store->append(draft).has_value(), "isTaken");
    }
};

BALCAO_TEST(LedgerQueueTest)

} // namespace ledgerqueuetest

#include "ledgerqueuetest.moc"
