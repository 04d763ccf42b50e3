// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/fitting.h"
#include "tests/widgets/history/shownlist.h"
#include "ui/widgets/controls/labelledgrid.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/fonts.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QScrollBar>
#include <QSignalSpy>
#include <QUrl>

namespace drawertest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::ChargeBook;
using balcao::test::Shown;

namespace
{

/** Stands for the browser. */
class Opener : public QObject
{
    Q_OBJECT

public:
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &url) { opened.append(url); }
};

} // namespace

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

    /** N17: what a charge does not have leaves its place empty. */
    void goingThroughTheRowsMovesNothingButTheHistory_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1366, 768), QSize(1093, 543), QSize(911, 500)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void goingThroughTheRowsMovesNothingButTheHistory()
    {
        QFETCH(const QSize, size);
        ChargeBook book;
        balcao::test::fillWithAllStatuses(book);
        book.store(u"03"_s);
        book.charge({.name = u"Um Nome Que Precisa de Duas Linhas Inteiras e Mais um Pouco"_s, .mark = u"Mesa 12"_s});
        Shown shown(book, size);
        shown.list.setCanRefresh(true);
        QTRY_COMPARE(shown.list.model().rowCount(), 9);
        QSet<QString> places;
        int withCode = 0;
        for (const Charge &row : shown.list.model().rows()) {
            shown.list.select(row.attempt);
            // Its events are read in another thread; they have to be there before its layout is looked at.
            QTRY_VERIFY(!shown.list.history().isEmpty());
            test::finishLayouts();
            QStringList place;
            const QWidget *picture = shown.code();
            if (!picture->isVisible())
                picture = shown.noCode();
            withCode += shown.code()->isVisible() ? 1 : 0;
            QVERIFY(picture && picture->isVisible());
            QCOMPARE(picture->size(), QSize(183, 183));
            for (const QWidget *one : QList<const QWidget *>{picture, shown.drawer()->findChild<LabelledRows *>(),
                                                             shown.button(u"Read status"_s), shown.button(u"Correct"_s),
                                                             shown.button(u"More"_s), shown.button(u"Close"_s)}) {
                const QPoint at = one->mapTo(&shown.page, QPoint());
                place.append(u"%1,%2 %3"_s.arg(at.x()).arg(at.y()).arg(one->width()));
            }
            places.insert(place.join(u';'));
        }
        QCOMPARE(withCode, 2);
        QVERIFY2(places.size() == 1, qPrintable(QStringList(places.begin(), places.end()).join(u'\n')));
    }

    void onlyTheMiddleScrolls()
    {
        ChargeBook book;
        const QString attempt = book.charge({.mark = u"Mesa 12"_s});
        Shown shown(book, {1093, 543});
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTRY_COMPARE(shown.list.selected(), attempt);
        auto *body = shown.drawer()->findChild<QScrollArea *>();
        QScrollBar *bar = body->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        const QWidget *line = shown.drawer()->findChild<Hairline *>();
        QVERIFY(line->isVisible());
        QVERIFY(!body->isAncestorOf(shown.button(u"Correct"_s)) && !body->isAncestorOf(shown.button(u"Close"_s)));
        // By the keyboard too.
        body->setFocus();
        shown.press(Qt::Key_End);
        for (int i = 0; i < 40; ++i)
            shown.press(Qt::Key_Down);
        QCOMPARE(bar->value(), bar->maximum());
        QVERIFY(!line->isVisible());
        shown.page.resize(1366 - 104, 1000);
        QTRY_COMPARE(bar->maximum(), 0);
        QVERIFY(!line->isVisible());
        QCOMPARE(body->focusPolicy(), Qt::NoFocus);
    }

    void theCustomerIsTold()
    {
        ChargeBook book;
        const QString marked = book.charge({.mark = u"Mesa 12"_s});
        const QString plain = book.charge({});
        Shown shown(book);
        QTRY_COMPARE(shown.list.model().rowCount(), 2);
        shown.list.select(marked);
        const auto said = [&shown] { return shown.drawer()->findChild<LabelledRows *>()->accessibleName(); };
        QVERIFY2(said().startsWith(u"Customer: Marina Alves Pereira, CPF: ***.982.247-**, Mobile: (11) 98765-4321, "_s),
                 qPrintable(said()));
        QVERIFY2(said().endsWith(u", Order: Mesa 12"_s), qPrintable(said()));
        shown.list.select(plain);
        QVERIFY2(!said().contains(u"Order"_s), qPrintable(said()));
    }

    void theCodeIsSentToTheCustomer()
    {
        ChargeBook book;
        const QString paid = book.charge({.status = u"Paga"_s});
        const QString waiting = book.charge({});
        Shown shown(book);
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTRY_COMPARE(shown.list.model().rowCount(), 2);
        shown.list.setTraining(true);
        Opener opener;
        QDesktopServices::setUrlHandler(u"https"_s, &opener, "open");
        shown.list.select(waiting);
        shown.button(u"WhatsApp"_s)->click();
        QCOMPARE(opener.opened.size(), 1);
        QCOMPARE(opener.opened.first().host(), u"wa.me"_s);
        QVERIFY(!opener.opened.first().toString().contains(u"987654321"_s));
        const QString text = opener.opened.first().query(QUrl::FullyDecoded);
        QVERIFY2(text.contains(ChargeBook::code(8640)) && text.contains(u"TRAINING"_s), qPrintable(text));
        shown.view()->setFocus();
        shown.press(Qt::Key_F7);
        QCOMPARE(opener.opened.size(), 2);
        shown.list.select(paid);
        QVERIFY(!shown.button(u"WhatsApp"_s)->isVisible());
        shown.press(Qt::Key_F7);
        QCOMPARE(opener.opened.size(), 2);
        QDesktopServices::unsetUrlHandler(u"https"_s);
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
        const auto receipts = shown.asked(Navigator::Intent::Receive);
        shown.button(u"More"_s)->click();
        QTRY_VERIFY(Shown::popup());
        // At the foot of the window there is no room below.
        QCOMPARE(Shown::popup()->geometry().bottom() + 1,
                 shown.button(u"More"_s)->mapToGlobal(QPoint()).y() + Button::ringSpace - 8);
        QVERIFY(shown.page.geometry().contains(Shown::popup()->geometry()));
        shown.press(Qt::Key_Return);
        QCOMPARE(receipts->size(), 1);
        QCOMPARE(receipts->first(), attempt);
        shown.button(u"More"_s)->click();
        QTRY_VERIFY(Shown::popup());
        for (int behind = 0; behind < 3; ++behind) // print, dossier
            shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Return);
        QCOMPARE(QGuiApplication::clipboard()->text(), shown.list.detail().txid);
        const QSignalSpy paper(&shown.page, &HistoryPage::paperRequested);
        shown.button(u"More"_s)->click();
        QTRY_VERIFY(Shown::popup());
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Return);
        QCOMPARE(paper.size(), 1);
        const QSignalSpy print(&shown.page, &HistoryPage::printRequested);
        shown.press(Qt::Key_F8);
        QCOMPARE(print.size(), 1);
    }

    /** Whether a bank may ask for its money back, by the menu; the dossier by its key, of any charge. */
    void contestedAndItsDossier()
    {
        ChargeBook book;
        const QString attempt = book.charge({.status = u"Paga"_s});
        Shown shown(book);
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTRY_COMPARE(shown.list.model().rowCount(), 1);
        shown.list.select(attempt);
        QVERIFY(shown.list.detail().canContest && !shown.list.detail().canEndContest);
        const auto contests = shown.asked(Navigator::Intent::Contest);
        const auto dossiers = shown.asked(Navigator::Intent::Dossier);
        shown.button(u"More"_s)->click();
        QTRY_VERIFY(Shown::popup());
        shown.press(Qt::Key_Down); // behind print
        shown.press(Qt::Key_Return);
        QCOMPARE(*contests, QStringList{attempt});
        shown.view()->setFocus();
        shown.press(Qt::Key_F11);
        QCOMPARE(*dossiers, QStringList{attempt});
    }
};

BALCAO_GUI_TEST(DrawerTest)

} // namespace drawertest

#include "drawertest.moc"
