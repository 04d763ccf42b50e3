// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/history/shownlist.h"
#include "ui/widgets/history/periodcalendar.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/fonts.h"

#include <QTableView>

namespace periodtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::ChargeBook;
using balcao::test::Shown;

namespace
{

using Filter = HistoryPresenter::Filter;

/** The page with the days open; the clock says 14 July 2026. */
struct Opened {
    explicit Opened(QSize size = {1366, 768})
        : shown(book, size)
    {
        // The first filter.
        shown.page.findChild<FilterButton *>()->setFocus();
        shown.press(Qt::Key_Return);
    }
    [[nodiscard]] QWidget *popup() { return QApplication::activePopupWidget(); }
    [[nodiscard]] PeriodCalendar *calendar() { return popup()->findChild<PeriodCalendar *>(); }
    /** A day of the month that is shown. */
    void click(int day)
    {
        auto *view = calendar()->findChild<QTableView *>();
        const QAbstractItemModel *model = view->model();
        int seen = 0;
        for (int row = 1; row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const QModelIndex cell = model->index(row, column);
                seen += seen > 0 || cell.data().toInt() == 1 ? 1 : 0;
                if (seen != day)
                    continue;
                QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(cell).center());
                return;
            }
        }
    }
    [[nodiscard]] QAbstractButton *part(const QString &name)
    {
        const QList<QAbstractButton *> parts = popup()->findChildren<QAbstractButton *>();
        for (QAbstractButton *one : parts) {
            if (one->isVisible() && (one->accessibleName() == name || one->text() == name))
                return one;
        }
        return nullptr;
    }
    /** To whatever has the keyboard in it. */
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(popup()->focusWidget(), key, modifiers);
    }
    [[nodiscard]] QString label() { return shown.list.choices(Filter::Period).label; }

    ChargeBook book;
    Shown shown;
};

} // namespace

/** The days that the list shows, by the calendar (32). */
class PeriodTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setStyle(new BalcaoStyle);
        fonts::load();
    }

    void aPresetAppliesAndCloses()
    {
        Opened days;
        QTRY_VERIFY(days.popup());
        QVERIFY(days.part(u"Today, chosen"_s));
        QTest::mouseClick(days.part(u"Last 7 days"_s), Qt::LeftButton);
        QTRY_VERIFY(!days.popup());
        QCOMPARE(days.label(), u"Last 7 days"_s);
        QCOMPARE(days.shown.list.days().first, QDate(2026, 7, 8));
    }

    void aDayAppliesAndCloses()
    {
        Opened days;
        QTRY_VERIFY(days.popup());
        days.click(8);
        QTRY_VERIFY(!days.popup());
        QCOMPARE(days.label(), u"08/07/2026"_s);
    }

    void byTheKeyboardAlone_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("label");
        QTest::newRow("the day before") << u"l."_s << u"13/07/2026"_s;
        QTest::newRow("the week before") << u"u."_s << u"07/07/2026"_s;
        QTest::newRow("there and back") << u"lr."_s << u"14/07/2026"_s;
        QTest::newRow("future days are dead") << u"rd."_s << u"14/07/2026"_s;
        QTest::newRow("into the month before") << u"uu."_s << u"30/06/2026"_s;
        QTest::newRow("the month before") << u"p."_s << u"14/06/2026"_s;
        QTest::newRow("a span") << u"LL."_s << u"12/07 to 14/07"_s;
        QTest::newRow("a span of weeks, from its end") << u"llU."_s << u"05/07 to 12/07"_s;
        QTest::newRow("a span that is given up") << u"LLl."_s << u"11/07/2026"_s;
        QTest::newRow("the space bar") << u"l "_s << u"13/07/2026"_s;
        QTest::newRow("the presets, by Tab") << u"td."_s << u"Yesterday"_s;
        QTest::newRow("Esc changes nothing") << u"lle"_s << u"Today"_s;
    }
    void byTheKeyboardAlone()
    {
        QFETCH(const QString, keys);
        Opened days;
        QTRY_VERIFY(days.popup());
        static const QMap<QChar, Qt::Key> meant{{u'l', Qt::Key_Left},  {u'r', Qt::Key_Right},  {u'u', Qt::Key_Up},
                                                {u'd', Qt::Key_Down},  {u'p', Qt::Key_PageUp}, {u'.', Qt::Key_Return},
                                                {u' ', Qt::Key_Space}, {u'e', Qt::Key_Escape}, {u't', Qt::Key_Tab}};
        for (const QChar each : keys)
            days.press(meant.value(each.toLower()), each.isUpper() ? Qt::ShiftModifier : Qt::NoModifier);
        QTRY_VERIFY(!days.popup());
        QTEST(days.label(), "label");
    }

    /** N6; DESIGN: targets of 44. */
    void everyPartIsATargetWithAName()
    {
        Opened days;
        QTRY_VERIFY(days.popup());
        const QList<Button *> parts = days.popup()->findChildren<Button *>();
        QCOMPARE(parts.size(), 5 + 2);
        for (const Button *part : parts) {
            QVERIFY2(part->width() >= 44 && part->height() >= 44, qPrintable(part->accessibleName()));
            QVERIFY(!part->accessibleName().isEmpty());
        }
        const auto *view = days.calendar()->findChild<QTableView *>();
        const QModelIndex cell = view->model()->index(3, 3);
        QVERIFY2(view->columnWidth(cell.column()) >= 44 && view->rowHeight(cell.row()) >= 44,
                 qPrintable(QString::number(view->rowHeight(cell.row()))));
        QCOMPARE(days.calendar()->maximumDate(), QDate(2026, 7, 14));
        // A later day is dead.
        days.click(15);
        QVERIFY(days.popup());
        QVERIFY(!days.part(u"Month after"_s)->isEnabled());
    }

    void theArrowsTurnTheMonth()
    {
        Opened days;
        QTRY_VERIFY(days.popup());
        QTest::mouseClick(days.part(u"Month before"_s), Qt::LeftButton);
        QVERIFY(days.part(u"Month after"_s)->isEnabled());
        days.click(30);
        QTRY_VERIFY(!days.popup());
        QCOMPARE(days.label(), u"30/06/2026"_s);
    }

    void itStaysInTheWindow_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1366, 768), QSize(1093, 543), QSize(900, 500), QSize(911, 455)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void itStaysInTheWindow()
    {
        QFETCH(const QSize, size);
        Opened days(size);
        QTRY_VERIFY(days.popup());
        const QRect page(days.shown.page.mapToGlobal(QPoint()), days.shown.page.size());
        QVERIFY(page.contains(days.popup()->geometry()));
        // August 2026 has six weeks, and so has May.
        for (int month = 0; month < 2; ++month) {
            days.press(Qt::Key_PageUp);
            QVERIFY(page.contains(days.popup()->geometry()));
        }
        QCOMPARE(days.calendar()->selectedDate(), QDate(2026, 5, 14));
    }
};

BALCAO_GUI_TEST(PeriodTest)

} // namespace periodtest

#include "periodtest.moc"
