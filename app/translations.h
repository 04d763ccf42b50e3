// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;

namespace balcao
{

/** The languages that the program speaks, as --lang takes them; the first is the default. */
[[nodiscard]] QStringList languages();

/** Installs the texts of @p language ("pt-BR", "en", "es"; case and _ do not matter) and makes its locale the default one.
 *  False when it is none of languages(). An empty text means the default, Brazilian Portuguese.
 */
[[nodiscard]] bool installLanguage(QCoreApplication &application, const QString &language);

} // namespace balcao
