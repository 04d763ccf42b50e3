// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "tests/presentation/history/listservice.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace chargedetailtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::ChargeBook;
using balcao::test::Desk;
using balcao::test::fillWithAllStatuses;
using Period = HistoryPresenter::Period;
using Model = ChargeTableModel;

/** What the drawer says of a charge, what can be done with it, and its history. */
class ChargeDetailTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void underWayUntilItsTimeIsOver()
    {
        ChargeBook book;
        const QString attempt = book.begin({});
        Desk service(book);
        QTRY_COMPARE(service.names().size(), 1);
        service.list.select(attempt);
        QCOMPARE(service.list.detail().status.label, u"Under way"_s);
        QVERIFY(!service.list.detail().canOpen());
        QVERIFY(!service.list.detail().canReceive);
        book.advance(std::chrono::seconds(60));
        QCOMPARE(service.list.detail().status.label, u"To check"_s);
        QVERIFY(service.list.detail().canOpen());
        QVERIFY(service.list.detail().isDoubtful);
        QVERIFY(!service.list.detail().notes.isEmpty());
    }

    /** In the list, and in what is opened beside it. */
    void customersAreMasked()
    {
        ChargeBook book;
        const QString attempt = book.begin({});
        Desk service(book);
        QTRY_COMPARE(service.names().size(), 1);
        service.list.select(attempt);
        const auto told = [&service] {
            const ChargeTableModel &model = service.list.model();
            QStringList texts{model.data(model.index(0, ChargeTableModel::CustomerColumn), Qt::DisplayRole).toString()};
            for (const LabelledText &row : service.list.detail().customer)
                texts.append(row.text);
            return texts.join(u'\n');
        };
        const QString usual = told();
        const QString name = usual.section(u'\n', 0, 0);
        service.list.setMasking(Masking::Strict);
        QVERIFY2(!told().contains(name), qPrintable(told()));
        QVERIFY2(told().contains(name.section(u' ', 0, 0)), qPrintable(told()));
        QVERIFY2(told().contains(u"***"_s), qPrintable(told()));
        service.list.setMasking(Masking::Usual);
        QCOMPARE(told(), usual);
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
        fillWithAllStatuses(book);
        Desk service(book);
        QTRY_VERIFY(!service.attemptOf(name).isEmpty());
        service.list.select(service.attemptOf(name));
        QVERIFY(!service.list.detail().canRefresh);
        service.list.setCanRefresh(true);
        const ChargeDetail detail = service.list.detail();
        QTEST(!detail.codeBytes.isEmpty(), "hasCode");
        QTEST(detail.canOpen(), "canOpen");
        QTEST(detail.canCorrect, "canCorrect");
        QTEST(detail.canRefresh, "canRefresh");
        QTEST(detail.canReceive, "canReceive");
        QStringList customer;
        for (const LabelledText &row : detail.customer)
            customer.append(row.label + u": "_s + row.text);
        QCOMPARE(customer, (QStringList{u"Customer: "_s + name, u"CPF: ***.982.247-**"_s, u"Mobile: (11) 98765-4321"_s,
                                        u"E-mail: "_s + drafts::Buyer().email}));
        // Only a code that may be shown is sent to anybody.
        QCOMPARE(!detail.whatsAppUrl.isEmpty(), !detail.codeBytes.isEmpty());
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
        drafts::setCode(answer, code, 8640);
        book.write(answer);
        Desk service(book);
        QTRY_COMPARE(service.names().size(), 1);
        service.list.select(attempt);
        QCOMPARE(service.list.detail().status.label, u"To check"_s);
        QVERIFY(service.list.detail().isDoubtful);
        QVERIFY(service.list.detail().codeBytes.isEmpty());
        QVERIFY(service.list.detail().codeText.isEmpty());
    }

    void theHistoryTellsACorrectionOnce()
    {
        ChargeBook book;
        const QString attempt = book.charge({.name = u"Vera Lúcia Prado"_s, .centavos = 4670});
        book.correct(attempt, 4670, 3670);
        EventDraft shown = drafts::of(EventKind::Shown, attempt);
        shown.what = event::Shown{.revision = 2};
        book.write(shown);
        EventDraft received = drafts::of(EventKind::ReceivedByHand, attempt);
        received.operatorName = u"Carlos Menezes"_s;
        received.what = event::ReceivedByHand{.reference = u"E123 45"_s, .sameAs = {}};
        book.write(received);
        Desk service(book);
        QTRY_COMPARE(service.names().size(), 1);
        service.list.select(attempt);
        QTRY_COMPARE(service.list.history().size(), 4);
        const QList<TimelineEntry> history = service.list.history();
        QCOMPARE(history.at(0).actor, u"Carlos Menezes"_s);
        QVERIFY(history.at(0).lines.join(u' ').contains(u"E123 45"_s));
        const TimelineEntry &corrected = history.at(2);
        const QList<TimelineEntry::Change> changes{
            {display::amount(Money::fromCentavos(4670).value()), display::amount(Money::fromCentavos(3670).value())},
            {u"(11) 91234-0187"_s, u"-0178"_s}};
        QCOMPARE(corrected.changes, changes);
        QVERIFY(corrected.lines.join(u' ').contains(u"desconto esquecido"_s));
        QCOMPARE(corrected.actor, u"Carlos Menezes"_s);
        QVERIFY(history.at(3).rest.contains(u"46,70"_s));
        QCOMPARE(service.list.model().data(service.list.model().index(0, 0), Model::CorrectedRole).toBool(), true);
    }

    void anAmountAloneNamesNoCustomerAndTheCodeAgainIsNoCorrection()
    {
        ChargeBook book;
        const QString attempt = book.charge({.centavos = 4670});
        EventDraft asked = drafts::correction(EventKind::CorrectionAsked, attempt, 1, 3670);
        auto &first = std::get<event::CorrectionAsked>(asked.what);
        first.amountBefore = Money::fromCentavos(4670);
        first.customerBefore = drafts::Buyer().text();
        book.write(asked);
        book.write(drafts::correction(EventKind::CorrectionDone, attempt, 1, 3670));
        EventDraft again = drafts::correction(EventKind::CorrectionAsked, attempt, 2, 3670);
        std::get<event::CorrectionAsked>(again.what).amountBefore = Money::fromCentavos(3670);
        book.write(again);
        book.write(drafts::correction(EventKind::CorrectionDone, attempt, 2, 3670));
        Desk service(book);
        QTRY_COMPARE(service.names().size(), 1);
        service.list.select(attempt);
        QTRY_COMPARE(service.list.history().size(), 3);
        const QList<TimelineEntry> history = service.list.history();
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
        ProviderError &error = std::get<event::AttemptEnded>(unknown.what).error;
        error.cause = ProviderError::Cause::HttpStatus;
        error.httpStatus = 500;
        error.messages = QStringList{u"try\u202e later\n"_s};
        book.write(unknown);
        Desk service(book);
        QTRY_COMPARE(service.names().size(), 1);
        service.list.select(attempt);
        QTRY_COMPARE(service.list.history().size(), 2);
        QCOMPARE(service.list.history().first().tone, TimelineEntry::Tone::Doubt);
        QCOMPARE(service.list.history().first().lines.last(), u"“try later”"_s);
        QVERIFY(service.list.history().first().lines.at(1).contains(u"500"_s));
    }

    void replacementsNameEachOther()
    {
        ChargeBook book;
        const QString lost = book.begin({.name = u"Perdida"_s});
        book.write(drafts::of(EventKind::Unknown, lost));
        EventDraft next = drafts::attempt();
        next.replaces = lost;
        book.write(next);
        Desk service(book);
        QTRY_COMPARE(service.names().size(), 2);
        service.list.select(lost);
        QVERIFY(service.list.detail().notes.join(u' ').contains(shortName(next.attempt)));
        book.advance(std::chrono::seconds(60));
        service.list.select(next.attempt);
        QVERIFY(service.list.detail().notes.join(u' ').contains(shortName(lost)));
    }

    void afterAnErasure()
    {
        ChargeBook book;
        book.setNow(ChargeBook::start().addDays(-40));
        const QString attempt = book.charge({.status = u"Paga"_s});
        book.setNow(ChargeBook::start());
        Desk service(book);
        service.choose(Period::Everything);
        QTRY_COMPARE(service.names(), QStringList{u"Marina Alves Pereira"_s});
        service.list.select(attempt);
        auto store = LedgerStore::open(book.address(), {.counter = u"02"_s, .clock = book.clock()});
        QVERIFY(store.has_value());
        const auto erased = ledger::erase(**store, ChargeBook::start(), {.name = u"Carlos Menezes"_s});
        QVERIFY(erased.has_value());
        QCOMPARE(*erased, 1);
        QTRY_COMPARE(service.names(), QStringList{QString()});
        const Model &model = service.list.model();
        QVERIFY(!model.data(model.index(0, Model::CustomerColumn)).toString().isEmpty());
        QTRY_VERIFY(service.list.detail().notes.join(u' ').contains(u"erased"_s));
        QCOMPARE(service.list.detail().customer.size(), 1);
        QCOMPARE(service.list.detail().customer.first().text, u"Data erased"_s);
        QCOMPARE(service.list.detail().amount.centavos(), 8640);
    }
};

BALCAO_TEST(ChargeDetailTest)

} // namespace chargedetailtest

#include "chargedetailtest.moc"
