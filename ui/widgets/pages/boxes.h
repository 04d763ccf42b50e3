// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/card.h"

#include <QBoxLayout>

#include <functional>

namespace balcao
{

/** What a row or column holds: a widget, another box, or room. */
class Part
{
public:
    Part(QWidget *widget, int stretch = 0, Qt::Alignment alignment = {})
        : addTo([=](QBoxLayout *box) { box->addWidget(widget, stretch, alignment); })
    {
    }
    Part(QLayout *layout, int stretch = 0)
        : addTo([=](QBoxLayout *box) { box->addLayout(layout, stretch); })
    {
    }
    /** In pixels along the box. */
    [[nodiscard]] static Part space(int length)
    {
        return Part([=](QBoxLayout *box) { box->addSpacing(length); });
    }
    /** A share of what the others leave. */
    [[nodiscard]] static Part rest(int stretch = 1)
    {
        return Part([=](QBoxLayout *box) { box->addStretch(stretch); });
    }

    std::function<void(QBoxLayout *)> addTo;

private:
    explicit Part(std::function<void(QBoxLayout *)> add)
        : addTo(std::move(add))
    {
    }
};

/** @p box with its parts in their order. Lengths in pixels; a spacing of -1 is the style's. */
template <class Box>
Box *filled(Box *box, const QMargins &margins, int spacing, std::initializer_list<Part> parts = {})
{
    box->setContentsMargins(margins);
    box->setSpacing(spacing);
    for (const Part &part : parts)
        part.addTo(box);
    return box;
}

/** As Label's constructor. */
[[nodiscard]] inline Label *label(const QString &text, int pixels, QFont::Weight weight, Shades ink,
                                  Label::Lines lines = Label::Lines::Elide)
{
    auto *made = new Label(pixels, weight, ink, lines);
    made->setText(text);
    return made;
}

/** As Button's setters. */
[[nodiscard]] inline Button *button(Button::Kind kind, const QString &text, const QString &icon = {},
                                    const QString &keycap = {}, QWidget *parent = nullptr)
{
    auto *made = new Button(kind, parent);
    made->setText(text);
    made->setIconName(icon);
    made->setKeycap(keycap);
    return made;
}

} // namespace balcao
