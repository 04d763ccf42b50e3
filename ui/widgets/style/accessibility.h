// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

class QWidget;

namespace balcao
{

/** Screen readers find our widgets as what they are, without a line in most of them: a widget that draws is a label with its accessible
 *  name, a button tells the key in its property keycap, and of pages in a stack only the one that is
 *  shown is there. A property accessibleValue is the value; of an EditableText it is the text. Before the first widget.
 */
void installAccessibility();

/** What a widget of our own is, where that is not enough. */
void setAccessibleRole(QWidget *widget, QAccessible::Role role);

} // namespace balcao
