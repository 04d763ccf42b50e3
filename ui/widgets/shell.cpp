// SPDX-License-Identifier: MIT
#include "ui/widgets/shell.h"

#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/painting.h"

#include <QFontMetrics>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** A place in the rail: icon, name, key. */
class RailButton : public QAbstractButton
{
public:
    RailButton(const QString &icon, const QString &name, const QString &keycap, QWidget *parent)
        : QAbstractButton(parent)
        , m_icon(icon)
        , m_keycap(keycap)
    {
        setText(name);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Theme theme = Theme::of(this);
        painting::box(painter, rect(), metrics::radiusTile, theme.color(Token::RailActive), theme.color(Token::Ochre),
                      hasFocus() ? 3 : 0);
        paintIcon(painter, QRectF(width() / 2.0 - 12, 10, 24, 24), m_icon, Qt::white);
        painter.setPen(Qt::white);
        painter.setFont(fonts::text(width() < 80 ? 13 : 14, QFont::DemiBold));
        painter.drawText(QRect(0, 36, width(), 22), Qt::AlignCenter, text());
        const QSize cap = painting::keycapSize(m_keycap);
        painting::keycap(painter, QRect(QPoint((width() - cap.width()) / 2, 60), QSize(cap.width(), 18)), m_keycap,
                         Qt::white, theme.color(Token::VisorDim));
    }

private:
    QString m_icon;
    QString m_keycap;
};

struct ContactLook {
    Token ink;
    Token icon;
    std::optional<Token> tint;
};

ContactLook lookOf(ShellPresenter::Contact::Tone tone)
{
    using Tone = ShellPresenter::Contact::Tone;
    switch (tone) {
    case Tone::Neutral:
        return {Token::Ink2, Token::Ink3, {}};
    case Tone::Talking:
    case Tone::Ok:
        return {Token::Ink, Token::OkInk, {}};
    case Tone::Unknown:
        return {Token::UnknownInk, Token::UnknownInk, Token::UnknownTint};
    case Tone::Error:
        return {Token::ErrorInk, Token::ErrorInk, Token::ErrorTint};
    case Tone::Training:
        break;
    }
    return {Token::TrainingInk, Token::TrainingInk, Token::TrainingTint};
}

} // namespace

Rail::Rail(QWidget *parent)
    : QWidget(parent)
    , m_counter(new RailButton(u"charge"_s, tr("Charge"), u"F2"_s, this))
{
    connect(m_counter, &QAbstractButton::clicked, this, &Rail::counterRequested);
}

void Rail::resizeEvent(QResizeEvent *)
{
    const int margin = width() < 100 ? 6 : 10;
    m_counter->setGeometry(margin, width() < 100 ? 70 : 80, width() - 2 * margin, 86);
}

void Rail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    painter.fillRect(rect(), theme.color(Token::Rail));
    const int side = width() < 100 ? 38 : 44;
    paintAppIcon(painter, QRectF((width() - side) / 2.0, width() < 100 ? 13 : 16, side, side));
    const QRect mark(0, m_counter->y() + 14, 5, m_counter->height() - 28);
    painter.fillRect(mark, theme.color(Token::Ochre));
}

TopBar::TopBar(const ShellPresenter &presenter, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
{
    connect(&m_presenter, &ShellPresenter::changed, this, qOverload<>(&QWidget::update));
}

void TopBar::setPad(int pad)
{
    m_pad = pad;
    update();
}

void TopBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    painter.fillRect(rect(), theme.color(Token::Surface));
    painter.setPen(theme.color(Token::Line));
    painter.drawLine(0, height() - 1, width(), height() - 1);

    painter.setPen(theme.color(Token::Ink));
    const QFont timeFont = fonts::text(18, QFont::DemiBold);
    const QString time = m_presenter.time();
    const int timeLeft = width() - m_pad - fonts::tabularWidth(timeFont, time);
    fonts::drawTabular(painter, timeFont, width() - m_pad, height() / 2 + QFontMetrics(timeFont).capHeight() / 2, time);
    painter.setPen(theme.color(Token::Line));
    painter.drawLine(timeLeft - 14, 10, timeLeft - 14, height() - 11);

    const ShellPresenter::Contact contact = m_presenter.contact();
    const ContactLook look = lookOf(contact.tone);
    const int textWidth = painting::leadAndRestWidth(15, contact.lead, contact.rest);
    const QRect box(timeLeft - 28 - textWidth - 54, height() / 2 - 20, textWidth + 54, 40);
    if (look.tint)
        painting::box(painter, box, metrics::radiusControl, theme.color(*look.tint));
    paintIcon(painter, QRectF(box.left() + 12, box.center().y() - 9, 20, 20), contact.icon, theme.color(look.icon));
    painter.setPen(theme.color(look.ink));
    painting::leadAndRest(painter, box.adjusted(40, 0, 0, 0), 15, contact.lead, contact.rest);

    painter.setPen(theme.color(Token::Ink));
    painter.setFont(fonts::text(18, QFont::DemiBold));
    const QRect name(m_pad, 0, box.left() - m_pad - 12, height());
    painter.drawText(name, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_presenter.shopName(), Qt::ElideRight, name.width()));
}

TrainingRibbon::TrainingRibbon(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(ribbonHeight);
    setAccessibleName(tr("TRAINING: charge has no value."));
}

void TrainingRibbon::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    painter.fillRect(rect(), theme.color(Token::TrainingFill));
    painter.setRenderHint(QPainter::Antialiasing);
    const QString lead = tr("TRAINING: charge has no value.");
    const QString rest = tr("Nobody can pay this code.");
    const int textWidth = painting::leadAndRestWidth(17, lead, rest);
    const int left = (width() - textWidth - 36) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Token::TrainingStripe));
    constexpr int stripe = 34;
    for (int x = -height(); x < width() + height(); x += 2 * stripe)
        painter.drawPolygon(
            QPolygon({{x, height()}, {x + stripe, height()}, {x + stripe + height(), 0}, {x + height(), 0}}));
    painter.fillRect(QRect(left - 24, 0, textWidth + 36 + 48, height()), theme.color(Token::TrainingFill));
    paintIcon(painter, QRectF(left, height() / 2.0 - 12, 24, 24), u"training"_s, Qt::white);
    painter.setPen(Qt::white);
    painting::leadAndRest(painter, QRect(left + 34, 0, textWidth + 6, height()), 17, lead, rest);
}

} // namespace balcao
