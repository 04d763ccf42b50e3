// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/statuspill.h"

#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct Lengths {
    int height;
    int font;
    int icon;
    int left;
    int gap;
    int right;
};

/** In the order of StatusPill::Size. */
constexpr std::array allLengths{Lengths{28, 14, 16, 9, 6, 11}, Lengths{32, 17, 19, 10, 7, 14},
                                Lengths{40, 18, 22, 14, 8, 18}};

const Lengths &lengthsOf(StatusPill::Size size)
{
    return allLengths.at(static_cast<std::size_t>(size));
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
    const Lengths &lengths = lengthsOf(size);
    const int text = QFontMetrics(fonts::strong(lengths.font)).horizontalAdvance(status.label);
    return {lengths.left + lengths.icon + lengths.gap + text + lengths.right, lengths.height};
}

void StatusPill::paint(Canvas &canvas, const QRect &box, Size size, const display::Status &status)
{
    const Lengths &lengths = lengthsOf(size);
    struct Look {
        Shades tint;
        Shades ink;
    };
    /** In the order of display::Status::Tone. */
    static constexpr std::array looks{
        Look{ColorRole::WaitTint, ColorRole::WaitInk},   Look{ColorRole::OkTint, ColorRole::OkInk},
        Look{ColorRole::MutedTint, ColorRole::MutedInk}, Look{ColorRole::RefundTint, ColorRole::RefundInk},
        Look{ColorRole::Tint, ColorRole::TintInk},       Look{ColorRole::UnknownTint, ColorRole::UnknownInk}};
    const Look &look = looks.at(static_cast<std::size_t>(status.tone));
    canvas.box(box, box.height() / 2.0, look.tint);
    const double top = box.center().y() + 1 - lengths.icon / 2.0;
    canvas.icon(QRectF(box.left() + lengths.left, top, lengths.icon, lengths.icon), status.icon, look.ink);
    canvas.text(box.adjusted(lengths.left + lengths.icon + lengths.gap, 0, 0, 0), status.label,
                fonts::strong(lengths.font), look.ink);
}

void StatusPill::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    paint(canvas, QRect({}, sizeHint()), m_size, m_status);
}

} // namespace balcao

#include "moc_statuspill.cpp"
