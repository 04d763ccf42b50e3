// SPDX-License-Identifier: MIT
#include "ui/widgets/history/filterbar.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/scanfilter.h"
#include "ui/widgets/history/periodcalendar.h"
#include "ui/widgets/style/balcaostyle.h"

#include <QKeyEvent>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace balcao
{

using Filter = HistoryPresenter::Filter;

namespace
{

constexpr int filterHeight = 44;

} // namespace

SearchEdit::SearchEdit()
{
    setFont(fonts::text(16));
    setFaceHeight(filterHeight);
    setIconName(u"search"_s);
    setPlaceholderText(tr("Name, order, CPF…"));
    setAccessibleName(tr("Search charges"));
    setMinimumWidth(150);
    setTypesOnPad(this, true);
}

void SearchEdit::paintEvent(QPaintEvent *event)
{
    FieldEdit::paintEvent(event);
    constexpr int besideWords = 46 + 12 + 14;
    const int wanted = fontMetrics().horizontalAdvance(placeholderText()) + besideWords + 2 * ringSpace;
    if (text().isEmpty() && width() >= wanted + painting::keycapSize(u"Ctrl F"_s).width())
        Canvas(this).keycap(rect().adjusted(0, 0, -ringSpace - 14, 0), u"Ctrl F"_s);
}

void SearchEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Down)
        Q_EMIT finished();
    else
        FieldEdit::keyPressEvent(event);
}

FilterBar::FilterBar(HistoryPresenter &presenter, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_files(new FilterButton(u"download"_s, nullptr))
    , m_more(new FilterButton(u"more"_s, nullptr))
{
    auto *row = filled(new QHBoxLayout(this), {}, 8 - 2 * FilterButton::ringSpace);
    for (const Filter filter : {Filter::Period, Filter::Status, Filter::Operator, Filter::Counter}) {
        auto *button = new FilterButton(filter == Filter::Period ? u"calendar"_s : QString(), this);
        connect(button, &FilterButton::clicked, this,
                [this, filter] { filter == Filter::Period ? openPeriod() : openChoices(filter); });
        row->addWidget(button);
        m_buttons.insert(filter, button);
    }
    m_all = new FilterButton(u"filter"_s, this);
    connect(m_all, &FilterButton::clicked, this, &FilterBar::openAll);
    row->addWidget(m_all);
    row->addWidget(m_search, 1);
    row->addWidget(m_files);
    m_files->setAccessibleName(tr("Save the list"));
    connect(m_files, &FilterButton::clicked, this, &FilterBar::openFiles);
    m_more->setAccessibleName(tr("To check") + u", "_s + tr("Check a code"));
    row->addWidget(m_more);
    connect(m_more, &Button::clicked, this, &FilterBar::openMore);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) { m_presenter.search(text); });
    connect(m_search, &SearchEdit::finished, this, &FilterBar::finished);
    connect(&m_presenter, &HistoryPresenter::changed, this, &FilterBar::refresh);
    QList<QWidget *> ring;
    for (int i = 0; i < row->count(); ++i)
        ring.append(row->itemAt(i)->widget());
    setTabRing(ring);
    refresh();
}

void FilterBar::setCompact(bool isCompact)
{
    m_isCompact = isCompact;
    arrange();
}

void FilterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool FilterBar::isOffered(Filter filter) const
{
    return filter != Filter::Counter || m_presenter.hasSeveralCounters();
}

bool FilterBar::isTight() const
{
    int wanted = m_search->minimumWidth() + m_files->sizeHint().width() + m_more->sizeHint().width();
    int gaps = 2;
    for (const auto &[filter, button] : m_buttons.asKeyValueRange()) {
        if (isOffered(filter)) {
            wanted += button->sizeHint().width();
            ++gaps;
        }
    }
    return wanted + gaps * layout()->spacing() > width();
}

void FilterBar::arrange()
{
    const bool isOne = m_isCompact || isTight();
    for (const auto &[filter, button] : m_buttons.asKeyValueRange())
        button->setVisible(filter == Filter::Period || (!isOne && isOffered(filter)));
    m_all->setVisible(isOne);
}

void FilterBar::refresh()
{
    int set = 0;
    for (const auto &[filter, button] : m_buttons.asKeyValueRange()) {
        const HistoryPresenter::Choices choices = m_presenter.choices(filter);
        if (button->text() != choices.label) {
            button->setText(choices.label);
            button->setAccessibleName(choices.spoken);
            button->updateGeometry();
        }
        // The period always narrows: today is the usual list, not a filter.
        const bool isNarrowing = filter != Filter::Period && choices.chosen > 0;
        button->setNarrowing(isNarrowing);
        set += isNarrowing ? 1 : 0;
    }
    m_all->setText(set > 0 ? tr("Filters") + u" · "_s + QString::number(set) : tr("Filters"));
    m_all->setNarrowing(set > 0);
    arrange();
    if (m_search->text() != m_presenter.searched())
        m_search->setText(m_presenter.searched());
}

/** First which of them, then what of it. */
void FilterBar::openAll()
{
    QList<Filter> filters{Filter::Status, Filter::Operator};
    if (m_presenter.hasSeveralCounters())
        filters.append(Filter::Counter);
    QStringList offered;
    for (const Filter filter : std::as_const(filters))
        offered.append(m_presenter.choices(filter).label);
    const QMenu *menu = openMenu(offered, -1, m_all, FilterButton::ringSpace);
    connect(menu, &QMenu::triggered, this,
            [this, filters](const QAction *action) { openChoices(filters.at(action->data().toInt())); });
}

void FilterBar::openChoices(Filter filter)
{
    const HistoryPresenter::Choices choices = m_presenter.choices(filter);
    FilterButton *button = m_buttons.value(filter);
    if (button->isHidden())
        button = m_all;
    QMenu *menu = openMenu(choices.offered, choices.chosen, button, FilterButton::ringSpace);
    menu->setAccessibleName(choices.label);
    connect(menu, &QMenu::triggered, this,
            [this, filter](const QAction *action) { m_presenter.choose(filter, action->data().toInt()); });
}

void FilterBar::openMore()
{
    const QMenu *menu = openMenu({tr("To check") + u" (Ctrl O)"_s, tr("Check a code") + u" (Ctrl B)"_s}, -1, m_more,
                                 FilterButton::ringSpace);
    connect(menu, &QMenu::triggered, this, [this](const QAction *action) {
        if (action->data().toInt() == 0)
            Q_EMIT queueWanted();
        else
            Q_EMIT codeWanted();
    });
}

void FilterBar::openPeriod()
{
    openPeriods(m_presenter, m_buttons.value(Filter::Period), FilterButton::ringSpace);
}

void FilterBar::openFiles()
{
    using Form = HistoryPresenter::FileForm;
    QMenu *menu =
        openMenu({tr("For a spreadsheet (CSV)…"), tr("On paper (PDF)…")}, -1, m_files, FilterButton::ringSpace);
    menu->setAccessibleName(tr("Save the list"));
    connect(menu, &QMenu::triggered, this, [this](const QAction *action) {
        m_presenter.askForFile(action->data().toInt() == 0 ? Form::Table : Form::Pages);
    });
}

void FilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool FilterBar::clearSearch()
{
    if (m_search->text().isEmpty())
        return false;
    m_search->clear();
    return true;
}

} // namespace balcao

#include "moc_filterbar.cpp"
