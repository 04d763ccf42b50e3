// SPDX-License-Identifier: MIT
#include "tests/support/chargebook.h"
#include "tests/support/testmain.h"
#include "ui/widgets/history/filterbar.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/fonts.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

namespace historysearchtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::ChargeBook;

/** Searching in the list of charges (08b, 08c). */
class HistorySearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setStyle(new BalcaoStyle);
        fonts::load();
    }

    void whatFindsNothingSaysHowToGoOn()
    {
        ChargeBook book;
        book.setNow(ChargeBook::start().addDays(-3));
        book.charge({.name = u"Antônio Furtado"_s});
        book.setNow(ChargeBook::start());
        book.charge({.name = u"Vera Lúcia Prado"_s});
        const auto ledger = book.ledger();
        ChargeReader reader(*ledger);
        HistoryPresenter list(reader, {.own = book.clock(), .provider = book.clock(), .counter = OwnCounter(u"02"_s)});
        list.setWatched(true);
        HistoryPage page(list);
        page.resize(1262, 708);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QTRY_COMPARE(list.model().rowCount(), 1);
        const auto button = [&page](const QString &text) -> Button * {
            const QList<Button *> buttons = page.findChildren<Button *>();
            const auto found = std::find_if(buttons.begin(), buttons.end(), [&text](const Button *one) {
                return one->text() == text && one->isVisible();
            });
            return found == buttons.end() ? nullptr : *found;
        };
        auto *search = page.findChild<SearchEdit *>();
        search->setFocus();
        QTest::keyClicks(search, u"antonio"_s);
        QTRY_VERIFY(list.hasFoundNothing());
        QCOMPARE(list.emptyText(), u"Nothing found for “antonio” today"_s);
        QVERIFY(search->hasFocus());
        QVERIFY(button(u"Clear search"_s));
        QTest::mouseClick(button(u"Search all days"_s), Qt::LeftButton);
        QTRY_COMPARE(list.model().rowCount(), 1);
        QVERIFY(!button(u"Search all days"_s));
        QVERIFY(button(u"Clear search"_s));

        search->setFocus();
        QTest::keyClicks(search, u"zzz"_s);
        QTRY_VERIFY(list.hasFoundNothing());
        QVERIFY2(!button(u"Search all days"_s), "all days are searched already");
        QTest::mouseClick(button(u"Clear search"_s), Qt::LeftButton);
        QVERIFY(search->text().isEmpty());
        QTRY_COMPARE(list.model().rowCount(), 2);
        QVERIFY(!button(u"Clear search"_s));
    }
};

BALCAO_GUI_TEST(HistorySearchTest)

} // namespace historysearchtest

#include "historysearchtest.moc"
