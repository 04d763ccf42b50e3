// SPDX-License-Identifier: MIT
#include "app/till/tillwindow.h"

#include "app/common/translations.h"
#include "app/till/session.h"
#include "ui/widgets/customerscreen/customerscreen.h"
#include "ui/widgets/frame/mainwindow.h"
#include "ui/widgets/setup/firstrunpage.h"
#include "ui/widgets/style/icon.h"

#include <QCloseEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

TillWindow::TillWindow()
    : m_layout(new QVBoxLayout(this))
{
    setWindowTitle(u"Balcão"_s);
    resize(1366, 768);
    m_layout->setContentsMargins({});
}

TillWindow::~TillWindow() = default;

void TillWindow::setFirstRun(FirstRunPresenter *presenter)
{
    delete m_firstRun;
    if (!presenter)
        return;
    m_firstRun = new FirstRunPage(*presenter, this);
    m_layout->addWidget(m_firstRun);
    setWindowIcon(appIcon());
    m_firstRun->takeFocus();
}

void TillWindow::setSession(Session *session)
{
    m_customer.reset();
    delete m_pages;
    m_awake.setWanted(false);
    if (!session)
        return;
    delete m_firstRun;
    m_pages = new MainWindow(session->presenters(), this);
    m_pages->lock().setIdleTime(session->lockAfter());
    m_layout->addWidget(m_pages);
    connect(m_pages, &MainWindow::firstShown, this, &TillWindow::firstShown);
    connect(m_pages, &MainWindow::firstShown, m_pages, [this, session] {
        const auto &[screen, language] = session->customerPlace();
        m_customer = std::make_unique<CustomerScreen>(m_pages->customerSources(), session->shell(), *m_pages, m_screens,
                                                      screen, CustomerLanguage(textsIn(language)));
    });
    connect(m_pages, &MainWindow::sounded, this, &TillWindow::sounded);
    connect(m_pages, &MainWindow::codeShown, &m_awake, &KeepAwake::setWanted);
}

bool TillWindow::isLocked() const
{
    return m_pages && m_pages->lock().isLocked();
}

void TillWindow::toSettings()
{
    if (m_pages)
        m_pages->toSettings();
}

void TillWindow::tell(const QString &title, const QString &text)
{
    if (m_pages)
        m_pages->tell(title, text);
}

void TillWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(!m_pages || m_pages->close());
    if (event->isAccepted())
        m_customer.reset();
}

} // namespace balcao

#include "moc_tillwindow.cpp"
