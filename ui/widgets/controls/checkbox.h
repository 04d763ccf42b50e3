// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/style/layoutmetrics.h"
#include "ui/widgets/style/painting.h"

#include <QCheckBox>
#include <QKeyEvent>

namespace balcao
{

/** A box to tick, large enough for a finger. */
class CheckBox : public QCheckBox
{
public:
    explicit CheckBox(const QString &text)
        : QCheckBox(text)
    {
        setFixedHeight(44);
    }

    void setWrong(bool isWrong) { redraw(this, m_isWrong, isWrong); }
    [[nodiscard]] QSize sizeHint() const override { return {320, 44}; }

protected:
    [[nodiscard]] bool hitButton(const QPoint &place) const override { return rect().contains(place); }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            event->modifiers().testFlag(Qt::ControlModifier) ? event->ignore() : click();
        else
            QCheckBox::keyPressEvent(event);
    }

    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const bool isDark = canvas.theme().isDark();
        const QRect box(3, height() / 2 - 14, 28, 28);
        if (hasFocus())
            canvas.box(box.adjusted(-3, -3, 3, 3), metrics::radiusControl, ColorRole::None,
                       isDark ? ColorRole::Ochre : ColorRole::Link, 2);
        canvas.box(box, metrics::radiusKeycap,
                   isChecked() ? ColorRole::Primary : (isDark ? ColorRole::Inset : ColorRole::Surface),
                   m_isWrong ? ColorRole::ErrorBorder : ColorRole::Stroke, isChecked() ? 0 : 2);
        if (isChecked())
            canvas.icon(box.adjusted(4, 4, -4, -4), QStringLiteral("check"), ColorRole::OnFill);
        canvas.text(rect().adjusted(45, 0, 0, 0), text(), fonts::text(17, QFont::Medium),
                    m_isWrong ? ColorRole::ErrorInk : ColorRole::Ink);
    }

private:
    bool m_isWrong = false;
};

} // namespace balcao
