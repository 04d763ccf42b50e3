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

LayoutMetrics LayoutMetrics::of(QSize window, bool hasRibbon)
{
    LayoutMetrics grid;
    const int room = window.height() - (hasRibbon ? grid.ribbon : 0);
    const bool isNarrow = window.width() < 1060;
    grid.isWide = window.width() >= 1600;
    grid.isCompact = window.width() < 1200;
    grid.isLow = room < 680 && !grid.isWide;
    grid.isVeryLow = grid.isLow && window.height() < veryLow;
    if (grid.isWide) {
        grid.rail = 120;
        grid.pad = 24;
        grid.padTop = 20;
        grid.gap = 20;
        grid.side = 440;
        grid.entryHeight = 298;
        grid.entryDigits = 176;
        grid.fieldHeight = 60;
        grid.fieldPitch = 96;
        grid.fieldWidth = 420;
        grid.qrCard = 760;
        grid.chargeDigits = 140;
        grid.customerCard = 158;
        grid.copyCard = 102;
        grid.tile = 84;
        grid.bottomRow = 64;
        return grid;
    }
    const bool isShort = !grid.isLow && window.height() < 720;
    if (isShort || grid.isCompact) {
        grid.entryHeight = 186;
        grid.entryDigits = 92;
        grid.chargeDigits = 92;
        grid.chargeGap = 9;
        grid.qrCard = 500;
        grid.tile = 52;
        grid.choice = 66;
    }
    if (hasRibbon) {
        grid.chargeDigits = 92;
        grid.chargeGap = 10;
        grid.tile = qMin(grid.tile, 56);
    }
    if (grid.isCompact) {
        grid.rail = 90;
        grid.topBar = 56;
        grid.pad = 14;
        grid.padTop = 10;
        grid.gap = 12;
        grid.side = 252;
        grid.fieldHeight = 48;
        grid.fieldPitch = 64;
        grid.labelWidth = 116;
        grid.fieldWidth = isNarrow ? 280 : 340;
        grid.fieldGap = 12;
        grid.fieldFont = isNarrow ? 15 : 16;
        grid.qrCard = 400;
        grid.isCopyUnderCode = isNarrow;
        grid.tileColumns = isNarrow ? 2 : 3;
        grid.choice = 70;
    }
    if (grid.isLow) {
        grid.ribbon = 28;
        grid.entryHeight = 200;
        grid.entryDigits = 92;
        grid.hasKeyHints = false;
        grid.fieldHeight = 44;
        grid.fieldPitch = 52;
        grid.formFoot = 64;
        grid.primary = 48;
        grid.chargeDigits = 92;
        grid.chargeGap = 8;
        grid.customerCard = 101;
        grid.copyCard = 56;
        grid.tile = 48;
        grid.choice = grid.isCompact ? 68 : 66;
        grid.bottomRow = 48;
        grid.qrCard = grid.isCompact ? 400 : 500;
        grid.fieldWidth = isNarrow ? 248 : (grid.isCompact ? 284 : 372);
    }
    if (grid.isVeryLow) {
        grid.rail = 90;
        grid.topBar = 52;
        grid.pad = 12;
        grid.padTop = 12;
        grid.gap = 10;
        grid.side = grid.isCompact ? 252 : 300;
        grid.entryHeight = 180;
        grid.entryDigits = 84;
        grid.formFoot = 63;
        grid.chargeDigits = 72;
        grid.customerCard = 90;
        grid.copyCard = 54;
        grid.qrCard = grid.isCompact ? 400 : (hasRibbon ? 520 : 500);
    }
    return grid;
}

} // namespace balcao
