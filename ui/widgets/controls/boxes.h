// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/card.h"

#include <QBoxLayout>

namespace balcao
{

/** A part of a row or column: a widget, another box, or room. */
class Part
{
public:
    Part(QWidget *widget, int stretch = 0, Qt::Alignment alignment = {})
        : m_widget(widget)
        , m_stretch(stretch)
        , m_alignment(alignment)
    {
    }
    Part(QLayout *layout, int stretch = 0)
        : m_layout(layout)
        , m_stretch(stretch)
    {
    }
    /** In pixels along the box. */
    [[nodiscard]] static Part space(int length)
    {
        Part part(static_cast<QWidget *>(nullptr));
        part.m_length = length;
        return part;
    }
    /** Stretch factor of the room that the others leave. */
    [[nodiscard]] static Part rest(int stretch = 1) { return {static_cast<QWidget *>(nullptr), stretch}; }

    void addTo(QBoxLayout *box) const
    {
        if (m_widget)
            box->addWidget(m_widget, m_stretch, m_alignment);
        else if (m_layout)
            box->addLayout(m_layout, m_stretch);
        else if (m_length >= 0)
            box->addSpacing(m_length);
        else
            box->addStretch(m_stretch);
    }

private:
    QWidget *m_widget = nullptr;
    QLayout *m_layout = nullptr;
    int m_stretch = 0;
    /** Negative: a stretch, also with the factor 0. */
    int m_length = -1;
    Qt::Alignment m_alignment;
};

/** @p box with its parts in their order, or a grid. Lengths in pixels; a spacing of -1 is the style's. */
template <class Box>
Box *filled(Box *box, const QMargins &margins, int spacing, std::initializer_list<Part> parts = {})
{
    box->setContentsMargins(margins);
    box->setSpacing(spacing);
    if constexpr (std::is_base_of_v<QBoxLayout, Box>) {
        for (const Part &part : parts)
            part.addTo(box);
    }
    return box;
}

/** For what comes to a page that may be seen already: what has not been shown has no height in its layout. */
inline void showAll(QWidget *widget)
{
    const QList<QWidget *> parts = widget->findChildren<QWidget *>();
    for (QWidget *part : parts)
        part->show();
    widget->show();
}

/** Hidden it keeps its place. */
inline void keepPlace(QWidget *widget, bool keeps = true)
{
    QSizePolicy policy = widget->sizePolicy();
    policy.setRetainSizeWhenHidden(keeps);
    widget->setSizePolicy(policy);
}

/** Tab goes through @p stops in their order. All are in one window already; what does not take the keyboard is passed over. */
inline void setTabRing(const QList<QWidget *> &stops)
{
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops.at(i - 1), stops.at(i));
}

/** A key, or the number that takes a choice. */
[[nodiscard]] inline QWidget *newCap(const QString &text, QSize size, int pixels)
{
    auto *cap = new Card(nullptr, metrics::radiusKeycap);
    cap->setColors(ColorRole::MutedTint, ColorRole::None);
    cap->setFixedSize(size);
    auto *words = new Label(text, pixels, QFont::DemiBold, ColorRole::Ink2);
    words->setAlignment(Qt::AlignCenter);
    filled(new QHBoxLayout(cap), {}, 0, {words});
    return cap;
}

} // namespace balcao
