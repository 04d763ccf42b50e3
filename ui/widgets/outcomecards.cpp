// SPDX-License-Identifier: MIT
#include "ui/widgets/outcomecards.h"

#include "ui/presentation/display.h"
#include "ui/widgets/amountdisplay.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/labelledgrid.h"
#include "ui/widgets/painting.h"

#include <QFontMetrics>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int preservedHead = 114;
// Of the banner.
constexpr int textLeft = 108;
constexpr int textTop = 62;
constexpr int lineHeight = 26;

/** One line of a list: a sign and a wrapping text. */
class Fact : public QWidget
{
public:
    Fact(const QString &text, const QString &icon)
        : m_icon(icon)
    {
        auto *label = new Label(16, QFont::Normal, ColorRole::Ink, Label::Lines::Wrap);
        label->setText(text);
        label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        auto *row = new QHBoxLayout(this);
        row->setContentsMargins(30, 2, 0, 2);
        row->addWidget(label);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Theme theme = Theme::of(this);
        if (m_icon.isEmpty()) {
            painter.fillRect(QRect(3, 13, 13, 2), theme.color(ColorRole::Ink));
            return;
        }
        paintIcon(painter, QRectF(0, 4, 20, 20), m_icon, theme.color(ColorRole::Ink2));
    }

private:
    QString m_icon;
};

} // namespace

OutcomeBanner::OutcomeBanner(const OutcomePresenter &presenter, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QList<std::pair<QString, bool>> OutcomeBanner::lines(int width) const
{
    QList<std::pair<QString, bool>> broken;
    const auto add = [&](const QString &text, bool isStrong) {
        const QFont font = isStrong ? fonts::text(17, QFont::DemiBold) : fonts::text(17);
        for (const QString &line : painting::lines(text, font, width - textLeft - 20))
            broken.append({line, isStrong});
    };
    add(m_presenter.lead(), false);
    add(m_presenter.leadStrong(), true);
    return broken;
}

bool OutcomeBanner::fitsInOneLine(int width) const
{
    return QFontMetrics(fonts::text(17)).horizontalAdvance(m_presenter.lead() + u' ') +
               QFontMetrics(fonts::text(17, QFont::DemiBold)).horizontalAdvance(m_presenter.leadStrong()) <=
           width - textLeft - 20;
}

int OutcomeBanner::heightForWidth(int width) const
{
    const bool isUnknown = m_presenter.kind() == OutcomePresenter::Kind::Unknown;
    const int count = fitsInOneLine(width) ? 1 : static_cast<int>(lines(width).size());
    return textTop + lineHeight * qMax(count, isUnknown ? 2 : 1) + 22;
}

void OutcomeBanner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    const bool unknown = m_presenter.kind() == OutcomePresenter::Kind::Unknown;
    const Shades tint = unknown ? ColorRole::UnknownTint : ColorRole::ErrorTint;
    const Shades ink = unknown ? ColorRole::UnknownInk : ColorRole::ErrorInk;
    const Shades fill = unknown ? ColorRole::UnknownFill : ColorRole::ErrorFill;
    painter.setClipRect(rect());
    QColor border = theme.color(unknown ? ColorRole::UnknownBorder : ColorRole::ErrorBorder);
    border.setAlpha(90);
    // Only the upper corners are round: the card goes on below.
    painting::box(painter, rect().adjusted(0, 0, 0, 2 * metrics::radiusCard), metrics::radiusCard, theme.color(tint),
                  border, 1);
    painter.fillRect(QRect(0, height() - 1, width(), 1), border);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(fill));
    painter.drawEllipse(QRectF(28, 30, 60, 60));
    paintIcon(painter, QRectF(42, 44, 32, 32), m_presenter.icon(), Qt::white);
    painter.setPen(theme.color(ink));
    painter.setFont(fonts::display(28));
    painter.drawText(QRect(textLeft, 20, width() - textLeft - 20, 42), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_presenter.title(), Qt::ElideRight, width() - textLeft - 20));
    const QFont plain = fonts::text(17);
    const QFont strong = fonts::text(17, QFont::DemiBold);
    QRect line(textLeft, textTop, width() - textLeft - 20, lineHeight);
    if (fitsInOneLine(width())) {
        painter.setFont(plain);
        painter.drawText(line, Qt::AlignVCenter, m_presenter.lead());
        painter.setFont(strong);
        painter.drawText(line.adjusted(QFontMetrics(plain).horizontalAdvance(m_presenter.lead() + u' '), 0, 0, 0),
                         Qt::AlignVCenter, m_presenter.leadStrong());
        return;
    }
    for (const auto &[text, isStrong] : lines(width())) {
        painter.setFont(isStrong ? strong : plain);
        painter.drawText(line, Qt::AlignVCenter, text);
        line.translate(0, lineHeight);
    }
}

FactList::FactList(QWidget *parent)
    : QWidget(parent)
{
    new QVBoxLayout(this);
    layout()->setContentsMargins(0, 0, 0, 0);
    layout()->setSpacing(0);
}

void FactList::setFacts(const QString &title, const QStringList &facts, const QString &icon)
{
    while (QLayoutItem *item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    setVisible(!facts.isEmpty());
    if (facts.isEmpty())
        return;
    auto *head = new Label(15, QFont::DemiBold, ColorRole::Ink2);
    head->setText(title);
    layout()->addWidget(head);
    for (const QString &fact : facts)
        layout()->addWidget(new Fact(fact, icon));
}

PreservedCard::PreservedCard(const OutcomePresenter &presenter, bool training, QWidget *parent)
    : Card(parent)
    , m_presenter(presenter)
    , m_customer(new LabelledGrid(1))
    , m_training(training)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(21, preservedHead + 16, 16, 14);
    column->addWidget(m_customer);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PreservedCard::refresh()
{
    m_customer->setItems(m_presenter.customer());
    update();
}

void PreservedCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    Canvas canvas(this);
    const displaypanel::PanelStyle look{.training = m_training};
    const QRect head(0, 0, width(), preservedHead);
    displaypanel::paintPanel(canvas, head, look, true);
    canvas.text(head.adjusted(23, 12, -20, -78), m_presenter.preservedTitle(), fonts::text(15),
                displaypanel::dim(look));
    displaypanel::paintAmount(canvas, QRect(23, 36, width() - 46, 68), 56, display::amountDigits(m_presenter.amount()),
                              look);
}

TextCard::TextCard(const QString &icon, const QString &title, bool fixedWidth, QWidget *parent)
    : Card(parent)
    , m_icon(icon)
    , m_title(title)
    , m_text(new Label(fixedWidth ? 14 : 18, QFont::Medium, fixedWidth ? ColorRole::Ink2 : ColorRole::Ink,
                       Label::Lines::Wrap))
{
    if (fixedWidth)
        m_text->setFont(fonts::fixed(13));
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(21, 44, 16, 14);
    column->addWidget(m_text);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TextCard::setText(const QString &text)
{
    m_text->setText(text);
}

void TextCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    paintIcon(painter, QRectF(20, 16, 20, 20), m_icon, theme.color(ColorRole::Ink2));
    painter.setPen(theme.color(ColorRole::Ink2));
    painter.setFont(fonts::text(15, QFont::DemiBold));
    painter.drawText(QRect(48, 14, width() - 60, 24), Qt::AlignVCenter, m_title);
}

} // namespace balcao
