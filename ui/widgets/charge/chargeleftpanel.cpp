// SPDX-License-Identifier: MIT
#include "ui/widgets/charge/chargeleftpanel.h"

#include "ui/presentation/charge/chargepresenter.h"

#include <QStyle>

using namespace Qt::StringLiterals;

namespace balcao
{

MomentBand::MomentBand(QWidget *parent)
    : QWidget(parent)
{
    hide();
    connect(&m_fade, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_fade, &QVariantAnimation::finished, this, [this] { setVisible(m_stands); });
}

void MomentBand::setMoment(const std::optional<Moment> &moment)
{
    if (moment.has_value() == m_stands && (!moment || *moment == m_moment))
        return;
    m_stands = moment.has_value();
    if (!moment)
        return fadeTo(0);
    m_moment = *moment;
    setAccessibleName(m_moment.text());
    show();
    fadeTo(1);
}

void MomentBand::fadeTo(double opacity)
{
    const double now = m_fade.currentValue().toDouble();
    m_fade.stop();
    m_fade.setStartValue(now);
    m_fade.setEndValue(opacity);
    m_fade.setDuration(style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this));
    m_fade.start();
}

/** The next page is another charge's: nothing of this one fades over it. */
void MomentBand::hideEvent(QHideEvent *)
{
    if (m_fade.state() == QAbstractAnimation::Running)
        m_fade.setCurrentTime(m_fade.duration());
}

void MomentBand::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas->setOpacity(m_fade.currentValue().toDouble());
    canvas.fill(rect(), ColorRole::Ochre);
    /** Dark in both themes: the band is ochre in both. */
    constexpr Shades ink{ColorRole::Ink.light, ColorRole::Ink.light};
    constexpr int icon = 34;
    const QFont bold = fonts::fitting(m_moment.text(), width() - icon - 30, {16, 15, 14, 13, 12}, QFont::DemiBold);
    QFont old = fonts::text(bold.pixelSize());
    old.setStrikeOut(true);
    constexpr int gap = 5;
    const auto widthOf = [](const QFont &font, const QString &text) {
        return text.isEmpty() ? 0 : gap + QFontMetrics(font).horizontalAdvance(text);
    };
    // The amounts are never cut; a long name is.
    const int amounts = widthOf(old, m_moment.struck) + widthOf(bold, m_moment.rest);
    const int lead = qMin(QFontMetrics(bold).horizontalAdvance(m_moment.lead) + 1, width() - 24 - icon - amounts);
    int left = (width() - icon - lead - amounts) / 2;
    canvas.icon(QRectF(left, height() / 2.0 - 11, 22, 22), m_moment.icon, ink);
    left += icon;
    canvas.text(QRect(left, 0, lead, height()), m_moment.lead, bold, ink);
    left += lead + gap;
    left += canvas.text(QRect(left, 0, amounts, height()), m_moment.struck, old, ink);
    canvas.text(QRect(left + (m_moment.struck.isEmpty() ? 0 : gap), 0, amounts, height()), m_moment.rest, bold, ink);
}

ChargeLeftPanel::ChargeLeftPanel(ChargePresenter &presenter)
    : m_presenter(presenter)
{
    m_code->setTraining(presenter.isTraining());
}

Button *ChargeLeftPanel::chargeAgainButton() const
{
    return m_state->chargeAgainButton();
}

void ChargeLeftPanel::setMetrics(const LayoutMetrics &grid)
{
    m_metrics = grid;
    setFixedWidth(grid.codeCard);
    arrange();
    update();
}

PanelPlaces ChargeLeftPanel::places() const
{
    const ChargeView &view = m_presenter.view();
    return PanelPlaces::of(size(), m_metrics,
                           {.hasCode = m_code->hasCode(),
                            .hasTitle = !view.panelTitle.isEmpty(),
                            .hasBadge = !view.badge.label.isEmpty(),
                            .hasBand = m_presenter.moment().has_value()},
                           [this](int room) { return m_code->sideIn(room); });
}

void ChargeLeftPanel::arrange()
{
    const PanelPlaces places = this->places();
    (m_code->hasCode() ? static_cast<QWidget *>(m_code) : m_state)->setGeometry(places.middle);
    m_band->setGeometry(places.band);
}

void ChargeLeftPanel::refresh()
{
    if (!m_code->setCode(m_presenter.view().codeBytes))
        m_presenter.reportUnreadableDrawing();
    if (isVisible())
        noteShown();
    const ChargeView &view = m_presenter.view();
    m_code->setVisible(m_code->hasCode());
    arrange();
    if (!m_code->hasCode())
        m_state->setView(view, m_metrics.isWide);
    m_state->setVisible(!m_code->hasCode());
    m_band->setMoment(m_presenter.moment());
    QStringList words{view.panelTitle, view.panelLead, view.panelText};
    words.removeAll(QString());
    setAccessibleName(words.join(u". "_s));
    update();
}

void ChargeLeftPanel::noteShown()
{
    if (m_code->hasCode())
        m_presenter.noteShown(CodePlace::Till);
}

void ChargeLeftPanel::showEvent(QShowEvent *)
{
    noteShown();
}

void ChargeLeftPanel::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas.box(rect(), metrics::radiusCard, m_code->hasCode() ? ColorRole::Surface : m_state->face());
    const PanelPlaces places = this->places();
    if (places.title.height() > 0)
        paintTitle(canvas, places);
    paintBadge(canvas, places);
}

void ChargeLeftPanel::paintTitle(Canvas &canvas, const PanelPlaces &places)
{
    const ChargeView &view = m_presenter.view();
    if (view.panelTitle.isEmpty())
        return;
    const bool isTraining = m_presenter.isTraining();
    const QString code = isTraining ? u"training"_s : u"scan"_s;
    const bool isWrong = view.panelTone() == ChargeView::PanelTone::Wrong;
    const QString icon = isWrong ? u"shield-x"_s : view.isInDoubt ? u"info"_s : code;
    const int icons = m_metrics.isWide ? 32 : (places.isShared ? 20 : 24);
    const int gap = places.isShared ? 8 : 12;
    const int badge = places.isShared ? 60 + painting::leadAndRestWidth(15, view.shortBadge, {}) : 24;
    const int room = places.title.width() - icons - gap - badge;
    const QFont font =
        m_metrics.isWide && !places.isShared
            ? fonts::strong(26)
            : fonts::fitting(view.panelTitle, room, {places.isShared ? 15 : 19, 15, 14, 13}, QFont::DemiBold);
    const bool hasRoom = QFontMetrics(font).horizontalAdvance(view.panelTitle) < room || view.shortTitle.isEmpty();
    const QString title = hasRoom ? view.panelTitle : view.shortTitle;
    const int textWidth = QFontMetrics(font).horizontalAdvance(title) + 1;
    const int left = places.isShared ? places.title.left() : (width() - textWidth - icons - gap) / 2;
    canvas.icon(QRectF(left, places.title.center().y() + 1 - icons / 2.0, icons, icons), icon,
                isTraining && view.isReady() ? ColorRole::TrainingInk : ColorRole::Link);
    canvas.text(QRect(left + icons + gap, places.title.top(), qMin(textWidth, room), places.title.height()), title,
                font, ColorRole::Ink);
}

void ChargeLeftPanel::paintBadge(Canvas &canvas, const PanelPlaces &places)
{
    const LabelledText badge = m_presenter.view().badge;
    if (badge.label.isEmpty())
        return;
    ChipStyle look{u"shield-x"_s, ColorRole::ErrorTint, ColorRole::ErrorInk};
    if (m_presenter.view().isReady())
        look = {u"shield-check"_s, ColorRole::OkTint, ColorRole::OkInk};
    else if (m_presenter.view().isInDoubt)
        look = {u"question"_s, ColorRole::UnknownTint, ColorRole::UnknownInk};
    look.pixels = m_metrics.isWide ? 18 : (places.badge.height() < 40 ? 15 : 16);
    look.iconSide = 22;
    look.pad = places.isShared ? 9 : 15;
    canvas.chip(places.badge, look, places.isShared ? m_presenter.view().shortBadge : badge.label,
                places.isShared ? QString() : badge.text, places.isShared);
}

} // namespace balcao

#include "moc_chargeleftpanel.cpp"
