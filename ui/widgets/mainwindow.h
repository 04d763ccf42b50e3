// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/historypresenter.h"
#include "ui/presentation/leftopen.h"
#include "ui/presentation/navigator.h"
#include "ui/presentation/shellpresenter.h"
#include "ui/presentation/todaymodel.h"

#include <QWidget>

class QStackedWidget;

namespace balcao
{

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
    LeftOpen &leftOpen;
    HistoryPresenter &charges;
};

/** The till's window. It shows the page that the navigator tells. */
class MainWindow : public QWidget
{
    Q_OBJECT

public:
    explicit MainWindow(const Presenters &presenters, QWidget *parent = nullptr);

    /** A notice over the page. */
    void tell(const QString &title, const QString &text) { m_navigator.notice(title, text); }

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void joinRail();
    void joinCharges();
    void joinShell();
    void showPage(Navigator::Page page);
    void takeFocus();

    Presenters m_presenters;
    /** A person has chosen it, whatever is out. */
    bool m_closes = false;
    Navigator m_navigator;
    Rail *m_rail;
    TopBar *m_topBar;
    QWidget *m_ribbon;
    QStackedWidget *m_pages;
    NewChargePage *m_form;
    ChargePage *m_charge;
    OutcomePage *m_outcome;
    HistoryPage *m_charges;
};

} // namespace balcao
