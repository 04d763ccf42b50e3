// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/report.h"
#include "ui/text/format.h"

#include <QStringList>

#include <type_traits>

namespace balcao::test
{

/** A report's words in their order, title and footer included. */
inline QString textOf(const report::Report &report)
{
    QStringList words{report.warning, report.title, report.figure, report.subtitle, report.figureNote};
    const auto add = [&words](const report::Value &value) {
        if (const auto *text = std::get_if<QString>(&value))
            words.append(*text);
        else if (const auto *count = std::get_if<report::Count>(&value))
            words.append(display::count(count->value));
        else if (const auto *sum = std::get_if<MoneySum>(&value))
            words.append(display::amount(*sum));
        else if (const auto *day = std::get_if<QDate>(&value))
            words.append(display::date(*day));
        else
            words.append(display::moment(std::get<QDateTime>(value)));
    };
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
