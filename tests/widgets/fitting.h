// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/controls/overlaydialog.h"
#include "ui/widgets/customerscreen/customerwindow.h"
#include "ui/widgets/frame/mainwindow.h"
#include "ui/widgets/history/chargedrawer.h"
#include "ui/widgets/newcharge/suggestionlist.h"
#include "ui/widgets/setup/firstrunpage.h"

#include <QAbstractEventDispatcher>
#include <QDeadlineTimer>
#include <QLayout>
#include <QScrollArea>
#include <QStackedWidget>

/** Whether every widget of a window has the room that it needs, and none lies over another. */
namespace balcao::test
{

/** Works until the event loop has nothing to do, so that every layout is done; a second at most. Answers of threads use rounds of the loop
 *  as well: no fixed number of rounds is enough.
 */
inline void finishLayouts()
{
    const QDeadlineTimer limit(1000);
    while (QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents) && !limit.hasExpired()) {
    }
}

inline QString named(const QWidget *widget)
{
    return QString::fromLatin1(widget->metaObject()->className()) + QStringLiteral(" \"") +
           (widget->accessibleName().isEmpty() ? widget->property("text").toString() : widget->accessibleName()) + u'"';
}

/** Without what only a focus ring needs. */
inline QRect painted(const QWidget *widget)
{
    const int ring = qobject_cast<const Button *>(widget)      ? Button::ringSpace
                     : qobject_cast<const FieldEdit *>(widget) ? FieldEdit::ringSpace
                                                               : 0;
    return widget->geometry().adjusted(ring, ring, -ring, -ring);
}

inline bool isScrolled(const QWidget *widget)
{
    return widget->parentWidget() && widget->parentWidget()->objectName() == QStringLiteral("qt_scrollarea_viewport");
}

/** Lies over the others on purpose. */
inline bool isOver(const QWidget *widget)
{
    const bool isLaid = qobject_cast<const ChargeDrawer *>(widget) && widget->window()->width() < 1000;
    return isLaid || qobject_cast<const CustomerWindow *>(widget) || qobject_cast<const FirstRunPage *>(widget) ||
           qobject_cast<const OverlayDialog *>(widget) || qobject_cast<const SuggestionList *>(widget);
}

/** Only keeps a place, or holds pages of which one is shown. */
inline bool isNothingItself(const QWidget *widget)
{
    return qobject_cast<const MainWindow *>(widget) || qobject_cast<const QStackedWidget *>(widget) ||
           qobject_cast<const QAbstractScrollArea *>(widget) ||
           (widget->metaObject() == &QWidget::staticMetaObject && widget->children().isEmpty());
}

/** What is wrong with the places of @p widget and of all that is in it. */
inline void judge(const QWidget *widget, QStringList &wrong)
{
    // A focus ring may reach over the edge.
    const int ring = qobject_cast<const Button *>(widget) ? 2 * Button::ringSpace : 0;
    const QSize least = isNothingItself(widget) ? QSize() : widget->minimumSizeHint() - QSize(ring, ring);
    if (widget->width() < least.width() || widget->height() < least.height())
        wrong.append(QStringLiteral("%1 has %2x%3 and needs %4x%5")
                         .arg(named(widget))
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(least.width())
                         .arg(least.height()));
    const int high = widget->layout()              ? widget->layout()->minimumHeightForWidth(widget->width())
                     : widget->hasHeightForWidth() ? widget->heightForWidth(widget->width())
                                                   : 0;
    if (!isNothingItself(widget) && widget->height() < high)
        wrong.append(QStringLiteral("%1 is %2 high and needs %3").arg(named(widget)).arg(widget->height()).arg(high));
    // Lists scroll; dialogs need not.
    const auto *scroll = qobject_cast<const QScrollArea *>(widget);
    const auto *dialog = scroll ? qobject_cast<const OverlayDialog *>(scroll->parentWidget()->parentWidget()) : nullptr;
    if (dialog && dialog->height() >= 614 &&
        scroll->widget()->minimumSizeHint().height() > scroll->viewport()->height())
        wrong.append(QStringLiteral("%1 scrolls").arg(named(dialog)));
    QList<const QWidget *> children;
    for (const QObject *child : widget->children()) {
        const auto *one = qobject_cast<const QWidget *>(child);
        if (!one || one->isWindow() || !one->isVisibleTo(widget))
            continue;
        judge(one, wrong);
        if (isScrolled(one) || isOver(one) || isNothingItself(one))
            continue;
        if (!widget->rect().contains(painted(one)) && !one->size().isEmpty())
            wrong.append(QStringLiteral("%1 reaches out of %2").arg(named(one), named(widget)));
        for (const QWidget *other : std::as_const(children)) {
            if (painted(other).intersects(painted(one)))
                wrong.append(QStringLiteral("%1 lies over %2").arg(named(one), named(other)));
        }
        children.append(one);
    }
}

} // namespace balcao::test
