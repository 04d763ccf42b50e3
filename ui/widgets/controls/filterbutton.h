// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/fieldedit.h"

namespace balcao
{

/** Says what is chosen, and opens the choices: a filter, a printer. */
class FilterButton : public Button
{
    Q_OBJECT

public:
    /** As around the fields. */
    static constexpr int ringSpace = FieldEdit::ringSpace;

    /** @p iconName may be empty. */
    FilterButton(const QString &iconName, QWidget *parent);

    /** Set to something else than all: drawn so, because rows are missing from the list. */
    void setNarrowing(bool narrowing) { redraw(this, m_narrowing, narrowing); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {qMin(96, sizeHint().width()), sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool m_narrowing = false;
};

} // namespace balcao
