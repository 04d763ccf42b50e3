// SPDX-License-Identifier: MIT
#include "ui/widgets/style/balcaostyle.h"

#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/painting.h"

#include <QMenu>
#include <QScrollArea>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace balcao
{

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
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (element != CE_MenuItem || !item || !widget) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    Canvas canvas(*painter, widget);
    const bool isLit = item->state.testFlag(State_Selected);
    canvas.fill(item->rect, isLit ? ColorRole::Tint : ColorRole::Surface);
    canvas.text(item->rect.adjusted(16, 0, -44, 0), QString(item->text).replace(u"&&"_s, u"&"_s),
                fonts::text(16, item->checked ? QFont::DemiBold : QFont::Normal),
                isLit ? ColorRole::TintInk : ColorRole::Ink);
    if (item->checked)
        canvas.icon(QRectF(item->rect.right() - 33, item->rect.center().y() - 9, 20, 20), u"check"_s,
                    isLit ? ColorRole::TintInk : ColorRole::Link);
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
    return {QFontMetrics(fonts::text(16, QFont::DemiBold)).horizontalAdvance(item->text) + 76, metrics::minTarget};
}

QMenu *openMenu(const QStringList &offered, int chosen, QWidget *anchor)
{
    auto *menu = new QMenu(anchor);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setMinimumWidth(anchor->width());
    for (int i = 0; i < offered.size(); ++i) {
        // An ampersand of an operator's name is no mnemonic.
        QAction *action = menu->addAction(QString(offered.at(i)).replace(u'&', u"&&"_s));
        action->setData(i);
        action->setCheckable(chosen >= 0);
        action->setChecked(i == chosen);
    }
    menu->popup(anchor->mapToGlobal(QPoint(0, anchor->height() + 2)));
    menu->setActiveAction(menu->actions().at(qMax(0, chosen)));
    return menu;
}

} // namespace balcao
