// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "tests/presentation/history/listservice.h"
#include "tests/support/testmain.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <filesystem>
#include <system_error>

namespace historylisttest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::ChargeBook;
using balcao::test::Desk;
using balcao::test::fillWithAllStatuses;
using Filter = HistoryPresenter::Filter;
using Period = HistoryPresenter::Period;
using Model = ChargeTableModel;

class HistoryListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesFollowByKeyUntilAllIsThere()
    {
        ChargeBook book;
        for (int i = 0; i < 130; ++i)
            book.charge({.centavos = 100 + i});
        Desk service(book);
        Model &model = service.list.model();
        QTRY_COMPARE(model.rowCount(), HistoryPresenter::pageSize);
        QVERIFY(model.hasMore());
        model.requestMore();
        QTRY_COMPARE(model.rowCount(), 2 * HistoryPresenter::pageSize);
        model.requestMore();
        model.requestMore();
        QTRY_COMPARE(model.rowCount(), 130);
        QVERIFY(!model.hasMore());
        for (int row = 0; row < 130; ++row)
            QCOMPARE(model.rows().at(row).amount.centavos(), 100 + 129 - row);
        QTRY_VERIFY(service.list.numbers().count.startsWith(u"130 "_s));
    }

    /** F11: a list that is not displayed does not grow with the day, and is up to date when it is displayed again. */
    void aHiddenListDoesNotGrow()
    {
        ChargeBook book;
        const QString first = book.charge({});
        Desk service(book);
        Model &model = service.list.model();
        QTRY_COMPARE(model.rowCount(), 1);
        service.list.select(first);
        service.list.setWatched(false);
        const QSignalSpy answers(&service.reader, &ChargeReader::changed);
        for (int i = 0; i < 30; ++i)
            book.charge({});
        QTRY_VERIFY(answers.count() >= 1);
        QCOMPARE(model.rowCount(), 1);
        service.list.setWatched(true);
        QTRY_COMPARE(model.rowCount(), 31);
        QCOMPARE(service.list.selected(), first);
        QTRY_VERIFY(service.list.numbers().count.startsWith(u"31 "_s));
    }

    /** A list that was loaded to its end forgets the rows behind the first 500; they come again page by page. */
    void aHiddenListKeepsWhatOneReadingBringsBack()
    {
        ChargeBook book;
        for (int i = 0; i < ChargeQuery::maxLimit + 20; ++i)
            book.charge({.centavos = 100 + i});
        Desk service(book);
        Model &model = service.list.model();
        service.list.selectAt(HistoryPresenter::Edge::Last);
        QTRY_COMPARE(model.rowCount(), ChargeQuery::maxLimit + 20);
        QTRY_VERIFY(!service.list.selected().isEmpty());
        // The chosen one stays.
        service.list.setWatched(false);
        QCOMPARE(model.rowCount(), ChargeQuery::maxLimit + 20);
        service.list.select({});
        service.list.setWatched(true);
        service.list.setWatched(false);
        QCOMPARE(model.rowCount(), ChargeQuery::maxLimit);
        service.list.setWatched(true);
        QVERIFY(model.hasMore());
        model.requestMore();
        QTRY_COMPARE(model.rowCount(), ChargeQuery::maxLimit + 20);
        QCOMPARE(model.rows().constLast().amount.centavos(), 100);
    }

    void theEndIsReachedInOneStep()
    {
        ChargeBook book;
        for (int i = 0; i < 130; ++i)
            book.charge({.centavos = 100 + i});
        Desk service(book);
        // Before anything is loaded, and then what comes after it.
        service.list.selectAt(HistoryPresenter::Edge::First);
        QTRY_VERIFY(!service.list.selected().isEmpty());
        QCOMPARE(service.list.selected(), service.list.model().rows().first().attempt);
        service.list.selectAt(HistoryPresenter::Edge::Last);
        QTRY_COMPARE(service.list.detail().amount, Money::fromCentavos(100).value());
        QCOMPARE(service.list.model().rowCount(), 130);
        // The first only where nothing is chosen; and what a person chooses meanwhile counts.
        service.list.selectAt(HistoryPresenter::Edge::First);
        QCOMPARE(service.list.selected(), service.list.model().rows().last().attempt);
        service.list.search(u"marina"_s);
        service.list.select({});
        service.list.selectAt(HistoryPresenter::Edge::First);
        service.list.select({});
        const QSignalSpy replaced(&service.list, &HistoryPresenter::listReplaced);
        QTRY_COMPARE(replaced.count(), 1);
        QVERIFY(service.list.selected().isEmpty());
    }

    void sorted_data()
    {
        QTest::addColumn<ChargeQuery::Sort>("sort");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("newest") << ChargeQuery::Sort::Newest << QStringList{u"Caio Lima"_s, u"Bia Reis"_s, u"Ana Sá"_s};
        QTest::newRow("oldest") << ChargeQuery::Sort::Oldest << QStringList{u"Ana Sá"_s, u"Bia Reis"_s, u"Caio Lima"_s};
        QTest::newRow("highest") << ChargeQuery::Sort::Highest
                                 << QStringList{u"Bia Reis"_s, u"Caio Lima"_s, u"Ana Sá"_s};
        QTest::newRow("lowest") << ChargeQuery::Sort::Lowest << QStringList{u"Ana Sá"_s, u"Caio Lima"_s, u"Bia Reis"_s};
    }
    void sorted()
    {
        QFETCH(ChargeQuery::Sort, sort);
        QFETCH(QStringList, names);
        ChargeBook book;
        book.charge({.name = u"Ana Sá"_s, .centavos = 100});
        book.charge({.name = u"Bia Reis"_s, .centavos = 900});
        book.charge({.name = u"Caio Lima"_s, .centavos = 100});
        Desk service(book);
        service.list.setSort(sort);
        QTRY_COMPARE(service.names(), names);
        // A charge that comes now finds its place by itself.
        book.charge({.name = u"Davi Luz"_s, .centavos = 500});
        QTRY_COMPARE(service.names().size(), 4);
        Desk again(book);
        again.list.setSort(sort);
        QTRY_COMPARE(again.names(), service.names());
    }

    void columnsSort_data()
    {
        using Sort = ChargeQuery::Sort;
        QTest::addColumn<Sort>("before");
        QTest::addColumn<Model::Column>("column");
        QTest::addColumn<Sort>("sort");
        QTest::addColumn<Model::Column>("sorted");
        QTest::addColumn<bool>("isDownwards");
        QTest::newRow("time again") << Sort::Newest << Model::TimeColumn << Sort::Oldest << Model::TimeColumn << false;
        QTest::newRow("time and again") << Sort::Oldest << Model::TimeColumn << Sort::Newest << Model::TimeColumn
                                        << true;
        QTest::newRow("amount") << Sort::Oldest << Model::AmountColumn << Sort::Highest << Model::AmountColumn << true;
        QTest::newRow("amount again") << Sort::Highest << Model::AmountColumn << Sort::Lowest << Model::AmountColumn
                                      << false;
        QTest::newRow("back to time") << Sort::Lowest << Model::TimeColumn << Sort::Newest << Model::TimeColumn << true;
        QTest::newRow("none") << Sort::Highest << Model::CustomerColumn << Sort::Highest << Model::AmountColumn << true;
    }
    void columnsSort()
    {
        QFETCH(const ChargeQuery::Sort, before);
        QFETCH(const ChargeTableModel::Column, column);
        ChargeBook book;
        Desk service(book);
        service.list.setSort(before);
        service.list.sortBy(column);
        QTEST(service.list.sort(), "sort");
        QTEST(service.list.sortedColumn(), "sorted");
        QTEST(service.list.isSortedDownwards(), "isDownwards");
    }

    void filters_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("all") << u"All"_s << QStringList{u"Não saiu"_s,  u"Sem resposta"_s, u"Balcão"_s, u"Reembolso"_s,
                                                        u"Cancelada"_s, u"Expirada"_s,     u"Paga"_s,   u"Aguarda"_s};
        QTest::newRow("waiting") << u"Waiting"_s << QStringList{u"Aguarda"_s};
        QTest::newRow("past due") << u"Past due"_s << QStringList{};
        QTest::newRow("paid by the provider's word only") << u"Paid"_s << QStringList{u"Paga"_s};
        QTest::newRow("received at the counter") << u"Confirmed at the shop"_s << QStringList{u"Balcão"_s};
        QTest::newRow("expired") << u"Expired"_s << QStringList{u"Expirada"_s};
        QTest::newRow("cancelled") << u"Cancelled"_s << QStringList{u"Cancelada"_s};
        QTest::newRow("refunded") << u"Refunded"_s << QStringList{u"Reembolso"_s};
        QTest::newRow("to check") << u"To check"_s << QStringList{u"Sem resposta"_s};
        QTest::newRow("not created") << u"Not created"_s << QStringList{u"Não saiu"_s};
    }
    void filters()
    {
        QFETCH(QString, filter);
        QFETCH(QStringList, names);
        ChargeBook book;
        fillWithAllStatuses(book);
        Desk service(book);
        service.chooseStatus(filter);
        QTRY_COMPARE(service.names(), names);
    }

    void periods_data()
    {
        QTest::addColumn<Period>("period");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("today begins at local midnight") << Period::Today << QStringList{u"Hoje"_s};
        QTest::newRow("yesterday") << Period::Yesterday << QStringList{u"Ontem"_s};
        QTest::newRow("7 days") << Period::Last7Days << QStringList{u"Hoje"_s, u"Ontem"_s, u"Semana"_s};
        QTest::newRow("this month") << Period::ThisMonth << QStringList{u"Hoje"_s, u"Ontem"_s, u"Semana"_s, u"Dia 1"_s};
        QTest::newRow("everything") << Period::Everything
                                    << QStringList{u"Hoje"_s, u"Ontem"_s, u"Semana"_s, u"Dia 1"_s, u"Antiga"_s};
    }
    void periods()
    {
        QFETCH(Period, period);
        QFETCH(QStringList, names);
        ChargeBook book;
        const QDateTime midnight = QDate(2026, 7, 14).startOfDay().toUTC();
        const auto at = [&](const QDateTime &utc, const QString &name) {
            book.setNow(utc);
            book.charge({.name = name});
        };
        at(midnight.addDays(-13).addMSecs(-1), u"Antiga"_s);
        at(midnight.addDays(-13), u"Dia 1"_s);
        at(midnight.addDays(-6), u"Semana"_s);
        at(midnight.addMSecs(-1), u"Ontem"_s);
        at(midnight, u"Hoje"_s);
        book.setNow(ChargeBook::start());
        Desk service(book);
        service.choose(period);
        QTRY_COMPARE(service.names(), names);
    }

    void aDayOfChoice()
    {
        ChargeBook book;
        book.setNow(ChargeBook::start().addDays(-40));
        book.charge({.name = u"Antiga"_s});
        book.setNow(ChargeBook::start());
        book.charge({.name = u"Hoje"_s});
        Desk service(book);
        const QDate day = QDate(2026, 7, 14).addDays(-40);
        service.list.chooseDays(day, day);
        QTRY_COMPARE(service.names(), QStringList{u"Antiga"_s});
        QCOMPARE(service.list.choices(Filter::Period).label, u"04/06/2026"_s);
        QVERIFY(!service.list.model().namesDay());
        service.list.chooseDays(day, QDate(2026, 7, 14));
        QTRY_COMPARE(service.names(), (QStringList{u"Hoje"_s, u"Antiga"_s}));
        QCOMPARE(service.list.choices(Filter::Period).label, u"04/06 to 14/07"_s);
        QVERIFY(service.list.model().namesDay());
        service.list.search(u"zzzz"_s);
        QTRY_COMPARE(service.list.emptyText(), u"Nothing found for “zzzz” from 04/06 to 14/07"_s);
    }

    void operatorsAndCounters()
    {
        ChargeBook book;
        book.charge({.name = u"Um"_s, .by = u"Ana Paula"_s});
        book.charge({.name = u"Dois"_s, .by = u"João Vitor"_s});
        Desk service(book);
        QTRY_COMPARE(service.list.choices(Filter::Operator).offered.size(), 3);
        QVERIFY(!service.list.hasSeveralCounters());
        service.list.choose(Filter::Operator, 2);
        QTRY_COMPARE(service.names(), QStringList{u"Dois"_s});
        service.list.choose(Filter::Operator, 0);
        book.store(u"03"_s);
        book.charge({.name = u"Três"_s, .by = u"Bia"_s});
        QTRY_VERIFY(service.list.hasSeveralCounters());
        QTRY_COMPARE(service.list.choices(Filter::Operator).offered.size(), 4);
        service.list.choose(Filter::Counter, 2);
        QTRY_COMPARE(service.names(), QStringList{u"Três"_s});
        const Model &model = service.list.model();
        QCOMPARE(model.data(model.index(0, Model::OperatorColumn)).toString(), u"Bia"_s);
    }

    void searched_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("without accents") << u"lucia"_s << QStringList{u"Vera Lúcia Prado"_s};
        QTest::newRow("two beginnings") << u"pra ver"_s << QStringList{u"Vera Lúcia Prado"_s};
        QTest::newRow("amount") << u"49,90"_s << QStringList{u"Mário Benevides"_s};
        QTest::newRow("nobody") << u"zzz"_s << QStringList{};
    }
    void searched()
    {
        QFETCH(QString, typed);
        QFETCH(QStringList, names);
        ChargeBook book;
        book.charge({.name = u"Vera Lúcia Prado"_s, .centavos = 4670});
        book.charge({.name = u"Mário Benevides"_s, .centavos = 4990});
        Desk service(book);
        QTRY_COMPARE(service.names().size(), 2);
        service.list.search(typed);
        QTRY_COMPARE(service.names(), names);
        QCOMPARE(service.list.emptyText().isEmpty(), !names.isEmpty());
        // What comes meanwhile is found as well, or stays out.
        book.charge({.name = u"Vera Lúcia Prado"_s, .centavos = 4990});
        const qsizetype expected = names.size() + (typed == u"zzz"_s ? 0 : 1);
        QTRY_COMPARE(service.names().size(), expected);
    }

    void anAnswerToAnOlderQuestionIsDropped()
    {
        ChargeBook book;
        book.charge({.name = u"Vera Lúcia Prado"_s});
        book.charge({.name = u"Mário Benevides"_s});
        Desk service(book);
        QTRY_COMPARE(service.names().size(), 2);
        QStringList seen;
        connect(&service.list, &HistoryPresenter::listReplaced, &service.list,
                [&] { seen.append(service.names().join(u'+')); });
        // Typed faster than any answer comes; "ma" and "m" would show Mário.
        for (const QString &typed : {u"m"_s, u"ma"_s, u"maz"_s, u""_s, u"v"_s, u"ve"_s})
            service.list.search(typed);
        QTRY_COMPARE(service.names(), QStringList{u"Vera Lúcia Prado"_s});
        QTest::qWait(0);
        QCOMPARE(seen, QStringList{u"Vera Lúcia Prado"_s});
    }

    void aLiveChangeKeepsWhatIsChosen()
    {
        ChargeBook book;
        const QString vera = book.charge({.name = u"Vera Lúcia Prado"_s});
        book.charge({.name = u"Mário Benevides"_s});
        Desk service(book);
        Model &model = service.list.model();
        const QAbstractItemModelTester tester(&model);
        QTRY_COMPARE(model.rowCount(), 2);
        service.chooseStatus(u"Waiting"_s);
        service.list.select(vera);
        const QPersistentModelIndex chosen = model.index(1, 0);
        QTRY_VERIFY(!service.list.history().isEmpty());
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QTRY_COMPARE(resets.count(), 1);
        const qsizetype before = service.list.history().size();

        book.charge({.name = u"Nova"_s});
        QTRY_COMPARE(model.rowCount(), 3);
        QCOMPARE(service.names().first(), u"Nova"_s);
        // Paid now: it does not fit the filter any more, but it is being looked at.
        book.write(drafts::answer(EventKind::StatusRead, vera, model.rows().last().txid, 8640, u"Paga"_s));
        QTRY_COMPARE(service.list.detail().status.label, u"Paid"_s);
        QTRY_VERIFY(service.list.history().size() > before - 1);
        QTRY_VERIFY(service.list.history().first().title.contains(u"Paid"_s));
        QCOMPARE(service.list.selected(), vera);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(resets.count(), 1);
        QTRY_COMPARE(service.list.numbers().count, u"2 of 3"_s);
    }

    void whatDoesNotFitAnyMoreLeaves()
    {
        ChargeBook book;
        const QString vera = book.charge({.name = u"Vera Lúcia Prado"_s});
        book.charge({.name = u"Mário Benevides"_s});
        Desk service(book);
        service.chooseStatus(u"Waiting"_s);
        QTRY_COMPARE(service.names().size(), 2);
        book.write(
            drafts::answer(EventKind::StatusRead, vera, service.list.model().rows().last().txid, 8640, u"Paga"_s));
        QTRY_COMPARE(service.names(), QStringList{u"Mário Benevides"_s});
    }

    void ofMuchThatChangesTheListIsReadAgain()
    {
        ChargeBook book;
        const QString vera = book.charge({.name = u"Vera Lúcia Prado"_s});
        Desk service(book);
        QTRY_COMPARE(service.names().size(), 1);
        service.list.select(vera);
        for (int i = 0; i < 40; ++i)
            book.charge({.name = u"Cliente"_s});
        QTRY_COMPARE(service.names().size(), 41);
        QCOMPARE(service.list.selected(), vera);
        QCOMPARE(service.names().last(), u"Vera Lúcia Prado"_s);
    }

    void deadlinesPassByOurClockAndAreNotWritten()
    {
        ChargeBook book;
        const QString attempt = book.charge({});
        Desk service(book);
        QTRY_COMPARE(service.names().size(), 1);
        service.list.select(attempt);
        QVERIFY(!service.list.detail().codeBytes.isEmpty());
        QVERIFY(service.list.detail().codeText.startsWith(u"000201"_s));
        QTRY_COMPARE(service.list.history().first().tone, TimelineEntry::Tone::Future);
        book.advance(std::chrono::seconds(901));
        const auto status =
            service.list.model().data(service.list.model().index(0, Model::StatusColumn), Model::StatusRole);
        QCOMPARE(status.value<display::Status>().label, u"Past due"_s);
        QVERIFY(service.list.detail().codeBytes.isEmpty());
        QVERIFY(service.list.detail().codeText.isEmpty());
        QCOMPARE(service.list.history().first().tone, TimelineEntry::Tone::Muted);
        QCOMPARE(service.list.model().rows().first().status, ChargeStatus::Waiting);
    }

    void anEmptyLedgerSaysSo()
    {
        ChargeBook book;
        Desk service(book);
        QVERIFY(service.list.emptyText().isEmpty());
        QTRY_VERIFY(!service.list.emptyText().isEmpty());
        QVERIFY(service.list.outage().isEmpty());
        book.charge({});
        QTRY_COMPARE(service.names().size(), 1);
        QVERIFY(service.list.emptyText().isEmpty());
    }

    void aLedgerInTroubleSaysSoInsteadOfAnEmptyList()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"ledger.sqlite"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(8192, 'x'));
        file.close();
        ChargeLedger ledger(LedgerAddress::file(file.fileName()), {u"02"_s, u"Ana"_s}, Clock());
        ChargeReader reader(ledger);
        HistoryPresenter list(reader, {.own = Clock(), .provider = Clock(), .counter = OwnCounter(u"02"_s)});
        list.setWatched(true);
        QTRY_VERIFY(!list.outage().isEmpty());
        QCOMPARE(list.emptyText(), list.outage());
        QCOMPARE(list.model().rowCount(), 0);
    }

    void aLedgerThatComesBackIsReadWithoutBeingAsked()
    {
        ChargeBook book;
        book.charge({});
        QTemporaryDir folder;
        const QString path = folder.filePath(u"ledger.sqlite"_s);
        QVERIFY(QDir().mkdir(path));
        ChargeLedger ledger(LedgerAddress::file(path), {u"02"_s, u"Ana"_s}, book.clock());
        ChargeReader reader(ledger);
        HistoryPresenter list(reader, test::clockOf(book));
        list.setWatched(true);
        QTRY_VERIFY(!list.emptyText().isEmpty());
        QCOMPARE(list.emptyText(), list.outage());
        const QString copy = folder.filePath(u"copy.sqlite"_s);
        QVERIFY(ledger::backup(*LedgerStore::open(book.address(), {}).value(), copy).has_value());
        QVERIFY(QDir().rmdir(path));
        // In one step, over what the ledger's next try may have made there.
        std::error_code problem;
        std::filesystem::rename(copy.toStdString(), path.toStdString(), problem);
        QVERIFY(!problem);
        QTRY_COMPARE_WITH_TIMEOUT(list.model().rowCount(), 1, 20'000);
        QTRY_VERIFY(list.outage().isEmpty());
    }
};

BALCAO_TEST(HistoryListTest)

} // namespace historylisttest

#include "historylisttest.moc"
