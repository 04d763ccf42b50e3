// SPDX-License-Identifier: MIT
#include "ui/widgets/style/icon.h"

#include <QDataStream>
#include <QFile>
#include <QHash>
#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct Shape {
    double stroke = 0;
    QColor fill;
    QPainterPath path;
};

struct Drawing {
    double side = 24;
    QList<Shape> shapes;
};

/** A resource that cmake/icons.py made. */
Drawing readDrawing(const QString &fileName)
{
    Drawing drawing;
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return drawing;
    QDataStream in(&file);
    quint32 count = 0;
    in >> drawing.side >> count;
    drawing.shapes.resize(count);
    for (Shape &shape : drawing.shapes) {
        quint32 fill = 0;
        in >> shape.stroke >> fill >> shape.path;
        shape.fill = QColor::fromRgb(fill);
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
    paint(painter, box, u":/icons/%1"_s.arg(name), color);
}

void paintAppIcon(QPainter &painter, const QRectF &box)
{
    paint(painter, box, u":/icons/app-icon"_s, QColor());
}

QIcon appIcon()
{
    QIcon icon;
    // Not from the pictures of the same: to read one Qt loads every plug-in that reads pictures.
    for (const int side : {16, 32, 48, 64, 128}) {
        QPixmap picture(side, side);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        const QString drawn = side == 16 ? u"-16"_s : side == 32 ? u"-32"_s : QString();
        paint(painter, picture.rect(), u":/icons/app-icon%1"_s.arg(drawn), QColor());
        icon.addPixmap(picture);
    }
    return icon;
}

} // namespace balcao
