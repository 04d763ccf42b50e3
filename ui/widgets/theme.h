// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>
#include <QSize>

class QWidget;

namespace balcao
{

/** The colours of the design, by what they are for. TI is text or icon on a tinted T. */
enum class ColorRole {
    Window,
    Surface,
    Inset,
    Line,
    Stroke,
    Ink,
    Ink2,
    Ink3,
    Primary,
    PrimaryHover,
    PrimaryPressed,
    OnFill,
    Link,
    Tint,
    TintInk,
    Ring,
    Rail,
    RailActive,
    RailText,
    Visor,
    VisorBorder,
    VisorDim,
    VisorZero,
    VisorTrack,
    DisplayText,
    Ochre,
    Urgent,
    UrgentText,
    PaidBar,
    OkTint,
    OkInk,
    OkFill,
    WaitTint,
    WaitInk,
    ErrorTint,
    ErrorInk,
    ErrorBorder,
    ErrorFill,
    UnknownTint,
    UnknownInk,
    UnknownBorder,
    UnknownFill,
    RefundTint,
    RefundInk,
    MutedTint,
    MutedInk,
    TrainingTint,
    TrainingInk,
    TrainingFill,
    TrainingStripe,
    TrainingVisor,
    TrainingDim,
    TrainingZero,
    FocusRing
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

    [[nodiscard]] constexpr Mode mode() const noexcept { return m_mode; }
    [[nodiscard]] bool isDark() const noexcept { return m_mode == Mode::Dark; }
    [[nodiscard]] QColor color(ColorRole token) const;
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

/** What of the layout depends on the window's size (the design's grid). */
struct LayoutMetrics {
    int rail = 104;
    int topBar = 60;
    int pad = 20;
    int gap = 16;
    int side = 376;
    int visorDigits = 112;
    int qrCard = 530;
    bool isCompact = false;
    bool isWide = false;
    bool isShort = false;
    /** Near the least height of the window: what can be done without makes room. */
    bool isLow = false;

    [[nodiscard]] static LayoutMetrics of(QSize window);

    bool operator==(const LayoutMetrics &) const = default;
};

} // namespace balcao
