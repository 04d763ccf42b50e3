// SPDX-License-Identifier: MIT
#include "ui/widgets/chargepage.h"

#include "ui/widgets/button.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chargecards.h"
#include "ui/widgets/chargechoices.h"
#include "ui/widgets/chargedisplay.h"
#include "ui/widgets/chargeleftpanel.h"
#include "ui/widgets/labelledgrid.h"

#include <QDesktopServices>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QShortcut>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace balcao
{

using Stage = ChargePresenter::Stage;

namespace
{

constexpr int bottomHeight = 56;

} // namespace

ChargePage::ChargePage(ChargePresenter &presenter, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_left(new ChargeLeftPanel(presenter))
    , m_display(new ChargeDisplay(presenter))
    , m_customerCard(new Card)
    , m_customer(new LabelledGrid(2))
    , m_txidCard(new Card)
    , m_txid(new LabelledGrid(1))
    , m_steps(new StepsCard(presenter))
    , m_copy(new CopyCard)
    , m_banner(new Banner(Banner::Tone::Unknown))
    , m_choices(new ChargeChoices(presenter))
    , m_tiles(new QWidget)
    , m_tileGrid(new QGridLayout(m_tiles))
    , m_bottom(new QWidget)
    , m_columns(new QHBoxLayout(this))
    , m_right(new QVBoxLayout)
{
    m_columns->addWidget(m_left);
    m_columns->addLayout(m_right, 1);
    buildTiles();
    buildBottomRow();
    buildRightColumn();
    buildShortcuts();
    connect(m_left, &ChargeLeftPanel::chargeAgainRequested, this,
            [this] { Q_EMIT chargeAgainRequested(m_presenter.attempt()); });
    connect(&m_presenter, &ChargePresenter::changed, this, &ChargePage::refresh);
    setMetrics(m_metrics);
    refresh();
}

void ChargePage::buildRightColumn()
{
    auto *inside = new QVBoxLayout(m_customerCard);
    inside->setContentsMargins(21, 13, 16, 12);
    inside->addWidget(m_customer);
    m_customerCard->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *aroundTxid = new QVBoxLayout(m_txidCard);
    aroundTxid->setContentsMargins(21, 13, 16, 12);
    aroundTxid->addWidget(m_txid);
    m_txidCard->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_choices, &ChargeChoices::leaveRequested, this, &ChargePage::newChargeRequested);
    connect(m_choices, &ChargeChoices::reopeningRequested, this,
            [this] { Q_EMIT reopeningRequested(m_presenter.attempt()); });

    m_right->setContentsMargins(0, 0, 0, 0);
    m_right->addWidget(m_display, 1);
    m_right->addWidget(m_customerCard);
    m_right->addWidget(m_steps, 1);
    m_right->addWidget(m_txidCard);
    m_right->addWidget(m_copy);
    m_right->addWidget(m_banner);
    m_right->addWidget(m_choices);
    m_right->addWidget(m_tiles);
    m_right->addWidget(m_bottom);
}

void ChargePage::buildTiles()
{
    m_refresh = new Tile(u"refresh"_s, u"F5"_s, m_tiles);
    m_refresh->setText(tr("Read status"));
    m_correct = new Tile(u"edit"_s, u"F6"_s, m_tiles);
    m_correct->setText(tr("Correct"));
    m_whatsApp = new Tile(u"chat"_s, u"F7"_s, m_tiles);
    m_whatsApp->setText(tr("WhatsApp"));
    m_receive = new Tile(u"check-circle"_s, u"F12"_s, m_tiles);
    m_receive->setText(tr("Confirm receipt"));
    m_expiryTile = new Tile(u"hourglass"_s, QString(), m_tiles);
    m_expiryTile->setText(tr("Simulate expiry"));
    m_tileGrid->setContentsMargins(0, 0, 0, 0);
    m_tileGrid->setSpacing(10);
    connect(m_refresh, &Tile::clicked, this, [this] { m_presenter.refresh(); });
    connect(m_correct, &Tile::clicked, this, [this] { Q_EMIT correctionRequested(m_presenter.attempt()); });
    connect(m_receive, &Tile::clicked, this, [this] { Q_EMIT receiptRequested(m_presenter.attempt()); });
    connect(m_whatsApp, &Tile::clicked, this, &ChargePage::openWhatsApp);
    connect(m_expiryTile, &Tile::clicked, this, [this] { m_presenter.simulateExpiry(); });
}

void ChargePage::buildBottomRow()
{
    m_note = new Label(16, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap, this);
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_cancel = new Button(Button::Kind::Secondary, this);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setIconName(u"x"_s);
    m_simulatePayment = new Button(Button::Kind::Training, this);
    m_simulatePayment->setText(tr("Simulate payment"));
    m_simulatePayment->setIconName(u"play"_s);
    m_simulatePayment->setKeycap(u"Ctrl S"_s);
    m_simulateExpiry = new Button(Button::Kind::Secondary, this);
    m_simulateExpiry->setText(tr("Simulate expiry"));
    m_new = new Button(Button::Kind::Secondary, this);
    // m_bottom only keeps the place: its buttons lie on the page, because their focus rings reach over the row's edge.
    m_bottom->setFixedHeight(bottomHeight);
    m_bottom->installEventFilter(this);
    for (Button *button : {m_cancel, m_simulatePayment, m_simulateExpiry, m_new})
        button->setFaceHeight(bottomHeight);
    m_cancel->setKeycap(u"Esc"_s);
    connect(m_cancel, &Button::clicked, this, [this] { m_presenter.cancel(); });
    connect(m_simulatePayment, &Button::clicked, this, [this] { m_presenter.simulatePayment(); });
    connect(m_simulateExpiry, &Button::clicked, this, [this] { m_presenter.simulateExpiry(); });
    connect(m_new, &Button::clicked, this, &ChargePage::newChargeRequested);
}

void ChargePage::buildShortcuts()
{
    const auto on = [this](const QKeySequence &keys, auto action) {
        auto *shortcut = new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, action);
    };
    on(QKeySequence::Copy, [this] { m_copy->copy(); });
    on(Qt::Key_F5, [this] { m_presenter.refresh(); });
    on(Qt::Key_F6, [this] {
        if (m_presenter.view().canCorrect)
            Q_EMIT correctionRequested(m_presenter.attempt());
    });
    on(Qt::Key_F7, [this] { openWhatsApp(); });
    on(Qt::Key_F12, [this] {
        if (m_presenter.view().canReceive)
            Q_EMIT receiptRequested(m_presenter.attempt());
    });
    on(Qt::CTRL | Qt::Key_S, [this] { m_presenter.simulatePayment(); });
    on(Qt::Key_Return, [this] { pressEnter(); });
    on(Qt::Key_Enter, [this] { pressEnter(); });
    for (int number = 1; number <= 4; ++number)
        on(QKeySequence(Qt::Key_0 + number), [this, number] { m_choices->choose(number); });
    on(Qt::Key_Escape, [this] {
        if (m_presenter.view().canCancel)
            m_presenter.cancel();
        else if (m_presenter.view().stage != Stage::Sent)
            Q_EMIT newChargeRequested();
    });
}

void ChargePage::pressEnter()
{
    if (m_presenter.view().stage == Stage::Paid)
        Q_EMIT newChargeRequested();
    else if (m_presenter.view().stage == Stage::Expired)
        Q_EMIT chargeAgainRequested(m_presenter.attempt());
}

void ChargePage::openWhatsApp()
{
    const QString address = m_presenter.view().whatsAppUrl;
    if (!address.isEmpty())
        QDesktopServices::openUrl(QUrl(address, QUrl::StrictMode));
}

void ChargePage::setMetrics(const LayoutMetrics &grid)
{
    m_metrics = grid;
    m_columns->setContentsMargins(grid.pad, grid.pad - 4, grid.pad, grid.pad);
    m_columns->setSpacing(grid.gap);
    m_left->setFixedWidth(grid.qrCard);
    const int gap = grid.isShort || grid.isCompact ? 10 : 14;
    m_right->setSpacing(gap);
    const bool high = !grid.isShort && !grid.isCompact;
    m_display->setDigitPixels(grid.isWide ? 120 : (high && !m_presenter.isTraining() ? 104 : 84));
    // Narrow cards have three lines of words.
    m_choices->setCardHeight(grid.isCompact ? 70 : grid.isShort ? 62 : 76);
    // The compact page has the text to copy under the code.
    if (grid.isCompact) {
        m_copy->setParent(m_left);
        m_copy->show();
        m_left->setFooterHeight(92);
    } else {
        m_right->insertWidget(m_right->indexOf(m_steps) + 1, m_copy);
        m_left->setFooterHeight(0);
    }
    m_copy->setFrameless(grid.isCompact);
    refresh();
}

void ChargePage::refresh()
{
    const Stage stage = m_presenter.view().stage;
    const bool underWay = stage == Stage::Connecting || stage == Stage::Sent;
    const bool waits = stage == Stage::Ready || stage == Stage::Expired;
    m_left->refresh();
    m_display->refresh();
    m_customer->setItems(m_presenter.view().customer);
    m_steps->setVisible(underWay);
    m_steps->update();
    m_txidCard->setVisible(stage == Stage::Paid || stage == Stage::Closed);
    m_txid->setItems({{tr("Identifier (txid)"), m_presenter.view().txid}});
    m_copy->setVisible(waits);
    m_copy->setCode(m_presenter.view().codeText,
                    stage == Stage::Expired ? tr("Code expired. Do not copy or send it again.") : tr("Code covered."));
    if (m_metrics.isCompact)
        m_copy->setGeometry(0, m_left->height() - 86, m_left->width(), 74);

    const QString problem = m_presenter.view().problem;
    const QStringList notes = m_presenter.view().notes;
    const bool refused = stage == Stage::CodeRefused || stage == Stage::Difference;
    m_banner->setVisible(refused || stage == Stage::Expired || !problem.isEmpty() || !notes.isEmpty());
    m_banner->setTone(refused ? Banner::Tone::Error : Banner::Tone::Wait);
    if (!problem.isEmpty())
        m_banner->setText(QString(), problem);
    else if (refused)
        m_banner->setText(tr("Do not read out or send this code to the customer."),
                          tr("The charge exists at the provider."));
    else if (stage == Stage::Expired)
        m_banner->setText(QString(),
                          tr("The customer says it is paid? Check the shop's account before creating another."));
    else
        m_banner->setText(QString(), notes.join(u' '));
    m_banner->setToolTip(m_banner->accessibleName());

    const bool hasOtherChoices = m_choices->refresh();
    m_customerCard->setVisible(!m_metrics.isLow || m_choices->count() < 3);
    refreshTiles();
    refreshBottomRow();
    if (stage != m_shownStage || m_presenter.attempt() != m_shownAttempt || hasOtherChoices) {
        m_shownStage = stage;
        m_shownAttempt = m_presenter.attempt();
        if (isVisible())
            takeFocus();
    }
}

void ChargePage::refreshTiles()
{
    const Stage stage = m_presenter.view().stage;
    const bool shown =
        stage == Stage::Ready || stage == Stage::Expired || stage == Stage::Closed || stage == Stage::Correcting;
    m_tiles->setVisible(shown);
    m_refresh->setEnabled(m_presenter.view().canRefresh);
    m_correct->setEnabled(m_presenter.view().canCorrect);
    m_whatsApp->setEnabled(m_presenter.view().canCopy);
    m_receive->setEnabled(m_presenter.view().canReceive);
    const int rowHeight = m_metrics.isCompact || m_metrics.isShort ? 52 : 60;
    const int perRow = m_metrics.isCompact ? 2 : 3;
    int place = 0;
    const bool trains = m_presenter.isTraining();
    const bool reads = m_presenter.isReadingOn();
    m_refresh->setVisible(reads);
    m_expiryTile->setEnabled(m_presenter.view().canSimulate);
    m_expiryTile->setVisible(trains && m_metrics.isCompact);
    for (Tile *tile : {m_refresh, m_correct, m_whatsApp, m_receive, m_expiryTile}) {
        tile->setFixedHeight(rowHeight);
        m_tileGrid->removeWidget(tile);
        if ((tile == m_refresh && !reads) || (tile == m_expiryTile && !(trains && m_metrics.isCompact)))
            continue;
        m_tileGrid->addWidget(tile, place / perRow, place % perRow);
        ++place;
    }
}

void ChargePage::refreshBottomRow()
{
    const Stage stage = m_presenter.view().stage;
    const bool underWay = stage == Stage::Connecting || stage == Stage::Sent;
    const bool paid = stage == Stage::Paid;
    const bool simulates = m_presenter.isTraining() && (stage == Stage::Ready || stage == Stage::Correcting);
    m_simulatePayment->setVisible(simulates);
    m_simulateExpiry->setVisible(simulates && !m_metrics.isCompact);
    m_simulatePayment->setEnabled(m_presenter.view().canSimulate);
    m_simulateExpiry->setEnabled(m_presenter.view().canSimulate);
    m_cancel->setVisible(underWay);
    m_cancel->setEnabled(m_presenter.view().canCancel);
    m_cancel->setIconName(m_presenter.view().canCancel ? u"x"_s : QString());
    m_new->setVisible(!underWay);
    m_new->setKind(paid ? Button::Kind::Primary : Button::Kind::Secondary);
    m_new->setText(simulates ? tr("New") : tr("New charge"));
    m_new->setIconName(simulates ? QString() : u"plus"_s);
    m_new->setKeycap(paid ? u"Enter"_s : u"Esc"_s);
    m_note->setVisible(!simulates);
    if (stage == Stage::Connecting)
        m_note->setText(tr("It can still be cancelled."));
    else if (stage == Stage::Sent)
        m_note->setText(tr("Without an answer in time we show what to do. Nothing is resent by itself."));
    else if (paid)
        m_note->setText(tr("A receipt on the customer's phone is not proof."));
    else
        m_note->setText(stage == Stage::Ready ? m_presenter.view().leaveNote : QString());
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
    m_note->setGeometry(row.left(), row.top(), noteRight - row.left(), row.height());
}

bool ChargePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_bottom && (event->type() == QEvent::Move || event->type() == QEvent::Resize))
        arrangeBottomRow();
    return QWidget::eventFilter(watched, event);
}

void ChargePage::takeFocus()
{
    if (m_presenter.view().canCancel)
        m_cancel->setFocus();
    else if (m_choices->firstButton())
        m_choices->firstButton()->setFocus();
    else if (m_presenter.view().stage == Stage::Expired)
        m_left->chargeAgainButton()->setFocus();
    else if (m_presenter.view().stage == Stage::Paid)
        m_new->setFocus();
    else if (m_presenter.view().canSimulate)
        m_simulatePayment->setFocus();
    else if (m_presenter.view().canCopy)
        m_copy->button()->setFocus();
    else
        setFocus();
}

} // namespace balcao
