// SPDX-License-Identifier: MIT
#include "ui/widgets/style/fonts.h"

#include "ui/report/pages/typeface.h"

#include <QFontMetrics>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace balcao::fonts
{

namespace
{

QFont firstThat(std::initializer_list<int> sizes, QFont::Weight weight, const auto &fits)
{
    QFont font;
    for (const int pixels : sizes) {
        font = text(pixels, weight);
        if (fits(QFontMetrics(font)))
            break;
    }
    return font;
}

} // namespace

void load()
{
    typeface::load();
}

QFont text(int pixels, QFont::Weight weight)
{
    return typeface::font(pixels, weight);
}

QFont fitting(const QString &content, int room, std::initializer_list<int> sizes, QFont::Weight weight)
{
    return firstThat(sizes, weight,
                     [&](const QFontMetrics &metrics) { return metrics.horizontalAdvance(content) <= room; });
}

QFont fitting(const QString &content, QSize room, std::initializer_list<int> sizes, QFont::Weight weight)
{
    return firstThat(sizes, weight, [&](const QFontMetrics &metrics) {
        // A word that is wider than the room is not broken.
        const QSize needed = metrics.boundingRect(QRect({}, room), Qt::TextWordWrap, content).size();
        return needed.height() <= room.height() && needed.width() <= room.width();
    });
}

QFont display(int pixels)
{
    return typeface::font(pixels, QFont::DemiBold, u"Balcao Display"_s);
}

QFont fixed(int pixels)
{
    QFont font(u"Noto Sans Mono"_s);
    font.setFamilies({u"Noto Sans Mono"_s, u"DejaVu Sans Mono"_s, u"Consolas"_s, u"monospace"_s});
    font.setStyleHint(QFont::Monospace);
    font.setPixelSize(pixels);
    return font;
}

} // namespace balcao::fonts
