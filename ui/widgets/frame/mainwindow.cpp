// SPDX-License-Identifier: MIT
#include "ui/widgets/frame/mainwindow.h"

#include "ui/presentation/common/scaninput.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/text/whatsapp.h"
#include "ui/widgets/charge/chargepage.h"
#include "ui/widgets/closing/daypage.h"
#include "ui/widgets/codecheck/codecheckpage.h"
#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/doubleclickfilter.h"
#include "ui/widgets/controls/scanfilter.h"
#include "ui/widgets/dossier/dossierpage.h"
#include "ui/widgets/frame/chargedialogs.h"
#include "ui/widgets/frame/helppage.h"
#include "ui/widgets/frame/paperdesk.h"
#include "ui/widgets/frame/shell.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/newcharge/newchargepage.h"
#include "ui/widgets/newcharge/outcomepage.h"
#include "ui/widgets/queue/queuepage.h"
#include "ui/widgets/settings/settingspage.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/icon.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QShortcut>
#include <QStackedWidget>
#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

MainWindow::MainWindow(const Presenters &presenters, QWidget *parent)
    : QWidget(parent)
    , m_presenters(presenters)
    , m_approval(presenters.service)
    , m_navigator(presenters.service, presenters.form, presenters.charge, presenters.outcome)
    , m_announcer(presenters.service, presenters.form, presenters.charge, presenters.outcome, presenters.open)
    , m_scroll(new ScrollArea(new QWidget))
    , m_lock(new Lock(presenters.service, presenters.shell, presenters.open, m_scroll, this))
    , m_rail(new Rail)
    , m_topBar(new TopBar(presenters.shell))
    , m_ribbon(new TrainingRibbon)
    , m_pages(new PageStack)
    , m_form(new NewChargePage(presenters.form, presenters.today, presenters.open, m_navigator,
                               presenters.shell.isTraining()))
    , m_paper(new PaperDesk(presenters, m_navigator, m_topBar, m_scroll))
{
    setWindowTitle(u"Balcão"_s);
    resize(1366, 768);
    m_made.insert(Navigator::Page::Form, m_form);
    m_pages->addWidget(m_form);

    // A smaller window, or larger letters on a small screen, scrolls what is made for the least size.
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_scroll->setWidgetResizable(false);
    // The rail is last for Tab.
    for (QWidget *part : std::initializer_list<QWidget *>{m_topBar, m_ribbon, m_pages, m_rail})
        part->setParent(m_scroll->widget());
    m_ribbon->setHidden(!presenters.shell.isTraining());
    auto *right = filled(new QVBoxLayout, {}, 0, {m_topBar, m_ribbon, {m_pages, 1}});
    filled(new QHBoxLayout(m_scroll->widget()), {}, 0, {m_rail, {right, 1}});
    filled(new QVBoxLayout(this), {}, 0, {m_scroll});

    connectRail();
    connectShell();
    connect(m_topBar, &TopBar::menuRequested, this, &MainWindow::openPersonMenu);
    auto *speaker = new Speaker(m_topBar);
    // Orca's own key for a status bar is eaten by the pages' Enter.
    new QShortcut(Qt::SHIFT | Qt::Key_F8, m_scroll, speaker,
                  [this, speaker] { speaker->say(m_presenters.shell.sentence()); });
    connect(&m_announcer, &Announcer::said, speaker, [this, speaker](const QString &sentence) {
        if (!lock().isLocked())
            speaker->say(sentence);
    });
    connect(m_paper, &PaperDesk::said, &m_announcer, &Announcer::said);
    connect(&m_announcer, &Announcer::sounded, this, &MainWindow::sounded);
    connect(&m_navigator, &Navigator::pageChanged, this, &MainWindow::showPage);
    connect(&m_navigator, &Navigator::amountWanted, m_form, &NewChargePage::takeFocusToAmount);
    connect(&m_navigator, &Navigator::closingWanted, this, [this] {
        m_closes = true;
        window()->close();
    });
    const auto *dialogs = new ChargeDialogs(presenters.service, m_approval, m_navigator, presenters.settings,
                                            presenters.day, presenters.paper, m_scroll);
    connect(dialogs, &ChargeDialogs::closed, this, &MainWindow::takeFocus);
    connect(&presenters.settings, &SettingsPresenter::calibrationWanted, &m_navigator, &Navigator::toCalibration);
    connect(&presenters.settings, &SettingsPresenter::calibrationSeen, this,
            [this](const QString &attempt) { m_navigator.ask(Navigator::Intent::Receive, attempt); });
    connect(&lock().signIn(), &SignInPresenter::refused, this, [this] {
        const PinView badge = lock().signIn().pin();
        if (!lock().isLocked())
            m_paper->showScanToast(badge.lead + u". "_s + badge.rest);
    });
    new ScanFilter(this);
    new DoubleClickFilter(this);
    connect(&presenters.charge, &ChargePresenter::changed, this, &MainWindow::followCode);
    connect(&presenters.charge, &ChargePresenter::ticked, this, &MainWindow::followCode);
    connect(&m_navigator, &Navigator::pageChanged, this, &MainWindow::followCode);
    followCode();
    showPage(m_navigator.page());
}

/** Parts that go may still make the presenters, which outlive them, emit signals. */
MainWindow::~MainWindow()
{
    disconnect(&m_presenters.open, nullptr, this, nullptr);
    disconnect(&m_presenters.shell, nullptr, this, nullptr);
    disconnect(&m_presenters.charge, nullptr, this, nullptr);
}

void MainWindow::connectRail()
{
    connect(m_rail, &Rail::counterRequested, &m_navigator, &Navigator::toCounter);
    new QShortcut(Qt::Key_F2, m_scroll, &m_navigator, &Navigator::toCounter);
    connect(m_rail, &Rail::chargesRequested, &m_navigator, &Navigator::toCharges);
    new QShortcut(Qt::Key_F3, m_scroll, &m_navigator, &Navigator::toCharges);
    connect(m_rail, &Rail::dayRequested, &m_navigator, &Navigator::toDay);
    new QShortcut(Qt::Key_F4, m_scroll, &m_navigator, &Navigator::toDay);
    connect(m_rail, &Rail::settingsRequested, &m_navigator, &Navigator::toSettings);
    new QShortcut(Qt::Key_F10, m_scroll, &m_navigator, &Navigator::toSettings);
    new QShortcut(Qt::Key_F1, m_scroll, &m_navigator, &Navigator::toHelp);
    new QShortcut(QKeySequence(u"Ctrl+B"_s), m_scroll, &m_navigator, &Navigator::toCode);
    new QShortcut(QKeySequence(u"Ctrl+O"_s), m_scroll, &m_navigator, &Navigator::toQueue);
    connect(&m_presenters.open, &OpenRow::changed, this, &MainWindow::showOpenCount);
    connect(m_form, &NewChargePage::toCheckRequested, this, [this] {
        m_navigator.toCharges();
        if (m_navigator.page() == Navigator::Page::Charges)
            m_presenters.charges.showToCheck();
    });
}

void MainWindow::connectShell()
{
    const auto refresh = [this] {
        m_form->setDay(m_presenters.shell.day());
        m_form->setHindrance(m_presenters.shell.hindrance());
    };
    connect(&m_presenters.shell, &ShellPresenter::changed, this, refresh);
    refresh();
}

void MainWindow::showPage(Navigator::Page page)
{
    using Page = Navigator::Page;
    m_rail->setActive(page == Page::Settings   ? Rail::Place::Settings
                      : page == Page::Day      ? Rail::Place::Day
                      : m_navigator.isInList() ? Rail::Place::Charges
                                               : Rail::Place::Counter);
    m_pages->setCurrentWidget(made(page));
    setTypesOnPad(this, page == Page::Form || page == Page::Charge || page == Page::Outcome);
    m_presenters.shell.setShown(page == Page::Outcome  ? m_presenters.outcome.attempt()
                                : page == Page::Charge ? m_presenters.charge.attempt()
                                                       : QString());
    showOpenCount();
    takeFocus();
}

/** Shown once: by the form's row where that is visible. */
void MainWindow::showOpenCount()
{
    const bool isInRow = m_navigator.page() == Navigator::Page::Form && m_form->hasOpenRow();
    m_rail->setOpenCount(isInRow ? 0 : m_presenters.open.toCheck());
}

/** The page, made and as wide as the window by now. */
PageWidget *MainWindow::made(Navigator::Page page)
{
    PageWidget *&widget = m_made[page];
    if (!widget) {
        widget = make(page);
        widget->setMetrics(grid());
        m_pages->addWidget(widget);
    }
    return widget;
}

void MainWindow::followCode()
{
    const ChargeView &view = m_presenters.charge.view();
    const bool isShown = view.isReady() && !view.codeBytes.isEmpty() && !m_presenters.charge.attempt().isEmpty();
    // A payment restarts the idle time, so that it is seen before the screen locks.
    if (m_isCodeShown && view.isPaid())
        lock().noteActivity();
    lock().setCodeShown(isShown, !view.deadline.isEmpty());
    if (std::exchange(m_isCodeShown, isShown) != isShown)
        Q_EMIT codeShown(isShown);
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() != ScanEvent::id())
        return QWidget::event(event);
    event->accept();
    take(static_cast<ScanEvent *>(event)->scan());
    return true;
}

/** Whatever no text field and no button took. */
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    const auto key = amountKeyOf(*event);
    if (event->modifiers().testFlag(Qt::ControlModifier) &&
        (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        event->isAutoRepeat() ? event->accept() : m_navigator.submit();
    else if (!key || key->kind != AmountKey::Kind::Typed || !m_navigator.typeAmount(*key))
        QWidget::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(m_closes || m_navigator.mayClose());
}

const LayoutMetrics &MainWindow::grid() const
{
    return LayoutMetrics::of(size().expandedTo(LayoutMetrics::leastWindow), m_presenters.shell.isTraining());
}

void MainWindow::arrange()
{
    const LayoutMetrics &grid = this->grid();
    m_scroll->widget()->resize(size().expandedTo(LayoutMetrics::leastWindow));
    m_rail->setFixedWidth(grid.rail);
    m_topBar->setMetrics(grid);
    m_ribbon->setFixedHeight(grid.ribbon);
    m_scroll->widget()->layout()->activate(); // the pages have their size before they share it out
    for (PageWidget *page : std::as_const(m_made))
        page->setMetrics(grid);
    showOpenCount();
}

void MainWindow::paintEvent(QPaintEvent *)
{
    Canvas(this).fill(rect(), ColorRole::Window);
    if (std::exchange(m_isShown, true))
        return;
    // The pages above are painted before control is back in the event loop.
    QTimer::singleShot(0, this, [this] {
        window()->setWindowIcon(appIcon());
        Q_EMIT firstShown();
    });
}

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

#include "moc_mainwindow.cpp"
