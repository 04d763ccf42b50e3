// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/devicekeys.h"
#include "tests/widgets/staffedtill.h"
#include "ui/widgets/newcharge/outcomepage.h"
#include "ui/widgets/style/fonts.h"

#include <memory>

namespace digitstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::providerWith;
using balcao::test::Till;
using Stage = ChargePresenter::Stage;

namespace
{

/** A stage of a sale: how the provider answers, and what is done to the charge that follows. */
struct Row {
    const char *name;
    QString quirk = {};
    QByteArray key = test::Counter::key;
    bool isProviderAway = false;
    void (*then)(Till &till) = [](Till &) {};
};

const QList<Row> &rows()
{
    static const QList<Row> list{
        {.name = "ready"},
        {.name = "opened from the row",
         .then =
             [](Till &till) {
                 till.press(Qt::Key_Escape);
                 QTRY_VERIFY(!till.open.chips().isEmpty());
                 till.press(Qt::Key_1, Qt::AltModifier);
                 QTRY_VERIFY(isShown(till.find<ChargePage>()));
             }},
        {.name = "paid",
         .then =
             [](Till &till) {
                 QVERIFY(till.counter.server.pay(till.charge.view().txid));
                 till.press(Qt::Key_F5);
                 QTRY_COMPARE(till.charge.view().stage, Stage::Paid);
             }},
        {.name = "another amount", .quirk = u"fault=wrong-amount"_s},
        {.name = "damaged code", .quirk = u"fault=bad-crc"_s},
        {.name = "unknown", .quirk = u"fault=status-500"_s},
        {.name = "key refused", .key = "another-key-entirely"},
        {.name = "not sent", .isProviderAway = true},
    };
    return list;
}

/** The till at that stage, with the keyboard @p tabs stops further; nothing where it is back at the first one. */
std::unique_ptr<Till> tillAt(const Row &row, int tabs)
{
    auto till = std::make_unique<Till>(providerWith(row.quirk), true, row.key);
    if (row.isProviderAway)
        till->counter.server.stop();
    till->type();
    till->press(Qt::Key_Return, Qt::ControlModifier);
    const bool isOver = QTest::qWaitFor([&till] {
        const bool isAtEnd = isShown(till->find<ChargePage>()) || isShown(till->find<OutcomePage>());
        return isAtEnd && !till->attempts.isEmpty() && !till->counter.service->isCreating();
    });
    if (!isOver)
        return nullptr;
    // The display of a code is an event, too.
    static_cast<void>(QTest::qWaitFor(
        [&till] { return till->codeInThePicture().isEmpty() || till->record(1).charge.shownRevision() == 1; }));
    row.then(*till);
    const QWidget *const first = till->window.focusWidget();
    for (int tab = 0; tab < tabs; ++tab) {
        till->press(Qt::Key_Tab);
        if (till->window.focusWidget() == first)
            return nullptr;
    }
    return till;
}

} // namespace

/** A bare digit begins the next amount, whole, on every page of a sale and wherever the keyboard is. */
class DigitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void everyFocusStopBeginsTheNextAmount_data()
    {
        QTest::addColumn<int>("row");
        for (int row = 0; row < rows().size(); ++row)
            QTest::newRow(rows().at(row).name) << row;
    }
    void everyFocusStopBeginsTheNextAmount()
    {
        QFETCH(const int, row);
        int stops = 0;
        while (const auto till = tillAt(rows().at(row), stops)) {
            ++stops;
            const qsizetype written = test::eventCount(*till);
            const qsizetype sales = till->attempts.size();
            const QByteArray stop = QByteArray::number(stops);
            test::typeByHand(till->window, u"2500"_s);
            QVERIFY2(till->form.form().amount.centavos() == 2500, stop.constData());
            QVERIFY2(till->find<NewChargePage>()->isVisible(), stop.constData());
            QVERIFY2(till->form.form().texts == CustomerTexts(), stop.constData());
            QCOMPARE(till->attempts.size(), sales);
            QCOMPARE(test::eventCount(*till), written);
        }
        QVERIFY2(stops > 1, "the stage was not reached");
    }

    /** A sale that could be mended comes back by a key, as the same one. */
    void theSaleThatWasLeftComesBack()
    {
        const auto till = tillAt({.name = "key refused", .key = "another-key-entirely"}, 0);
        QVERIFY(till);
        test::typeByHand(till->window, u"2500"_s);
        till->press(Qt::Key_Escape);
        QCOMPARE(till->form.form().amount.centavos(), 8640);
        QCOMPARE(till->fields().at(1)->text(), u"Marina Alves Pereira"_s);
    }

    /** Arrows and Enter choose what digits do not. */
    void arrowsMoveBetweenOptions()
    {
        const auto till = tillAt({.name = "unknown", .quirk = u"fault=status-500"_s}, 0);
        QVERIFY(till);
        const QList<QWidget *> options = till->find<OutcomePage>()->findChild<Choices *>()->buttons();
        QCOMPARE(till->window.focusWidget(), options.at(0));
        till->press(Qt::Key_Down);
        QCOMPARE(till->window.focusWidget(), options.at(1));
        till->press(Qt::Key_Up);
        QCOMPARE(till->window.focusWidget(), options.at(0));
    }
};

BALCAO_GUI_TEST(DigitsTest)

} // namespace digitstest

#include "digitstest.moc"
