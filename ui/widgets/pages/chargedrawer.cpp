// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/chargedrawer.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/labelledgrid.h"
#include "ui/widgets/controls/qrcodewidget.h"
#include "ui/widgets/controls/statuspill.h"
#include "ui/widgets/pages/timelineview.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/tabring.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGridLayout>
#include <QGuiApplication>
#include <QMenu>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int ring = Button::ringSpace;
constexpr int pad = 19;
/** Three pixels a module for a code of the usual length: a reference, not what customers scan. */
constexpr int codeSide = 183;
constexpr int leastModule = 3;
/** So that the white of the code's quiet zone ends within the frame's round corners. */
constexpr int codeFrame = 3;
/** A lower drawer has one row in place of the history. */
constexpr int leastUnfolded = 560;
/** Kept around the history for the ring of the focus. */
constexpr int scrollFrame = 3;

} // namespace

/** The newest of the history in one line. */
class HistoryRow : public Button
{
    Q_DECLARE_TR_FUNCTIONS(balcao::HistoryRow)

public:
    HistoryRow()
        : Button(Kind::Secondary)
    {
        setFixedHeight(46);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void setEntry(const TimelineEntry &newest)
    {
        setAccessibleName(tr("History:") + u' ' + newest.accessibleText());
        redraw(this, m_newest, newest);
    }
    [[nodiscard]] QSize sizeHint() const override { return {200, 46}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        if (isDown() || underMouse())
            canvas.fill(rect(), ColorRole::Tint);
        if (hasFocus())
            canvas.box(rect(), metrics::radiusControl, ColorRole::None, ColorRole::FocusRing, 3);
        canvas.icon(QRectF(pad - 1, height() / 2.0 - 9, 18, 18), m_newest.icon, ColorRole::Ink2);
        const QRect words = rect().adjusted(pad + 27, 0, -pad - 22, 0);
        const int left = canvas.text(words, tr("History:") + u' ', fonts::strong(15), ColorRole::Ink);
        const QFont font = fonts::text(15);
        const QRect room = words.adjusted(left, 0, 0, 0);
        canvas.text(room, QFontMetrics(font).elidedText(m_newest.inOneLine(), Qt::ElideRight, room.width()), font,
                    ColorRole::Ink2);
        canvas.icon(QRectF(width() - pad - 17, height() / 2.0 - 9, 18, 18), u"chevron-right"_s, ColorRole::Ink2);
    }

private:
    TimelineEntry m_newest;
};

ChargeDrawer::ChargeDrawer(HistoryPresenter &presenter, QWidget *parent)
    : Card(parent)
    , m_presenter(presenter)
    , m_title(new Label(18, QFont::DemiBold, ColorRole::Ink))
    , m_close(new Button(Button::Kind::Ghost, tr("Close"), {.keycap = u"Esc"_s}))
    , m_codeFrame(new Card(this, metrics::radiusControl)) // of the drawer from the start: it is not always in a layout
    , m_code(new QrCodeWidget)
    , m_sum(new QVBoxLayout)
    , m_amount(new MoneyLabel({.sizes = {30, 26, 22, 18}, .font = fonts::display}, ColorRole::Ink))
    , m_pill(new StatusPill(StatusPill::Size::Small))
    , m_open(new Button(Button::Kind::Secondary))
    , m_copy(new CopyButton([this] { return m_copy->isHidden() ? QString() : m_detail.codeText; }))
    , m_summary(new QGridLayout)
    , m_noteCard(new Card)
    , m_note(new Label(14, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
    , m_customer(new LabelledGrid(2))
    , m_document(new Label(13, QFont::Normal, ColorRole::Ink3))
    , m_fullName(new Label(15, QFont::Medium, ColorRole::Ink, Label::Lines::Wrap))
    , m_history(new TimelineView)
    , m_scroll(new ScrollArea(m_history))
    , m_historyPanel(new Card(this, 0))
    , m_back(new Button(Button::Kind::Ghost, tr("Back"), {.keycap = u"Esc"_s}))
    , m_folded(new HistoryRow)
    , m_column(new QVBoxLayout(this))
    , m_footer(new QHBoxLayout)
    , m_refresh(new Button(Button::Kind::Secondary, tr("Read")))
    , m_correct(new Button(Button::Kind::Primary, tr("Correct"), {.keycap = u"F6"_s}))
    , m_more(new Button(Button::Kind::Secondary, {}, {.icon = u"more"_s}))
{
    buildSummary();
    buildHistory();
    buildFooter();
    filled(m_column, {}, 0,
           {filled(new QHBoxLayout, {pad, 4, pad - ring - 2, 0}, -1, {{m_title, 1}, m_close}),
            m_summary,
            filled(new QHBoxLayout, {pad, 0, pad, 8}, -1, {m_noteCard}),
            new Hairline,
            filled(new QVBoxLayout, {pad, 9, pad, 2}, 1, {m_customer, m_document, m_fullName}),
            new Hairline,
            {m_folded, 1, Qt::AlignTop},
            {m_historyPanel, 1},
            new Hairline,
            m_footer});
    setTabRing({m_open, m_copy, m_folded, m_back, m_scroll, m_refresh, m_correct, m_more, m_close});
    connect(m_close, &Button::clicked, this, &ChargeDrawer::closeRequested);
    connect(m_open, &Button::clicked, this, &ChargeDrawer::openRequested);
    connect(m_refresh, &Button::clicked, this, &ChargeDrawer::refreshRequested);
    connect(m_correct, &Button::clicked, this, &ChargeDrawer::correctionRequested);
    connect(m_more, &Button::clicked, this, &ChargeDrawer::openMenu);
    connect(m_folded, &Button::clicked, this, &ChargeDrawer::openHistory);
    connect(m_back, &Button::clicked, this, &ChargeDrawer::closeHistory);
}

void ChargeDrawer::buildSummary()
{
    m_codeFrame->setColors(ColorRole::OnFill, ColorRole::Line); // white in every theme, as the code on it is
    m_code->setFixedSize(codeSide, codeSide);
    filled(new QVBoxLayout(m_codeFrame), {codeFrame, codeFrame, codeFrame, codeFrame}, -1, {m_code});
    m_codeFrame->setFixedSize(codeSide + 2 * codeFrame, codeSide + 2 * codeFrame);
    for (QWidget *button : std::initializer_list<QWidget *>{m_open, m_copy, m_refresh, m_correct})
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    filled(m_sum, {}, 6, {m_amount, m_pill});
    filled(new QVBoxLayout(m_noteCard), {12, 8, 12, 8}, -1, {m_note});
    m_summary->setVerticalSpacing(0);
    arrangeSummary(false);
}

void ChargeDrawer::arrangeSummary(bool showsCode)
{
    for (QWidget *widget : std::initializer_list<QWidget *>{m_codeFrame, m_open, m_copy})
        m_summary->removeWidget(widget);
    m_summary->removeItem(m_sum);
    m_codeFrame->setVisible(showsCode);
    // Beside the picture one below the other, without it side by side.
    const bool isAcross = m_isCompact && showsCode;
    const int first = showsCode ? 1 : 0;
    if (showsCode)
        m_summary->addWidget(m_codeFrame, isAcross ? 1 : 0, 0, 4, 1, Qt::AlignTop);
    m_sum->setDirection(isAcross ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_sum->setContentsMargins(isAcross ? 0 : ring, 0, ring, isAcross ? 6 : 2);
    m_summary->addLayout(m_sum, 0, isAcross ? 0 : first, 1, isAcross || !showsCode ? 2 : 1);
    const bool isAlone = !showsCode && m_copy->isHidden();
    m_summary->addWidget(m_open, 1, first, 1, isAlone ? 2 : 1);
    m_summary->addWidget(m_copy, showsCode ? 2 : 1, 1);
    (isAcross ? static_cast<QLayout *>(m_footer) : m_summary)->removeWidget(m_refresh);
    if (isAcross)
        m_summary->addWidget(m_refresh, 3, 1);
    else if (m_footer->indexOf(m_refresh) < 0)
        m_footer->insertWidget(0, m_refresh, 1);
    m_summary->setRowStretch(4, 1);
    m_summary->setHorizontalSpacing(showsCode ? (isAcross ? 8 - ring : 10) : 0);
    m_summary->setColumnStretch(0, showsCode ? 0 : 1);
    m_summary->setColumnStretch(1, 1);
    // The faces of the buttons stand where the other things stand; their rings reach over that.
    m_summary->setContentsMargins(showsCode ? pad : pad - ring, 0, pad - ring, 6);
}

void ChargeDrawer::buildHistory()
{
    m_scroll->setFrameStyle(QFrame::Box);
    m_scroll->setLineWidth(scrollFrame);
    m_scroll->setMinimumHeight(80);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int, int maximum) { m_scroll->setFocusPolicy(maximum > 0 ? Qt::StrongFocus : Qt::NoFocus); });
    m_scroll->setAccessibleName(tr("History"));
    auto *title = new Label(tr("History"), 15, QFont::DemiBold, ColorRole::Ink);
    filled(new QVBoxLayout(m_historyPanel), {}, 0,
           {filled(new QHBoxLayout, {pad, 12, pad - ring - 2, 2}, -1, {{title, 1}, m_back}),
            {filled(new QHBoxLayout, {pad - 1 - scrollFrame, 0, 6 - scrollFrame, 0}, -1, {m_scroll}), 1}});
}

void ChargeDrawer::buildFooter()
{
    m_refresh->setAccessibleName(tr("Read status"));
    m_more->setAccessibleName(tr("More"));
    m_more->setFixedWidth(48 + 2 * ring);
    filled(m_footer, {pad - ring, 6, pad - ring, 10}, 0, {{m_correct, 1}, m_more});
}

void ChargeDrawer::setMetrics(const LayoutMetrics &grid)
{
    m_isCompact = grid.isCompact;
    m_refresh->setKeycap(m_isCompact ? QString() : u"F5"_s);
    m_copy->setIconShown(!m_isCompact);
    refresh();
}

bool ChargeDrawer::closeHistory()
{
    if (!m_folds || m_historyPanel->isHidden())
        return false;
    const bool hadFocus = m_historyPanel->isAncestorOf(focusWidget());
    m_historyPanel->hide();
    if (hadFocus)
        m_folded->setFocus();
    return true;
}

void ChargeDrawer::openHistory()
{
    m_historyPanel->show();
    m_historyPanel->raise();
    m_back->setFocus();
}

void ChargeDrawer::arrange()
{
    arrangeHistory();
    arrangeSummary(m_hasPicture);
    // The picture gives way where the rest has no room.
    if (m_hasPicture && m_column->minimumHeightForWidth(width()) > height())
        arrangeSummary(false);
    m_column->activate(); // what has just come stands nowhere yet
}

void ChargeDrawer::arrangeHistory()
{
    const bool folds = height() < leastUnfolded;
    if (folds != m_folds)
        m_historyPanel->setVisible(!folds);
    m_folds = folds;
    m_folded->setVisible(m_folds);
    m_back->setVisible(m_folds);
    m_historyPanel->setColors(m_folds ? ColorRole::Surface : ColorRole::None, ColorRole::None);
    if (m_folds) {
        m_column->removeWidget(m_historyPanel);
        const QRect foot = m_column->itemAt(m_column->count() - 1)->geometry();
        m_historyPanel->setGeometry(1, metrics::radiusCard, width() - 2, foot.top() - 1 - metrics::radiusCard);
    } else if (m_column->indexOf(m_historyPanel) < 0) {
        m_column->insertWidget(m_column->indexOf(m_folded) + 1, m_historyPanel, 1);
    }
}

void ChargeDrawer::refresh()
{
    const bool isOther = m_detail.attempt != m_presenter.selected();
    if (isOther)
        closeHistory();
    m_detail = m_presenter.detail();
    m_title->setText(m_detail.title);
    m_amount->setAmount(m_detail.amount);
    m_pill->setStatus(m_detail.status);
    // A code that is not drawn readably is not offered for copying either.
    const bool isReadable = m_code->setCode(m_detail.codeBytes) && !m_detail.codeBytes.isEmpty();
    m_hasPicture = isReadable && m_code->modulePixels() >= leastModule;
    m_copy->setVisible(isReadable);
    m_open->setText(m_detail.openLabel);
    const QString sign = m_detail.isDoubtful ? u"question"_s : (isReadable ? u"charge"_s : u"eye"_s);
    m_open->setIconName(m_isCompact ? QString() : sign);
    m_open->setVisible(m_detail.canOpen());
    if (isOther)
        m_copy->showRest();

    m_noteCard->setVisible(!m_detail.notes.isEmpty());
    if (m_detail.isDoubtful)
        m_noteCard->setColors(ColorRole::UnknownTint, ColorRole::UnknownBorder);
    else
        m_noteCard->setColors(ColorRole::Inset, ColorRole::Line);
    m_note->setInk(m_detail.isDoubtful ? ColorRole::UnknownInk : ColorRole::Ink2);
    m_note->setText(m_detail.notes.join(u'\n'));
    refreshCustomer();
    m_history->setEntries(m_presenter.history());
    m_folded->setEntry(newestOf(m_presenter.history()));
    if (isOther)
        m_scroll->ensureVisible(0, 0);
    m_refresh->setVisible(m_detail.canRefresh);
    m_correct->setEnabled(m_detail.canCorrect);
    m_more->setEnabled(m_detail.canReceive || !m_detail.txid.isEmpty());
    arrange();
}

void ChargeDrawer::refreshCustomer()
{
    QList<LabelledText> customer{{tr("Customer"), m_detail.customer}};
    if (!m_detail.taxId.isEmpty())
        customer.append({m_detail.taxIdLabel, m_detail.taxId});
    if (!m_detail.mark.isEmpty())
        customer.append({markLabel(), m_detail.mark});
    m_customer->setItems(customer);
    // A name that its column would cut takes the whole width, and the lines that it needs.
    const bool isLong = m_isCompact || !m_customer->fits(width() - 2 * pad);
    m_customer->setVisible(!isLong);
    m_document->setVisible(isLong);
    m_fullName->setVisible(isLong);
    m_document->setText(tr("Customer") + (m_detail.taxId.isEmpty()
                                              ? QString()
                                              : u" · "_s + m_detail.taxIdLabel + u' ' + m_detail.taxId));
    m_fullName->setText(m_detail.customer + (m_detail.mark.isEmpty() ? QString() : u" · "_s + m_detail.mark));
}

void ChargeDrawer::openMenu()
{
    QStringList offered;
    if (m_detail.canReceive)
        offered.append(tr("Confirm receipt…"));
    if (!m_detail.txid.isEmpty())
        offered.append(tr("Copy txid"));
    QMenu *menu = balcao::openMenu(offered, -1, m_more, ring);
    menu->setAccessibleName(tr("More"));
    connect(menu, &QMenu::triggered, this,
            [this, canReceive = m_detail.canReceive, txid = m_detail.txid](const QAction *action) {
                if (canReceive && action->data().toInt() == 0)
                    Q_EMIT receiptRequested();
                else
                    QGuiApplication::clipboard()->setText(txid);
            });
}

} // namespace balcao
