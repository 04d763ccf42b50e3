// SPDX-License-Identifier: MIT
#include "ui/widgets/style/accessibility.h"

#include <QAccessibleWidget>
#include <QScrollArea>

namespace balcao
{

namespace
{

constexpr const char *roleProperty = "balcaoAccessibleRole";

class AccessibleWidget : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? object()->property("accessibleValue").toString()
                                          : QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface *make(const QString &, QObject *object)
{
    if (auto *area = qobject_cast<QScrollArea *>(object))
        return new QAccessibleWidget(area, QAccessible::Pane);
    const QVariant role = object->property(roleProperty);
    return role.isValid()
               ? new AccessibleWidget(qobject_cast<QWidget *>(object), static_cast<QAccessible::Role>(role.toInt()))
               : nullptr;
}

} // namespace

void setAccessibleRole(QWidget *widget, QAccessible::Role role)
{
    QAccessible::installFactory(make); // Qt keeps one of it
    widget->setProperty(roleProperty, static_cast<int>(role));
}

} // namespace balcao
