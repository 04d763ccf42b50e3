// SPDX-License-Identifier: MIT
#include "core/ledger/chargecolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/values/utc.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/drafts.h"
#include "tests/support/heappeak.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

namespace ledgersearchtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::test;
using State = Charge::State;
using Kind = LedgerError::Kind;

/** Pages, searches, and what is offered at the press. */
class LedgerSearchTest : public EveryPlaceFixture
{
    Q_OBJECT

private:
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

private Q_SLOTS:
    void sumsAreReadInParts()
    {
        const auto store = fresh();
        const auto addPaid = [&store] {
            const EventDraft draft = drafts::attempt(1000);
            return store->append(draft) &&
                   store->append(drafts::answer(EventKind::Created, draft.attempt, draft.attempt, 1000, u"Paga"_s));
        };
        QVERIFY(addPaid());
        QVERIFY(skipYears(*store));
        QVERIFY(addPaid());
        int parts = 0;
        SumCharges all;
        ChargeTotals sum;
        for (bool hasMore = true; hasMore; ++parts) {
            const auto step = all.step(*store, sum);
            QVERIFY(step);
            hasMore = *step;
        }
        QCOMPARE(sum.paid, 2);
        QVERIFY(parts > 1);
        const auto totals = store->ask(SumCharges{{}});
        QVERIFY(totals);
        QCOMPARE(totals->paid, 2);
        QCOMPARE(totals->paidAmount.centavos(), 2000);
        QCOMPARE(store->ask(SumCharges{{.counter = u"02"_s}})->charges, 0);
        QCOMPARE(store->ask(SumCharges{{.to = QDateTime::fromMSecsSinceEpoch(1, utcZone)}})->charges, 0);
        QCOMPARE(store->ask(SumCharges{{.from = QDateTime::currentDateTimeUtc().addDays(1)}})->charges, 0);
    }

    void aPageIsFullWhateverIsLeftOut()
    {
        const auto store = fresh();
        // An index takes an underscore for any character; these are not what is looked for.
        for (int i = 0; i < 12; ++i) {
            QVERIFY(store->append(drafts::attempt(100, {.email = u"ana_lima@x.br"_s})));
            QVERIFY(store->append(drafts::attempt(100, {.email = u"ana.lima@x.br"_s})));
        }
        QVERIFY(store->index());
        qsizetype found = 0;
        ChargeQuery query{.search = u"ana_lima"_s, .limit = 5};
        for (int pages = 1; pages <= 3; ++pages) {
            const auto page = store->ask(SearchCharges{query});
            QVERIFY(page);
            found += page->rows.size();
            QCOMPARE(found, std::min(pages * 5, 12));
            query.after = page->next;
        }
        QVERIFY(query.after.isEmpty());
    }

    void aPeriodHoldsWhatAWrongClockWrote()
    {
        const auto store = fresh();
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
            const auto listed = static_cast<int>(store->ask(SearchCharges{query})->rows.size());
            return listed == store->ask(SumCharges{query})->charges ? listed : -1;
        };
        QCOMPARE(count({.from = after(std::chrono::hours(20))}), 2);
        QCOMPARE(count({.to = after(std::chrono::hours(20))}), 1);
        QCOMPARE(count({.from = after(std::chrono::hours(28)), .to = after(std::chrono::hours(48))}), 1);
        QCOMPARE(count({.from = after(std::chrono::hours(48))}), 0);
    }

    void pagesComeByKey()
    {
        const auto store = fresh();
        for (int i = 0; i < 23; ++i)
            QVERIFY(store->append(drafts::attempt(1000 + (i * 7) % 5)));
        using Sort = ChargeQuery::Sort;
        for (const Sort sort : {Sort::Newest, Sort::Oldest, Sort::Highest, Sort::Lowest}) {
            QList<qint64> ids;
            QList<qint64> amounts;
            ChargeQuery query{.sort = sort, .limit = 5};
            for (int pages = 0; pages < 10; ++pages) {
                const auto page = store->ask(SearchCharges{query});
                QVERIFY(page);
                for (const Charge &row : page->rows) {
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
            {"part of a CNPJ with letters", u"12.ABC"_s, u"Loja Ponte Ltda"_s},
            {"middle of a CNPJ with letters", u"abc.345/01"_s, u"Loja Ponte Ltda"_s},
            {"end of a CNPJ with letters", u"01DE-35"_s, u"Loja Ponte Ltda"_s},
            {"number of a charge", u"01-2"_s, u"João Conceição"_s},
            {"number of a charge that the index does not know", u"01-5"_s, u"Ana D'Ávila"_s},
            {"number of a charge without the counter's zero", u"1-2"_s, u"João Conceição"_s},
            {"number of a charge behind a number sign", u"#01-2"_s, u"João Conceição"_s},
            {"number of a charge of any counter", u"nº 5"_s, u"Ana D'Ávila"_s},
            {"number of a charge with an en dash", u"01\u20132"_s, u"João Conceição"_s},
            {"CPF behind its label", u"CPF 111.444.777-35"_s, u"João Conceição"_s},
            {"CNPJ with letters and blanks", u"12 ABC 345"_s, u"Loja Ponte Ltda"_s},
            {"phone with country code", u"+55 21 91234-0187"_s, u"João Conceição"_s},
            {"phone with trunk zero", u"(021) 91234-0187"_s, u"João Conceição"_s},
            {"phone behind its label", u"tel 91234-0187"_s, u"João Conceição"_s},
            {"phone with country code that the index does not know", u"+55 85 3333-6666"_s, u"Ana D'Ávila"_s},
            {"amount with its currency's name", u"86,41 reais"_s, u"João Conceição"_s},
            {"a soft hyphen in a name", u"mar\u00adina"_s, u"Marina Alves Pereira"_s},
            {"number of another counter's charge", u"02-2"_s, QString()},
            {"phone without area code", u"91234-0187"_s, u"João Conceição"_s},
            {"phone with area code", u"(21) 91234"_s, u"João Conceição"_s},
            {"e-mail", u"joao@exemplo.com"_s, u"João Conceição"_s},
            {"part of an e-mail", u"@exemplo"_s, u"João Conceição"_s},
            {"underscore is no wildcard", u"a_b"_s, u"Ana D'Ávila"_s},
            {"txid part", u"KLM7"_s, u"João Conceição"_s},
            {"txid part in small letters", u"klm7"_s, u"João Conceição"_s},
            {"amount", u"86,41"_s, u"João Conceição"_s},
            {"amount with sign", u"R$ 86,41"_s, u"João Conceição"_s},
            {"ss for ß", u"weiss"_s, u"Jürgen Weiß"_s},
            {"ss for ß in capitals", u"WEISS"_s, u"Jürgen Weiß"_s},
            {"ß itself", u"weiß"_s, u"Jürgen Weiß"_s},
            {"o for ø", u"odegard"_s, u"Odd Ødegård"_s},
            {"l for ł", u"lukasz"_s, u"Łukasz Æsop"_s},
            {"ae for æ", u"aesop"_s, u"Łukasz Æsop"_s},
            {"without the apostrophe", u"davila"_s, u"Ana D'Ávila"_s},
            {"behind the apostrophe", u"avila"_s, u"Ana D'Ávila"_s},
            {"another apostrophe", u"d’ávila"_s, u"Ana D'Ávila"_s},
            {"an accent for an apostrophe", u"d´avila"_s, u"Ana D'Ávila"_s},
            {"a word and a number", u"loja 123"_s, u"Loja 123"_s},
            {"a number in a name and in a phone", u"123"_s, u"Loja 123|João Conceição"_s},
            {"an emoji behind a name", u"weiss \U0001F600"_s, u"Jürgen Weiß"_s},
            {"a backslash", u"q\\w"_s, u"Jürgen Weiß"_s},
            {"a backslash at the end", u"x\"q\\"_s, u"Jürgen Weiß"_s},
            {"amount with a point", u"86.41"_s, u"João Conceição"_s},
            {"a mark and a name", u"varanda odd"_s, u"Odd Ødegård"_s},
            {"a mark's number", u"12"_s, u"Loja 123|Odd Ødegård"_s},
            {"a mark that the index does not know", u"balcao"_s, u"Loja 123"_s},
            {"nobody", u"zzz"_s, QString()},
            {"percent", u"%%%"_s, QString()},
            {"too short for anything", u"9"_s, QString()},
            {"only signs", u"*"_s, QString()},
        };
        for (const auto &[name, typed, names] : rows)
            addRow(name, typed, names);
    }
    void searchFinds()
    {
        QFETCH(const QString, typed);
        const auto store = fresh();
        const auto add = [&store](qint64 centavos, const drafts::Buyer &buyer, const QString &txid,
                                  const QString &mark = {}) {
            const EventDraft draft = drafts::marked(mark, centavos, buyer);
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
        QVERIFY(add(
            400, {.name = u"Jürgen Weiß"_s, .taxId = u"86288366757"_s, .phone = u"4833337777"_s, .email = u"j@w.br"_s},
            u"x\"q\\w"_s));
        QVERIFY(add(
            500, {.name = u"Odd Ødegård"_s, .taxId = u"86288366757"_s, .phone = u"4833337777"_s, .email = u"o@o.br"_s},
            u"ffff"_s, u"Mesa 12, varanda"_s));
        QVERIFY(add(
            600, {.name = u"Łukasz Æsop"_s, .taxId = u"86288366757"_s, .phone = u"4833337777"_s, .email = u"l@e.br"_s},
            u"gggg"_s));
        QVERIFY(add(700,
                    {.name = u"Loja 123"_s, .taxId = u"86288366757"_s, .phone = u"4833337777"_s, .email = u"l@l.br"_s},
                    u"hhhh"_s, u"Balcão"_s));
        for (int round = 0; round < 2; ++round) {
            const auto page = store->ask(SearchCharges{{.search = typed}});
            QVERIFY(page);
            QStringList names;
            for (const Charge &row : page->rows)
                names.append(row.name);
            QTEST(names.join(u'|'), "names");
            QVERIFY(store->index());
        }
    }

    void findsANumberOfEveryDay()
    {
        const auto store = open(freshAddress(), u"Caixa-1"_s);
        QVERIFY(store);
        for (const int day : {0, 1, 3}) {
            m_offset = std::chrono::hours(24 * day);
            QVERIFY(store->append(drafts::attempt()) && store->append(drafts::attempt()));
        }
        QVERIFY(store->index());
        const auto numbers = [&store](const QString &typed) {
            QList<int> found;
            const auto page = store->ask(SearchCharges{{.search = typed}});
            for (const Charge &row : page->rows)
                found.append(row.number);
            return found;
        };
        QCOMPARE(numbers(u"Caixa-1-2"_s), QList<int>({2, 2, 2}));
        QCOMPARE(numbers(u"caixa-1-1"_s), QList<int>({1, 1, 1}));
        QCOMPARE(numbers(u"caixa-1-3"_s), QList<int>());
        for (const QString &typed : {u"#Caixa-1-2"_s, u"Caixa\u20131\u20132"_s, u"nº caixa-1 - 2"_s, u"#2"_s})
            QCOMPARE(numbers(typed), QList<int>({2, 2, 2}));
    }

    void customersComeOnceAndNewest()
    {
        const auto store = fresh();
        QVERIFY(store->append(drafts::attempt(100, {.phone = u"11900000000"_s})));
        QVERIFY(store->append(drafts::attempt(100, {.name = u"Marilda Esteves"_s, .taxId = u"11144477735"_s})));
        QVERIFY(store->append(drafts::attempt(100)));
        const auto found = store->ask(FindCustomers{u"mari"_s, 3});
        QVERIFY(found);
        QCOMPARE(found->size(), 2);
        QCOMPARE(found->constFirst().name, u"Marina Alves Pereira"_s);
        QCOMPARE(found->constFirst().phone, u"11987654321"_s);
        QCOMPARE(store->ask(FindCustomers{u"529.98"_s, 3})->size(), 1);
        QCOMPARE(store->ask(FindCustomers{u"(11) 98765"_s, 3})->size(), 2);
        QCOMPARE(store->ask(FindCustomers{u"+55 11 98765-4321"_s, 3})->size(), 2);
        QCOMPARE(store->ask(FindCustomers{u"tel 98765-4321"_s, 3})->size(), 2);
        QCOMPARE(store->ask(FindCustomers{u"m"_s, 3})->size(), 0);
        QCOMPARE(store->ask(FindCustomers{u"example"_s, 3})->size(), 0);
        // The table is nobody's name.
        QVERIFY(store->append(drafts::marked(u"Mesa da Marilda"_s)) && store->index());
        QCOMPARE(store->ask(FindCustomers{u"mesa"_s, 3})->size(), 0);
        QCOMPARE(store->ask(FindCustomers{u"marilda"_s, 3})->size(), 1);
        // A CNPJ with letters is a number too.
        QVERIFY(store->append(drafts::attempt(100, {.name = u"Loja Ponte"_s, .taxId = u"12ABC34501DE35"_s})));
        QVERIFY(store->index());
        for (const QString &typed :
             {u"12.ABC"_s, u"12abc3"_s, u"12.ABC.345/01DE-35"_s, u"CNPJ 12 ABC"_s, u"CPF 111.444.777-35"_s})
            QCOMPARE(store->ask(FindCustomers{typed, 3})->size(), 1);
    }

    void readsChargesThatAreNotIndexed()
    {
        const auto store = fresh();
        constexpr int all = 40;
        for (int i = 0; i < all; ++i)
            QVERIFY(store->append(drafts::attempt(1000 + i * 37 % all)));
        for (const auto sort : {ChargeQuery::Sort::Newest, ChargeQuery::Sort::Oldest, ChargeQuery::Sort::Highest,
                                ChargeQuery::Sort::Lowest}) {
            ChargeQuery query{.search = u"marina"_s, .sort = sort, .limit = 7};
            QList<Charge> found;
            do {
                const auto page = store->ask(SearchCharges{query});
                QVERIFY(page && page->rows.size() <= query.limit);
                found += page->rows;
                query.after = page->next;
            } while (!query.after.isEmpty());
            QCOMPARE(found.size(), all);
            QVERIFY(std::is_sorted(found.cbegin(), found.cend(), [sort](const Charge &one, const Charge &other) {
                return comesBefore(sort, one, other);
            }));
        }
    }

    void aSearchAmongThousandsTakesLittleMemory()
    {
        if (place() != "sqlite"_L1)
            return; // the server reads there
        const auto store = fresh();
        QVERIFY(store->connection().execute(u"PRAGMA synchronous=OFF"_s));
        for (int i = 0; i < 1500; ++i)
            QVERIFY(store->append(drafts::attempt()));
        const qint64 before = heapPeak();
        const auto found = store->ask(FindCustomers{u"mari"_s, 3});
        QVERIFY(found);
        QCOMPARE(found->size(), 1);
        // All of them are 7 MB.
        QVERIFY(heapPeak() - before < 3 * 1024 * 1024);
    }

    void similarWarns()
    {
        const LedgerAddress address = freshAddress();
        const auto store = open(address);
        QVERIFY(store);
        const EventDraft first = drafts::attempt();
        QVERIFY(store->append(first));
        const Money amount = Money::fromCentavos(8640).value();
        QCOMPARE(store->ask(FindSimilar{amount, u"52998224725"_s})->id, 0);
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, first.attempt)));
        QCOMPARE(store->ask(FindSimilar{amount, u"52998224725"_s})->attempt, first.attempt);
        QCOMPARE(store->ask(FindSimilar{Money::fromCentavos(8641).value(), u"52998224725"_s})->id, 0);
        QCOMPARE(store->ask(FindSimilar{amount, u"11144477735"_s})->id, 0);
        QCOMPARE(store->ask(FindSimilar{amount, u"52998224725"_s, first.attempt})->id, 0);
        // Asked while the attempt is written, whoever made the other one.
        const auto other = open(address, u"02"_s);
        QVERIFY(other);
        EventDraft again = drafts::attempt();
        again.unlessSimilar = true;
        const auto refused = other->append(again);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, LedgerError::Kind::Similar);
        QCOMPARE(refused.error().detail, first.attempt);
        QCOMPARE(other->ask(FindCharge{again.attempt}).error().kind, LedgerError::Kind::NotFound);
        again.unlessSimilar = false;
        QVERIFY(other->append(again));
        QVERIFY(other->append(drafts::of(EventKind::FirstByteOut, again.attempt)));
        // Behind the one that is replaced there may be an older one.
        QCOMPARE(store->ask(FindSimilar{amount, u"52998224725"_s, again.attempt})->attempt, first.attempt);
        m_offset = std::chrono::minutes(11);
        QCOMPARE(store->ask(FindSimilar{amount, u"52998224725"_s})->id, 0);
        QCOMPARE(store->ask(FindAbandoned{u"01"_s})->size(), 1);
        QCOMPARE(store->ask(FindAbandoned{u"02"_s})->size(), 1);
    }
};

BALCAO_TEST(LedgerSearchTest)

} // namespace ledgersearchtest

#include "ledgersearchtest.moc"
