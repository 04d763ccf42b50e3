// SPDX-License-Identifier: MIT
#include "ui/widgets/style/speaker.h"

#include "ui/widgets/style/accessibility.h"

#include <QTimer>

namespace balcao
{

Speaker::Speaker(QWidget *statusBar)
    : QWidget(statusBar)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    for (QWidget *&line : m_lines) {
        line = new QWidget(this);
        setAccessibleRole(line, QAccessible::Notification);
    }
}

void Speaker::say(const QString &sentence)
{
    // After the focus that the same event moves: what comes last is heard whole.
    QTimer::singleShot(0, this, [this, sentence] {
        QWidget *line = m_lines.at(m_next++ % m_lines.size());
        line->setAccessibleName(sentence);
        QAccessibleEvent shown(line, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
    });
}

void Speaker::say(const QWidget *from, const QString &sentence)
{
    if (auto *speaker = from->window()->findChild<Speaker *>())
        speaker->say(sentence);
}

} // namespace balcao
