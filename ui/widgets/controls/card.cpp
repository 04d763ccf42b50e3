// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/card.h"

#include "ui/text/display.h"

#include <QApplication>
#include <QScrollBar>

#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

void Card::setColors(Shades face, Shades border)
{
    m_face = face;
    m_border = border;
    update();
}

ScrollArea::ScrollArea(QWidget *content)
{
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

/** The keyboard leaves the content when this is no scroll area any more. */
ScrollArea::~ScrollArea()
{
    disconnect(qApp, nullptr, this, nullptr);
}

void ScrollArea::followKeyboard()
{
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, QWidget *now) {
        if (now && widget()->isAncestorOf(now))
            ensureWidgetVisible(now);
    });
}

void ScrollArea::takeKeyboard(const QString &name)
{
    setAccessibleName(name);
    setFrameStyle(QFrame::Box);
    setLineWidth(ringWidth);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int, int maximum) { setFocusPolicy(maximum > 0 ? Qt::StrongFocus : Qt::NoFocus); });
}

IconView::IconView(const QString &icon, int side, Shades ink, int disc, Shades face, Shades border)
    : m_icon(icon)
    , m_side(side)
    , m_ink(ink)
    , m_face(face)
    , m_border(border)
{
    setFixedSize(qMax(side, disc), qMax(side, disc));
}

void IconView::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas.box(rect(), width() / 2.0, m_face, m_border);
    const double inset = (width() - m_side) / 2.0;
    canvas.icon(QRectF(rect()).adjusted(inset, inset, -inset, -inset), m_icon, m_ink);
}

Label::Label(int pixels, QFont::Weight weight, Shades ink, Lines lines, QWidget *parent)
    : QLabel(parent)
    , m_ink(ink)
    , m_lines(lines)
{
    setTextFormat(Qt::PlainText);
    setFont(fonts::text(pixels, weight));
    setWordWrap(lines != Lines::Elide);
}

Label::Label(const QString &text, int pixels, QFont::Weight weight, Shades ink, Lines lines)
    : Label(pixels, weight, ink, lines)
{
    setText(text);
}

void Label::say(const QString &text, Shades ink)
{
    setInk(ink);
    setText(text);
}

QSize Label::minimumSizeHint() const
{
    return m_lines != Lines::Elide ? QLabel::minimumSizeHint() : QSize(20, fontMetrics().height());
}

int Label::heightForWidth(int width) const
{
    if (m_lines != Lines::Wrap)
        return QLabel::heightForWidth(width);
    const QMargins margins = contentsMargins();
    const auto lines = painting::lines(text(), font(), width - margins.left() - margins.right()).size();
    return margins.top() + margins.bottom() + painting::paragraphHeight(font(), lines);
}

void Label::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    if (m_lines != Lines::Elide)
        paintParagraph(canvas);
    else
        canvas.text(contentsRect(), text(), font(), m_ink, static_cast<int>(alignment().toInt()));
}

void Label::paintParagraph(Canvas &canvas)
{
    const QRect room = contentsRect();
    // Where there is not room enough the lines come closer, and then the words are written smaller before they are cut.
    QFont fitting = font();
    QStringList lines = painting::lines(text(), fitting, room.width());
    while (fitting.pixelSize() > 13 && QFontMetrics(fitting).height() * lines.size() > room.height()) {
        fitting.setPixelSize(fitting.pixelSize() - 1);
        lines = painting::lines(text(), fitting, room.width());
    }
    const int height = m_lines == Lines::Close ? 0 : painting::paragraphHeight(fitting, lines.size());
    canvas.paragraph(room, lines, height, fitting, m_ink, alignment());
}

MoneyLabel::MoneyLabel(MoneyStyle look, Shades ink)
    : m_look(std::move(look))
    , m_ink(ink)
    , m_largest(0)
{
    setLargest(m_look.sizes.constFirst());
}

void MoneyLabel::setLargest(int pixels)
{
    m_largest = pixels;
    setFixedHeight(QFontMetrics(m_look.font(pixels)).height());
}

void MoneyLabel::paintEvent(QPaintEvent *)
{
    MoneyStyle look = m_look;
    look.sizes.removeIf([this](int pixels) { return pixels > m_largest; });
    Canvas(this).money(rect(), m_amount, look, m_ink, static_cast<int>(m_alignment.toInt()));
}

void MoneyLabel::setAmount(MoneySum amount)
{
    m_amount = amount;
    setAccessibleName(display::amount(amount));
    update();
}

Banner::Banner(Tone tone, QWidget *parent)
    : QWidget(parent)
    , m_tone(tone)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Banner::setText(const QString &lead, const QString &rest, const QString &aside)
{
    m_lead = lead;
    m_rest = rest;
    m_aside = aside;
    setAccessibleName(lead + u' ' + rest);
    update();
}

void Banner::paintEvent(QPaintEvent *)
{
    struct Look {
        QLatin1StringView icon;
        Shades tint;
        Shades ink;
        Shades border;
    };
    // In the order of Tone.
    static constexpr std::array looks{
        Look{"x-circle"_L1, ColorRole::ErrorTint, ColorRole::ErrorInk, ColorRole::ErrorBorder},
        Look{"question"_L1, ColorRole::UnknownTint, ColorRole::UnknownInk, ColorRole::UnknownBorder},
        Look{"alert"_L1, ColorRole::WaitTint, ColorRole::WaitInk, ColorRole::Ochre},
        Look{"check-circle"_L1, ColorRole::OkTint, ColorRole::OkInk, ColorRole::PaidBar}};
    const Look &look = looks.at(static_cast<std::size_t>(m_tone));
    Canvas canvas(this);
    canvas.box(rect(), metrics::radiusControl, look.tint, look.border.withAlpha(90));
    canvas.icon(QRectF(18, height() / 2.0 - 11, 22, 22), look.icon, look.ink);
    constexpr int textLeft = 50;
    int right = width() - 12;
    // It gives way to what happened.
    const int wanted = QFontMetrics(fonts::text(15)).horizontalAdvance(m_aside) + 12 + textLeft +
                       QFontMetrics(fonts::strong(15)).horizontalAdvance(m_lead);
    if (!m_aside.isEmpty() && wanted <= right)
        right -= canvas.text(rect().adjusted(0, 0, -16, 0), m_aside, fonts::text(15), look.ink,
                             Qt::AlignRight | Qt::AlignVCenter) +
                 12;
    constexpr int lineHeight = 22;
    const QRect room(textLeft, 0, right - textLeft, height());
    const bool isHigh = height() >= 3 * lineHeight && !m_lead.isEmpty() && !m_rest.isEmpty();
    const bool fits = painting::leadAndRestWidth(15, m_lead, m_rest) <= room.width();
    if (m_rest.isEmpty() && !fits) {
        canvas.text(room, m_lead, fonts::strong(15), look.ink, Qt::AlignVCenter | Qt::TextWordWrap);
        return;
    }
    if (m_rest.isEmpty() || (fits && !isHigh)) {
        canvas.leadAndRest(room, 15, m_lead, m_rest, look.ink);
        return;
    }
    if (!m_lead.isEmpty() && QFontMetrics(fonts::text(15)).horizontalAdvance(m_rest) > room.width()) {
        const QStringList small = painting::lines(m_rest, fonts::text(13), room.width());
        constexpr int smallHeight = 16;
        QRect line(room.left(), (height() - smallHeight * (1 + static_cast<int>(small.size()))) / 2, room.width(),
                   smallHeight);
        canvas.leadAndRest(line, 13, m_lead, {}, look.ink);
        for (const QString &text : small) {
            line.translate(0, smallHeight);
            canvas.leadAndRest(line, 13, {}, text, look.ink);
        }
        return;
    }
    // Two lines: the lead above the rest, or the rest broken between words.
    const QString first = m_lead.isEmpty() ? painting::lines(m_rest, fonts::text(15), room.width()).first() : QString();
    const QRect upper(room.left(), height() / 2 - lineHeight, room.width(), lineHeight);
    canvas.leadAndRest(upper, 15, m_lead, first, look.ink);
    canvas.leadAndRest(upper.translated(0, lineHeight), 15, {}, m_rest.mid(first.size()).trimmed(), look.ink);
}

} // namespace balcao

#include "moc_card.cpp"
