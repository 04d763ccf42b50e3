// SPDX-License-Identifier: MIT
#include "ui/widgets/charge/chargepage.h"

#include "ui/presentation/charge/chargepresenter.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QKeyEvent>
#include <QShortcut>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int footRing = Button::ringSpace;
/** A tile that is narrower cuts its words. */
constexpr int leastTile = 174;

constexpr int scrollBarRoom = 16;

} // namespace

ChargePage::ChargePage(ChargePresenter &presenter, Navigator &navigator, QWidget *parent)
    : PageWidget(parent)
    , m_presenter(presenter)
    , m_navigator(navigator)
{
    filled(new QVBoxLayout(m_customerCard), {}, -1, {m_customer});
    m_body->widget()->setLayout(m_parts);
    buildTiles();
    buildBottomRow();
    filled(m_parts, {}, -1, {m_customerCard, m_steps, m_txid, m_copy, m_banner, m_choices, m_tiles, Part::rest()});
    // The rings of the foot's buttons reach over its edges.
    filled(m_upper, {footRing, 0, footRing, 0}, -1, {m_display, {m_body, 1}});
    auto *right = filled(new QVBoxLayout, {}, 0, {{m_upper, 1}, m_bottom});
    auto *left = filled(new QVBoxLayout, {0, 0, 0, footRing}, 0, {m_left});
    filled(new QHBoxLayout(this), {}, -1, {left, {right, 1}});
    buildShortcuts();
    connect(m_choices, &Choices::chosen, &m_navigator, &Navigator::take);
    connect(m_left->chargeAgainButton(), &Button::clicked, &m_navigator, &Navigator::chargeAgain);
    connect(&m_presenter, &ChargePresenter::changed, this, &ChargePage::refresh);
    arrangeTabs();
    setMetrics(m_metrics);
}

void ChargePage::buildTiles()
{
    const auto tile = [this](const QString &icon, const QString &keycap, const QString &text, auto action) {
        auto *made = new Tile(icon, keycap, m_tiles);
        made->setText(text);
        connect(made, &Tile::clicked, this, action);
        m_allTiles.append(made);
        return made;
    };
    m_refresh = tile(u"refresh"_s, u"F5"_s, tr("Read status"), [this] { press(Qt::Key_F5); });
    m_correct = tile(u"edit"_s, u"F6"_s, tr("Correct"), [this] { press(Qt::Key_F6); });
    m_whatsApp = tile(u"chat"_s, u"F7"_s, tr("WhatsApp"), [this] { press(Qt::Key_F7); });
    m_print = tile(u"printer"_s, u"F8"_s, tr("Print"), [this] { press(Qt::Key_F8); });
    m_trouble = tile(u"question"_s, u"F9"_s, tr("Didn't it go through?"), [this] { press(Qt::Key_F9); });
    m_receive = tile(u"check-circle"_s, u"F12"_s, tr("Confirm receipt"), [this] { press(Qt::Key_F12); });
    m_expiryTile = tile(u"hourglass"_s, QString(), tr("Simulate expiry"), [this] { m_presenter.simulateExpiry(); });
}

void ChargePage::buildBottomRow()
{
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_note->setMinimumSize(1, 1); // its letters shrink
    m_note->setContentsMargins(footRing, 0, 0, 0);
    // The order of the picture: what training adds at the left, what leaves the page at the right.
    filled(new QHBoxLayout(m_bottom), {}, 0,
           {m_simulatePayment, m_simulateExpiry, {m_note, 100}, Part::rest(), m_cancel, m_new});
    connect(m_cancel, &Button::clicked, &m_presenter, &ChargePresenter::cancel);
    connect(m_simulatePayment, &Button::clicked, &m_presenter, &ChargePresenter::simulatePayment);
    connect(m_simulateExpiry, &Button::clicked, &m_presenter, &ChargePresenter::simulateExpiry);
    connect(m_new, &Button::clicked, &m_navigator, &Navigator::leave);
}

void ChargePage::buildShortcuts()
{
    constexpr Qt::ShortcutContext here = Qt::WidgetWithChildrenShortcut;
    connect(m_copy->button(), &CopyButton::copied, this, [this] { m_presenter.noteShown(CodePlace::Clipboard); });
    new QShortcut(
        QKeySequence::Copy, this, this, [this] { (m_txid->isVisible() ? m_txid : m_copy)->button()->copy(); }, here);
    new QShortcut(Qt::CTRL | Qt::Key_S, this, &m_presenter, &ChargePresenter::simulatePayment, here);
    const auto add = [this](Qt::Key key) {
        auto *made = new QShortcut(
            key, this, this, [this, key] { press(key); }, here);
        made->setAutoRepeat(false);
        return made;
    };
    for (const Qt::Key key :
         {Qt::Key_F5, Qt::Key_F6, Qt::Key_F7, Qt::Key_F8, Qt::Key_F9, Qt::Key_F11, Qt::Key_F12, Qt::Key_Escape})
        add(key);
    const auto choosePaper = [this] {
        if (m_presenter.view().canPrint)
            Q_EMIT paperRequested(m_presenter.attempt());
    };
    new QShortcut(QKeySequence::Print, this, this, choosePaper, here);
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
    else if (key == Qt::Key_F8 && view.canPrint)
        Q_EMIT printRequested(m_presenter.attempt());
    else if (key == Qt::Key_F9)
        m_navigator.explainTrouble();
    else if (key == Qt::Key_F11 && !view.isUnderWay())
        m_navigator.ask(Navigator::Intent::Dossier, m_presenter.attempt());
    else if (key == Qt::Key_F12 && view.hasReceipt())
        m_navigator.ask(Navigator::Intent::Receive, m_presenter.attempt());
    else if (isEnter && view.isOver())
        m_navigator.chargeAgain();
    else if (key == Qt::Key_Escape && view.canCancel)
        m_presenter.cancel();
    else if ((key == Qt::Key_Escape && view.mayLeave()) || (isEnter && view.isPaid()))
        m_navigator.leave();
}

void ChargePage::sendByWhatsApp()
{
    if (QDesktopServices::openUrl(QUrl(m_presenter.view().whatsAppUrl, QUrl::StrictMode)))
        m_presenter.noteShown(CodePlace::WhatsApp);
    else
        m_presenter.reportNoBrowser();
}

void ChargePage::setMetrics(const LayoutMetrics &grid)
{
    m_metrics = grid;
    layout()->setContentsMargins(grid.pad, grid.padTop, grid.pad - footRing, grid.padBottom - footRing);
    layout()->setSpacing(grid.gap - footRing);
    m_upper->setSpacing(grid.gap);
    m_parts->setSpacing(grid.gap);
    m_tileGrid->setSpacing(qMin(10, grid.gap));
    m_choices->layout()->setSpacing(qMin(10, grid.gap));
    m_display->setMetrics(grid);
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
    m_txid->setVisible(view.hasTxid());
    m_txid->setCode(view.txid, {});
    m_copy->setVisible(view.hasCopy());
    m_copy->setCode(view.codeText, tr("Do not copy or send this code again."));
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
    refreshBottomRow(view);
    refreshTiles(view);
    arrangeHeights();
    if (view.stage != m_shownStage || m_presenter.attempt() != m_shownAttempt || hasOtherChoices) {
        m_shownStage = view.stage;
        m_shownAttempt = m_presenter.attempt();
        m_body->ensureVisible(0, 0);
        if (isVisible())
            takeFocus();
    }
}

ChargeHeights ChargePage::heightsWith(int tileRows) const
{
    return ChargeHeights::of(height() - m_metrics.padTop - m_metrics.padBottom,
                             {.hasCopy = !m_copy->isHidden(),
                              .hasTxid = !m_txid->isHidden(),
                              .hasBanner = !m_banner->isHidden(),
                              .hasSteps = !m_steps->isHidden(),
                              .choices = static_cast<int>(m_choices->count()),
                              .leastChoice = qMax(64, m_choices->leastCardHeight(columnWidth() - scrollBarRoom)),
                              .tileRows = tileRows,
                              .gap = m_metrics.gap,
                              .isWide = m_metrics.isWide,
                              .isSmall = m_metrics.isSmall});
}

void ChargePage::arrangeHeights()
{
    const ChargeHeights heights = heightsWith(m_tiles->isHidden() ? 0 : m_tileRows);
    m_display->setFixedHeight(heights.display);
    m_customerCard->setFixedHeight(heights.customer);
    m_customer->setCaptioned(heights.customer >= ChargeHeights::captionedCustomer);
    const int inset = heights.customer < 100 ? 6 : 12;
    m_customerCard->layout()->setContentsMargins(m_metrics.cardPad, inset, 16, inset);
    m_steps->setFixedHeight(heights.steps);
    m_copy->setCardHeight(heights.copy);
    m_txid->setCardHeight(heights.txid);
    m_banner->setFixedHeight(heights.banner);
    m_choices->setCardHeight(heights.choice);
    for (Tile *tile : std::as_const(m_allTiles))
        tile->setFixedHeight(heights.tile);
    m_bottom->setFixedHeight(heights.foot + 2 * footRing);
    for (Button *button : {m_cancel, m_simulatePayment, m_simulateExpiry, m_new})
        button->setFaceHeight(heights.foot);
    m_upper->setContentsMargins(footRing, 0, footRing, m_metrics.gap - footRing);
    m_body->setVerticalScrollBarPolicy(heights.isScrolled ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    // Whose it is comes last where not everything is seen.
    const int place = heights.isScrolled ? m_parts->count() - 2 : 0;
    if (m_parts->indexOf(m_customerCard) != place)
        m_parts->insertWidget(place, m_customerCard);
    // What has just come has its place at once: how much the inner ones want is asked first.
    for (QLayout *box : {static_cast<QLayout *>(m_tileGrid), static_cast<QLayout *>(m_parts), layout()})
        box->activate();
    QEvent contentChanged(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(m_body, &contentChanged);
    m_parts->activate();
}

void ChargePage::arrangeTabs()
{
    setTabRing(QList<QWidget *>{m_simulatePayment, m_simulateExpiry, m_left->chargeAgainButton(), m_copy->button(),
                                m_txid->button()} +
               m_choices->buttons() + QList<QWidget *>(m_allTiles.begin(), m_allTiles.end()) +
               QList<QWidget *>{m_cancel, m_new});
}

void ChargePage::refreshTiles(const ChargeView &view)
{
    m_tiles->setVisible(view.hasTiles());
    for (Tile *tile : {m_correct, m_whatsApp})
        tile->setVisible(view.hasTools());
    m_print->setText(view.printLabel);
    m_receive->setVisible(view.hasTools() || view.hasReceipt());
    m_receive->setIconName(view.canTakeBack && !view.isCalibration ? u"undo"_s : u"check-circle"_s);
    m_receive->setText(view.isCalibration ? tr("What the bank shows")
                       : view.canTakeBack ? tr("Take the receipt back")
                                          : tr("Confirm receipt"));
    m_refresh->setEnabled(view.canRefresh);
    m_correct->setEnabled(view.canCorrect);
    m_whatsApp->setEnabled(view.canCopy);
    m_print->setEnabled(view.canPrint);
    m_receive->setEnabled(view.hasReceipt());
    m_expiryTile->setEnabled(view.canSimulate);
    m_refresh->setVisible(view.isReadingOn && view.hasTools());
    // Where the foot has no room for it.
    m_expiryTile->setVisible(m_presenter.isTraining() && m_simulateExpiry->isHidden() && view.hasTools());
    QList<Tile *> shown;
    for (Tile *tile : std::as_const(m_allTiles)) {
        m_tileGrid->removeWidget(tile);
        if (tile != m_trouble && !tile->isHidden())
            shown.append(tile);
    }
    const auto rowsOf = [this](int count) { return (count + tilesPerRow(count) - 1) / tilesPerRow(count); };
    const auto others = static_cast<int>(shown.size());
    const bool hasRoom = rowsOf(others + 1) == rowsOf(others) || !heightsWith(rowsOf(others + 1)).isScrolled ||
                         heightsWith(rowsOf(others)).isScrolled;
    m_trouble->setVisible(view.mayFail() && hasRoom);
    if (!m_trouble->isHidden())
        shown.insert(shown.indexOf(m_receive), m_trouble);
    const auto count = static_cast<int>(shown.size());
    const int perRow = tilesPerRow(count);
    m_tileRows = rowsOf(count);
    for (int place = 0; place < count; ++place) {
        const bool isLast = place + 1 == count;
        m_tileGrid->addWidget(shown.at(place), place / perRow, place % perRow, 1, isLast ? perRow - place % perRow : 1);
    }
}

/** No tile stands alone in a row: four are two by two, and a last one takes the row. */
int ChargePage::tilesPerRow(int count) const
{
    const int most = columnWidth() >= 3 * leastTile ? 3 : 2;
    return count == 4 ? 2 : most;
}

int ChargePage::columnWidth() const
{
    return width() - 2 * m_metrics.pad - m_metrics.codeCard - m_metrics.gap;
}

void ChargePage::refreshBottomRow(const ChargeView &view)
{
    const bool paid = view.isPaid() && !view.isQuiet && view.choices.isEmpty();
    const bool simulates = m_presenter.isTraining() && view.maySimulate();
    m_simulatePayment->setVisible(simulates);
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
    // As wide as they are where the foot is highest: what is here or among the tiles decides how high it is.
    constexpr int highestFace = 56;
    for (Button *button : {m_simulatePayment, m_simulateExpiry, m_new})
        button->setFaceHeight(highestFace);
    const int buttons = m_simulatePayment->sizeHint().width() + m_simulateExpiry->sizeHint().width() +
                        m_new->sizeHint().width() - 2 * footRing;
    m_simulateExpiry->setVisible(simulates && buttons <= columnWidth());
    // Its sentence gives way first.
    constexpr int leastNote = 260;
    const Button *beside = view.isUnderWay() ? m_cancel : m_new;
    m_note->setText(!simulates && columnWidth() - beside->sizeHint().width() >= leastNote ? view.note : QString());
    m_note->setVisible(!m_note->text().isEmpty());
}

void ChargePage::takeFocus()
{
    const ChargeView &view = m_presenter.view();
    if (view.canCancel)
        m_cancel->setFocus();
    else if (m_choices->firstButton())
        m_choices->firstButton()->setFocus();
    else if (view.isOver())
        m_left->chargeAgainButton()->setFocus();
    else if (view.isPaid())
        m_new->setFocus();
    else if (view.canSimulate)
        m_simulatePayment->setFocus();
    else if (view.canCopy)
        m_copy->button()->setFocus();
    else
        setFocus();
}

} // namespace balcao

#include "moc_chargepage.cpp"
