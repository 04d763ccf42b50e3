// SPDX-License-Identifier: MIT
#pragma once

#include "ui/text/amounthint.h"
#include "ui/text/display.h"
#include "ui/widgets/controls/fieldedit.h"

#include <optional>

class QKeyEvent;

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
    /** "R$" stands beside the digits, not at the row's left. */
    bool isSignBeside = false;
};

/** The panel itself. Corners are rounded unless @p onlyTop asks for the lower two to be square. */
void paintPanel(Canvas &canvas, const QRect &box, const PanelStyle &look, bool onlyTop = false);
/** "R$" and, at the right of @p row, the digits: the largest of the design's steps that fits the row and is at most @p pixels. The
 *  baseline is where the digits are centred in the row. The left edge of it all.
 */
int paintAmount(Canvas &canvas, const QRect &row, int pixels, Money amount, const PanelStyle &look);
/** The colour of small text on the panel. */
[[nodiscard]] Shades dim(const PanelStyle &look);
} // namespace displaypanel

/** The keys of an amount: 0–9 type, a comma (and the decimal key of the keypad, whatever is printed on it) fixes the reais,
 *  Backspace takes one back, Delete all, Ctrl+V pastes. Nothing: the key is not for an amount.
 */
[[nodiscard]] std::optional<AmountKey> amountKeyOf(const QKeyEvent &event);

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
    /** @p pad: from the panel's edge to what stands in it. @p column: the width of what stands beside the digits. */
    void setMetrics(int pad, int column);
    /** Stands at the column's foot. */
    void setFoot(QWidget *foot);
    /** In the label's place stands @p hint, or @p error, in its colour. */
    void setAmount(Money amount, const AmountHint &hint, const QString &error = {});
    [[nodiscard]] Money amount() const noexcept { return m_amount; }

    [[nodiscard]] QString accessibleValue() const { return display::amount(m_amount); }
    [[nodiscard]] QSize sizeHint() const override { return {830, 168}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 104}; }

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
    void paintWords(Canvas &canvas, const QRect &box, Shades dim);

    Money m_amount;
    AmountHint m_hint;
    QString m_error;
    QWidget *m_foot = nullptr;
    int m_pad = 24;
    int m_column = 192;
    bool m_training = false;
};

/** An amount in a field of the form: digits come in from the right, as in the display. */
class AmountField : public FieldEdit
{
    Q_OBJECT

public:
    explicit AmountField(QWidget *parent = nullptr);

    void setAmount(Money amount);

Q_SIGNALS:
    void pressed(const balcao::AmountKey &key);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *) override {}

private:
    /** The first digit after coming into the field replaces the amount, as selected text would be. */
    bool m_fresh = true;
};

} // namespace balcao
