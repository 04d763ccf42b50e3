// SPDX-License-Identifier: MIT
#pragma once

#include "ui/text/customerfields.h"
#include "ui/widgets/style/painting.h"

namespace balcao
{

/** Values with their labels. What is cut can be read whole in its tip. */
class LabelledValues : public QWidget
{
    Q_OBJECT

public:
    void setItems(const QList<LabelledText> &items);

protected:
    explicit LabelledValues(QSizePolicy::Policy vertical);

    [[nodiscard]] const QList<LabelledText> &items() const noexcept { return m_items; }
    [[nodiscard]] virtual QRect room(qsizetype item) const = 0;
    [[nodiscard]] virtual bool isCut(qsizetype item) const = 0;
    /** There are other items. */
    virtual void measure() { updateGeometry(); }

    bool event(QEvent *event) override;

private:
    QList<LabelledText> m_items;
};

/** Small labels over values, in one or two columns: the customer of a charge. Long values are elided, never wrapped. */
class LabelledGrid : public LabelledValues
{
    Q_OBJECT

public:
    explicit LabelledGrid(int columns)
        : LabelledValues(QSizePolicy::Maximum)
        , m_columns(columns)
    {
    }

    /** Without captions the first value stands out, and tax numbers keep their name. */
    void setCaptioned(bool isCaptioned)
    {
        redraw(this, m_isCaptioned, isCaptioned);
        updateGeometry();
    }
    [[nodiscard]] QSize sizeHint() const override { return {300, rows() * 47 - 2}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, rows() * (m_isCaptioned ? 39 : 22) - 2}; }

protected:
    [[nodiscard]] QRect room(qsizetype item) const override;
    [[nodiscard]] bool isCut(qsizetype item) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int rows() const { return qMax(1, (static_cast<int>(items().size()) + m_columns - 1) / m_columns); }
    /** Where somebody gave the grid another height its rows share it. */
    [[nodiscard]] int rowHeight() const { return (height() + 2) / rows(); }
    [[nodiscard]] QFont valueFont() const;

    int m_columns;
    bool m_isCaptioned = true;
};

/** Labels at the left, values beside them: a customer in the drawer. The first value stands out and has two lines where it needs them. */
class LabelledRows : public LabelledValues
{
    Q_OBJECT

public:
    LabelledRows()
        : LabelledValues(QSizePolicy::Fixed)
    {
    }

protected:
    /** As high as the value's lines. */
    [[nodiscard]] QRect room(qsizetype item) const override;
    [[nodiscard]] bool isCut(qsizetype item) const override;
    void measure() override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { measure(); }

private:
    /** Of the first value. */
    int m_lines = 1;
};

} // namespace balcao
