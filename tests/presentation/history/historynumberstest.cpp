// SPDX-License-Identifier: MIT
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/charge/situations.h"
#include "tests/core/charge/story.h"
#include "tests/presentation/common/pagetext.h"
#include "tests/presentation/history/listservice.h"
#include "tests/support/testmain.h"
#include "ui/presentation/history/chargelistreport.h"
#include "ui/presentation/newcharge/todaymodel.h"

#include <QTest>

namespace historynumberstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::test;
using Filter = HistoryPresenter::Filter;
using Period = HistoryPresenter::Period;

namespace
{

QString lineOf(const Desk &desk)
{
    const auto numbers = desk.list.numbers();
    QStringList parts{numbers.count};
    for (const auto &sum : numbers.sums)
        parts.append(sum.label + u' ' + display::amountDigits(sum.amount));
    return parts.join(u" · "_s);
}

} // namespace

/** The line under the list of charges: it speaks of what the list shows. */
class HistoryNumbersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void totalsKeepTheProvidersWordApart()
    {
        ChargeBook book;
        fillWithAllStatuses(book);
        Desk service(book);
        QTRY_COMPARE(lineOf(service),
                     u"8 charge(s) · Received 2,00 · At the shop 6,00 · Waiting 1,00 · Expired 3,00"_s);
    }

    /** It is counted as what it is besides, and once more by itself. */
    void whatIsContestedHasItsFilterAndSum()
    {
        ChargeBook book;
        fillWithAllStatuses(book);
        book.write(drafts::of(EventKind::Contested,
                              book.charge({.name = u"Contestada"_s, .centavos = 900, .status = u"Paga"_s})));
        Desk service(book);
        QTRY_COMPARE(lineOf(service), u"9 charge(s) · Received 11,00 · At the shop 6,00 · Waiting 1,00 · "
                                      "Expired 3,00 · Contested 9,00"_s);
        service.list.choose(Filter::Status, statusPosition(service.list, u"Contested"_s));
        QTRY_COMPARE(lineOf(service), u"1 of 9 · Received 9,00 · Contested 9,00"_s);
        QTRY_COMPARE(service.names(), QStringList{u"Contestada"_s});
    }

    /** All that the list shows, not what is loaded; a sum and a name for whoever opens it. */
    void theListIsSaved()
    {
        ChargeBook book;
        for (int i = 0; i < HistoryPresenter::pageSize + 3; ++i)
            book.charge({.name = u"=Vera %1"_s.arg(i)});
        Desk service(book);
        QTRY_COMPARE(service.list.model().rowCount(), HistoryPresenter::pageSize);
        QList<FileQuestion> questions;
        connect(&service.list, &HistoryPresenter::fileWanted, this,
                [&questions](const FileQuestion &question) { questions.append(question); });
        service.list.askForFile(HistoryPresenter::FileForm::Table);
        QTRY_COMPARE(questions.size(), 1);
        const QString table = QString::fromUtf8(questions.at(0).bytes());
        QCOMPARE(table.count(u"\r\n"_s), HistoryPresenter::pageSize + 4);
        QVERIFY(table.contains(u"\"\t=Vera 0\""_s));
        service.list.askForFile(HistoryPresenter::FileForm::Pages);
        QTRY_COMPARE(questions.size(), 2);
        QVERIFY(questions.at(1).name.endsWith(u".pdf"_s) && !questions.at(1).bytes);
        QVERIFY(balcao::test::textOf(questions.at(1).pages()).contains(u"=Vera %1"_s.arg(HistoryPresenter::pageSize)));
        QVERIFY(!questions.at(1).text.contains(u"left out"_s));
        // What is cut is told, in the question and in the file.
        const QString rest = u"%1 more charge(s) are left out"_s.arg(HistoryPresenter::pageSize + 3 - 20);
        service.list.askForFile(HistoryPresenter::FileForm::Table, 20);
        QTRY_COMPARE(questions.size(), 3);
        const QString cut = QString::fromUtf8(questions.at(2).bytes());
        QCOMPARE(cut.count(u"\r\n"_s), 22);
        QVERIFY(cut.contains(u"\r\n\"\t"_s + rest) && questions.at(2).text.contains(rest));
        service.list.askForFile(HistoryPresenter::FileForm::Pages, 20);
        QTRY_COMPARE(questions.size(), 4);
        QVERIFY(questions.at(3).text.contains(rest));
        QVERIFY(balcao::test::textOf(questions.at(3).pages()).contains(rest));
    }

    void onPaperAChargeStandsWhereTheListHasIt()
    {
        const auto textOf = [](const Story &story, std::chrono::seconds age, const QString &rest) {
            const QDateTime now = story.charge().changedAt.addDuration(age);
            return balcao::test::textOf(chargeListReport({story.charge()}, {.moment = {now, now, OwnCounter(u"01"_s)},
                                                                            .title = u"today"_s,
                                                                            .madeAt = Story::begin(),
                                                                            .rest = rest}));
        };
        // Its program was killed.
        const Story killed = Story().written().out();
        QVERIFY(textOf(killed, std::chrono::seconds(1), {}).contains(u"Under way"_s));
        QVERIFY(textOf(killed, std::chrono::hours(1), {}).contains(u"To check"_s));
        QVERIFY(textOf(killed, std::chrono::hours(1), u"Three more."_s).contains(u"Three more."_s));
    }

    void theNumbersFollowFiltersAndSearch_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("shown");
        QTest::newRow("paid") << u"Paid"_s << QString() << u"1 of 8 · Received 2,00"_s;
        QTest::newRow("by hand") << u"Confirmed at the shop"_s << QString() << u"1 of 8 · At the shop 6,00"_s;
        QTest::newRow("waiting") << u"Waiting"_s << QString() << u"1 of 8 · Waiting 1,00"_s;
        QTest::newRow("expired") << u"Expired"_s << QString() << u"1 of 8 · Expired 3,00"_s;
        QTest::newRow("past due") << u"Past due"_s << QString() << u"0 of 8"_s;
        QTest::newRow("a name") << u"All"_s << u"pag"_s << u"1 of 8 · Received 2,00"_s;
        QTest::newRow("a name and a filter that do not go together") << u"Expired"_s << u"pag"_s << u"0 of 8"_s;
        QTest::newRow("nobody") << u"All"_s << u"zzzz"_s << u"0 of 8"_s;
    }
    void theNumbersFollowFiltersAndSearch()
    {
        QFETCH(const QString, filter);
        QFETCH(const QString, typed);
        ChargeBook book;
        fillWithAllStatuses(book);
        Desk service(book);
        service.chooseStatus(filter);
        service.list.search(typed);
        QFETCH(const QString, shown);
        QTRY_COMPARE(lineOf(service), shown);
        // Whatever was typed meanwhile, the numbers are those of what is shown now.
        service.list.search(u"can"_s);
        service.list.search({});
        service.chooseStatus(u"All"_s);
        QTRY_COMPARE(service.list.numbers().count, u"8 charge(s)"_s);
    }

    void theSumsOfAllCountersAreNotForEverybody()
    {
        ChargeBook book;
        book.charge({.centavos = 200, .status = u"Paga"_s});
        Desk service(book);
        service.list.setMaySumAllCounters(false);
        QTRY_COMPARE(lineOf(service), u"1 charge(s) · Received 2,00"_s); // this counter is all there is
        book.store(u"03"_s);
        book.charge({.centavos = 300, .status = u"Paga"_s});
        QTRY_COMPARE(lineOf(service), u"2 charge(s)"_s);
        const auto counters = service.list.choices(Filter::Counter).offered;
        service.list.choose(Filter::Counter, static_cast<int>(counters.indexOf(u"03"_s)));
        QTRY_COMPARE(lineOf(service), u"1 of 2"_s);
        service.list.choose(Filter::Counter, static_cast<int>(counters.indexOf(u"02"_s)));
        QTRY_COMPARE(lineOf(service), u"1 of 2 · Received 2,00"_s);
        service.list.choose(Filter::Counter, 0);
        service.list.setMaySumAllCounters(true);
        QTRY_COMPARE(lineOf(service), u"2 charge(s) · Received 5,00"_s);
        // Who closes counts first.
        service.list.setClosesBlind(true);
        QCOMPARE(lineOf(service), u"2 charge(s)"_s);
    }

    void whatIsNotClosedIsNotSummedWhereClosingIsBlind()
    {
        ChargeBook book;
        book.charge({.centavos = 200, .status = u"Paga"_s});
        book.advance(std::chrono::hours(24));
        Desk service(book);
        service.list.setClosesBlind(true);
        const QDate yesterday = ChargeBook::start().toLocalTime().date();
        service.list.chooseDays(yesterday, yesterday);
        QTRY_COMPARE(lineOf(service), u"1 charge(s)"_s);
        book.closeDay();
        service.list.setClosesBlind(true);
        QTRY_COMPARE(lineOf(service), u"1 charge(s) · Received 2,00"_s);
    }

    /** By the clock, without a word from anybody. */
    void whatWaitedExpiresAtItsDeadline()
    {
        ChargeBook book;
        book.charge({.centavos = 500});
        book.setNow(ChargeBook::start().addSecs(899));
        Desk service(book);
        QTRY_COMPARE(lineOf(service), u"1 charge(s) · Received 0,00 · Waiting 5,00"_s);
        book.advance(std::chrono::seconds(2));
        QTRY_COMPARE(lineOf(service), u"1 charge(s) · Received 0,00 · Past due 5,00"_s);
    }

    /** N21. */
    void aThousandHasItsPoint()
    {
        QCOMPARE(display::count(999), u"999"_s);
        QCOMPARE(display::count(1'060), u"1.060"_s);
        QCOMPARE(display::count(1'234'567), u"1.234.567"_s);
    }

    /** Whoever reads "paid 2 of 9" finds those two by the filter. */
    void everyNumberIsWhatItsFilterShows_data()
    {
        QTest::addColumn<QString>("typed"); // what is typed is looked for by other SQL, or in memory
        QTest::newRow("no search") << QString();
        QTest::newRow("a name") << u"paga"_s;
        QTest::newRow("a part of a name") << u"pag"_s;
    }
    void everyNumberIsWhatItsFilterShows()
    {
        QFETCH(const QString, typed);
        ChargeBook book;
        fillWithAllStatuses(book);
        book.charge({.name = u"Paga Também"_s, .centavos = 900, .status = u"Paga"_s});
        book.write(drafts::of(EventKind::ReceivedByHand, book.charge({.name = u"Paga à Mão"_s, .centavos = 50})));
        Desk service(book);
        service.list.search(typed);
        const auto shown = [&service](const QString &filter) {
            service.chooseStatus(filter);
            const bool agrees = QTest::qWaitFor([&service] {
                return service.list.numbers().count.startsWith(u"%1 of "_s.arg(service.names().size()));
            });
            return agrees ? static_cast<int>(service.names().size()) : -1;
        };
        for (const QString &filter : service.list.choices(HistoryPresenter::Filter::Status).offered.mid(1))
            QVERIFY2(shown(filter) >= 0, qPrintable(filter));
        std::optional<ChargeTotals> totals;
        service.reader.ask(SumCharges{{.search = typed}})->whenFinished(this, [&totals](const auto &found) {
            totals = found.value();
        });
        QTRY_VERIFY(totals);
        QCOMPARE(totals->paid, shown(u"Paid"_s));
        QCOMPARE(totals->receivedByHand, shown(u"Confirmed at the shop"_s));
        const QList<DaySum> sums = sumsOf(*totals);
        QCOMPARE(sums.constLast().text, u"%1 of %2"_s.arg(totals->paid).arg(totals->payable));
        QCOMPARE(sums.at(1).label, u"%1 confirmed at the shop"_s.arg(totals->receivedByHand));
    }

    void pastDueIsNotWaiting()
    {
        ChargeBook book;
        book.charge({.name = u"Vera"_s});
        Desk service(book);
        service.chooseStatus(u"Waiting"_s);
        QTRY_COMPARE(service.names(), QStringList{u"Vera"_s});
        book.advance(std::chrono::seconds(901));
        service.chooseStatus(u"Past due"_s);
        QTRY_COMPARE(service.names(), QStringList{u"Vera"_s});
        QTRY_COMPARE(service.list.numbers().count, u"1 of 1"_s);
        service.chooseStatus(u"Waiting"_s);
        QTRY_COMPARE(service.names(), QStringList{});
        QTRY_COMPARE(service.list.numbers().count, u"0 of 1"_s);
    }

    void numbersAreHeard()
    {
        const HistoryPresenter::Numbers numbers{
            .count = u"2 charges"_s,
            .sums = {{u"Received"_s, Money::fromCentavos(900).value()}, {u"Waiting"_s, Money()}}};
        QCOMPARE(numbers.accessibleText(), u"2 charges, Received R$\u00A09,00, Waiting R$\u00A00,00"_s);
        QCOMPARE(HistoryPresenter::Numbers().accessibleText(), QString());
    }
};

BALCAO_TEST(HistoryNumbersTest)

} // namespace historynumberstest

#include "historynumberstest.moc"
