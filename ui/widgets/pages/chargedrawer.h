// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/history/historypresenter.h"
#include "ui/widgets/controls/card.h"
#include "ui/widgets/style/layoutmetrics.h"

class QBoxLayout;

namespace balcao
{

class Button;
class CopyButton;
class LabelledRows;
class QrCodeWidget;
class ScrollArea;
class StatusPill;
class TimelineView;

/** One charge beside the list: its code for reference, who it is for, its history, and what can be done with it.
 *
 *  Every charge has the same places: what one does not have leaves its place empty, so that going through the rows moves nothing
 *  but the history. Only what is between head and foot scrolls.
 */
class ChargeDrawer : public Card
{
    Q_OBJECT

public:
    /** @p presenter outlives the drawer. */
    explicit ChargeDrawer(HistoryPresenter &presenter, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid);
    void refresh();
    /** For a key of the page's: into the clipboard, where there is a code that may be shown. */
    [[nodiscard]] CopyButton *copyButton() const { return m_copy; }

Q_SIGNALS:
    void closeRequested();
    void openRequested();
    void correctionRequested();
    void refreshRequested();
    void receiptRequested();
    void whatsAppRequested();

private:
    void buildSummary();
    void buildBody();
    void buildFooter();
    void refreshCode();
    void openMenu();

    HistoryPresenter &m_presenter;
    ChargeDetail m_detail;

    Label *m_title;
    Button *m_close;
    MoneyLabel *m_amount;
    StatusPill *m_pill;
    QrCodeWidget *m_code;
    IconView *m_noCode;
    Button *m_open;
    CopyButton *m_copy;
    Button *m_whatsApp;
    LabelledRows *m_customer;
    Card *m_noteCard;
    Label *m_note;
    TimelineView *m_history;
    ScrollArea *m_body;
    Hairline *m_line;
    Button *m_refresh;
    Button *m_correct;
    Button *m_more;
    QBoxLayout *m_head = nullptr;
    QBoxLayout *m_sum;
    QBoxLayout *m_summary;
    QBoxLayout *m_below;
    QBoxLayout *m_foot;
};

} // namespace balcao
