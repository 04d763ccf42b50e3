// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/outcomecards.h"

#include "ui/presentation/display.h"
#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/labelledgrid.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/icon.h"
#include "ui/widgets/style/painting.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

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
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_back);
    column->addLayout(head);
    column->addWidget(m_text);
    setLow(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setBack(false, false);
}

void OutcomeBanner::setBack(bool isShown, bool isCompact)
{
    m_back->setVisible(isShown);
    m_back->setText(isCompact ? tr("Back") : tr("Back to the list"));
    placeTexts();
}

void OutcomeBanner::setLow(bool isLow)
{
    m_isLow = isLow;
    m_title->setFont(fonts::display(isLow ? 24 : 28));
    m_title->setFixedHeight(isLow ? 34 : 42);
    m_text->setFont(fonts::text(isLow ? 16 : 17));
    placeTexts();
    update();
}

void OutcomeBanner::placeTexts()
{
    // The button is higher than the title; the banner stays as high as without it.
    const int button = m_back->isVisibleTo(this) ? 7 : 0;
    layout()->setContentsMargins(m_isLow ? 84 : 108, (m_isLow ? 12 : 20) - button, 20, (m_isLow ? 13 : 22) - button);
}

void OutcomeBanner::setView(const OutcomeView &view)
{
    m_icon = view.icon;
    m_isUnknown = view.kind == OutcomeView::Kind::Unknown;
    m_title->setText(view.title);
    m_title->setInk(m_isUnknown ? ColorRole::UnknownInk : ColorRole::ErrorInk);
    m_text->setText(u"<p style='line-height:%3px'>%1 <span style='font-weight:600'>%2</span></p>"_s
                        .arg(view.lead.toHtmlEscaped(), view.leadStrong.toHtmlEscaped())
                        .arg(m_isLow ? 22 : 26));
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
    const QRectF disc = m_isLow ? QRectF(20, 14, 48, 48) : QRectF(28, 25, 60, 60);
    painter.drawEllipse(disc);
    const double inset = disc.width() * 14 / 60;
    paintIcon(painter, disc.adjusted(inset, inset, -inset, -inset), m_icon, Qt::white);
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
    column->addWidget(m_customer);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setLow(false);
}

void PreservedCard::setLow(bool isLow)
{
    m_isLow = isLow;
    layout()->setContentsMargins(isLow ? 17 : 21, headHeight() + (isLow ? 8 : 16), 16, isLow ? 6 : 14);
    constexpr int lowRows = 4 * 40;
    m_customer->setMaximumHeight(isLow ? lowRows - 2 : QWIDGETSIZE_MAX);
    update();
}

void PreservedCard::setView(const OutcomeView &view)
{
    m_title = view.preservedTitle;
    m_amount = view.amount;
    m_customer->setItems(view.customer);
    update();
}

void PreservedCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    Canvas canvas(this);
    const displaypanel::PanelStyle look{.training = m_training};
    const QRect head(0, 0, width(), headHeight());
    displaypanel::paintPanel(canvas, head, look, true);
    const int side = m_isLow ? 18 : 23;
    canvas.text(QRect(side, m_isLow ? 8 : 12, width() - 2 * side, 24), m_title, fonts::text(15),
                displaypanel::dim(look));
    const QRect row(side, m_isLow ? 30 : 36, width() - 2 * side, m_isLow ? 50 : 68);
    displaypanel::paintAmount(canvas, row, m_isLow ? 44 : 56, m_amount, look);
}

TextCard::TextCard(const QString &icon, const QString &title, bool fixedWidth, QWidget *parent)
    : Card(parent)
    , m_icon(icon)
    , m_title(title)
    , m_isFixedWidth(fixedWidth)
    , m_text(new Label(fixedWidth ? 14 : 18, QFont::Medium, fixedWidth ? ColorRole::Ink2 : ColorRole::Ink,
                       Label::Lines::Wrap))
{
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_text);
    setLow(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TextCard::setLow(bool isLow)
{
    m_isLow = isLow;
    m_text->setFont(m_isFixedWidth ? fonts::fixed(13) : fonts::text(isLow ? 15 : 18, QFont::Medium));
    layout()->setContentsMargins(isLow ? 17 : 21, isLow ? 33 : 44, 16, isLow ? 9 : 14);
    update();
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
    const int left = m_isLow ? 16 : 20;
    const int top = m_isLow ? 11 : 16;
    paintIcon(painter, QRectF(left, top, 20, 20), m_icon, theme.color(ColorRole::Ink2));
    painter.setPen(theme.color(ColorRole::Ink2));
    painter.setFont(fonts::text(15, QFont::DemiBold));
    painter.drawText(QRect(left + 28, top - 2, width() - 60, 24), Qt::AlignVCenter, m_title);
}

} // namespace balcao
