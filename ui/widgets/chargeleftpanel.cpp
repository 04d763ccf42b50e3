// SPDX-License-Identifier: MIT
#include "ui/widgets/chargeleftpanel.h"

#include "ui/widgets/button.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/painting.h"
#include "ui/widgets/qrcodewidget.h"

#include <QFontMetrics>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace balcao
{

using Stage = ChargePresenter::Stage;

/** How the middle looks when it holds no code. */
struct ChargeLeftPanel::PanelStyle {
    QString icon;
    Shades face = ColorRole::Inset;
    Shades border = ColorRole::Line;
    Shades circle = ColorRole::MutedTint;
    Shades onCircle = ColorRole::Ink2;
    Shades ink = ColorRole::Ink;
    Shades textInk = ColorRole::Ink2;
    bool dashed = false;
    bool spins = false;
};

ChargeLeftPanel::ChargeLeftPanel(ChargePresenter &presenter, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_code(new QrCodeWidget(this))
    , m_chargeAgain(new Button(Button::Kind::Primary, this))
{
    m_code->setTraining(presenter.isTraining());
    m_chargeAgain->setText(tr("Charge again"));
    m_chargeAgain->setIconName(u"refresh"_s);
    m_chargeAgain->setKeycap(u"Enter"_s);
    m_chargeAgain->setFaceHeight(56);
    connect(m_chargeAgain, &Button::clicked, this, &ChargeLeftPanel::chargeAgainRequested);
    constexpr std::chrono::milliseconds frame{40};
    m_spin.setInterval(frame);
    connect(&m_spin, &QTimer::timeout, this, [this] {
        m_angle = (m_angle + 14) % 360;
        update(middle());
    });
}

ChargeLeftPanel::PanelStyle ChargeLeftPanel::look() const
{
    switch (m_presenter.view().stage) {
    case Stage::Connecting:
    case Stage::Sent:
    case Stage::Correcting:
        return {.dashed = true, .spins = true};
    case Stage::CodeRefused:
    case Stage::Difference:
        return {.icon = u"shield-x"_s,
                .face = ColorRole::ErrorTint,
                .border = ColorRole::ErrorBorder,
                .circle = ColorRole::ErrorFill,
                .onCircle = ColorRole::OnFill,
                .ink = ColorRole::ErrorInk,
                .textInk = ColorRole::ErrorInk};
    case Stage::Unread:
    case Stage::CorrectionUnknown:
        return {.icon = u"question"_s,
                .face = ColorRole::UnknownTint,
                .border = ColorRole::UnknownBorder,
                .circle = ColorRole::UnknownFill,
                .onCircle = ColorRole::OnFill,
                .ink = ColorRole::UnknownInk,
                .textInk = ColorRole::UnknownInk};
    case Stage::Expired:
        return {.icon = u"hourglass"_s};
    case Stage::Closed:
        return {.icon = u"info"_s};
    case Stage::Ready:
    case Stage::Paid:
        break;
    }
    return {};
}

void ChargeLeftPanel::setFooterHeight(int height)
{
    m_footer = height;
    arrange();
    update();
}

QRect ChargeLeftPanel::middle() const
{
    // As large a square as fits between the title and the badge.
    const bool tight = m_footer > 0;
    const int top = tight ? 64 : 82;
    const int bottom = (tight ? 78 : 102) + m_footer;
    const int side = qMin(width() - 42, height() - top - bottom);
    return {(width() - side) / 2, top + qMax(0, (height() - top - bottom - side) / 2), side, side};
}

void ChargeLeftPanel::arrange()
{
    QRect square = middle();
    if (m_presenter.isTraining())
        square.adjust(4, 4, -4, -4);
    m_code->setGeometry(square);
    const QSize size = m_chargeAgain->sizeHint();
    m_chargeAgain->setGeometry(QRect(QPoint(width() / 2 - size.width() / 2, square.center().y() + 96), size));
}

void ChargeLeftPanel::refresh()
{
    if (!m_code->setCode(m_presenter.view().codeBytes))
        m_presenter.reportUnreadableDrawing();
    m_code->setVisible(m_code->hasCode());
    m_chargeAgain->setVisible(m_presenter.view().stage == Stage::Expired);
    setAccessibleName(m_presenter.view().panelTitle + u". "_s + m_presenter.view().panelLead + u". "_s +
                      m_presenter.view().panelText);
    arrange();
    updateSpinner();
    update();
}

void ChargeLeftPanel::updateSpinner()
{
    if (isVisible() && look().spins)
        m_spin.start();
    else
        m_spin.stop();
}

void ChargeLeftPanel::resizeEvent(QResizeEvent *)
{
    arrange();
}

void ChargeLeftPanel::showEvent(QShowEvent *)
{
    updateSpinner();
}

void ChargeLeftPanel::hideEvent(QHideEvent *)
{
    updateSpinner();
}

void ChargeLeftPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    if (m_presenter.view().stage == Stage::Paid) {
        paintPaid(painter);
        return;
    }
    painting::box(painter, rect(), metrics::radiusCard, theme.color(ColorRole::Surface), theme.color(ColorRole::Line),
                  1);
    if (m_footer > 0) {
        painter.setPen(theme.color(ColorRole::Line));
        painter.drawLine(1, height() - m_footer, width() - 2, height() - m_footer);
    }
    paintTitle(painter);
    if (!m_code->hasCode())
        paintMiddle(painter, middle());
    paintBadge(painter);
}

void ChargeLeftPanel::paintTitle(QPainter &painter)
{
    const Theme theme = Theme::of(this);
    const auto icon = [this] {
        switch (m_presenter.view().stage) {
        case Stage::CodeRefused:
        case Stage::Difference:
            return u"shield-x"_s;
        case Stage::Expired:
            return u"hourglass"_s;
        case Stage::Unread:
        case Stage::CorrectionUnknown:
        case Stage::Closed:
            return u"info"_s;
        default:
            return m_presenter.isTraining() ? u"training"_s : u"scan"_s;
        }
    }();
    const QString title = m_presenter.view().panelTitle;
    if (title.isEmpty())
        return;
    const QFont font = fonts::text(width() < 440 ? 18 : 19, QFont::DemiBold);
    const int textWidth = QFontMetrics(font).horizontalAdvance(title);
    const int left = (width() - textWidth - 36) / 2;
    const bool training = m_presenter.isTraining() && m_presenter.view().stage == Stage::Ready;
    const int titleTop = m_footer > 0 ? 18 : 30;
    paintIcon(painter, QRectF(left, titleTop + 4, 24, 24), icon,
              theme.color(training ? ColorRole::TrainingInk : ColorRole::Link));
    painter.setPen(theme.color(ColorRole::Ink));
    painter.setFont(font);
    painter.drawText(QRect(left + 36, titleTop, textWidth + 2, 32), Qt::AlignVCenter, title);
}

void ChargeLeftPanel::paintMiddle(QPainter &painter, const QRect &box)
{
    const Theme theme = Theme::of(this);
    const PanelStyle shown = look();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor border = theme.color(shown.border);
    if (shown.border != ColorRole::Line)
        border.setAlpha(110);
    QPen pen(border, 2);
    if (shown.dashed)
        pen.setDashPattern({3, 2.5});
    painter.setPen(pen);
    painter.setBrush(theme.color(shown.face));
    painter.drawRoundedRect(QRectF(box).adjusted(1, 1, -1, -1), metrics::radiusCard, metrics::radiusCard);

    const bool hasButton = m_presenter.view().stage == Stage::Expired;
    const int centre = box.center().y() - (hasButton ? 108 : 60);
    const QPointF middlePoint(box.center().x() + 0.5, centre);
    if (shown.spins) {
        const QRectF ring(middlePoint.x() - 40, middlePoint.y() - 40, 80, 80);
        painter.setPen(QPen(theme.color(ColorRole::Line), 8));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(ring);
        painter.setPen(QPen(theme.color(ColorRole::Primary), 8, Qt::SolidLine, Qt::RoundCap));
        painter.drawArc(ring, (90 - m_angle) * 16, -90 * 16);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(shown.circle));
        painter.drawEllipse(middlePoint, 56, 56);
        paintIcon(painter, QRectF(middlePoint.x() - 27, middlePoint.y() - 27, 54, 54), shown.icon,
                  theme.color(shown.onCircle));
    }
    painter.setPen(theme.color(shown.ink));
    painter.setFont(fonts::text(box.width() < 400 ? 19 : 22, QFont::DemiBold));
    const QRect leadBox(box.left() + 12, centre + 68, box.width() - 24, 34);
    painter.drawText(leadBox, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(m_presenter.view().panelLead, Qt::ElideRight, leadBox.width()));
    painter.setPen(theme.color(shown.textInk));
    painter.setFont(fonts::text(16));
    const int margin = box.width() < 400 ? 20 : 66;
    const QRect text(box.left() + margin, leadBox.bottom() + 10, box.width() - 2 * margin, hasButton ? 76 : 160);
    painter.drawText(text, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_presenter.view().panelText);
}

void ChargeLeftPanel::paintBadge(QPainter &painter)
{
    const LabelledText badge = m_presenter.view().badge;
    if (badge.label.isEmpty())
        return;
    const Theme theme = Theme::of(this);
    const bool good = m_presenter.view().stage == Stage::Ready;
    const int textWidth = painting::leadAndRestWidth(16, badge.label, badge.text);
    const QRect box((width() - textWidth - 66) / 2, height() - m_footer - (m_footer > 0 ? 64 : 78), textWidth + 66, 44);
    painting::box(painter, box, metrics::radiusControl, theme.color(good ? ColorRole::OkTint : ColorRole::ErrorTint));
    const QColor ink = theme.color(good ? ColorRole::OkInk : ColorRole::ErrorInk);
    paintIcon(painter, QRectF(box.left() + 15, box.top() + 11, 22, 22), good ? u"shield-check"_s : u"shield-x"_s, ink);
    painter.setPen(ink);
    painting::leadAndRest(painter, box.adjusted(48, 0, 0, 0), 16, badge.label, badge.text);
}

void ChargeLeftPanel::paintPaid(QPainter &painter)
{
    const Theme theme = Theme::of(this);
    painting::box(painter, rect(), metrics::radiusCard, theme.color(ColorRole::OkFill));
    const bool small = height() < 600;
    const double radius = small ? 70 : 90;
    const QPointF centre(width() / 2.0, height() * 0.305);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::white, 14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
    painter.drawPolyline(
        QPolygonF({centre + QPointF(-0.46 * radius, 0.04 * radius), centre + QPointF(-0.14 * radius, 0.36 * radius),
                   centre + QPointF(0.47 * radius, -0.32 * radius)}));
    painter.setPen(Qt::white);
    int top = static_cast<int>(centre.y() + radius) + (small ? 28 : 50);
    const auto line = [this, &painter, &top](const QFont &font, int height, const QString &text) {
        painter.setFont(font);
        const QRect box(20, top, width() - 40, height);
        painter.drawText(box, Qt::AlignCenter, painter.fontMetrics().elidedText(text, Qt::ElideRight, box.width()));
        top += height;
    };
    line(fonts::display(width() < 440 ? 28 : 36), 54, m_presenter.view().panelLead);
    line(fonts::display(width() < 440 ? 46 : 60), 72, display::amount(m_presenter.view().amount));
    const QList<LabelledText> buyer = m_presenter.view().customer;
    line(fonts::text(20), 36, buyer.isEmpty() ? QString() : buyer.constFirst().text);
    const QString source = m_presenter.view().panelText;
    painter.setFont(fonts::text(16));
    const int sourceWidth = painter.fontMetrics().horizontalAdvance(source) + 56;
    const QRect box((width() - sourceWidth) / 2, top + 22, sourceWidth, 44);
    painting::box(painter, box, metrics::radiusControl, QColor(0, 0, 0, 50));
    paintIcon(painter, QRectF(box.left() + 15, box.top() + 12, 20, 20),
              m_presenter.view().isReceivedByHand ? u"user"_s : u"link"_s, Qt::white);
    painter.drawText(box.adjusted(43, 0, 0, 0), Qt::AlignVCenter, source);
}

} // namespace balcao
