// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/widgets/pages/page.h"

class QBoxLayout;

namespace balcao
{

class AmountDisplay;
class Banner;
class Button;
class Card;
class ChargeFields;
class Keypad;
class Label;
class Navigator;
class OpenRow;
class OpenRowBar;
class SuggestionList;
class TodayList;
class TodayModel;

/** The screen on which a charge is typed (01, 02, 06b), with today's charges or the keypad beside it. */
class NewChargePage : public PageWidget
{
    Q_OBJECT

public:
    NewChargePage(NewChargePresenter &presenter, TodayModel &today, OpenRow &open, Navigator &navigator, bool training,
                  QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid) override;
    /** Whether there is room for it: by the window's size, never by what is in it. */
    [[nodiscard]] bool hasOpenRow() const;
    void setDay(const QString &day);
    /** Why nothing can be sent now; empty: all is well. */
    void setLedgerOutage(const QString &sentence);
    /** To the amount, or to the first field that is wrong. */
    void takeFocus() override;
    void takeFocusToAmount();

Q_SIGNALS:
    void toCheckRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildForm();
    void connectKeypad();
    void connectSuggestions();
    void showSuggestions();
    void refresh();
    void placeErrors();
    void leaveOutOpen();
    void placeKeypad();
    void arrangeHeights();

    NewChargePresenter &m_presenter;
    TodayModel &m_charges;
    const OpenRow &m_row;
    LayoutMetrics m_metrics = LayoutMetrics::usual();
    bool m_keypadWanted = false;
    /** As the heights are arranged: it was wanted; it has a place. */
    bool m_isMarkOpen = false;
    bool m_hasMark = false;

    AmountDisplay *m_display;
    Button *m_keypadButton;
    Card *m_form;
    QWidget *m_headBar = nullptr;
    Label *m_title = nullptr;
    Label *m_rule = nullptr;
    Card *m_errorBox = nullptr;
    Label *m_errorCount = nullptr;
    Banner *m_banner;
    ChargeFields *m_fields;
    Button *m_create = nullptr;
    Button *m_clear = nullptr;
    Button *m_openMark = nullptr;
    OpenRowBar *m_open;
    TodayList *m_today;
    Keypad *m_keypad;
    SuggestionList *m_suggestions;
    Banner *m_ledgerBanner;
    QBoxLayout *m_columns;
    QBoxLayout *m_left;
    QBoxLayout *m_lower;
    QWidget *m_footLine = nullptr;
    QBoxLayout *m_footer = nullptr;
};

} // namespace balcao
