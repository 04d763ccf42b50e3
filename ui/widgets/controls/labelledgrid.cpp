// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/labelledgrid.h"

#include <QHelpEvent>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Of the rows. */
constexpr int labelWide = 72;
constexpr int valueLeft = labelWide + 12;
constexpr int lineHigh = 20;
constexpr int linePitch = lineHigh + 4;

QFont fontOf(qsizetype item)
{
    return fonts::text(15, item == 0 ? QFont::DemiBold : QFont::Normal);
}

} // namespace

LabelledValues::LabelledValues(QSizePolicy::Policy vertical)
{
    setSizePolicy(QSizePolicy::Expanding, vertical);
}

void LabelledValues::setItems(const QList<LabelledText> &items)
{
    if (items == m_items)
        return;
    m_items = items;
    QStringList accessibleText;
    for (const LabelledText &item : items)
        accessibleText.append(item.label + u": "_s + item.text);
    setAccessibleName(accessibleText.join(u", "_s));
    measure();
    update();
}

bool LabelledValues::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (qsizetype item = 0; item < m_items.size(); ++item) {
        if (room(item).contains(help->pos()) && isCut(item))
            QToolTip::showText(help->globalPos(), m_items.at(item).text.toHtmlEscaped(), this, room(item));
    }
    return true;
}

QFont LabelledGrid::valueFont() const
{
    return fonts::text(rowHeight() > 60 ? 18 : (rowHeight() < 43 ? 15 : 16), QFont::Medium);
}

QRect LabelledGrid::room(qsizetype item) const
{
    constexpr int columnGap = 24;
    const int wide = (width() - (m_columns - 1) * columnGap) / m_columns;
    const int place = static_cast<int>(item);
    return {(place % m_columns) * (wide + columnGap), (place / m_columns) * rowHeight(), wide, rowHeight()};
}

bool LabelledGrid::isCut(qsizetype item) const
{
    return QFontMetrics(valueFont()).horizontalAdvance(items().at(item).text) > room(item).width();
}

void LabelledGrid::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    for (qsizetype item = 0; item < items().size(); ++item) {
        const LabelledText &shown = items().at(item);
        const QRect cell = room(item);
        if (m_isCaptioned) {
            canvas.text(cell.adjusted(0, 0, 0, -rowHeight() + 18), shown.label, fonts::text(13), ColorRole::Ink3);
            canvas.text(cell.adjusted(0, 17, 0, -qBound(0, rowHeight() - 41, 6)), shown.text, valueFont(),
                        ColorRole::Ink);
            continue;
        }
        const bool isTaxId = shown.label == "CPF"_L1 || shown.label == "CNPJ"_L1;
        const QString value = isTaxId ? shown.label + u' ' + shown.text : shown.text;
        canvas.text(cell, value,
                    fonts::fitting(value, cell.width(), {15, 14, 13}, item == 0 ? QFont::DemiBold : QFont::Normal),
                    item == 0 ? ColorRole::Ink : ColorRole::Ink2);
    }
}

void LabelledRows::measure()
{
    const bool isLong = !items().isEmpty() &&
                        QFontMetrics(fontOf(0)).horizontalAdvance(items().constFirst().text) > width() - valueLeft;
    m_lines = isLong ? 2 : 1;
    setFixedHeight(static_cast<int>(items().size()) * linePitch - 4 + (m_lines - 1) * lineHigh);
}

QRect LabelledRows::room(qsizetype item) const
{
    const int above = item > 0 ? (m_lines - 1) * lineHigh : 0;
    return {valueLeft, static_cast<int>(item) * linePitch + above, width() - valueLeft,
            item > 0 ? lineHigh : m_lines * lineHigh};
}

bool LabelledRows::isCut(qsizetype item) const
{
    const QString &text = items().at(item).text;
    const int width = room(item).width();
    return item == 0 ? painting::lines(text, fontOf(0), width).size() > 2
                     : QFontMetrics(fontOf(item)).horizontalAdvance(text) > width;
}

void LabelledRows::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    for (qsizetype item = 0; item < items().size(); ++item) {
        QRect line = room(item);
        line.setHeight(lineHigh);
        canvas.text(QRect(0, line.top(), labelWide, lineHigh), items().at(item).label, fonts::text(14),
                    ColorRole::Ink3);
        QString rest = items().at(item).text;
        if (item == 0 && m_lines > 1) {
            // The second line takes all that is left, and says so where that is too much.
            const QString first = painting::lines(rest, fontOf(0), line.width()).constFirst();
            canvas.text(line, first, fontOf(0), ColorRole::Ink);
            line.translate(0, lineHigh);
            rest = rest.mid(first.size()).trimmed();
        }
        canvas.text(line, rest, fontOf(item), ColorRole::Ink);
    }
}

} // namespace balcao

#include "moc_labelledgrid.cpp"
