// SPDX-License-Identifier: MIT
#include "tests/widgets/shownlist.h"
#include "ui/widgets/controls/labelledgrid.h"
#include "ui/widgets/pages/timelineview.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/fonts.h"

#include <QClipboard>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::ChargeBook;
using balcao::test::Shown;

/** One charge beside the list. */
class DrawerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setStyle(new BalcaoStyle);
        fonts::load();
    }

    void theCodeGoesAsSoonAsACorrectionBegins()
    {
        ChargeBook book;
        const QString attempt = book.charge({});
        Shown shown(book);
        QTRY_COMPARE(shown.list.model().rowCount(), 1);
        shown.list.select(attempt);
        QVERIFY(shown.code()->isVisible());
        QVERIFY(shown.code()->hasCode());
        QVERIFY(shown.code()->modulePixels() >= 3);
        book.write(drafts::correction(EventKind::CorrectionAsked, attempt, 1, 7640));
        QTRY_VERIFY(!shown.code()->isVisible());
        QVERIFY(!shown.code()->hasCode());
        QVERIFY(!shown.button(u"Copy"_s)->isVisible());
    }

    /** 08e: in a low window the history is one row; it opens over the drawer, and Esc goes back step by step. */
    void theHistoryFoldsInALowWindow()
    {
        ChargeBook book;
        book.charge({});
        const QString waiting = book.charge({});
        Shown shown(book, {1093, 614});
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTRY_COMPARE(shown.list.selected(), waiting);
        QTRY_VERIFY(shown.code()->isVisible()); // narrow as it is
        const auto row = [&shown]() -> Button * {
            const QList<Button *> buttons = shown.drawer()->findChildren<Button *>();
            for (Button *button : buttons) {
                if (button->isVisible() && button->accessibleName().startsWith(u"History: "_s))
                    return button;
            }
            return nullptr;
        };
        QTRY_VERIFY(row() && row()->accessibleName().contains(u"Created"_s));
        const auto isOpen = [&shown] { return shown.page.findChild<TimelineView *>()->isVisible(); };
        QVERIFY(!isOpen());
        row()->setFocus();
        shown.press(Qt::Key_Return);
        QVERIFY(isOpen());
        QCOMPARE(shown.page.focusWidget(), shown.button(u"Back"_s));
        shown.press(Qt::Key_Escape);
        QVERIFY(!isOpen());
        QCOMPARE(shown.page.focusWidget(), row());
        // Another charge has another history.
        row()->click();
        shown.list.selectAt(HistoryPresenter::Edge::Last);
        QTRY_VERIFY(shown.list.selected() != waiting && !isOpen());
        shown.press(Qt::Key_Escape);
        QVERIFY(shown.drawer()->isHidden());
        shown.list.select(waiting);
        shown.page.resize(1366 - 104, 768 - 60);
        QTRY_VERIFY(isOpen() && !row());
    }

    void theMarkIsTold()
    {
        ChargeBook book;
        const QString marked = book.charge({.mark = u"Mesa 12"_s});
        const QString plain = book.charge({});
        Shown shown(book);
        QTRY_COMPARE(shown.list.model().rowCount(), 2);
        shown.list.select(marked);
        const auto said = [&shown] { return shown.drawer()->findChild<LabelledGrid *>()->accessibleName(); };
        QVERIFY2(said().endsWith(u", Order: Mesa 12"_s), qPrintable(said()));
        shown.list.select(plain);
        QVERIFY2(!said().contains(u"Order"_s), qPrintable(said()));
        // In a low window the picture stays.
        Shown low(book, {1093, 614});
        QTRY_COMPARE(low.list.model().rowCount(), 2);
        low.list.select(marked);
        QTRY_VERIFY(low.code()->isVisible());
    }

    void copyingIsForCodesThatMayBeShown()
    {
        ChargeBook book;
        const QString paid = book.charge({.status = u"Paga"_s});
        const QString waiting = book.charge({});
        Shown shown(book);
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTRY_COMPARE(shown.list.model().rowCount(), 2);
        QGuiApplication::clipboard()->setText(u"before"_s);
        shown.list.select(paid);
        shown.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        QVERIFY(!shown.button(u"Copy"_s)->isVisible());
        shown.list.select(waiting);
        shown.button(u"Copy"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), ChargeBook::code(8640));
        QVERIFY(shown.button(u"Copied"_s));
        QGuiApplication::clipboard()->clear();
        shown.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), ChargeBook::code(8640));
    }

    void theMenuHoldsWhatIsRare()
    {
        ChargeBook book;
        const QString attempt = book.charge({});
        Shown shown(book);
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTRY_COMPARE(shown.list.model().rowCount(), 1);
        shown.list.select(attempt);
        const QSignalSpy receipts(&shown.page, &HistoryPage::receiptRequested);
        shown.button(u"More"_s)->click();
        QTRY_VERIFY(Shown::popup());
        // At the foot of the window there is no room below.
        QCOMPARE(Shown::popup()->geometry().bottom() + 1,
                 shown.button(u"More"_s)->mapToGlobal(QPoint()).y() + Button::ringSpace - 8);
        QVERIFY(shown.page.geometry().contains(Shown::popup()->geometry()));
        shown.press(Qt::Key_Return);
        QCOMPARE(receipts.count(), 1);
        QCOMPARE(receipts.first().first().toString(), attempt);
        shown.button(u"More"_s)->click();
        QTRY_VERIFY(Shown::popup());
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Return);
        QCOMPARE(QGuiApplication::clipboard()->text(), shown.list.detail().txid);
    }
};

QTEST_MAIN(DrawerTest)
#include "drawertest.moc"
