// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/chargebutton.h"

#include "ui/widgets/controls/statuspill.h"

using namespace Qt::StringLiterals;

namespace balcao
{

ChargeButton::ChargeButton(Shades border, int height, QWidget *parent)
    : Button(Kind::Secondary, parent)
    , m_border(border)
{
    setFixedHeight(height);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChargeButton::setLine(const display::ChargeLine &line)
{
    m_line = line;
    setAccessibleName(display::amount(line.amount) + u", "_s + line.line);
    setAccessibleDescription(line.status.label);
    update();
}

void ChargeButton::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const bool isNews = m_line.status.kind == display::Status::Kind::JustPaid;
    const Shades rest = isNews ? ColorRole::OkTint : ColorRole::Surface;
    const QRect face = contentsRect();
    canvas.box(face, metrics::radiusControl, isDown() || underMouse() ? ColorRole::Tint : rest,
               hasFocus() ? ColorRole::FocusRing
               : isNews   ? ColorRole::PaidBar
                          : m_border,
               hasFocus() ? 3 : 1);
    const QSize pill = StatusPill::sizeOf(StatusPill::Size::Small, m_line.status);
    const QRect pillBox(QPoint(face.right() - 10 - pill.width(), (height() - pill.height()) / 2), pill);
    StatusPill::paint(canvas, pillBox, StatusPill::Size::Small, m_line.status);
    const QRect text(face.left() + 13, height() / 2 - 20, pillBox.left() - face.left() - 13 - 6, 21);
    canvas.money(text, m_line.amount, {.sizes = {height() < 56 ? 16 : 17, 15, 14}}, ColorRole::Ink);
    canvas.text(text.translated(0, 19), m_line.line, fonts::text(width() < 260 ? 13 : 14), ColorRole::Ink2);
}

} // namespace balcao
