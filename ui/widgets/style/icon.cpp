// SPDX-License-Identifier: MIT
#include "ui/widgets/style/icon.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QXmlStreamReader>

#include <charconv>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr double pi = std::numbers::pi;

/** Walks through path data and builds the painter's path. */
class Reader
{
public:
    explicit Reader(QByteArrayView data)
        : m_data(data)
    {
    }

    std::optional<QPainterPath> read()
    {
        m_path.setFillRule(Qt::OddEvenFill);
        char command = 0;
        while (skipBlanks(), m_at < m_data.size()) {
            const char next = m_data.at(m_at);
            if (std::isalpha(static_cast<unsigned char>(next)) != 0) {
                command = next;
                ++m_at;
            }
            if (!draw(command))
                return std::nullopt;
            // More numbers after a move are lines.
            if (command == 'M')
                command = 'L';
            else if (command == 'm')
                command = 'l';
        }
        return m_path;
    }

private:
    void skipBlanks()
    {
        while (m_at < m_data.size() && (m_data.at(m_at) == ' ' || m_data.at(m_at) == ',' || m_data.at(m_at) == '\n'))
            ++m_at;
    }

    double number()
    {
        skipBlanks();
        double value = 0;
        const char *const from = m_data.data() + m_at;
        const auto [end, error] = std::from_chars(from, m_data.data() + m_data.size(), value, std::chars_format::fixed);
        m_at += end - from;
        m_valid = m_valid && error == std::errc();
        return value;
    }

    /** A flag of an arc: one character, which the next number may follow without a blank. */
    bool flag()
    {
        skipBlanks();
        return m_at < m_data.size() && m_data.at(m_at++) == '1';
    }

    QPointF point(bool relative)
    {
        const double x = number();
        const double y = number();
        return relative ? m_path.currentPosition() + QPointF(x, y) : QPointF(x, y);
    }

    bool draw(char command)
    {
        const bool relative = std::islower(static_cast<unsigned char>(command)) != 0;
        const QPointF here = m_path.currentPosition();
        QPointF control = here;
        switch (std::toupper(static_cast<unsigned char>(command))) {
        case 'M':
            m_path.moveTo(point(relative));
            break;
        case 'L':
            m_path.lineTo(point(relative));
            break;
        case 'H':
            m_path.lineTo(number() + (relative ? here.x() : 0.0), here.y());
            break;
        case 'V':
            m_path.lineTo(here.x(), number() + (relative ? here.y() : 0.0));
            break;
        case 'C':
        case 'S': {
            const bool smooth = std::toupper(static_cast<unsigned char>(command)) == 'S';
            const QPointF first = smooth ? 2 * here - m_control.value_or(here) : point(relative);
            control = point(relative);
            m_path.cubicTo(first, control, point(relative));
            m_control = control;
            return m_valid;
        }
        case 'A':
            arc(relative);
            break;
        case 'Z':
            m_path.closeSubpath();
            break;
        default:
            return false;
        }
        m_control.reset();
        return m_valid;
    }

    /** The implementation notes of SVG 1.1, F.6.5: from end points to the centre. The icons' arcs are circular and unrotated. */
    void arc(bool relative)
    {
        double radius = number();
        number();
        number();
        const bool large = flag();
        const bool sweep = flag();
        const QPointF from = m_path.currentPosition();
        const QPointF to = point(relative);
        const QPointF half = (from - to) / 2;
        const double distance = std::hypot(half.x(), half.y());
        if (distance == 0.0)
            return;
        radius = std::max(radius, distance);
        const double height = std::sqrt(radius * radius - distance * distance);
        const QPointF normal(-half.y() / distance, half.x() / distance);
        const QPointF centre = (from + to) / 2 + normal * (large == sweep ? height : -height);
        const auto angle = [&centre](QPointF at) {
            return std::atan2(centre.y() - at.y(), at.x() - centre.x()) * 180 / pi;
        };
        double span = angle(to) - angle(from);
        if (sweep && span > 0)
            span -= 360;
        else if (!sweep && span < 0)
            span += 360;
        m_path.arcTo(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), angle(from), span);
    }

    QByteArrayView m_data;
    qsizetype m_at = 0;
    bool m_valid = true;
    QPainterPath m_path;
    std::optional<QPointF> m_control;
};

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

std::optional<QPainterPath> readSvgPath(QByteArrayView data)
{
    return Reader(data).read();
}

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
    // Not from the pictures of the same: to read one Qt loads every plug-in that reads pictures.
    for (const int side : {16, 32, 48, 64, 128}) {
        QPixmap picture(side, side);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        const QString drawn = side == 16 ? u"-16"_s : side == 32 ? u"-32"_s : QString();
        paint(painter, picture.rect(), u":/app/app-icon%1.svg"_s.arg(drawn), QColor());
        icon.addPixmap(picture);
    }
    return icon;
}

} // namespace balcao
