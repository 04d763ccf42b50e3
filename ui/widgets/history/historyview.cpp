// SPDX-License-Identifier: MIT
#include "ui/widgets/history/historyview.h"

#include "ui/presentation/history/chargetablemodel.h"
#include "ui/widgets/controls/statuspill.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/layoutmetrics.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace balcao
{

using Model = ChargeTableModel;

namespace
{

constexpr int edge = ChargeColumns::edge;
constexpr int amountPad = 16;

class HistoryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        Canvas canvas(*painter, option.widget);
        const auto *view = qobject_cast<const HistoryView *>(option.widget);
        const bool isFirst = view && view->header()->visualIndexAt(1) == view->header()->visualIndex(index.column());
        const QRect cell = option.rect.adjusted(isFirst ? edge : 0, 0, 0, 0);
        const QString text = index.data().toString();
        const int column = index.column();
        if (column == Model::StatusColumn)
            status(canvas, cell, index);
        else if (column == Model::NumberColumn)
            number(canvas, cell.adjusted(0, 0, -5, 0), text);
        else if (column == Model::TimeColumn)
            canvas.text(cell, text, fonts::text(16), ColorRole::Ink);
        else if (column == Model::AmountColumn)
            amount(canvas, cell, index);
        else if (column == Model::OperatorColumn)
            canvas.text(cell.adjusted(0, 0, -10, 0), text, fonts::text(15), ColorRole::Ink2);
        else
            customer(canvas, cell.adjusted(0, 0, -10, 0), index, view ? view->searched() : QString());
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {60, HistoryView::rowHeight};
    }

private:
    static void number(Canvas &canvas, const QRect &cell, const QString &text)
    {
        canvas.text(cell, text, fonts::fitting(text, cell.width(), {16, 15, 14, 13}, QFont::Normal), ColorRole::Ink3);
    }

    /** The mark behind the name, where the whole of both has room. */
    static void customer(Canvas &canvas, const QRect &cell, const QModelIndex &index, const QString &searched)
    {
        constexpr int gap = 8;
        const QString name = index.data().toString();
        const QString mark = index.data(Model::MarkRole).toString();
        canvas.markedText(cell, name, matchedLetters(name, searched), 16, ColorRole::Ink);
        const int left = QFontMetrics(fonts::strong(16)).horizontalAdvance(name) + gap;
        if (left + QFontMetrics(fonts::text(14)).horizontalAdvance(mark) <= cell.width())
            canvas.markedText(cell.adjusted(left, 0, 0, 0), mark, matchedLetters(mark, searched), 14, ColorRole::Ink3);
    }

    static void amount(Canvas &canvas, const QRect &cell, const QModelIndex &index)
    {
        const bool isCorrected = index.data(Model::CorrectedRole).toBool();
        const QRect room = cell.adjusted(isCorrected ? 25 : 4, 0, -amountPad, 0);
        const int width = canvas.money(room, index.data(Model::AmountRole).value<Money>(), {.sizes = {16, 15, 14}},
                                       ColorRole::Ink, Qt::AlignRight | Qt::AlignVCenter);
        if (isCorrected)
            canvas.icon(QRectF(room.right() - width - 23, cell.center().y() - 8, 17, 17), u"edit"_s, ColorRole::Ink2);
    }

    static void status(Canvas &canvas, const QRect &cell, const QModelIndex &index)
    {
        const auto status = index.data(Model::StatusRole).value<display::Status>();
        const QSize wanted = StatusPill::sizeOf(StatusPill::Size::Small, status);
        const QRect pill(QPoint(cell.left(), cell.center().y() - wanted.height() / 2 + 1), wanted);
        StatusPill::paint(canvas, pill, StatusPill::Size::Small, status);
        if (status.isByHand())
            canvas.icon(QRectF(pill.right() + 8, cell.center().y() - 8, 17, 17), u"user"_s, ColorRole::Ink2);
    }
};

} // namespace

HistoryHeader::HistoryHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_sorted(Model::TimeColumn)
{
    setAccessibleRole(this, QAccessible::ColumnHeader);
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
    setStretchLastSection(false);
    viewport()->setAutoFillBackground(false);
    setFocusPolicy(Qt::TabFocus);
}

void HistoryHeader::stand(int column)
{
    m_stand = column;
    setAccessibleName(tr("Sort by %1").arg(model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()));
    viewport()->update();
}

void HistoryHeader::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        stand(key == Qt::Key_Left ? Model::TimeColumn : Model::AmountColumn);
    else if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        Q_EMIT sectionClicked(m_stand);
    else if (key == Qt::Key_Down)
        parentWidget()->setFocus();
    else
        event->ignore();
}

void HistoryHeader::setSorted(int column, bool downwards)
{
    m_sorted = column;
    m_downwards = downwards;
    if (!hasFocus())
        stand(column);
    viewport()->update();
}

void HistoryHeader::paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const
{
    Canvas canvas(*painter, this);
    const QFont font = fonts::text(14, QFont::DemiBold);
    const QString title = model()->headerData(logicalIndex, Qt::Horizontal, Qt::DisplayRole).toString();
    const int width = QFontMetrics(font).horizontalAdvance(title);
    const bool isAmount = logicalIndex == Model::AmountColumn;
    const int left = isAmount ? rect.right() + 1 - amountPad - width
                              : rect.left() + (visualIndex(logicalIndex) == visualIndexAt(1) ? edge : 0);
    canvas.text(QRect(left, rect.top(), width + 4, rect.height()), title, font, ColorRole::Ink2);
    if (hasFocus() && logicalIndex == m_stand)
        canvas.box(rect.adjusted(isAmount ? 0 : 3, 3, isAmount ? -6 : -3, -4), metrics::radiusControl, ColorRole::None,
                   ColorRole::FocusRing, 3);
    if (logicalIndex != m_sorted)
        return;
    const QRectF sign(isAmount ? left - 21 : left + width + 4, rect.center().y() - 7, 16, 16);
    painter->save();
    painter->translate(sign.center());
    painter->rotate(m_downwards ? 0 : 180);
    canvas.icon(QRectF(-8, -8, 16, 16), u"chevron-down"_s, ColorRole::Ink2);
    painter->restore();
}

HistoryView::HistoryView(QWidget *parent)
    : QTreeView(parent)
    , m_titles(new HistoryHeader(this))
{
    setHeader(m_titles);
    m_titles->setSectionsClickable(true); // the view has just switched it off
    setItemDelegate(new HistoryDelegate(this));
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setIndentation(0);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_Hover);
    setAccessibleName(tr("Charges"));
}

void HistoryView::arrangeColumns(bool namesDay)
{
    m_namesDay = namesDay;
    const ChargeColumns columns = ChargeColumns::of(viewport()->width(), namesDay);
    setColumnHidden(Model::OperatorColumn, columns.operatorName == 0);
    setColumnHidden(Model::NumberColumn, columns.number == 0);
    for (const auto &[column, width] : {std::pair{Model::NumberColumn, columns.number},
                                        {Model::TimeColumn, columns.time},
                                        {Model::CustomerColumn, columns.customer},
                                        {Model::AmountColumn, columns.amount},
                                        {Model::StatusColumn, columns.status},
                                        {Model::OperatorColumn, columns.operatorName}})
        m_titles->resizeSection(column, width);
}

void HistoryView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Canvas canvas(*painter, this);
    const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
    const bool isCurrent = currentIndex().isValid() && index.row() == currentIndex().row();
    if (isCurrent) {
        canvas.fill(row, ColorRole::Tint);
        canvas.fill(QRect(row.left(), row.top(), 4, row.height()), ColorRole::Link);
    }
    if (index.row() + 1 < model()->rowCount())
        canvas.line(row.bottomLeft(), row.bottomRight());
    QTreeView::drawRow(painter, option, index);
    if (isCurrent && hasFocus())
        canvas.box(row, 0, ColorRole::None, ColorRole::FocusRing, 3);
}

void HistoryView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (model())
        arrangeColumns(m_namesDay);
}

void HistoryView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_End) {
        Q_EMIT endWanted();
        return;
    }
    // The keys of a list: there are no columns to walk through, and no letters to look for.
    const bool isSideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (isSideways || (!event->text().isEmpty() && event->text().at(0).isPrint())) {
        event->ignore();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void HistoryView::focusInEvent(QFocusEvent *event)
{
    const bool hadCurrent = currentIndex().isValid();
    {
        // Qt makes the first row current once, and before a click that chooses another.
        const QSignalBlocker blocker(selectionModel());
        QTreeView::focusInEvent(event);
        if (!hadCurrent)
            selectionModel()->clearCurrentIndex();
    }
    if (!hadCurrent && event->reason() != Qt::MouseFocusReason)
        Q_EMIT entered();
}

} // namespace balcao

#include "moc_historyview.cpp"
