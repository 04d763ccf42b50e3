// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/qrcodewidget.h"

#include <QWidget>

namespace balcao
{

class CustomerPresenter;
class TrainingRibbon;

/** The window on the customer's screen (13a to 13c). It takes no keyboard, and the program ends without it. */
class CustomerWindow : public QWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives it. */
    explicit CustomerWindow(CustomerPresenter &presenter);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void refresh();
    void arrange();
    /** Of the design's length for 1920x1080, here. */
    [[nodiscard]] int scaled(int length) const;
    /** The largest letters of at most @p most in which @p text fits into @p room; never less than what is read from some steps away. */
    [[nodiscard]] QFont letters(const QString &text, QSize room, int most, QFont::Weight weight) const;
    void paintMiddle(Canvas &canvas) const;
    void paintCode(Canvas &canvas) const;
    void paintStep(Canvas &canvas, const QRect &box, int number, const QString &text) const;
    void paintTime(Canvas &canvas, const QRect &box) const;
    [[nodiscard]] QFont timeLabelFont() const;
    [[nodiscard]] QFont timeFont() const;
    /** What is left of it stands behind its label; else below. */
    [[nodiscard]] bool isTimeBeside(int room) const;
    void paintStall(Canvas &canvas, const QRect &box) const;

    CustomerPresenter &m_presenter;
    QrCodeWidget *m_code;
    TrainingRibbon *m_ribbon;
    /** All but the ribbon; of a code what stands beside it. */
    QRect m_room;
};

} // namespace balcao
