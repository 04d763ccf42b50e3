// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/history/historypresenter.h"
#include "ui/widgets/pages/page.h"

namespace balcao
{

class ChargeDrawer;
class HistoryTable;
class FilterBar;

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
    /** Show this charge, or settle it when its outcome is unknown. */
    void chargeOpened(const QString &attempt);
    void correctionRequested(const QString &attempt);
    /** Ask the provider how this charge stands. */
    void refreshRequested(const QString &attempt);
    /** An operator saw the payment in the bank's app. */
    void receiptRequested(const QString &attempt);
    /** Nothing took the message to the customer. */
    void whatsAppFailed();

protected:
    void resizeEvent(QResizeEvent *) override { arrange(); }

private:
    void buildShortcuts();
    void arrange();
    void showDetail();
    void open();
    void sendByWhatsApp();
    void pressEscape();

    HistoryPresenter &m_presenter;
    LayoutMetrics m_metrics = LayoutMetrics::usual();
    FilterBar *m_filters;
    HistoryTable *m_table;
    ChargeDrawer *m_drawer;
};

} // namespace balcao
