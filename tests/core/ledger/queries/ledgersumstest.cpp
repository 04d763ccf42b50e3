// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace ledgersumstest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** The numbers under a list are those of what it shows. */
class LedgerSumsTest : public EveryPlaceFixture
{
    Q_OBJECT

private Q_SLOTS:
    void sumsAreOfWhatTheListShows()
    {
        const auto store = fresh();
        const auto add = [&store](const QString &name, qint64 centavos, const QString &status, const QString &txid) {
            const EventDraft draft = drafts::attempt(centavos, {.name = name, .email = u"a@x.br"_s});
            EventDraft answer = drafts::answer(EventKind::Created, draft.attempt, txid, centavos, status);
            drafts::answerIn(answer).charge.expiresAt.moment = QDateTime::currentDateTimeUtc().addSecs(centavos);
            return store->append(draft) && store->append(answer);
        };
        for (int i = 0; i < 12; ++i)
            QVERIFY(add(u"Marina Alves"_s, 100 + i, i % 2 == 0 ? u"Paga"_s : u"Aguardando"_s, u"marina%1"_s.arg(i)));
        QVERIFY(add(u"Pedro Prado"_s, 5000, u"Paga"_s, u"pedro"_s));
        // The same payment again: counted as a charge, not as money.
        QVERIFY(add(u"Pedro Prado"_s, 5000, u"Paga"_s, u"pedro"_s));
        const EventDraft left = drafts::attempt(700, {.name = u"Pedro Sem Resposta"_s, .email = u"a@x.br"_s});
        QVERIFY(store->append(left) && store->append(drafts::of(EventKind::FirstByteOut, left.attempt)));
        QVERIFY(store->index());
        m_offset = std::chrono::minutes(2); // what left is unknown now, and six deadlines are over

        const QDateTime now = QDateTime::currentDateTimeUtc();
        using Deadline = ChargeQuery::Deadline;
        using Status = ChargeStatus;
        const QList<ChargeQuery> queries{
            {},
            {.statuses = {Status::Paid}},
            {.statuses = {Status::Unknown, Status::Attention}},
            {.statuses = {Status::Waiting}, .deadline = Deadline{now.addSecs(106), true}},
            {.statuses = {Status::Waiting}, .deadline = Deadline{now.addSecs(106), false}},
            {.statuses = {Status::UnderWay}},
            {.search = u"mar"_s},
            {.statuses = {Status::Paid}, .search = u"mar"_s},
            {.search = u"pedro"_s},
            {.statuses = {Status::Unknown}, .search = u"ped"_s},
            {.search = u"50,00"_s},
            {.search = u"zzzz"_s},
        };
        QList<int> found;
        for (ChargeQuery query : queries) {
            query.limit = ChargeQuery::maxLimit;
            const auto page = store->ask(SearchCharges{query});
            const auto sums = store->ask(SumCharges{query});
            QVERIFY(page && sums);
            QCOMPARE(sums->charges, page->rows.size());
            for (const Charge &row : page->rows)
                QVERIFY(fits(row, query, now.addSecs(120), OwnCounter(u"01"_s)));
            found.append(sums->charges);
        }
        QCOMPARE(found, (QList<int>{15, 8, 1, 3, 3, 0, 12, 6, 3, 1, 2, 0}));
        QCOMPARE(store->ask(SumCharges{{.search = u"mar"_s}})->paidAmount.centavos(), 630);
        QCOMPARE(store->ask(SumCharges{{.search = u"pedro"_s}})->paidAmount.centavos(), 5000);
        QCOMPARE(store->ask(SumCharges{{.statuses = {Status::Paid}}})->paidAmount.centavos(), 5630);
    }

    /** Each charge is in one sum, by the same rule as the filters that name them. */
    void whatWaitsAndWhatExpiredIsSummedAsItIsListed()
    {
        const auto store = fresh();
        const QDateTime now = QDateTime::currentDateTimeUtc();
        const auto add = [&store, &now](qint64 centavos, const QString &status, std::optional<int> seconds) {
            const EventDraft draft = drafts::attempt(centavos, {.name = u"Marina Alves"_s});
            EventDraft answer = drafts::answer(EventKind::Created, draft.attempt, draft.attempt, centavos, status);
            drafts::answerIn(answer).charge.expiresAt.moment = seconds ? now.addSecs(*seconds) : QDateTime();
            return store->append(draft) && store->append(answer);
        };
        QVERIFY(add(100, u"Aguardando"_s, 60) && add(200, u"Aguardando"_s, -1) && add(400, u"Aguardando"_s, 0));
        QVERIFY(add(800, u"Aguardando"_s, std::nullopt)); // without a deadline it waits
        QVERIFY(add(1600, u"Expirado"_s, -60) && add(3200, u"Expirado"_s, 60));
        QVERIFY(add(6400, u"Paga"_s, -60) && add(12800, u"Cancelado"_s, -60));
        QVERIFY(store->index());
        using Status = ChargeStatus;
        const auto sum = [&store](const ChargeQuery &query) {
            qint64 centavos = 0;
            const auto page = store->ask(SearchCharges{query});
            for (const Charge &row : page->rows)
                centavos += row.amount.centavos();
            return centavos;
        };
        for (const QString &typed : {QString(), u"marina"_s}) {
            const auto sums = store->ask(SumCharges{{.summedAt = now, .search = typed}});
            QVERIFY(sums);
            QCOMPARE(sums->charges, 8);
            QCOMPARE(sums->waiting, 2);
            QCOMPARE(sums->waitingAmount.centavos(), 900);
            QCOMPARE(sums->pastDue, 2);
            QCOMPARE(sums->expired, 2);
            QCOMPARE(sums->paidAmount.centavos(), 6400);
            QCOMPARE(
                sums->waitingAmount.centavos(),
                sum({.statuses = {Status::Waiting}, .deadline = ChargeQuery::Deadline{now, false}, .search = typed}));
            QCOMPARE(sums->pastDueAmount.centavos(), 600);
            QCOMPARE(
                sums->pastDueAmount.centavos(),
                sum({.statuses = {Status::Waiting}, .deadline = ChargeQuery::Deadline{now, true}, .search = typed}));
            QCOMPARE(sums->expiredAmount.centavos(), 4800);
            QCOMPARE(sums->expiredAmount.centavos(), sum({.statuses = {Status::Expired}, .search = typed}));
        }
        // Without a clock nothing is past due.
        QCOMPARE(store->ask(SumCharges{{}})->waitingAmount.centavos(), 1500);
    }

    /** What the counter's own program left under way when it ended is over at once: in the list and in its sums. */
    void sumsKnowWhatTheCounterLeft()
    {
        const LedgerAddress address = freshAddress();
        const auto before = open(address);
        QVERIFY(before && !sent(*before).isEmpty());
        const auto store = *LedgerStore::open(
            address, {.counter = u"01"_s, .since = QDateTime::currentDateTimeUtc().addMSecs(1), .clock = clock()});
        for (const ChargeStatus status : {ChargeStatus::UnderWay, ChargeStatus::Unknown}) {
            const ChargeQuery query{.statuses = {status}};
            const int expected = status == ChargeStatus::Unknown ? 1 : 0;
            QCOMPARE(store->ask(SearchCharges{query})->rows.size(), expected);
            QCOMPARE(store->ask(SumCharges{query})->charges, expected);
        }
    }
};

BALCAO_TEST(LedgerSumsTest)

} // namespace ledgersumstest

#include "ledgersumstest.moc"
