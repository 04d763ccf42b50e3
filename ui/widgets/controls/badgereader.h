// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/people/signinpresenter.h"

#include <QApplication>
#include <QKeyEvent>
#include <QObject>
#include <QWidget>

namespace balcao
{

/** Every key that is pressed anywhere in @p page is told to @p signIn first: a badge's reader is a keyboard, and types wherever the
 *  keyboard happens to be.
 */
class BadgeReader : public QObject
{
public:
    BadgeReader(SignInPresenter &signIn, QWidget *page)
        : QObject(page)
        , m_signIn(signIn)
        , m_page(page)
    {
        qApp->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // Once for each key: what has the keyboard has it first, then what is around that.
        if (event->type() != QEvent::KeyPress || watched != QApplication::focusWidget() ||
            !(watched == m_page || m_page->isAncestorOf(QApplication::focusWidget())))
            return false;
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
            return m_signIn.hearEnter();
        if (key->text().size() == 1)
            m_signIn.hear(key->text().at(0));
        return false;
    }

private:
    SignInPresenter &m_signIn;
    QWidget *m_page;
};

} // namespace balcao
