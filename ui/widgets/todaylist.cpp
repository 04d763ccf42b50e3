// SPDX-License-Identifier: MIT
#include "ui/widgets/todaylist.h"

#include "ui/widgets/button.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/statuspill.h"

#include <QHBoxLayout>
#include <QListView>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

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
        canvas.text(text, index.data(TodayModel::AmountRole).toString(), fonts::text(16, QFont::DemiBold),
                    ColorRole::Ink);
        canvas.text(text.translated(0, 20), index.data(TodayModel::LineRole).toString(),
                    fonts::text(isNarrow ? 13 : 14), ColorRole::Ink2);
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {200, rowHeight}; }
};

} // namespace

TodayList::TodayList(TodayModel &model, QWidget *parent)
    : Card(parent)
    , m_model(model)
    , m_title(new Label(18, QFont::DemiBold, ColorRole::Ink))
    , m_day(new Label(14, QFont::Normal, ColorRole::Ink3))
    , m_view(new QListView)
    , m_all(new Button(Button::Kind::Ghost))
{
    m_title->setText(tr("Today's charges"));
    m_day->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_view->setModel(&m_model);
    m_view->setItemDelegate(new Delegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(m_title->text());
    m_view->setTabKeyNavigation(false);
    m_view->setUniformItemSizes(true);
    m_view->viewport()->setAutoFillBackground(false);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto open = [this](const QModelIndex &index) {
        Q_EMIT opened(index.data(TodayModel::AttemptRole).toString());
    };
    connect(m_view, &QListView::clicked, this, open);
    connect(m_view, &QListView::activated, this, open);

    auto *head = new QHBoxLayout;
    head->setContentsMargins(20, 0, 20, 0);
    head->addWidget(m_title, 1);
    head->addWidget(m_day);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 16, 1, 1);
    column->setSpacing(0);
    column->addLayout(head);
    column->addSpacing(88);
    column->addWidget(m_view, 1);
    m_all->setText(tr("See all charges"));
    connect(m_all, &Button::clicked, this, &TodayList::allRequested);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(18, 7, 20, 6);
    foot->addWidget(m_all);
    foot->addStretch();
    column->addLayout(foot);
    connect(&m_model, &TodayModel::totalsChanged, this, qOverload<>(&QWidget::update));
    const auto follow = [this] {
        // An empty list is no place for the keyboard.
        m_view->setFocusPolicy(m_model.rowCount() > 0 ? Qt::StrongFocus : Qt::NoFocus);
        update();
    };
    connect(&m_model, &QAbstractItemModel::modelReset, this, follow);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, follow);
    follow();
}

void TodayList::setDay(const QString &day)
{
    m_day->setText(day);
}

void TodayList::setCompact(bool compact)
{
    m_compact = compact;
    m_day->setVisible(!compact);
    layout()->itemAt(1)->spacerItem()->changeSize(0, compact ? 14 : 88);
    layout()->invalidate();
    update();
}

void TodayList::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    Canvas canvas(this);
    if (!m_compact) {
        const QRect box(20, 53, width() - 40, 59);
        canvas.box(box, metrics::radiusControl, ColorRole::Inset);
        const auto cell = [&canvas, &box](int left, int width, const QString &label, const QString &value) {
            const QRect place(box.left() + left, box.top(), width, box.height());
            canvas.text(place.adjusted(0, 8, 0, -31), label, fonts::text(13), ColorRole::Ink2);
            canvas.text(place.adjusted(0, 26, 0, -10), value, fonts::text(16, QFont::DemiBold), ColorRole::Ink);
        };
        // What people saw in the bank's app stands apart from what the provider said.
        cell(14, 130, tr("Received"), m_model.receivedTotal());
        cell(143, 90, tr("Paid"), m_model.paidOfAll());
        if (!m_model.byHandTotal().isEmpty())
            cell(226, box.width() - 232, tr("At the counter"), m_model.byHandTotal());
    }
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
