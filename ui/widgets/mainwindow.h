// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/chargepresenter.h"
#include "ui/presentation/historypresenter.h"
#include "ui/presentation/newchargepresenter.h"
#include "ui/presentation/outcomepresenter.h"
#include "ui/presentation/shellpresenter.h"
#include "ui/presentation/todaymodel.h"

#include <QWidget>

class QStackedWidget;

namespace balcao
{

class ChargeDialogs;
class ChargePage;
class HistoryPage;
class NewChargePage;
class OutcomePage;
class Rail;
class TopBar;

/** What the window shows. All outlive it. */
struct Presenters {
    ChargeService &service;
    ShellPresenter &shell;
    NewChargePresenter &form;
    ChargePresenter &charge;
    OutcomePresenter &outcome;
    TodayModel &today;
    HistoryPresenter &charges;
};

/** The till's window. It only switches pages. */
class MainWindow : public QWidget
{
    Q_OBJECT

public:
    explicit MainWindow(const Presenters &presenters, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void joinForm();
    void joinCharge();
    void joinOutcome();
    void joinCharges();
    void joinShell();
    void showForm();
    void showCharges();
    void open(const QString &attempt);
    void showRecord(const QString &attempt);
    void showCharge(const QString &attempt);
    void showEnd(const QString &attempt);
    void takeFocus();

    Presenters m_presenters;
    Rail *m_rail;
    TopBar *m_topBar;
    QWidget *m_ribbon;
    QStackedWidget *m_pages;
    NewChargePage *m_form;
    ChargePage *m_charge;
    OutcomePage *m_outcome;
    HistoryPage *m_charges;
    ChargeDialogs *m_dialogs;
};

} // namespace balcao
