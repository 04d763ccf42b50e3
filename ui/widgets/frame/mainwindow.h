// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/closing/daypresenter.h"
#include "ui/presentation/codecheck/codecheckpresenter.h"
#include "ui/presentation/customerscreen/customerpresenter.h"
#include "ui/presentation/frame/announcer.h"
#include "ui/presentation/frame/navigator.h"
#include "ui/presentation/frame/shellpresenter.h"
#include "ui/presentation/history/historypresenter.h"
#include "ui/presentation/newcharge/openrow.h"
#include "ui/presentation/newcharge/todaymodel.h"
#include "ui/presentation/operators/approvalpresenter.h"
#include "ui/presentation/printing/paperpresenter.h"
#include "ui/presentation/queue/queuepresenter.h"
#include "ui/presentation/settings/settingspresenter.h"
#include "ui/widgets/controls/page.h"
#include "ui/widgets/frame/lock.h"
#include "ui/widgets/style/layoutmetrics.h"

#include <QMap>
#include <QWidget>

class QScrollArea;
class QStackedWidget;

namespace balcao
{

class DayPage;
class HistoryPage;
class NewChargePage;
class PaperDesk;
class Rail;
class TopBar;
struct Scan;

/** What the window shows. All outlive it. */
struct Presenters {
    ChargeService &service;
    ShellPresenter &shell;
    NewChargePresenter &form;
    ChargePresenter &charge;
    OutcomePresenter &outcome;
    TodayModel &today;
    OpenRow &open;
    HistoryPresenter &charges;
    DayPresenter &day;
    SettingsPresenter &settings;
    PaperPresenter &paper;
    QueuePresenter &queue;
    CodeCheckPresenter &code;
};

/** The till's window. It shows the page that the navigator tells. */
class MainWindow : public QWidget
{
    Q_OBJECT

public:
    explicit MainWindow(const Presenters &presenters, QWidget *parent = nullptr);
    ~MainWindow() override;
    Q_DISABLE_COPY_MOVE(MainWindow)

    /** A notice over the page. */
    void tell(const QString &title, const QString &text) { m_navigator.notice(title, text); }

    /** Where there was another window's a moment ago. */
    void toSettings() { m_navigator.toSettings(); }

    /** Whether somebody has to sign in first; its idle time is a setting's. */
    [[nodiscard]] LockPresenter &lock() noexcept { return m_lock->presenter(); }

    /** For the customer's screen, which this window outlives. */
    [[nodiscard]] CustomerSources customerSources()
    {
        return {m_presenters.service, m_presenters.shell, m_presenters.form, m_presenters.charge, m_navigator, lock()};
    }

Q_SIGNALS:
    /** Once, when the first frame is on its way to the screen: what it did not need may follow. */
    void firstShown();
    /** A payable code is on the screen, or not any more: the computer stays awake for it. */
    void codeShown(bool isShown);
    /** What is to be heard. */
    void sounded(balcao::Sound sound);

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *) override { arrange(); }
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] const LayoutMetrics &grid() const;
    void arrange();
    void showOpenCount();
    void connectRail();
    void connectShell();
    void showPage(Navigator::Page page);
    [[nodiscard]] PageWidget *made(Navigator::Page page);
    [[nodiscard]] PageWidget *make(Navigator::Page page);
    [[nodiscard]] DayPage *makeDay();
    [[nodiscard]] HistoryPage *makeCharges();
    [[nodiscard]] PageWidget *makeQueue();
    [[nodiscard]] PageWidget *makeCode();
    void tellWhatsAppFailed();
    /** Keeps the idle lock and the computer's sleep in step with the payable code on the screen. */
    void followCode();
    /** The menu of actions that have a key but no button on the page. */
    void openPersonMenu();
    /** A scan that nothing else takes. */
    void take(const Scan &scan);
    void takeFocus() { made(m_navigator.page())->takeFocus(); }

    Presenters m_presenters;
    /** A person has chosen it, whatever is out. */
    bool m_closes = false;
    ApprovalPresenter m_approval;
    Navigator m_navigator;
    Announcer m_announcer;
    QScrollArea *m_scroll;
    Lock *m_lock;
    Rail *m_rail;
    TopBar *m_topBar;
    QWidget *m_ribbon;
    QStackedWidget *m_pages;
    NewChargePage *m_form;
    PaperDesk *m_paper;
    /** The form, and each other page from when it is first shown. */
    QMap<Navigator::Page, PageWidget *> m_made;
    bool m_isShown = false;
    bool m_isCodeShown = false;
};

} // namespace balcao
