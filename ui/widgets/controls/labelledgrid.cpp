// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/labelledgrid.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

LabelledGrid::LabelledGrid(int columns, QWidget *parent)
    : QWidget(parent)
    , m_columns(columns)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void LabelledGrid::setItems(const QList<LabelledText> &items)
{
    m_items = items;
    QStringList accessibleText;
    for (const LabelledText &item : items)
        accessibleText.append(item.label + u": "_s + item.text);
    setAccessibleName(accessibleText.join(u", "_s));
    updateGeometry();
    update();
}

QFont LabelledGrid::valueFont(int rowHeight)
{
    return fonts::text(rowHeight > 60 ? 18 : (rowHeight < 43 ? 15 : 16), QFont::Medium);
}

bool LabelledGrid::fits(int width) const
{
    const QFontMetrics metrics(valueFont(usualRow));
    return std::all_of(m_items.begin(), m_items.end(), [&](const LabelledText &item) {
        return metrics.horizontalAdvance(item.text) <= columnWidth(width);
    });
}

QRect LabelledGrid::cell(int item) const
{
    const int wide = columnWidth(width());
    const int high = rowHeight();
    return {(item % m_columns) * (wide + columnGap), (item / m_columns) * high, wide, high};
}

/** What is cut can be read whole. */
bool LabelledGrid::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (int i = 0; i < m_items.size(); ++i) {
        const QFontMetrics metrics(valueFont());
        if (cell(i).contains(help->pos()) && metrics.horizontalAdvance(m_items.at(i).text) > cell(i).width())
            QToolTip::showText(help->globalPos(), m_items.at(i).text.toHtmlEscaped(), this, cell(i));
    }
    return true;
}

void LabelledGrid::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const int rowHeight = this->rowHeight();
    for (int i = 0; i < m_items.size(); ++i) {
        if (!m_isCaptioned) {
            const bool isTaxId = m_items.at(i).label == "CPF"_L1 || m_items.at(i).label == "CNPJ"_L1;
            const QString value = isTaxId ? m_items.at(i).label + u' ' + m_items.at(i).text : m_items.at(i).text;
            canvas.text(cell(i), value,
                        fonts::fitting(value, cell(i).width(), {15, 14, 13}, i == 0 ? QFont::DemiBold : QFont::Normal),
                        i == 0 ? ColorRole::Ink : ColorRole::Ink2);
            continue;
        }
        canvas.text(cell(i).adjusted(0, 0, 0, -rowHeight + 18), m_items.at(i).label, fonts::text(13), ColorRole::Ink3);
        canvas.text(cell(i).adjusted(0, 17, 0, -qBound(0, rowHeight - 41, 6)), m_items.at(i).text, valueFont(),
                    ColorRole::Ink);
    }
}

} // namespace balcao
