// SPDX-License-Identifier: MIT
#include "ui/widgets/frame/shell.h"

#include "ui/text/display.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/icon.h"

#include <QPushButton>

#include <array>

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
        setProperty("keycap", keycap); // for screen readers, before they hear of it
        setAccessibleRole(this, QAccessible::RadioButton);
        setText(name);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setCheckable(true);
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return {66, 70}; }
    void setBadge(int count)
    {
        setAccessibleDescription(
            count > 0 ? Rail::tr("%1 charge(s) to check", nullptr, count).arg(display::count(count)) : QString());
        redraw(this, m_badge, count);
    }

protected:
    /** Where one is, the page says. */
    void nextCheckState() override {}
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const Shades ink = isChecked() ? ColorRole::OnFill : ColorRole::RailText;
        if (isChecked() || hasFocus())
            canvas.box(rect(), metrics::radiusTile, isChecked() ? ColorRole::RailActive : ColorRole::None,
                       ColorRole::Ochre, hasFocus() ? 3 : 0);
        const bool isLow = height() < 86;
        canvas.icon(QRectF(width() / 2.0 - 12, isLow ? 5 : 10, 24, 24), m_icon, ink);
        canvas.text(QRect(0, isLow ? 29 : 36, width(), 22), text(),
                    fonts::fitting(text(), width() - 2, {14, 13, 12, 11}, QFont::DemiBold), ink, Qt::AlignCenter);
        const int cap = painting::keycapSize(m_keycap).width();
        const QRect frame((width() - cap) / 2, isLow ? 52 : 60, cap, 18);
        canvas.box(frame, metrics::radiusKeycap, ColorRole::None, ColorRole::VisorDim);
        canvas.text(frame, m_keycap, fonts::strong(12), ink, Qt::AlignCenter);
        if (m_badge == 0)
            return;
        const QString count = m_badge > 99 ? u"99+"_s : QString::number(m_badge);
        const QFont font = fonts::text(13, QFont::DemiBold);
        const QRect badge(width() / 2 + 6, 3, qMax(22, QFontMetrics(font).horizontalAdvance(count) + 12), 22);
        canvas.box(badge, 11, ColorRole::Ochre);
        canvas.text(badge, count, font, ColorRole::Rail, Qt::AlignCenter);
    }

private:
    QString m_icon;
    QString m_keycap;
    int m_badge = 0;
};

/** The person at the counter: initials, name and role. Opens the menu. Never takes the focus. */
class PersonMenuButton : public QPushButton
{
public:
    PersonMenuButton(const ShellPresenter &presenter, QWidget *parent)
        : QPushButton(parent)
        , m_presenter(presenter)
    {
        setObjectName(u"person"_s);
        setFocusPolicy(Qt::NoFocus);
        setCursor(Qt::PointingHandCursor);
        setAccessibleName(TopBar::tr("Menu"));
    }
    static constexpr int side = 40;
    [[nodiscard]] QSize sizeHint() const override { return {side, side}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    /** In a bar of that width; narrow ones show the initials only. */
    [[nodiscard]] int widthIn(int bar) const
    {
        const QString name = m_presenter.operatorName();
        if (name.isEmpty() || bar < 1200)
            return side;
        const int wide = qMax(QFontMetrics(nameFont()).horizontalAdvance(name),
                              QFontMetrics(fonts::text(13)).horizontalAdvance(m_presenter.operatorRole()));
        return side + 10 + qMin(160, wide + 10);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const QString name = m_presenter.operatorName();
        const QString role = m_presenter.operatorRole();
        const QRect disc(0, 0, side, side);
        const bool isLit = isDown() || underMouse();
        canvas.box(disc, side / 2, isLit ? ColorRole::Ring : ColorRole::Tint);
        if (name.isEmpty())
            canvas.icon(QRectF(10, 10, 20, 20), u"more"_s, ColorRole::TintInk);
        else
            canvas.text(disc, display::initials(name), fonts::text(15, QFont::DemiBold), ColorRole::TintInk,
                        Qt::AlignCenter);
        const QRect words(side + 10, 0, width() - side - 10, height());
        if (words.width() <= 0)
            return;
        const int up = role.isEmpty() ? 0 : 9;
        canvas.text(words.translated(0, -up), name, nameFont(), ColorRole::Ink);
        canvas.text(words.translated(0, up + 1), role, fonts::text(13), ColorRole::Ink2);
    }

private:
    [[nodiscard]] static QFont nameFont() { return fonts::text(15, QFont::Medium); }

    const ShellPresenter &m_presenter;
};

Rail::Rail(QWidget *parent)
    : QWidget(parent)
    , m_counter(new RailButton(u"charge"_s, tr("Charge"), u"F2"_s, this))
    , m_charges(new RailButton(u"list"_s, tr("Charges"), u"F3"_s, this))
    , m_day(new RailButton(u"closing"_s, tr("Closing"), u"F4"_s, this))
    , m_settings(new RailButton(u"settings"_s, tr("Settings"), u"F10"_s, this))
{
    connect(m_counter, &QAbstractButton::clicked, this, &Rail::counterRequested);
    connect(m_charges, &QAbstractButton::clicked, this, &Rail::chargesRequested);
    connect(m_day, &QAbstractButton::clicked, this, &Rail::dayRequested);
    connect(m_settings, &QAbstractButton::clicked, this, &Rail::settingsRequested);
    for (RailButton *button : {m_counter, m_charges, m_day, m_settings})
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    filled(new QVBoxLayout(this), {}, 6, {m_counter, m_charges, m_day, Part::rest(), m_settings});
    setActive(Place::Counter);
}

void Rail::setActive(Place place)
{
    m_counter->setChecked(place == Place::Counter);
    m_charges->setChecked(place == Place::Charges);
    m_day->setChecked(place == Place::Day);
    m_settings->setChecked(place == Place::Settings);
    update();
}

void Rail::setOpenCount(int count)
{
    m_charges->setBadge(count);
}

void Rail::resizeEvent(QResizeEvent *)
{
    const int margin = width() < 100 ? 6 : 10;
    const int spare = qBound(0, (height() - 640) / 4, 12);
    layout()->setContentsMargins(margin, 58 + (width() < 100 ? spare : 2 * spare), margin, margin);
    for (RailButton *button : {m_counter, m_charges, m_day, m_settings})
        button->setFixedHeight(74 + spare);
}

void Rail::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas.fill(rect(), ColorRole::Rail);
    const int side = width() < 100 ? 38 : 44;
    paintAppIcon(canvas.painter(), QRectF((width() - side) / 2.0, width() < 100 ? 13 : 16, side, side));
    const RailButton *active = m_counter;
    for (const RailButton *button : {m_charges, m_day, m_settings}) {
        if (button->isChecked())
            active = button;
    }
    canvas.fill(QRect(0, active->y() + 14, 5, active->height() - 28), ColorRole::Ochre);
}

void TopBar::setMetrics(const LayoutMetrics &grid)
{
    setFixedHeight(grid.topBar);
    redraw(this, m_pad, grid.pad);
    placeMenu();
}

QWidget *TopBar::menuAnchor() const
{
    return m_menu;
}

int TopBar::clockX() const
{
    return width() - m_pad - QFontMetrics(fonts::text(18, QFont::DemiBold)).horizontalAdvance(m_presenter.time());
}

void TopBar::placeMenu()
{
    constexpr int beforeTime = 28;
    constexpr int side = PersonMenuButton::side;
    const int wide = m_menu->widthIn(width());
    m_menu->setGeometry(clockX() - beforeTime - wide, height() / 2 - side / 2, wide, side);
    m_menu->update();
}

TopBar::TopBar(const ShellPresenter &presenter, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_menu(new PersonMenuButton(presenter, this))
{
    setAccessibleRole(this, QAccessible::StatusBar);
    const auto refresh = [this] {
        setAccessibleName(m_presenter.sentence());
        placeMenu();
        update();
    };
    connect(&m_presenter, &ShellPresenter::changed, this, refresh);
    connect(m_menu, &QAbstractButton::clicked, this, &TopBar::menuRequested);
    refresh();
}

void TopBar::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas.fill(rect(), ColorRole::Surface);

    const QFont strong = fonts::text(18, QFont::DemiBold);
    const QFontMetrics letters(strong);
    canvas->setPen(canvas.theme().color(ColorRole::Ink));
    canvas->setFont(strong);
    canvas->drawText(clockX(), height() / 2 + letters.capHeight() / 2, m_presenter.time());

    const int right = paintContact(canvas, m_menu->x() - 12);
    const QFont small = fonts::text(15);
    const int counterWidth = QFontMetrics(small).horizontalAdvance(m_presenter.counter()) + 2;
    const int room = qMax(0, right - m_pad - 12 - 14 - counterWidth);
    const QString shop = letters.elidedText(m_presenter.shopName(), Qt::ElideRight, room);
    canvas.text(QRect(m_pad, 0, room, height()), shop, strong, ColorRole::Ink);
    const QRect counter(m_pad + letters.horizontalAdvance(shop) + 14, height() / 2 - 16, counterWidth, 32);
    if (counter.right() > right)
        return;
    canvas.text(counter, m_presenter.counter(), small, ColorRole::Ink2, Qt::AlignCenter);
}

/** How the line to the provider stands, at the left of @p right; the new right edge. */
int TopBar::paintContact(Canvas &canvas, int right) const
{
    struct Look {
        Shades ink;
        Shades icon;
        Shades tint = ColorRole::None;
    };
    /** In the order of ShellPresenter::Contact::Tone. */
    static constexpr std::array<Look, 5> looks{{{ColorRole::Ink2, ColorRole::Ink3},
                                                {ColorRole::Ink, ColorRole::OkInk},
                                                {ColorRole::Ink, ColorRole::OkInk},
                                                {ColorRole::UnknownInk, ColorRole::UnknownInk, ColorRole::UnknownTint},
                                                {ColorRole::ErrorInk, ColorRole::ErrorInk, ColorRole::ErrorTint}}};
    const auto contact = m_presenter.chip();
    if (!contact)
        return right;
    const Look &look = looks.at(static_cast<std::size_t>(contact->tone));
    const QRect row(0, height() / 2 - 20, right - 14, 40);
    return canvas.chip(row, {contact->icon, look.tint, look.ink, 15, 20, 13, look.icon}, contact->lead, contact->rest,
                       true);
}

void TrainingRibbon::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas.fill(rect(), ColorRole::TrainingFill);
    canvas->setRenderHint(QPainter::Antialiasing);
    const auto &[lead, rest] = m_words;
    const bool isLow = height() < 40;
    // The customer's is higher.
    int pixels = isLow ? 14 : height() < 50 ? 17 : 28;
    while (pixels > 14 && painting::leadAndRestWidth(pixels, lead, rest) + 84 > width())
        --pixels;
    const int icon = isLow ? 18 : 24;
    const int textWidth = painting::leadAndRestWidth(pixels, lead, rest);
    const int left = (width() - textWidth - 36) / 2;
    canvas->setPen(Qt::NoPen);
    canvas->setBrush(canvas.theme().color(ColorRole::TrainingStripe));
    constexpr int stripe = 34;
    for (int x = -height(); x < width() + height(); x += 2 * stripe)
        canvas->drawPolygon(
            QPolygon({{x, height()}, {x + stripe, height()}, {x + stripe + height(), 0}, {x + height(), 0}}));
    canvas.fill(QRect(left - 24, 0, textWidth + 36 + 48, height()), ColorRole::TrainingFill);
    canvas.icon(QRectF(left, (height() - icon) / 2.0, icon, icon), u"training"_s, ColorRole::OnFill);
    canvas.leadAndRest(QRect(left + icon + 10, 0, textWidth + 6, height()), pixels, lead, rest, ColorRole::OnFill);
}

} // namespace balcao

#include "moc_shell.cpp"
