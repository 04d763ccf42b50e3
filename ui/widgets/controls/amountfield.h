// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/words/amounthint.h"
#include "ui/widgets/controls/fieldedit.h"

#include <optional>

class QKeyEvent;

namespace balcao
{

/** The keys of an amount: 0–9 type, a comma (and the decimal key of the keypad, whatever is printed on it) fixes the reais,
 *  Backspace takes one back, Delete all, Ctrl+V pastes. Nothing: the key is not for an amount.
 */
[[nodiscard]] std::optional<AmountKey> amountKeyOf(const QKeyEvent &event);

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
