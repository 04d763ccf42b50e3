// SPDX-License-Identifier: MIT
#include "ui/presentation/frame/guide.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace balcao::guide
{

QString placeOf(Navigator::Page page)
{
    switch (page) {
    case Navigator::Page::Form:
        return u"charging"_s;
    case Navigator::Page::Charge:
        return u"code"_s;
    case Navigator::Page::Outcome:
        return u"unknown"_s;
    case Navigator::Page::Charges:
        return u"list"_s;
    case Navigator::Page::Queue:
        return u"to-check"_s;
    case Navigator::Page::Code:
        return u"whose"_s;
    case Navigator::Page::Day:
        return u"closing"_s;
    case Navigator::Page::Settings:
        return u"settings"_s;
    case Navigator::Page::Dossier:
        return u"contested"_s;
    case Navigator::Page::Help:
        break;
    }
    return {};
}

QUrl address(const QString &folder, QLocale::Language language, Navigator::Page page)
{
    const QString name = language == QLocale::Portuguese ? u"pt-BR"_s
                         : language == QLocale::Spanish  ? u"es"_s
                                                         : u"en"_s;
#ifdef Q_OS_WIN
    const QString place = u"/guide/%1.html"_s;
#else
    const QString place = u"/../share/balcao/guide/%1.html"_s;
#endif
    const QString file = QDir::cleanPath(folder + place.arg(name));
    if (!QFileInfo(file).isReadable())
        return {};
    QUrl url = QUrl::fromLocalFile(file);
    url.setFragment(placeOf(page));
    return url;
}

} // namespace balcao::guide
