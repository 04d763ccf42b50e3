// SPDX-License-Identifier: MIT
#include "ui/widgets/outcomecards.h"

#include "ui/presentation/display.h"
#include "ui/widgets/amountdisplay.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/labelledgrid.h"
#include "ui/widgets/painting.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int preservedHead = 114;

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

OutcomeBanner::OutcomeBanner(QWidget *parent)
    : QWidget(parent)
    , m_title(new Label(28, QFont::DemiBold, ColorRole::ErrorInk))
    , m_back(new Button(Button::Kind::Secondary))
    , m_text(new QLabel)
{
    m_back->setIconName(u"arrow-left"_s);
    m_back->setKeycap(u"Esc"_s);
    m_title->setFont(fonts::display(28));
    m_title->setFixedHeight(42);
    m_text->setFont(fonts::text(17));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_back);
    column->addLayout(head);
    column->addWidget(m_text);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setBack(false, false);
}

void OutcomeBanner::setBack(bool isShown, bool isCompact)
{
    m_back->setVisible(isShown);
    m_back->setText(isCompact ? tr("Back") : tr("Back to the list"));
    // The button is higher than the title; the banner stays as high as without it.
    layout()->setContentsMargins(108, isShown ? 13 : 20, 20, isShown ? 15 : 22);
}

void OutcomeBanner::setView(const OutcomeView &view)
{
    m_icon = view.icon;
    m_isUnknown = view.kind == OutcomeView::Kind::Unknown;
    m_title->setText(view.title);
    m_title->setInk(m_isUnknown ? ColorRole::UnknownInk : ColorRole::ErrorInk);
    m_text->setText(u"<p style='line-height:26px'>%1 <span style='font-weight:600'>%2</span></p>"_s.arg(
        view.lead.toHtmlEscaped(), view.leadStrong.toHtmlEscaped()));
    colorText();
    setAccessibleName(view.title + u". "_s + view.lead + u' ' + view.leadStrong);
    update();
}

void OutcomeBanner::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colorText();
}

void OutcomeBanner::colorText()
{
    QPalette palette = m_text->palette();
    palette.setColor(QPalette::WindowText,
                     Theme::of(this).color(m_isUnknown ? ColorRole::UnknownInk : ColorRole::ErrorInk));
    m_text->setPalette(palette);
}

void OutcomeBanner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    QColor border = theme.color(m_isUnknown ? ColorRole::UnknownBorder : ColorRole::ErrorBorder);
    border.setAlpha(90);
    // Only the upper corners are round: the card goes on below.
    painter.setClipRect(rect());
    painting::box(painter, rect().adjusted(0, 0, 0, 2 * metrics::radiusCard), metrics::radiusCard,
                  theme.color(m_isUnknown ? ColorRole::UnknownTint : ColorRole::ErrorTint), border, 1);
    painter.fillRect(QRect(0, height() - 1, width(), 1), border);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(m_isUnknown ? ColorRole::UnknownFill : ColorRole::ErrorFill));
    painter.drawEllipse(QRectF(28, 25, 60, 60));
    paintIcon(painter, QRectF(42, 39, 32, 32), m_icon, Qt::white);
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

PreservedCard::PreservedCard(bool training, QWidget *parent)
    : Card(parent)
    , m_customer(new LabelledGrid(1))
    , m_training(training)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(21, preservedHead + 16, 16, 14);
    column->addWidget(m_customer);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PreservedCard::setView(const OutcomeView &view)
{
    m_title = view.preservedTitle;
    m_amount = display::amountDigits(view.amount);
    m_customer->setItems(view.customer);
    update();
}

void PreservedCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    Canvas canvas(this);
    const displaypanel::PanelStyle look{.training = m_training};
    const QRect head(0, 0, width(), preservedHead);
    displaypanel::paintPanel(canvas, head, look, true);
    canvas.text(head.adjusted(23, 12, -20, -78), m_title, fonts::text(15), displaypanel::dim(look));
    displaypanel::paintAmount(canvas, QRect(23, 36, width() - 46, 68), 56, m_amount, look);
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
