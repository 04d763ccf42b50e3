// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/report.h"
#include "ui/report/text.h"

#include <QStringList>

#include <type_traits>

namespace balcao::test
{

/** A report's words in their order, title and footer included. */
inline QString textOf(const report::Report &report)
{
    QStringList words{report.warning, report.title, report.figure, report.subtitle, report.figureNote};
    const auto add = [&words](const report::Value &value) { words.append(report::toText(value)); };
    for (const report::Block &block : report.blocks) {
        std::visit(
            [&](const auto &one) {
                using One = std::decay_t<decltype(one)>;
                if constexpr (std::is_same_v<One, report::Heading> || std::is_same_v<One, report::Paragraph>) {
                    words.append(one.text);
                } else if constexpr (std::is_same_v<One, report::Pairs>) {
                    for (const report::Pair &pair : one.pairs) {
                        words.append(pair.label);
                        add(pair.value);
                    }
                } else if constexpr (std::is_same_v<One, report::Table>) {
                    for (const report::Column &column : one.columns)
                        words.append(column.title);
                    for (const QList<report::Value> &row : one.rows) {
                        for (const report::Value &value : row)
                            add(value);
                    }
                } else if constexpr (std::is_same_v<One, report::QrCode>) {
                    words += QStringList{one.title} + one.lines + QStringList{one.note};
                }
            },
            block);
    }
    words.append(report.footer);
    return words.join(QChar::Space);
}

} // namespace balcao::test
