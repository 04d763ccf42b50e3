// SPDX-License-Identifier: MIT
#include "tests/presentation/history/listservice.h"
#include "tests/support/testmain.h"
#include "ui/presentation/newcharge/todaymodel.h"
#include "ui/widgets/controls/card.h"
#include "ui/widgets/controls/choices.h"
#include "ui/widgets/newcharge/todaylist.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QTest>

namespace strokestest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::test;

namespace
{

/** Where hairlines cross the column @p x of what @p widget shows, from the top. */
QList<int> hairlines(QWidget &widget, int x)
{
    const QImage picture = widget.grab().toImage();
    const QColor hairline = Theme(Theme::Mode::Light).color(ColorRole::Hairline);
    QList<int> found;
    for (int y = 0; y < picture.height(); ++y) {
        if (picture.pixelColor(x, y) == hairline)
            found.append(y);
    }
    return found;
}

} // namespace

/** Lines are around what can be typed into or pressed, and between rows; nowhere else. */
class StrokesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        fonts::load();
        QApplication::setPalette(Theme(Theme::Mode::Light).palette());
    }

    void choicesArePartedByHairlinesAlone()
    {
        QWidget page;
        Choices choices(&page);
        Choice choice;
        choice.title = u"The charge is there"_s;
        choice.text = u"Give its txid."_s;
        choice.button = u"Use it"_s;
        choices.setChoices({choice, choice, choice});
        choices.resize(700, 282);
        choices.ensurePolished();
        constexpr int besideTheKeys = 13;
        const QList<int> lines = hairlines(choices, besideTheKeys);
        QCOMPARE(lines.size(), 2);
        QVERIFY2(qAbs(lines.at(0) - 94) <= 8 && qAbs(lines.at(1) - 188) <= 8, "between the rows");
        const QImage picture = choices.grab().toImage();
        const QColor stroke = Theme(Theme::Mode::Light).color(ColorRole::Stroke);
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < 400; ++x) // where no button stands
                QVERIFY(picture.pixelColor(x, y) != stroke);
        }
    }

    /** Where there is room: 1.44 of the letters' height from line to line; where there is not, every line all the same. */
    void aParagraphHasAir_data()
    {
        QTest::addColumn<int>("spare"); // more or less height than the lines themselves take
        QTest::addColumn<int>("least"); // from the first line's ink to the last one's
        QTest::newRow("room enough") << 100 << 40;
        QTest::newRow("none to spare") << 0 << 34;
    }
    void aParagraphHasAir()
    {
        QFETCH(const int, spare);
        QFETCH(const int, least);
        Label label(u"one\ntwo\nthree"_s, 15, QFont::Normal, ColorRole::Ink, Label::Lines::Wrap);
        const int letters = QFontMetrics(fonts::text(15)).height();
        QVERIFY(label.heightForWidth(200) >= letters + 2 * 22);
        label.resize(200, 3 * letters + spare);
        const QImage picture = label.grab().toImage();
        QList<int> inked;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (picture.pixelColor(x, y).lightness() < 100) {
                    inked.append(y);
                    break;
                }
            }
        }
        QVERIFY(inked.size() > 20);
        QVERIFY2(inked.constLast() - inked.constFirst() >= least, qPrintable(QString::number(inked.constLast())));
    }

    void theDaysListHasLinesBetweenItsRowsAlone_data()
    {
        QTest::addColumn<int>("charges");
        QTest::addColumn<int>("lines");
        QTest::newRow("one") << 1 << 0;
        QTest::newRow("three") << 3 << 2;
    }
    void theDaysListHasLinesBetweenItsRowsAlone()
    {
        QFETCH(const int, charges);
        QFETCH(const int, lines);
        ChargeBook book;
        for (int i = 0; i < charges; ++i)
            book.charge({.name = u"Vera Pires"_s, .centavos = 1000 + i});
        Desk desk(book);
        TodayModel model(desk.reader, clockOf(book));
        TodayList list(model);
        list.resize(376, 672);
        QTRY_COMPARE(model.rowCount(), charges);
        QCOMPARE(hairlines(list, 8).size(), lines);
    }

    /** What goes on below is seen by the line over the foot. */
    void theFootHasALineWhileRowsGoOnUnderIt()
    {
        ChargeBook book;
        for (int i = 0; i < 12; ++i)
            book.charge({.name = u"Vera Pires"_s, .centavos = 1000 + i});
        Desk desk(book);
        TodayModel model(desk.reader, clockOf(book));
        TodayList list(model);
        list.resize(376, 400);
        list.show();
        QTRY_COMPARE(model.rowCount(), 12);
        const int foot = 376 - 4; // beyond the rows' scroll bar
        QTRY_COMPARE(hairlines(list, foot).size(), 1);
        list.findChild<QAbstractItemView *>()->scrollToBottom();
        QTRY_COMPARE(hairlines(list, foot).size(), 0);
    }
};

BALCAO_GUI_TEST(StrokesTest)

} // namespace strokestest

#include "strokestest.moc"
