// SPDX-License-Identifier: MIT
#include "ui/widgets/settings/settingspage.h"

#include "ui/widgets/settings/settingsrow.h"
#include "ui/widgets/style/accessibility.h"

#include <QAbstractButton>
#include <QApplication>
#include <QScrollBar>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

/** Icon, name, and what is set there. */
class SettingsPlaceButton : public QAbstractButton
{
public:
    SettingsPlaceButton(const SettingsPlace &place, QWidget *parent)
        : QAbstractButton(parent)
        , m_place(place)
    {
        setCheckable(true);
        setAutoExclusive(true);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
        setAccessibleRole(this, QAccessible::RadioButton);
        say(place);
    }

    void say(const SettingsPlace &place)
    {
        setText(place.title);
        setAccessibleName(place.title);
        setAccessibleDescription(place.says);
        redraw(this, m_place, place);
    }
    [[nodiscard]] QSize sizeHint() const override { return {200, 62}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, 40}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        if (isChecked())
            canvas.box(rect(), metrics::radiusControl, ColorRole::Tint);
        if (isChecked())
            canvas.fill(QRect(0, 14, 4, height() - 28), ColorRole::Link);
        if (hasFocus())
            canvas.box(rect(), metrics::radiusControl, ColorRole::None, ColorRole::FocusRing, 3);
        const Shades ink = isChecked() ? ColorRole::TintInk : ColorRole::Ink;
        canvas.icon(QRectF(15, height() / 2.0 - 11, 22, 22), m_place.icon, isChecked() ? ink : ColorRole::Ink3);
        const bool hasTwo = height() >= 54;
        const QRect words(52, 0, width() - 60, height());
        canvas.text(hasTwo ? words.adjusted(0, 0, 0, -height() / 2 + 1) : words, m_place.title,
                    fonts::fitting(m_place.title, words.width(), {16, 15, 14, 13}, QFont::Medium), ink,
                    hasTwo ? Qt::AlignBottom : Qt::AlignVCenter);
        if (hasTwo)
            canvas.text(words.adjusted(0, height() / 2 + 1, 0, 0), m_place.says,
                        fonts::fitting(m_place.says, words.width(), {14, 13}, QFont::Normal), ColorRole::Ink3,
                        Qt::AlignTop);
    }

private:
    SettingsPlace m_place;
};

SettingsPage::SettingsPage(SettingsPresenter &presenter, QWidget *parent)
    : PageWidget(parent)
    , m_presenter(presenter)
    , m_list(new Card)
    , m_title(new Label(22, QFont::DemiBold, ColorRole::Ink))
    , m_subtitle(new Label(16, QFont::Normal, ColorRole::Ink2, Label::Lines::Close))
    , m_holder(new QWidget)
    , m_sign(new IconView(u"info"_s, 18, ColorRole::Ink3))
    , m_note(new Label(15, QFont::Normal, ColorRole::Ink2, Label::Lines::Close))
    , m_undo(new Button(Button::Kind::Secondary, tr("Undo"), {.faceHeight = 48}))
    , m_save(new Button(Button::Kind::Primary, tr("Save"), {.keycap = tr("Ctrl S"), .faceHeight = 48}))
{
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(tr("Settings"));
    auto *list = filled(new QVBoxLayout(m_list), {8, 8, 8, 8}, 2);
    for (const SettingsPlace &place : presenter.places()) {
        auto *button = new SettingsPlaceButton(place, m_list);
        m_places.insert(place.section, button);
        list->addWidget(button, 1);
        connect(button, &QAbstractButton::clicked, this,
                [this, section = place.section] { m_presenter.open(section); });
    }
    list->addStretch(1);
    m_body = new ScrollArea(m_holder);
    filled(new QVBoxLayout(m_holder), {}, 0);
    auto *foot = new Card;
    foot->setColors(ColorRole::Inset, ColorRole::None);
    filled(new QHBoxLayout(foot), {28, 4, 22, 4}, 8, {m_sign, {m_note, 1}, m_undo, m_save});
    auto *card = new Card;
    auto *head = filled(new QVBoxLayout, {28, 16, 28, 10}, 2, {m_title, m_subtitle});
    filled(new QVBoxLayout(card), {}, 0, {head, {m_body, 1}, foot});
    filled(new QHBoxLayout(this), {}, 0, {m_list, {card, 1}});
    connect(m_undo, &Button::clicked, &m_presenter, &SettingsPresenter::undo);
    connect(m_save, &Button::clicked, &m_presenter, &SettingsPresenter::save);
    new QShortcut(Qt::CTRL | Qt::Key_S, this, &m_presenter, &SettingsPresenter::save, Qt::WidgetWithChildrenShortcut);
    connect(&m_presenter, &SettingsPresenter::changed, this, &SettingsPage::refresh);
    connect(&m_presenter, &SettingsPresenter::opened, this, [this] {
        showSection();
        takeFocus();
    });
    connect(&m_presenter, &SettingsPresenter::rowsChanged, this, [this] {
        // From the event loop: it may be a row of them that was pressed.
        m_rowsChange.start();
    });
    m_body->followKeyboard();
    m_rowsChange.setSingleShot(true);
    m_rowsChange.setInterval(0);
    connect(&m_rowsChange, &QTimer::timeout, this, &SettingsPage::changeRows);
    showSection();
}

void SettingsPage::showSection()
{
    m_shown = m_presenter.section();
    const SettingsPageView page = m_presenter.page();
    m_title->setText(page.title);
    m_subtitle->setText(page.subtitle);
    qDeleteAll(m_holder->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    delete m_holder->layout();
    auto *column = filled(new QVBoxLayout(m_holder), {28, 0, 28, 8}, 0);
    m_rows.clear();
    QList<QWidget *> ring{m_places.value(m_shown)};
    for (const SettingRow &row : page.rows) {
        auto *line = new SettingsRow(row);
        line->setLabelWidth(m_labelWidth);
        connect(line, &SettingsRow::edited, &m_presenter, &SettingsPresenter::set);
        connect(line, &SettingsRow::acted, &m_presenter, &SettingsPresenter::act, Qt::QueuedConnection);
        column->addWidget(new Hairline);
        column->addWidget(line);
        m_rows.append(line);
    }
    column->addStretch(1);
    refresh();
    showAll(m_holder);
    refresh();
    for (const SettingsRow *line : std::as_const(m_rows))
        ring += line->stops();
    setTabRing(ring + QList<QWidget *>{m_undo, m_save});
    m_body->ensureVisible(0, 0);
}

/** The keyboard stays where it was, as far as there is such a row. */
void SettingsPage::changeRows()
{
    // Equal rows are kept: in a new row the touch that began on the old one would be lost, and so would the cursor.
    if (m_shown == m_presenter.section() &&
        std::ranges::equal(m_presenter.page().rows, m_rows, {}, {}, &SettingsRow::row))
        return refresh();
    QWidget *const focused = QApplication::focusWidget();
    const bool hadKeyboard = focused && m_body->isAncestorOf(focused);
    const auto row = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                  [focused](const SettingsRow *line) { return line->isAncestorOf(focused); });
    const QString key = hadKeyboard && row != m_rows.cend() ? (*row)->row().key : QString();
    const int place = m_body->verticalScrollBar()->value();
    showSection();
    m_body->verticalScrollBar()->setValue(place);
    if (!hadKeyboard)
        return;
    for (const SettingsRow *line : std::as_const(m_rows)) {
        if (line->row().key != key || line->stops().isEmpty())
            continue;
        const QList<QWidget *> stops = line->stops();
        const auto chosen = std::find_if(stops.cbegin(), stops.cend(), [](const QWidget *stop) {
            const auto *button = qobject_cast<const QAbstractButton *>(stop);
            return button && button->isChecked();
        });
        (chosen == stops.cend() ? stops.constFirst() : *chosen)->setFocus();
        return;
    }
    takeFocus();
}

void SettingsPage::refresh()
{
    for (const SettingsPlace &place : m_presenter.places()) {
        m_places.value(place.section)->say(place);
        m_places.value(place.section)->setChecked(place.section == m_shown);
    }
    for (SettingsRow *line : std::as_const(m_rows))
        line->setValue(m_presenter.value(line->row()));
    const bool isProblem = m_presenter.isNoteProblem();
    m_note->say(m_presenter.note(), isProblem ? ColorRole::ErrorInk : ColorRole::Ink2);
    m_undo->setEnabled(m_presenter.isChanged());
    m_save->setEnabled(m_presenter.isChanged());
}

void SettingsPage::setMetrics(const LayoutMetrics &grid)
{
    layout()->setContentsMargins(grid.pad, grid.padTop, grid.pad, grid.padBottom);
    layout()->setSpacing(grid.isCompact ? grid.gap : 16);
    m_list->setFixedWidth(grid.isCompact ? 232 : 264);
    m_labelWidth = grid.isSmall ? 0 : grid.isCompact ? 232 : 314;
    for (SettingsRow *line : std::as_const(m_rows))
        line->setLabelWidth(m_labelWidth);
}

void SettingsPage::takeFocus()
{
    for (const SettingsRow *line : std::as_const(m_rows)) {
        if (!m_presenter.value(line->row()).problem.isEmpty() && !line->stops().isEmpty()) {
            line->stops().constFirst()->setFocus();
            m_body->ensureWidgetVisible(line->stops().constFirst());
            return;
        }
    }
    m_places.value(m_shown)->setFocus();
}

} // namespace balcao

#include "moc_settingspage.cpp"
