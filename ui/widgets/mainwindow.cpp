// SPDX-License-Identifier: MIT
#include "ui/widgets/mainwindow.h"

#include "ui/widgets/chargepage.h"
#include "ui/widgets/correctiondialog.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/newchargepage.h"
#include "ui/widgets/outcomepage.h"
#include "ui/widgets/shell.h"
#include "ui/widgets/theme.h"

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
    , m_rail(new Rail)
    , m_topBar(new TopBar(presenters.shell))
    , m_ribbon(new TrainingRibbon)
    , m_pages(new QStackedWidget)
    , m_form(new NewChargePage(presenters.form, presenters.today, presenters.shell.isTraining()))
    , m_charge(new ChargePage(presenters.charge))
    , m_outcome(new OutcomePage(presenters.outcome, presenters.shell.isTraining()))
{
    setWindowTitle(u"Balcão"_s);
    setWindowIcon(appIcon());
    setMinimumSize(1024, 640);
    resize(1366, 768);
    for (QWidget *page : std::initializer_list<QWidget *>{m_form, m_charge, m_outcome})
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

    joinForm();
    joinCharge();
    joinOutcome();
    const auto toCounter = [this] {
        // A charge that was made is done with; what ended without one may still be mended in the form.
        if (m_pages->currentWidget() == m_charge && !m_presenters.desk.isCreating())
            m_presenters.form.clear();
        showForm();
    };
    connect(m_rail, &Rail::counterRequested, this, toCounter);
    auto *counter = new QShortcut(Qt::Key_F2, this);
    connect(counter, &QShortcut::activated, this, toCounter);
    connect(&m_presenters.shell, &ShellPresenter::changed, this, [this] {
        m_form->setDay(m_presenters.shell.day());
        m_presenters.today.refreshStatuses();
    });
    m_form->setDay(m_presenters.shell.day());
    showForm();
}

void MainWindow::joinForm()
{
    connect(&m_presenters.form, &NewChargePresenter::started, this, &MainWindow::showCharge);
    connect(m_form, &NewChargePage::chargeOpened, this, [this](int number) {
        const SaleRecord *sale = m_presenters.desk.record(number);
        if (sale && sale->state == SaleRecord::State::Unknown)
            showEnd(number);
        else
            showCharge(number);
    });
}

void MainWindow::joinCharge()
{
    connect(&m_presenters.charge, &ChargePresenter::endedWithoutCharge, this, &MainWindow::showEnd);
    connect(m_charge, &ChargePage::newChargeRequested, this, [this] {
        m_presenters.form.clear();
        showForm();
    });
    connect(m_charge, &ChargePage::chargeAgainRequested, this, [this](int number) {
        if (const SaleRecord *sale = m_presenters.desk.record(number))
            m_presenters.form.fill(sale->amount, sale->customer);
        showForm();
    });
    connect(m_charge, &ChargePage::correctionRequested, this, &MainWindow::openCorrection);
}

void MainWindow::joinOutcome()
{
    connect(m_outcome, &OutcomePage::formRequested, this, [this](bool keepData) {
        if (!keepData)
            m_presenters.form.clear();
        else if (const SaleRecord *sale = m_presenters.desk.record(m_presenters.outcome.number()))
            m_presenters.form.fill(sale->amount, sale->customer);
        showForm();
    });
    connect(m_outcome, &OutcomePage::tryAgainRequested, this, [this] {
        const int number = m_presenters.outcome.tryAgain();
        if (number != 0)
            showCharge(number);
    });
}

void MainWindow::showForm()
{
    // A request under way is not left by a key: its page is where the answer is seen.
    if (m_presenters.desk.isCreating())
        return;
    m_presenters.charge.show(0);
    m_pages->setCurrentWidget(m_form);
    m_form->takeFocus();
}

void MainWindow::showCharge(int number)
{
    m_presenters.charge.show(number);
    m_pages->setCurrentWidget(m_charge);
    m_charge->takeFocus();
}

void MainWindow::showEnd(int number)
{
    const SaleRecord *sale = m_presenters.desk.record(number);
    if (!sale || !sale->error)
        return;
    const ProviderError &error = *sale->error;
    const bool cancelled = error.cause == ProviderError::Cause::Cancelled;
    const bool namesFields =
        error.outcome == ProviderError::Outcome::Refused && m_presenters.form.showRefusal(error, sale->endedAt);
    if (cancelled || namesFields) {
        // Everything typed is still in the form.
        showForm();
        return;
    }
    m_presenters.outcome.show(number);
    m_pages->setCurrentWidget(m_outcome);
    m_outcome->takeFocus();
}

void MainWindow::openCorrection(int number)
{
    auto *dialog = new CorrectionDialog(m_presenters.desk, number, this);
    connect(dialog, &CorrectionDialog::closed, this, [this] { m_charge->takeFocus(); });
}

void MainWindow::resizeEvent(QResizeEvent *)
{
    const Grid grid = Grid::of(size());
    m_rail->setFixedWidth(grid.rail);
    m_topBar->setFixedHeight(grid.topBar);
    m_topBar->setPad(grid.pad);
    m_form->setGrid(grid);
    m_charge->setGrid(grid);
    m_outcome->setGrid(grid);
}

void MainWindow::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), Theme::of(this).color(Token::Window));
}

} // namespace balcao
