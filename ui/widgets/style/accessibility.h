// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QWidget>

#include <array>

namespace balcao
{

/** Screen readers find our widgets as what they are, without a line in most of them: a widget that draws is a label with its accessible
 *  name, a button tells the key in its property keycap, and of pages in a stack only the one that is
 *  shown is there. A property accessibleValue is the value; of an EditableText it is the text. Before the first widget.
 */
void installAccessibility();

/** What a widget of our own is, where that is not enough. */
void setAccessibleRole(QWidget *widget, QAccessible::Role role);

/** Says sentences to a screen reader, wherever the keyboard is. It shows nothing.
 *
 *  Measured with Orca 43 on Qt 6.4.2 (tests/heard): the bridge sends no QAccessible::Alert, sends the changes of a name or a
 *  description with the object where the text belongs (so that Orca has nothing to say), and has no announcements before Qt 6.8. What
 *  Orca does speak is an object with the role Notification that is told to be shown; without the word "notification" where it lies
 *  in a status bar. Windows' bridge passes on the change of the name that comes with it (not tried there).
 */
class Speaker : public QWidget
{
    Q_OBJECT

public:
    /** @p statusBar: what has that role. */
    explicit Speaker(QWidget *statusBar);

    void say(const QString &sentence);
    /** By the speaker of the window that @p from is in. */
    static void say(const QWidget *from, const QString &sentence);

private:
    /** The reader asks for the words later than it is told of them: of two sentences in a moment each has its own. */
    std::array<QWidget *, 4> m_lines;
    std::size_t m_next = 0;
};

} // namespace balcao
