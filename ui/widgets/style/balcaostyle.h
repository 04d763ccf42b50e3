// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

class QMenu;

namespace balcao
{

/** Fusion in the look of the design: scroll bars that show only where one is, menus with rows large enough for a finger, and a
 *  ring around a scroll area that has the keyboard.
 */
class BalcaoStyle : public QProxyStyle
{
    Q_OBJECT

public:
    BalcaoStyle();

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    /** Menus have round corners. */
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *more) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                         const QWidget *widget) const override;
};

/** Where a popup of that size belongs: 8 pixels off the face of @p anchor, around which it keeps @p ring; below it or, where the
 *  window ends, above, or over it where neither has room. Global coordinates, inside the window.
 */
[[nodiscard]] QPoint popupPlace(const QSize &popup, const QWidget *anchor, int ring);
/** With round corners. */
[[nodiscard]] QRegion popupShape(const QRect &popup);

/** Opens at @p anchor what @p offered says; its actions carry their position as data. @p chosen is ticked; -1: nothing is, as in
 *  a menu of actions. Deletes itself when it closes.
 */
QMenu *openMenu(const QStringList &offered, int chosen, QWidget *anchor, int ring);

} // namespace balcao
