// SPDX-License-Identifier: MIT
#include "app/till/appearance.h"

#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

void setAppearance(const QString &theme)
{
    static bool systemIsDark = false;
    // Each application of the process has its own.
    if (!qobject_cast<BalcaoStyle *>(QApplication::style())) {
        installAccessibility();
        fonts::load();
        QApplication::setFont(fonts::text(16));
        systemIsDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
        QApplication::setStyle(new BalcaoStyle);
    }
    const bool isDark = theme == "dark"_L1 || (theme == "system"_L1 && systemIsDark);
    QApplication::setPalette(Theme(isDark ? Theme::Mode::Dark : Theme::Mode::Light).palette());
}

} // namespace balcao
