// SPDX-License-Identifier: MIT
#include "ui/widgets/charge/chargecards.h"

#include "ui/presentation/charge/chargepresenter.h"
#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/style/heights.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int displayPad = 24;
constexpr int barHeight = 6;
constexpr int factHeight = 29;
/** The least height with facts under the time. */
constexpr int withFacts = 340;

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

QSize ChargeDisplay::pillSize(StatusPill::Size kind) const
{
    const display::Status &status = m_presenter.view().status;
    return StatusPill::sizeOf(kind, status) + QSize(status.isByHand() ? 38 : 0, 0);
}

/** With its sign for a person's word before it. */
void ChargeDisplay::paintPill(Canvas &canvas, const QRect &box, StatusPill::Size kind) const
{
    const display::Status &status = m_presenter.view().status;
    const QSize size = StatusPill::sizeOf(kind, status);
    if (status.isByHand())
        canvas.icon(QRectF(box.left(), box.center().y() - 12, 26, 26), u"user"_s, ColorRole::DisplayText);
    StatusPill::paint(canvas, QRect(QPoint(box.right() + 1 - size.width(), box.top()), size), kind, status);
}

void ChargeDisplay::paintHead(Canvas &canvas, const QRect &line, Shades dim)
{
    const ChargeView &view = m_presenter.view();
    QRect words = line;
    if (view.hasPill()) {
        const auto kind = height() < 220 ? StatusPill::Size::Medium : StatusPill::Size::Large;
        const QSize size = pillSize(kind);
        paintPill(canvas,
                  QRect(QPoint(line.right() + 1 - size.width(), line.center().y() + 1 - size.height() / 2), size),
                  kind);
        words.setRight(line.right() - size.width() - 12);
    }
    // When it was made gives way.
    const QFont font = fonts::text(m_metrics.isWide ? 18 : 15);
    const QString whole = view.heading + u" · "_s + view.madeAt;
    const bool isWhole = !view.madeAt.isEmpty() && QFontMetrics(font).horizontalAdvance(whole) <= words.width();
    canvas.text(words, isWhole ? whole : view.heading, font, dim);
}

/** Where number and status stand beside the amount; what is left for that. */
QRect ChargeDisplay::paintColumn(Canvas &canvas, const QRect &box, Shades dim)
{
    const ChargeView &view = m_presenter.view();
    const QFont font = fonts::text(15);
    const QSize size = view.hasPill() ? pillSize(StatusPill::Size::Medium) : QSize();
    const int column =
        qMax(qMin(QFontMetrics(font).horizontalAdvance(view.heading) + 1, box.width() / 2), size.width());
    canvas.text(QRect(box.left(), box.top() + 10, column, 24), view.heading, font, dim);
    if (view.hasPill())
        paintPill(canvas, QRect(QPoint(box.left(), box.top() + 40), size), StatusPill::Size::Medium);
    return box.adjusted(column + 16, 0, 0, 0);
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
    const QFont small = fonts::text(14);
    left += canvas.text(line.adjusted(left, 0, 0, 0), view.timeAside, small, dim) + 16;
    // When it was read gives way.
    if (QFontMetrics(small).horizontalAdvance(view.readAt) <= line.width() - left)
        canvas.text(line, view.readAt, small, dim, Qt::AlignRight | Qt::AlignVCenter);
}

void ChargeDisplay::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const ChargeView &view = m_presenter.view();
    const displaypanel::PanelStyle look{.training = m_presenter.isTraining()};
    displaypanel::paintPanel(canvas, rect(), look);
    const Shades dim = displaypanel::dim(look);
    const int pad = m_metrics.isCompact ? 16 : displayPad;
    const QRect inner = rect().adjusted(pad, 0, -pad, 0);
    const bool isBeside = height() < ChargeHeights::stackedDisplay;
    const bool isLow = height() < 220;
    const bool hasTime = !view.timeLabel.isEmpty();
    const std::optional<int> progress = view.progressPermille;
    // A low one has no room for what happened last, and only a high one has some under the time.
    const bool hasFacts = height() >= (hasTime ? withFacts : 220) && !view.facts.isEmpty();
    const int facts = hasFacts ? static_cast<int>(view.facts.size()) * factHeight + 26 : 0;
    const int timeBottom = height() - (hasFacts ? facts : isLow ? 5 : 10);
    const int barTop = timeBottom - (isLow ? 38 : 42);
    const int amountBottom = hasTime || progress ? barTop - (isLow ? 2 : 6) : height() - qMax(24, facts);
    QRect amount(QPoint(inner.left(), 4), QPoint(inner.right(), amountBottom - 1));
    if (isBeside) {
        amount = paintColumn(canvas, amount, dim);
    } else {
        const QRect head(inner.left(), isLow ? 12 : (m_metrics.isWide ? 26 : 20), inner.width(), isLow ? 32 : 40);
        paintHead(canvas, head, dim);
        amount.setTop(head.bottom() - (isLow ? 2 : 4));
    }
    displaypanel::paintAmount(canvas, amount, isBeside ? 72 : m_metrics.chargeDigits, view.amount,
                              {.training = look.training, .isSignBeside = isBeside});
    if (progress) {
        QRectF bar(inner.left(), barTop, inner.width(), barHeight);
        canvas.box(bar, barHeight / 2.0, look.training ? ColorRole::TrainingFill : ColorRole::VisorTrack);
        const Shades run = view.isPaid()       ? ColorRole::PaidBar
                           : view.isLastMinute ? ColorRole::Urgent
                                               : ColorRole::Ochre;
        bar.setWidth(bar.width() * *progress / 1000.0);
        if (*progress > 0)
            canvas.box(bar, barHeight / 2.0, run);
    }
    if (hasTime)
        paintTime(canvas, QRect(inner.left(), timeBottom - 32, inner.width(), 32), dim);
    if (hasFacts)
        paintFacts(canvas, QRect(inner.left(), height() - facts + 14, inner.width(), facts), dim);
}

CopyCard::CopyCard(const QString &title, Qt::TextElideMode cut)
    : m_title(title)
    , m_cut(cut)
    , m_button(new CopyButton([this] { return m_code; }, {}, u"Ctrl C"_s))
{
    m_button->setMinimumWidth(152 + 2 * Button::ringSpace);
    m_button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    filled(new QHBoxLayout(this), {0, 0, 12 - Button::ringSpace, 0}, 0, {Part::rest(), m_button});
}

void CopyCard::setCardHeight(int height)
{
    setFixedHeight(height);
    m_button->setFaceHeight(height > 100 ? 60 : height > 60 ? 48 : 44);
}

void CopyCard::setCode(const QString &code, const QString &instead)
{
    m_button->setEnabled(!code.isEmpty());
    if (code != m_code || code.isEmpty())
        m_button->showRest();
    m_code = code;
    m_instead = instead;
    update();
}

void CopyCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    Canvas canvas(this);
    const int left = width() < 600 ? 16 : 20;
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

#include "moc_chargecards.cpp"
