// SPDX-License-Identifier: MIT
#include "ui/widgets/style/theme.h"

#include <QWidget>

namespace balcao
{

Theme Theme::of(const QWidget *widget)
{
    const bool dark = widget->palette().color(QPalette::Window).lightness() < 128;
    return Theme(dark ? Mode::Dark : Mode::Light);
}

QPalette Theme::palette() const
{
    QPalette palette(color(ColorRole::Surface), color(ColorRole::Window));
    const std::initializer_list<std::pair<QPalette::ColorRole, Shades>> roles{
        {QPalette::Base, isDark() ? ColorRole::Inset : ColorRole::Surface},
        {QPalette::AlternateBase, ColorRole::Inset},
        {QPalette::ToolTipBase, ColorRole::Surface},
        {QPalette::ToolTipText, ColorRole::Ink},
        {QPalette::PlaceholderText, ColorRole::Ink3},
        {QPalette::Highlight, ColorRole::Primary},
        {QPalette::HighlightedText, ColorRole::OnFill},
        {QPalette::Link, ColorRole::Link}};
    for (const auto &[role, shades] : roles)
        palette.setColor(role, color(shades));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, color(ColorRole::Ink));
        palette.setColor(QPalette::Disabled, role, color(ColorRole::Ink3));
    }
    return palette;
}

} // namespace balcao
