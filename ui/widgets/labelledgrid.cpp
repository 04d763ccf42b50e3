// SPDX-License-Identifier: MIT
#include "ui/widgets/labelledgrid.h"

#include "ui/widgets/fonts.h"
#include "ui/widgets/painting.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int rowHeight = 47;
constexpr int columnGap = 24;

} // namespace

LabelledGrid::LabelledGrid(int columns, QWidget *parent)
    : QWidget(parent)
    , m_columns(columns)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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

QSize LabelledGrid::sizeHint() const
{
    const int rows = (static_cast<int>(m_items.size()) + m_columns - 1) / m_columns;
    return {300, qMax(1, rows) * rowHeight - 2};
}

void LabelledGrid::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const int columnWidth = (width() - (m_columns - 1) * columnGap) / m_columns;
    for (int i = 0; i < m_items.size(); ++i) {
        const QRect cell((i % m_columns) * (columnWidth + columnGap), (i / m_columns) * rowHeight, columnWidth,
                         rowHeight);
        canvas.text(cell.adjusted(0, 0, 0, -rowHeight + 18), m_items.at(i).label, fonts::text(13), ColorRole::Ink3);
        canvas.text(cell.adjusted(0, 17, 0, -6), m_items.at(i).text, fonts::text(16, QFont::Medium), ColorRole::Ink);
    }
}

} // namespace balcao
