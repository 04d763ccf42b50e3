// SPDX-License-Identifier: MIT
#include "core/closing/closing.h"
#include "core/values/utc.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace closingtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::test;

namespace
{

/** A charge of that story, with an id of its own. */
ChargeFacts named(const QString &attempt, const Story &story, qint64 id = 1)
{
    const Charge whole = story.charge();
    ChargeFacts charge = static_cast<const ChargeFacts &>(whole);
    charge.attempt = attempt;
    charge.id = id;
    return charge;
}

/** The same charge as the closing before had it, and as it is now; an empty one: it came since. */
ClosingUnit unit(const ChargeFacts &before, const ChargeFacts &after)
{
    return {.before = {before}, .after = {after}};
}

ClosingFigures closed(const QList<ClosingUnit> &units)
{
    ClosingMaterial material;
    material.units = units;
    material.now = Story::begin().addSecs(3600);
    material.own = OwnCounter(u"01"_s);
    return closingOf(material);
}

QString text(const CountedSum &sum)
{
    return u"%1: %2"_s.arg(sum.count).arg(sum.amount.centavos());
}

Story paidWith(qint64 centavos)
{
    return Story::ofCreated({.word = u"Paga"_s, .told = centavos});
}

Story receivedWith(qint64 centavos)
{
    Story story = Story::ofCreated();
    story.add(event::ReceivedByHand{.reference = {}, .sameAs = {}}).amount = money(centavos);
    return story;
}

} // namespace

/** closingOf(): what came between two closings, each payment once (docs/closing.md). */
class ClosingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void payments_data()
    {
        QTest::addColumn<ChargeFacts>("before");
        QTest::addColumn<ChargeFacts>("after");
        QTest::addColumn<QString>("received");
        QTest::addColumn<QString>("confirmed");
        QTest::addColumn<QString>("wentBack");
        const auto row = [](const char *name, const ChargeFacts &before, const Story &after, const char *received,
                            const char *confirmed, const char *wentBack) {
            QTest::newRow(name) << before << named(u"a"_s, after) << QString::fromLatin1(received)
                                << QString::fromLatin1(confirmed) << QString::fromLatin1(wentBack);
        };
        const ChargeFacts none;
        const auto was = [](const Story &story) { return named(u"a"_s, story); };
        row("new, waiting", none, Story::ofCreated(), "0: 0", "0: 0", "0: 0");
        row("new, paid", none, Story::paid(), "1: 8640", "0: 0", "0: 0");
        row("new, paid another amount: what came", none, paidWith(9000), "1: 9000", "0: 0", "0: 0");
        row("new, confirmed", none, Story::ofCreated().received(), "0: 0", "1: 8640", "0: 0");
        row("new, confirmed with another amount", none, receivedWith(5000), "0: 0", "1: 5000", "0: 0");
        row("new, given back within it", none, Story::refunded(), "0: 0", "0: 0", "0: 0");
        row("new, receipt taken back", none, Story::ofCreated().received().takenBack(), "0: 0", "0: 0", "0: 0");
        row("new, expired", none, Story::ofCreated({.word = u"Expirado"_s}), "0: 0", "0: 0", "0: 0");
        row("waited, paid now", was(Story::ofCreated()), Story::paid(), "1: 8640", "0: 0", "0: 0");
        row("waited, confirmed now", was(Story::ofCreated()), Story::ofCreated().received(), "0: 0", "1: 8640", "0: 0");
        row("paid before, only read again", was(Story::paid()), Story::paid(), "0: 0", "0: 0", "0: 0");
        row("paid before, less was said", was(Story::paid()), Story::paid().read({}), "0: 0", "0: 0", "0: 0");
        row("paid before, given back", was(Story::paid()), Story::refunded(), "0: 0", "0: 0", "1: 8640");
        row("confirmed before, taken back", was(Story::ofCreated().received()),
            Story::ofCreated().received().takenBack(), "0: 0", "0: 0", "1: 8640");
        row("confirmed before, now the provider's word", was(Story::ofCreated().received()), Story::paid(), "0: 0",
            "0: 0", "0: 0");
        row("confirmed before, the provider says more", was(receivedWith(5000)), Story::paid(), "0: 3640", "0: 0",
            "0: 0");
        row("confirmed before, the provider says less", was(receivedWith(9000)), Story::paid(), "0: 0", "0: 0",
            "1: 360");
        row("given back before, confirmed again", was(Story::refunded()), Story::refunded(), "0: 0", "0: 0", "0: 0");
    }
    void payments()
    {
        QFETCH(const ChargeFacts, before);
        QFETCH(const ChargeFacts, after);
        const ClosingFigures figures = closed({unit(before, after)});
        QTEST(text(figures.received), "received");
        QTEST(text(figures.confirmed), "confirmed");
        QTEST(text(figures.wentBack), "wentBack");
        // Over both closings together it is what the ledger has received.
        const Payment was = paymentOf({before});
        const Payment is = paymentOf({after});
        QCOMPARE(was.amount.centavos() + figures.received.amount.centavos() + figures.confirmed.amount.centavos() -
                     figures.wentBack.amount.centavos(),
                 is.amount.centavos());
        QCOMPARE(figures.made.count, before.id == 0 ? 1 : 0);
    }

    void oneTxidIsOnePayment_data()
    {
        QTest::addColumn<QList<ChargeFacts>>("attempts");
        QTest::addColumn<QString>("payment");
        const auto row = [](const char *name, const QList<ChargeFacts> &attempts, const char *payment) {
            QTest::newRow(name) << attempts << QString::fromLatin1(payment);
        };
        const ChargeFacts paid = named(u"a"_s, Story::paid(), 1);
        ChargeFacts later = named(u"b"_s, paidWith(9000), 2);
        later.lastChange = paid.lastChange + 1;
        const ChargeFacts seen = named(u"c"_s, Story::ofCreated().received(), 3);
        const ChargeFacts seenLater = named(u"d"_s, receivedWith(5000), 4);
        row("none paid", {named(u"a"_s, Story::ofCreated())}, "none");
        row("one of two", {named(u"b"_s, Story::ofCreated(), 2), paid}, "a: 8640");
        row("both paid: the newest word", {paid, later}, "b: 9000");
        row("both paid, the other way round", {later, paid}, "b: 9000");
        row("paid and confirmed: the provider's word", {seen, paid}, "a: 8640");
        row("both confirmed: the first", {seenLater, seen}, "c: 8640");
        row("paid, and given back on the other", {paid, named(u"b"_s, Story::refunded(), 2)}, "none");
        row("confirmed, and given back on the other", {seen, named(u"b"_s, Story::refunded(), 2)}, "none");
    }
    void oneTxidIsOnePayment()
    {
        QFETCH(const QList<ChargeFacts>, attempts);
        const Payment payment = paymentOf(attempts);
        const QString said = payment.of < 0
                                 ? u"none"_s
                                 : u"%1: %2"_s.arg(attempts.at(payment.of).attempt).arg(payment.amount.centavos());
        QTEST(said, "payment");
        const ClosingFigures figures = closed({{.before = QList<ChargeFacts>(attempts.size()), .after = attempts}});
        QCOMPARE(figures.received.count + figures.confirmed.count, payment.of < 0 ? 0 : 1);
        QCOMPARE(figures.made.count, attempts.size());
    }

    void statusesAndParts()
    {
        ChargeFacts ofCarlos = named(u"b"_s, Story::paid(), 2);
        ofCarlos.operatorName = u"Carlos"_s;
        ofCarlos.counter = u"02"_s;
        const ChargeFacts unknown = named(u"d"_s, Story::ofUnknown(), 4);
        ClosingMaterial material;
        material.units = {unit({}, named(u"a"_s, Story::paid())), unit({}, ofCarlos),
                          unit({}, named(u"c"_s, Story::ofCreated({.word = u"Expirado"_s}), 3)), unit({}, unknown)};
        material.open = {unknown, named(u"e"_s, Story::paid().contested(), 5)};
        material.corrections = {{.charge = {.attempt = u"b"_s}, .before = money(5000), .after = money(8640)}};
        material.now = Story::begin().addSecs(3600);
        material.own = OwnCounter(u"01"_s);
        const ClosingFigures figures = closingOf(material);
        QStringList statuses;
        for (const ClosingFigures::OfStatus &one : figures.statuses)
            statuses.append(key(one.status) + u' ' + text(one.sum));
        QCOMPARE(statuses, (QStringList{u"paid 2: 17280"_s, u"expired 1: 8640"_s, u"unknown 1: 8640"_s}));
        QCOMPARE(text(figures.made), u"4: 34560"_s);
        QCOMPARE(text(figures.toCheck), u"1: 8640"_s);
        QCOMPARE(text(figures.unknown), u"1: 8640"_s);
        QCOMPARE(text(figures.contested), u"1: 8640"_s);
        QCOMPARE(figures.operators.size(), 2);
        QCOMPARE(figures.operators.at(0),
                 (ClosingFigures::Part{
                     .name = u"Ana Paula"_s, .made = 3, .paid = 1, .toCheck = 1, .received = money(8640)}));
        QCOMPARE(
            figures.operators.at(1),
            (ClosingFigures::Part{.name = u"Carlos"_s, .made = 1, .paid = 1, .corrected = 1, .received = money(8640)}));
        QCOMPARE(figures.counters.at(1).name, u"02"_s);
        QCOMPARE(figures.counters.at(1).received, money(8640));
    }

    void hoursAreOfThePayment()
    {
        ClosingMaterial material;
        const ChargeFacts paid = named(u"a"_s, Story::paid());
        const ChargeFacts seen = named(u"b"_s, Story::ofCreated().received(), 2);
        material.units = {unit({}, paid), unit({}, seen)};
        // 21:30 in São Paulo, of a charge that was made at noon.
        material.paidAt.insert(u"a"_s, QDateTime(QDate(2026, 11, 22), QTime(0, 30), utcZone));
        material.now = Story::begin().addDays(1);
        const ClosingFigures figures = closingOf(material);
        QStringList hours;
        for (const ClosingFigures::Hour &hour : figures.hours)
            hours.append(u"%1h %2"_s.arg(hour.hour).arg(text(hour.received)));
        QCOMPARE(hours, (QStringList{u"12h 1: 8640"_s, u"21h 1: 8640"_s}));
    }

    void changesOfEarlierCharges()
    {
        const ClosingFigures figures = closed({unit(named(u"b"_s, Story::paid()), named(u"b"_s, Story::refunded())),
                                               unit(named(u"a"_s, Story::ofCreated()), named(u"a"_s, Story::paid())),
                                               unit(named(u"c"_s, Story::paid()), named(u"c"_s, Story::paid())),
                                               unit({}, named(u"d"_s, Story::paid()))});
        QStringList changes;
        for (const ClosingFigures::Change &change : figures.changes)
            changes.append(u"%1 %2 %3 > %4 %5"_s.arg(change.charge.attempt, QString(key(change.before)))
                               .arg(change.receivedBefore.centavos())
                               .arg(QString(key(change.after)))
                               .arg(change.receivedAfter.centavos()));
        QCOMPARE(changes, (QStringList{u"a waiting 0 > paid 8640"_s, u"b paid 8640 > refunded 0"_s}));
        QCOMPARE(figures.changes.constFirst().charge.number, 7);
    }

    void dayOfBusiness_data()
    {
        QTest::addColumn<QDateTime>("at");
        QTest::addColumn<int>("hours");
        QTest::addColumn<int>("day");
        const auto row = [](const char *name, int day, int hour, int minute, int hours, int expected) {
            QTest::newRow(name) << QDateTime(QDate(2026, 11, day), QTime(hour, minute)).toUTC() << hours << expected;
        };
        row("noon", 21, 12, 0, 0, 20261121);
        row("midnight", 22, 0, 0, 0, 20261122);
        row("a minute before", 21, 23, 59, 0, 20261121);
        row("at 2, the day ends at 4", 22, 2, 0, 4, 20261121);
        row("at 4, the day ends at 4", 22, 4, 0, 4, 20261122);
        row("the first of a month", 1, 1, 0, 4, 20261031);
    }
    void dayOfBusiness()
    {
        QFETCH(const QDateTime, at);
        QFETCH(const int, hours);
        QTEST(businessDay(at, hours), "day");
    }

    void sumsGoBeyondOneCharge()
    {
        CountedSum sum;
        sum.add(money(Money::maxCentavos));
        sum.add(money(1));
        QCOMPARE(text(sum), u"2: 1000000000000"_s);
    }
};

BALCAO_TEST(ClosingTest)

} // namespace closingtest

#include "closingtest.moc"
