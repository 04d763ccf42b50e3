// SPDX-License-Identifier: MIT
#include "ui/widgets/customerscreen/customerscreen.h"

#include "ui/widgets/style/accessibility.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace balcao
{

namespace
{

ScreenFacts factsOf(const QScreen &screen)
{
    const auto desktop = QGuiApplication::screens().indexOf(screen.virtualSiblings().constFirst());
    return {.name = screen.name(),
            .serial = screen.serialNumber(),
            .geometry = screen.geometry(),
            .desktop = static_cast<int>(desktop)};
}

} // namespace

QList<ScreenFacts> screensNow()
{
    QList<ScreenFacts> all;
    for (const QScreen *screen : QGuiApplication::screens())
        all.append(factsOf(*screen));
    return all;
}

CustomerScreen::CustomerScreen(const CustomerSources &sources, ShellPresenter &shell, QWidget &till,
                               ScreenMemory &memory, QString setting, CustomerLanguage language)
    : m_sources(sources)
    , m_shell(shell)
    , m_till(till)
    , m_memory(memory)
    , m_setting(std::move(setting))
    , m_language(std::move(language))
{
    m_settled.setSingleShot(true);
    m_settled.setInterval(500ms);
    connect(&m_settled, &QTimer::timeout, this, &CustomerScreen::arrange);
    connect(qGuiApp, &QGuiApplication::screenAdded, this, [this](QScreen *screen) {
        watch(screen);
        // Beside the customer's it is another desktop, however soon that one goes.
        if (m_window)
            choose();
        m_settled.start();
    });
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &CustomerScreen::screenRemoved);
    for (QScreen *screen : QGuiApplication::screens())
        watch(screen);
    m_till.window()->installEventFilter(this);
    arrange();
}

void CustomerScreen::watch(QScreen *screen)
{
    connect(screen, &QScreen::geometryChanged, this, [this, screen] { screenChanged(screen); });
    connect(screen, &QScreen::logicalDotsPerInchChanged, this, [this, screen] { screenChanged(screen); });
    connect(screen, &QScreen::physicalDotsPerInchChanged, this, [this, screen] { screenChanged(screen); });
}

void CustomerScreen::screenChanged(const QScreen *screen)
{
    if (screen == m_screen)
        close();
    m_settled.start();
}

/** At once: afterwards Qt moves what is left there to another screen. */
void CustomerScreen::screenRemoved(const QScreen *screen)
{
    if (screen != m_screen)
        return m_settled.start();
    close();
    tell(true);
    m_settled.start();
}

bool CustomerScreen::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::Show)
        m_settled.start();
    return false;
}

void CustomerScreen::tell(bool isMissed)
{
    m_shell.setCustomerScreenMissed(isMissed);
    if (std::exchange(m_isMissed, isMissed) != isMissed && isMissed)
        Speaker::say(&m_till, tr("The customer's screen was not found."));
}

ScreenChoice CustomerScreen::choose()
{
    ScreenChoice choice = chooseScreen(screensNow(), m_setting, factsOf(*m_till.screen()), m_memory);
    m_memory = choice.memory;
    return choice;
}

void CustomerScreen::arrange()
{
    const ScreenChoice choice = choose();
    tell(choice.isMissed);
    const QList<QScreen *> screens = QGuiApplication::screens();
    const auto chosen = std::find_if(screens.cbegin(), screens.cend(), [&choice](const QScreen *screen) {
        return choice.screen && factsOf(*screen) == *choice.screen;
    });
    QScreen *const screen = chosen == screens.cend() ? nullptr : *chosen;
    if (m_window && m_screen == screen && m_window->isVisible())
        return;
    close();
    if (screen)
        open(screen);
}

/** In this order: fullscreen comes last, and under Wayland it alone names the output. */
void CustomerScreen::open(QScreen *screen)
{
    m_screen = screen;
    m_presenter = std::make_unique<CustomerPresenter>(m_sources, m_language);
    m_window = std::make_unique<CustomerWindow>(*m_presenter);
    m_window->winId();
    m_window->windowHandle()->setScreen(screen);
    m_window->setGeometry(screen->geometry());
    m_window->showFullScreen();
}

void CustomerScreen::close()
{
    m_window.reset();
    m_presenter.reset();
    m_screen.clear();
}

} // namespace balcao

#include "moc_customerscreen.cpp"
