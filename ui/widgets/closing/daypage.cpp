// SPDX-License-Identifier: MIT
#include "ui/widgets/closing/daypage.h"

#include "ui/presentation/closing/daypresenter.h"
#include "ui/widgets/closing/dayparts.h"
#include "ui/widgets/style/accessibility.h"

#include <QGridLayout>
#include <QShortcut>
#include <QShowEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int mostTiles = 5;

/** A card with a title over @p content; beside the title perhaps a button. */
Card *titled(const QString &title, QWidget *content, Button *button = nullptr)
{
    auto *card = new Card;
    auto *head = filled(new QHBoxLayout, {20, 0, 20 - Button::ringSpace, 0}, 0,
                        {{new Label(title, 18, QFont::DemiBold, ColorRole::Ink), 1}});
    if (button)
        head->addWidget(button);
    filled(new QVBoxLayout(card), {0, 12, 0, 8}, 4, {head, {content, 1}});
    return card;
}

} // namespace

DayPage::DayPage(DayPresenter &presenter, QWidget *parent)
    : PageWidget(parent)
    , m_presenter(presenter)
    , m_back(new Button(Button::Kind::Secondary, {}, {.icon = u"chevron-left"_s}))
    , m_on(new Button(Button::Kind::Secondary, {}, {.icon = u"chevron-right"_s}))
    , m_title(new Label(18, QFont::DemiBold, ColorRole::Ink))
    , m_subtitle(new Label(14, QFont::Normal, ColorRole::Ink2))
    , m_csv(new Button(Button::Kind::Secondary, tr("CSV"), {.icon = u"download"_s}))
    , m_pdf(new Button(Button::Kind::Secondary, tr("PDF"), {.icon = u"file"_s}))
    , m_print(new Button(Button::Kind::Secondary, tr("Print"), {.icon = u"printer"_s, .keycap = u"F8"_s}))
    , m_close(new Button(Button::Kind::Primary, tr("Close the day…"), {.icon = u"lock"_s}))
    , m_settle(new Button(Button::Kind::Secondary, tr("Settle")))
    , m_problem(new Label(16, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
    , m_bars(new HourBars)
    , m_statuses(new StatusTable)
    , m_persons(new PersonTable)
    , m_counters(new PersonTable)
    , m_remarks(filled(new QVBoxLayout, {20, 0, 20, 0}, 6))
{
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(tr("Closing"));
    m_back->setAccessibleName(tr("The closing before"));
    m_on->setAccessibleName(tr("The next closing"));
    auto *words = filled(new QVBoxLayout, {4, 0, 8, 0}, 0, {Part::rest(), m_title, m_subtitle, Part::rest()});
    m_body = new ScrollArea(makeBody());
    m_body->takeKeyboard(tr("Closing"));
    m_problem->setAlignment(Qt::AlignCenter);
    filled(new QVBoxLayout(this), {}, 8,
           {m_head = filled(new QHBoxLayout, {}, 0, {m_back, {words, 1}, m_on, m_csv, m_pdf, m_print, m_close}),
            {m_body, 1},
            {m_problem, 1}});
    connect(m_back, &Button::clicked, &m_presenter, &DayPresenter::stepBack);
    connect(m_on, &Button::clicked, &m_presenter, &DayPresenter::stepOn);
    connect(m_csv, &Button::clicked, &m_presenter, &DayPresenter::askForTable);
    connect(m_pdf, &Button::clicked, &m_presenter, &DayPresenter::askForPages);
    connect(m_print, &Button::clicked, this, &DayPage::printRequested);
    new QShortcut(Qt::Key_F8, this, this, &DayPage::printRequested, Qt::WidgetWithChildrenShortcut);
    connect(m_settle, &Button::clicked, this, &DayPage::queueWanted);
    m_body->followKeyboard();
    connect(m_close, &Button::clicked, &m_presenter, &DayPresenter::askToClose);
    // Where no button has the keyboard for itself.
    new QShortcut(Qt::Key_Left, this, &m_presenter, &DayPresenter::stepBack, Qt::WidgetWithChildrenShortcut);
    new QShortcut(Qt::Key_Right, this, &m_presenter, &DayPresenter::stepOn, Qt::WidgetWithChildrenShortcut);
    connect(&m_presenter, &DayPresenter::changed, this, &DayPage::refresh);
    refresh();
}

QWidget *DayPage::makeBody()
{
    auto *body = new QWidget;
    m_tileGrid = filled(new QGridLayout, {}, 12);
    for (int i = 0; i < mostTiles; ++i)
        m_tiles.append(new FigureTile(i == 0));
    m_barCard = titled(tr("Received by hour"), m_bars);
    m_statusCard = titled(tr("By status"), m_statuses);
    m_personCard = new Card;
    filled(new QVBoxLayout(m_personCard), {}, 0, {m_persons});
    m_counterCard = new Card;
    filled(new QVBoxLayout(m_counterCard), {}, 0, {m_counters});
    auto *holder = new QWidget;
    holder->setLayout(m_remarks);
    m_remarkCard = titled(tr("Before closing"), holder, m_settle);
    m_cards = filled(new QGridLayout, {}, 12);
    // The cards begin where the buttons' faces do.
    filled(new QVBoxLayout(body), {Button::ringSpace - ScrollArea::ringWidth, 0, 0, 0}, 12, {m_tileGrid, {m_cards, 1}});
    return body;
}

/** Beside each other where there is room; else below. */
void DayPage::arrange()
{
    const bool isNarrow = m_metrics.isCompact || m_metrics.isSmall;
    const int columns = isNarrow ? 3 : mostTiles;
    for (int i = 0; i < mostTiles; ++i) {
        m_tileGrid->removeWidget(m_tiles.at(i));
        // The loud one is as wide as two where there is a second row.
        const int at = isNarrow && i > 0 ? i + 1 : i;
        m_tileGrid->addWidget(m_tiles.at(i), at / columns, at % columns, 1, isNarrow && i == 0 ? 2 : 1);
    }
    for (int i = 0; i < mostTiles; ++i)
        m_tileGrid->setColumnStretch(i, i >= columns ? 0 : i == 0 ? 4 : 3);
    for (Card *card : {m_barCard, m_statusCard, m_personCard, m_counterCard, m_remarkCard})
        m_cards->removeWidget(card);
    const int right = isNarrow ? 0 : 1;
    m_cards->addWidget(m_barCard, 0, 0);
    m_cards->addWidget(m_statusCard, isNarrow ? 1 : 0, right);
    m_cards->addWidget(m_personCard, isNarrow ? 2 : 1, 0);
    m_cards->addWidget(m_counterCard, isNarrow ? 3 : 2, 0);
    m_cards->addWidget(m_remarkCard, isNarrow ? 4 : 1, right, isNarrow ? 1 : 2, 1);
    m_cards->setColumnStretch(0, 2);
    m_cards->setColumnStretch(1, isNarrow ? 0 : 1);
    m_barCard->setMinimumHeight(220);
    // Only from here on are all in one window.
    setTabRing({m_back, m_on, m_csv, m_pdf, m_print, m_close, m_settle, m_body});
}

void DayPage::setMetrics(const LayoutMetrics &grid)
{
    m_metrics = grid;
    // Its key is enough where there is no room for all.
    m_print->setHidden(grid.isCompact || grid.isSmall);
    // Five buttons stand beside it.
    constexpr int narrowSide = 256;
    m_title->setFont(fonts::text(grid.isSmall || grid.side <= narrowSide ? 15 : 18, QFont::DemiBold));
    m_subtitle->setFont(fonts::text(grid.isSmall ? 12 : 14));
    m_csv->setIconName(grid.isSmall ? QString() : u"download"_s);
    m_pdf->setIconName(grid.isSmall ? QString() : u"file"_s);
    m_close->setIconName(grid.isSmall ? QString() : u"lock"_s);
    // And end there: the place of the scroll bar lies in the window's edge.
    constexpr int bar = 12 + ScrollArea::ringWidth - Button::ringSpace;
    const int edge = grid.pad - Button::ringSpace;
    layout()->setContentsMargins(edge, grid.padTop - Button::ringSpace, qMax(0, edge - bar), grid.padBottom);
    m_head->setContentsMargins(0, 0, qMin(bar, edge), 0);
    arrange();
}

void DayPage::takeFocus()
{
    m_isAwaited = !m_close->isEnabled();
    m_close->isEnabled() ? m_close->setFocus() : m_back->isEnabled() ? m_back->setFocus() : m_body->setFocus();
}

void DayPage::showEvent(QShowEvent *event)
{
    PageWidget::showEvent(event);
    if (!event->spontaneous())
        m_presenter.open();
}

void DayPage::showRemarks(const DayView &view)
{
    while (QLayoutItem *const item = m_remarks->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const DayView::Remark &remark : view.remarks) {
        auto *row = new QWidget;
        auto *text = new Label(remark.text, 15, QFont::Normal, ColorRole::Ink, Label::Lines::Close);
        filled(
            new QHBoxLayout(row), {}, 10,
            {{new IconView(remark.icon, 20, remark.isGood ? ColorRole::OkInk : ColorRole::UnknownInk), 0, Qt::AlignTop},
             {text, 1}});
        m_remarks->addWidget(row);
    }
    m_remarks->addWidget(new Label(tr("Closing changes nothing at the provider."), 14, QFont::Normal, ColorRole::Ink3,
                                   Label::Lines::Close));
    m_remarks->addStretch(1);
    showAll(m_remarkCard);
}

void DayPage::refresh()
{
    const std::optional<DayView> &view = m_presenter.view();
    const bool hasFigures = view && !view->isCovered;
    m_title->setText(view ? view->title + u" · "_s + view->day : QString());
    m_subtitle->setText(view ? view->subtitle : QString());
    m_subtitle->setHidden(m_subtitle->text().isEmpty());
    m_back->setEnabled(view && m_presenter.canStepBack());
    m_on->setEnabled(view && m_presenter.canStepOn());
    m_csv->setEnabled(hasFigures);
    m_pdf->setEnabled(hasFigures);
    m_print->setEnabled(hasFigures);
    m_close->setEnabled(m_presenter.canClose());
    m_settle->setVisible(view && view->hasToCheck);
    m_body->setVisible(hasFigures);
    m_problem->setHidden(hasFigures);
    if (m_isAwaited && m_close->isEnabled())
        takeFocus();
    m_problem->setText(
        !m_presenter.problem().isEmpty() ? m_presenter.problem()
        : view ? tr("Count first: how many payments came, and what they came to. The figures are shown when the "
                    "day is closed.")
               : tr("Reading the ledger…"));
    const QString said = hasFigures ? m_title->text() + u". "_s + m_subtitle->text() : m_problem->text();
    if (isVisible() && std::exchange(m_said, said) != said)
        Speaker::say(this, said);
    if (!hasFigures)
        return;
    for (int i = 0; i < m_tiles.size() && i < view->figures.size(); ++i)
        m_tiles.at(i)->setFigure(view->figures.at(i));
    m_bars->setChart(view->bars, view->marks);
    m_statuses->setLines(view->statuses, view->all);
    m_persons->setLines(view->personHeads, view->persons);
    m_counterCard->setVisible(!view->counters.isEmpty());
    m_counters->setLines(view->counterHeads, view->counters);
    showRemarks(*view);
}

} // namespace balcao

#include "moc_daypage.cpp"
