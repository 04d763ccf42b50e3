// SPDX-License-Identifier: MIT
#pragma once

#include "tests/presentation/history/listservice.h"
#include "tests/widgets/buttonof.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/qrcodewidget.h"
#include "ui/widgets/history/chargedrawer.h"
#include "ui/widgets/history/filterbar.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/history/historyview.h"

#include <QApplication>
#include <QMenu>
#include <QTest>

namespace balcao::test
{

using namespace Qt::StringLiterals;

/** The page in a window, over a book, with the keyboard in the list. */
struct Shown {
    explicit Shown(ChargeBook &aBook, QSize size = {1366, 768})
        : book(aBook)
        , ledger(book.ledger())
        , reader(*ledger)
        , list(reader, clockOf(book))
        , page(list)
    {
        const LayoutMetrics grid = LayoutMetrics::of(size, false);
        page.setMetrics(grid);
        page.resize(size.width() - grid.rail, size.height() - grid.topBar);
        page.show();
        page.activateWindow();
        page.takeFocus();
    }

    [[nodiscard]] HistoryView *view() { return page.findChild<HistoryView *>(); }
    [[nodiscard]] ChargeDrawer *drawer() { return page.findChild<ChargeDrawer *>(); }
    [[nodiscard]] SearchEdit *search() { return page.findChild<SearchEdit *>(); }
    [[nodiscard]] QrCodeWidget *code() { return page.findChild<QrCodeWidget *>(); }
    /** In the code's place. */
    [[nodiscard]] IconView *noCode()
    {
        const QList<IconView *> icons = drawer()->findChildren<IconView *>();
        return icons.isEmpty() ? nullptr : icons.first();
    }
    [[nodiscard]] QAbstractButton *button(const QString &text) { return test::buttonOf(page, text); }
    void chooseStatus(const QString &label)
    {
        list.choose(HistoryPresenter::Filter::Status, statusPosition(list, label));
    }
    [[nodiscard]] static QMenu *popup() { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *target = QApplication::activePopupWidget();
        if (!target)
            target = page.focusWidget();
        QTest::keyClick(target, Qt::Key(key), modifiers);
    }

    /** Of which charges that was asked for, from now on. */
    [[nodiscard]] std::shared_ptr<QStringList> asked(Navigator::Intent intent)
    {
        auto attempts = std::make_shared<QStringList>();
        QObject::connect(&page, &HistoryPage::asked, &page,
                         [intent, attempts](Navigator::Intent asked, const QString &attempt) {
                             if (asked == intent)
                                 attempts->append(attempt);
                         });
        return attempts;
    }

    ChargeBook &book;
    std::unique_ptr<ChargeLedger> ledger;
    ChargeReader reader;
    HistoryPresenter list;
    HistoryPage page;
};

} // namespace balcao::test
