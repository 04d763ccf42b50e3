// SPDX-License-Identifier: MIT
#include "ui/widgets/style/painting.h"

#include "ui/widgets/style/icon.h"

#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

Canvas::Canvas(QWidget *widget)
    : m_own(std::in_place, widget)
    , m_painter(*m_own)
    , m_theme(Theme::of(widget))
{
}

Canvas::Canvas(QPainter &painter, const QWidget *widget)
    : m_painter(painter)
    , m_theme(Theme::of(widget))
{
}

void Canvas::line(const QPoint &from, const QPoint &to, Shades ink)
{
    m_painter.setPen(m_theme.color(ink));
    m_painter.drawLine(from, to);
}

void Canvas::box(const QRectF &box, double radius, Shades face, Shades border, double borderWidth)
{
    const QColor edge = m_theme.color(border);
    painting::box(m_painter, box, radius, m_theme.color(face), edge, edge.alpha() > 0 ? borderWidth : 0);
}

void Canvas::icon(const QRectF &box, const QString &name, Shades ink)
{
    paintIcon(m_painter, box, name, m_theme.color(ink));
}

int Canvas::text(const QRect &box, const QString &text, const QFont &font, Shades ink, int flags)
{
    const QFontMetrics metrics(font);
    const int width = metrics.horizontalAdvance(text);
    const bool wraps = (flags & Qt::TextWordWrap) != 0;
    const bool fits = wraps || width <= box.width();
    if (painting::onCut && (!fits || (wraps && metrics.boundingRect(box, flags, text).height() > box.height())))
        painting::onCut(text);
    m_painter.setFont(font);
    m_painter.setPen(m_theme.color(ink));
    m_painter.drawText(box, flags, fits ? text : metrics.elidedText(text, Qt::ElideRight, box.width()));
    return width;
}

void Canvas::markedText(const QRect &box, const QString &text, const QList<LetterRange> &marked, int pixels, Shades ink)
{
    const QFont plain = fonts::text(pixels);
    const QFont bold = fonts::strong(pixels);
    const QString shown = QFontMetrics(marked.isEmpty() ? plain : bold).elidedText(text, Qt::ElideRight, box.width());
    QRect rest = box;
    const auto piece = [&](qsizetype from, qsizetype to, bool isMarked) {
        const QString words = shown.sliced(from, to - from);
        const QFont &font = isMarked ? bold : plain;
        rest.setLeft(rest.left() +
                     this->text(rest.adjusted(0, 0, 4, 0), words, font, isMarked ? ColorRole::Link : ink));
    };
    qsizetype done = 0;
    for (const LetterRange &range : marked) {
        if (range.first + range.length > shown.size())
            break;
        piece(done, range.first, false);
        done = range.first + range.length;
        piece(range.first, done, true);
    }
    piece(done, shown.size(), false);
}

int Canvas::money(const QRect &box, Money amount, const MoneyLook &look, Shades ink, int flags)
{
    const auto width = [&look](const QString &text, int pixels) {
        const QFont font = look.font(pixels);
        return look.isTabular ? fonts::tabularWidth(font, text) : QFontMetrics(font).horizontalAdvance(text);
    };
    const MoneyFit fit = fitMoney(amount, box.width(), look.sizes, width, look.sign);
    const QFont font = look.font(fit.pixels);
    if (look.isTabular) {
        const QFontMetrics metrics(font);
        digits(box.right() + 1, box.top() + (box.height() + metrics.ascent() - metrics.descent()) / 2, fit.text, font,
               ink);
        return width(fit.text, fit.pixels);
    }
    return text(box, fit.text, font, ink, flags);
}

int Canvas::keycap(const QRect &box, const QString &text, Shades face, Shades ink, Shades border)
{
    const QSize size = painting::keycapSize(text);
    const QPoint corner(box.right() + 1 - size.width(), box.top() + (box.height() - size.height()) / 2);
    painting::keycap(m_painter, QRect(corner, size), text, m_theme.color(ink), m_theme.color(border),
                     m_theme.color(face));
    return size.width();
}

void Canvas::digits(int right, int baseline, const QString &digits, const QFont &font, Shades ink)
{
    const QFontMetrics metrics(font);
    m_painter.setFont(font);
    m_painter.setPen(m_theme.color(ink));
    int left = right - fonts::tabularWidth(font, digits);
    for (const QChar character : digits) {
        const int cell = fonts::tabularWidth(font, character);
        m_painter.drawText(left + (cell - metrics.horizontalAdvance(character)) / 2, baseline, QString(character));
        left += cell;
    }
}

void Canvas::leadAndRest(const QRect &box, int pixels, const QString &lead, const QString &rest, Shades ink)
{
    m_painter.setPen(m_theme.color(ink));
    painting::leadAndRest(m_painter, box, pixels, lead, rest);
}

} // namespace balcao

namespace balcao::painting
{

namespace
{

constexpr int keycapHeight = 22;

QString spaced(const QString &lead)
{
    return lead.isEmpty() ? QString() : lead + u' ';
}

} // namespace

void box(QPainter &painter, const QRectF &box, double radius, const QColor &fill, const QColor &border,
         double borderWidth)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(borderWidth > 0 ? QPen(border, borderWidth) : QPen(Qt::NoPen));
    const double inset = borderWidth / 2;
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    painter.restore();
}

QSize keycapSize(const QString &text)
{
    const QFontMetrics metrics(fonts::strong(12));
    return {qMax(28, metrics.horizontalAdvance(text) + 14), keycapHeight};
}

void keycap(QPainter &painter, const QRect &frame, const QString &text, const QColor &ink, const QColor &border,
            const QColor &fill)
{
    box(painter, frame, metrics::radiusKeycap, fill, border, 1);
    painter.setPen(ink);
    painter.setFont(fonts::strong(12));
    painter.drawText(frame, Qt::AlignCenter, text);
}

int leadAndRestWidth(int pixels, const QString &lead, const QString &rest)
{
    return QFontMetrics(fonts::strong(pixels)).horizontalAdvance(spaced(lead)) +
           QFontMetrics(fonts::text(pixels)).horizontalAdvance(rest);
}

void leadAndRest(QPainter &painter, const QRect &frame, int pixels, const QString &lead, const QString &rest)
{
    const QFont strong = fonts::strong(pixels);
    const QFont plain = fonts::text(pixels);
    const QFontMetrics strongMetrics(strong);
    const QString first = strongMetrics.elidedText(spaced(lead), Qt::ElideRight, frame.width());
    painter.setFont(strong);
    painter.drawText(frame, Qt::AlignLeft | Qt::AlignVCenter, first);
    const QRect remaining = frame.adjusted(strongMetrics.horizontalAdvance(first), 0, 0, 0);
    if (onCut && leadAndRestWidth(pixels, lead, rest) > frame.width())
        onCut(spaced(lead) + rest);
    painter.setFont(plain);
    painter.drawText(remaining, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(plain).elidedText(rest, Qt::ElideRight, remaining.width()));
}

QStringList lines(const QString &text, const QFont &font, int width)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList broken;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        broken.append(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return broken;
}

} // namespace balcao::painting
