// SPDX-License-Identifier: MIT
#include "ui/widgets/style/painting.h"

#include "core/values/money.h"
#include "ui/widgets/style/icon.h"
#include "ui/widgets/style/moneyfit.h"

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
    const double width = edge.alpha() > 0 ? borderWidth : 0;
    const double inset = width / 2;
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(m_theme.color(face));
    m_painter.setPen(width > 0 ? QPen(edge, width) : QPen(Qt::NoPen));
    m_painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    m_painter.restore();
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
    if (painting::onCut && (!fits || (wraps && !box.contains(metrics.boundingRect(box, flags, text)))))
        painting::onCut(text);
    m_painter.setFont(font);
    m_painter.setPen(m_theme.color(ink));
    m_painter.drawText(box, flags, fits ? text : metrics.elidedText(text, Qt::ElideRight, box.width()));
    return width;
}

void Canvas::paragraph(const QRect &box, const QStringList &lines, int height, const QFont &font, Shades ink,
                       Qt::Alignment alignment)
{
    const QFontMetrics metrics(font);
    const auto between = static_cast<int>(lines.size()) - 1;
    const int least = metrics.height() * (between + 1);
    if (painting::onCut && least > box.height())
        painting::onCut(lines.join(u' '));
    height = qMax(least, qMin(height, box.height()));
    const int free = box.height() - height;
    const int top = alignment.testFlag(Qt::AlignTop) ? 0 : alignment.testFlag(Qt::AlignBottom) ? free : free / 2;
    m_painter.setFont(font);
    m_painter.setPen(m_theme.color(ink));
    for (int place = 0; place <= between; ++place) {
        const int down = between == 0 ? 0 : place * (height - metrics.height()) / between;
        m_painter.drawText(QRect(box.left(), box.top() + top + down, box.width(), metrics.height()),
                           static_cast<int>((alignment & Qt::AlignHorizontal_Mask) | Qt::AlignTop) | Qt::TextDontClip,
                           lines.at(place));
    }
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

int Canvas::money(const QRect &box, MoneySum amount, const MoneyStyle &look, Shades ink, int flags)
{
    const auto width = [&look](const QString &text, int pixels) {
        return QFontMetrics(look.font(pixels)).horizontalAdvance(text);
    };
    const MoneyFit fit = fitMoney(amount, box.width(), look.sizes, width, look.sign);
    return text(box, fit.text, look.font(fit.pixels), ink, flags);
}

int Canvas::keycap(const QRect &box, const QString &text, Shades face, Shades ink)
{
    const QSize size = painting::keycapSize(text);
    const QRect frame(QPoint(box.right() + 1 - size.width(), box.top() + (box.height() - size.height()) / 2), size);
    this->box(frame, metrics::radiusKeycap, face);
    this->text(frame, text, fonts::strong(12), ink, Qt::AlignCenter);
    return size.width();
}

int Canvas::chip(const QRect &row, const ChipStyle &look, const QString &lead, const QString &rest, bool isRight)
{
    const int textLeft = look.pad + look.iconSide + 8;
    int pixels = look.pixels;
    const auto widthAt = [&](int size) { return textLeft + painting::leadAndRestWidth(size, lead, rest) + look.pad; };
    for (constexpr int least = 13; pixels > least && widthAt(pixels) > row.width();)
        --pixels;
    const int wanted = widthAt(pixels);
    const int width = qMin(row.width(), wanted);
    const int left = isRight ? row.right() + 1 - width : row.left() + (row.width() - width) / 2;
    const QRect face(left, row.top(), width, row.height());
    box(face, metrics::radiusControl, look.tint);
    icon(QRectF(left + look.pad, face.center().y() + 1 - look.iconSide / 2.0, look.iconSide, look.iconSide), look.icon,
         look.iconInk);
    leadAndRest(face.adjusted(textLeft, 0, wanted > width ? -8 : 0, 0), pixels, lead, rest, look.ink);
    return left;
}

void Canvas::leadAndRest(const QRect &box, int pixels, const QString &lead, const QString &rest, Shades ink)
{
    const int width = lead.isEmpty() ? 0 : text(box, lead + u' ', fonts::strong(pixels), ink);
    if (!rest.isEmpty())
        text(box.adjusted(qMin(width, box.width()), 0, 0, 0), rest, fonts::text(pixels), ink);
}

} // namespace balcao

namespace balcao::painting
{

QSize keycapSize(const QString &text)
{
    const QFontMetrics metrics(fonts::strong(12));
    return {qMax(28, metrics.horizontalAdvance(text) + 14), 22};
}

int leadAndRestWidth(int pixels, const QString &lead, const QString &rest)
{
    return QFontMetrics(fonts::strong(pixels)).horizontalAdvance(lead.isEmpty() ? lead : lead + u' ') +
           QFontMetrics(fonts::text(pixels)).horizontalAdvance(rest);
}

int paragraphHeight(const QFont &font, qsizetype lines)
{
    constexpr int percent = 144;
    const int line = (font.pixelSize() * percent + 50) / 100;
    // As QLabel measures one line.
    const int first = QFontMetrics(font).boundingRect(QRect(0, 0, 999, 999), Qt::TextWordWrap, u"X"_s).height();
    return first + static_cast<int>(qMax<qsizetype>(0, lines - 1)) * line;
}

QStringList lines(const QString &text, const QFont &font, int width)
{
    QTextLayout layout(QString(text).replace(u'\n', QChar::LineSeparator), font);
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
