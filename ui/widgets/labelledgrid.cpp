// SPDX-License-Identifier: MIT
#include "ui/widgets/labelledgrid.h"

#include "ui/widgets/fonts.h"
#include "ui/widgets/painting.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int usualRow = 47;
constexpr int columnGap = 24;

} // namespace

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

int LabelledGrid::rows() const
{
    return qMax(1, (static_cast<int>(m_items.size()) + m_columns - 1) / m_columns);
}

QSize LabelledGrid::sizeHint() const
{
    return {300, rows() * usualRow - 2};
}

void LabelledGrid::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    // Where somebody gave the grid another height its rows share it.
    const int rowHeight = (height() + 2) / rows();
    const QFont font = fonts::text(rowHeight > 60 ? 18 : (rowHeight < 43 ? 15 : 16), QFont::Medium);
    const int columnWidth = (width() - (m_columns - 1) * columnGap) / m_columns;
    for (int i = 0; i < m_items.size(); ++i) {
        const QRect cell((i % m_columns) * (columnWidth + columnGap), (i / m_columns) * rowHeight, columnWidth,
                         rowHeight);
        canvas.text(cell.adjusted(0, 0, 0, -rowHeight + 18), m_items.at(i).label, fonts::text(13), ColorRole::Ink3);
        canvas.text(cell.adjusted(0, 17, 0, -qBound(0, rowHeight - 41, 6)), m_items.at(i).text, font, ColorRole::Ink);
    }
}

} // namespace balcao
