// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/chargedisplay.h"

#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/statuspill.h"
#include "ui/widgets/style/fonts.h"

#include <QFontMetrics>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int side = 24;
constexpr int barHeight = 6;
constexpr int factHeight = 29;

} // namespace

ChargeDisplay::ChargeDisplay(const ChargePresenter &presenter, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&m_presenter, &ChargePresenter::ticked, this, qOverload<>(&QWidget::update));
}

void ChargeDisplay::setMetrics(const LayoutMetrics &grid)
{
    m_metrics = grid;
    update();
}

void ChargeDisplay::refresh()
{
    setAccessibleName(m_presenter.view().heading + u", "_s + display::amount(m_presenter.view().amount) + u", "_s +
                      m_presenter.view().status.label);
    update();
}

void ChargeDisplay::paintHead(Canvas &canvas, const QRect &line, Shades dim)
{
    using Stage = ChargePresenter::Stage;
    const ChargeView &view = m_presenter.view();
    int right = line.right() + 1;
    if (view.stage != Stage::Connecting && view.stage != Stage::Sent) {
        const StatusPill::Size kind = m_metrics.isLow ? StatusPill::Size::Medium : StatusPill::Size::Large;
        const QSize size = StatusPill::sizeOf(kind, view.status);
        right -= size.width();
        StatusPill::paint(canvas, QRect(QPoint(right, line.center().y() + 1 - size.height() / 2), size), kind,
                          view.status);
        right -= 12;
        if (view.status.isByHand) {
            right -= 26;
            canvas.icon(QRectF(right, line.center().y() - 12, 26, 26), u"user"_s, ColorRole::DisplayText);
            right -= 12;
        }
    }
    canvas.text(QRect(line.left(), line.top(), right - line.left(), line.height()), view.heading,
                fonts::text(m_metrics.isWide ? 18 : 15), dim);
}

void ChargeDisplay::paintFacts(Canvas &canvas, const QRect &box, Shades dim)
{
    canvas.fill(QRect(box.left(), box.top() - 9, box.width(), 1), ColorRole::VisorTrack);
    QRect line(box.left(), box.top(), box.width(), factHeight);
    Shades ink = ColorRole::DisplayText; // the newest fact is the one that holds
    for (const LabelledText &fact : m_presenter.view().facts) {
        canvas.text(line, fact.label, fonts::text(15), ink);
        canvas.text(line.adjusted(92, 0, 0, 0), fact.text, fonts::text(15), ink);
        line.translate(0, factHeight);
        ink = dim;
    }
}

void ChargeDisplay::paintTime(Canvas &canvas, const QRect &line, Shades dim)
{
    const ChargeView &view = m_presenter.view();
    const QFont labelFont = fonts::text(18);
    canvas.text(line, view.timeLabel, labelFont, ColorRole::DisplayText);
    int left = QFontMetrics(labelFont).horizontalAdvance(view.timeLabel + u' ');
    left += canvas.text(line.adjusted(left, 0, 0, 0), view.timeValue, fonts::text(20, QFont::DemiBold),
                        view.isLastMinute ? ColorRole::UrgentText : ColorRole::DisplayText) +
            10;
    canvas.text(line.adjusted(left, 0, 0, 0), view.timeAside, fonts::text(14), dim);
    canvas.text(line, view.readAt, fonts::text(14), dim, Qt::AlignRight | Qt::AlignVCenter);
}

void ChargeDisplay::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const ChargeView &view = m_presenter.view();
    const displaypanel::PanelStyle look{.training = m_presenter.isTraining()};
    displaypanel::paintPanel(canvas, rect(), look);
    const Shades dim = displaypanel::dim(look);
    const QRect inner = rect().adjusted(side, 0, -side, 0);
    const bool isLow = m_metrics.isLow;
    const QRect head(inner.left(), isLow ? 12 : (m_metrics.isWide ? 26 : 16), inner.width(), isLow ? 32 : 40);
    paintHead(canvas, head, dim);

    const bool hasTime = !view.timeLabel.isEmpty();
    const std::optional<int> progress = view.progressPermille;
    const int barTop = height() - (isLow ? 44 : 52);
    const int facts = static_cast<int>(view.facts.size()) * factHeight;
    const int amountTop = head.bottom() - (isLow ? 2 : 4);
    const int timeTop = hasTime || progress ? barTop - (isLow ? 2 : 6) : height() - 24;
    const int amountBottom = facts > 0 ? height() - facts - 26 : timeTop;
    displaypanel::paintAmount(canvas, QRect(inner.left(), amountTop, inner.width(), amountBottom - amountTop),
                              m_metrics.chargeDigits, view.amount, look);
    if (progress) {
        QRectF bar(inner.left(), barTop, inner.width(), barHeight);
        canvas.box(bar, barHeight / 2.0, look.training ? ColorRole::TrainingFill : ColorRole::VisorTrack);
        const Shades run = view.stage == ChargePresenter::Stage::Paid ? ColorRole::PaidBar
                           : view.isLastMinute                        ? ColorRole::Urgent
                                                                      : ColorRole::Ochre;
        bar.setWidth(bar.width() * *progress / 1000.0);
        if (*progress > 0)
            canvas.box(bar, barHeight / 2.0, run);
    }
    if (facts > 0)
        paintFacts(canvas, QRect(inner.left(), height() - facts - 12, inner.width(), facts), dim);
    else if (hasTime)
        paintTime(canvas, QRect(inner.left(), height() - (isLow ? 37 : 42), inner.width(), 32), dim);
}

} // namespace balcao
