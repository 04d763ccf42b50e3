// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/card.h"
#include "ui/widgets/controls/statuspill.h"
#include "ui/widgets/style/layoutmetrics.h"

namespace balcao
{

class ChargePresenter;
class CopyButton;

/** The dark panel of a charge: heading, status, amount, the bar that runs down and the time (03, 04, 07, 14). */
class ChargeDisplay : public QWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives the widget. It repaints by itself when the presenter ticks. */
    explicit ChargeDisplay(const ChargePresenter &presenter);

    void setMetrics(const LayoutMetrics &grid) { redraw(this, m_metrics, grid); }
    void refresh();
    [[nodiscard]] QSize sizeHint() const override { return {676, 243}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 120}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QSize pillSize(StatusPill::Size kind) const;
    void paintPill(Canvas &canvas, const QRect &box, StatusPill::Size kind) const;
    void paintHead(Canvas &canvas, const QRect &line, Shades dim);
    [[nodiscard]] QRect paintColumn(Canvas &canvas, const QRect &box, Shades dim);
    void paintFacts(Canvas &canvas, const QRect &box, Shades dim);
    void paintTime(Canvas &canvas, const QRect &line, Shades dim);

    const ChargePresenter &m_presenter;
    LayoutMetrics m_metrics;
};

/** A code (copy-and-paste, txid) cut to one line, and the button that copies it whole. */
class CopyCard : public Card
{
    Q_OBJECT

public:
    CopyCard(const QString &title, Qt::TextElideMode cut);

    /** An empty code shows @p instead of it and disables the button. */
    void setCode(const QString &code, const QString &instead);
    [[nodiscard]] CopyButton *button() const { return m_button; }
    void setCardHeight(int height);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_title;
    Qt::TextElideMode m_cut;
    QString m_code;
    QString m_instead;
    CopyButton *m_button;
};

/** The four steps of a request under way (03). @p presenter outlives the widget. */
[[nodiscard]] QWidget *makeStepsCard(const ChargePresenter &presenter);

} // namespace balcao
