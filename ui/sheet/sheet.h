// SPDX-License-Identifier: MIT
#pragma once

#include "ui/qr/qrimage.h"

#include <QList>
#include <QString>
#include <QtGlobal>

#include <variant>

/** Pages of paper as a value: where each line, rule and code stands. A PDF and a preview on the screen are made of the same one. */
namespace balcao::sheet
{

/** A4 at 96 dots an inch; all lengths are such pixels, from the top left corner. */
constexpr int pageWidth = 794;
constexpr int pageHeight = 1123;

/** 0xRRGGBB. */
using Ink = quint32;

/** Of Inter, which is embedded in whatever is made. */
enum class Face { Regular, Strong };

/** How letters look. No text is smaller than 12. */
struct Style {
    int pixels = 13;
    Face face = Face::Regular;
    Ink ink = 0x161B24;
};

struct Text {
    /** Of the left end, or with isRight of the right one; the line that letters stand on. */
    int x = 0;
    int baseline = 0;
    Style style;
    QString text;
    bool isRight = false;
};

/** A horizontal line, a pixel thick. */
struct Rule {
    int x = 0;
    int y = 0;
    int width = 0;
    Ink ink = 0xDFDBD2;
};

/** A QR code without its quiet zone, black. */
struct Code {
    /** 2 pixels are 0.53 mm: what a phone's camera reads from paper. */
    static constexpr int modulePixels = 2;

    int x = 0;
    int y = 0;
    QrMatrix matrix;
};

using Item = std::variant<Text, Rule, Code>;

struct Page {
    QList<Item> items;
};

struct Document {
    /** Of the file's properties. */
    QString title;
    QList<Page> pages;
};

} // namespace balcao::sheet
