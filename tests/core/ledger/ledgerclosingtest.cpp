// SPDX-License-Identifier: MIT
#include "core/ledger/eventcodec.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/ledger/queries/closingqueries.h"
#include "core/values/utc.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <limits>

namespace ledgerclosingtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;
using shopevent::DayClosed;

namespace
{

QString text(const CountedSum &sum)
{
    return u"%1: %2"_s.arg(sum.count).arg(sum.amount.centavos());
}

Money money(qint64 centavos)
{
    return Money::fromCentavos(centavos).value_or(Money());
}

shopevent::Payload again(const shopevent::Payload &what)
{
    return eventcodec::decode(*shopevent::named(QString(shopevent::key(what))), eventcodec::encode(what));
}

ShopEvent shopEvent(shopevent::Payload what)
{
    ShopEvent event;
    event.operatorName = u"Carlos Lima"_s;
    event.what = std::move(what);
    return event;
}

} // namespace

/** Closings as events of the ledger, whatever database it lies in. */
class LedgerClosingTest : public EveryPlaceFixture
{
    Q_OBJECT

private:
    /** The provider says so, of a payment by that method. */
    static bool reported(LedgerStore &store, const QString &attempt, const QString &method,
                         const QString &status = u"Paga"_s)
    {
        auto draft = answerNow(store, attempt, status);
        if (!draft)
            return false;
        drafts::answerIn(*draft).charge.method = method;
        if (method != "pix"_L1)
            drafts::answerIn(*draft).warnings.append(ReplyWarning::MethodNotPix);
        return store.append(*draft).has_value();
    }

private Q_SLOTS:
    void allIsKept()
    {
        ClosingFigures figures;
        const ClosingFigures::Named charge{.attempt = u"a"_s, .counter = u"02"_s, .number = 7, .day = 20261121};
        figures.to = QDateTime(QDate(2026, 11, 21), QTime(22, 0), utcZone);
        figures.from = figures.to.addDays(-1);
        figures.made = figures.toCheck = {.count = 2, .amount = money(17280)};
        figures.received = figures.unknown = {.count = 1, .amount = money(8640)};
        figures.confirmed = figures.contested = {.count = 3, .amount = money(1)};
        figures.wentBack = {.count = 4, .amount = money(2)};
        figures.statuses = {{.status = ChargeStatus::Paid, .sum = figures.received}};
        figures.operators = {{.name = u"Ana"_s, .made = 1, .paid = 2, .corrected = 3, .toCheck = 4}};
        figures.counters = {{.name = u"02"_s, .received = money(5), .confirmed = money(6)}};
        figures.hours = {{.hour = 14, .received = figures.received}};
        figures.changes = {{.charge = charge,
                            .before = ChargeStatus::Paid,
                            .after = ChargeStatus::Refunded,
                            .receivedBefore = money(8640),
                            .receivedAfter = money(0)}};
        figures.corrections = {{.charge = charge,
                                .at = figures.from,
                                .before = money(1),
                                .after = money(2),
                                .reason = u"why"_s,
                                .operatorName = u"Ana"_s,
                                .authorisedBy = u"Carlos"_s}};
        figures.approvals = {{.authorisedBy = u"Carlos"_s, .count = 2}};
        figures.isWithoutPins = figures.isWithoutKeyring = true;
        figures.counted = CountedSum{.count = 1, .amount = money(9)};
        const auto closed = std::get<shopevent::DayClosed>(again(shopevent::DayClosed{
            .number = 3, .day = 20261121, .until = 1234567890123, .figures = figures, .rules = 1}));
        QCOMPARE(closed.number, 3);
        QCOMPARE(closed.day, 20261121);
        QCOMPARE(closed.until, 1234567890123);
        QCOMPARE(closed.figures, figures);
        QCOMPARE(closed.rules, 1);
        QCOMPARE(std::get<shopevent::DayClosed>(again(shopevent::DayClosed())).figures.counted, std::nullopt);
    }

    /** Two payments of the largest amount: in the closing, as it is read back, in lists and by hand. */
    void sumsGoBeyondOneCharge()
    {
        const auto store = fresh();
        for (const QString &txid : {u"tx1"_s, u"tx2"_s, u"tx3"_s, u"tx4"_s}) {
            const EventDraft attempt = drafts::attempt(Money::maxCentavos);
            QVERIFY(store->append(attempt));
            QVERIFY(store->append(drafts::answer(EventKind::Created, attempt.attempt, txid, Money::maxCentavos)));
            if (txid < u"tx3"_s)
                QVERIFY(read(*store, attempt.attempt, u"Paga"_s, Money::maxCentavos));
            else
                QVERIFY(store->append(drafts::of(EventKind::ReceivedByHand, attempt.attempt)));
        }
        const auto totals = store->ask(SumCharges{{}});
        QVERIFY(totals);
        QCOMPARE(totals->paidAmount.centavos(), 2 * Money::maxCentavos);
        QCOMPARE(totals->receivedAmount.centavos(), 2 * Money::maxCentavos);
        QVERIFY(store->closeDay({}, shopEvent(DayClosed()), {}));
        const auto closed = store->ask(FindClosing{1});
        QVERIFY(closed);
        const ClosingFigures &figures = closed->closing.figures;
        QCOMPARE(text(figures.made), u"4: 3999999999996"_s);
        QCOMPARE(text(figures.received), u"2: 1999999999998"_s);
        QCOMPARE(text(figures.confirmed), u"2: 1999999999998"_s);
        QCOMPARE(figures.operators.constFirst().received.centavos(), 2 * Money::maxCentavos);
        QCOMPARE(figures.counters.constFirst().confirmed.centavos(), 2 * Money::maxCentavos);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void twoDays()
    {
        const LedgerAddress address = freshAddress();
        const auto store = open(address);
        const auto other = store ? open(address, u"02"_s) : nullptr;
        QVERIFY(other);
        const QString paid = created(*store, u"tx1"_s);
        const QString waiting = created(*other, u"tx2"_s);
        QVERIFY(read(*store, paid, u"Paga"_s));
        EventDraft asked = drafts::correction(EventKind::CorrectionAsked, waiting, 1, 5000);
        std::get<event::CorrectionAsked>(asked.what).amountBefore = Money::fromCentavos(8640);
        std::get<event::CorrectionAsked>(asked.what).reason = u"typed wrong"_s;
        asked.authorisedBy = u"Carlos Lima"_s;
        QVERIFY(other->append(asked));
        EventDraft done = drafts::correction(EventKind::CorrectionDone, waiting, 1, 5000);
        done.txid = u"tx2"_s;
        drafts::answerIn(done).charge.txid = u"tx2"_s;
        QVERIFY(other->append(done));

        const auto preview = store->ask(RunningClosing{{}});
        QVERIFY(preview);
        const auto first =
            store->closeDay({.counted = CountedSum{.count = 1, .amount = Money()}}, shopEvent(DayClosed()), {});
        QVERIFY2(first, qPrintable(first ? QString() : first.error().detail));
        const auto one = first->closing;
        QCOMPARE(one.number, 1);
        QCOMPARE(first->operatorName, u"Carlos Lima"_s);
        QCOMPARE(text(one.figures.made), u"2: 13640"_s);
        QCOMPARE(text(one.figures.received), u"1: 8640"_s);
        QCOMPARE(one.figures.received, preview->figures.received);
        QCOMPARE(one.figures.counted->count, 1);
        QVERIFY(one.figures.isWithoutPins);
        QVERIFY(!one.figures.from.isValid());
        QCOMPARE(one.figures.counters.size(), 2);
        QCOMPARE(one.figures.corrections.size(), 1);
        const ClosingFigures::Correction &correction = one.figures.corrections.constFirst();
        QCOMPARE(correction.before.centavos(), 8640);
        QCOMPARE(correction.after.centavos(), 5000);
        QCOMPARE(correction.reason, u"typed wrong"_s);
        QCOMPARE(correction.authorisedBy, u"Carlos Lima"_s);
        QCOMPARE(one.figures.approvals,
                 (QList<ClosingFigures::Approval>{{.authorisedBy = u"Carlos Lima"_s, .count = 1}}));

        // What changes afterwards is the next one's, at whatever counter it is made.
        QVERIFY(read(*store, paid, u"Reembolsado"_s));
        QVERIFY(read(*other, waiting, u"Paga"_s, 5000));
        const auto second = other->closeDay({}, shopEvent(DayClosed()), {});
        QVERIFY(second);
        const auto two = second->closing;
        QCOMPARE(two.number, 2);
        QCOMPARE(two.figures.from, one.figures.to);
        QCOMPARE(two.figures.made.count, 0);
        QCOMPARE(text(two.figures.received), u"1: 5000"_s);
        QCOMPARE(text(two.figures.wentBack), u"1: 8640"_s);
        QCOMPARE(two.figures.changes.size(), 2);

        // The first one says what it said.
        const auto again = other->ask(FindClosing{1});
        QVERIFY(again);
        QCOMPARE(again->closing.figures, one.figures);
        QCOMPARE(again->hash, first->hash);
        QCOMPARE(other->ask(FindClosing{3}).error().kind, Kind::NotFound);
        QCOMPARE(store->ask(MadeClosings{1})->constFirst().hash, second->hash);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store), 0);
    }

    /** Programs up to 0.3 counted a Paga whose method is not Pix. The first closing after them takes it back, once. */
    void whatAnEarlierVersionCountedIsNotCountedAgain()
    {
        const auto store = fresh();
        const QString untouched = created(*store, u"tx1"_s);
        const QString received = created(*store, u"tx2"_s);
        const QString readAgain = created(*store, u"tx3"_s);
        const QString shared = created(*store, u"tx4"_s);
        const QString refunded = created(*store, u"tx5"_s);
        const QString laterClear = created(*store, u"tx6"_s);
        created(*store, u"tx4"_s);
        for (const QString &attempt : {untouched, received, readAgain, shared, laterClear})
            QVERIFY(reported(*store, attempt, u"boleto"_s));
        QVERIFY(reported(*store, refunded, u"boleto"_s, u"Reembolsado"_s));
        const DayClosed earlier{.number = 1, .until = store->newestEvent().value_or(0)};
        QVERIFY(store->appendByPerson(shopEvent(earlier), Act::CloseDay, {}));

        const auto close = [&] {
            const auto closed = store->closeDay({}, shopEvent(DayClosed()), {});
            return closed ? closed->closing.figures : ClosingFigures();
        };
        const auto receive = [&](const QString &attempt) {
            EventDraft draft = drafts::of(EventKind::ReceivedByHand, attempt);
            draft.amount = money(8640);
            return store->append(draft).has_value();
        };
        QVERIFY(receive(received));
        QVERIFY(reported(*store, readAgain, u"card"_s));
        QVERIFY(reported(*store, laterClear, u"pix"_s));
        const ClosingFigures first = close();
        QCOMPARE(text(first.received), u"0: 0"_s);
        QCOMPARE(text(first.confirmed), u"0: 0"_s);
        QCOMPARE(text(first.wentBack), u"3: 25920"_s);
        QHash<QString, ClosingFigures::Change> changes;
        for (const ClosingFigures::Change &change : first.changes)
            changes.insert(change.charge.attempt, change);
        QCOMPARE(changes.size(), 5);
        QVERIFY(!changes.contains(laterClear));
        for (const QString &attempt : {untouched, readAgain, shared}) {
            QCOMPARE(changes.value(attempt).before, ChargeStatus::Paid);
            QCOMPARE(changes.value(attempt).receivedBefore, money(8640));
            QCOMPARE(changes.value(attempt).receivedAfter, Money());
        }
        QCOMPARE(changes.value(received).receivedAfter, money(8640));
        QCOMPARE(changes.value(refunded).before, ChargeStatus::Refunded);

        // All of it was taken back; nothing is twice.
        QVERIFY(receive(untouched) && receive(readAgain) && receive(shared));
        const ClosingFigures second = close();
        QCOMPARE(text(second.confirmed), u"3: 25920"_s);
        QCOMPARE(text(second.wentBack), u"0: 0"_s);
        const ClosingFigures third = close();
        QCOMPARE(third.changes.size(), 0);
        QCOMPARE(text(third.confirmed), u"0: 0"_s);
        QCOMPARE(store->ask(FindClosing{2})->closing.rules, 1);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    /** By somebody who may write to the database. */
    void othersAreNotBelieved()
    {
        const auto store = fresh();
        constexpr qint64 never = std::numeric_limits<qint64>::max();
        for (const int number : {std::numeric_limits<int>::max(), 0, -1})
            QVERIFY(store->appendByPerson(shopEvent(DayClosed{.number = number, .until = never}), Act::CloseDay, {}));
        QVERIFY(store->ask(MadeClosings{1})->isEmpty());
        DayClosed made{.number = 41, .until = never};
        made.figures.hours = {{.hour = 2'000'000'000}, {.hour = -1}, {.hour = 23}};
        QVERIFY(store->appendByPerson(shopEvent(made), Act::CloseDay, {}));
        QCOMPARE(store->ask(FindClosing{41})->closing.figures.hours.size(), 1);
        QVERIFY(read(*store, created(*store, u"tx1"_s), u"Paga"_s));
        const auto closed = store->closeDay({}, shopEvent(DayClosed()), {});
        QVERIFY(closed);
        QCOMPARE(closed->closing.number, 42);
        QCOMPARE(text(closed->closing.figures.received), u"1: 8640"_s);
    }

    /** A closing of 100,000 charges thinks longer between two statements than a writer may. */
    void aLongReadingIsNotEnded()
    {
        if (!m_places.names().contains(u"postgres"_s))
            QSKIP("PostgreSQL is missing");
        const auto store = open(m_places.fresh(u"postgres"_s));
        QVERIFY(store);
        LedgerConnection &connection = store->connection();
        const auto patience = [&connection] {
            const QString sql = u"SELECT setting FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout'"_s;
            return connection.number(sql).value_or(-1);
        };
        {
            const auto reading = LedgerTransaction::beginReading(connection);
            QVERIFY(reading);
            QCOMPARE(patience(), 60'000);
        }
        const auto writing = LedgerTransaction::begin(connection);
        QVERIFY(writing);
        QCOMPARE(patience(), 5000);
    }

    void takesAManager()
    {
        const auto store = fresh();
        for (const auto &[id, role] : {std::pair{u"id-1"_s, Role::Manager}, std::pair{u"id-2"_s, Role::Cashier}}) {
            QVERIFY(store->appendOfOperators(
                {shopEvent(shopevent::OperatorAdded{.id = id, .name = u"Name of "_s + id, .role = role}),
                 shopEvent(shopevent::PinSet{.id = id, .secret = u"$pbkdf2-sha256$i=1$aa$bb"_s})},
                {.who = u"id-1"_s, .authoriser = {}}));
        }
        const auto alone = store->closeDay({}, shopEvent(DayClosed()), {.who = u"id-2"_s, .authoriser = {}});
        QVERIFY(!alone);
        QCOMPARE(alone.error().kind, Kind::NotPermitted);
        QCOMPARE(alone.error().detail, u"close_day"_s);
        const auto closed = store->closeDay({}, shopEvent(DayClosed()), {.who = u"id-2"_s, .authoriser = u"id-1"_s});
        QVERIFY(closed);
        QVERIFY(!closed->closing.figures.isWithoutPins);
        const ShopEvent settings = shopEvent(shopevent::SettingsChanged{.keys = {u"shop.day-ends"_s}});
        QCOMPARE(store->appendByPerson(settings, Act::Settings, {.who = u"id-2"_s, .authoriser = {}}).error().kind,
                 Kind::NotPermitted);
        QVERIFY(store->appendByPerson(settings, Act::Settings, {.who = u"id-1"_s, .authoriser = {}}));
        QVERIFY(ledger::verify(*store)->isWhole());
    }
};

BALCAO_TEST(LedgerClosingTest)

} // namespace ledgerclosingtest

#include "ledgerclosingtest.moc"
