// SPDX-License-Identifier: MIT
#include "ui/widgets/historyview.h"

#include "ui/presentation/chargetablemodel.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/statuspill.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/thinscrollbar.h"

#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace balcao
{

using Model = ChargeTableModel;

namespace
{

constexpr int edge = 16;
constexpr int amountPad = 22;

class Delegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme theme = Theme::of(option.widget);
        const auto *view = qobject_cast<const HistoryView *>(option.widget);
        const bool isFirst = view && view->header()->visualIndexAt(1) == view->header()->visualIndex(index.column());
        const QRect cell = option.rect.adjusted(isFirst ? edge : 0, 0, 0, 0);
        switch (index.column()) {
        case Model::NumberColumn:
            return digits(*painter, cell, index, theme.color(ColorRole::Ink3));
        case Model::TimeColumn:
            return digits(*painter, cell, index, theme.color(ColorRole::Ink));
        case Model::AmountColumn:
            return amount(*painter, cell, index, theme);
        case Model::StatusColumn:
            return status(*painter, cell, index, theme);
        case Model::OperatorColumn:
            return plain(*painter, cell, index, 15, theme.color(ColorRole::Ink2));
        default:
            return plain(*painter, cell, index, 16, theme.color(ColorRole::Ink));
        }
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {60, HistoryView::rowHeight};
    }

private:
    static int baselineOf(const QRect &cell, const QFont &font)
    {
        const QFontMetrics metrics(font);
        return cell.top() + (cell.height() + metrics.ascent() - metrics.descent()) / 2;
    }

    static void digits(QPainter &painter, const QRect &cell, const QModelIndex &index, const QColor &ink)
    {
        const QFont font = fonts::text(16);
        const QString text = index.data().toString();
        painter.setPen(ink);
        fonts::drawTabular(painter, font, cell.left() + fonts::tabularWidth(font, text), baselineOf(cell, font), text);
    }

    static void amount(QPainter &painter, const QRect &cell, const QModelIndex &index, const Theme &theme)
    {
        const QFont font = fonts::text(16, QFont::DemiBold);
        const QString text = index.data().toString();
        const int right = cell.right() + 1 - amountPad;
        painter.setPen(theme.color(ColorRole::Ink));
        fonts::drawTabular(painter, font, right, baselineOf(cell, font), text);
        if (index.data(Model::CorrectedRole).toBool())
            paintIcon(painter, QRectF(right - fonts::tabularWidth(font, text) - 24, cell.center().y() - 8, 17, 17),
                      u"edit"_s, theme.color(ColorRole::Ink2));
    }

    static void status(QPainter &painter, const QRect &cell, const QModelIndex &index, const Theme &theme)
    {
        const auto status = index.data(Model::StatusRole).value<display::Status>();
        const QSize wanted = StatusPill::sizeOf(StatusPill::Size::Small, status);
        const QRect pill(QPoint(cell.left(), cell.center().y() - wanted.height() / 2 + 1), wanted);
        StatusPill::paint(painter, pill, StatusPill::Size::Small, status, theme);
        if (status.isByHand)
            paintIcon(painter, QRectF(pill.right() + 8, cell.center().y() - 8, 17, 17), u"user"_s,
                      theme.color(ColorRole::Ink2));
    }

    static void plain(QPainter &painter, const QRect &cell, const QModelIndex &index, int pixels, const QColor &ink)
    {
        painter.setPen(ink);
        painter.setFont(fonts::text(pixels));
        const QRect text = cell.adjusted(0, 0, -10, 0);
        painter.drawText(text, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    }
};

} // namespace

HistoryHeader::HistoryHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_sorted(Model::TimeColumn)
{
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
    setStretchLastSection(false);
    viewport()->setAutoFillBackground(false);
}

void HistoryHeader::setSorted(int column, bool downwards)
{
    m_sorted = column;
    m_downwards = downwards;
    viewport()->update();
}

QSize HistoryHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), headerHeight};
}

void HistoryHeader::paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const
{
    const Theme theme = Theme::of(this);
    painter->setPen(theme.color(ColorRole::Line));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    const QFont font = fonts::text(14, QFont::DemiBold);
    const QString title = model()->headerData(logicalIndex, Qt::Horizontal, Qt::DisplayRole).toString();
    const int width = QFontMetrics(font).horizontalAdvance(title);
    const bool isAmount = logicalIndex == Model::AmountColumn;
    const int first = visualIndexAt(1);
    int left = rect.left() + (visualIndex(logicalIndex) == first ? edge : 0);
    if (isAmount)
        left = rect.right() + 1 - amountPad - width;
    painter->setFont(font);
    painter->setPen(theme.color(ColorRole::Ink2));
    painter->drawText(QRect(left, rect.top(), width + 4, rect.height()), Qt::AlignVCenter, title);
    if (logicalIndex != m_sorted)
        return;
    const QRectF sign(isAmount ? left - 21 : left + width + 4, rect.center().y() - 7, 16, 16);
    painter->save();
    painter->translate(sign.center());
    painter->rotate(m_downwards ? 0 : 180);
    paintIcon(*painter, QRectF(-8, -8, 16, 16), u"chevron-down"_s, theme.color(ColorRole::Ink2));
    painter->restore();
}

HistoryView::HistoryView(QWidget *parent)
    : QTreeView(parent)
    , m_titles(new HistoryHeader(this))
{
    setHeader(m_titles);
    m_titles->setSectionsClickable(true); // the view has just switched it off
    setItemDelegate(new Delegate(this));
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setIndentation(0);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollBar(new ThinScrollBar(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_Hover);
    setAccessibleName(tr("Charges"));
}

void HistoryView::arrangeColumns(bool namesDay)
{
    m_namesDay = namesDay;
    const int room = viewport()->width();
    const int time = namesDay ? 116 : 68;
    constexpr int number = 60;
    constexpr int leastCustomer = 150;
    int amount = 152;
    int status = 162;
    int left = room - time - amount - status;
    const bool hasOperator = left >= number + leastCustomer + 134;
    const int operatorWidth = hasOperator ? qBound(134, left / 4, 240) : 0;
    left -= operatorWidth;
    const bool hasNumber = left >= number + leastCustomer;
    left -= hasNumber ? number : edge;
    if (left < leastCustomer) {
        amount -= 14;
        status -= 14;
        left += 28;
    }
    setColumnHidden(Model::OperatorColumn, !hasOperator);
    setColumnHidden(Model::NumberColumn, !hasNumber);
    m_titles->resizeSection(Model::NumberColumn, number);
    m_titles->resizeSection(Model::TimeColumn, time + (hasNumber ? 0 : edge));
    m_titles->resizeSection(Model::CustomerColumn, qMax(60, left));
    m_titles->resizeSection(Model::AmountColumn, amount);
    m_titles->resizeSection(Model::StatusColumn, status);
    m_titles->resizeSection(Model::OperatorColumn, operatorWidth);
}

void HistoryView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme theme = Theme::of(this);
    const bool isCurrent = currentIndex().isValid() && index.row() == currentIndex().row();
    const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
    if (isCurrent) {
        painter->fillRect(row, theme.color(ColorRole::Tint));
        painter->fillRect(QRect(row.left(), row.top(), 4, row.height()),
                          theme.color(hasFocus() ? ColorRole::Link : ColorRole::Ring));
    }
    painter->setPen(theme.color(ColorRole::Line));
    painter->drawLine(row.bottomLeft(), row.bottomRight());
    QTreeView::drawRow(painter, option, index);
}

void HistoryView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (model())
        arrangeColumns(m_namesDay);
}

void HistoryView::keyPressEvent(QKeyEvent *event)
{
    // The keys of a list: there are no columns to walk through, and no letters to look for.
    const bool isSideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (isSideways || (!event->text().isEmpty() && event->text().at(0).isPrint())) {
        event->ignore();
        return;
    }
    QTreeView::keyPressEvent(event);
}

QModelIndex HistoryView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    // Where no row is chosen Qt takes the first one, whatever the key.
    if (action == MoveEnd)
        return model()->index(model()->rowCount() - 1, Model::CustomerColumn);
    return QTreeView::moveCursor(action, modifiers);
}

void HistoryView::focusInEvent(QFocusEvent *event)
{
    const bool hadCurrent = currentIndex().isValid();
    {
        // Qt makes the first row the current one. Coming to the list chooses nothing: a key or a click does.
        const QSignalBlocker blocker(selectionModel());
        QTreeView::focusInEvent(event);
        if (!hadCurrent)
            selectionModel()->clearCurrentIndex();
    }
    viewport()->update();
}

void HistoryView::focusOutEvent(QFocusEvent *event)
{
    QTreeView::focusOutEvent(event);
    viewport()->update();
}

} // namespace balcao
