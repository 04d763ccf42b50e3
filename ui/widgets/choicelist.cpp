// SPDX-License-Identifier: MIT
#include "ui/widgets/choicelist.h"

#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int mostRows = 9;

class Delegate : public QStyledItemDelegate
{
public:
    Delegate(int chosen, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_chosen(chosen)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme theme = Theme::of(option.widget);
        const bool isLit = option.state.testFlag(QStyle::State_HasFocus) ||
                           option.state.testFlag(QStyle::State_Selected) ||
                           option.state.testFlag(QStyle::State_MouseOver);
        painter->fillRect(option.rect, theme.color(isLit ? ColorRole::Tint : ColorRole::Surface));
        painter->setPen(theme.color(isLit ? ColorRole::TintInk : ColorRole::Ink));
        painter->setFont(fonts::text(16, index.row() == m_chosen ? QFont::DemiBold : QFont::Normal));
        const QRect text = option.rect.adjusted(16, 0, -44, 0);
        painter->drawText(text, Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
        if (index.row() == m_chosen)
            paintIcon(*painter, QRectF(option.rect.right() - 33, option.rect.center().y() - 9, 20, 20), u"check"_s,
                      theme.color(isLit ? ColorRole::TintInk : ColorRole::Link));
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {200, ChoiceList::rowHeight};
    }

private:
    int m_chosen;
};

} // namespace

ChoiceList::ChoiceList(const QStringList &offered, int chosenRow, QWidget *parent)
    : QListWidget(parent)
{
    setWindowFlags(Qt::Popup);
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::Box);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new Delegate(chosenRow, this));
    addItems(offered);
    setCurrentRow(std::max(0, chosenRow));
    connect(this, &QListWidget::clicked, this, &ChoiceList::take);
}

void ChoiceList::openAt(const QWidget &anchor)
{
    const QFontMetrics metrics(fonts::text(16, QFont::DemiBold));
    int widest = anchor.width();
    for (int row = 0; row < count(); ++row)
        widest = std::max(widest, metrics.horizontalAdvance(item(row)->text()) + 76);
    resize(widest, std::min(count(), mostRows) * rowHeight + 2 * frameWidth());
    const QRect screen = anchor.screen()->availableGeometry();
    QPoint corner = anchor.mapToGlobal(QPoint(0, anchor.height() + 2));
    if (corner.y() + height() > screen.bottom())
        corner.setY(anchor.mapToGlobal(QPoint(0, 0)).y() - height() - 2);
    corner.setX(std::clamp(corner.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    move(corner);
    show();
    setFocus();
}

void ChoiceList::take(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const int position = index.row();
    close();
    Q_EMIT chosen(position);
}

bool ChoiceList::event(QEvent *event)
{
    // While it is open the keys belong to it: Esc closes the list, and not what the page behind it would close.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QListWidget::event(event);
}

void ChoiceList::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        close();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        take(currentIndex());
        break;
    default:
        QListWidget::keyPressEvent(event);
    }
}

} // namespace balcao
