// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/statuspill.h"

#include "ui/widgets/style/fonts.h"

#include <QFontMetrics>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct PanelStyle {
    QString icon;
    Shades tint;
    Shades ink;
    Shades border = ColorRole::None;
};

PanelStyle lookOf(display::Status::Kind kind)
{
    switch (kind) {
    case display::Status::Kind::Waiting:
        return {u"clock"_s, ColorRole::WaitTint, ColorRole::WaitInk};
    case display::Status::Kind::LastMinute:
        return {u"clock"_s, ColorRole::UnknownTint, ColorRole::UnknownInk};
    case display::Status::Kind::JustPaid:
        return {u"check-circle"_s, ColorRole::OkFill, ColorRole::OnFill};
    case display::Status::Kind::Paid:
        return {u"check-circle"_s, ColorRole::OkTint, ColorRole::OkInk};
    case display::Status::Kind::Overdue:
        return {u"clock-off"_s, ColorRole::Surface, ColorRole::MutedInk, ColorRole::Stroke};
    case display::Status::Kind::Expired:
        return {u"hourglass"_s, ColorRole::MutedTint, ColorRole::MutedInk};
    case display::Status::Kind::Cancelled:
        return {u"x-circle"_s, ColorRole::Surface, ColorRole::MutedInk, ColorRole::Stroke};
    case display::Status::Kind::Refunded:
        return {u"undo"_s, ColorRole::RefundTint, ColorRole::RefundInk};
    case display::Status::Kind::UnderWay:
        return {u"send"_s, ColorRole::Tint, ColorRole::TintInk};
    case display::Status::Kind::NotCreated:
        return {u"minus"_s, ColorRole::Surface, ColorRole::MutedInk, ColorRole::Line};
    case display::Status::Kind::Check:
        break;
    }
    return {u"question"_s, ColorRole::UnknownTint, ColorRole::UnknownInk, ColorRole::UnknownBorder};
}

struct Lengths {
    int height;
    int font;
    int icon;
    int left;
    int gap;
    int right;
};

constexpr Lengths lengthsOf(StatusPill::Size size)
{
    switch (size) {
    case StatusPill::Size::Small:
        return {28, 14, 16, 9, 6, 11};
    case StatusPill::Size::Medium:
        return {32, 17, 19, 10, 7, 14};
    case StatusPill::Size::Large:
        break;
    }
    return {40, 18, 22, 14, 8, 18};
}

} // namespace

StatusPill::StatusPill(Size size, QWidget *parent)
    : QWidget(parent)
    , m_size(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StatusPill::setStatus(const display::Status &status)
{
    if (status == m_status)
        return;
    m_status = status;
    setAccessibleName(status.label);
    updateGeometry();
    update();
}

QSize StatusPill::sizeOf(Size size, const display::Status &status)
{
    const Lengths lengths = lengthsOf(size);
    const int text = QFontMetrics(fonts::text(lengths.font, QFont::DemiBold)).horizontalAdvance(status.label);
    return {lengths.left + lengths.icon + lengths.gap + text + lengths.right, lengths.height};
}

QSize StatusPill::sizeHint() const
{
    return sizeOf(m_size, m_status);
}

void StatusPill::paint(Canvas &canvas, const QRect &box, Size size, const display::Status &status)
{
    const Lengths lengths = lengthsOf(size);
    const PanelStyle look = lookOf(status.kind);
    canvas.box(box, box.height() / 2.0, look.tint, look.border);
    canvas.icon(
        QRectF(box.left() + lengths.left, box.center().y() + 1 - lengths.icon / 2.0, lengths.icon, lengths.icon),
        look.icon, look.ink);
    canvas.text(box.adjusted(lengths.left + lengths.icon + lengths.gap, 0, 0, 0), status.label,
                fonts::text(lengths.font, QFont::DemiBold), look.ink);
}

void StatusPill::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    paint(canvas, QRect(QPoint(0, 0), sizeHint()), m_size, m_status);
}

} // namespace balcao
