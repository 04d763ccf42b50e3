// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/history/historypresenter.h"
#include "ui/widgets/controls/card.h"
#include "ui/widgets/style/layoutmetrics.h"

class QBoxLayout;
class QGridLayout;

namespace balcao
{

class Button;
class CopyButton;
class HistoryRow;
class LabelledGrid;
class QrCodeWidget;
class ScrollArea;
class StatusPill;
class TimelineView;

/** One charge beside the list: its code for reference, who it is for, its history, and what can be done with it. */
class ChargeDrawer : public Card
{
    Q_OBJECT

public:
    /** @p presenter outlives the drawer. */
    explicit ChargeDrawer(HistoryPresenter &presenter, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid);
    void refresh();
    /** False: the history does not lie over the drawer. */
    bool closeHistory();
    /** For a key of the page's: into the clipboard, where there is a code that may be shown. */
    [[nodiscard]] CopyButton *copyButton() const { return m_copy; }

Q_SIGNALS:
    void closeRequested();
    void openRequested();
    void correctionRequested();
    void refreshRequested();
    void receiptRequested();

protected:
    void resizeEvent(QResizeEvent *) override { arrange(); }

private:
    void buildSummary();
    void buildHistory();
    void buildFooter();
    void arrange();
    void arrangeSummary(bool showsCode);
    void refreshCustomer();
    void arrangeHistory();
    void openHistory();
    void openMenu();

    HistoryPresenter &m_presenter;
    ChargeDetail m_detail;
    /** A narrow drawer has the amount and its status above the code, and no icons. */
    bool m_isCompact = false;
    /** In a low one the history is one row, which opens it over the rest. */
    bool m_folds = false;
    bool m_hasPicture = false;

    Label *m_title;
    Button *m_close;
    Card *m_codeFrame;
    QrCodeWidget *m_code;
    /** Of amount and status. */
    QBoxLayout *m_sum;
    MoneyLabel *m_amount;
    StatusPill *m_pill;
    Button *m_open;
    CopyButton *m_copy;
    QGridLayout *m_summary;
    Card *m_noteCard;
    Label *m_note;
    LabelledGrid *m_customer;
    Label *m_document;
    Label *m_fullName;
    TimelineView *m_history;
    ScrollArea *m_scroll;
    Card *m_historyPanel;
    Button *m_back;
    HistoryRow *m_folded;
    QBoxLayout *m_column;
    QBoxLayout *m_footer;
    Button *m_refresh;
    Button *m_correct;
    Button *m_more;
};

} // namespace balcao
