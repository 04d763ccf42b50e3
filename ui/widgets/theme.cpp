// SPDX-License-Identifier: MIT
#include "ui/widgets/theme.h"

#include <QWidget>

#include <array>

namespace balcao
{

namespace
{

struct Shades {
    QRgb light;
    QRgb dark;
};

constexpr Shades shades(ColorRole token)
{
    switch (token) {
    case ColorRole::Window:
        return {0xFFF3F1EC, 0xFF0E121A};
    case ColorRole::Surface:
        return {0xFFFFFFFF, 0xFF171C26};
    case ColorRole::Inset:
        return {0xFFF9F7F3, 0xFF1E2430};
    case ColorRole::Line:
        return {0xFFDFDBD2, 0xFF2D3543};
    case ColorRole::Stroke:
        return {0xFF857F72, 0xFF7A8496};
    case ColorRole::Ink:
        return {0xFF161B24, 0xFFEEF1F7};
    case ColorRole::Ink2:
        return {0xFF454C58, 0xFFB9C1CE};
    case ColorRole::Ink3:
        return {0xFF5F6673, 0xFF98A1B1};
    case ColorRole::Primary:
        return {0xFF1F46AD, 0xFF3A66D8};
    case ColorRole::PrimaryHover:
        return {0xFF193A92, 0xFF3359C6};
    case ColorRole::PrimaryPressed:
        return {0xFF132D74, 0xFF132D74};
    case ColorRole::OnFill:
        return {0xFFFFFFFF, 0xFFFFFFFF};
    case ColorRole::Link:
        return {0xFF1F46AD, 0xFF9DB8FF};
    case ColorRole::Tint:
        return {0xFFE8EEFB, 0xFF1D2A4D};
    case ColorRole::TintInk:
        return {0xFF173A96, 0xFFB7CAFF};
    case ColorRole::Ring:
        return {0xFF9DB3EA, 0xFF34509C};
    case ColorRole::Rail:
        return {0xFF12204A, 0xFF0A1128};
    case ColorRole::RailActive:
        return {0xFF24397A, 0xFF1E2F66};
    case ColorRole::RailText:
        return {0xFFC6D2F0, 0xFFB4C1E2};
    case ColorRole::Visor:
        return {0xFF12204A, 0xFF0B1532};
    case ColorRole::VisorBorder:
        return {0xFF12204A, 0xFF1E2F66};
    case ColorRole::VisorDim:
        return {0xFF8FA3DA, 0xFF8FA3DA};
    case ColorRole::VisorZero:
        return {0xFF5A70B4, 0xFF5A70B4};
    case ColorRole::VisorTrack:
        return {0xFF24397A, 0xFF24397A};
    case ColorRole::DisplayText:
        return {0xFFFFFFFF, 0xFFFFFFFF};
    case ColorRole::Ochre:
        return {0xFFF2B43C, 0xFFF2B43C};
    case ColorRole::Urgent:
        return {0xFFFF8A5C, 0xFFFF8A5C};
    case ColorRole::UrgentText:
        return {0xFFFFB08C, 0xFFFFB08C};
    case ColorRole::PaidBar:
        return {0xFF35B37E, 0xFF35B37E};
    case ColorRole::OkTint:
        return {0xFFDDF2E5, 0xFF12301F};
    case ColorRole::OkInk:
        return {0xFF0A5732, 0xFF8BE0B0};
    case ColorRole::OkFill:
        return {0xFF0E7442, 0xFF0E7442};
    case ColorRole::WaitTint:
        return {0xFFFDEFCB, 0xFF352609};
    case ColorRole::WaitInk:
        return {0xFF6E4200, 0xFFF5CE7A};
    case ColorRole::ErrorTint:
        return {0xFFFCE7E4, 0xFF3A1614};
    case ColorRole::ErrorInk:
        return {0xFF8C1A14, 0xFFFFB0AA};
    case ColorRole::ErrorBorder:
        return {0xFFB3231B, 0xFFE0584F};
    case ColorRole::ErrorFill:
        return {0xFFB3231B, 0xFFB3231B};
    case ColorRole::UnknownTint:
        return {0xFFFDE7D8, 0xFF3A1F0C};
    case ColorRole::UnknownInk:
        return {0xFF863300, 0xFFFFBE8F};
    case ColorRole::UnknownBorder:
        return {0xFFB2470A, 0xFFE07A35};
    case ColorRole::UnknownFill:
        return {0xFFB2470A, 0xFFB2470A};
    case ColorRole::RefundTint:
        return {0xFFE1EAFB, 0xFF1A2850};
    case ColorRole::RefundInk:
        return {0xFF173A96, 0xFFB7CAFF};
    case ColorRole::MutedTint:
        return {0xFFE9E6DF, 0xFF2A303C};
    case ColorRole::MutedInk:
        return {0xFF474D58, 0xFFC3CAD6};
    case ColorRole::TrainingTint:
        return {0xFFF0E5FA, 0xFF2C1740};
    case ColorRole::TrainingInk:
        return {0xFF571F87, 0xFFDDB8FA};
    case ColorRole::TrainingFill:
        return {0xFF6A2D9E, 0xFF6A2D9E};
    case ColorRole::TrainingStripe:
        return {0xFF7A3BB0, 0xFF7A3BB0};
    case ColorRole::TrainingVisor:
        return {0xFF3B1560, 0xFF3B1560};
    case ColorRole::TrainingDim:
        return {0xFFC9A6EA, 0xFFC9A6EA};
    case ColorRole::TrainingZero:
        return {0xFF9068BC, 0xFF9068BC};
    case ColorRole::FocusRing:
        return {0xFF1F46AD, 0xFFF2B43C};
    }
    return {0xFFFF00FF, 0xFFFF00FF};
}

} // namespace

Theme Theme::of(const QWidget *widget)
{
    const bool dark = widget->palette().color(QPalette::Window).lightness() < 128;
    return Theme(dark ? Mode::Dark : Mode::Light);
}

QColor Theme::color(ColorRole token) const
{
    const Shades both = shades(token);
    return QColor::fromRgba(isDark() ? both.dark : both.light);
}

QPalette Theme::palette() const
{
    QPalette palette(color(ColorRole::Surface), color(ColorRole::Window));
    palette.setColor(QPalette::Base, color(isDark() ? ColorRole::Inset : ColorRole::Surface));
    palette.setColor(QPalette::AlternateBase, color(ColorRole::Inset));
    palette.setColor(QPalette::Button, color(ColorRole::Surface));
    palette.setColor(QPalette::ToolTipBase, color(ColorRole::Surface));
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, color(ColorRole::Ink));
    palette.setColor(QPalette::PlaceholderText, color(ColorRole::Ink3));
    palette.setColor(QPalette::Highlight, color(ColorRole::Primary));
    palette.setColor(QPalette::HighlightedText, color(ColorRole::OnFill));
    palette.setColor(QPalette::Link, color(ColorRole::Link));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, color(ColorRole::Ink3));
    return palette;
}

LayoutMetrics LayoutMetrics::of(QSize window)
{
    LayoutMetrics grid;
    grid.isCompact = window.width() < 1200;
    grid.isWide = window.width() >= 1600;
    grid.isShort = window.height() < 720;
    grid.isLow = window.height() < 680;
    if (grid.isCompact) {
        grid.rail = 90;
        grid.topBar = 56;
        grid.pad = 14;
        grid.gap = 12;
        grid.side = 252;
        grid.visorDigits = 92;
        grid.qrCard = 400;
    } else if (grid.isWide) {
        grid.rail = 120;
        grid.pad = 24;
        grid.gap = 20;
        grid.side = 440;
        grid.visorDigits = 176;
        grid.qrCard = 760;
    } else if (grid.isShort) {
        grid.visorDigits = 92;
        grid.qrCard = 500;
    }
    return grid;
}

} // namespace balcao
