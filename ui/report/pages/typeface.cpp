// SPDX-License-Identifier: MIT
#include "ui/report/pages/typeface.h"

#include <QDir>
#include <QFontDatabase>
#include <QResource>

using namespace Qt::StringLiterals;

namespace balcao::typeface
{

void load()
{
    static const bool isLoaded = [] {
        const QDir folder(u":/fonts"_s);
        const QStringList names = folder.entryList();
        for (const QString &name : names) {
            // The files are uncompressed in the program: no copy of them is made, and only the glyphs that are drawn are ever read.
            const QResource file(folder.filePath(name));
            QFontDatabase::addApplicationFontFromData(QByteArray::fromRawData(
                reinterpret_cast<const char *>(file.data()), static_cast<qsizetype>(file.size())));
        }
        return true;
    }();
    static_cast<void>(isLoaded);
}

QFont font(int pixels, QFont::Weight weight, const QString &family)
{
    QFont font;
    font.setFamilies({family, u"Inter"_s, u"Noto Sans"_s, u"Segoe UI"_s, u"sans-serif"_s});
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

} // namespace balcao::typeface
