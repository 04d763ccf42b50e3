// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/money.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <variant>

/** A report as a value: what it says from top to bottom, with typed values. Each renderer formats it for its target: screen, A4 page, PDF,
 *  slip, CSV, text, JSON. Pure data without Qt Gui.
 */
namespace balcao::report
{

/** A count, for example of charges. */
struct Count {
    qint64 value = 0;

    bool operator==(const Count &) const = default;
};

/** A cell's value. Times are UTC. Texts are untrusted: renderers take control characters out. */
using Value = std::variant<QString, Count, MoneySum, QDate, QDateTime>;

struct Heading {
    QString text;

    bool operator==(const Heading &) const = default;
};

/** Text over the whole width; empty: an empty line. */
struct Paragraph {
    QString text;
    bool isCentred = false;
    bool isStrong = false;
    /** On a slip twice as wide and high. */
    bool isLarge = false;

    bool operator==(const Paragraph &) const = default;
};

/** A label and its value. */
struct Pair {
    QString label;
    Value value;

    bool operator==(const Pair &) const = default;
};

struct Pairs {
    QList<Pair> pairs;

    bool operator==(const Pairs &) const = default;
};

struct Column {
    QString title;
    bool isRight = false;
    /** For programs that read the file: not on paper. */
    bool isDetail = false;

    bool operator==(const Column &) const = default;
};

struct Table {
    QList<Column> columns;
    /** A row with one cell spans all columns. */
    QList<QList<Value>> rows;

    bool operator==(const Table &) const = default;
};

/** A QR code with its payload, at most 512 bytes, and the text that belongs to it. A renderer that draws it reads it back first. */
struct QrCode {
    /** Empty: nothing is drawn. */
    QByteArray payload;
    QString title = {};
    QStringList lines = {};
    QString note = {};

    bool operator==(const QrCode &) const = default;
};

/** A Code 128 bar code of ASCII letters and digits. */
struct BarCode {
    QString text;

    bool operator==(const BarCode &) const = default;
};

/** A horizontal line. */
struct Rule {
    bool operator==(const Rule &) const = default;
};

using Block = std::variant<Heading, Paragraph, Pairs, Table, QrCode, BarCode, Rule>;

struct Report {
    QString title;
    /** Below the title, for example the shop's name. */
    QString subtitle = {};
    /** At the right of the title, for example the sum; and the text below it. */
    QString figure = {};
    QString figureNote = {};
    /** Above everything and on each page, for example that it is training; usually empty. */
    QString warning = {};
    QList<Block> blocks = {};
    /** Below each page: who made it, when, with which program. */
    QString footer = {};

    bool operator==(const Report &) const = default;
};

} // namespace balcao::report
