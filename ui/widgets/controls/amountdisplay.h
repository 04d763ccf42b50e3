// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/display.h"
#include "ui/widgets/controls/amountfield.h"
#include "ui/widgets/style/painting.h"

namespace balcao
{

/** The dark panel with the giant amount, drawn the same wherever it stands (01, 03, 04, 06a, 07, 14). */
namespace displaypanel
{
struct PanelStyle {
    bool training = false;
    /** The grey of an empty entry. */
    bool isZero = false;
    /** A ring inside the panel, and the caret. */
    bool hasFocus = false;
};

/** The panel itself. Corners are rounded unless @p onlyTop asks for the lower two to be square. */
void paintPanel(Canvas &canvas, const QRect &box, const PanelStyle &look, bool onlyTop = false);
/** "R$" at the left and the digits at the right of @p row: the largest of the design's steps that fits the row and is at most
 *  @p pixels. The baseline is where the digits are centred in the row.
 */
void paintAmount(Canvas &canvas, const QRect &row, int pixels, Money amount, const PanelStyle &look);
/** The colour of small text on the panel. */
[[nodiscard]] Shades dim(const PanelStyle &look);
} // namespace displaypanel

/** The amount's entry field: digits come in from the right as on a card terminal. It only tells the keys; what they do not mean is
 *  left to the page.
 */
class AmountDisplay : public QWidget
{
    Q_OBJECT
    /** For screen readers. */
    Q_PROPERTY(QString accessibleValue READ accessibleValue)

public:
    explicit AmountDisplay(QWidget *parent = nullptr);

    void setTraining(bool training) { redraw(this, m_training, training); }
    /** The digits' height in pixels, from the grid. */
    void setDigitPixels(int pixels) { redraw(this, m_digitPixels, pixels); }
    /** @p hint stands in place of the key hints. */
    void setAmount(Money amount, const AmountHint &hint);
    [[nodiscard]] Money amount() const noexcept { return m_amount; }
    /** In place of the key hints, in the error colour; empty brings the hints back. */
    void setMessage(const QString &message) { redraw(this, m_message, message); }
    void setHintsVisible(bool visible) { redraw(this, m_hintsVisible, visible); }

    [[nodiscard]] QString accessibleValue() const { return display::amount(m_amount); }
    [[nodiscard]] QSize sizeHint() const override { return {830, 212}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 112}; }

Q_SIGNALS:
    void pressed(const balcao::AmountKey &key);
    /** The keyboard went elsewhere (not when a menu or another window took it for a moment). */
    void left();
    /** Enter: the amount is typed. */
    void confirmed();

protected:
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *) override { setFocus(Qt::MouseFocusReason); }

private:
    void paintHints(Canvas &canvas, Shades dim);

    Money m_amount;
    AmountHint m_hint;
    QString m_message;
    int m_digitPixels = 112;
    bool m_training = false;
    bool m_hintsVisible = true;
};

} // namespace balcao
