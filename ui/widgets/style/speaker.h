// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <array>

namespace balcao
{

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
