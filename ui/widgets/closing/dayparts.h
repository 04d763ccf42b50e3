// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/closing/dayview.h"
#include "ui/widgets/controls/card.h"

namespace balcao
{

/** One figure of a closing: what it is, how much, and a word beside it. The first one is the loud one, on navy. */
class FigureTile : public QWidget
{
    Q_OBJECT

public:
    explicit FigureTile(bool isLoud);

    void setFigure(const DayView::Figure &figure);
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 84}; }
    [[nodiscard]] QSize sizeHint() const override { return {180, 104}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isLoud;
    DayView::Figure m_figure;
};

/** What came in each hour, as bars; the highest has its amount over it. */
class HourBars : public QWidget
{
    Q_OBJECT

public:
    HourBars();

    void setChart(const QList<DayView::Bar> &bars, const QList<DayView::Mark> &marks);
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 140}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<DayView::Bar> m_bars;
    QList<DayView::Mark> m_marks;
};

/** Charges by where they stand, and all of them. */
class StatusTable : public QWidget
{
    Q_OBJECT

public:
    void setLines(const QList<DayView::StatusLine> &lines, const CountedSum &all);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<DayView::StatusLine> m_lines;
    CountedSum m_all;
};

/** Who made how many, and what came of them. */
class PersonTable : public QWidget
{
    Q_OBJECT

public:
    void setLines(const QStringList &heads, const QList<DayView::PersonLine> &lines);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList m_heads;
    QList<DayView::PersonLine> m_lines;
};

} // namespace balcao
