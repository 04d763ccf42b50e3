// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/keypad.h"
#include "ui/widgets/controls/page.h"
#include "ui/widgets/newcharge/chargefields.h"
#include "ui/widgets/newcharge/suggestionlist.h"
#include "ui/widgets/newcharge/todaylist.h"

namespace balcao
{

class Navigator;
class NewChargePresenter;
class OpenRow;
class OpenRowBar;
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
    /** There is no room for the buttons above the customer's fields. */
    [[nodiscard]] bool isLow() const { return m_headBar->isHidden(); }
    void setDay(const QString &day);
    /** Why nothing can be charged now; empty: all is well. */
    void setHindrance(const LabelledText &why);
    /** To the amount, or to the first field that is wrong. */
    void takeFocus() override;
    void takeFocusToAmount();

Q_SIGNALS:
    void toCheckRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
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
    LayoutMetrics m_metrics;
    /** As the heights are arranged: it was wanted; it has a place. */
    bool m_isMarkOpen = false;
    bool m_hasMark = false;

    AmountDisplay *m_display = new AmountDisplay;
    Button *m_keypadButton =
        new Button(Button::Kind::Visor, tr("On-screen keypad"), {.icon = QStringLiteral("keypad")});
    Card *m_form = new Card;
    QWidget *m_headBar = new QWidget;
    Card *m_errorBox = new Card(nullptr, metrics::radiusControl);
    Label *m_errorCount = new Label(15, QFont::DemiBold, ColorRole::ErrorInk);
    Banner *m_banner = new Banner(Banner::Tone::Error);
    ChargeFields *m_fields;
    Button *m_create = new Button(Button::Kind::Primary, tr("Create QR code"),
                                  {.icon = QStringLiteral("charge"), .keycap = tr("Ctrl + Enter")});
    Button *m_clear = new Button(Button::Kind::Ghost, tr("Clear"));
    Button *m_last;
    Button *m_undo;
    Button *m_openMark;
    OpenRowBar *m_open;
    TodayList *m_today;
    Keypad *m_keypad = new Keypad;
    SuggestionList *m_suggestions = new SuggestionList(this);
    Banner *m_hindrance = new Banner(Banner::Tone::Error);
    QBoxLayout *m_columns = new QHBoxLayout(this);
    QBoxLayout *m_left = new QVBoxLayout;
    QBoxLayout *m_lower = new QHBoxLayout;
    QWidget *m_footLine = new Hairline;
    QBoxLayout *m_footer = new QHBoxLayout;
};

} // namespace balcao
