// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace balcao::test
{

/** The first button in @p widget with this text or accessible name; nullptr: there is none. */
[[nodiscard]] inline QAbstractButton *buttonOf(const QWidget &widget, const QString &text)
{
    for (QAbstractButton *button : widget.findChildren<QAbstractButton *>()) {
        if (button->text() == text || button->accessibleName() == text)
            return button;
    }
    return nullptr;
}

} // namespace balcao::test
