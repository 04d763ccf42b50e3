// SPDX-License-Identifier: MIT
#include "ui/widgets/chargedisplay.h"

#include "ui/widgets/amountdisplay.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/painting.h"
#include "ui/widgets/statuspill.h"

#include <QFontMetrics>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int side = 24;
constexpr int barHeight = 6;

} // namespace

ChargeDisplay::ChargeDisplay(const ChargePresenter &presenter, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&m_presenter, &ChargePresenter::ticked, this, qOverload<>(&QWidget::update));
}

void ChargeDisplay::setDigitPixels(int pixels)
{
    m_digitPixels = pixels;
    update();
}

void ChargeDisplay::refresh()
{
    setAccessibleName(m_presenter.view().heading + u", "_s + display::amount(m_presenter.view().amount) + u", "_s +
                      m_presenter.view().status.label);
    update();
}

void ChargeDisplay::paintHead(QPainter &painter, const QRect &line, const QColor &dim)
{
    const Theme theme = Theme::of(this);
    using Stage = ChargePresenter::Stage;
    const bool isCreated = m_presenter.view().stage != Stage::Connecting && m_presenter.view().stage != Stage::Sent;
    int right = line.right() + 1;
    if (isCreated) {
        const display::Status status = m_presenter.view().status;
        const QSize size = StatusPill::sizeOf(StatusPill::Size::Large, status);
        right -= size.width();
        StatusPill::paint(painter, QRect(QPoint(right, line.center().y() + 1 - size.height() / 2), size),
                          StatusPill::Size::Large, status, theme);
        right -= 12;
        if (status.isByHand) {
            right -= 26;
            paintIcon(painter, QRectF(right, line.center().y() - 12, 26, 26), u"user"_s,
                      theme.color(ColorRole::DisplayText));
            right -= 12;
        }
    }
    painter.setPen(dim);
    painter.setFont(fonts::text(15));
    painter.drawText(QRect(line.left(), line.top(), right - line.left(), line.height()), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_presenter.view().heading, Qt::ElideRight, right - line.left()));
}

void ChargeDisplay::paintTime(QPainter &painter, const QRect &line, const QColor &dim)
{
    const Theme theme = Theme::of(this);
    const QFont labelFont = fonts::text(18);
    const QFont valueFont = fonts::text(20, QFont::DemiBold);
    const QString label = m_presenter.view().timeLabel;
    painter.setPen(theme.color(ColorRole::DisplayText));
    painter.setFont(labelFont);
    painter.drawText(line, Qt::AlignVCenter, label);
    int left = line.left() + QFontMetrics(labelFont).horizontalAdvance(label + u' ');
    const QString value = m_presenter.view().timeValue;
    painter.setPen(theme.color(m_presenter.view().isLastMinute ? ColorRole::UrgentText : ColorRole::DisplayText));
    painter.setFont(valueFont);
    painter.drawText(line.adjusted(left - line.left(), 0, 0, 0), Qt::AlignVCenter, value);
    left += QFontMetrics(valueFont).horizontalAdvance(value) + 10;
    painter.setPen(dim);
    painter.setFont(fonts::text(14));
    painter.drawText(line.adjusted(left - line.left(), 0, 0, 0), Qt::AlignVCenter, m_presenter.view().timeAside);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, m_presenter.view().readAt);
}

void ChargeDisplay::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    const displaypanel::PanelStyle look{.training = m_presenter.isTraining()};
    displaypanel::paintPanel(painter, rect(), look, theme);
    const QColor dim = displaypanel::dim(look, theme);
    const QRect inner = rect().adjusted(side, 0, -side, 0);
    paintHead(painter, QRect(inner.left(), 16, inner.width(), 40), dim);

    const bool hasTime = !m_presenter.view().timeLabel.isEmpty();
    const std::optional<int> progress = m_presenter.view().progressPermille;
    const int barTop = height() - 52;
    const int amountBottom = hasTime || progress ? barTop - 6 : height() - 24;
    displaypanel::paintAmount(painter, QRect(inner.left(), 52, inner.width(), amountBottom - 52), m_digitPixels,
                              display::amountDigits(m_presenter.view().amount), look, theme);
    if (progress) {
        const QRect track(inner.left(), barTop, inner.width(), barHeight);
        const Shades trackColor = look.training ? ColorRole::TrainingFill : ColorRole::VisorTrack;
        painting::box(painter, track, barHeight / 2.0, theme.color(trackColor));
        const Shades run = m_presenter.view().stage == ChargePresenter::Stage::Paid
                                  ? ColorRole::PaidBar
                                  : (m_presenter.view().isLastMinute ? ColorRole::Urgent : ColorRole::Ochre);
        if (*progress > 0)
            painting::box(painter, QRectF(track.left(), track.top(), track.width() * *progress / 1000.0, barHeight),
                          barHeight / 2.0, theme.color(run));
    }
    if (hasTime)
        paintTime(painter, QRect(inner.left(), height() - 42, inner.width(), 32), dim);
}

} // namespace balcao
