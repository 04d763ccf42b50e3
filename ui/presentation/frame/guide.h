// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/frame/navigator.h"

#include <QLocale>
#include <QString>
#include <QUrl>

/** The user's guide: a page of HTML for each language, which comes with the program (docs/guide, cmake/guide.py). */
namespace balcao::guide
{

/** Where it tells of that page, in every language. */
[[nodiscard]] QString placeOf(Navigator::Page page);
/** The page for a browser, as seen from the program in @p folder, and the place in it. Empty: it is not on this computer. */
[[nodiscard]] QUrl address(const QString &folder, QLocale::Language language, Navigator::Page page);

} // namespace balcao::guide
