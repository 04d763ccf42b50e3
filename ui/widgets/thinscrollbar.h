// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollBar>

namespace balcao
{

/** A scroll bar that only shows where one is: a rounded handle, no arrows, no groove. */
class ThinScrollBar : public QScrollBar
{
    Q_OBJECT

public:
    explicit ThinScrollBar(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {thickness, 60}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    static constexpr int thickness = 12;
};

} // namespace balcao
