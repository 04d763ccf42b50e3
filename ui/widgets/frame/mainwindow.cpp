// SPDX-License-Identifier: MIT
#include "ui/widgets/frame/mainwindow.h"

#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/doubleclickfilter.h"
#include "ui/widgets/controls/scanfilter.h"
#include "ui/widgets/frame/chargedialogs.h"
#include "ui/widgets/frame/paperdesk.h"
#include "ui/widgets/frame/shell.h"
#include "ui/widgets/newcharge/newchargepage.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/icon.h"

#include <QCloseEvent>
#include <QKeyEvent>
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

/** Parts that go may still make the presenters, which outlive them, tell something. */
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

/** Told once: by the form's row where that is seen. */
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

} // namespace balcao

#include "moc_mainwindow.cpp"
