// SPDX-License-Identifier: MIT
#include "ui/widgets/queue/queuepage.h"

#include "ui/text/display.h"
#include "ui/widgets/queue/queuerowview.h"
#include "ui/widgets/style/accessibility.h"

#include <QDesktopServices>
#include <QShortcut>
#include <QShowEvent>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

QueuePage::QueuePage(QueuePresenter &presenter, QWidget *parent)
    : PageWidget(parent)
    , m_presenter(presenter)
    , m_sort(new Segments({tr("Highest amount"), tr("Oldest")}))
    , m_empty(new Label(16, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
    , m_count(new Label(15, QFont::DemiBold, ColorRole::Ink))
    , m_oldest(new Label(15, QFont::Normal, ColorRole::Ink2))
    , m_more(new Button(Button::Kind::Ghost))
    , m_sideTitle(new Label(tr("For whoever sees the account"), 18, QFont::DemiBold, ColorRole::Ink))
    , m_text(new Label(15, QFont::Normal, ColorRole::Ink, Label::Lines::Close))
    , m_note(new Label(tr("Without name, CPF or phone of the customer."), 14, QFont::Normal, ColorRole::Ink2,
                       Label::Lines::Close))
    , m_copy(new CopyButton([this] { return m_presenter.view() ? m_presenter.view()->text : QString(); },
                            tr("Copy the text"), u"Ctrl C"_s))
    , m_send(new Button(Button::Kind::Secondary, tr("WhatsApp"), {.icon = u"chat"_s, .keycap = u"F7"_s}))
    , m_print(new Button(Button::Kind::Secondary, tr("Print the list"), {.icon = u"printer"_s, .keycap = u"F8"_s}))
    , m_sideCard(makeText())
{
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(tr("To check"));
    filled(new QBoxLayout(QBoxLayout::LeftToRight, this), {}, 0, {{makeList(), 1}, m_sideCard});
    m_sort->setChosen(0);
    m_copy->setRestKind(Button::Kind::Primary);
    connect(m_sort, &Segments::chosen, this, [this](qsizetype number) { m_presenter.sort(number == 0); });
    connect(m_more, &Button::clicked, &m_presenter, &QueuePresenter::showMore);
    connect(m_send, &Button::clicked, this, &QueuePage::sendByWhatsApp);
    connect(m_print, &Button::clicked, this, &QueuePage::printRequested);
    connect(&m_presenter, &QueuePresenter::changed, this, &QueuePage::refresh);
    constexpr Qt::ShortcutContext here = Qt::WidgetWithChildrenShortcut;
    new QShortcut(Qt::Key_Escape, this, this, &QueuePage::closeRequested, here);
    new QShortcut(QKeySequence(QKeySequence::Copy), this, m_copy, &CopyButton::copy, here);
    new QShortcut(Qt::Key_F7, this, this, &QueuePage::sendByWhatsApp, here);
    new QShortcut(Qt::Key_F8, this, this, &QueuePage::printRequested, here);
    refresh();
}

Card *QueuePage::makeList()
{
    auto *card = new Card;
    auto *title = new Label(tr("To check"), 22, QFont::DemiBold, ColorRole::Ink);
    auto *says = new Label(tr("Only who sees the shop's account settles it. Nothing changes at the provider."), 15,
                           QFont::Normal, ColorRole::Ink2, Label::Lines::Close);
    auto *rows = new QWidget;
    m_list = filled(new QVBoxLayout(rows), {}, 0, {Part::rest(0)});
    m_area = new ScrollArea(rows);
    m_empty->setAlignment(Qt::AlignCenter);
    m_foot = new QWidget;
    filled(new QHBoxLayout(m_foot), {20, 0, 20, 0}, 12, {{m_count, 1}, m_more, m_oldest});
    m_foot->setFixedHeight(44);
    filled(new QVBoxLayout(card), {}, 0,
           {filled(new QHBoxLayout, {20, 10, 14, 8}, 8,
                   {{filled(new QVBoxLayout, {}, 0, {title, says}), 1}, {m_sort, 0, Qt::AlignVCenter}}),
            new Hairline,
            {m_area, 1},
            {m_empty, 1},
            m_foot});
    return card;
}

Card *QueuePage::makeText()
{
    auto *card = new Card;
    auto *holder = new QWidget;
    filled(new QVBoxLayout(holder), {16, 12, 16, 12}, 0, {m_text, Part::rest()});
    m_textArea = new ScrollArea(holder);
    m_textArea->takeKeyboard(tr("The text"));
    auto *inset = new Card(nullptr, metrics::radiusControl);
    inset->setColors(ColorRole::Inset, ColorRole::Line);
    filled(new QVBoxLayout(inset), {1, 1, 1, 1}, 0, {{m_textArea, 1}});
    m_textCard = inset;
    for (Button *button : {static_cast<Button *>(m_copy), m_send, m_print}) {
        button->setFaceHeight(48);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    m_side = filled(new QBoxLayout(QBoxLayout::TopToBottom, card), {}, 4,
                    {m_sideTitle, {m_textCard, 1}, m_note, m_copy, m_send, m_print});
    return card;
}

void QueuePage::setMetrics(const LayoutMetrics &grid)
{
    m_metrics = grid;
    layout()->setContentsMargins(grid.pad, grid.padTop, grid.pad, grid.padBottom);
    layout()->setSpacing(qMax(grid.gap, 8));
    // Without room beside the rows the text has a line below them.
    const bool isBelow = grid.isCompact;
    static_cast<QBoxLayout *>(layout())->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_side->setDirection(isBelow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_side->setContentsMargins(isBelow ? 20 : 14, isBelow ? 2 : 14, 14, isBelow ? 2 : 14);
    m_sideTitle->setHidden(isBelow);
    m_textCard->setHidden(isBelow);
    m_sideCard->setMinimumWidth(isBelow ? 0 : grid.isWide ? 440 : 348);
    m_sideCard->setMaximumWidth(isBelow ? QWIDGETSIZE_MAX : grid.isWide ? 440 : 348);
    for (Button *button : {static_cast<Button *>(m_copy), m_send, m_print})
        button->setSizePolicy(isBelow ? QSizePolicy::Fixed : QSizePolicy::Expanding, QSizePolicy::Fixed);
    arrange();
}

void QueuePage::arrange()
{
    constexpr int lowPage = 560;
    // Up to four share the room that is there.
    constexpr int atMost = 4;
    for (QueueRowView *row : std::as_const(m_rows)) {
        row->setNarrow(m_metrics.isCompact || height() < lowPage);
        row->setMaximumHeight(qMax(row->sizeHint().height(), m_area->height() / atMost));
    }
}

void QueuePage::resizeEvent(QResizeEvent *event)
{
    PageWidget::resizeEvent(event);
    layout()->activate();
    arrange();
}

void QueuePage::showEvent(QShowEvent *event)
{
    PageWidget::showEvent(event);
    if (!event->spontaneous())
        m_presenter.open();
}

void QueuePage::hideEvent(QHideEvent *event)
{
    PageWidget::hideEvent(event);
    if (!event->spontaneous())
        m_presenter.close();
}

void QueuePage::takeFocus()
{
    m_isAwaited = m_rows.isEmpty();
    if (m_rows.isEmpty())
        m_sort->buttons().at(m_presenter.isByAmount() ? 0 : 1)->setFocus();
    else
        step(m_current, true);
}

void QueuePage::step(int row, bool isPresent)
{
    if (m_rows.isEmpty())
        return;
    QueueRowView *there = m_rows.at(qBound(0, row, static_cast<int>(m_rows.size()) - 1));
    Button *answer = there->button(isPresent);
    (answer->isHidden() ? there->button(false) : answer)->setFocus();
    m_area->ensureWidgetVisible(there, 0, 0);
}

void QueuePage::choose(int row)
{
    m_current = row;
    for (int i = 0; i < m_rows.size(); ++i)
        m_rows.at(i)->setCurrent(i == row);
}

void QueuePage::showRows(const QList<QueueRow> &rows)
{
    const bool hadFocus = m_area->isAncestorOf(focusWidget());
    const QString attempt = m_rows.isEmpty() ? QString() : m_rows.at(m_current)->row().attempt;
    while (m_rows.size() > rows.size())
        delete m_rows.takeLast();
    while (m_rows.size() < rows.size()) {
        auto *made = new QueueRowView;
        const int number = static_cast<int>(m_rows.size());
        connect(made, &QueueRowView::entered, this, [this, number] { choose(number); });
        connect(made, &QueueRowView::stepped, this,
                [this, number](int by, bool isPresent) { step(number + by, isPresent); });
        connect(made, &QueueRowView::answered, this,
                [this, made](bool isPresent) { Q_EMIT answered(made->row().attempt, isPresent); });
        m_list->insertWidget(number, made);
        m_rows.append(made);
        showAll(made);
    }
    int current = qBound(0, m_current, qMax(0, static_cast<int>(rows.size()) - 1));
    for (int i = 0; i < rows.size(); ++i) {
        m_rows.at(i)->setRow(rows.at(i));
        if (rows.at(i).attempt == attempt)
            current = i;
    }
    choose(current);
    arrange();
    QList<QWidget *> ring(m_sort->buttons().cbegin(), m_sort->buttons().cend());
    for (const QueueRowView *row : std::as_const(m_rows))
        ring.append({row->button(true), row->button(false)});
    setTabRing(ring + QList<QWidget *>{m_more, m_textArea, m_copy, m_send, m_print});
    if ((hadFocus || m_isAwaited) && !m_rows.isEmpty()) {
        m_isAwaited = false;
        step(m_current, true);
    }
}

void QueuePage::refresh()
{
    const std::optional<QueueView> &view = m_presenter.view();
    const bool hasRows = view && !view->rows.isEmpty();
    showRows(view ? view->rows : QList<QueueRow>());
    m_area->setVisible(hasRows);
    m_empty->setHidden(hasRows);
    m_empty->setText(!m_presenter.problem().isEmpty() ? m_presenter.problem()
                     : view                           ? tr("Nothing waits for a look at the account.")
                                                      : tr("Reading the ledger…"));
    m_foot->setVisible(hasRows);
    m_copy->setEnabled(hasRows);
    m_send->setEnabled(hasRows);
    m_print->setEnabled(hasRows);
    m_text->setText(hasRows ? view->text : QString());
    if (hasRows)
        m_count->setText(view->count + u" · "_s + tr("together %1").arg(display::amount(view->sum)));
    const QString said = hasRows ? m_count->text() : m_empty->text();
    if (isVisible() && std::exchange(m_said, said) != said)
        Speaker::say(this, said);
    if (!hasRows)
        return;
    m_oldest->setText((view->more > 0 ? tr("The oldest of these: %1") : tr("The oldest: %1")).arg(view->oldest));
    m_more->setVisible(view->more > 0);
    m_more->setText(tr("%n more", nullptr, view->more));
}

void QueuePage::sendByWhatsApp()
{
    const QString url = m_presenter.whatsAppUrl();
    if (!url.isEmpty() && !QDesktopServices::openUrl(QUrl(url, QUrl::StrictMode)))
        Q_EMIT whatsAppFailed();
}

} // namespace balcao

#include "moc_queuepage.cpp"
