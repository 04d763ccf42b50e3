// SPDX-License-Identifier: MIT
#include "ui/widgets/outcomecards.h"

#include "ui/presentation/display.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/labelledgrid.h"
#include "ui/widgets/painting.h"
#include "ui/widgets/visor.h"

#include <QFontMetrics>
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
        auto *label = new Label(16, QFont::Normal, Token::Ink, Label::Lines::Wrap);
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
            painter.fillRect(QRect(3, 13, 13, 2), theme.color(Token::Ink));
            return;
        }
        paintIcon(painter, QRectF(0, 4, 20, 20), m_icon, theme.color(Token::Ink2));
    }

private:
    QString m_icon;
};

} // namespace

OutcomeBanner::OutcomeBanner(const OutcomePresenter &presenter, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
{
    setFixedHeight(110);
}

void OutcomeBanner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    const bool unknown = m_presenter.kind() == OutcomePresenter::Kind::Unknown;
    const Token tint = unknown ? Token::UnknownTint : Token::ErrorTint;
    const Token ink = unknown ? Token::UnknownInk : Token::ErrorInk;
    const Token fill = unknown ? Token::UnknownFill : Token::ErrorFill;
    painter.setClipRect(rect());
    QColor border = theme.color(unknown ? Token::UnknownBorder : Token::ErrorBorder);
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
    painter.drawText(QRect(108, 20, width() - 128, 42), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_presenter.title(), Qt::ElideRight, width() - 128));
    // One line where both fit, else the explanation above and what it means for the charge below.
    const QFont plain = fonts::text(17);
    const QFont strong = fonts::text(17, QFont::DemiBold);
    const QString lead = m_presenter.lead() + u' ';
    const int leadWidth = QFontMetrics(plain).horizontalAdvance(lead);
    const QRect line(108, 62, width() - 128, 26);
    const bool fits = leadWidth + QFontMetrics(strong).horizontalAdvance(m_presenter.leadStrong()) <= line.width();
    painter.setFont(plain);
    painter.drawText(line, Qt::AlignVCenter, QFontMetrics(plain).elidedText(lead, Qt::ElideRight, line.width()));
    const QRect second = fits ? line.adjusted(leadWidth, 0, 0, 0) : line.translated(0, 26);
    painter.setFont(strong);
    painter.drawText(second, Qt::AlignVCenter,
                     QFontMetrics(strong).elidedText(m_presenter.leadStrong(), Qt::ElideRight, second.width()));
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
    auto *head = new Label(15, QFont::DemiBold, Token::Ink2);
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
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    const visor::Look look{.training = m_training};
    const QRect head(0, 0, width(), preservedHead);
    visor::paintPanel(painter, head, look, theme, true);
    painter.setPen(visor::dim(look, theme));
    painter.setFont(fonts::text(15));
    painter.drawText(head.adjusted(23, 12, -20, -78), Qt::AlignVCenter, m_presenter.preservedTitle());
    visor::paintAmount(painter, QRect(23, 36, width() - 46, 68), 56, display::amountDigits(m_presenter.amount()), look,
                       theme);
}

TextCard::TextCard(const QString &icon, const QString &title, bool fixedWidth, QWidget *parent)
    : Card(parent)
    , m_icon(icon)
    , m_title(title)
    , m_text(new Label(fixedWidth ? 14 : 18, QFont::Medium, fixedWidth ? Token::Ink2 : Token::Ink, Label::Lines::Wrap))
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
    paintIcon(painter, QRectF(20, 16, 20, 20), m_icon, theme.color(Token::Ink2));
    painter.setPen(theme.color(Token::Ink2));
    painter.setFont(fonts::text(15, QFont::DemiBold));
    painter.drawText(QRect(48, 14, width() - 60, 24), Qt::AlignVCenter, m_title);
}

} // namespace balcao
