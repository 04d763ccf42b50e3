// SPDX-License-Identifier: MIT
#pragma once

#include "core/print/codepage.h"
#include "core/print/modules.h"

#include <QList>
#include <QString>

#include <variant>

/** Paper as a value: what stands on it from the top, for any printer. Texts are anybody's: what a printer would obey is taken out here. */
namespace balcao::print
{

/** Text over the whole width, in as many rows as it takes; none makes an empty row. */
struct Words {
    QString text;
    bool isCentred = false;
    bool isBold = false;
    /** 2: twice as wide and high. */
    int scale = 1;

    bool operator==(const Words &) const = default;
};

/** A name at the left and its value at the right; below each other where they do not fit into a row. */
struct Pair {
    QString name;
    QString value;

    bool operator==(const Pair &) const = default;
};

/** A line across. */
struct Rule {
    bool operator==(const Rule &) const = default;
};

/** A QR code. */
struct Code {
    Modules modules;

    bool operator==(const Code &) const = default;
};

/** A bar code of a few letters and digits. */
struct Bars {
    QString text;

    bool operator==(const Bars &) const = default;
};

using Block = std::variant<Words, Pair, Rule, Code, Bars>;
using Paper = QList<Block>;

/** A row of letters as it is printed, blanks before it included. */
struct Row {
    QString text;
    bool isBold = false;
    int scale = 1;

    bool operator==(const Row &) const = default;
};
/** What is left when words, pairs and lines have become rows. */
using Part = std::variant<Row, Code, Bars>;

/** @p paper on @p columns letters of @p page. A row of scale 2 has half as many. */
[[nodiscard]] QList<Part> laidOut(const Paper &paper, int columns, CodePage page);

} // namespace balcao::print
