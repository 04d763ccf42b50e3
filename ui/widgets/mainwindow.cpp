// SPDX-License-Identifier: MIT
#include "ui/widgets/mainwindow.h"

#include "ui/widgets/chargedialogs.h"
#include "ui/widgets/chargepage.h"
#include "ui/widgets/historypage.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/newchargepage.h"
#include "ui/widgets/outcomepage.h"
#include "ui/widgets/questiondialog.h"
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
    , m_charges(new HistoryPage(presenters.charges))
    , m_dialogs(new ChargeDialogs(presenters.service, this))
{
    setWindowTitle(u"Balcão"_s);
    setWindowIcon(appIcon());
    setMinimumSize(1024, 640);
    resize(1366, 768);
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

    joinForm();
    joinCharge();
    joinOutcome();
    joinCharges();
    joinShell();
    showForm();
}

void MainWindow::joinShell()
{
    const auto toCounter = [this] {
        if (findChild<LayerDialog *>())
            return;
        // A charge that was made is done with; what ended without one may still be mended in the form.
        if (m_pages->currentWidget() == m_charge && !m_presenters.service.isCreating())
            m_presenters.form.clear();
        showForm();
    };
    connect(m_rail, &Rail::counterRequested, this, toCounter);
    connect(new QShortcut(Qt::Key_F2, this), &QShortcut::activated, this, toCounter);
    connect(m_rail, &Rail::chargesRequested, this, &MainWindow::showCharges);
    connect(new QShortcut(Qt::Key_F3, this), &QShortcut::activated, this, &MainWindow::showCharges);
    const auto refresh = [this] {
        m_form->setDay(m_presenters.shell.day());
        m_form->setLedgerOutage(m_presenters.shell.ledgerOutage());
        m_presenters.today.refreshStatuses();
    };
    connect(&m_presenters.shell, &ShellPresenter::changed, this, refresh);
    connect(&m_presenters.today, &TodayModel::totalsChanged, this,
            [this] { m_rail->setOpenCount(m_presenters.today.openCount()); });
    connect(m_dialogs, &ChargeDialogs::closed, this, &MainWindow::takeFocus);
    refresh();
}

void MainWindow::open(const QString &attempt)
{
    m_dialogs->load(attempt, [this](const QString &loaded) { showRecord(loaded); });
}

void MainWindow::showRecord(const QString &attempt)
{
    const ChargeRecord *record = m_presenters.service.record(attempt);
    if (!record || m_presenters.service.isCreating())
        return;
    if (record->charge.state == Charge::State::Created)
        showCharge(attempt);
    else
        showEnd(attempt);
}

void MainWindow::joinForm()
{
    connect(&m_presenters.form, &NewChargePresenter::started, this, &MainWindow::showCharge);
    connect(m_form, &NewChargePage::chargeOpened, this, &MainWindow::open);
    connect(m_form, &NewChargePage::allChargesRequested, this, &MainWindow::showCharges);
}

void MainWindow::joinCharges()
{
    connect(m_charges, &HistoryPage::chargeOpened, this, &MainWindow::open);
    connect(m_charges, &HistoryPage::correctionRequested, m_dialogs, &ChargeDialogs::correctAttempt);
    connect(m_charges, &HistoryPage::receiptRequested, m_dialogs, &ChargeDialogs::receiveAttempt);
    connect(m_charges, &HistoryPage::refreshRequested, m_dialogs, &ChargeDialogs::readStatus);
}

void MainWindow::joinCharge()
{
    connect(&m_presenters.charge, &ChargePresenter::endedWithoutCharge, this, &MainWindow::showEnd);
    connect(m_charge, &ChargePage::newChargeRequested, this, [this] {
        m_presenters.form.clear();
        showForm();
    });
    connect(m_charge, &ChargePage::chargeAgainRequested, this, [this](const QString &attempt) {
        const ChargeRecord *record = m_presenters.service.record(attempt);
        if (const auto customer = record ? record->charge.customer() : std::nullopt)
            m_presenters.form.fill(record->charge.amount, *customer);
        showForm();
    });
    connect(m_charge, &ChargePage::correctionRequested, m_dialogs, &ChargeDialogs::correct);
    connect(m_charge, &ChargePage::receiptRequested, m_dialogs, &ChargeDialogs::receive);
    connect(m_charge, &ChargePage::reopeningRequested, m_dialogs, &ChargeDialogs::reopen);
}

void MainWindow::joinOutcome()
{
    connect(m_outcome, &OutcomePage::formRequested, this, [this](bool keepData) {
        if (!keepData)
            m_presenters.form.clear();
        const ChargeRecord *record = m_presenters.service.record(m_presenters.outcome.attempt());
        const auto customer = record ? record->charge.customer() : std::nullopt;
        if (keepData && customer) {
            m_presenters.form.fill(record->charge.amount, *customer);
            m_presenters.form.continueSale(record->charge);
        }
        showForm();
    });
    // Queued: the dialog that asked goes away first, and the keyboard with it.
    const auto showSettled = [this](const QString &attempt) {
        if (m_pages->currentWidget() == m_outcome && m_presenters.outcome.attempt() == attempt)
            showRecord(attempt);
    };
    connect(&m_presenters.outcome, &OutcomePresenter::settled, this, showSettled, Qt::QueuedConnection);
    connect(m_outcome, &OutcomePage::tryAgainRequested, this, [this] {
        const QString attempt = m_presenters.outcome.tryAgain();
        if (!attempt.isEmpty())
            showCharge(attempt);
    });
}

void MainWindow::showForm()
{
    // A request under way is not left by a key: its page is where the answer is seen.
    if (m_presenters.service.isCreating())
        return;
    m_presenters.charge.show({});
    m_rail->setActive(Rail::Place::Counter);
    m_pages->setCurrentWidget(m_form);
    m_form->takeFocus();
}

void MainWindow::showCharges()
{
    if (m_presenters.service.isCreating() || findChild<LayerDialog *>())
        return;
    m_presenters.charge.show({});
    m_rail->setActive(Rail::Place::Charges);
    m_pages->setCurrentWidget(m_charges);
    m_charges->takeFocus();
}

void MainWindow::showCharge(const QString &attempt)
{
    m_presenters.charge.show(attempt);
    m_rail->setActive(Rail::Place::Counter);
    m_pages->setCurrentWidget(m_charge);
    m_charge->takeFocus();
}

void MainWindow::showEnd(const QString &attempt)
{
    const ChargeRecord *record = m_presenters.service.record(attempt);
    if (!record)
        return;
    // What was pressed in the form just now goes back to it; a charge of the list does not.
    if (record->charge.error && m_pages->currentWidget() == m_charge) {
        const ProviderError &error = *record->charge.error;
        const bool cancelled = error.cause == ProviderError::Cause::Cancelled;
        const bool namesFields = error.outcome == ProviderError::Outcome::Refused &&
                                 m_presenters.form.showRefusal(error, record->charge.endedAt);
        if (cancelled || namesFields) {
            // Everything typed is still in the form.
            m_presenters.form.continueSale(record->charge);
            showForm();
            return;
        }
    }
    m_presenters.outcome.show(attempt);
    m_pages->setCurrentWidget(m_outcome);
    m_outcome->takeFocus();
}

void MainWindow::takeFocus()
{
    if (m_pages->currentWidget() == m_charges)
        m_charges->takeFocus();
    else if (m_pages->currentWidget() == m_charge)
        m_charge->takeFocus();
    else if (m_pages->currentWidget() == m_outcome)
        m_outcome->takeFocus();
    else
        m_form->takeFocus();
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
