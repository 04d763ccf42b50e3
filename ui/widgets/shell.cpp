// SPDX-License-Identifier: MIT
#include "ui/widgets/shell.h"

#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/icon.h"
#include "ui/widgets/style/painting.h"

#include <QFontMetrics>
#include <QPainter>

#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace balcao
{

/** A place in the rail: icon, name, key; the one that is open has a face of its own. */
class RailButton : public QPushButton
{
public:
    RailButton(const QString &icon, const QString &name, const QString &keycap, QWidget *parent)
        : QPushButton(parent)
        , m_icon(icon)
        , m_keycap(keycap)
    {
        setText(name);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
    }

    void setActive(bool isActive)
    {
        m_isActive = isActive;
        update();
    }
    [[nodiscard]] QSize sizeHint() const override { return {78, 74}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    [[nodiscard]] bool isActive() const { return m_isActive; }
    void setBadge(int count)
    {
        m_badge = count;
        setAccessibleDescription(count > 0 ? Rail::tr("%n charge(s) to check", nullptr, count) : QString());
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Theme theme = Theme::of(this);
        const QColor ink = m_isActive ? QColor(Qt::white) : theme.color(ColorRole::RailText);
        if (m_isActive || hasFocus())
            painting::box(painter, rect(), metrics::radiusTile,
                          m_isActive ? theme.color(ColorRole::RailActive) : QColor(Qt::transparent),
                          theme.color(ColorRole::Ochre), hasFocus() ? 3 : 0);
        const bool isLow = height() < 86;
        paintIcon(painter, QRectF(width() / 2.0 - 12, isLow ? 5 : 10, 24, 24), m_icon, ink);
        painter.setPen(ink);
        painter.setFont(fonts::text(width() < 80 ? 13 : 14, QFont::DemiBold));
        painter.drawText(QRect(0, isLow ? 29 : 36, width(), 22), Qt::AlignCenter, text());
        const QSize cap = painting::keycapSize(m_keycap);
        painting::keycap(painter, QRect(QPoint((width() - cap.width()) / 2, isLow ? 52 : 60), QSize(cap.width(), 18)),
                         m_keycap, ink, theme.color(ColorRole::VisorDim));
        if (m_badge > 0)
            paintBadge(painter, theme);
    }

private:
    void paintBadge(QPainter &painter, const Theme &theme) const
    {
        const QString count = m_badge > 99 ? u"99+"_s : QString::number(m_badge);
        painter.setFont(fonts::text(13, QFont::DemiBold));
        const int side = qMax(22, painter.fontMetrics().horizontalAdvance(count) + 12);
        const QRect badge(width() / 2 + 6, 3, side, 22);
        painting::box(painter, badge, 11, theme.color(ColorRole::Ochre));
        painter.setPen(theme.color(ColorRole::Rail));
        painter.drawText(badge, Qt::AlignCenter, count);
    }

    QString m_icon;
    QString m_keycap;
    bool m_isActive = false;
    int m_badge = 0;
};

namespace
{

struct ContactLook {
    Shades ink;
    Shades icon;
    std::optional<Shades> tint;
};

/** In the order of ShellPresenter::Contact::Tone. */
constexpr std::array<ContactLook, 6> contactLooks{
    {{ColorRole::Ink2, ColorRole::Ink3, {}},
     {ColorRole::Ink, ColorRole::OkInk, {}},
     {ColorRole::Ink, ColorRole::OkInk, {}},
     {ColorRole::UnknownInk, ColorRole::UnknownInk, ColorRole::UnknownTint},
     {ColorRole::ErrorInk, ColorRole::ErrorInk, ColorRole::ErrorTint},
     {ColorRole::TrainingInk, ColorRole::TrainingInk, ColorRole::TrainingTint}}};

} // namespace

Rail::Rail(QWidget *parent)
    : QWidget(parent)
    , m_counter(new RailButton(u"charge"_s, tr("Charge"), u"F2"_s, this))
    , m_charges(new RailButton(u"list"_s, tr("Charges"), u"F3"_s, this))
{
    connect(m_counter, &QAbstractButton::clicked, this, &Rail::counterRequested);
    connect(m_charges, &QAbstractButton::clicked, this, &Rail::chargesRequested);
    setActive(Place::Counter);
}

void Rail::setActive(Place place)
{
    m_counter->setActive(place == Place::Counter);
    m_charges->setActive(place == Place::Charges);
    update();
}

void Rail::setOpenCount(int count)
{
    m_charges->setBadge(count);
}

void Rail::resizeEvent(QResizeEvent *)
{
    const int margin = width() < 100 ? 6 : 10;
    const bool isLow = height() < LayoutMetrics::veryLow;
    const int top = isLow ? 64 : (width() < 100 ? 70 : 80);
    const int side = isLow ? 74 : 86;
    m_counter->setGeometry(margin, top, width() - 2 * margin, side);
    m_charges->setGeometry(margin, top + side + 6, width() - 2 * margin, side);
}

void Rail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    painter.fillRect(rect(), theme.color(ColorRole::Rail));
    const int side = width() < 100 ? 38 : 44;
    paintAppIcon(painter, QRectF((width() - side) / 2.0, width() < 100 ? 13 : 16, side, side));
    const RailButton *active = m_charges->isActive() ? m_charges : m_counter;
    const QRect mark(0, active->y() + 14, 5, active->height() - 28);
    painter.fillRect(mark, theme.color(ColorRole::Ochre));
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
    painter.fillRect(rect(), theme.color(ColorRole::Surface));
    painter.setPen(theme.color(ColorRole::Line));
    painter.drawLine(0, height() - 1, width(), height() - 1);

    painter.setPen(theme.color(ColorRole::Ink));
    const QFont timeFont = fonts::text(18, QFont::DemiBold);
    const QString time = m_presenter.time();
    const int timeLeft = width() - m_pad - QFontMetrics(timeFont).horizontalAdvance(time);
    painter.setFont(timeFont);
    painter.drawText(timeLeft, height() / 2 + QFontMetrics(timeFont).capHeight() / 2, time);
    painter.setPen(theme.color(ColorRole::Line));
    painter.drawLine(timeLeft - 14, 10, timeLeft - 14, height() - 11);

    const int right = paintOperator(painter, timeLeft - 14);
    ShellPresenter::Contact contact = m_presenter.contact();
    // In training the ribbon says the rest.
    if (width() < 1110 && contact.tone == ShellPresenter::Contact::Tone::Training)
        contact.rest.clear();
    const ContactLook &look = contactLooks.at(static_cast<std::size_t>(contact.tone));
    const int textWidth = painting::leadAndRestWidth(15, contact.lead, contact.rest);
    const QRect box(right - 14 - textWidth - 54, height() / 2 - 20, textWidth + 54, 40);
    if (look.tint)
        painting::box(painter, box, metrics::radiusControl, theme.color(*look.tint));
    paintIcon(painter, QRectF(box.left() + 12, box.center().y() - 9, 20, 20), contact.icon, theme.color(look.icon));
    painter.setPen(theme.color(look.ink));
    painting::leadAndRest(painter, box.adjusted(40, 0, 0, 0), 15, contact.lead, contact.rest);

    painter.setPen(theme.color(ColorRole::Ink));
    painter.setFont(fonts::text(18, QFont::DemiBold));
    const QFont small = fonts::text(15);
    const int counterWidth = QFontMetrics(small).horizontalAdvance(m_presenter.counter()) + 22;
    const int room = qMax(0, box.left() - m_pad - 12 - 14 - counterWidth);
    const QString shop = painter.fontMetrics().elidedText(m_presenter.shopName(), Qt::ElideRight, room);
    painter.drawText(QRect(m_pad, 0, room, height()), Qt::AlignVCenter, shop);
    const QRect counter(m_pad + painter.fontMetrics().horizontalAdvance(shop) + 14, height() / 2 - 16, counterWidth,
                        32);
    if (counter.right() > box.left())
        return;
    painting::box(painter, counter, metrics::radiusControl, theme.color(ColorRole::Surface),
                  theme.color(ColorRole::Line), 1);
    painter.setPen(theme.color(ColorRole::Ink2));
    painter.setFont(small);
    painter.drawText(counter, Qt::AlignCenter, m_presenter.counter());
}

/** Initials and name at the left of @p right; the new right edge. Narrow windows show the initials only. */
int TopBar::paintOperator(QPainter &painter, int right) const
{
    const QString name = m_presenter.operatorName();
    if (name.isEmpty())
        return right;
    const Theme theme = Theme::of(this);
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    const QString initials =
        (words.constFirst().left(1) + (words.size() > 1 ? words.at(1).left(1) : QString())).toUpper();
    const QFont font = fonts::text(15, QFont::Medium);
    const int nameWidth = width() < 1200 ? 0 : qMin(160, QFontMetrics(font).horizontalAdvance(name) + 10);
    const int left = right - 14 - nameWidth - 40;
    painting::box(painter, QRect(left, height() / 2 - 20, 40, 40), 20, theme.color(ColorRole::Tint));
    painter.setPen(theme.color(ColorRole::TintInk));
    painter.setFont(fonts::text(15, QFont::DemiBold));
    painter.drawText(QRect(left, height() / 2 - 20, 40, 40), Qt::AlignCenter, initials);
    if (nameWidth > 0) {
        painter.setPen(theme.color(ColorRole::Ink));
        painter.setFont(font);
        painter.drawText(QRect(left + 50, 0, nameWidth, height()), Qt::AlignVCenter,
                         QFontMetrics(font).elidedText(name, Qt::ElideRight, nameWidth));
    }
    painter.setPen(theme.color(ColorRole::Line));
    painter.drawLine(left - 12, 10, left - 12, height() - 11);
    return left - 12;
}

TrainingRibbon::TrainingRibbon(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("TRAINING: charge has no value."));
}

void TrainingRibbon::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    painter.fillRect(rect(), theme.color(ColorRole::TrainingFill));
    painter.setRenderHint(QPainter::Antialiasing);
    const QString lead = tr("TRAINING: charge has no value.");
    const QString rest = tr("Nobody can pay this code.");
    const bool isLow = height() < 40;
    const int pixels = isLow ? 14 : 17;
    const int icon = isLow ? 18 : 24;
    const int textWidth = painting::leadAndRestWidth(pixels, lead, rest);
    const int left = (width() - textWidth - 36) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(ColorRole::TrainingStripe));
    constexpr int stripe = 34;
    for (int x = -height(); x < width() + height(); x += 2 * stripe)
        painter.drawPolygon(
            QPolygon({{x, height()}, {x + stripe, height()}, {x + stripe + height(), 0}, {x + height(), 0}}));
    painter.fillRect(QRect(left - 24, 0, textWidth + 36 + 48, height()), theme.color(ColorRole::TrainingFill));
    paintIcon(painter, QRectF(left, (height() - icon) / 2.0, icon, icon), u"training"_s, Qt::white);
    painter.setPen(Qt::white);
    painting::leadAndRest(painter, QRect(left + icon + 10, 0, textWidth + 6, height()), pixels, lead, rest);
}

} // namespace balcao
