// SPDX-License-Identifier: MIT
#pragma once

#include "ui/sheet/sheet.h"

#include <QStringList>

#include <variant>

namespace balcao::test
{

/** All that is written on the pages, in their order. */
inline QString textOf(const sheet::Document &document)
{
    QStringList words;
    for (const sheet::Page &page : document.pages) {
        for (const sheet::Item &item : page.items) {
            if (const auto *text = std::get_if<sheet::Text>(&item))
                words.append(text->text);
        }
    }
    return words.join(QChar::Space);
}

} // namespace balcao::test
