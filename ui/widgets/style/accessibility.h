// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

class QWidget;

namespace balcao
{

/** Tells screen readers what a widget of our own is. Its property accessibleValue, where it has one, is its value. */
void setAccessibleRole(QWidget *widget, QAccessible::Role role);

} // namespace balcao
