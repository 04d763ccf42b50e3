// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/todaylist.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/statuspill.h"

#include <QListView>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int rowHeight = 61;

class Delegate : public QStyledItemDelegate
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
        else
            canvas.line(row.topLeft(), row.topRight());
        const display::Status status{static_cast<display::Status::Kind>(index.data(TodayModel::StatusKindRole).toInt()),
                                     index.data(TodayModel::StatusLabelRole).toString()};
        const QSize pill = StatusPill::sizeOf(StatusPill::Size::Small, status);
        const QRect pillBox(QPoint(row.right() - padRight - pill.width(), row.center().y() - pill.height() / 2 + 1),
                            pill);
        StatusPill::paint(canvas, pillBox, StatusPill::Size::Small, status);
        if (index.data(TodayModel::ByHandRole).toBool())
            canvas.icon(QRectF(pillBox.left() - 24, row.center().y() - 8, 17, 17), u"user"_s, ColorRole::Ink2);
        const QRect text(row.left() + pad, row.top() + 9, pillBox.left() - row.left() - pad - 6, 22);
        canvas.money(text, index.data(TodayModel::AmountRole).value<Money>(), {.sizes = {17, 15}}, ColorRole::Ink);
        canvas.text(text.translated(0, 20), index.data(TodayModel::LineRole).toString(),
                    fonts::text(isNarrow ? 13 : 14), ColorRole::Ink2);
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {200, rowHeight}; }
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
        const QRect box = rect().adjusted(0, 0, 0, -below);
        canvas.box(box, metrics::radiusControl, ColorRole::Inset);
        const QRect inner = box.adjusted(14, 0, -14, 0);
        const ChargeTotals &totals = m_model.totals();
        if (needRows(totals))
            paintRows(canvas, inner, totals);
        else
            paintLine(canvas, inner, totals);
    }

private:
    static constexpr int below = 14;
    static constexpr int lineHeight = 59;
    static constexpr int firstRow = 43;
    static constexpr int nextRow = 36;

    void refresh()
    {
        const ChargeTotals &totals = m_model.totals();
        const int rows = firstRow + nextRow * (totals.receivedByHand > 0 ? 2 : 1) + 1;
        setFixedHeight((needRows(totals) ? rows : lineHeight) + below);
        QStringList words{TodayList::tr("Received") + u' ' + display::amount(totals.paidAmount),
                          TodayList::tr("Paid") + u' ' + paidOfAll(totals)};
        if (totals.receivedByHand > 0)
            words.insert(1, TodayList::tr("Confirmed at the shop") + u' ' + display::amount(totals.receivedAmount));
        setAccessibleName(words.join(u", "_s));
        update();
    }

    static void paintLine(Canvas &canvas, const QRect &inner, const ChargeTotals &totals)
    {
        const QRect left(inner.left(), inner.top(), 123, inner.height());
        const QRect right = inner.adjusted(129, 0, 0, 0);
        canvas.text(left.adjusted(0, 8, 0, -31), TodayList::tr("Received"), fonts::text(13), ColorRole::Ink2);
        canvas.money(left.adjusted(0, 26, 0, -10), totals.paidAmount, {.sizes = {16, 15}}, ColorRole::Ink);
        canvas.text(right.adjusted(0, 8, 0, -31), TodayList::tr("Paid"), fonts::text(13), ColorRole::Ink2);
        canvas.text(right.adjusted(0, 26, 0, -10), paidOfAll(totals), fonts::strong(16), ColorRole::Ink);
    }

    /** What people saw in the bank's app stands apart from what the provider said. */
    static void paintRows(Canvas &canvas, const QRect &inner, const ChargeTotals &totals)
    {
        QRect row(inner.left(), inner.top() + 2, inner.width(), firstRow);
        const auto label = [&canvas, &row](const QString &words) {
            return row.adjusted(canvas.text(row, words, fonts::text(14), ColorRole::Ink2) + 8, 0, 0, 0);
        };
        const auto next = [&canvas, &row] {
            canvas.line(row.bottomLeft(), row.bottomRight());
            row = QRect(row.left(), row.bottom(), row.width(), nextRow);
        };
        constexpr int right = Qt::AlignRight | Qt::AlignVCenter;
        canvas.money(label(TodayList::tr("Received")), totals.paidAmount, {.sizes = {20, 17, 15}}, ColorRole::Ink,
                     right);
        next();
        if (totals.receivedByHand > 0) {
            canvas.money(label(TodayList::tr("Confirmed at the shop")), totals.receivedAmount,
                         {.sizes = {17, 15}, .sign = u"+ "_s}, ColorRole::Ink, right);
            next();
        }
        canvas.text(label(TodayList::tr("Paid")), paidOfAll(totals), fonts::strong(17), ColorRole::Ink, right);
    }

    const TodayModel &m_model;
};

TodayList::TodayList(TodayModel &model)
    : m_model(model)
    , m_day(new Label(14, QFont::Normal, ColorRole::Ink3))
    , m_totals(new DayTotals(model))
    , m_view(new QListView)
    , m_all(new Button(Button::Kind::Ghost, tr("See all charges")))
{
    m_view->setModel(&m_model);
    m_view->setItemDelegate(new Delegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Today's charges"));
    m_view->setTabKeyNavigation(false);
    m_view->setUniformItemSizes(true);
    m_view->viewport()->setAutoFillBackground(false);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto open = [this](const QModelIndex &index) {
        Q_EMIT opened(index.data(TodayModel::AttemptRole).toString());
    };
    connect(m_view, &QListView::clicked, this, open);
    connect(m_view, &QListView::activated, this, open);
    connect(m_all, &Button::clicked, this, &TodayList::allRequested);

    m_day->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *title = new Label(tr("Today's charges"), 18, QFont::DemiBold, ColorRole::Ink);
    filled(new QVBoxLayout(this), {1, 16, 1, 1}, 0,
           {filled(new QHBoxLayout, {20, 0, 20, 0}, -1, {{title, 1}, m_day}),
            Part::space(15),
            filled(new QHBoxLayout, {19, 0, 19, 0}, -1, {m_totals}),
            {m_view, 1},
            filled(new QHBoxLayout, {18, 7, 20, 6}, -1, {m_all, Part::rest()})});
    const auto follow = [this] {
        // An empty list is no place for the keyboard.
        m_view->setFocusPolicy(m_model.rowCount() > 0 ? Qt::StrongFocus : Qt::NoFocus);
        update();
    };
    connect(&m_model, &QAbstractItemModel::modelReset, this, follow);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, follow);
    follow();
}

void TodayList::setCompact(bool compact, bool showsDay)
{
    m_day->setVisible(!compact && showsDay);
    m_totals->setVisible(!compact);
}

void TodayList::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    Canvas canvas(this);
    canvas.line(QPoint(1, m_all->y() - 7), QPoint(width() - 2, m_all->y() - 7));
    const QRect foot(20, m_all->y(), width() - 40, m_all->height());
    if (m_all->geometry().right() + painting::keycapSize(u"F3"_s).width() + 26 < width())
        canvas.keycap(foot, u"F3"_s, ColorRole::None);
    if (m_model.rowCount() == 0)
        canvas.text(m_view->geometry().adjusted(20, 20, -20, -20),
                    tr("No charge yet. They appear here as they are made."), fonts::text(15), ColorRole::Ink3,
                    Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap);
}

} // namespace balcao
