// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/card.h"

namespace balcao
{

/** "2 fields to fix" on a red tint, in the head of the form. */
class ErrorCount : public Label
{
    Q_OBJECT

public:
    explicit ErrorCount(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace balcao
