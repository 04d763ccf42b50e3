// SPDX-License-Identifier: MIT
#include "ui/widgets/setup/firstrunpage.h"

#include "ui/widgets/controls/pinedit.h"
#include "ui/widgets/settings/settingsrow.h"
#include "ui/widgets/setup/firstrunstart.h"
#include "ui/widgets/style/accessibility.h"

#include <QApplication>
#include <QKeyEvent>
#include <QShortcut>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

FirstRunPage::FirstRunPage(FirstRunPresenter &presenter, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
{
    balcao::setAccessibleRole(this, QAccessible::Grouping);
    setMinimumSize(LayoutMetrics::leastWindow);
    filled(new QVBoxLayout(this), {}, 0);
    connect(&m_presenter, &FirstRunPresenter::changed, this, &FirstRunPage::refresh);
    // What was pressed is on the step that goes.
    connect(
        &m_presenter, &FirstRunPresenter::stepChanged, this,
        [this] {
            if (m_step != m_presenter.step() || m_start)
                showStep();
            refresh();
            takeFocus();
        },
        Qt::QueuedConnection);
    new QShortcut(Qt::Key_Escape, this, &m_presenter, &FirstRunPresenter::back, Qt::WidgetWithChildrenShortcut);
    new QShortcut(Qt::CTRL | Qt::Key_Return, this, this, &FirstRunPage::goOn, Qt::WidgetWithChildrenShortcut);
    showStep();
}

bool FirstRunPage::isLow() const
{
    constexpr int lowest = 640;
    return height() < lowest || LayoutMetrics::of(size(), false).isCompact;
}

void FirstRunPage::showStep()
{
    const bool isStart = m_presenter.step() == FirstRunStep::Start;
    m_step = m_presenter.step();
    m_isLow = isLow();
    delete m_shown;
    m_rows.clear();
    m_start = nullptr;
    m_note = nullptr;
    if (isStart)
        m_shown = m_start = new FirstRunStart(m_presenter, m_isLow);
    else
        m_shown = makeStep();
    setAccessibleName(isStart ? FirstRunStart::tr("How do you want to begin?") : m_presenter.view().title);
    layout()->addWidget(m_shown);
    const int edge = m_isLow ? 20 : 56;
    layout()->setContentsMargins(edge, m_isLow ? 4 : 22, edge, m_isLow ? 8 : 22);
    refresh();
    showAll(m_shown);
    refresh();
}

QWidget *FirstRunPage::makeStep()
{
    const FirstRunView view = m_presenter.view();
    auto *page = new QWidget;
    auto *progress = new Label(view.progress, 16, QFont::Medium, ColorRole::Ink2, Label::Lines::Elide);
    progress->setMinimumWidth(progress->fontMetrics().horizontalAdvance(view.progress) + 2);
    auto *holder = new QWidget;
    auto *column = filled(new QVBoxLayout(holder), {28, 0, 28, 8}, 0);
    const LayoutMetrics &grid = LayoutMetrics::of(size(), false);
    QList<QWidget *> ring;
    for (const SettingRow &row : view.rows) {
        auto *line = new SettingsRow(row);
        line->setLabelWidth(grid.isSmall ? 0 : grid.isCompact ? 232 : 314);
        connect(line, &SettingsRow::edited, &m_presenter, &FirstRunPresenter::set);
        connect(line, &SettingsRow::acted, &m_presenter, &FirstRunPresenter::act, Qt::QueuedConnection);
        column->addWidget(new Hairline);
        column->addWidget(line);
        m_rows.append(line);
        ring += line->stops();
    }
    column->addStretch(1);
    m_body = new ScrollArea(holder);
    auto *title = new Label(view.title, 22, QFont::DemiBold, ColorRole::Ink);
    auto *subtitle = new Label(view.subtitle, 16, QFont::Normal, ColorRole::Ink2, Label::Lines::Close);
    auto *head = filled(new QVBoxLayout, {28, 16, 28, 10}, 2, {title, subtitle});
    auto *card = new Card;
    card->setMaximumWidth(1068);
    filled(new QVBoxLayout(card), {}, 0, {head, {m_body, 1}, makeFoot(view.next)});
    auto *middle = filled(new QHBoxLayout, {}, 0, {Part::rest(), {card, 1000}, Part::rest()});
    filled(new QVBoxLayout(page), {}, m_isLow ? 4 : 16, {new FirstRunHead(progress, m_isLow), {middle, 1}});
    setTabRing(ring + QList<QWidget *>{m_back, m_next});
    return page;
}

QWidget *FirstRunPage::makeFoot(const QString &next)
{
    m_note = new Label(15, QFont::Normal, ColorRole::Ink2, Label::Lines::Close);
    m_back = new Button(Button::Kind::Secondary, tr("Back"), {.keycap = u"Esc"_s, .faceHeight = 48});
    m_next = new Button(Button::Kind::Primary, next, {.keycap = tr("Enter"), .faceHeight = 48});
    auto *foot = new Card;
    foot->setColors(ColorRole::Inset, ColorRole::None);
    filled(new QHBoxLayout(foot), {28, 4, 22, 4}, 8,
           {new IconView(u"info"_s, 18, ColorRole::Ink3), {m_note, 1}, m_back, m_next});
    connect(m_back, &Button::clicked, &m_presenter, &FirstRunPresenter::back);
    connect(m_next, &Button::clicked, this, &FirstRunPage::goOn);
    return foot;
}

void FirstRunPage::refresh()
{
    for (SettingsRow *line : std::as_const(m_rows)) {
        line->setValue(m_presenter.value(line->row()));
        line->setEnabled(!m_presenter.isBusy());
    }
    if (!m_note)
        return;
    m_note->say(m_presenter.note(), m_presenter.isNoteProblem() ? ColorRole::ErrorInk : ColorRole::Ink2);
    m_back->setEnabled(!m_presenter.isBusy());
    m_next->setEnabled(!m_presenter.isBusy());
}

void FirstRunPage::goOn()
{
    QList<PinEdit *> pins = m_shown->findChildren<PinEdit *>();
    if (pins.size() == 2)
        m_presenter.finish(pins.at(0)->typed(), pins.at(1)->typed());
    else
        m_presenter.next();
}

void FirstRunPage::takeFocus()
{
    if (m_start)
        return m_start->stops().constFirst()->setFocus();
    const SettingsRow *wanted = m_rows.constFirst();
    for (const SettingsRow *line : std::as_const(m_rows)) {
        if (!m_presenter.value(line->row()).problem.isEmpty()) {
            wanted = line;
            break;
        }
    }
    wanted->stops().constFirst()->setFocus();
    m_body->ensureWidgetVisible(wanted->stops().constFirst());
}

/** Enter of a field goes on; of a button it presses that. */
void FirstRunPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QWidget::keyPressEvent(event);
    if (!m_start && !event->isAutoRepeat())
        goOn();
}

void FirstRunPage::resizeEvent(QResizeEvent *)
{
    const LayoutMetrics &grid = LayoutMetrics::of(size(), false);
    if (m_isLow != isLow()) {
        const bool hadKeyboard = isAncestorOf(QApplication::focusWidget());
        showStep();
        if (hadKeyboard || !isVisible())
            takeFocus();
        return;
    }
    for (SettingsRow *line : std::as_const(m_rows))
        line->setLabelWidth(grid.isSmall ? 0 : grid.isCompact ? 232 : 314);
}

void FirstRunPage::paintEvent(QPaintEvent *)
{
    Canvas(this).fill(rect(), ColorRole::Window);
}

} // namespace balcao

#include "moc_firstrunpage.cpp"
