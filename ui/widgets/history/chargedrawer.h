// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/frame/navigator.h"
#include "ui/presentation/history/historypresenter.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/labelledgrid.h"
#include "ui/widgets/controls/qrcodewidget.h"
#include "ui/widgets/controls/statuspill.h"
#include "ui/widgets/style/layoutmetrics.h"

namespace balcao
{

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
    void asked(balcao::Navigator::Intent intent);
    void whatsAppRequested();
    void paperRequested();

private:
    void buildSummary();
    void buildBody();
    void buildFooter();
    void refreshCode();
    void openMenu();

    HistoryPresenter &m_presenter;
    ChargeDetail m_detail;

    Label *m_title = new Label(18, QFont::DemiBold, ColorRole::Ink);
    Button *m_close = new Button(Button::Kind::Ghost, tr("Close"), {.keycap = QStringLiteral("Esc")});
    MoneyLabel *m_amount = new MoneyLabel({.sizes = {28, 24, 20, 17}, .font = fonts::display}, ColorRole::Ink);
    StatusPill *m_pill = new StatusPill(StatusPill::Size::Small);
    QrCodeWidget *m_code = new QrCodeWidget;
    IconView *m_noCode;
    Button *m_open;
    CopyButton *m_copy;
    Button *m_whatsApp;
    LabelledRows *m_customer = new LabelledRows;
    Card *m_noteCard = new Card(nullptr, metrics::radiusControl);
    Label *m_note = new Label(14, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap);
    TimelineView *m_history;
    ScrollArea *m_body = new ScrollArea(new QWidget);
    Hairline *m_line = new Hairline;
    Button *m_refresh;
    Button *m_correct;
    Button *m_more = new Button(Button::Kind::Secondary, {}, {.icon = QStringLiteral("more")});
    QBoxLayout *m_head = new QHBoxLayout;
    QBoxLayout *m_sum = new QHBoxLayout;
    QBoxLayout *m_summary = new QHBoxLayout;
    QBoxLayout *m_below = new QVBoxLayout;
    QBoxLayout *m_foot = new QHBoxLayout;
};

} // namespace balcao
