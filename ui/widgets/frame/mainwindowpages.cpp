// SPDX-License-Identifier: MIT
// MainWindow's pages, each made when it is shown first.
#include "ui/presentation/common/scaninput.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/text/whatsapp.h"
#include "ui/widgets/charge/chargepage.h"
#include "ui/widgets/closing/daypage.h"
#include "ui/widgets/codecheck/codecheckpage.h"
#include "ui/widgets/dossier/dossierpage.h"
#include "ui/widgets/frame/helppage.h"
#include "ui/widgets/frame/mainwindow.h"
#include "ui/widgets/frame/paperdesk.h"
#include "ui/widgets/frame/shell.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/newcharge/newchargepage.h"
#include "ui/widgets/newcharge/outcomepage.h"
#include "ui/widgets/queue/queuepage.h"
#include "ui/widgets/settings/settingspage.h"
#include "ui/widgets/style/balcaostyle.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace balcao
{

PageWidget *MainWindow::make(Navigator::Page page)
{
    switch (page) {
    case Navigator::Page::Form:
        return m_form;
    case Navigator::Page::Charge:
        return m_paper->followed(new ChargePage(m_presenters.charge, m_navigator, m_pages));
    case Navigator::Page::Outcome:
        return new OutcomePage(m_presenters.outcome, m_navigator, m_presenters.shell.isTraining(), m_pages);
    case Navigator::Page::Charges:
        return makeCharges();
    case Navigator::Page::Queue:
        return makeQueue();
    case Navigator::Page::Code:
        return makeCode();
    case Navigator::Page::Day:
        return makeDay();
    case Navigator::Page::Settings:
        return new SettingsPage(m_presenters.settings, m_pages);
    case Navigator::Page::Dossier:
        return new DossierPage(m_presenters.service, m_navigator, m_presenters.shell, m_pages);
    case Navigator::Page::Help:
        break;
    }
    auto *help = new HelpPage(m_presenters.shell, m_navigator, m_pages);
    connect(help, &HelpPage::closeRequested, &m_navigator, &Navigator::leave);
    connect(help, &HelpPage::guideFailed, this, [this](const QString &file) {
        tell(tr("The guide could not be opened"), tr("Open it with a browser: %1").arg(file));
    });
    return help;
}

DayPage *MainWindow::makeDay()
{
    auto *page = m_paper->followed(new DayPage(m_presenters.day, m_pages));
    connect(page, &DayPage::queueWanted, &m_navigator, &Navigator::toQueue);
    return page;
}

HistoryPage *MainWindow::makeCharges()
{
    auto *page = m_paper->followed(new HistoryPage(m_presenters.charges, m_pages));
    connect(page, &HistoryPage::asked, &m_navigator, &Navigator::ask);
    connect(page, &HistoryPage::shown, &m_navigator, &Navigator::noteShown);
    connect(&m_presenters.charges, &HistoryPresenter::fileWanted, &m_navigator, &Navigator::askForFile);
    connect(page, &HistoryPage::whatsAppFailed, this, &MainWindow::tellWhatsAppFailed);
    connect(page, &HistoryPage::queueWanted, &m_navigator, &Navigator::toQueue);
    connect(page, &HistoryPage::codeWanted, &m_navigator, &Navigator::toCode);
    return page;
}

PageWidget *MainWindow::makeQueue()
{
    auto *page = new QueuePage(m_presenters.queue, m_pages);
    connect(page, &QueuePage::answered, &m_navigator, [this](const QString &attempt, bool isPresent) {
        m_navigator.ask(isPresent ? Navigator::Intent::InAccount : Navigator::Intent::NotInAccount, attempt);
    });
    connect(page, &QueuePage::closeRequested, &m_navigator, &Navigator::leave);
    connect(page, &QueuePage::whatsAppFailed, this, &MainWindow::tellWhatsAppFailed);
    return m_paper->followed(page);
}

PageWidget *MainWindow::makeCode()
{
    auto *page = new CodeCheckPage(m_presenters.code, m_pages);
    connect(page, &CodeCheckPage::openRequested, &m_navigator,
            [this](const QString &attempt) { m_navigator.ask(Navigator::Intent::Open, attempt); });
    connect(page, &CodeCheckPage::shown, &m_navigator, &Navigator::noteShown);
    connect(page, &CodeCheckPage::closeRequested, &m_navigator, &Navigator::leave);
    connect(page, &CodeCheckPage::whatsAppFailed, this, &MainWindow::tellWhatsAppFailed);
    return page;
}

void MainWindow::take(const Scan &scan)
{
    SignInPresenter &signIn = lock().signIn();
    lock().noteActivity();
    m_paper->hideToast();
    if (lock().isLocked())
        return signIn.take(scan);
    const bool mayLeave = m_navigator.mayLeave();
    const auto mark = scan.kind == Scan::Kind::Slip ? SlipMark::parse(scan.text) : std::nullopt;
    if (mark && mayLeave)
        return m_paper->openSlip(*mark);
    if (scan.kind == Scan::Kind::PixCode && mayLeave) {
        m_navigator.toCode();
        return static_cast<CodeCheckPage *>(made(Navigator::Page::Code))->takeScanned(scan.text);
    }
    const bool isBadge = signIn.mayBeBadge(scan);
    // A dialog says who answers it: another person signs in before it opens, or after.
    if (isBadge && !m_navigator.isCovered())
        signIn.take(scan);
    else
        m_paper->showScanToast(isBadge ? finishFirst() : describe(scan));
}

void MainWindow::openPersonMenu()
{
    const ChargeView &charge = m_presenters.charge.view();
    const bool isAtCharge = m_navigator.page() == Navigator::Page::Charge;
    const bool hasPeople = !lock().signIn().people().isEmpty();
    // A low form has no buttons for these.
    const bool isLowForm = m_navigator.page() == Navigator::Page::Form && m_form->isLow();
    const NewChargeForm &form = m_presenters.form.form();
    struct Entry {
        bool isOffered;
        QString text;
        std::function<void()> action;
    };
    const Entry entries[] = {
        {isLowForm && form.hasCustomerBook, tr("Last customer") + u" (Ctrl U)"_s,
         [this] { m_presenters.form.repeatCustomer(); }},
        {isLowForm && form.before, tr("Undo") + u" (Ctrl Z)"_s, [this] { m_presenters.form.takeBack(); }},
        {hasPeople, tr("Change operator"),
         [this] {
             lock().lock();
             lock().signIn().choose({});
         }},
        {hasPeople, tr("Lock") + u" (Ctrl L)"_s, [this] { lock().lock(); }},
        {isAtCharge && !charge.isUnderWay(), tr("Dossier of the sale") + u" (F11)"_s,
         [this] { m_navigator.ask(Navigator::Intent::Dossier, m_presenters.charge.attempt()); }},
        {isAtCharge && charge.canPrint, tr("Choose printer and paper") + u" (Ctrl P)"_s,
         [this] { m_presenters.paper.choose(m_presenters.charge.attempt()); }},
        {true, tr("Check a code") + u" (Ctrl B)"_s, [this] { m_navigator.toCode(); }},
        {true, tr("To check") + u" (Ctrl O)"_s, [this] { m_navigator.toQueue(); }},
        {true, tr("Help") + u" (F1)"_s, [this] { m_navigator.toHelp(); }},
    };
    QStringList texts;
    QList<std::function<void()>> actions;
    for (const Entry &entry : entries) {
        if (entry.isOffered) {
            texts.append(entry.text);
            actions.append(entry.action);
        }
    }
    const QMenu *menu = openMenu(texts, -1, m_topBar->menuAnchor(), 0);
    connect(menu, &QMenu::triggered, this, [actions](const QAction *action) { actions.at(action->data().toInt())(); });
}

void MainWindow::tellWhatsAppFailed()
{
    const LabelledText failure = whatsAppFailure();
    tell(failure.label, failure.text);
}

} // namespace balcao
