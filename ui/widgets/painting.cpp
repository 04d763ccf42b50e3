// SPDX-License-Identifier: MIT
#include "ui/widgets/painting.h"

#include "ui/widgets/fonts.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

using namespace Qt::StringLiterals;

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
    const QFontMetrics metrics(fonts::text(12, QFont::DemiBold));
    return {qMax(28, metrics.horizontalAdvance(text) + 14), keycapHeight};
}

void keycap(QPainter &painter, const QRect &frame, const QString &text, const QColor &ink, const QColor &border,
            const QColor &fill)
{
    box(painter, frame, metrics::radiusKeycap, fill, border, 1);
    painter.setPen(ink);
    painter.setFont(fonts::text(12, QFont::DemiBold));
    painter.drawText(frame, Qt::AlignCenter, text);
}

int leadAndRestWidth(int pixels, const QString &lead, const QString &rest)
{
    return QFontMetrics(fonts::text(pixels, QFont::DemiBold)).horizontalAdvance(spaced(lead)) +
           QFontMetrics(fonts::text(pixels)).horizontalAdvance(rest);
}

void leadAndRest(QPainter &painter, const QRect &frame, int pixels, const QString &lead, const QString &rest)
{
    const QFont strong = fonts::text(pixels, QFont::DemiBold);
    const QFont plain = fonts::text(pixels);
    const QFontMetrics strongMetrics(strong);
    const QString first = strongMetrics.elidedText(spaced(lead), Qt::ElideRight, frame.width());
    painter.setFont(strong);
    painter.drawText(frame, Qt::AlignLeft | Qt::AlignVCenter, first);
    const QRect remaining = frame.adjusted(strongMetrics.horizontalAdvance(first), 0, 0, 0);
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
