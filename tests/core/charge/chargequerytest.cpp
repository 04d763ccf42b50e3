// SPDX-License-Identifier: MIT
#include "core/charge/chargequery.h"
#include "core/charge/chargerules.h"
#include "core/values/utc.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <functional>

namespace chargequerytest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::money;
using balcao::test::Story;

namespace
{

using Sort = ChargeQuery::Sort;

QDateTime now()
{
    return Story::begin().addSecs(3600);
}

QDateTime periodBegin()
{
    return Story::begin().addSecs(900);
}

QDateTime periodEnd()
{
    return Story::begin().addSecs(1800);
}

Charge marinas()
{
    Charge charge = Story::ofCreated({.txid = u"Tx9d36_B8"_s}).charge();
    charge.name = u"Márina  D'Ávila Loja 123"_s;
    charge.mark = u"Comanda 7-B da Cecília"_s;
    return charge;
}

/** A shop's day: three counters' charges in every status, with amounts that occur several times. */
QList<Charge> someCharges(quint32 seed)
{
    QRandomGenerator random(seed);
    using Outcome = ProviderError::Outcome;
    const QList<Story> stories{Story::ofCreated(),
                               Story::ofCreated({.word = u"Paga"_s}),
                               Story::ofCreated({.word = u"Expirado"_s}),
                               Story::ofCreated({.told = 9000}),
                               Story::ofCreated().asked(1).out(1),
                               Story::ofCreated().received(),
                               Story::ofUnknown(),
                               Story::ofUnknown().absent(),
                               Story().written(),
                               Story().written().out(),
                               Story().written().ended(Outcome::NotSent),
                               Story().written().out().ended(Outcome::Refused)};
    QList<Charge> charges;
    for (int i = 0; i < 300; ++i) {
        Charge charge = stories.at(random.bounded(static_cast<int>(stories.size()))).charge();
        charge.id = i + 1;
        charge.counter = u"0%1"_s.arg(1 + random.bounded(3));
        charge.operatorName = random.bounded(2) == 0 ? u"Ana Paula"_s : u"Bruno"_s;
        charge.amount = money(1000 * (1 + random.bounded(5)));
        charge.createdAt = Story::begin().addSecs(random.bounded(3600));
        charge.changedAt = charge.createdAt.addSecs(random.bounded(3600));
        charges.append(charge);
    }
    // The very bounds of a period.
    charges[0].createdAt = periodBegin();
    charges[1].createdAt = periodEnd();
    std::shuffle(charges.begin(), charges.end(), random);
    return charges;
}

QList<qint64> idsOf(const QList<Charge> &charges)
{
    QList<qint64> ids;
    for (const Charge &charge : charges)
        ids.append(charge.id);
    return ids;
}

} // namespace

/** What a list holds and in which order, asked in memory; SQL is compared with the same functions in ledgersearchtest. */
class ChargeQueryTest : public QObject
{
    Q_OBJECT

public:
    static void initMain() { qputenv("TZ", "America/Sao_Paulo"); }

private Q_SLOTS:
    void condition_data()
    {
        using Judge = std::function<bool(const Charge &)>;
        QTest::addColumn<ChargeQuery>("query");
        QTest::addColumn<Judge>("belongs");
        const QDateTime from = periodBegin();
        const QDateTime to = periodEnd();
        const auto statusOf = [](const Charge &charge) {
            return chargeStatus(charge, now(), charge.counter == u"01"_s ? Writer::Own : Writer::Other);
        };
        QTest::newRow("everything") << ChargeQuery() << Judge([](const Charge &) { return true; });
        QTest::newRow("from") << ChargeQuery{.from = from, .to = {}, .statuses = {}}
                              << Judge([from](const Charge &charge) { return charge.createdAt >= from; });
        QTest::newRow("to") << ChargeQuery{.from = {}, .to = to, .statuses = {}}
                            << Judge([to](const Charge &charge) { return charge.createdAt < to; });
        QTest::newRow("period") << ChargeQuery{.from = from, .to = to, .statuses = {}}
                                << Judge([from, to](const Charge &charge) {
                                       return charge.createdAt >= from && charge.createdAt < to;
                                   });
        for (int i = 0; i <= static_cast<int>(ChargeStatus::Absent); ++i) {
            const auto status = static_cast<ChargeStatus>(i);
            QTest::addRow("status %s", key(status).data())
                << ChargeQuery{.from = {}, .to = {}, .statuses = {status}}
                << Judge([statusOf, status](const Charge &charge) { return statusOf(charge) == status; });
        }
        QTest::newRow("two statuses") << ChargeQuery{.from = {},
                                                     .to = {},
                                                     .statuses = {ChargeStatus::Paid, ChargeStatus::Confirmed}}
                                      << Judge([](const Charge &charge) {
                                             return charge.status == ChargeStatus::Paid || charge.receivedAt.isValid();
                                         });
        QTest::newRow("counter") << ChargeQuery{.from = {}, .to = {}, .statuses = {}, .counter = u"02"_s}
                                 << Judge([](const Charge &charge) { return charge.counter == u"02"_s; });
        QTest::newRow("operator")
            << ChargeQuery{.from = {}, .to = {}, .statuses = {}, .counter = {}, .operatorName = u"Bruno"_s}
            << Judge([](const Charge &charge) { return charge.operatorName == u"Bruno"_s; });
        ChargeQuery all{.from = from, .to = to, .statuses = {ChargeStatus::Unknown}, .counter = u"02"_s};
        all.operatorName = u"Bruno"_s;
        all.search = u"R$ 20,00"_s;
        QTest::newRow("all at once") << all << Judge([=](const Charge &charge) {
            return charge.createdAt >= from && charge.createdAt < to && statusOf(charge) == ChargeStatus::Unknown &&
                   charge.counter == u"02"_s && charge.operatorName == u"Bruno"_s && charge.amount == money(2000);
        });
        // Order, limit and page are no conditions.
        QTest::newRow("a page") << ChargeQuery{.statuses = {}, .sort = Sort::Lowest, .limit = 1, .after = u"1000-5"_s}
                                << Judge([](const Charge &) { return true; });
    }
    void condition()
    {
        QFETCH(const ChargeQuery, query);
        QFETCH(const std::function<bool(const Charge &)>, belongs);
        for (const Charge &charge : someCharges(7))
            QCOMPARE(fits(charge, query, now(), OwnCounter(u"01"_s)), belongs(charge));
    }

    void order_data()
    {
        QTest::addColumn<Sort>("sort");
        QTest::newRow("newest") << Sort::Newest;
        QTest::newRow("oldest") << Sort::Oldest;
        QTest::newRow("highest") << Sort::Highest;
        QTest::newRow("lowest") << Sort::Lowest;
    }
    void order()
    {
        QFETCH(const Sort, sort);
        QList<Charge> sorted = someCharges(7);
        std::sort(sorted.begin(), sorted.end(),
                  [sort](const Charge &left, const Charge &right) { return comesBefore(sort, left, right); });
        // The same by its parts: by id, then stably by amount, then from behind.
        QList<Charge> expected = someCharges(7);
        std::sort(expected.begin(), expected.end(),
                  [](const Charge &left, const Charge &right) { return left.id < right.id; });
        if (sort == Sort::Highest || sort == Sort::Lowest)
            std::stable_sort(expected.begin(), expected.end(),
                             [](const Charge &left, const Charge &right) { return left.amount < right.amount; });
        if (sort == Sort::Newest || sort == Sort::Highest)
            std::reverse(expected.begin(), expected.end());
        QCOMPARE(idsOf(sorted), idsOf(expected));
        QVERIFY(!comesBefore(sort, sorted.constFirst(), sorted.constFirst()));
    }

    void timeDecidesWhatIsUnknown()
    {
        const Charge charge = Story().written().out().charge();
        const ChargeQuery underWay{.from = {}, .to = {}, .statuses = {ChargeStatus::UnderWay}};
        const ChargeQuery unknown{.from = {}, .to = {}, .statuses = {ChargeStatus::Unknown}};
        const QDateTime afterOwnGrace = charge.changedAt.addSecs(41);
        QVERIFY(fits(charge, underWay, charge.changedAt, OwnCounter(u"01"_s)));
        QVERIFY(!fits(charge, unknown, charge.changedAt, OwnCounter(u"01"_s)));
        QVERIFY(fits(charge, unknown, afterOwnGrace, OwnCounter(u"01"_s)));
        QVERIFY(fits(charge, underWay, afterOwnGrace, OwnCounter(u"02"_s)));
        QVERIFY(fits(charge, unknown, charge.changedAt.addSecs(631), OwnCounter(u"02"_s)));
    }

    void readsWhatIsTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        QTest::addColumn<qint64>("centavos");
        const auto row = [](const QString &typed, const QStringList &words, const QString &part, qint64 centavos) {
            QTest::addRow("%s", qPrintable(typed)) << typed << words << part << centavos;
        };
        row(u"marina alves"_s, {u"marina"_s, u"alves"_s}, {}, 0);
        // Digits alone may be a name's too: "Loja 123".
        row(u"123456"_s, {u"123456"_s}, u"123456"_s, 0);
        row(u"123 456"_s, {u"123"_s, u"456"_s}, u"123456"_s, 0);
        row(u"529.982"_s, {}, u"529982"_s, 0);
        row(u"86.40"_s, {}, u"8640"_s, 8640);
        row(u"86,40"_s, {}, {}, 8640);
        row(u"86.4"_s, {}, u"864"_s, 8640);
        row(u"86,40 reais"_s, {u"86"_s, u"40"_s, u"reais"_s}, {}, 8640);
        row(u"mar\u00adina"_s, {u"marina"_s}, u"marina"_s, 0);
        // So few digits before a dash are a counter; a CPF, a CNPJ and a phone have three at least.
        row(u"01-2"_s, {}, {}, 0);
        row(u"01 \u2013 2"_s, {}, {}, 0);
        row(u"45/01"_s, {}, u"4501"_s, 0);
        row(u"247-25"_s, {}, u"24725"_s, 0);
        row(u"98765-4321"_s, {}, u"987654321"_s, 0);
    }
    void readsWhatIsTyped()
    {
        QFETCH(const QString, typed);
        const SearchTerms terms = readSearch(typed);
        QTEST(terms.words, "words");
        QTEST(terms.part, "part");
        QTEST(terms.amount.value_or(Money()).centavos(), "centavos");
    }

    void search_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isFound");
        const auto rows = [](const QString &list, bool isFound) {
            for (const QString &typed : list.split(u'|'))
                QTest::addRow("%s: %s", isFound ? "found" : "not", qPrintable(typed)) << typed << isFound;
        };
        // Nothing typed is no condition.
        rows(u"|   "_s, true);
        rows(u"marina|MÁRINA|mar|avila|loja 123|d'avila|Loja  Mar"_s, true);
        rows(u"52998224725|529.982.247-25|982|11987654321|(11) 98765-4321"_s, true);
        rows(u"alves@example|MARINA.ALVES@EXAMPLE.COM|rina.al|9d36|36_B8"_s, true);
        rows(u"86,40|R$ 86,40"_s, true);
        rows(u"01-7|01-007|1-7|001-7|#01-7|#7|nº 7|Nº 01-7|n.º 1-7|número 01-7|01 - 7|01/7|\"01-7\"|01-7.|(01-7)"_s,
             true);
        rows(u"01\u20137|01\u20147|01\u20117|01\u22127|\uff10\uff11\uff0d\uff17"_s, true);
        rows(u"01-8|02-7|01-|-7|01-77|01-0000007|0001-7|#8|#02-7|#|nº"_s, false);
        rows(u"+55 11 98765-4321|+5511987654321|+55 (11) 98765|0 11 98765-4321|(011) 98765-4321|tel 98765-4321"_s,
             true);
        rows(u"Cel.: 98765|98765\u20134321|11 98765\u20114321"_s, true);
        rows(u"+55 21 98765-4321|0 21 98765-4321|tel 98765-4322"_s, false);
        rows(u"CPF 529.982.247-25|cpf: 529.982|(529.982)|529.982.247\u201325|529.982.247\u201125|\uff15\uff12\uff19"_s,
             true);
        rows(u"CPF 529.982.247-26|cpf 25529"_s, false);
        rows(u"86,40 reais|86.4|Total: R$ 86,40|BRL 86,40"_s, true);
        rows(u"86,41 reais|86.5|Total: R$ 86,41|BRL 86,41"_s, false);
        rows(u"mar\u00adina|ma\u200brina loja"_s, true);
        rows(u"comanda|COMANDA 7|cecilia|7-b|7|marina comanda|cecilia loja"_s, true);
        // A text without a meaning finds nothing, as in the ledger.
        rows(u"@|a@|%|_|%%%|___|_%_|.|-|...|'|\u00b4|\u200b|9|52|\U0001F600"_s, false);
        rows(u"paula|ila|marina carlos|manda|comanda 8|86,41|321 52998224725|25 119"_s, false);
    }
    void search()
    {
        QFETCH(const QString, typed);
        ChargeQuery query;
        query.search = typed;
        QTEST(fits(marinas(), query, now(), OwnCounter(u"01"_s)), "isFound");
    }

    void findsPartsOfACnpjWithLetters_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isFound");
        for (const QString &typed : u"12.ABC.345/01DE-35|12.ABC|abc.345|01de-35|ABC345|34501DE|5/01d"_s.split(u'|'))
            QTest::newRow(qPrintable(typed)) << typed << true;
        for (const QString &typed :
             u"CNPJ: 12.ABC.345/01DE-35|12 ABC 345|(12.ABC)|01DE\u201335|01DE\u201135|\uff11\uff12.ABC"_s.split(u'|'))
            QTest::newRow(qPrintable(typed)) << typed << true;
        for (const QString &typed : u"12.ABD|ABC.346|35-ED|12.ABC.345/01DE-3512|C.3|12 ABD|CNPJ: 12.ABD"_s.split(u'|'))
            QTest::newRow(qPrintable(typed)) << typed << false;
    }
    void findsPartsOfACnpjWithLetters()
    {
        QFETCH(const QString, typed);
        Charge charge = marinas();
        charge.taxId = u"12ABC34501DE35"_s;
        QTEST(matches(charge, readSearch(typed)), "isFound");
    }

    void aCustomerIsNotLookedForByTheMark()
    {
        SearchTerms terms = readSearch(u"cecilia"_s);
        terms.part.clear();
        QVERIFY(matches(marinas(), terms));
        terms.isOfNames = true;
        QVERIFY(!matches(marinas(), terms));
        terms.words = QStringList{u"marina"_s};
        QVERIFY(matches(marinas(), terms));
    }

    void businessDay_data()
    {
        QTest::addColumn<QDateTime>("utc");
        QTest::addColumn<int>("day");
        const auto row = [](const char *name, const QDate &date, const QTime &time, int day) {
            QTest::newRow(name) << QDateTime(date, time, utcZone) << day;
        };
        row("noon", {2026, 11, 21}, {15, 0}, 20261121);
        row("a moment before midnight", {2026, 11, 22}, QTime(2, 59, 59, 999), 20261121);
        row("midnight", {2026, 11, 22}, {3, 0}, 20261122);
        row("midnight in Greenwich", {2026, 11, 22}, {0, 0}, 20261121);
        row("the last moment of a year", {2027, 1, 1}, QTime(2, 59, 59, 999), 20261231);
        row("the first moment of a year", {2027, 1, 1}, {3, 0}, 20270101);
        row("the last of February", {2027, 3, 1}, {2, 59}, 20270228);
        row("a leap day", {2028, 3, 1}, {2, 59}, 20280229);
        row("summer time: before midnight", {2019, 1, 1}, {1, 59}, 20181231);
        row("summer time: midnight", {2019, 1, 1}, {2, 0}, 20190101);
        row("a day that began at one o'clock", {2018, 11, 4}, {3, 0}, 20181104);
        row("the hour that came twice", {2019, 2, 17}, {2, 30}, 20190216);
        row("behind the hour that came twice", {2019, 2, 17}, {3, 0}, 20190217);
        row("the year 2000", {2000, 1, 1}, {12, 0}, 20000101);
        row("the year 2099", {2099, 12, 31}, {12, 0}, 20991231);
    }
    void businessDay()
    {
        QFETCH(const QDateTime, utc);
        QTEST(balcao::businessDay(utc), "day");
        // Whatever zone the moment is written in.
        QTEST(balcao::businessDay(utc.toOffsetFromUtc(9 * 3600)), "day");
        QTEST(balcao::businessDay(utc.toLocalTime()), "day");
    }

    void totals_data()
    {
        QTest::addColumn<ChargeStatus>("status");
        QTest::addColumn<QString>("counted");
        const auto row = [](ChargeStatus status, const char *counted) {
            QTest::newRow(key(status).data()) << status << QString::fromLatin1(counted);
        };
        // Charges, payable, paid, its sum, received by hand, its sum, waiting, its sum, expired, its sum: of three, two of
        // which have a txid of their own.
        row(ChargeStatus::Waiting, "3 3 0 0 0 0 3 5000 0 0");
        row(ChargeStatus::Paid, "3 3 2 5000 0 0 0 0 0 0");
        row(ChargeStatus::Confirmed, "3 3 0 0 2 5000 0 0 0 0");
        row(ChargeStatus::Expired, "3 3 0 0 0 0 0 0 3 5000");
        row(ChargeStatus::Cancelled, "3 3 0 0 0 0 0 0 0 0");
        row(ChargeStatus::Refunded, "3 3 0 0 0 0 0 0 0 0");
        row(ChargeStatus::UnderWay, "3 3 0 0 0 0 0 0 0 0");
        row(ChargeStatus::Unknown, "3 3 0 0 0 0 0 0 0 0");
        row(ChargeStatus::Attention, "3 3 0 0 0 0 0 0 0 0");
        row(ChargeStatus::NotSent, "3 0 0 0 0 0 0 0 0 0");
        row(ChargeStatus::Refused, "3 0 0 0 0 0 0 0 0 0");
        row(ChargeStatus::Absent, "3 0 0 0 0 0 0 0 0 0");
    }
    void totals()
    {
        QFETCH(const ChargeStatus, status);
        ChargeTotals totals;
        totals.add(status, 3, 2, 5000);
        const auto counted = [](const ChargeTotals &sums) {
            return QStringList{QString::number(sums.charges),        QString::number(sums.payable),
                               QString::number(sums.paid),           QString::number(sums.paidAmount.centavos()),
                               QString::number(sums.receivedByHand), QString::number(sums.receivedAmount.centavos()),
                               QString::number(sums.waiting),        QString::number(sums.waitingAmount.centavos()),
                               QString::number(sums.expired),        QString::number(sums.expiredAmount.centavos())}
                .join(u' ');
        };
        QTEST(counted(totals), "counted");
        ChargeTotals twice = totals;
        twice += totals;
        QCOMPARE(twice.charges, 6);
        QCOMPARE(twice.paidAmount.centavos(), 2 * totals.paidAmount.centavos());
        QCOMPARE(twice.receivedAmount.centavos(), 2 * totals.receivedAmount.centavos());
        QCOMPARE(twice.waitingAmount.centavos(), 2 * totals.waitingAmount.centavos());
        QCOMPARE(twice.expired, 2 * totals.expired);
        QCOMPARE(twice.expiredAmount.centavos(), 2 * totals.expiredAmount.centavos());
    }

    void sumsGoBeyondOneCharge()
    {
        ChargeTotals totals;
        totals.add(ChargeStatus::Paid, 1, 1, Money::maxCentavos);
        totals.add(ChargeStatus::Paid, 1, 1, 1);
        QCOMPARE(totals.paidAmount.centavos(), Money::maxCentavos + 1);
        QCOMPARE(totals.paid, 2);
    }
};

BALCAO_TEST(ChargeQueryTest)

} // namespace chargequerytest

#include "chargequerytest.moc"
