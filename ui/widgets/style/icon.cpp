// SPDX-License-Identifier: MIT
#include "ui/widgets/style/icon.h"

#include "ui/widgets/style/svgpath.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct Shape {
    QPainterPath path;
    double stroke = 0;
    QColor fill;
};

struct Drawing {
    double side = 24;
    QList<Shape> shapes;
};

QPainterPath pathOf(QStringView element, const QXmlStreamAttributes &attributes)
{
    const auto number = [&attributes](QLatin1StringView name) { return attributes.value(name).toDouble(); };
    QPainterPath path;
    if (element == "path"_L1)
        path = readSvgPath(attributes.value("d"_L1).toLatin1()).value_or(QPainterPath());
    else if (element == "circle"_L1)
        path.addEllipse(QPointF(number("cx"_L1), number("cy"_L1)), number("r"_L1), number("r"_L1));
    else if (element == "rect"_L1)
        path.addRoundedRect(number("x"_L1), number("y"_L1), number("width"_L1), number("height"_L1), number("rx"_L1),
                            number("rx"_L1));
    return path;
}

Drawing readDrawing(const QString &fileName)
{
    Drawing drawing;
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return drawing;
    QXmlStreamReader xml(&file);
    double stroke = 0;
    while (xml.readNextStartElement() || !xml.atEnd()) {
        if (!xml.isStartElement())
            continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        if (xml.name() == "svg"_L1) {
            drawing.side = attributes.value("width"_L1).toDouble();
            stroke = attributes.value("stroke-width"_L1).toDouble();
            continue;
        }
        const bool ownStroke = attributes.hasAttribute("stroke-width"_L1);
        drawing.shapes.append({pathOf(xml.name(), attributes),
                               ownStroke ? attributes.value("stroke-width"_L1).toDouble() : stroke,
                               QColor(attributes.value("fill"_L1).toString())});
    }
    return drawing;
}

/** Read once each. The cache belongs to the GUI thread, as all painting does. */
const Drawing &drawing(const QString &fileName)
{
    static QHash<QString, Drawing> known;
    auto found = known.find(fileName);
    if (found == known.end())
        found = known.insert(fileName, readDrawing(fileName));
    return *found;
}

/** In strokes of one colour, or, without one, filled as the file says. */
void paint(QPainter &painter, const QRectF &box, const QString &fileName, const QColor &stroke)
{
    const Drawing &picture = drawing(fileName);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / picture.side, box.height() / picture.side);
    for (const Shape &shape : picture.shapes) {
        if (stroke.isValid())
            painter.strokePath(shape.path, QPen(stroke, shape.stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        else
            painter.fillPath(shape.path, shape.fill);
    }
    painter.restore();
}

} // namespace

void paintIcon(QPainter &painter, const QRectF &box, const QString &name, const QColor &color)
{
    paint(painter, box, u":/icons/%1.svg"_s.arg(name), color);
}

void paintAppIcon(QPainter &painter, const QRectF &box)
{
    paint(painter, box, u":/app/app-icon.svg"_s, QColor());
}

QIcon appIcon()
{
    QIcon icon;
    for (const int side : {16, 32, 48, 64, 128, 256})
        icon.addPixmap(QPixmap(u":/app/balcao-%1.png"_s.arg(side), "PNG"));
    return icon;
}

} // namespace balcao
