// SPDX-License-Identifier: MIT
#include "ui/widgets/style/balcaostyle.h"

#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/painting.h"

#include <QMenu>
#include <QPainterPath>
#include <QScrollArea>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Of a popup from its anchor, and of its rows from its edge. */
constexpr int popupDistance = 8;

} // namespace

BalcaoStyle::BalcaoStyle()
    : QProxyStyle(u"Fusion"_s)
{
}

void BalcaoStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                     const QWidget *widget) const
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !slider || !widget) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    if (slider->minimum == slider->maximum)
        return;
    const QRect handle = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget).adjusted(3, 2, -3, -2);
    const bool isLit = option->state.testFlag(State_MouseOver) || option->state.testFlag(State_Sunken);
    Canvas(*painter, widget).box(handle, handle.width() / 2.0, isLit ? ColorRole::Stroke : ColorRole::Line);
}

void BalcaoStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    if (element == CE_ShapedFrame && qobject_cast<const QScrollArea *>(widget)) {
        if (widget->hasFocus())
            Canvas(*painter, widget)
                .box(widget->rect(), metrics::radiusControl, ColorRole::None, ColorRole::FocusRing, 3);
        return;
    }
    if (element == CE_MenuEmptyArea || element == CE_MenuHMargin || element == CE_MenuVMargin)
        return; // the panel has painted them
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (element != CE_MenuItem || !item || !widget) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    Canvas canvas(*painter, widget);
    const bool isLit = item->state.testFlag(State_Selected);
    if (isLit)
        canvas.box(item->rect, metrics::radiusControl, ColorRole::Tint);
    canvas.text(item->rect.adjusted(12, 0, -44, 0), QString(item->text).replace(u"&&"_s, u"&"_s),
                fonts::text(16, item->checked ? QFont::DemiBold : QFont::Medium),
                isLit ? ColorRole::TintInk : ColorRole::Ink);
    if (item->checked)
        canvas.icon(QRectF(item->rect.right() - 33, item->rect.center().y() - 9, 20, 20), u"check"_s,
                    isLit ? ColorRole::TintInk : ColorRole::Link);
}

void BalcaoStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                const QWidget *widget) const
{
    if (element == PE_PanelMenu && widget)
        Canvas(*painter, widget).box(option->rect, metrics::radiusCard, ColorRole::Popup, ColorRole::PopupBorder);
    else if (element != PE_FrameMenu)
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

int BalcaoStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    const bool isMenuMargin = metric == PM_MenuHMargin || metric == PM_MenuVMargin;
    return isMenuMargin ? popupDistance : QProxyStyle::pixelMetric(metric, option, widget);
}

int BalcaoStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *more) const
{
    auto *mask = qstyleoption_cast<QStyleHintReturnMask *>(more);
    if (hint != SH_Menu_Mask || !mask || !option)
        return QProxyStyle::styleHint(hint, option, widget, more);
    mask->region = popupShape(option->rect);
    return 1;
}

QSize BalcaoStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                    const QWidget *widget) const
{
    const QSize usual = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ScrollBar && option->state.testFlag(State_Horizontal))
        return {usual.width(), 12};
    if (type == CT_ScrollBar)
        return {12, usual.height()};
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (type != CT_MenuItem || !item)
        return usual;
    return {QFontMetrics(fonts::text(16, QFont::DemiBold)).horizontalAdvance(item->text) + 72, metrics::minTarget};
}

QPoint popupPlace(const QSize &popup, const QWidget *anchor, int ring)
{
    const QRect face(anchor->mapToGlobal(QPoint(ring, ring)), anchor->size() - 2 * QSize(ring, ring));
    const QWidget *window = anchor->window();
    const QRect room(window->mapToGlobal(QPoint()), window->size());
    const int left = qMin(face.left(), room.right() + 1 - popup.width());
    const int below = face.bottom() + 1 + popupDistance;
    const int above = face.top() - popupDistance - popup.height();
    const int lowest = room.bottom() + 1 - popup.height();
    const int top = below > lowest && above >= room.top() ? above : qMin(below, lowest);
    return {qMax(room.left(), left), qMax(room.top(), top)};
}

QRegion popupShape(const QRect &popup)
{
    QPainterPath shape;
    shape.addRoundedRect(popup, metrics::radiusCard, metrics::radiusCard);
    return QRegion(shape.toFillPolygon().toPolygon());
}

QMenu *openMenu(const QStringList &offered, int chosen, QWidget *anchor, int ring)
{
    constexpr int leastWidth = 256;
    auto *menu = new QMenu(anchor);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setMinimumWidth(qMax(leastWidth, anchor->width() - 2 * ring));
    for (int i = 0; i < offered.size(); ++i) {
        // An ampersand of an operator's name is no mnemonic.
        QAction *action = menu->addAction(QString(offered.at(i)).replace(u'&', u"&&"_s));
        action->setData(i);
        action->setCheckable(chosen >= 0);
        action->setChecked(i == chosen);
    }
    menu->popup(popupPlace(menu->sizeHint().expandedTo(menu->minimumSize()), anchor, ring));
    menu->setActiveAction(menu->actions().at(qMax(0, chosen)));
    return menu;
}

} // namespace balcao

#include "moc_balcaostyle.cpp"
