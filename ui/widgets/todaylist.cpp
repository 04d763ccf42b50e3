// SPDX-License-Identifier: MIT
#include "ui/widgets/todaylist.h"

#include "ui/widgets/button.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/painting.h"
#include "ui/widgets/statuspill.h"
#include "ui/widgets/thinscrollbar.h"

#include <QHBoxLayout>
#include <QListView>
#include <QPainter>
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
        const Theme theme = Theme::of(option.widget);
        const QRect row = option.rect;
        // Narrow: every pixel counts, and the scroll bar takes some.
        const bool isNarrow = row.width() < 260;
        const int pad = isNarrow ? 14 : 20;
        const int padRight = isNarrow && row.width() < option.widget->width() - 2 ? 4 : pad;
        if (option.state.testFlag(QStyle::State_HasFocus) && option.widget->hasFocus())
            painter->fillRect(row, theme.color(ColorRole::Tint));
        painter->setPen(theme.color(ColorRole::Line));
        painter->drawLine(row.topLeft(), row.topRight());
        const display::Status status{static_cast<display::Status::Kind>(index.data(TodayModel::StatusKindRole).toInt()),
                                     index.data(TodayModel::StatusLabelRole).toString()};
        const QSize pill = StatusPill::sizeOf(StatusPill::Size::Small, status);
        const QRect pillBox(QPoint(row.right() - padRight - pill.width(), row.center().y() - pill.height() / 2 + 1),
                            pill);
        StatusPill::paint(*painter, pillBox, StatusPill::Size::Small, status, theme);
        if (index.data(TodayModel::ByHandRole).toBool())
            paintIcon(*painter, QRectF(pillBox.left() - 24, row.center().y() - 8, 17, 17), u"user"_s,
                      theme.color(ColorRole::Ink2));
        const QRect text(row.left() + pad, row.top() + 9, pillBox.left() - row.left() - pad - 6, 22);
        painter->setPen(theme.color(ColorRole::Ink));
        painter->setFont(fonts::text(16, QFont::DemiBold));
        painter->drawText(text, Qt::AlignVCenter, index.data(TodayModel::AmountRole).toString());
        painter->setPen(theme.color(ColorRole::Ink2));
        painter->setFont(fonts::text(isNarrow ? 13 : 14));
        painter->drawText(text.translated(0, 20), Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data(TodayModel::LineRole).toString(), Qt::ElideRight,
                                                            text.width()));
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
    m_view->setVerticalScrollBar(new ThinScrollBar);
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
    connect(&m_model, &TodayModel::totalsChanged, this, &TodayList::refresh);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &TodayList::refresh);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &TodayList::refresh);
    refresh();
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

void TodayList::refresh()
{
    m_received = m_model.receivedTotal();
    m_byHand = m_model.byHandTotal();
    m_paid = m_model.paidOfAll();
    update();
}

void TodayList::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    if (!m_compact) {
        const QRect box(20, 53, width() - 40, 59);
        painting::box(painter, box, metrics::radiusControl, theme.color(ColorRole::Inset));
        const auto cell = [&painter, &theme](const QRect &place, const QString &label, const QString &value) {
            painter.setPen(theme.color(ColorRole::Ink2));
            painter.setFont(fonts::text(13));
            painter.drawText(place.adjusted(0, 8, 0, -31), Qt::AlignVCenter, label);
            painter.setPen(theme.color(ColorRole::Ink));
            painter.setFont(fonts::text(16, QFont::DemiBold));
            painter.drawText(place.adjusted(0, 26, 0, -10), Qt::AlignVCenter, value);
        };
        // What people saw in the bank's app stands apart from what the provider said.
        cell(QRect(box.left() + 14, box.top(), 130, box.height()), tr("Received"), m_received);
        cell(QRect(box.left() + 143, box.top(), 90, box.height()), tr("Paid"), m_paid);
        if (!m_byHand.isEmpty())
            cell(QRect(box.left() + 226, box.top(), box.width() - 232, box.height()), tr("At the counter"), m_byHand);
    }
    painter.setPen(theme.color(ColorRole::Line));
    painter.drawLine(1, m_all->y() - 7, width() - 2, m_all->y() - 7);
    const QSize cap = painting::keycapSize(u"F3"_s);
    const bool fits = m_all->geometry().right() + cap.width() + 26 < width();
    if (fits)
        painting::keycap(
            painter,
            QRect(QPoint(width() - 20 - cap.width(), m_all->geometry().center().y() - 10), QSize(cap.width(), 21)),
            u"F3"_s, theme.color(ColorRole::Ink2), theme.color(ColorRole::Line));
    if (m_model.rowCount() == 0) {
        painter.setPen(theme.color(ColorRole::Ink3));
        painter.setFont(fonts::text(15));
        painter.drawText(m_view->geometry().adjusted(20, 20, -20, -20),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                         tr("No charge yet. They appear here as they are made."));
    }
}

} // namespace balcao
