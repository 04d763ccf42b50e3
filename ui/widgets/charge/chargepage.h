// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/frame/navigator.h"
#include "ui/widgets/charge/chargecards.h"
#include "ui/widgets/charge/chargeleftpanel.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/choices.h"
#include "ui/widgets/controls/labelledgrid.h"
#include "ui/widgets/controls/page.h"
#include "ui/widgets/style/heights.h"

#include <QGridLayout>

class QShortcut;

namespace balcao
{

/** The charge from the press to the payment (03, 04, 07, 14): one frame, what the stage allows is shown in it. */
class ChargePage : public PageWidget
{
    Q_OBJECT

public:
    ChargePage(ChargePresenter &presenter, Navigator &navigator, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid) override;
    /** Puts the keyboard where the stage's first action is. */
    void takeFocus() override;

Q_SIGNALS:
    void printRequested(const QString &attempt);
    /** The same, and where and how is chosen first. */
    void paperRequested(const QString &attempt);

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
    [[nodiscard]] ChargeHeights heightsWith(int tileRows) const;
    [[nodiscard]] int tilesPerRow(int count) const;
    /** Of the right column. */
    [[nodiscard]] int columnWidth() const;
    void press(Qt::Key key);
    void sendByWhatsApp();

    ChargePresenter &m_presenter;
    Navigator &m_navigator;
    LayoutMetrics m_metrics;
    ChargeView::Stage m_shownStage{};
    int m_tileRows = 0;
    QString m_shownAttempt;

    ChargeLeftPanel *m_left = new ChargeLeftPanel(m_presenter);
    ChargeDisplay *m_display = new ChargeDisplay(m_presenter);
    LabelledGrid *m_customer = new LabelledGrid(2);
    Card *m_customerCard = new Card;
    CopyCard *m_txid = new CopyCard(tr("Identifier (txid)"), Qt::ElideMiddle);
    QWidget *m_steps = makeStepsCard(m_presenter);
    CopyCard *m_copy = new CopyCard(tr("Pix copy and paste"), Qt::ElideRight);
    Banner *m_banner = new Banner(Banner::Tone::Unknown);
    Choices *m_choices = new Choices(this);
    QWidget *m_tiles = new QWidget;
    QGridLayout *m_tileGrid = filled(new QGridLayout(m_tiles), {}, -1);
    QList<Tile *> m_allTiles;
    Tile *m_refresh = nullptr;
    Tile *m_correct = nullptr;
    Tile *m_whatsApp = nullptr;
    Tile *m_print = nullptr;
    /** Where it does not make the column scroll; its key is there in any case. */
    Tile *m_trouble = nullptr;
    Tile *m_receive = nullptr;
    /** Where the bottom row has no room for the button. */
    Tile *m_expiryTile = nullptr;
    QWidget *m_bottom = new QWidget;
    Label *m_note = new Label(16, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap);
    Button *m_cancel = new Button(Button::Kind::Secondary, tr("Cancel"), {.keycap = QStringLiteral("Esc")});
    Button *m_simulatePayment = new Button(Button::Kind::Training, tr("Simulate payment"),
                                           {.icon = QStringLiteral("play"), .keycap = QStringLiteral("Ctrl S")});
    Button *m_simulateExpiry = new Button(Button::Kind::Secondary, tr("Simulate expiry"));
    Button *m_new = new Button(Button::Kind::Secondary);
    QList<QShortcut *> m_enter;
    /** What stands between display and foot. */
    QVBoxLayout *m_parts = new QVBoxLayout;
    ScrollArea *m_body = new ScrollArea(new QWidget);
    QVBoxLayout *m_upper = new QVBoxLayout;
};

} // namespace balcao
