// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/amounteditor.h"
#include "ui/widgets/controls/fieldedit.h"

namespace balcao
{

/** An amount in a field of the form: digits come in from the right, as in the display. */
class AmountField : public FieldEdit
{
    Q_OBJECT

public:
    explicit AmountField(QWidget *parent = nullptr);

    void setEntry(const AmountEntry &entry);
    [[nodiscard]] const AmountEditor &editor() const { return m_editor; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void showEntry();

    AmountEditor m_editor;
    /** The first digit after coming into the field replaces the amount, as selected text would be. */
    bool m_fresh = true;

    void focusInEvent(QFocusEvent *event) override;
};

} // namespace balcao
