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
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                         const QWidget *widget) const override;
};

/** Opens below @p anchor what @p offered says; its actions carry their position as data. @p chosen is ticked; -1: nothing is,
 *  as in a menu of actions. Deletes itself when it closes.
 */
QMenu *openMenu(const QStringList &offered, int chosen, QWidget *anchor);

} // namespace balcao
