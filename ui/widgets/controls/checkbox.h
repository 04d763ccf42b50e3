// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/style/painting.h"

#include <QCheckBox>

namespace balcao
{

/** A box to tick, large enough for a finger. */
class CheckBox : public QCheckBox
{
    Q_OBJECT

public:
    explicit CheckBox(const QString &text, QWidget *parent = nullptr);

    void setWrong(bool isWrong) { redraw(this, m_isWrong, isWrong); }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    [[nodiscard]] bool hitButton(const QPoint &place) const override { return rect().contains(place); }
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isWrong = false;
};

} // namespace balcao
