// SPDX-License-Identifier: MIT
#pragma once

#include "ui/text/matchedletters.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/theme.h"

#include <QPainter>
#include <QStringList>
#include <QWidget>

#include <optional>

namespace balcao
{

class MoneySum;

/** How an amount is drawn where there may not be room for all of it (see fitMoney()). */
struct MoneyStyle {
    /** Descending. */
    QList<int> sizes;
    QFont (*font)(int pixels) = fonts::strong;
    /** Stands before the amount: "+ ". */
    QString sign = {};
};

/** Lengths in pixels. */
struct ChipStyle {
    QString icon;
    Shades tint;
    Shades ink;
    int pixels = 16;
    int iconSide = 20;
    int pad = 15;
    /** Where it is another than that of the text. */
    Shades iconInk = ink;
};

/** Stores what @p widget shows and draws it anew. */
template <class Value>
void redraw(QWidget *widget, Value &shown, const Value &now)
{
    shown = now;
    widget->update();
}

/** What a widget draws on: a painter, and the shades of its theme. Every call names its own colours and font. */
class Canvas
{
public:
    explicit Canvas(QWidget *widget);
    /** For delegates and views, where the painter is Qt's. */
    Canvas(QPainter &painter, const QWidget *widget);

    [[nodiscard]] QPainter &painter() { return m_painter; }
    [[nodiscard]] QPainter *operator->() { return &m_painter; }
    [[nodiscard]] const Theme &theme() const { return m_theme; }

    void fill(const QRect &box, Shades shades) { m_painter.fillRect(box, m_theme.color(shades)); }
    void line(const QPoint &from, const QPoint &to, Shades ink = ColorRole::Hairline);
    /** Rounded; its border is drawn inside @p box so that no line is cut. */
    void box(const QRectF &box, double radius, Shades face, Shades border = ColorRole::None, double borderWidth = 1);
    void icon(const QRectF &box, const QString &name, Shades ink);
    /** One line, elided where @p box is too narrow, or, with Qt::TextWordWrap, several. The width that is needed for all
     *  of it on one line.
     */
    int text(const QRect &box, const QString &text, const QFont &font, Shades ink, int flags = Qt::AlignVCenter);
    /** Lines that were broken before (see painting::lines()), @p height high together; closer where that or @p box is too low. */
    void paragraph(const QRect &box, const QStringList &lines, int height, const QFont &font, Shades ink,
                   Qt::Alignment alignment);
    /** One line, elided, with @p marked of it semi-bold in the colour of links. */
    void markedText(const QRect &box, const QString &text, const QList<LetterRange> &marked, int pixels, Shades ink);
    /** One line, never cut; the width that it takes. */
    int money(const QRect &box, MoneySum amount, const MoneyStyle &look, Shades ink, int flags = Qt::AlignVCenter);
    /** At the right end of @p box, in the middle of its height; the width that it takes. */
    int keycap(const QRect &box, const QString &text, Shades face = ColorRole::MutedTint, Shades ink = ColorRole::Ink2);
    /** An icon and a line on a tint, in the middle of @p row or, where it is told, at its right; its left edge. */
    int chip(const QRect &row, const ChipStyle &look, const QString &lead, const QString &rest, bool isRight = false);
    /** @p lead semi-bold and @p rest regular on one line; the end is elided. */
    void leadAndRest(const QRect &box, int pixels, const QString &lead, const QString &rest, Shades ink);

private:
    std::optional<QPainter> m_own;
    QPainter &m_painter;
    Theme m_theme;
};

} // namespace balcao

/** Small pieces that several widgets draw. */
namespace balcao::painting
{

/** For tests: told of each text that its place was too small for. */
inline void (*onCut)(const QString &text) = nullptr;

/** Space that a keycap with this text takes. */
[[nodiscard]] QSize keycapSize(const QString &text);
/** What Canvas::leadAndRest() takes where nothing is elided. */
[[nodiscard]] int leadAndRestWidth(int pixels, const QString &lead, const QString &rest);

/** Of @p lines lines, each of 1.44 of the letters' height from the one before. */
[[nodiscard]] int paragraphHeight(const QFont &font, qsizetype lines);
/** The lines of a text @p width pixels wide: broken between words, and inside one only where it is wider than a line. */
[[nodiscard]] QStringList lines(const QString &text, const QFont &font, int width);

} // namespace balcao::painting
