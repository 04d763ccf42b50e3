// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/labelledrows.h"

#include "ui/widgets/style/painting.h"

#include <QHelpEvent>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int labelWide = 72;
constexpr int valueLeft = labelWide + 12;
constexpr int lineHigh = 20;
constexpr int linePitch = lineHigh + 4;
constexpr int valuePixels = 15;

QFont fontOf(qsizetype item)
{
    return item == 0 ? fonts::strong(valuePixels) : fonts::text(valuePixels);
}

} // namespace

LabelledRows::LabelledRows(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LabelledRows::setItems(const QList<LabelledText> &items)
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

void LabelledRows::measure()
{
    const int wide = width() - valueLeft;
    const bool isLong =
        !m_items.isEmpty() && QFontMetrics(fontOf(0)).horizontalAdvance(m_items.constFirst().text) > wide;
    m_lines = isLong ? 2 : 1;
    setFixedHeight(static_cast<int>(m_items.size()) * linePitch - 4 + (m_lines - 1) * lineHigh);
}

QRect LabelledRows::room(qsizetype item) const
{
    const int above = item > 0 ? (m_lines - 1) * lineHigh : 0;
    return {valueLeft, static_cast<int>(item) * linePitch + above, width() - valueLeft,
            item > 0 ? lineHigh : m_lines * lineHigh};
}

bool LabelledRows::isCut(qsizetype item) const
{
    const QString &text = m_items.at(item).text;
    if (item == 0)
        return painting::lines(text, fontOf(0), room(0).width()).size() > 2;
    return QFontMetrics(fontOf(item)).horizontalAdvance(text) > room(item).width();
}

bool LabelledRows::event(QEvent *event)
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

void LabelledRows::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    for (qsizetype item = 0; item < m_items.size(); ++item) {
        QRect line = room(item);
        line.setHeight(lineHigh);
        canvas.text(QRect(0, line.top(), labelWide, lineHigh), m_items.at(item).label, fonts::text(14),
                    ColorRole::Ink3);
        QString rest = m_items.at(item).text;
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
