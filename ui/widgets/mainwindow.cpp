// SPDX-License-Identifier: MIT
#include "ui/widgets/mainwindow.h"

#include "ui/widgets/chargedialogs.h"
#include "ui/widgets/chargepage.h"
#include "ui/widgets/historypage.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/newchargepage.h"
#include "ui/widgets/outcomepage.h"
#include "ui/widgets/shell.h"
#include "ui/widgets/theme.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

MainWindow::MainWindow(const Presenters &presenters, QWidget *parent)
    : QWidget(parent)
    , m_presenters(presenters)
    , m_navigator(presenters.service, presenters.form, presenters.charge, presenters.outcome)
    , m_rail(new Rail)
    , m_topBar(new TopBar(presenters.shell))
    , m_ribbon(new TrainingRibbon)
    , m_pages(new QStackedWidget)
    , m_form(new NewChargePage(presenters.form, presenters.today, presenters.leftOpen, m_navigator,
                               presenters.shell.isTraining()))
    , m_charge(new ChargePage(presenters.charge, m_navigator))
    , m_outcome(new OutcomePage(presenters.outcome, m_navigator, presenters.shell.isTraining()))
    , m_charges(new HistoryPage(presenters.charges))
{
    setWindowTitle(u"Balcão"_s);
    setWindowIcon(appIcon());
    setMinimumSize(1024, 640);
    resize(1366, 768);
    // In the order of Navigator::Page.
    for (QWidget *page : std::initializer_list<QWidget *>{m_form, m_charge, m_outcome, m_charges})
        m_pages->addWidget(page);
    m_ribbon->setVisible(presenters.shell.isTraining());

    auto *right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_topBar);
    right->addWidget(m_ribbon);
    right->addWidget(m_pages, 1);
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    columns->addWidget(m_rail);
    columns->addLayout(right, 1);

    joinRail();
    joinCharges();
    joinShell();
    connect(&m_navigator, &Navigator::pageChanged, this, &MainWindow::showPage);
    connect(&m_navigator, &Navigator::closingWanted, this, [this] {
        m_closes = true;
        close();
    });
    const auto *dialogs = new ChargeDialogs(presenters.service, presenters.outcome, m_navigator, this);
    connect(dialogs, &ChargeDialogs::closed, this, &MainWindow::takeFocus);
    showPage(m_navigator.page());
}

void MainWindow::joinRail()
{
    connect(m_rail, &Rail::counterRequested, &m_navigator, &Navigator::toCounter);
    connect(new QShortcut(Qt::Key_F2, this), &QShortcut::activated, &m_navigator, &Navigator::toCounter);
    connect(m_rail, &Rail::chargesRequested, &m_navigator, &Navigator::toCharges);
    connect(new QShortcut(Qt::Key_F3, this), &QShortcut::activated, &m_navigator, &Navigator::toCharges);
    connect(&m_presenters.today, &TodayModel::totalsChanged, this,
            [this] { m_rail->setOpenCount(m_presenters.today.openCount()); });
}

void MainWindow::joinCharges()
{
    using Wish = Navigator::Wish;
    const auto join = [this](auto signal, Wish wish) {
        connect(m_charges, signal, &m_navigator,
                [this, wish](const QString &attempt) { m_navigator.ask(wish, attempt); });
    };
    join(&HistoryPage::chargeOpened, Wish::Open);
    join(&HistoryPage::correctionRequested, Wish::Correct);
    join(&HistoryPage::receiptRequested, Wish::Receive);
    join(&HistoryPage::refreshRequested, Wish::ReadStatus);
}

void MainWindow::joinShell()
{
    const auto refresh = [this] {
        m_form->setDay(m_presenters.shell.day());
        m_form->setLedgerOutage(m_presenters.shell.ledgerOutage());
        m_presenters.today.refreshStatuses();
    };
    connect(&m_presenters.shell, &ShellPresenter::changed, this, refresh);
    refresh();
}

void MainWindow::showPage(Navigator::Page page)
{
    using Page = Navigator::Page;
    m_rail->setActive(m_navigator.place() == Page::Charges ? Rail::Place::Charges : Rail::Place::Counter);
    m_pages->setCurrentIndex(static_cast<int>(page));
    takeFocus();
}

void MainWindow::takeFocus()
{
    switch (m_navigator.page()) {
    case Navigator::Page::Form:
        return m_form->takeFocus();
    case Navigator::Page::Charge:
        return m_charge->takeFocus();
    case Navigator::Page::Outcome:
        return m_outcome->takeFocus();
    case Navigator::Page::Charges:
        return m_charges->takeFocus();
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(m_closes || m_navigator.mayClose());
}

void MainWindow::resizeEvent(QResizeEvent *)
{
    const LayoutMetrics grid = LayoutMetrics::of(size());
    m_rail->setFixedWidth(grid.rail);
    m_topBar->setFixedHeight(grid.topBar);
    m_topBar->setPad(grid.pad);
    m_form->setMetrics(grid);
    m_charge->setMetrics(grid);
    m_outcome->setMetrics(grid);
    m_charges->setMetrics(grid);
}

void MainWindow::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), Theme::of(this).color(ColorRole::Window));
}

} // namespace balcao
