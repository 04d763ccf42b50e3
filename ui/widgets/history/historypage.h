// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/page.h"
#include "ui/widgets/history/chargedrawer.h"
#include "ui/widgets/history/filterbar.h"
#include "ui/widgets/history/historytable.h"

namespace balcao
{

/** All charges of the ledger (08): filters above, the list, and beside it a drawer with the one that is chosen. */
class HistoryPage : public PageWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives the page. */
    explicit HistoryPage(HistoryPresenter &presenter, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid) override;
    /** Puts the keyboard into the list. */
    void takeFocus() override;

Q_SIGNALS:
    void asked(balcao::Navigator::Intent intent, const QString &attempt);
    /** Nothing took the message to the customer. */
    void whatsAppFailed();
    /** The owner's queue, or whose a code is. */
    void queueWanted();
    void codeWanted();
    /** The code of that charge went there. */
    void shown(const QString &attempt, balcao::CodePlace place);
    void printRequested(const QString &attempt);
    /** The same, and where and how is chosen first. */
    void paperRequested(const QString &attempt);

protected:
    void resizeEvent(QResizeEvent *) override { arrange(); }
    void showEvent(QShowEvent *) override { m_presenter.setWatched(true); }
    void hideEvent(QHideEvent *) override { m_presenter.setWatched(false); }

private:
    void buildShortcuts();
    void arrange();
    void showDetail();
    /** Of the charge that is chosen, where it allows that. */
    void ask(Navigator::Intent intent);
    void sendByWhatsApp();
    void print(bool chooses);
    void pressEscape();

    HistoryPresenter &m_presenter;
    LayoutMetrics m_metrics;
    FilterBar *m_filters = new FilterBar(m_presenter, this);
    HistoryTable *m_table = new HistoryTable(m_presenter, this);
    ChargeDrawer *m_drawer = new ChargeDrawer(m_presenter, this);
};

} // namespace balcao
