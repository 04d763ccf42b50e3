// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/chargepage.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/choices.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/labelledgrid.h"
#include "ui/widgets/pages/chargecards.h"
#include "ui/widgets/pages/chargeleftpanel.h"
#include "ui/widgets/style/tabring.h"

#include <QDesktopServices>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace balcao
{

using Stage = ChargePresenter::Stage;

ChargePage::ChargePage(ChargePresenter &presenter, Navigator &navigator, QWidget *parent)
    : PageWidget(parent)
    , m_presenter(presenter)
    , m_navigator(navigator)
    , m_left(new ChargeLeftPanel(presenter))
    , m_display(new ChargeDisplay(presenter))
    , m_customer(new LabelledGrid(2))
    , m_customerCard(new Card)
    , m_txid(new CopyCard(tr("Identifier (txid)"), Qt::ElideMiddle))
    , m_steps(makeStepsCard(presenter))
    , m_copy(new CopyCard(tr("Pix copy and paste"), Qt::ElideRight))
    , m_banner(new Banner(Banner::Tone::Unknown))
    , m_choices(new Choices(this))
    , m_tiles(new QWidget)
    , m_tileGrid(new QGridLayout(m_tiles))
    , m_bottom(new QWidget)
    , m_right(new QVBoxLayout)
{
    filled(new QVBoxLayout(m_customerCard), {21, 13, 16, 12}, -1, {m_customer});
    m_customerCard->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    filled(new QHBoxLayout(this), {}, -1, {m_left, {m_right, 1}});
    buildTiles();
    buildBottomRow();
    filled(m_right, {}, -1,
           {{m_display, 1}, m_customerCard, {m_steps, 1}, m_txid, m_copy, m_banner, m_choices, m_tiles, m_bottom});
    buildShortcuts();
    connect(m_choices, &Choices::chosen, &m_navigator, &Navigator::take);
    connect(m_left, &ChargeLeftPanel::chargeAgainRequested, &m_navigator, &Navigator::chargeAgain);
    connect(&m_presenter, &ChargePresenter::changed, this, &ChargePage::refresh);
    arrangeTabs();
    setMetrics(m_metrics);
    refresh();
}

void ChargePage::buildTiles()
{
    const auto tile = [this](const QString &icon, const QString &keycap, const QString &text, auto action) {
        auto *made = new Tile(icon, keycap, m_tiles);
        made->setText(text);
        connect(made, &Tile::clicked, this, action);
        return made;
    };
    m_refresh = tile(u"refresh"_s, u"F5"_s, tr("Read status"), [this] { press(Qt::Key_F5); });
    m_correct = tile(u"edit"_s, u"F6"_s, tr("Correct"), [this] { press(Qt::Key_F6); });
    m_whatsApp = tile(u"chat"_s, u"F7"_s, tr("WhatsApp"), [this] { press(Qt::Key_F7); });
    m_receive = tile(u"check-circle"_s, u"F12"_s, tr("Confirm receipt"), [this] { press(Qt::Key_F12); });
    m_expiryTile = tile(u"hourglass"_s, QString(), tr("Simulate expiry"), [this] { m_presenter.simulateExpiry(); });
    m_tileGrid->setContentsMargins(0, 0, 0, 0);
}

void ChargePage::buildBottomRow()
{
    m_note = new Label(16, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap, this);
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // m_bottom only keeps the place: its buttons lie on the page, because their focus rings reach over the row's edge.
    m_bottom->installEventFilter(this);
    using Kind = Button::Kind;
    m_cancel = new Button(Kind::Secondary, tr("Cancel"), {.icon = u"x"_s, .keycap = u"Esc"_s}, this);
    m_simulatePayment =
        new Button(Kind::Training, tr("Simulate payment"), {.icon = u"play"_s, .keycap = u"Ctrl S"_s}, this);
    m_simulateExpiry = new Button(Kind::Secondary, tr("Simulate expiry"), {}, this);
    m_new = new Button(Kind::Secondary, this);
    connect(m_cancel, &Button::clicked, &m_presenter, &ChargePresenter::cancel);
    connect(m_simulatePayment, &Button::clicked, &m_presenter, &ChargePresenter::simulatePayment);
    connect(m_simulateExpiry, &Button::clicked, &m_presenter, &ChargePresenter::simulateExpiry);
    connect(m_new, &Button::clicked, &m_navigator, &Navigator::leave);
}

void ChargePage::buildShortcuts()
{
    constexpr Qt::ShortcutContext here = Qt::WidgetWithChildrenShortcut;
    new QShortcut(
        QKeySequence::Copy, this, this, [this] { (m_txid->isVisible() ? m_txid : m_copy)->button()->copy(); }, here);
    new QShortcut(Qt::CTRL | Qt::Key_S, this, &m_presenter, &ChargePresenter::simulatePayment, here);
    const auto add = [this](Qt::Key key) {
        auto *made = new QShortcut(
            key, this, this, [this, key] { press(key); }, here);
        made->setAutoRepeat(false);
        return made;
    };
    for (const Qt::Key key : {Qt::Key_F5, Qt::Key_F6, Qt::Key_F7, Qt::Key_F12, Qt::Key_Escape})
        add(key);
    m_enter = {add(Qt::Key_Return), add(Qt::Key_Enter)};
}

/** What the view does not offer is not done. */
void ChargePage::press(Qt::Key key)
{
    const ChargeView &view = m_presenter.view();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key == Qt::Key_F5)
        m_presenter.refresh();
    else if (key == Qt::Key_F6 && view.canCorrect)
        m_navigator.ask(Navigator::Intent::Correct, m_presenter.attempt());
    else if (key == Qt::Key_F7 && !view.whatsAppUrl.isEmpty())
        sendByWhatsApp();
    else if (key == Qt::Key_F12 && view.canReceive)
        m_navigator.ask(Navigator::Intent::Receive, m_presenter.attempt());
    else if (isEnter && view.stage == Stage::Expired)
        m_navigator.chargeAgain();
    else if (key == Qt::Key_Escape && view.canCancel)
        m_presenter.cancel();
    else if ((key == Qt::Key_Escape && view.stage != Stage::Sent) || (isEnter && view.stage == Stage::Paid))
        m_navigator.leave();
}

void ChargePage::sendByWhatsApp()
{
    if (!QDesktopServices::openUrl(QUrl(m_presenter.view().whatsAppUrl, QUrl::StrictMode)))
        m_presenter.reportNoBrowser();
}

void ChargePage::setMetrics(const LayoutMetrics &grid)
{
    m_metrics = grid;
    layout()->setContentsMargins(grid.pad, grid.padTop, grid.pad, grid.padBottom);
    layout()->setSpacing(grid.gap);
    m_left->setFixedWidth(grid.qrCard);
    m_right->setSpacing(grid.chargeGap);
    m_tileGrid->setSpacing(qMin(10, grid.chargeGap));
    m_display->setMetrics(grid);
    m_choices->setCardHeight(grid.choice);
    m_customerCard->setFixedHeight(grid.customerCard);
    m_customerCard->layout()->setContentsMargins(21, grid.isLow ? 6 : 12, 16, grid.isLow ? 6 : 12);
    m_copy->setCardHeight(grid.copyCard);
    m_txid->setCardHeight(grid.copyCard);
    m_bottom->setFixedHeight(grid.bottomRow);
    for (Button *button : {m_cancel, m_simulatePayment, m_simulateExpiry, m_new})
        button->setFaceHeight(grid.bottomRow);
    // Another parent takes the keyboard away.
    const bool hadFocus = m_copy->button()->hasFocus();
    if (!grid.isCopyUnderCode)
        m_right->insertWidget(m_right->indexOf(m_steps) + 1, m_copy);
    m_left->setFooter(grid.isCopyUnderCode ? m_copy : nullptr);
    if (hadFocus)
        m_copy->button()->setFocus();
    m_copy->setFrameless(grid.isCopyUnderCode);
    m_left->setMetrics(grid);
    refresh();
}

void ChargePage::refresh()
{
    // A code that does not read back from its picture is taken off while the left panel is filled.
    m_left->refresh();
    const ChargeView &view = m_presenter.view();
    m_display->refresh();
    m_customer->setItems(view.customer);
    m_steps->setVisible(view.isUnderWay());
    m_steps->update();
    m_txid->setVisible(!view.txid.isEmpty() && (view.stage == Stage::Paid || view.stage == Stage::Closed));
    m_txid->setCode(view.txid, {});
    m_copy->setVisible(view.stage == Stage::Ready || view.stage == Stage::Expired);
    m_copy->setCode(view.codeText,
                    view.stage == Stage::Expired ? tr("Do not copy or send this code again.") : tr("Code covered."));
    m_banner->setVisible(!view.banner.text.isEmpty());
    m_banner->setTone(view.isInDoubt       ? Banner::Tone::Unknown
                      : view.isCodeRefused ? Banner::Tone::Error
                                           : Banner::Tone::Wait);
    m_banner->setText(view.banner.label, view.banner.text);
    m_banner->setToolTip(m_banner->accessibleName());

    const bool hasOtherChoices = m_choices->setChoices(view.choices);
    if (hasOtherChoices)
        arrangeTabs();
    // Enter is for the choice that has the keyboard.
    for (QShortcut *enter : m_enter)
        enter->setEnabled(view.choices.isEmpty());
    // The amount would have no room beside its status.
    const bool isCrowded =
        m_txid->isHidden() ? height() < 660 && m_choices->count() >= 3 : height() < 860 && m_choices->count() > 0;
    m_customerCard->setVisible(!isCrowded);
    refreshTiles(view);
    refreshBottomRow(view);
    if (view.stage != m_shownStage || m_presenter.attempt() != m_shownAttempt || hasOtherChoices) {
        m_shownStage = view.stage;
        m_shownAttempt = m_presenter.attempt();
        if (isVisible())
            takeFocus();
    }
}

void ChargePage::arrangeTabs()
{
    setTabRing(QList<QWidget *>{m_simulatePayment, m_simulateExpiry, m_left->chargeAgainButton(), m_copy->button(),
                                m_txid->button()} +
               m_choices->buttons() +
               QList<QWidget *>{m_refresh, m_correct, m_whatsApp, m_receive, m_expiryTile, m_cancel, m_new});
}

void ChargePage::refreshTiles(const ChargeView &view)
{
    const Stage stage = view.stage;
    m_tiles->setVisible(stage == Stage::Ready || stage == Stage::Expired || stage == Stage::Closed ||
                        stage == Stage::Correcting);
    m_refresh->setEnabled(view.canRefresh);
    m_correct->setEnabled(view.canCorrect);
    m_whatsApp->setEnabled(view.canCopy);
    m_receive->setEnabled(view.canReceive);
    m_expiryTile->setEnabled(view.canSimulate);
    m_refresh->setVisible(view.isReadingOn);
    m_expiryTile->setVisible(m_presenter.isTraining() && hasNarrowBottom());
    QList<Tile *> shown;
    for (Tile *tile : {m_refresh, m_correct, m_whatsApp, m_receive, m_expiryTile}) {
        tile->setFixedHeight(m_metrics.tile);
        m_tileGrid->removeWidget(tile);
        if (!tile->isHidden())
            shown.append(tile);
    }
    // No tile stands alone in a row: four are two by two, and a last one takes the row.
    const auto count = static_cast<int>(shown.size());
    const int perRow = count == 4 ? 2 : m_metrics.tileColumns;
    for (int place = 0; place < count; ++place) {
        const bool isLast = place + 1 == count;
        m_tileGrid->addWidget(shown.at(place), place / perRow, place % perRow, 1, isLast ? perRow - place % perRow : 1);
    }
}

void ChargePage::refreshBottomRow(const ChargeView &view)
{
    const bool paid = view.stage == Stage::Paid && !view.isQuiet && view.choices.isEmpty();
    const bool simulates = m_presenter.isTraining() && (view.stage == Stage::Ready || view.stage == Stage::Correcting);
    m_simulatePayment->setVisible(simulates);
    m_simulateExpiry->setVisible(simulates && !hasNarrowBottom());
    m_simulatePayment->setEnabled(view.canSimulate);
    m_simulateExpiry->setEnabled(view.canSimulate);
    m_cancel->setVisible(view.isUnderWay());
    m_cancel->setEnabled(view.canCancel);
    m_cancel->setIconName(view.canCancel ? u"x"_s : QString());
    m_new->setVisible(!view.isUnderWay());
    const bool isFromList = m_navigator.isInList();
    m_new->setKind(paid && !isFromList ? Button::Kind::Primary : Button::Kind::Secondary);
    if (isFromList)
        m_new->setText(simulates ? tr("Back") : tr("Back to the list"));
    else
        m_new->setText(simulates ? tr("New") : tr("New charge"));
    m_new->setIconName(simulates ? QString() : isFromList ? u"arrow-left"_s : u"plus"_s);
    m_new->setKeycap(paid && !isFromList ? u"Enter"_s : u"Esc"_s);
    m_note->setVisible(!simulates);
    m_note->setText(view.note);
    arrangeBottomRow();
}

void ChargePage::arrangeBottomRow()
{
    const QRect row = m_bottom->geometry();
    constexpr int ring = Button::ringSpace;
    const auto place = [&row](Button *button, int left) {
        button->setGeometry(QRect(QPoint(left, row.top() - ring), button->sizeHint()));
    };
    // The order of the picture: what training adds at the left, what leaves the page at the right.
    place(m_simulatePayment, row.left() - ring);
    place(m_simulateExpiry, m_simulatePayment->geometry().right() + 1 - 2 * ring + 10);
    int noteRight = row.right() - 10;
    for (Button *button : {m_new, m_cancel}) {
        place(button, row.right() + 1 + ring - button->sizeHint().width());
        if (!button->isHidden())
            noteRight = button->x() - 6;
    }
    const QRect note(row.left(), row.top(), noteRight - row.left(), row.height());
    m_note->setFont(fonts::fitting(m_note->text(), note.size(), {m_metrics.isCompact ? 14 : 16, 13}, QFont::Normal));
    m_note->setGeometry(note);
}

bool ChargePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_bottom && (event->type() == QEvent::Move || event->type() == QEvent::Resize))
        arrangeBottomRow();
    return QWidget::eventFilter(watched, event);
}

void ChargePage::takeFocus()
{
    const ChargeView &view = m_presenter.view();
    if (view.canCancel)
        m_cancel->setFocus();
    else if (m_choices->firstButton())
        m_choices->firstButton()->setFocus();
    else if (view.stage == Stage::Expired)
        m_left->chargeAgainButton()->setFocus();
    else if (view.stage == Stage::Paid)
        m_new->setFocus();
    else if (view.canSimulate)
        m_simulatePayment->setFocus();
    else if (view.canCopy)
        m_copy->button()->setFocus();
    else
        setFocus();
}

} // namespace balcao
