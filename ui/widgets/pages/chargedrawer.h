// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/historypresenter.h"
#include "ui/widgets/controls/card.h"

class QGridLayout;

namespace balcao
{

class Button;
class CopyButton;
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

    /** The narrow drawer leaves out the picture of the code, which is one key away, and the names of keys. */
    void setCompact(bool compact);
    void refresh();
    /** For a key of the page's: into the clipboard, where there is a code that may be shown. */
    [[nodiscard]] CopyButton *copyButton() const { return m_copy; }

Q_SIGNALS:
    void closeRequested();
    void openRequested();
    void correctionRequested();
    void refreshRequested();
    void receiptRequested();

private:
    void buildSummary();
    [[nodiscard]] QLayout *buildHistory();
    [[nodiscard]] QLayout *buildFooter();
    void arrangeSummary();
    void openMenu();

    HistoryPresenter &m_presenter;
    ChargeDetail m_detail;
    bool m_isCompact = false;
    bool m_showsCode = false;

    Label *m_title;
    Button *m_close;
    Card *m_codeFrame;
    QrCodeWidget *m_code;
    /** Amount and status. */
    QWidget *m_sum;
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
    Button *m_refresh;
    Button *m_correct;
    Button *m_more;
};

} // namespace balcao
