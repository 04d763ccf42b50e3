// SPDX-License-Identifier: MIT
#include "app/common/translations.h"

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

std::optional<QString> languageNamed(QString text)
{
    text.replace(u'_', u'-');
    for (const QString &known : languages()) {
        if (known.compare(text, Qt::CaseInsensitive) == 0 ||
            known.section(u'-', 0, 0).compare(text, Qt::CaseInsensitive) == 0)
            return known;
    }
    return std::nullopt;
}

bool installLanguage(QCoreApplication &application, const QString &language)
{
    const std::optional<QString> wanted = languageNamed(language.isEmpty() ? languages().first() : language);
    if (!wanted)
        return false;
    qDeleteAll(application.findChildren<QTranslator *>(Qt::FindDirectChildrenOnly));
    const QLocale locale(QString(*wanted).replace(u'-', u'_'));
    QLocale::setDefault(locale);
    install(application, locale, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, locale, u"balcao"_s, u":/i18n"_s);
    return true;
}

std::shared_ptr<const QTranslator> textsIn(const QString &language)
{
    const std::optional<QString> wanted = languageNamed(language);
    auto translator = std::make_shared<QTranslator>();
    const bool isLoaded =
        wanted && translator->load(QLocale(QString(*wanted).replace(u'-', u'_')), u"balcao"_s, u"_"_s, u":/i18n"_s);
    return isLoaded ? translator : nullptr;
}

} // namespace balcao
