// SPDX-License-Identifier: MIT
#include "ui/widgets/theme.h"

#include <QWidget>

namespace balcao
{

Theme Theme::of(const QWidget *widget)
{
    const bool dark = widget->palette().color(QPalette::Window).lightness() < 128;
    return Theme(dark ? Mode::Dark : Mode::Light);
}

QColor Theme::color(Shades shades) const
{
    return QColor::fromRgba(isDark() ? shades.dark : shades.light);
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

LayoutMetrics LayoutMetrics::of(QSize window)
{
    LayoutMetrics grid;
    if (window.width() < 1200)
        grid = {.rail = 90,
                .topBar = 56,
                .pad = 14,
                .gap = 12,
                .side = 252,
                .visorDigits = 92,
                .qrCard = 400,
                .isCompact = true};
    else if (window.width() >= 1600)
        grid = {.rail = 120, .pad = 24, .gap = 20, .side = 440, .visorDigits = 176, .qrCard = 760, .isWide = true};
    else if (window.height() < 720)
        grid = {.visorDigits = 92, .qrCard = 500};
    grid.isShort = window.height() < 720;
    grid.isLow = window.height() < 680;
    return grid;
}

} // namespace balcao
