// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/operators/typedpin.h"
#include "ui/widgets/controls/fieldedit.h"

namespace balcao
{

/** Takes the digits of a PIN and shows how many they are. */
class PinEdit : public FieldEdit
{
    Q_OBJECT

public:
    PinEdit();

    [[nodiscard]] TypedPin &typed() noexcept { return m_typed; }
    void showDigits();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    TypedPin m_typed;
};

} // namespace balcao
