// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/money.h"
#include "ui/widgets/style/painting.h"

#include <QLabel>
#include <QLayout>
#include <QScrollArea>

namespace balcao
{

/** A rounded surface; pages put their layouts on it. */
class Card : public QWidget
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr, int radius = metrics::radiusCard)
        : QWidget(parent)
        , m_radius(radius)
    {
    }

    /** Surface without a border unless set otherwise: a line is around what can be typed into or pressed. */
    void setColors(Shades face, Shades border);

protected:
    void paintEvent(QPaintEvent *) override { Canvas(this).box(rect(), m_radius, m_face, m_border); }

private:
    int m_radius;
    Shades m_face = ColorRole::Surface;
    Shades m_border = ColorRole::None;
};

/** A line between the parts of a card. */
class Hairline : public QWidget
{
    Q_OBJECT

public:
    Hairline() { setFixedHeight(1); }

protected:
    void paintEvent(QPaintEvent *) override { Canvas(this).fill(rect(), ColorRole::Hairline); }
};

/** Scrolls what has no room, and shows what lies below it: no frame, no ground, no place for the keyboard. */
class ScrollArea : public QScrollArea
{
    Q_OBJECT

public:
    /** Takes @p content over, which is as wide as the area. */
    explicit ScrollArea(QWidget *content);
    ~ScrollArea() override;
    Q_DISABLE_COPY_MOVE(ScrollArea)

    /** What gets the keyboard inside it comes into view, also where Tab comes from outside, of which Qt's area does not know. */
    void followKeyboard();

    /** While there is something to scroll it is a stop of Tab, with @p name and the ring of the focus around it. The bar's place is
     *  kept, so that nothing moves when it comes.
     */
    void takeKeyboard(const QString &name);

    /** Of that ring. */
    static constexpr int ringWidth = 3;
};

/** An icon, perhaps on a disc. Lengths in pixels. */
class IconView : public QWidget
{
    Q_OBJECT

public:
    IconView(const QString &icon, int side, Shades ink, int disc = 0, Shades face = ColorRole::None,
             Shades border = ColorRole::None);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
    int m_side;
    Shades m_ink;
    Shades m_face;
    Shades m_border;
};

/** A text in one of the theme's colours, plain text always; one line that elides, or several that wrap. */
class Label : public QLabel
{
    Q_OBJECT

public:
    /** Wrap: prose; Close: lines without air, which may be broken too. */
    enum class Lines { Elide, Wrap, Close };

    Label(int pixels, QFont::Weight weight, Shades ink, Lines lines = Lines::Elide, QWidget *parent = nullptr);
    Label(const QString &text, int pixels, QFont::Weight weight, Shades ink, Lines lines = Lines::Elide);

    void setInk(Shades ink) { redraw(this, m_ink, ink); }
    void say(const QString &text, Shades ink);
    /** Lines that wrap have 1.44 of their letters' height. */
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintParagraph(Canvas &canvas);

    Shades m_ink;
    Lines m_lines;
};

/** An amount, as large as there is room for it. */
class MoneyLabel : public QWidget
{
    Q_OBJECT

public:
    MoneyLabel(MoneyStyle look, Shades ink);

    void setAmount(MoneySum amount);
    void setInk(Shades ink) { redraw(this, m_ink, ink); }
    /** Of the sizes that it may have. */
    void setLargest(int pixels);
    void setAlignment(Qt::Alignment alignment) { redraw(this, m_alignment, alignment); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    MoneyStyle m_look;
    Shades m_ink;
    Qt::Alignment m_alignment = Qt::AlignVCenter;
    int m_largest;
    MoneySum m_amount;
};

/** A tinted line with an icon: what happened (17, "Avisos"). Lead in semi-bold, the rest plain (below it where the height allows
 *  two lines), an aside at the right.
 */
class Banner : public QWidget
{
    Q_OBJECT

public:
    enum class Tone { Error, Unknown, Wait, Ok };

    explicit Banner(Tone tone, QWidget *parent = nullptr);

    void setTone(Tone tone) { redraw(this, m_tone, tone); }
    void setText(const QString &lead, const QString &rest = {}, const QString &aside = {});
    [[nodiscard]] QSize sizeHint() const override { return {400, 50}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 44}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone;
    QString m_lead;
    QString m_rest;
    QString m_aside;
};

} // namespace balcao
