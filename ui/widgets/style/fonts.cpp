// SPDX-License-Identifier: MIT
#include "ui/widgets/style/fonts.h"

#include <QDir>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QResource>

using namespace Qt::StringLiterals;

namespace balcao::fonts
{

namespace
{

QFont inter(const QString &family, int pixels, QFont::Weight weight)
{
    QFont font;
    font.setFamilies({family, u"Inter"_s, u"Noto Sans"_s, u"Segoe UI"_s, u"sans-serif"_s});
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

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
    const QDir folder(u":/fonts"_s);
    const QStringList names = folder.entryList();
    for (const QString &name : names) {
        // They lie uncompressed in the program: no copy of them is made, and only what is drawn is ever read.
        const QResource file(folder.filePath(name));
        QFontDatabase::addApplicationFontFromData(
            QByteArray::fromRawData(reinterpret_cast<const char *>(file.data()), static_cast<qsizetype>(file.size())));
    }
}

QFont text(int pixels, QFont::Weight weight)
{
    return inter(u"Balcao Text"_s, pixels, weight);
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
    return inter(u"Balcao Display"_s, pixels, QFont::DemiBold);
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
