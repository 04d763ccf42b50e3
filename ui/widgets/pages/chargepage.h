// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/charge/chargepresenter.h"
#include "ui/presentation/shell/navigator.h"
#include "ui/widgets/pages/page.h"

class QGridLayout;
class QShortcut;
class QVBoxLayout;

namespace balcao
{

class Banner;
class Button;
class Card;
class ChargeDisplay;
class ChargeLeftPanel;
class Choices;
class CopyCard;
class Label;
class LabelledGrid;
class ScrollArea;
class Tile;

/** The charge from the press to the payment (03, 04, 07, 14): one frame, what the stage allows is shown in it. */
class ChargePage : public PageWidget
{
    Q_OBJECT

public:
    ChargePage(ChargePresenter &presenter, Navigator &navigator, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid) override;
    /** Puts the keyboard where the stage's first action is. */
    void takeFocus() override;

protected:
    void resizeEvent(QResizeEvent *) override { refresh(); }

private:
    void buildTiles();
    void buildBottomRow();
    void buildShortcuts();
    void refresh();
    void arrangeTabs();
    void refreshTiles(const ChargeView &view);
    void refreshBottomRow(const ChargeView &view);
    void arrangeHeights();
    /** Of the right column. */
    [[nodiscard]] int columnWidth() const;
    void press(Qt::Key key);
    void sendByWhatsApp();

    ChargePresenter &m_presenter;
    Navigator &m_navigator;
    LayoutMetrics m_metrics = LayoutMetrics::usual();
    ChargeView::Stage m_shownStage{};
    int m_tileRows = 0;
    QString m_shownAttempt;

    ChargeLeftPanel *m_left;
    ChargeDisplay *m_display;
    LabelledGrid *m_customer;
    Card *m_customerCard;
    CopyCard *m_txid;
    QWidget *m_steps;
    CopyCard *m_copy;
    Banner *m_banner;
    Choices *m_choices;
    QWidget *m_tiles;
    QGridLayout *m_tileGrid;
    Tile *m_refresh = nullptr;
    Tile *m_correct = nullptr;
    Tile *m_whatsApp = nullptr;
    Tile *m_receive = nullptr;
    /** Where the bottom row has no room for the button. */
    Tile *m_expiryTile = nullptr;
    QWidget *m_bottom;
    Label *m_note = nullptr;
    Button *m_cancel = nullptr;
    Button *m_simulatePayment = nullptr;
    Button *m_simulateExpiry = nullptr;
    Button *m_new = nullptr;
    QList<QShortcut *> m_enter;
    /** What stands between display and foot. */
    QVBoxLayout *m_parts;
    ScrollArea *m_body;
    QVBoxLayout *m_upper;
};

} // namespace balcao
