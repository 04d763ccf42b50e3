// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/slipreader.h"

#include "ui/presentation/newcharge/newchargepresenter.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace balcao
{

SlipReader::SlipReader(NewChargePresenter &form, QWidget *page)
    : QObject(page)
    , m_form(form)
    , m_page(page)
{
    qApp->installEventFilter(this);
}

bool SlipReader::eventFilter(QObject *watched, QEvent *event)
{
    // Once for each key: what has the keyboard has it first, then what is around that.
    const QWidget *const focused = QApplication::focusWidget();
    if (event->type() != QEvent::KeyPress || watched != focused || !m_page->isAncestorOf(focused))
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        const auto mark = m_heard.take();
        if (!mark)
            return false;
        m_form.takeOver(m_before);
        Q_EMIT read(*mark);
        return true;
    }
    if (key->text().size() == 1 && m_heard.add(key->text().at(0)))
        m_before = m_form.form();
    return false;
}

} // namespace balcao

#include "moc_slipreader.cpp"
