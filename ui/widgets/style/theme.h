// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>

class QWidget;

namespace balcao
{

/** A colour in the light and in the dark theme. */
struct Shades {
    QRgb light;
    QRgb dark;

    [[nodiscard]] constexpr Shades withAlpha(QRgb alpha) const
    {
        return {(light & RGB_MASK) | alpha << 24U, (dark & RGB_MASK) | alpha << 24U};
    }
    bool operator==(const Shades &) const = default;
};

/** The colours of the design, by what they are for. TI is text or icon on a tinted T. */
struct ColorRole {
    static constexpr Shades None{0x00000000, 0x00000000};
    static constexpr Shades Shadow{0x32000000, 0x32000000};
    /** Black, 24 %. */
    static constexpr Shades KeycapOnFill{0x3D000000, 0x3D000000};
    static constexpr Shades Dimming{0x960A0E1A, 0x960A0E1A};
    static constexpr Shades DialogBorder{0x00000000, 0xFF2D3543};
    static constexpr Shades Window{0xFFF3F1EC, 0xFF0E121A};
    static constexpr Shades Surface{0xFFFFFFFF, 0xFF171C26};
    static constexpr Shades Inset{0xFFF9F7F3, 0xFF1E2430};
    static constexpr Shades Popup{0xFFFFFFFF, 0xFF1E2430};
    static constexpr Shades PopupBorder{0xFFDFDBD2, 0xFF3A4456};
    static constexpr Shades Line{0xFFDFDBD2, 0xFF2D3543};
    /** Between the rows of a list. */
    static constexpr Shades Hairline{0xFFECE8E0, 0xFF2D3543};
    static constexpr Shades Stroke{0xFF857F72, 0xFF7A8496};
    static constexpr Shades Ink{0xFF161B24, 0xFFEEF1F7};
    static constexpr Shades Ink2{0xFF454C58, 0xFFB9C1CE};
    static constexpr Shades Ink3{0xFF5F6673, 0xFF98A1B1};
    static constexpr Shades Primary{0xFF1F46AD, 0xFF3A66D8};
    static constexpr Shades PrimaryHover{0xFF193A92, 0xFF3359C6};
    static constexpr Shades PrimaryPressed{0xFF132D74, 0xFF132D74};
    static constexpr Shades OnFill{0xFFFFFFFF, 0xFFFFFFFF};
    static constexpr Shades Link{0xFF1F46AD, 0xFF9DB8FF};
    static constexpr Shades Tint{0xFFE8EEFB, 0xFF1D2A4D};
    static constexpr Shades TintInk{0xFF173A96, 0xFFB7CAFF};
    static constexpr Shades Ring{0xFF9DB3EA, 0xFF34509C};
    static constexpr Shades Rail{0xFF12204A, 0xFF0A1128};
    static constexpr Shades RailActive{0xFF24397A, 0xFF1E2F66};
    static constexpr Shades RailText{0xFFC6D2F0, 0xFFB4C1E2};
    static constexpr Shades Visor{0xFF12204A, 0xFF0B1532};
    static constexpr Shades VisorBorder{0xFF12204A, 0xFF1E2F66};
    static constexpr Shades VisorDim{0xFF8FA3DA, 0xFF8FA3DA};
    static constexpr Shades VisorZero{0xFF5A70B4, 0xFF5A70B4};
    static constexpr Shades VisorText{0xFFDCE4F8, 0xFFDCE4F8};
    static constexpr Shades VisorTrack{0xFF24397A, 0xFF24397A};
    static constexpr Shades DisplayText{0xFFFFFFFF, 0xFFFFFFFF};
    static constexpr Shades Ochre{0xFFF2B43C, 0xFFF2B43C};
    static constexpr Shades Urgent{0xFFFF8A5C, 0xFFFF8A5C};
    static constexpr Shades UrgentText{0xFFFFB08C, 0xFFFFB08C};
    static constexpr Shades PaidBar{0xFF35B37E, 0xFF35B37E};
    static constexpr Shades OkTint{0xFFDDF2E5, 0xFF12301F};
    static constexpr Shades OkInk{0xFF0A5732, 0xFF8BE0B0};
    static constexpr Shades OkFill{0xFF0E7442, 0xFF0E7442};
    static constexpr Shades WaitTint{0xFFFDEFCB, 0xFF352609};
    static constexpr Shades WaitInk{0xFF6E4200, 0xFFF5CE7A};
    static constexpr Shades ErrorTint{0xFFFCE7E4, 0xFF3A1614};
    static constexpr Shades ErrorInk{0xFF8C1A14, 0xFFFFB0AA};
    static constexpr Shades ErrorBorder{0xFFB3231B, 0xFFE0584F};
    static constexpr Shades ErrorFill{0xFFB3231B, 0xFFB3231B};
    static constexpr Shades UnknownTint{0xFFFDE7D8, 0xFF3A1F0C};
    static constexpr Shades UnknownInk{0xFF863300, 0xFFFFBE8F};
    static constexpr Shades UnknownBorder{0xFFB2470A, 0xFFE07A35};
    static constexpr Shades UnknownFill{0xFFB2470A, 0xFFB2470A};
    static constexpr Shades RefundTint{0xFFE1EAFB, 0xFF1A2850};
    static constexpr Shades RefundInk{0xFF173A96, 0xFFB7CAFF};
    static constexpr Shades MutedTint{0xFFE9E6DF, 0xFF2A303C};
    static constexpr Shades MutedInk{0xFF474D58, 0xFFC3CAD6};
    static constexpr Shades TrainingTint{0xFFF0E5FA, 0xFF2C1740};
    static constexpr Shades TrainingInk{0xFF571F87, 0xFFDDB8FA};
    static constexpr Shades TrainingFill{0xFF6A2D9E, 0xFF6A2D9E};
    static constexpr Shades TrainingStripe{0xFF7A3BB0, 0xFF7A3BB0};
    static constexpr Shades TrainingVisor{0xFF3B1560, 0xFF3B1560};
    static constexpr Shades TrainingDim{0xFFC9A6EA, 0xFFC9A6EA};
    static constexpr Shades TrainingZero{0xFF9068BC, 0xFF9068BC};
    static constexpr Shades FocusRing{0xFF1F46AD, 0xFFF2B43C};
};

/** The light or the dark set of colours.
 *
 *  Which one holds is not kept anywhere of ours: it is read from the widget's palette, which app sets once for the whole
 *  program (and which follows the system where app was not told otherwise).
 */
class Theme
{
public:
    enum class Mode { Light, Dark };

    explicit constexpr Theme(Mode mode)
        : m_mode(mode)
    {
    }
    [[nodiscard]] static Theme of(const QWidget *widget);

    [[nodiscard]] bool isDark() const noexcept { return m_mode == Mode::Dark; }
    [[nodiscard]] QColor color(Shades shades) const { return QColor::fromRgba(isDark() ? shades.dark : shades.light); }
    /** For QApplication::setPalette, so that Qt's own widgets (menus, combo boxes, dialogs) match. */
    [[nodiscard]] QPalette palette() const;

private:
    Mode m_mode;
};

/** Lengths in logical pixels at 96 dpi. */
namespace metrics
{
inline constexpr int radiusKeycap = 5;
inline constexpr int radiusControl = 9;
inline constexpr int radiusTile = 10;
inline constexpr int radiusCard = 12;
inline constexpr int radiusDialog = 14;
inline constexpr int minTarget = 44;
} // namespace metrics

} // namespace balcao
