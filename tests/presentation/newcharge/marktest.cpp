// SPDX-License-Identifier: MIT
#include "core/ledger/queries/chargequeries.h"
#include "tests/presentation/history/listservice.h"
#include "tests/presentation/newcharge/salewalk.h"
#include "tests/support/testmain.h"

namespace marktest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::ChargeBook;
using balcao::test::Counter;
using balcao::test::Desk;
using balcao::test::SaleWalk;

/** A sale's own mark: judged, kept with its sale and with nothing else, shown where charges are. */
class MarkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsJudgedWhenItIsLeft()
    {
        SaleWalk walk;
        NewChargePresenter &form = walk.form;
        const QString hint = form.view().mark.message;
        QCOMPARE(hint, u"Not sent to the provider."_s);
        form.setMark(QString(41, u'x'));
        QCOMPARE(form.view().mark.message, hint);
        form.leaveMark();
        QVERIFY(form.view().mark.isError());
        QVERIFY2(form.view().mark.message.contains(u"40"_s), qPrintable(form.view().mark.message));
        QVERIFY2(form.form().mark.size() == 41, "nothing is cut");
        // Judged wrong once, it is judged at every key from then on.
        form.setMark(QString(40, u'x'));
        QCOMPARE(form.view().mark.state, FieldView::State::Untouched);
        form.setMark({});
        form.leaveMark();
        QCOMPARE(form.view().mark, (FieldView{FieldView::State::Untouched, hint}));
    }

    void oneThatIsTooLongSendsNothing()
    {
        SaleWalk walk;
        Counter::fill(walk.form);
        walk.form.setMark(QString(41, u'x'));
        QVERIFY(!walk.form.submit());
        const NewChargeView view = walk.form.view();
        QVERIFY(view.isOnlyMarkWrong && !view.firstError);
        QVERIFY(view.errorCount.startsWith(u'1'));
        walk.form.setText(CustomerField::Email, u"marina@"_s);
        QVERIFY(!walk.form.submit());
        QVERIFY(!walk.form.view().isOnlyMarkWrong);
        QCOMPARE(walk.form.view().firstError, std::optional(CustomerField::Email));
        QVERIFY(walk.form.view().errorCount.startsWith(u'2'));
        QCOMPARE(walk.counter.server.chargeCount(), 0);
    }

    void itIsWrittenWithItsSale()
    {
        SaleWalk walk;
        Counter::fill(walk.form);
        walk.form.setMark(u"  Mesa  12 "_s);
        QCOMPARE(walk.charged(walk.sent()).mark, u"Mesa 12"_s);
        walk.navigator.toNewCharge();
        QVERIFY(walk.form.form().mark.isEmpty() && !walk.form.form().isMarkOpen);
        Counter::fill(walk.form, 5000);
        QVERIFY(walk.charged(walk.sent()).mark.isEmpty());
    }

    void noCustomerBringsOne()
    {
        SaleWalk walk;
        Counter::fill(walk.form);
        walk.form.setMark(u"Mesa 12"_s);
        QVERIFY(!walk.sent().isEmpty());
        walk.navigator.toNewCharge();
        walk.form.repeatCustomer();
        QTRY_COMPARE(walk.form.form().texts, textsOf(Counter::customer()));
        QVERIFY(walk.form.form().mark.isEmpty());
        // Nor takes one away, nor brings it back.
        walk.form.setMark(u"Mesa 13"_s);
        walk.form.fillCustomer({.name = u"Jo"_s, .phone = {}, .email = {}, .taxId = {}, .lastAt = {}});
        QCOMPARE(walk.form.form().mark, u"Mesa 13"_s);
        QVERIFY(walk.form.takeBack());
        QCOMPARE(walk.form.form().mark, u"Mesa 13"_s);
        // None is offered for it.
        walk.form.suggest(CustomerField::Name);
        walk.form.setText(CustomerField::Name, u"mesa"_s);
        walk.form.suggest(CustomerField::Name);
        bool isRead = false;
        walk.counter.service->reader().ask(CounterNames{})->whenFinished(&walk.form, [&isRead](const auto &) {
            isRead = true;
        }); // behind it
        QTRY_VERIFY(isRead);
        QVERIFY(walk.form.suggestions().isEmpty());
    }

    /** Enter takes a suggestion: it must not replace the CPF that was typed. */
    void namesakesOfATypedTaxIdAreNotSuggested_data()
    {
        QTest::addColumn<QString>("taxId");
        QTest::addColumn<int>("suggested");
        const QString own = Counter::customer().taxId.formatted();
        QTest::newRow("no CPF") << QString() << 1;
        QTest::newRow("part of a CPF") << own.first(5) << 1;
        QTest::newRow("own CPF") << own << 1;
        QTest::newRow("another one") << u"111.222.333-96"_s << 0;
    }
    void namesakesOfATypedTaxIdAreNotSuggested()
    {
        QFETCH(const QString, taxId);
        QFETCH(const int, suggested);
        SaleWalk walk;
        Counter::fill(walk.form);
        QVERIFY(!walk.sent().isEmpty());
        walk.navigator.toNewCharge();
        walk.form.setText(CustomerField::TaxId, taxId);
        walk.form.setText(CustomerField::Name, Counter::customer().name.text().first(5));
        walk.form.suggest(CustomerField::Name);
        bool isRead = false;
        walk.counter.service->reader().ask(CounterNames{})->whenFinished(&walk.form, [&isRead](const auto &) {
            isRead = true;
        }); // behind it
        QTRY_VERIFY(isRead);
        QCOMPARE(walk.form.suggestions().size(), suggested);
    }

    void whatWasClearedComesBack()
    {
        SaleWalk walk;
        walk.form.setMark(u"Mesa 12"_s);
        walk.form.discard();
        QVERIFY(walk.form.form().mark.isEmpty() && !walk.form.form().isMarkOpen);
        QVERIFY(walk.form.takeBack());
        QVERIFY(walk.form.form().mark == u"Mesa 12"_s && walk.form.form().isMarkOpen);
        QVERIFY2(walk.form.takeBack(), "and the other way");
        QVERIFY(walk.form.form().mark.isEmpty());
        QVERIFY(walk.form.takeBack());
        // Another amount in between takes no mark away.
        walk.form.press({AmountKey::Kind::Pasted, u"10,00"_s});
        walk.form.press({AmountKey::Kind::Clear});
        QVERIFY(walk.form.takeBack());
        QCOMPARE(walk.form.form().mark, u"Mesa 12"_s);
        walk.form.discard();
        walk.form.setMark(u"Mesa 13"_s);
        QVERIFY2(!walk.form.takeBack(), "it is another sale by now");
    }

    void itsFieldStaysOpenForItsSale()
    {
        SaleWalk walk;
        QVERIFY(!walk.form.form().isMarkOpen);
        walk.form.openMark();
        QVERIFY(walk.form.form().isMarkOpen);
        walk.form.setMark(u"M"_s);
        walk.form.setMark({});
        QVERIFY2(walk.form.form().isMarkOpen, "not away from under the caret");
        walk.form.clear();
        QVERIFY(!walk.form.form().isMarkOpen);
    }

    void aRefusedSaleKeepsIt()
    {
        SaleWalk walk(u"fault=refuse-email"_s);
        Counter::fill(walk.form);
        walk.form.setMark(u"Mesa 12"_s);
        const QString first = walk.sent();
        QTRY_COMPARE(walk.navigator.page(), Navigator::Page::Form);
        QCOMPARE(walk.form.form().mark, u"Mesa 12"_s);
        const Charge second = walk.charged(walk.sent());
        QCOMPARE(second.replaces, first);
        QCOMPARE(second.mark, u"Mesa 12"_s);
    }

    void anotherAttemptOfTheSaleKeepsIt()
    {
        SaleWalk walk(u"fault=status-500"_s);
        Counter::fill(walk.form);
        walk.form.setMark(u"Mesa 12"_s);
        const QString first = walk.sent();
        QTRY_COMPARE(walk.navigator.page(), Navigator::Page::Outcome);
        // Its data into the form.
        walk.form.clear();
        walk.navigator.chargeAgain();
        QCOMPARE(walk.form.form().mark, u"Mesa 12"_s);
        QVERIFY(walk.form.form().isMarkOpen);
        // Or at once, when somebody has looked.
        walk.outcome.show(first);
        bool isSettled = false;
        walk.outcome.settleAbsent(u"Ana Paula"_s)->whenFinished(&walk.form, [&isSettled](const CommandResult &result) {
            isSettled = result.has_value();
        });
        QTRY_VERIFY(isSettled);
        const CommandReply *reply = walk.outcome.tryAgain();
        QVERIFY(reply && reply->hasBegun());
        const Charge second = walk.charged(reply->attempt());
        QCOMPARE(second.mark, u"Mesa 12"_s);
        QTRY_VERIFY(!walk.counter.service->isCreating());
    }

    void listAndDrawerTellIt()
    {
        ChargeBook book;
        const QString marked = book.charge({.name = u"Marina Alves Pereira"_s, .mark = u"Mesa 12"_s});
        const QString plain = book.charge({.name = u"Vera Prado"_s});
        Desk desk(book);
        QTRY_COMPARE(desk.names().size(), 2);
        const auto said = [&desk](const QString &attempt, int role) {
            const ChargeTableModel &model = desk.list.model();
            return model.index(model.rowOf(attempt), ChargeTableModel::CustomerColumn).data(role).toString();
        };
        QCOMPARE(said(marked, ChargeTableModel::MarkRole), u"Mesa 12"_s);
        QVERIFY(said(plain, ChargeTableModel::MarkRole).isEmpty());
        QVERIFY(said(marked, Qt::AccessibleTextRole).contains(u"Marina Alves Pereira, Mesa 12"_s));
        const auto isInDrawer = [&desk] {
            const QList<LabelledText> facts = desk.list.detail().customer;
            return std::any_of(facts.begin(), facts.end(), [](const LabelledText &fact) {
                return fact.label == markLabel() && fact.text == u"Mesa 12";
            });
        };
        desk.list.select(marked);
        QVERIFY(isInDrawer());
        desk.list.select(plain);
        QVERIFY(!isInDrawer());
        desk.list.search(u"mesa 12"_s);
        QTRY_COMPARE(desk.names(), QStringList{u"Marina Alves Pereira"_s});
    }
};

BALCAO_TEST(MarkTest)

} // namespace marktest

#include "marktest.moc"
