// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/frame/lockpresenter.h"
#include "ui/presentation/frame/shellpresenter.h"
#include "ui/presentation/newcharge/openrow.h"

#include <QWidget>

namespace balcao
{

class Button;
class Card;
class PinPad;

/** The locked screen (22): who works here, and the PIN. Nothing of a charge is on it, and no key leaves it. */
class LockScreen : public QWidget
{
    Q_OBJECT

public:
    /** All outlive the widget. */
    LockScreen(SignInPresenter &signIn, const ShellPresenter &shell, const OpenRow &open, QWidget *window);

    /** Where the keyboard belongs. */
    void takeFocus();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QLayout *newLeft();
    void listPeople();
    /** Gives the keyboard to the chosen person, else to the first one. */
    void focusPeople();
    void refresh();

    SignInPresenter &m_signIn;
    const OpenRow &m_open;
    QWidget *m_head;
    Card *m_card;
    QWidget *m_list;
    QList<PersonView> m_listed;
    Card *m_waiting;
    QWidget *m_right;
    PinPad *m_pad;
    Button *m_enter;
};

/** Covers the till while it is locked: by Ctrl+L, and after a while without a key or a touch. What was typed is there afterwards, and the
 *  keyboard where it was.
 */
class Lock : public QObject
{
    Q_OBJECT

public:
    /** @p till: all of @p window that is covered. */
    Lock(ChargeService &service, const ShellPresenter &shell, const OpenRow &open, QWidget *till, QWidget *window);

    [[nodiscard]] LockPresenter &presenter() noexcept { return m_presenter; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void cover();
    void uncover();

    LockPresenter m_presenter;
    const ShellPresenter &m_shell;
    const OpenRow &m_open;
    QWidget *m_till;
    QWidget *m_window;
    LockScreen *m_screen = nullptr;
};

} // namespace balcao
