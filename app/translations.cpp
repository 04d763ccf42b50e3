// SPDX-License-Identifier: MIT
#include "app/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QStringList>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

void install(QCoreApplication &application, const QLocale &locale, const QString &name, const QString &folder)
{
    auto *translator = new QTranslator(&application);
    if (translator->load(locale, name, u"_"_s, folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

QStringList languages()
{
    return {u"pt-BR"_s, u"en"_s, u"es"_s};
}

bool installLanguage(QCoreApplication &application, const QString &language)
{
    QString wanted = language.isEmpty() ? languages().first() : language;
    wanted.replace(u'_', u'-');
    if (wanted.compare("pt"_L1, Qt::CaseInsensitive) == 0)
        wanted = languages().first();
    if (!languages().contains(wanted, Qt::CaseInsensitive))
        return false;
    const QLocale locale(wanted.replace(u'-', u'_'));
    QLocale::setDefault(locale);
    install(application, locale, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, locale, u"balcao"_s, u":/i18n"_s);
    return true;
}

} // namespace balcao
