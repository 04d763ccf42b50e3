// SPDX-License-Identifier: MIT
#include "ui/widgets/history/historypage.h"

#include <QDesktopServices>
#include <QShortcut>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace balcao
{

using Intent = Navigator::Intent;

namespace
{

bool mayAsk(Intent intent, const ChargeDetail &detail)
{
    switch (intent) {
    case Intent::Open:
        return detail.canOpen();
    case Intent::Correct:
        return detail.canCorrect;
    case Intent::Receive:
        return detail.canReceive || detail.canTakeBack;
    case Intent::ReadStatus:
        return detail.canRefresh;
    case Intent::Contest:
        return detail.canContest || detail.canEndContest;
    case Intent::InAccount:
    case Intent::NotInAccount:
        return false; // the queue's alone
    case Intent::Dossier:
        break;
    }
    return !detail.attempt.isEmpty();
}

} // namespace

HistoryPage::HistoryPage(HistoryPresenter &presenter, QWidget *parent)
    : PageWidget(parent)
    , m_presenter(presenter)
{
    connect(m_filters, &FilterBar::finished, m_table, &HistoryTable::enter);
    connect(m_filters, &FilterBar::queueWanted, this, &HistoryPage::queueWanted);
    connect(m_filters, &FilterBar::codeWanted, this, &HistoryPage::codeWanted);
    connect(m_table, &HistoryTable::opened, this, [this](const QString &attempt) {
        m_presenter.select(attempt);
        ask(Intent::Open);
    });
    connect(m_drawer, &ChargeDrawer::asked, this, &HistoryPage::ask);
    connect(m_drawer, &ChargeDrawer::whatsAppRequested, this, &HistoryPage::sendByWhatsApp);
    connect(m_drawer, &ChargeDrawer::paperRequested, this, [this] { print(true); });
    connect(m_drawer, &ChargeDrawer::closeRequested, this, &HistoryPage::pressEscape);
    connect(&m_presenter, &HistoryPresenter::detailChanged, this, &HistoryPage::showDetail);
    buildShortcuts();
    setMetrics(m_metrics);
    showDetail();
}

void HistoryPage::buildShortcuts()
{
    constexpr Qt::ShortcutContext here = Qt::WidgetWithChildrenShortcut;
    new QShortcut(QKeySequence(QKeySequence::Find), this, m_filters, &FilterBar::focusSearch, here);
    new QShortcut(Qt::Key_Escape, this, this, &HistoryPage::pressEscape, here);
    connect(m_drawer->copyButton(), &CopyButton::copied, this,
            [this] { Q_EMIT shown(m_presenter.selected(), CodePlace::Clipboard); });
    new QShortcut(QKeySequence::Copy, m_table, m_drawer->copyButton(), &CopyButton::copy, here);
    new QShortcut(Qt::Key_F7, this, this, &HistoryPage::sendByWhatsApp, here);
    new QShortcut(
        Qt::Key_F8, this, this, [this] { print(false); }, here);
    new QShortcut(
        QKeySequence::Print, this, this, [this] { print(true); }, here);
    for (const auto &[key, intent] : {std::pair{Qt::Key_F5, Intent::ReadStatus},
                                      {Qt::Key_F6, Intent::Correct},
                                      {Qt::Key_F11, Intent::Dossier},
                                      {Qt::Key_F12, Intent::Receive}})
        new QShortcut(
            key, this, this, [this, intent = intent] { ask(intent); }, here);
}

void HistoryPage::setMetrics(const LayoutMetrics &grid)
{
    m_metrics = grid;
    m_filters->setCompact(grid.isCompact);
    arrange();
    m_drawer->setMetrics(grid);
}

void HistoryPage::arrange()
{
    const QRect page = rect().adjusted(m_metrics.pad, m_metrics.padTop, -m_metrics.pad, -m_metrics.padBottom);
    const bool hasDrawer = !m_drawer->isHidden();
    const int drawerWidth = m_metrics.drawer;
    // Where it has no room beside the list it lies over it.
    const bool isBeside = hasDrawer && !m_metrics.isSmall;
    const int listWidth = page.width() - (isBeside ? drawerWidth + m_metrics.gap : 0);
    constexpr int ring = FilterButton::ringSpace;
    const int barHeight = m_filters->sizeHint().height() - 2 * ring;
    // The rings of the filters reach over, so that their faces stand in line with the table.
    m_filters->setGeometry(page.left() - ring, page.top() - ring, listWidth + 2 * ring, barHeight + 2 * ring);
    const int top = page.top() + barHeight + m_metrics.gap;
    m_table->setGeometry(page.left(), top, listWidth, page.bottom() + 1 - top);
    m_drawer->setGeometry(page.right() + 1 - drawerWidth, page.top(), drawerWidth, page.height());
}

void HistoryPage::showDetail()
{
    const bool hasDetail = !m_presenter.selected().isEmpty();
    if (hasDetail)
        m_drawer->refresh();
    else if (m_drawer->isAncestorOf(focusWidget()))
        m_table->takeFocus();
    m_drawer->setVisible(hasDetail);
    arrange();
    m_table->showSelected();
}

void HistoryPage::ask(Intent intent)
{
    m_table->chooseCurrent();
    if (mayAsk(intent, m_presenter.detail()))
        Q_EMIT asked(intent, m_presenter.selected());
}

void HistoryPage::sendByWhatsApp()
{
    m_table->chooseCurrent();
    const QString url = m_presenter.detail().whatsAppUrl;
    if (url.isEmpty())
        return;
    if (QDesktopServices::openUrl(QUrl(url, QUrl::StrictMode)))
        Q_EMIT shown(m_presenter.selected(), CodePlace::WhatsApp);
    else
        Q_EMIT whatsAppFailed();
}

void HistoryPage::print(bool chooses)
{
    m_table->chooseCurrent();
    if (!m_presenter.detail().canPrint)
        return;
    if (chooses)
        Q_EMIT paperRequested(m_presenter.selected());
    else
        Q_EMIT printRequested(m_presenter.selected());
}

void HistoryPage::pressEscape()
{
    if (!m_presenter.selected().isEmpty())
        m_presenter.select({});
    else if (!m_filters->clearSearch())
        m_table->takeFocus();
}

void HistoryPage::takeFocus()
{
    m_table->takeFocus();
}

} // namespace balcao

#include "moc_historypage.cpp"
