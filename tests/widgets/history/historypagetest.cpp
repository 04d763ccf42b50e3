// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/history/shownlist.h"
#include "ui/widgets/history/historytable.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/fonts.h"

#include <QScrollBar>

namespace historypagetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::ChargeBook;
using balcao::test::Shown;

class HistoryPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setStyle(new BalcaoStyle);
        fonts::load();
    }

    void fromTheKeyboardAlone()
    {
        ChargeBook book;
        const QString paid = book.charge({.name = u"Mário Benevides"_s, .status = u"Paga"_s});
        const QString vera = book.charge({.name = u"Vera Lúcia Prado"_s});
        const QString marina = book.charge({.name = u"Marina Alves Pereira"_s});
        Shown shown(book);
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTRY_COMPARE(shown.list.model().rowCount(), 3);
        // The newest is chosen on arrival.
        QTRY_COMPARE(shown.list.selected(), marina);
        QVERIFY(shown.drawer()->isVisible());
        const auto opened = shown.asked(Navigator::Intent::Open);
        const auto corrections = shown.asked(Navigator::Intent::Correct);
        const auto readings = shown.asked(Navigator::Intent::ReadStatus);
        const auto receipts = shown.asked(Navigator::Intent::Receive);
        shown.press(Qt::Key_End);
        QCOMPARE(shown.list.selected(), paid);
        shown.press(Qt::Key_Home);
        // With the drawer closed the keys mean the row that the keyboard stands on.
        shown.press(Qt::Key_Escape);
        QVERIFY(shown.list.selected().isEmpty());
        shown.press(Qt::Key_F6);
        QCOMPARE(corrections->size(), 1);
        QCOMPARE(corrections->first(), marina);
        shown.press(Qt::Key_Down);
        QCOMPARE(shown.list.selected(), vera);
        shown.press(Qt::Key_Return);
        QCOMPARE(opened->size(), 1);
        QCOMPARE(opened->first(), vera);
        shown.press(Qt::Key_F6);
        QCOMPARE(corrections->last(), vera);
        shown.press(Qt::Key_F5);
        QCOMPARE(readings->size(), 0);
        shown.list.setCanRefresh(true);
        shown.press(Qt::Key_F5);
        QCOMPARE(readings->first(), vera);

        // A paid charge is not corrected.
        shown.press(Qt::Key_End);
        QCOMPARE(shown.list.selected(), paid);
        shown.press(Qt::Key_F6);
        QCOMPARE(corrections->size(), 2);
        shown.press(Qt::Key_F12);
        QCOMPARE(receipts->size(), 0);
        shown.press(Qt::Key_Home);
        QCOMPARE(shown.list.selected(), marina);
        shown.press(Qt::Key_F12);
        QCOMPARE(receipts->first(), marina);

        shown.press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(shown.search()->hasFocus());
        QTest::keyClicks(shown.search(), u"lucia"_s);
        QTRY_COMPARE(shown.list.model().rowCount(), 1);
        QVERIFY(shown.list.selected().isEmpty());
        shown.press(Qt::Key_Return);
        QVERIFY(shown.view()->hasFocus());
        QCOMPARE(shown.list.selected(), vera);

        // First the drawer, then the search.
        shown.press(Qt::Key_Escape);
        QVERIFY(shown.drawer()->isHidden());
        QCOMPARE(shown.search()->text(), u"lucia"_s);
        shown.press(Qt::Key_Escape);
        QVERIFY(shown.search()->text().isEmpty());
        QTRY_COMPARE(shown.list.model().rowCount(), 3);
    }

    void aClosedDrawerOpensAgainAtTheSameRow()
    {
        ChargeBook book;
        const QString attempt = book.charge({});
        Shown shown(book);
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTRY_COMPARE(shown.list.selected(), attempt);
        shown.press(Qt::Key_Escape);
        QVERIFY(shown.drawer()->isHidden());
        const QRect row = shown.view()->visualRect(shown.list.model().index(0, 2));
        QTest::mouseClick(shown.view()->viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(shown.list.selected(), attempt);
        QVERIFY(shown.drawer()->isVisible());
    }

    void theTitlesSort()
    {
        ChargeBook book;
        book.charge({.centavos = 900});
        book.charge({.centavos = 100});
        Shown shown(book);
        QTRY_COMPARE(shown.list.model().rowCount(), 2);
        QHeaderView *titles = shown.view()->header();
        const auto click = [titles](int column) {
            QTest::mouseClick(titles->viewport(), Qt::LeftButton, {},
                              QPoint(titles->sectionViewportPosition(column) + 20, titles->height() / 2));
        };
        for (const auto sort : {ChargeQuery::Sort::Highest, ChargeQuery::Sort::Lowest}) {
            click(ChargeTableModel::AmountColumn);
            QCOMPARE(shown.list.sort(), sort);
        }
        for (const int column : {ChargeTableModel::TimeColumn, ChargeTableModel::CustomerColumn}) {
            click(column);
            QCOMPARE(shown.list.sort(), ChargeQuery::Sort::Newest);
        }
    }

    void moreRowsComeWhileScrolling()
    {
        ChargeBook book;
        for (int i = 0; i < 120; ++i)
            book.charge({});
        Shown shown(book);
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTRY_COMPARE(shown.list.model().rowCount(), HistoryPresenter::pageSize);
        QScrollBar *bar = shown.view()->verticalScrollBar();
        bar->setValue(bar->maximum());
        QTRY_COMPARE(shown.list.model().rowCount(), 2 * HistoryPresenter::pageSize);
        shown.press(Qt::Key_End);
        QTRY_COMPARE(shown.list.model().rowCount(), 120);
        QTRY_COMPARE(shown.view()->currentIndex().row(), 119);
        QTRY_VERIFY(bar->value() >= bar->maximum() - 1);
    }

    void whatComesInDoesNotMoveWhatIsRead()
    {
        ChargeBook book;
        for (int i = 0; i < 40; ++i)
            book.charge({});
        Shown shown(book);
        QTRY_COMPARE(shown.list.model().rowCount(), 40);
        const QString attempt = shown.list.model().rows().at(20).attempt;
        shown.list.select(attempt);
        QCOMPARE(shown.view()->currentIndex().row(), 20);
        const int place = shown.view()->visualRect(shown.view()->currentIndex()).top();
        QVERIFY(shown.view()->verticalScrollBar()->value() > 0);
        book.charge({});
        QTRY_COMPARE(shown.list.model().rowCount(), 41);
        QCOMPARE(shown.view()->currentIndex().row(), 21);
        QCOMPARE(shown.list.selected(), attempt);
        QCOMPARE(shown.view()->visualRect(shown.view()->currentIndex()).top(), place);
        // At the top the new one is seen.
        shown.view()->verticalScrollBar()->setValue(0);
        book.charge({});
        QTRY_COMPARE(shown.list.model().rowCount(), 42);
        QCOMPARE(shown.view()->verticalScrollBar()->value(), 0);
    }

    void whoComesBackFindsThePlace()
    {
        ChargeBook book;
        for (int i = 0; i < 40; ++i)
            book.charge({});
        Shown shown(book);
        QTRY_COMPARE(shown.list.model().rowCount(), 40);
        shown.list.select(shown.list.model().rows().at(30).attempt);
        const QScrollBar *bar = shown.view()->verticalScrollBar();
        QTRY_VERIFY(bar->value() > 0);
        const int place = bar->value();
        shown.page.hide();
        shown.page.show();
        shown.page.takeFocus();
        QVERIFY(shown.view()->currentIndex().row() == 30 && bar->value() == place);
    }

    void aRowThatLeavesChoosesNoOther()
    {
        ChargeBook book;
        book.charge({.name = u"Um"_s});
        const QString two = book.charge({.name = u"Dois"_s});
        Shown shown(book);
        QTRY_COMPARE(shown.list.model().rowCount(), 2);
        shown.list.select(two);
        shown.chooseStatus(u"Paid"_s);
        QTRY_COMPARE(shown.list.model().rowCount(), 0);
        QVERIFY(shown.list.selected().isEmpty());
        QVERIFY(shown.drawer()->isHidden());
        shown.chooseStatus(u"All"_s);
        QTRY_COMPARE(shown.list.model().rowCount(), 2);
        QVERIFY(shown.list.selected().isEmpty());
    }

    void aFilterIsChosenFromItsList()
    {
        ChargeBook book;
        book.charge({.status = u"Paga"_s});
        book.charge({});
        Shown shown(book);
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTRY_COMPARE(shown.list.model().rowCount(), 2);
        const QList<FilterButton *> buttons = shown.page.findChildren<FilterButton *>();
        QCOMPARE(buttons.size(), 7); // period, status, operator, counter, all of them; the files, and more
        QVERIFY(!buttons.at(3)->isVisible());
        buttons.at(1)->setFocus();
        shown.press(Qt::Key_Return);
        QTRY_VERIFY(Shown::popup());
        QCOMPARE(Shown::popup()->actions().size(), 11);
        const QRect button(buttons.at(1)->mapToGlobal(QPoint()), buttons.at(1)->size());
        QCOMPARE(Shown::popup()->y(), button.bottom() + 1 - FilterButton::ringSpace + 8);
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Return);
        QTRY_COMPARE(shown.list.model().rowCount(), 1);
        QCOMPARE(shown.list.model().rows().first().status, ChargeStatus::Paid);
        // Esc closes the list and changes nothing.
        shown.press(Qt::Key_Return);
        QTRY_VERIFY(Shown::popup());
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Escape);
        QTRY_VERIFY(!Shown::popup());
        QCOMPARE(shown.list.choices(HistoryPresenter::Filter::Status).chosen, 2);
    }

    void everythingHasItsRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("severalCounters");
        for (const QSize size :
             {QSize(1024, 640), QSize(1024, 700), QSize(1366, 690), QSize(1366, 768), QSize(1920, 1080)}) {
            QTest::addRow("%d x %d", size.width(), size.height()) << size << false;
            QTest::addRow("%d x %d, two counters", size.width(), size.height()) << size << true;
        }
    }
    void everythingHasItsRoom()
    {
        QFETCH(QSize, size);
        QFETCH(bool, severalCounters);
        ChargeBook book;
        const QString attempt = book.charge({});
        if (severalCounters) {
            book.store(u"03"_s);
            book.charge({});
        }
        Shown shown(book, size);
        shown.list.setCanRefresh(true);
        QTRY_COMPARE(shown.list.hasSeveralCounters(), severalCounters);
        QTRY_VERIFY(shown.list.model().rowCount() > 0);
        shown.list.select(attempt);
        QCoreApplication::sendPostedEvents();
        const QRect page = shown.page.rect();
        const QRect drawer(shown.drawer()->geometry());
        const QRect table(shown.page.findChild<HistoryTable *>()->geometry());
        QVERIFY(page.contains(drawer));
        QVERIFY(page.contains(table));
        QVERIFY(!drawer.intersects(table));
        QVERIFY(!drawer.intersects(shown.page.findChild<FilterBar *>()->geometry()));
        QVERIFY(shown.search()->width() >= 150);
        const QList<Button *> buttons = shown.drawer()->findChildren<Button *>();
        for (Button *button : buttons) {
            if (button->isVisible())
                QVERIFY2(button->width() >= button->sizeHint().width() - 20, qPrintable(button->text()));
        }
        int columns = 0;
        for (int column = 0; column < ChargeTableModel::columns; ++column)
            columns += shown.view()->columnWidth(column);
        QVERIFY(columns <= shown.view()->viewport()->width());
        QVERIFY(HistoryView::rowHeight >= metrics::minTarget);
    }

    /** H3: also beside the drawer, in a narrow window. */
    void theHighestAmountHasItsRoom_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 614), QSize(1093, 543), QSize(1280, 720), QSize(1366, 768)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void theHighestAmountHasItsRoom()
    {
        QFETCH(const QSize, size);
        ChargeBook book;
        const QString attempt = book.charge({.centavos = 99'999'999});
        Shown shown(book, size);
        QTRY_COMPARE(shown.list.model().rowCount(), 1);
        shown.list.select(attempt);
        QCoreApplication::sendPostedEvents();
        constexpr int pads = 20;
        const QString most = display::amount(Money::fromCentavos(99'999'999).value());
        QVERIFY(QFontMetrics(fonts::strong(14)).horizontalAdvance(most) <=
                shown.view()->columnWidth(ChargeTableModel::AmountColumn) - pads);
    }
};

BALCAO_GUI_TEST(HistoryPageTest)

} // namespace historypagetest

#include "historypagetest.moc"
