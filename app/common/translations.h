// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

class QCoreApplication;
class QTranslator;

namespace balcao
{

/** The languages that the program speaks, as --lang takes them; the first is the default. */
[[nodiscard]] QStringList languages();

/** One of languages(): case and _ do not matter, nor the country. */
[[nodiscard]] std::optional<QString> languageNamed(QString text);

/** Installs the texts of @p language in the place of another's, as languageNamed() knows it, and makes its locale the default one.
 *  False when it is none of languages(). An empty text means the default, Brazilian Portuguese.
 */
[[nodiscard]] bool installLanguage(QCoreApplication &application, const QString &language);

/** The program's own texts in @p language, installed nowhere; null when it is none of languages(). */
[[nodiscard]] std::shared_ptr<const QTranslator> textsIn(const QString &language);

} // namespace balcao
