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
constexpr int codeFrame = 4;
/** Kept around the history for the ring of the focus. */
constexpr int scrollFrame = 3;

} // namespace

ChargeDrawer::ChargeDrawer(HistoryPresenter &presenter, QWidget *parent)
    : Card(parent)
    , m_presenter(presenter)
    , m_title(new Label(18, QFont::DemiBold, ColorRole::Ink))
    , m_close(new Button(Button::Kind::Ghost, tr("Close"), {.keycap = u"Esc"_s}))
    , m_codeFrame(new Card(this, metrics::radiusControl)) // of the drawer from the start: it is not always in a layout
    , m_code(new QrCodeWidget)
    , m_sum(new QWidget)
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
    , m_refresh(new Button(Button::Kind::Secondary, tr("Read")))
    , m_correct(new Button(Button::Kind::Primary, tr("Correct")))
    , m_more(new Button(Button::Kind::Secondary, {}, {.icon = u"more"_s}))
{
    buildSummary();
    filled(new QVBoxLayout(this), {}, 0,
           {filled(new QHBoxLayout, {pad, 4, pad - ring - 2, 0}, -1, {{m_title, 1}, m_close}),
            m_summary,
            filled(new QHBoxLayout, {pad, 0, pad, 8}, -1, {m_noteCard}),
            new Hairline,
            filled(new QVBoxLayout, {pad, 9, pad, 2}, 1, {m_customer, m_document, m_fullName}),
            new Hairline,
            filled(new QHBoxLayout, {pad, 12, pad, 2}, -1,
                   {new Label(tr("History"), 15, QFont::DemiBold, ColorRole::Ink)}),
            {buildHistory(), 1},
            new Hairline,
            buildFooter()});
    setTabRing({m_open, m_copy, m_scroll, m_refresh, m_correct, m_more, m_close});
    connect(m_close, &Button::clicked, this, &ChargeDrawer::closeRequested);
    connect(m_open, &Button::clicked, this, &ChargeDrawer::openRequested);
    connect(m_refresh, &Button::clicked, this, &ChargeDrawer::refreshRequested);
    connect(m_correct, &Button::clicked, this, &ChargeDrawer::correctionRequested);
    connect(m_more, &Button::clicked, this, &ChargeDrawer::openMenu);
}

void ChargeDrawer::buildSummary()
{
    m_codeFrame->setColors(ColorRole::OnFill, ColorRole::Line); // white in every theme, as the code on it is
    m_code->setFixedSize(codeSide, codeSide);
    filled(new QVBoxLayout(m_codeFrame), {codeFrame, codeFrame, codeFrame, codeFrame}, -1, {m_code});
    m_codeFrame->setFixedSize(codeSide + 2 * codeFrame, codeSide + 2 * codeFrame);
    for (QWidget *button : std::initializer_list<QWidget *>{m_open, m_copy, m_refresh, m_correct})
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    filled(new QVBoxLayout(m_sum), {ring, 0, 0, 2}, 6, {m_amount, m_pill});
    filled(new QVBoxLayout(m_noteCard), {12, 8, 12, 8}, -1, {m_note});
    m_summary->setVerticalSpacing(0);
    arrangeSummary();
}

void ChargeDrawer::arrangeSummary()
{
    for (QWidget *widget : std::initializer_list<QWidget *>{m_codeFrame, m_sum, m_open, m_copy})
        m_summary->removeWidget(widget);
    m_codeFrame->setVisible(m_showsCode);
    const int first = m_showsCode ? 1 : 0;
    // Beside the picture one below the other, without it side by side.
    if (m_showsCode)
        m_summary->addWidget(m_codeFrame, 0, 0, 3, 1, Qt::AlignTop);
    m_summary->addWidget(m_sum, 0, first, 1, m_showsCode ? 1 : 2);
    const bool isAlone = !m_showsCode && m_copy->isHidden();
    m_summary->addWidget(m_open, 1, first, 1, isAlone ? 2 : 1);
    m_summary->addWidget(m_copy, m_showsCode ? 2 : 1, 1);
    m_summary->setHorizontalSpacing(m_showsCode ? 10 : 0);
    m_summary->setColumnStretch(0, m_showsCode ? 0 : 1);
    m_summary->setColumnStretch(1, 1);
    // The faces of the buttons stand where the other things stand; their rings reach over that.
    m_summary->setContentsMargins(m_showsCode ? pad : pad - ring, 0, pad - ring, 6);
}

QLayout *ChargeDrawer::buildHistory()
{
    m_scroll->setFrameStyle(QFrame::Box);
    m_scroll->setLineWidth(scrollFrame);
    m_scroll->setMinimumHeight(80);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int, int maximum) { m_scroll->setFocusPolicy(maximum > 0 ? Qt::StrongFocus : Qt::NoFocus); });
    m_scroll->setAccessibleName(tr("History"));
    return filled(new QHBoxLayout, {pad - 1 - scrollFrame, 0, 6 - scrollFrame, 0}, -1, {m_scroll});
}

QLayout *ChargeDrawer::buildFooter()
{
    m_refresh->setAccessibleName(tr("Read status"));
    m_more->setAccessibleName(tr("More"));
    m_more->setFixedWidth(48 + 2 * ring);
    return filled(new QHBoxLayout, {pad - ring, 6, pad - ring, 10}, 0, {{m_refresh, 1}, {m_correct, 1}, m_more});
}

void ChargeDrawer::setCompact(bool compact)
{
    m_isCompact = compact;
    m_refresh->setKeycap(compact ? QString() : u"F5"_s);
    m_correct->setKeycap(compact ? QString() : u"F6"_s);
    refresh();
}

void ChargeDrawer::refresh()
{
    const bool isOther = m_detail.attempt != m_presenter.selected();
    m_detail = m_presenter.detail();
    m_title->setText(m_detail.title);
    m_amount->setAmount(m_detail.amount);
    m_pill->setStatus(m_detail.status);
    // A code that is not drawn readably is not offered for copying either.
    const bool isReadable = m_code->setCode(m_detail.codeBytes) && !m_detail.codeBytes.isEmpty();
    m_showsCode = isReadable && !m_isCompact && m_code->modulePixels() >= leastModule;
    m_copy->setVisible(isReadable);
    arrangeSummary();
    m_open->setText(m_detail.openLabel);
    m_open->setIconName(m_detail.isDoubtful ? u"question"_s : (isReadable ? u"charge"_s : u"eye"_s));
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
    QList<LabelledText> customer{{tr("Customer"), m_detail.customer}};
    if (!m_detail.taxId.isEmpty())
        customer.append({m_detail.taxIdLabel, m_detail.taxId});
    m_customer->setItems(customer);
    // A name that its column would cut takes the whole width, and the lines that it needs.
    const bool isLong = !m_customer->fits(width() - 2 * pad);
    m_customer->setVisible(!isLong);
    m_document->setVisible(isLong);
    m_fullName->setVisible(isLong);
    m_document->setText(tr("Customer") + (m_detail.taxId.isEmpty()
                                              ? QString()
                                              : u" · "_s + m_detail.taxIdLabel + u' ' + m_detail.taxId));
    m_fullName->setText(m_detail.customer);
    m_history->setEntries(m_presenter.history());
    if (isOther)
        m_scroll->ensureVisible(0, 0);
    m_refresh->setVisible(m_detail.canRefresh);
    m_correct->setEnabled(m_detail.canCorrect);
    m_more->setEnabled(m_detail.canReceive || !m_detail.txid.isEmpty());
}

void ChargeDrawer::openMenu()
{
    QStringList offered;
    if (m_detail.canReceive)
        offered.append(tr("Confirm receipt…"));
    if (!m_detail.txid.isEmpty())
        offered.append(tr("Copy txid"));
    QMenu *menu = balcao::openMenu(offered, -1, m_more);
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
