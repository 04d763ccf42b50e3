// SPDX-License-Identifier: MIT
#include "ui/widgets/newcharge/todaylist.h"

#include "ui/presentation/newcharge/todaymodel.h"
#include "ui/widgets/controls/statuspill.h"

#include <QKeyEvent>
#include <QListView>
#include <QScrollBar>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int chargeRowHeight = 61;

/** A charge in two lines, its status at the right. */
void paintLine(Canvas &canvas, const QRect &box, const display::ChargeLine &line, int linePixels)
{
    const QSize pill = StatusPill::sizeOf(StatusPill::Size::Small, line.status);
    const int middle = box.center().y();
    const QRect pillBox(QPoint(box.right() - pill.width(), middle - pill.height() / 2 + 1), pill);
    StatusPill::paint(canvas, pillBox, StatusPill::Size::Small, line.status);
    if (line.status.isByHand())
        canvas.icon(QRectF(pillBox.left() - 24, middle - 8, 17, 17), u"user"_s, ColorRole::Ink2);
    const QRect text(box.left(), middle - 21, pillBox.left() - box.left() - 6, 22);
    canvas.money(text, line.amount, {.sizes = {17, 15, 14}}, ColorRole::Ink);
    canvas.text(text.translated(0, 20), line.line, fonts::text(linePixels), ColorRole::Ink2);
}

class ChargeRowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        Canvas canvas(*painter, option.widget);
        const QRect row = option.rect;
        // Narrow: every pixel counts, and the scroll bar takes some.
        const bool isNarrow = row.width() < 260;
        const int pad = isNarrow ? 14 : 20;
        const int padRight = isNarrow && row.width() < option.widget->width() - 2 ? 4 : pad;
        if (option.state.testFlag(QStyle::State_HasFocus) && option.widget->hasFocus())
            canvas.box(row, 0, ColorRole::Tint, ColorRole::FocusRing, 3);
        else if (index.row() > 0)
            canvas.line(row.topLeft(), row.topRight());
        paintLine(canvas, row.adjusted(pad, 0, -padRight, 0),
                  index.data(TodayModel::ChargeLineRole).value<display::ChargeLine>(), isNarrow ? 13 : 14);
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {200, chargeRowHeight}; }
};

/** Its rows are whole where it is not scrolled. What is typed is an amount, not the beginning of a row. */
class TodayView : public QListView
{
protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        event->text() > u" "_s ? event->ignore() : QListView::keyPressEvent(event);
    }

    /** For a reader a current row has the keyboard, wherever it is. */
    void focusOutEvent(QFocusEvent *event) override
    {
        QListView::focusOutEvent(event);
        if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
            setCurrentIndex({});
    }

    void resizeEvent(QResizeEvent *event) override
    {
        QListView::resizeEvent(event);
        setViewportMargins(0, 0, 0, height() % chargeRowHeight);
    }
};

} // namespace

/** The day's sums, in one line or, where they do not fit, a row for each; and the space below. */
class DayTotals : public QWidget
{
public:
    explicit DayTotals(const TodayModel &model)
        : m_model(model)
    {
        connect(&model, &TodayModel::totalsChanged, this, &DayTotals::refresh);
        refresh();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const QRect inner = rect().adjusted(0, 0, 0, -below);
        m_hasRows ? paintRows(canvas, inner) : paintLine(canvas, inner);
    }

private:
    static constexpr int below = 10;
    static constexpr int lineHeight = 46;
    static constexpr int firstRow = 43;
    static constexpr int nextRow = 36;

    void refresh()
    {
        const std::optional<ChargeTotals> &totals = m_model.totals();
        m_sums = totals ? sumsOf(*totals) : QList<DaySum>();
        m_hasRows = totals && needRows(*totals);
        setFixedHeight((m_hasRows ? firstRow + nextRow * static_cast<int>(m_sums.size() - 1) + 1 : lineHeight) + below);
        QStringList words;
        for (const DaySum &sum : std::as_const(m_sums))
            words.append(sum.label + u' ' + (sum.amount ? display::amount(*sum.amount) : sum.text));
        setAccessibleName(words.join(u", "_s));
        update();
    }

    static void paintSum(Canvas &canvas, const QRect &box, const DaySum &sum, const QList<int> &sizes,
                         int flags = Qt::AlignVCenter)
    {
        if (sum.amount)
            canvas.money(box, *sum.amount, {.sizes = sizes, .sign = sum.sign}, ColorRole::Ink, flags);
        else
            canvas.text(box, sum.text, fonts::strong(sizes.constFirst()), ColorRole::Ink, flags);
    }

    void paintLine(Canvas &canvas, const QRect &inner)
    {
        QRect column(inner.left(), inner.top(), 134, inner.height());
        for (const DaySum &sum : std::as_const(m_sums)) {
            canvas.text(column.adjusted(0, 0, 0, -26), sum.label, fonts::text(13), ColorRole::Ink2);
            paintSum(canvas, column.adjusted(0, 20, 0, -2), sum, {16, 15});
            column = inner.adjusted(140, 0, 0, 0);
        }
    }

    void paintRows(Canvas &canvas, const QRect &inner)
    {
        QRect row(inner.left(), inner.top() + 2, inner.width(), firstRow);
        for (qsizetype place = 0; place < m_sums.size(); ++place) {
            if (place > 0) {
                canvas.line(row.bottomLeft(), row.bottomRight());
                row = QRect(row.left(), row.bottom(), row.width(), nextRow);
            }
            const int label = canvas.text(row, m_sums.at(place).label, fonts::text(14), ColorRole::Ink2);
            paintSum(canvas, row.adjusted(label + 8, 0, 0, 0), m_sums.at(place),
                     place == 0 ? QList<int>{20, 17, 15} : QList<int>{17, 15}, Qt::AlignRight | Qt::AlignVCenter);
        }
    }

    QList<DaySum> m_sums;
    bool m_hasRows = false;
    const TodayModel &m_model;
};

TodayList::TodayList(TodayModel &model)
    : m_model(model)
    , m_totals(new DayTotals(model))
    , m_view(new TodayView)
{
    m_view->setModel(&m_model);
    m_view->setItemDelegate(new ChargeRowDelegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Today's charges"));
    m_view->setTabKeyNavigation(false);
    m_view->setUniformItemSizes(true);
    m_view->viewport()->setAutoFillBackground(false);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto open = [this](const QModelIndex &index) {
        Q_EMIT opened(index.data(TodayModel::ChargeLineRole).value<display::ChargeLine>().attempt);
    };
    connect(m_view, &QListView::clicked, this, open);
    connect(m_view, &QListView::activated, this, open);
    connect(m_all, &Button::clicked, this, &TodayList::allRequested);

    m_day->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *title = new Label(tr("Today's charges"), 18, QFont::DemiBold, ColorRole::Ink);
    filled(new QVBoxLayout(this), {1, 16, 1, 1}, 0,
           {filled(new QHBoxLayout, {20, 0, 20, 0}, -1, {{title, 1}, m_day}),
            Part::space(15),
            filled(new QHBoxLayout, {20, 0, 20, 0}, -1, {m_totals}),
            {m_view, 1},
            filled(new QHBoxLayout, {18, 7, 20, 6}, -1, {m_all, Part::rest()})});
    const auto follow = [this] {
        // An empty list is no place for the keyboard.
        m_view->setFocusPolicy(m_model.rowCount() > 0 ? Qt::StrongFocus : Qt::NoFocus);
        update();
    };
    connect(&m_model, &QAbstractItemModel::modelReset, this, follow);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, follow);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, follow);
    follow();
    m_model.setWatched(false);
    connect(m_view->verticalScrollBar(), &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    connect(m_view->verticalScrollBar(), &QScrollBar::rangeChanged, this, qOverload<>(&QWidget::update));
}

void TodayList::setCompact(bool isCompact)
{
    m_day->setVisible(!isCompact);
    m_totals->setVisible(!isCompact);
}

void TodayList::showEvent(QShowEvent *event)
{
    Card::showEvent(event);
    m_model.setWatched(true);
}

void TodayList::hideEvent(QHideEvent *event)
{
    Card::hideEvent(event);
    m_model.setWatched(false);
}

void TodayList::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    Canvas canvas(this);
    // Rows go on under it.
    if (const QScrollBar *bar = m_view->verticalScrollBar(); bar->value() < bar->maximum())
        canvas.line(QPoint(1, m_all->y() - 7), QPoint(width() - 2, m_all->y() - 7));
    const QRect foot(20, m_all->y(), width() - 40, m_all->height());
    if (m_all->geometry().right() + painting::keycapSize(u"F3"_s).width() + 26 < width())
        canvas.keycap(foot, u"F3"_s, ColorRole::None);
    if (m_model.rowCount() == 0 && (!m_model.totals() || m_model.totals()->charges == 0))
        canvas.text(m_view->geometry().adjusted(20, 20, -20, -20),
                    tr("No charge yet. They appear here as they are made."), fonts::text(15), ColorRole::Ink3,
                    Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap);
}

} // namespace balcao

#include "moc_todaylist.cpp"
