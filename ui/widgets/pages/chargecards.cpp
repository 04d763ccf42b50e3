// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/chargecards.h"

#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/statuspill.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int side = 24;
constexpr int barHeight = 6;
constexpr int factHeight = 29;

/** A numbered list; what is done has a check for its number. */
class StepsCard : public Card
{
public:
    explicit StepsCard(const ChargePresenter &presenter)
        : m_presenter(presenter)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        connect(&m_presenter, &ChargePresenter::ticked, this, qOverload<>(&QWidget::update));
    }
    [[nodiscard]] QSize sizeHint() const override { return {400, 242}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 200}; }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        Card::paintEvent(event);
        using State = ChargeView::Step::State;
        Canvas canvas(this);
        const QList<ChargeView::Step> &steps = m_presenter.view().steps;
        const int count = static_cast<int>(steps.size());
        const int rowHeight = qMin(56, (height() - 18) / qMax(1, count));
        QRect row(25, (height() - rowHeight * count) / 2, width() - 50, rowHeight);
        for (int i = 0; i < count; ++i) {
            const ChargeView::Step &step = steps.at(i);
            const QRect circle(row.left(), row.center().y() - 15, 32, 32);
            const bool pending = step.state == State::Pending;
            if (pending)
                canvas.box(circle, 16, ColorRole::None, ColorRole::Stroke);
            else
                canvas.box(circle, 16, step.state == State::Done ? ColorRole::OkFill : ColorRole::Primary);
            if (step.state == State::Done)
                canvas.icon(circle.adjusted(7, 7, -7, -7), u"check"_s, ColorRole::OnFill);
            else
                canvas.text(circle, QString::number(i + 1), fonts::text(15, QFont::DemiBold),
                            pending ? ColorRole::Ink3 : ColorRole::OnFill, Qt::AlignCenter);
            canvas.text(row.adjusted(46, 0, 0, 0), step.label, fonts::text(17, QFont::Medium),
                        pending ? ColorRole::Ink3 : ColorRole::Ink);
            canvas.text(row, step.aside, fonts::text(15), ColorRole::Ink3, Qt::AlignRight | Qt::AlignVCenter);
            if (i + 1 < count)
                canvas.line(row.bottomLeft(), row.bottomRight());
            row.translate(0, rowHeight);
        }
    }

private:
    const ChargePresenter &m_presenter;
};

} // namespace

ChargeDisplay::ChargeDisplay(const ChargePresenter &presenter)
    : m_presenter(presenter)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&m_presenter, &ChargePresenter::ticked, this, qOverload<>(&QWidget::update));
}

void ChargeDisplay::refresh()
{
    const ChargeView &view = m_presenter.view();
    setAccessibleName(view.heading + u", "_s + display::amount(view.amount) + u", "_s + view.status.label);
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
        if (view.status.isByHand()) {
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

CopyCard::CopyCard(const QString &title, Qt::TextElideMode cut)
    : m_title(title)
    , m_cut(cut)
    , m_button(new CopyButton([this] { return m_code; }, {}, u"Ctrl C"_s, this))
{
    m_button->setMinimumWidth(172 + 2 * Button::ringSpace);
    m_button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCardHeight(74);
}

void CopyCard::setFrameless(bool frameless)
{
    m_frameless = frameless;
    m_button->setMinimumWidth((frameless ? 160 : 172) + 2 * Button::ringSpace);
    placeButton();
    update();
}

void CopyCard::setCardHeight(int height)
{
    setFixedHeight(height);
    m_button->setFaceHeight(height > 100 ? 60 : qMin(48, height - 10));
    placeButton();
}

void CopyCard::placeButton()
{
    // By hand: its focus ring reaches over the edge of a low card.
    const QSize size = m_button->sizeHint().expandedTo(m_button->minimumSize());
    m_button->setGeometry(
        QRect(QPoint(width() - 12 + Button::ringSpace - size.width(), (height() - size.height()) / 2), size));
}

void CopyCard::setCode(const QString &code, const QString &instead)
{
    m_button->setEnabled(!code.isEmpty());
    if (code != m_code || code.isEmpty())
        m_button->showRest();
    m_code = code;
    m_instead = instead;
    placeButton();
    update();
}

void CopyCard::paintEvent(QPaintEvent *event)
{
    if (!m_frameless)
        Card::paintEvent(event);
    Canvas canvas(this);
    const int left = m_frameless ? 16 : 21;
    const int room = m_button->x() + Button::ringSpace - left - 18;
    if (m_code.isEmpty()) {
        const QRect box(left, 0, room, height());
        canvas.text(box, m_instead, fonts::fitting(m_instead, box.size(), {16, 14, 13}, QFont::Normal), ColorRole::Ink2,
                    Qt::AlignVCenter | Qt::TextWordWrap);
        return;
    }
    const int top = (height() - 46) / 2;
    canvas.text(QRect(left, top, room, 22), m_title, fonts::text(13), ColorRole::Ink3);
    const QFont font = fonts::fixed(14);
    canvas.text(QRect(left, top + 24, room, 22), QFontMetrics(font).elidedText(m_code, m_cut, room), font,
                ColorRole::Ink2);
}

QWidget *makeStepsCard(const ChargePresenter &presenter)
{
    return new StepsCard(presenter);
}

} // namespace balcao
