// SPDX-License-Identifier: MIT
#include "ui/widgets/charge/chargestateview.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Tone = ChargeView::PanelTone;

QString iconOf(const ChargeView &view)
{
    if (view.isPaid())
        return u"check"_s;
    if (view.isOver())
        return view.status.icon;
    const Tone tone = view.panelTone();
    return tone == Tone::Wrong ? u"shield-x"_s : tone == Tone::Unknown ? u"question"_s : u"info"_s;
}

} // namespace

/** A ring that turns while something is under way, a ring with a tick for money, else an icon on a disc. */
class ChargeStateView::Sign : public QWidget
{
public:
    void setSide(int side) { setFixedSize(side, side); }
    void setView(const ChargeView &view) { redraw(this, m_view, view); }
    void turn()
    {
        m_angle = (m_angle + 14) % 360;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const double radius = width() / 2.0;
        const auto around = [this](double distance) {
            return QRectF(rect()).adjusted(distance, distance, -distance, -distance);
        };
        const Tone tone = m_view.panelTone();
        if (tone == Tone::UnderWay) {
            canvas.box(rect(), radius, ColorRole::None, ColorRole::Line, 8);
            canvas->setRenderHint(QPainter::Antialiasing);
            canvas->setPen(QPen(canvas.theme().color(ColorRole::Primary), 8, Qt::SolidLine, Qt::RoundCap));
            canvas->drawArc(around(4), (90 - m_angle) * 16, -90 * 16);
            return;
        }
        Shades disc = ColorRole::MutedTint;
        Shades icon = ColorRole::Ink2;
        if (m_view.isPaid() && !m_view.isQuiet) {
            canvas.box(rect(), radius, ColorRole::None, ColorRole::OnFill, qMax(6.0, radius / 7));
            icon = ColorRole::OnFill;
            disc = ColorRole::None;
        } else if (m_view.isPaid()) {
            disc = ColorRole::OkTint;
            icon = {ColorRole::OkFill.light, ColorRole::OkInk.dark};
        } else if (tone == Tone::Wrong || tone == Tone::Unknown) {
            disc = tone == Tone::Wrong ? ColorRole::ErrorFill : ColorRole::UnknownFill;
            icon = ColorRole::OnFill;
        }
        canvas.box(rect(), radius, disc);
        canvas.icon(around(radius * 0.5), iconOf(m_view), icon);
    }

private:
    ChargeView m_view;
    int m_angle = 0;
};

/** Whose word it is that a charge is paid. */
class ChargeStateView::Source : public QWidget
{
public:
    Source() { setFixedHeight(44); }
    void setChip(const ChipStyle &look, const QString &text)
    {
        m_look = look;
        m_text = text;
        setAccessibleName(text);
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override { Canvas(this).chip(rect(), m_look, {}, m_text); }

private:
    ChipStyle m_look;
    QString m_text;
};

ChargeStateView::ChargeStateView(QWidget *parent)
    : QWidget(parent)
    , m_sign(new Sign)
    , m_source(new Source)
{
    for (Label *words : {m_lead, m_sub, m_text})
        words->setAlignment(Qt::AlignCenter);
    m_amount->setAlignment(Qt::AlignCenter);
    filled(new QVBoxLayout(this), {}, 0,
           {Part::rest(2),
            {m_sign, 0, Qt::AlignHCenter},
            m_lead,
            m_amount,
            m_sub,
            Part::space(6),
            m_text,
            m_source,
            Part::space(8),
            {m_rows, 0},
            {m_chargeAgain, 0, Qt::AlignHCenter},
            Part::rest(3)});
    constexpr std::chrono::milliseconds frame{40};
    m_spin.setInterval(frame);
    connect(&m_spin, &QTimer::timeout, this, [this] { m_sign->turn(); });
}

Shades ChargeStateView::face() const
{
    return isPayment() ? ColorRole::OkFill : ColorRole::Surface;
}

Shades ChargeStateView::ink() const
{
    if (isPayment())
        return ColorRole::OnFill;
    const Tone tone = m_view.panelTone();
    return tone == Tone::Wrong     ? ColorRole::ErrorInk
           : tone == Tone::Unknown ? ColorRole::UnknownInk
           : m_view.isPaid()       ? ColorRole::OkInk
                                   : ColorRole::Ink;
}

void ChargeStateView::setView(const ChargeView &view, bool isWide)
{
    m_view = view;
    m_isWide = isWide;
    m_sign->setView(view);
    const bool isPaid = view.isPaid();
    m_lead->say(view.panelLead, ink());
    m_lead->setVisible(!view.panelLead.isEmpty());
    m_amount->setInk(isPayment() ? ColorRole::OnFill : ColorRole::Ink);
    m_amount->setAmount(view.otherAmount.value_or(view.amount));
    m_amount->setVisible(isPaid);
    m_sub->say(view.chargedText, isPayment() ? ColorRole::OnFill : ColorRole::Ink2);
    m_sub->setVisible(isPaid && !view.chargedText.isEmpty());
    m_text->say(view.panelText, ColorRole::Ink2);
    m_text->setVisible(!isPaid && !view.panelText.isEmpty());
    m_source->setChip({.icon = view.isReceivedByHand ? u"user"_s : u"link"_s,
                       .tint = isPayment() ? ColorRole::Shadow : ColorRole::OkTint,
                       .ink = isPayment() ? ColorRole::OnFill : ColorRole::OkInk,
                       .pixels = width() < 440 ? 14 : 16},
                      view.panelText);
    m_source->setVisible(isPaid);
    showRows();
    m_chargeAgain->setVisible(view.isOver());
    fit();
    updateSpinner();
}

void ChargeStateView::showRows()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int row = 0; row < m_view.panelRows.size(); ++row) {
        const LabelledText &fact = m_view.panelRows.at(row);
        auto *value = new Label(fact.text, 16, m_view.isPaid() ? QFont::Normal : QFont::DemiBold, ColorRole::Ink);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        auto *label = new Label(fact.label, 16, QFont::Normal, ColorRole::Ink2);
        m_grid->addWidget(label, row, 0);
        m_grid->addWidget(value, row, 1);
        showAll(label);
        showAll(value);
    }
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    m_rows->setVisible(!m_view.panelRows.isEmpty());
}

/** The largest letters and sign with which all of it fits. */
void ChargeStateView::fit()
{
    struct Step {
        int sign;
        int lead;
        int text;
        int amount;
    };
    const int usualSign = isPayment() ? 180 : m_view.panelTone() == Tone::UnderWay ? 88 : 112;
    QList<Step> steps;
    constexpr int leastSign = 28;
    for (int sign = usualSign; sign >= leastSign; sign -= 6)
        steps.append({sign, qMin(m_isWide ? 28 : 24, 18 + sign / 14), m_isWide ? 18 : 16, sign > 88 ? 60 : 48});
    steps += {{0, 20, 15, 40}, {0, 18, 14, 40}, {0, 17, 13, 36}};
    const int margin = width() < 440 ? 16 : 40;
    layout()->setContentsMargins(margin, 0, margin, 0);
    for (const Step &step : std::as_const(steps)) {
        m_sign->setSide(step.sign);
        m_sign->setVisible(step.sign > 0);
        m_lead->setContentsMargins(0, qMin(16, step.sign / 4), 0, 0);
        m_lead->setFont(isPayment() ? fonts::display(step.lead + 8) : fonts::strong(step.lead));
        m_text->setFont(fonts::text(step.text));
        m_amount->setLargest(step.amount);
        constexpr int air = 16;
        if (layout()->totalHeightForWidth(width()) + air <= height())
            break;
    }
}

void ChargeStateView::updateSpinner()
{
    isVisible() && m_view.panelTone() == Tone::UnderWay ? m_spin.start() : m_spin.stop();
}

} // namespace balcao

#include "moc_chargestateview.cpp"
