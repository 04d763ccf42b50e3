// SPDX-License-Identifier: MIT
#include "ui/widgets/style/svgpath.h"

#include <QLocale>

#include <cmath>
#include <numbers>

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
        const qsizetype start = m_at;
        bool point = false;
        while (m_at < m_data.size()) {
            const char character = m_data.at(m_at);
            const bool sign = character == '-' && m_at == start;
            const bool firstPoint = character == '.' && !point;
            if (!sign && !firstPoint && (character < '0' || character > '9'))
                break;
            point = point || character == '.';
            ++m_at;
        }
        bool valid = false;
        const double value = m_data.sliced(start, m_at - start).toByteArray().toDouble(&valid);
        m_valid = m_valid && valid;
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

} // namespace

std::optional<QPainterPath> readSvgPath(QByteArrayView data)
{
    return Reader(data).read();
}

} // namespace balcao
