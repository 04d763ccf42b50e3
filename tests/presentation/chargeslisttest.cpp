// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerupkeep.h"
#include "tests/support/chargebook.h"
#include "ui/presentation/chargespresenter.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QJsonArray>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::ChargeBook;
using Filter = ChargesPresenter::Filter;
using Period = ChargesPresenter::Period;
using StatusFilter = ChargesPresenter::StatusFilter;
using Model = ChargeTableModel;

namespace
{

/** A book, the ledger as a program has it, and the list over it. */
struct Desk {
    explicit Desk(ChargeBook &aBook)
        : book(aBook)
        , ledger(book.ledger())
        , list(*ledger, book.clock())
    {
    }

    [[nodiscard]] QStringList names()
    {
        QStringList names;
        for (const ChargeRow &row : list.model().rows())
            names.append(row.name);
        return names;
    }
    [[nodiscard]] QString attemptOf(const QString &name)
    {
        for (const ChargeRow &row : list.model().rows()) {
            if (row.name == name)
                return row.attempt;
        }
        return {};
    }
    void choose(StatusFilter filter) { list.choose(Filter::Status, static_cast<int>(filter)); }
    void choose(Period period) { list.choose(Filter::Period, static_cast<int>(period)); }

    ChargeBook &book;
    std::unique_ptr<ChargeLedger> ledger;
    ChargesPresenter list;
};

} // namespace

class ChargesListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesFollowByKeyUntilAllIsThere()
    {
        ChargeBook book;
        for (int i = 0; i < 130; ++i)
            book.charge({.centavos = 100 + i});
        Desk desk(book);
        Model &model = desk.list.model();
        QTRY_COMPARE(model.rowCount(), ChargesPresenter::pageSize);
        QVERIFY(model.hasMore());
        model.requestMore();
        QTRY_COMPARE(model.rowCount(), 2 * ChargesPresenter::pageSize);
        model.requestMore();
        model.requestMore();
        QTRY_COMPARE(model.rowCount(), 130);
        QVERIFY(!model.hasMore());
        for (int row = 0; row < 130; ++row)
            QCOMPARE(model.rows().at(row).amount.centavos(), 100 + 129 - row);
        QTRY_VERIFY(desk.list.countLine().label.startsWith(u"130 "_s));
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
        Desk desk(book);
        desk.list.setSort(sort);
        QTRY_COMPARE(desk.names(), names);
        // A charge that comes now finds its place by itself.
        book.charge({.name = u"Davi Luz"_s, .centavos = 500});
        QTRY_COMPARE(desk.names().size(), 4);
        Desk again(book);
        again.list.setSort(sort);
        QTRY_COMPARE(again.names(), desk.names());
    }

    void filters_data()
    {
        QTest::addColumn<StatusFilter>("filter");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("all") << StatusFilter::All
                             << QStringList{u"Não saiu"_s,  u"Sem resposta"_s, u"Balcão"_s, u"Reembolso"_s,
                                            u"Cancelada"_s, u"Expirada"_s,     u"Paga"_s,   u"Aguarda"_s};
        QTest::newRow("waiting") << StatusFilter::Waiting << QStringList{u"Aguarda"_s};
        QTest::newRow("paid by the provider's word only") << StatusFilter::Paid << QStringList{u"Paga"_s};
        QTest::newRow("received at the counter") << StatusFilter::ReceivedByHand << QStringList{u"Balcão"_s};
        QTest::newRow("expired") << StatusFilter::Expired << QStringList{u"Expirada"_s};
        QTest::newRow("cancelled") << StatusFilter::Cancelled << QStringList{u"Cancelada"_s};
        QTest::newRow("refunded") << StatusFilter::Refunded << QStringList{u"Reembolso"_s};
        QTest::newRow("to check") << StatusFilter::ToCheck << QStringList{u"Sem resposta"_s};
        QTest::newRow("not created") << StatusFilter::NotCreated << QStringList{u"Não saiu"_s};
    }
    void filters()
    {
        QFETCH(StatusFilter, filter);
        QFETCH(QStringList, names);
        ChargeBook book;
        fillWithAllStandings(book);
        Desk desk(book);
        desk.choose(filter);
        QTRY_COMPARE(desk.names(), names);
    }

    void totalsKeepTheProvidersWordApart()
    {
        ChargeBook book;
        fillWithAllStandings(book);
        Desk desk(book);
        QTRY_COMPARE(desk.list.receivedLine().text, display::amount(Money::fromCentavos(200).value()));
        QVERIFY(desk.list.byHandLine().contains(display::amount(Money::fromCentavos(600).value())));
        QVERIFY(desk.list.countLine().label.startsWith(u"8 "_s));
        // Of the period, whatever the list is narrowed to.
        desk.choose(StatusFilter::Expired);
        QTRY_COMPARE(desk.names().size(), 1);
        QVERIFY(desk.list.countLine().label.startsWith(u"8 "_s));
    }

    void periods_data()
    {
        QTest::addColumn<Period>("period");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("today begins at local midnight") << Period::Today << QStringList{u"Hoje"_s};
        QTest::newRow("yesterday") << Period::Yesterday << QStringList{u"Ontem"_s};
        QTest::newRow("7 days") << Period::Last7Days << QStringList{u"Hoje"_s, u"Ontem"_s, u"Semana"_s};
        QTest::newRow("30 days") << Period::Last30Days << QStringList{u"Hoje"_s, u"Ontem"_s, u"Semana"_s, u"Mês"_s};
        QTest::newRow("everything") << Period::Everything
                                    << QStringList{u"Hoje"_s, u"Ontem"_s, u"Semana"_s, u"Mês"_s, u"Antiga"_s};
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
        at(midnight.addDays(-40), u"Antiga"_s);
        at(midnight.addDays(-29), u"Mês"_s);
        at(midnight.addDays(-6), u"Semana"_s);
        at(midnight.addMSecs(-1), u"Ontem"_s);
        at(midnight, u"Hoje"_s);
        book.setNow(ChargeBook::start());
        Desk desk(book);
        desk.choose(period);
        QTRY_COMPARE(desk.names(), names);
    }

    void aDayOfChoice()
    {
        ChargeBook book;
        book.setNow(ChargeBook::start().addDays(-40));
        book.charge({.name = u"Antiga"_s});
        book.setNow(ChargeBook::start());
        book.charge({.name = u"Hoje"_s});
        Desk desk(book);
        desk.list.chooseDay(QDate(2026, 7, 14).addDays(-40));
        QTRY_COMPARE(desk.names(), QStringList{u"Antiga"_s});
        QCOMPARE(desk.list.choices(Filter::Period).label, u"04/06/2026"_s);
    }

    void operatorsAndCounters()
    {
        ChargeBook book;
        book.charge({.name = u"Um"_s, .by = u"Ana Paula"_s});
        book.charge({.name = u"Dois"_s, .by = u"João Vitor"_s});
        Desk desk(book);
        QTRY_COMPARE(desk.list.choices(Filter::Operator).offered.size(), 3);
        QVERIFY(!desk.list.hasSeveralCounters());
        desk.list.choose(Filter::Operator, 2);
        QTRY_COMPARE(desk.names(), QStringList{u"Dois"_s});
        desk.list.choose(Filter::Operator, 0);
        book.store(u"03"_s);
        book.charge({.name = u"Três"_s, .by = u"Bia"_s});
        QTRY_VERIFY(desk.list.hasSeveralCounters());
        QTRY_COMPARE(desk.list.choices(Filter::Operator).offered.size(), 4);
        desk.list.choose(Filter::Counter, 2);
        QTRY_COMPARE(desk.names(), QStringList{u"Três"_s});
        const Model &model = desk.list.model();
        QCOMPARE(model.data(model.index(0, Model::OperatorColumn)).toString(), u"Bia · 03"_s);
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
        Desk desk(book);
        QTRY_COMPARE(desk.names().size(), 2);
        desk.list.search(typed);
        QTRY_COMPARE(desk.names(), names);
        QCOMPARE(desk.list.emptyText().isEmpty(), !names.isEmpty());
        // What comes meanwhile is found as well, or stays out.
        book.charge({.name = u"Vera Lúcia Prado"_s, .centavos = 4990});
        const qsizetype expected = names.size() + (typed == u"zzz"_s ? 0 : 1);
        QTRY_COMPARE(desk.names().size(), expected);
    }

    void anAnswerToAnOlderQuestionIsDropped()
    {
        ChargeBook book;
        book.charge({.name = u"Vera Lúcia Prado"_s});
        book.charge({.name = u"Mário Benevides"_s});
        Desk desk(book);
        QTRY_COMPARE(desk.names().size(), 2);
        QStringList seen;
        connect(&desk.list, &ChargesPresenter::listReplaced, &desk.list, [&] { seen.append(desk.names().join(u'+')); });
        // Typed faster than any answer comes; "ma" and "m" would show Mário.
        for (const QString &typed : {u"m"_s, u"ma"_s, u"maz"_s, u""_s, u"v"_s, u"ve"_s})
            desk.list.search(typed);
        QTRY_COMPARE(desk.names(), QStringList{u"Vera Lúcia Prado"_s});
        QTest::qWait(0);
        QCOMPARE(seen, QStringList{u"Vera Lúcia Prado"_s});
    }

    void aLiveChangeKeepsWhatIsChosen()
    {
        ChargeBook book;
        const QString vera = book.charge({.name = u"Vera Lúcia Prado"_s});
        book.charge({.name = u"Mário Benevides"_s});
        Desk desk(book);
        Model &model = desk.list.model();
        const QAbstractItemModelTester tester(&model);
        QTRY_COMPARE(model.rowCount(), 2);
        desk.choose(StatusFilter::Waiting);
        desk.list.select(vera);
        const QPersistentModelIndex chosen = model.index(1, 0);
        QTRY_VERIFY(!desk.list.history().isEmpty());
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QTRY_COMPARE(resets.count(), 1);
        const qsizetype before = desk.list.history().size();

        book.charge({.name = u"Nova"_s});
        QTRY_COMPARE(model.rowCount(), 3);
        QCOMPARE(desk.names().first(), u"Nova"_s);
        // Paid now: it does not fit the filter any more, but it is being looked at.
        book.write(drafts::answer(EventKind::StatusRead, vera, model.rows().last().txid, 8640, u"Paga"_s));
        QTRY_COMPARE(desk.list.detail().status.kind, display::Status::Kind::Paid);
        QTRY_VERIFY(desk.list.history().size() > before - 1);
        QTRY_VERIFY(desk.list.history().first().lead.contains(u"Paid"_s));
        QCOMPARE(desk.list.selected(), vera);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(resets.count(), 1);
        QTRY_VERIFY(desk.list.receivedLine().text.endsWith(u"86,40"_s));
    }

    void whatDoesNotFitAnyMoreLeaves()
    {
        ChargeBook book;
        const QString vera = book.charge({.name = u"Vera Lúcia Prado"_s});
        book.charge({.name = u"Mário Benevides"_s});
        Desk desk(book);
        desk.choose(StatusFilter::Waiting);
        QTRY_COMPARE(desk.names().size(), 2);
        book.write(drafts::answer(EventKind::StatusRead, vera, desk.list.model().rows().last().txid, 8640, u"Paga"_s));
        QTRY_COMPARE(desk.names(), QStringList{u"Mário Benevides"_s});
    }

    void ofMuchThatChangesTheListIsReadAgain()
    {
        ChargeBook book;
        const QString vera = book.charge({.name = u"Vera Lúcia Prado"_s});
        Desk desk(book);
        QTRY_COMPARE(desk.names().size(), 1);
        desk.list.select(vera);
        for (int i = 0; i < 40; ++i)
            book.charge({.name = u"Cliente"_s});
        QTRY_COMPARE(desk.names().size(), 41);
        QCOMPARE(desk.list.selected(), vera);
        QCOMPARE(desk.names().last(), u"Vera Lúcia Prado"_s);
    }

    void deadlinesPassByOurClockAndAreNotWritten()
    {
        ChargeBook book;
        const QString attempt = book.charge({});
        Desk desk(book);
        QTRY_COMPARE(desk.names().size(), 1);
        desk.list.select(attempt);
        QVERIFY(!desk.list.detail().codeBytes.isEmpty());
        QVERIFY(desk.list.detail().codeText.startsWith(u"000201"_s));
        QTRY_COMPARE(desk.list.history().first().tone, TimelineEntry::Tone::Future);
        book.advance(std::chrono::seconds(901));
        const auto status = desk.list.model().data(desk.list.model().index(0, Model::StatusColumn), Model::StatusRole);
        QCOMPARE(status.value<display::Status>().kind, display::Status::Kind::Expired);
        QVERIFY(desk.list.detail().codeBytes.isEmpty());
        QVERIFY(desk.list.detail().codeText.isEmpty());
        QCOMPARE(desk.list.history().first().tone, TimelineEntry::Tone::Muted);
        QCOMPARE(desk.list.model().rows().first().standing, Standing::Waiting);
    }

    void underWayUntilItsTimeIsOver()
    {
        ChargeBook book;
        const QString attempt = book.begin({});
        Desk desk(book);
        QTRY_COMPARE(desk.names().size(), 1);
        desk.list.select(attempt);
        QCOMPARE(desk.list.detail().status.kind, display::Status::Kind::UnderWay);
        QVERIFY(!desk.list.detail().canOpen());
        QVERIFY(!desk.list.detail().canReceive);
        book.advance(std::chrono::seconds(60));
        QCOMPARE(desk.list.detail().status.kind, display::Status::Kind::Check);
        QVERIFY(desk.list.detail().canOpen());
        QVERIFY(desk.list.detail().isDoubtful);
        QVERIFY(!desk.list.detail().notes.isEmpty());
    }

    void whatCanBeDone_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("hasCode");
        QTest::addColumn<bool>("canOpen");
        QTest::addColumn<bool>("canCorrect");
        QTest::addColumn<bool>("canRefresh");
        QTest::addColumn<bool>("canReceive");
        QTest::newRow("waiting") << u"Aguarda"_s << true << true << true << true << true;
        QTest::newRow("paid") << u"Paga"_s << false << true << false << true << false;
        QTest::newRow("expired") << u"Expirada"_s << false << true << true << true << true;
        QTest::newRow("refunded") << u"Reembolso"_s << false << true << false << true << false;
        QTest::newRow("received by hand") << u"Balcão"_s << false << true << false << true << false;
        QTest::newRow("unknown") << u"Sem resposta"_s << false << true << false << false << false;
        QTest::newRow("not sent") << u"Não saiu"_s << false << false << false << false << false;
    }
    void whatCanBeDone()
    {
        QFETCH(QString, name);
        ChargeBook book;
        fillWithAllStandings(book);
        Desk desk(book);
        QTRY_VERIFY(!desk.attemptOf(name).isEmpty());
        desk.list.select(desk.attemptOf(name));
        QVERIFY(!desk.list.detail().canRefresh);
        desk.list.setCanRefresh(true);
        const ChargeDetail detail = desk.list.detail();
        QTEST(!detail.codeBytes.isEmpty(), "hasCode");
        QTEST(detail.canOpen(), "canOpen");
        QTEST(detail.canCorrect, "canCorrect");
        QTEST(detail.canRefresh, "canRefresh");
        QTEST(detail.canReceive, "canReceive");
        QCOMPARE(detail.taxId, u"***.982.247-**"_s);
    }

    void aCodeThatDoesNotFitIsNotShown_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("of another amount with a key") << test::CodeWriter().set("54", u"99.00"_s).code();
        QTest::newRow("changed behind its check sum")
            << ChargeBook::code(8640).replace(u"pix.example"_s, u"pix.exampla"_s);
        QTest::newRow("none") << QString();
    }
    void aCodeThatDoesNotFitIsNotShown()
    {
        QFETCH(QString, code);
        ChargeBook book;
        const QString attempt = book.begin({});
        EventDraft answer = drafts::answer(EventKind::Created, attempt, u"txid0000000000000000000001"_s);
        answer.data.insert(u"code"_s, code);
        book.write(answer);
        Desk desk(book);
        QTRY_COMPARE(desk.names().size(), 1);
        desk.list.select(attempt);
        QCOMPARE(desk.list.detail().status.kind, display::Status::Kind::Waiting);
        QVERIFY(desk.list.detail().codeBytes.isEmpty());
        QVERIFY(desk.list.detail().codeText.isEmpty());
    }

    void theHistoryTellsACorrectionOnce()
    {
        ChargeBook book;
        const QString attempt = book.charge({.name = u"Vera Lúcia Prado"_s, .centavos = 4670});
        book.correct(attempt, 4670, 3670);
        book.write(drafts::of(EventKind::Shown, attempt));
        EventDraft received = drafts::of(EventKind::ReceivedByHand, attempt);
        received.operatorName = u"Carlos Menezes"_s;
        received.data.insert(u"reference"_s, u"E123 45"_s);
        book.write(received);
        Desk desk(book);
        QTRY_COMPARE(desk.names().size(), 1);
        desk.list.select(attempt);
        QTRY_COMPARE(desk.list.history().size(), 4);
        const QList<TimelineEntry> history = desk.list.history();
        QVERIFY(history.at(0).lines.contains(u"Carlos Menezes"_s));
        QVERIFY(history.at(0).notes.join(u' ').contains(u"E123 45"_s));
        const TimelineEntry &corrected = history.at(2);
        const QList<TimelineEntry::Change> changes{
            {display::amount(Money::fromCentavos(4670).value()), display::amount(Money::fromCentavos(3670).value())},
            {u"(11) 91234-0187"_s, u"-0178"_s}};
        QCOMPARE(corrected.changes, changes);
        QVERIFY(corrected.notes.join(u' ').contains(u"desconto esquecido"_s));
        QCOMPARE(corrected.lines, QStringList{u"Carlos Menezes"_s});
        QVERIFY(history.at(3).rest.contains(u"46,70"_s));
        QCOMPARE(desk.list.model().data(desk.list.model().index(0, 0), Model::CorrectedRole).toBool(), true);
    }

    void anAmountAloneNamesNoCustomerAndTheCodeAgainIsNoCorrection()
    {
        ChargeBook book;
        const QString attempt = book.charge({.centavos = 4670});
        EventDraft asked = drafts::correction(EventKind::CorrectionAsked, attempt, 1, 3670);
        asked.data.insert(u"before"_s, 4670);
        asked.personal.insert(u"before"_s, drafts::personalOf({}));
        book.write(asked);
        book.write(drafts::correction(EventKind::CorrectionDone, attempt, 1, 3670));
        EventDraft again = drafts::correction(EventKind::CorrectionAsked, attempt, 2, 3670);
        again.data.insert(u"before"_s, 3670);
        book.write(again);
        book.write(drafts::correction(EventKind::CorrectionDone, attempt, 2, 3670));
        Desk desk(book);
        QTRY_COMPARE(desk.names().size(), 1);
        desk.list.select(attempt);
        QTRY_COMPARE(desk.list.history().size(), 3);
        const QList<TimelineEntry> history = desk.list.history();
        QCOMPARE(history.at(0).icon, u"refresh"_s);
        QVERIFY(history.at(0).changes.isEmpty());
        QCOMPARE(history.at(1).changes.size(), 1);
        QCOMPARE(history.at(1).icon, u"edit"_s);
    }

    void whatAnUnknownOneLeavesBehindIsQuoted()
    {
        ChargeBook book;
        const QString attempt = book.begin({});
        EventDraft unknown = drafts::of(EventKind::Unknown, attempt);
        unknown.data = {{u"http"_s, 500}, {u"cause"_s, u"http_status"_s}};
        unknown.personal.insert(u"messages"_s, QJsonArray{u"try\u202e later\n"_s});
        book.write(unknown);
        Desk desk(book);
        QTRY_COMPARE(desk.names().size(), 1);
        desk.list.select(attempt);
        QTRY_COMPARE(desk.list.history().size(), 2);
        QCOMPARE(desk.list.history().first().tone, TimelineEntry::Tone::Doubt);
        QCOMPARE(desk.list.history().first().lines.last(), u"“try later”"_s);
        QVERIFY(desk.list.history().first().lines.at(1).contains(u"500"_s));
    }

    void replacementsNameEachOther()
    {
        ChargeBook book;
        const QString lost = book.begin({.name = u"Perdida"_s});
        book.write(drafts::of(EventKind::Unknown, lost));
        EventDraft next = drafts::attempt();
        next.replaces = lost;
        book.write(next);
        Desk desk(book);
        QTRY_COMPARE(desk.names().size(), 2);
        desk.list.select(lost);
        QVERIFY(desk.list.detail().notes.join(u' ').contains(shortName(next.attempt)));
        book.advance(std::chrono::seconds(60));
        desk.list.select(next.attempt);
        QVERIFY(desk.list.detail().notes.join(u' ').contains(shortName(lost)));
    }

    void afterAnErasure()
    {
        ChargeBook book;
        book.setNow(ChargeBook::start().addDays(-40));
        const QString attempt = book.charge({.status = u"Paga"_s});
        book.setNow(ChargeBook::start());
        Desk desk(book);
        desk.choose(Period::Everything);
        QTRY_COMPARE(desk.names(), QStringList{u"Marina Alves Pereira"_s});
        desk.list.select(attempt);
        auto store = LedgerStore::open(book.address(), {.counter = u"02"_s, .clock = book.clock()});
        QVERIFY(store.has_value());
        const auto erased = ledger::erase(**store, ChargeBook::start(), u"Carlos Menezes"_s);
        QVERIFY(erased.has_value());
        QCOMPARE(*erased, 1);
        QTRY_COMPARE(desk.names(), QStringList{QString()});
        const Model &model = desk.list.model();
        QVERIFY(!model.data(model.index(0, Model::CustomerColumn)).toString().isEmpty());
        QTRY_VERIFY(desk.list.detail().notes.join(u' ').contains(u"erased"_s));
        QVERIFY(desk.list.detail().taxId.isEmpty());
        QCOMPARE(desk.list.detail().amount, display::amount(Money::fromCentavos(8640).value()));
    }

    void anEmptyLedgerSaysSo()
    {
        ChargeBook book;
        Desk desk(book);
        QVERIFY(desk.list.emptyText().isEmpty());
        QTRY_VERIFY(!desk.list.emptyText().isEmpty());
        QVERIFY(desk.list.trouble().isEmpty());
        book.charge({});
        QTRY_COMPARE(desk.names().size(), 1);
        QVERIFY(desk.list.emptyText().isEmpty());
    }

    void aLedgerInTroubleSaysSoInsteadOfAnEmptyList()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"ledger.sqlite"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(8192, 'x'));
        file.close();
        ChargeLedger ledger(LedgerAddress::file(file.fileName()), {u"02"_s, u"Ana"_s}, Clock());
        ChargesPresenter list(ledger, Clock());
        QTRY_VERIFY(!list.trouble().isEmpty());
        QCOMPARE(list.emptyText(), list.trouble());
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
        ChargesPresenter list(ledger, book.clock());
        QTRY_VERIFY(!list.emptyText().isEmpty());
        QCOMPARE(list.emptyText(), list.trouble());
        QVERIFY(QDir().rmdir(path));
        QVERIFY(ledger::backup(*LedgerStore::open(book.address(), {}).value(), path).has_value());
        QTRY_COMPARE_WITH_TIMEOUT(list.model().rowCount(), 1, 20'000);
        QTRY_VERIFY(list.trouble().isEmpty());
    }

private:
    /** One charge of each standing, the waiting one first. */
    static void fillWithAllStandings(ChargeBook &book)
    {
        book.charge({.name = u"Aguarda"_s, .centavos = 100});
        book.charge({.name = u"Paga"_s, .centavos = 200, .status = u"Paga"_s});
        book.charge({.name = u"Expirada"_s, .centavos = 300, .status = u"Expirado"_s});
        book.charge({.name = u"Cancelada"_s, .centavos = 400, .status = u"Cancelado"_s});
        book.charge({.name = u"Reembolso"_s, .centavos = 500, .status = u"Reembolsado"_s});
        book.write(drafts::of(EventKind::ReceivedByHand, book.charge({.name = u"Balcão"_s, .centavos = 600})));
        book.write(drafts::of(EventKind::Unknown, book.begin({.name = u"Sem resposta"_s, .centavos = 700})));
        drafts::Buyer buyer;
        buyer.name = u"Não saiu"_s;
        const EventDraft attempt = drafts::attempt(800, buyer);
        book.write(attempt);
        book.write(drafts::of(EventKind::NotSent, attempt.attempt));
    }
};

QTEST_GUILESS_MAIN(ChargesListTest)
#include "chargeslisttest.moc"
