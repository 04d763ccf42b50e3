// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QCoreApplication;

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

} // namespace balcao
