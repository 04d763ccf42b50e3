// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/chargeleftpanel.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/qrcodewidget.h"
#include "ui/widgets/pages/momentband.h"

using namespace Qt::StringLiterals;

namespace balcao
{

using Stage = ChargePresenter::Stage;

namespace
{

QString overIcon(const ChargeView &view)
{
    if (view.stage != ChargeView::Stage::Expired)
        return u"info"_s;
    return view.status.moment == display::Status::Moment::PastDue ? u"clock-off"_s : u"hourglass"_s;
}

/** What was charged, where another amount was paid; else whose charge it is. */
QString underPaid(const ChargeView &view)
{
    if (!view.chargedText.isEmpty())
        return view.chargedText;
    return view.customer.isEmpty() ? QString() : view.customer.constFirst().text;
}

} // namespace

/** How the middle looks when it holds no code. */
struct ChargeLeftPanel::PanelStyle {
    QString icon;
    Shades face = ColorRole::Inset;
    Shades border = ColorRole::Line;
    Shades circle = ColorRole::MutedTint;
    Shades onCircle = ColorRole::Ink2;
    Shades ink = ColorRole::Ink;
    Shades textInk = ColorRole::Ink2;
    bool spins = false;
};

ChargeLeftPanel::ChargeLeftPanel(ChargePresenter &presenter)
    : m_presenter(presenter)
    , m_code(new QrCodeWidget(this))
    , m_band(new MomentBand(this))
    , m_chargeAgain(
          new Button(Button::Kind::Primary, tr("Charge again"), {.icon = u"refresh"_s, .keycap = u"Enter"_s}, this))
{
    m_code->setTraining(presenter.isTraining());
    m_chargeAgain->setFaceHeight(56);
    connect(m_chargeAgain, &Button::clicked, this, &ChargeLeftPanel::chargeAgainRequested);
    constexpr std::chrono::milliseconds frame{40};
    m_spin.setInterval(frame);
    connect(&m_spin, &QTimer::timeout, this, [this] {
        m_angle = (m_angle + 14) % 360;
        update(places().middle);
    });
}

ChargeLeftPanel::PanelStyle ChargeLeftPanel::look() const
{
    const auto alarm = [](const QString &icon, Shades tint, Shades border, Shades fill, Shades ink) {
        return PanelStyle{icon, tint, border.withAlpha(110), fill, ColorRole::OnFill, ink, ink};
    };
    switch (m_presenter.view().panelTone()) {
    case ChargeView::PanelTone::UnderWay:
        return {.spins = true};
    case ChargeView::PanelTone::Wrong:
        return alarm(u"shield-x"_s, ColorRole::ErrorTint, ColorRole::ErrorBorder, ColorRole::ErrorFill,
                     ColorRole::ErrorInk);
    case ChargeView::PanelTone::Unknown:
        return alarm(u"question"_s, ColorRole::UnknownTint, ColorRole::UnknownBorder, ColorRole::UnknownFill,
                     ColorRole::UnknownInk);
    case ChargeView::PanelTone::Over:
        return {.icon = overIcon(m_presenter.view())};
    case ChargeView::PanelTone::Plain:
        break;
    }
    return {};
}

void ChargeLeftPanel::setFooter(QWidget *footer)
{
    m_footer = footer;
    if (footer) {
        footer->setParent(this);
        footer->show();
    }
}

void ChargeLeftPanel::setMetrics(const LayoutMetrics &grid)
{
    m_metrics = grid;
    arrange();
    update();
}

PanelPlaces ChargeLeftPanel::places() const
{
    return PanelPlaces::of(size(), m_metrics,
                           {.hasCode = m_code->hasCode(),
                            .hasBand = m_presenter.moment().has_value(),
                            .hasFooter = m_footer != nullptr,
                            .isPaid = m_presenter.view().stage == Stage::Paid},
                           [this](int room) { return m_code->sideIn(room); });
}

void ChargeLeftPanel::arrange()
{
    const PanelPlaces places = this->places();
    m_code->setGeometry(places.middle);
    m_band->setGeometry(places.band);
    if (m_footer)
        m_footer->setGeometry(0, height() - m_footer->height() - 4, width(), m_footer->height());
    const QSize size = m_chargeAgain->sizeHint();
    m_chargeAgain->setGeometry(QRect({width() / 2 - size.width() / 2, places.middle.center().y() + 96}, size));
}

void ChargeLeftPanel::refresh()
{
    if (!m_code->setCode(m_presenter.view().codeBytes))
        m_presenter.reportUnreadableDrawing();
    m_code->setVisible(m_code->hasCode());
    m_band->setMoment(m_presenter.moment());
    const ChargeView &view = m_presenter.view();
    m_chargeAgain->setVisible(view.stage == Stage::Expired);
    QStringList words{view.panelTitle, view.panelLead, view.panelText};
    words.removeAll(QString());
    setAccessibleName(words.join(u". "_s));
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

void ChargeLeftPanel::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    if (m_presenter.view().stage == Stage::Paid)
        return m_presenter.view().isQuiet ? paintQuietPayment(canvas) : paintPaid(canvas);
    canvas.box(rect(), metrics::radiusCard, ColorRole::Surface, ColorRole::Line);
    if (m_footer) {
        const int line = height() - m_metrics.copyCard - 8;
        canvas.line(QPoint(1, line), QPoint(width() - 2, line));
    }
    const PanelPlaces places = this->places();
    paintTitle(canvas, places);
    if (!m_code->hasCode())
        paintMiddle(canvas, places.middle);
    paintBadge(canvas, places);
}

void ChargeLeftPanel::paintTitle(Canvas &canvas, const PanelPlaces &places)
{
    const QString title = m_presenter.view().panelTitle;
    if (title.isEmpty())
        return;
    const PanelStyle shown = look();
    const QString code = m_presenter.isTraining() ? u"training"_s : u"scan"_s;
    const QString icon = shown.icon.isEmpty() ? code : (shown.icon == u"question"_s ? u"info"_s : shown.icon);
    const QFont font =
        fonts::text(m_metrics.isWide ? 26 : (places.isShared ? 15 : (width() < 440 ? 18 : 19)), QFont::DemiBold);
    const int textWidth = QFontMetrics(font).horizontalAdvance(title);
    const int icons = m_metrics.isWide ? 32 : (places.isShared ? 20 : 24);
    const int gap = places.isShared ? 9 : 12;
    const int left = places.isShared ? places.title.left() : (width() - textWidth - icons - gap) / 2;
    const bool training = m_presenter.isTraining() && m_presenter.view().stage == Stage::Ready;
    canvas.icon(QRectF(left, places.title.center().y() + 1 - icons / 2.0, icons, icons), icon,
                training ? ColorRole::TrainingInk : ColorRole::Link);
    canvas.text(QRect(left + icons + gap, places.title.top(), textWidth + 2, places.title.height()), title, font,
                ColorRole::Ink);
}

void ChargeLeftPanel::paintMiddle(Canvas &canvas, const QRect &box)
{
    const ChargeView &view = m_presenter.view();
    const PanelStyle shown = look();
    canvas->setRenderHint(QPainter::Antialiasing);
    QPen pen(canvas.theme().color(shown.border), 2);
    if (shown.spins)
        pen.setDashPattern({3, 2.5});
    canvas->setPen(pen);
    canvas->setBrush(canvas.theme().color(shown.face));
    canvas->drawRoundedRect(QRectF(box).adjusted(1, 1, -1, -1), metrics::radiusCard, metrics::radiusCard);

    const bool hasButton = view.stage == Stage::Expired;
    const bool hasTable = !view.panelRows.isEmpty();
    const int centre = box.center().y() - (hasTable ? 112 : hasButton ? 108 : 60);
    const QPointF middlePoint(box.center().x() + 0.5, centre);
    const auto around = [&middlePoint](double radius) {
        return QRectF(middlePoint, QSizeF(0, 0)).adjusted(-radius, -radius, radius, radius);
    };
    if (shown.spins) {
        canvas.box(around(44), 44, ColorRole::None, ColorRole::Line, 8);
        canvas->setPen(QPen(canvas.theme().color(ColorRole::Primary), 8, Qt::SolidLine, Qt::RoundCap));
        canvas->drawArc(around(40), (90 - m_angle) * 16, -90 * 16);
    } else {
        const double radius = hasTable ? 42 : 56;
        canvas.box(around(radius), radius, shown.circle);
        canvas.icon(around(hasTable ? 21 : 27), shown.icon, shown.onCircle);
    }
    const QFont leadFont = fonts::text(box.width() < 400 ? 19 : 22, QFont::DemiBold);
    const auto leadLines = static_cast<int>(painting::lines(view.panelLead, leadFont, box.width() - 24).size());
    const QRect leadBox(box.left() + 12, centre + (hasTable ? 54 : 68), box.width() - 24, 6 + 28 * qMax(1, leadLines));
    canvas.text(leadBox, view.panelLead, leadFont, shown.ink, static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap);
    const int margin = box.width() < 400 ? 20 : 66;
    const QRect text(box.left() + margin, leadBox.bottom() + 10, box.width() - 2 * margin, hasButton ? 76 : 160);
    const QFont font = fonts::fitting(view.panelText, text.size(), {16, 14, 13}, QFont::Normal);
    canvas.text(text, view.panelText, font, shown.textInk, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap);
    const auto textLines = static_cast<int>(painting::lines(view.panelText, font, text.width()).size());
    if (hasTable)
        paintTable(canvas, {box.center().x() - 145, text.top() + QFontMetrics(font).lineSpacing() * textLines + 12});
}

void ChargeLeftPanel::paintTable(Canvas &canvas, const QPoint &corner)
{
    const QList<LabelledText> &rows = m_presenter.view().panelRows;
    const QRect box(corner, QSize(290, 20 + 28 * static_cast<int>(rows.size())));
    canvas.box(box, metrics::radiusControl, ColorRole::Surface, ColorRole::UnknownBorder.withAlpha(90));
    QRect row = box.adjusted(16, 10, -16, 0);
    row.setHeight(28);
    for (const LabelledText &amount : rows) {
        canvas.text(row, amount.label, fonts::text(16), ColorRole::Ink2);
        canvas.text(row, amount.text, fonts::text(16, QFont::DemiBold), ColorRole::Ink,
                    Qt::AlignRight | Qt::AlignVCenter);
        row.translate(0, 28);
    }
}

void ChargeLeftPanel::paintBadge(Canvas &canvas, const PanelPlaces &places)
{
    const LabelledText badge = m_presenter.view().badge;
    if (badge.label.isEmpty())
        return;
    ChipStyle look{u"shield-x"_s, ColorRole::ErrorTint, ColorRole::ErrorInk};
    if (m_presenter.view().stage == Stage::Ready)
        look = {u"shield-check"_s, ColorRole::OkTint, ColorRole::OkInk};
    else if (m_presenter.view().isInDoubt)
        look = {u"question"_s, ColorRole::UnknownTint, ColorRole::UnknownInk};
    look.pixels = m_metrics.isWide ? 18 : (m_metrics.isLow ? 15 : 16);
    look.iconSide = 22;
    look.pad = places.isShared ? 9 : 15;
    canvas.chip(places.badge, look, places.isShared ? m_presenter.view().shortBadge : badge.label,
                places.isShared ? QString() : badge.text, places.isShared);
}

void ChargeLeftPanel::paintPaid(Canvas &canvas)
{
    canvas.box(rect(), metrics::radiusCard, ColorRole::OkFill);
    const ChargeView &view = m_presenter.view();
    const bool small = height() < 600;
    const double radius = small ? 70 : 90;
    const QPointF centre(width() / 2.0, height() * 0.305);
    canvas->setRenderHint(QPainter::Antialiasing);
    canvas->setPen(QPen(Qt::white, 14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    canvas->setBrush(Qt::NoBrush);
    canvas->drawEllipse(centre, radius, radius);
    canvas->drawPolyline(
        QPolygonF({centre + QPointF(-0.46 * radius, 0.04 * radius), centre + QPointF(-0.14 * radius, 0.36 * radius),
                   centre + QPointF(0.47 * radius, -0.32 * radius)}));
    int top = static_cast<int>(centre.y() + radius) + (small ? 28 : 50);
    const auto line = [this, &canvas, &top](const QFont &font, int height, const QString &text) {
        canvas.text(QRect(20, top, width() - 40, height), text, font, ColorRole::OnFill, Qt::AlignCenter);
        top += height;
    };
    line(fonts::display(width() < 440 ? 28 : 36), 54, view.panelLead);
    canvas.money(QRect(20, top, width() - 40, 72), view.otherAmount.value_or(view.amount),
                 {.sizes = {width() < 440 ? 46 : 60, 36, 28}, .font = fonts::display}, ColorRole::OnFill,
                 Qt::AlignCenter);
    top += 72;
    line(fonts::text(20), 36, underPaid(view));
    canvas.chip(QRect(16, top + 22, width() - 32, 44),
                {view.isReceivedByHand ? u"user"_s : u"link"_s, ColorRole::Shadow, ColorRole::OnFill}, {},
                view.panelText);
}

/** A charge that was paid a while ago (07c). */
void ChargeLeftPanel::paintQuietPayment(Canvas &canvas)
{
    const QRect box = rect();
    const ChargeView &view = m_presenter.view();
    canvas.box(box, metrics::radiusCard, ColorRole::Surface, ColorRole::Line);
    const bool isNarrow = box.width() < 440;
    constexpr int disc = 104;
    // The parts below the disc are 310 high; the whole stands a little above the middle, as in the design.
    const int high = qMax(16, (box.height() - disc - 310) / 2);
    const QRectF circle(box.center().x() - disc / 2.0, box.top() + high, disc, disc);
    canvas.box(circle, disc / 2.0, ColorRole::OkTint);
    canvas.icon(circle.adjusted(22, 22, -22, -22), u"check-circle"_s, {ColorRole::OkFill.light, ColorRole::OkInk.dark});
    int top = static_cast<int>(circle.bottom()) + 22;
    const auto line = [&canvas, &box, &top](const QFont &font, int height, const QString &text, Shades ink) {
        canvas.text(QRect(box.left() + 16, top, box.width() - 32, height), text, font, ink, Qt::AlignCenter);
        top += height;
    };
    line(fonts::display(isNarrow ? 20 : 26), 40, view.panelLead, ColorRole::OkInk);
    line(fonts::display(isNarrow ? 40 : 48), 64, display::amount(view.otherAmount.value_or(view.amount)),
         ColorRole::Ink);
    line(fonts::text(18), 28, underPaid(view), ColorRole::Ink2);
    const QFont words = fonts::text(isNarrow ? 14 : 16);
    const QRect chip(box.left() + 16, top + 20, box.width() - 32, 40);
    canvas.chip(
        chip,
        {view.isReceivedByHand ? u"user"_s : u"link"_s, ColorRole::OkTint, ColorRole::OkInk, isNarrow ? 14 : 16, 18},
        {}, view.panelText);
    const int side = isNarrow ? 20 : 44;
    QRect row(box.left() + side, chip.bottom() + 42, box.width() - 2 * side, 28);
    canvas.line(QPoint(row.left(), row.top() - 16), QPoint(row.right(), row.top() - 16));
    for (const LabelledText &fact : view.panelRows) {
        const int label = canvas.text(row, fact.label, words, ColorRole::Ink2);
        canvas.text(row.adjusted(label + 12, 0, 0, 0), fact.text, words, ColorRole::Ink,
                    Qt::AlignRight | Qt::AlignVCenter);
        row.translate(0, 29);
    }
}

} // namespace balcao
