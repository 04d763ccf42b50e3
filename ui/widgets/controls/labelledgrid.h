// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/charge/chargepresenter.h"

#include "ui/widgets/style/painting.h"

#include <QWidget>

namespace balcao
{

/** Small labels over values, in one or two columns: the customer of a charge. Long values are elided, never wrapped. */
class LabelledGrid : public QWidget
{
    Q_OBJECT

public:
    explicit LabelledGrid(int columns, QWidget *parent = nullptr);

    void setItems(const QList<LabelledText> &items);
    /** Without captions the first value stands out, and tax numbers keep their name. */
    void setCaptioned(bool isCaptioned)
    {
        redraw(this, m_isCaptioned, isCaptioned);
        updateGeometry();
    }
    /** Whether no value is cut in @p width at the usual height. */
    [[nodiscard]] bool fits(int width) const;
    [[nodiscard]] QSize sizeHint() const override { return {300, rows() * usualRow - 2}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, rows() * (m_isCaptioned ? 39 : 22) - 2}; }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QRect cell(int item) const;
    [[nodiscard]] int columnWidth(int width) const { return (width - (m_columns - 1) * columnGap) / m_columns; }
    [[nodiscard]] int rows() const { return qMax(1, (static_cast<int>(m_items.size()) + m_columns - 1) / m_columns); }
    /** Where somebody gave the grid another height its rows share it. */
    [[nodiscard]] int rowHeight() const { return (height() + 2) / rows(); }
    [[nodiscard]] static QFont valueFont(int rowHeight);
    [[nodiscard]] QFont valueFont() const { return valueFont(rowHeight()); }

    static constexpr int columnGap = 24;
    static constexpr int usualRow = 47;
    int m_columns;
    bool m_isCaptioned = true;
    QList<LabelledText> m_items;
};

} // namespace balcao
