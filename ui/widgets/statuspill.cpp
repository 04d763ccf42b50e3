// SPDX-License-Identifier: MIT
#include "ui/widgets/statuspill.h"

#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/painting.h"

#include <QFontMetrics>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct PanelStyle {
    QString icon;
    Shades tint;
    Shades ink;
    /** Empty for no border. */
    std::optional<Shades> border;
};

PanelStyle lookOf(display::Status::Kind kind)
{
    switch (kind) {
    case display::Status::Kind::Waiting:
        return {u"clock"_s, ColorRole::WaitTint, ColorRole::WaitInk, {}};
    case display::Status::Kind::Paid:
        return {u"check-circle"_s, ColorRole::OkTint, ColorRole::OkInk, {}};
    case display::Status::Kind::Expired:
        return {u"hourglass"_s, ColorRole::MutedTint, ColorRole::MutedInk, {}};
    case display::Status::Kind::Cancelled:
        return {u"x-circle"_s, ColorRole::Surface, ColorRole::MutedInk, ColorRole::Stroke};
    case display::Status::Kind::Refunded:
        return {u"undo"_s, ColorRole::RefundTint, ColorRole::RefundInk, {}};
    case display::Status::Kind::UnderWay:
        return {u"send"_s, ColorRole::Tint, ColorRole::TintInk, {}};
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
    return size == StatusPill::Size::Small ? Lengths{28, 14, 16, 9, 6, 11} : Lengths{40, 18, 22, 14, 8, 18};
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

void StatusPill::paint(QPainter &painter, const QRect &box, Size size, const display::Status &status,
                       const Theme &theme)
{
    const Lengths lengths = lengthsOf(size);
    const PanelStyle look = lookOf(status.kind);
    painting::box(painter, box, box.height() / 2.0, theme.color(look.tint),
                  look.border ? theme.color(*look.border) : QColor(), look.border ? 1 : 0);
    const QColor ink = theme.color(look.ink);
    paintIcon(painter,
              QRectF(box.left() + lengths.left, box.center().y() + 1 - lengths.icon / 2.0, lengths.icon, lengths.icon),
              look.icon, ink);
    painter.setPen(ink);
    painter.setFont(fonts::text(lengths.font, QFont::DemiBold));
    painter.drawText(box.adjusted(lengths.left + lengths.icon + lengths.gap, 0, 0, 0), Qt::AlignVCenter, status.label);
}

void StatusPill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter, QRect(QPoint(0, 0), sizeHint()), m_size, m_status, Theme::of(this));
}

} // namespace balcao
