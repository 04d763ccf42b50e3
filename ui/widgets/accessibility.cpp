// SPDX-License-Identifier: MIT
#include "ui/widgets/accessibility.h"

#include "ui/presentation/display.h"
#include "ui/widgets/amountdisplay.h"
#include "ui/widgets/historyview.h"

#include <QAccessibleWidget>
#include <QScrollArea>

namespace balcao
{

namespace
{

/** An edit whose value is the amount, as it is spoken. */
class AccessibleAmount : public QAccessibleWidget
{
public:
    explicit AccessibleAmount(AmountDisplay *display)
        : QAccessibleWidget(display, QAccessible::EditableText)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Value)
            return QAccessibleWidget::text(kind);
        return display::amount(qobject_cast<const AmountDisplay *>(widget())->entry().amount());
    }
};

QAccessibleInterface *make(const QString &, QObject *object)
{
    if (auto *display = qobject_cast<AmountDisplay *>(object))
        return new AccessibleAmount(display);
    if (auto *area = qobject_cast<QScrollArea *>(object))
        return new QAccessibleWidget(area, QAccessible::Pane);
    auto *titles = qobject_cast<HistoryHeader *>(object);
    return titles ? new QAccessibleWidget(titles, QAccessible::ColumnHeader) : nullptr;
}

} // namespace

void installAccessibility()
{
    QAccessible::installFactory(make); // Qt keeps one of it
}

} // namespace balcao
