// SPDX-License-Identifier: MIT
#include "ui/widgets/newcharge/openrowbar.h"

#include "ui/widgets/controls/boxes.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int openRowHeight = 56;

} // namespace

/** One charge that waits: its amount and key, and below them its number and the time that is left. */
class OpenChip : public Button
{
public:
    explicit OpenChip(int place)
        : Button(Kind::Secondary)
        , m_digit(QString::number(place))
    {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setFixedHeight(openRowHeight);
    }

    [[nodiscard]] const QString &attempt() const { return m_chip.attempt; }
    void setChip(const OpenRow::Chip &chip)
    {
        m_chip = chip;
        setAccessibleName(display::accessibleText(chip));
        setAccessibleDescription(chip.status.label + u", Alt "_s + m_digit);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const bool isPaid = m_chip.status.moment == display::Status::Moment::JustPaid;
        const bool isLit = isDown() || underMouse();
        canvas.box(rect(), metrics::radiusControl,
                   isLit ? ColorRole::Tint : (isPaid ? ColorRole::OkTint : ColorRole::Surface),
                   hasFocus() ? ColorRole::FocusRing : ColorRole::None, 3);
        const bool isNarrow = width() < 200;
        const QRect inner = rect().adjusted(isNarrow ? 10 : 12, 0, isNarrow ? -10 : -12, 0);
        paintAmount(canvas, QRect(inner.left(), 6, inner.width(), 24), isPaid);
        paintTime(canvas, QRect(inner.left(), 30, inner.width(), 20), isPaid);
    }

private:
    void paintAmount(Canvas &canvas, const QRect &line, bool isPaid) const
    {
        const int pixels = width() < 200 ? 16 : (width() < 300 ? 17 : 19);
        const int amount = QFontMetrics(fonts::strong(pixels)).horizontalAdvance(display::amount(m_chip.amount));
        const QString whole = u"Alt "_s + m_digit;
        const bool hasWhole = amount + 8 + painting::keycapSize(whole).width() <= line.width();
        const Shades ink = isPaid ? ColorRole::OkInk : ColorRole::Ink;
        const int cap = canvas.keycap(line.adjusted(0, -1, 0, -1), hasWhole ? whole : m_digit,
                                      isPaid ? ColorRole::PaidBar.withAlpha(60) : ColorRole::MutedTint,
                                      isPaid ? ink : ColorRole::MutedInk);
        canvas.money(line.adjusted(0, 0, -cap - 6, 0), m_chip.amount, {.sizes = {pixels, 15, 14, 13}}, ink);
    }

    void paintTime(Canvas &canvas, const QRect &line, bool isPaid) const
    {
        const QFont plain = fonts::text(14);
        const QFont strong = fonts::strong(14);
        QString time = m_chip.status.label;
        const int number = QFontMetrics(plain).horizontalAdvance(m_chip.line) + 8;
        constexpr int icon = 22;
        const auto needed = [&] { return number + QFontMetrics(strong).horizontalAdvance(time); };
        int left = line.left();
        if (needed() + icon <= line.width()) {
            canvas.icon(QRectF(left, line.top() + 2, 16, 16), isPaid ? u"check-circle"_s : u"clock"_s,
                        isPaid ? ColorRole::OkInk : ColorRole::WaitInk);
            left += icon;
        } else if (needed() > line.width() && time.endsWith(u's')) {
            time.chop(2); // the unit of the seconds goes before a digit does
        }
        canvas.text(QRect(left, line.top(), number, line.height()), m_chip.line, plain,
                    isPaid ? ColorRole::OkInk : ColorRole::Ink2);
        const Shades ink = isPaid                                                        ? ColorRole::OkInk
                           : m_chip.status.moment == display::Status::Moment::LastMinute ? ColorRole::WaitInk
                                                                                         : ColorRole::Ink;
        canvas.text(QRect(left + number, line.top(), line.right() + 1 - left - number, line.height()), time, strong,
                    ink);
    }

    OpenRow::Chip m_chip;
    QString m_digit;
};

namespace
{

/** How much waits for a person; quiet where nothing does. */
class ToCheckButton : public Button
{
public:
    ToCheckButton()
        : Button(Kind::Secondary)
    {
        setFixedHeight(openRowHeight);
    }

    void setCount(int count, const QString &text)
    {
        setText(text);
        redraw(this, m_count, count);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {QFontMetrics(fonts::strong(sizes.back())).horizontalAdvance(text()) + 2 * pad, openRowHeight};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const Shades ink = m_count > 0 ? ColorRole::UnknownInk : ColorRole::Ink3;
        if (m_count > 0)
            canvas.box(rect(), metrics::radiusControl, ColorRole::UnknownTint, ColorRole::UnknownBorder);
        if (hasFocus() || underMouse())
            canvas.box(rect(), metrics::radiusControl, ColorRole::None, ColorRole::FocusRing, hasFocus() ? 3 : 1);
        const QFont font =
            fonts::fitting(text(), width() - 2 * pad, {sizes.front(), sizes.at(1), sizes.back()}, QFont::DemiBold);
        const int words = QFontMetrics(font).horizontalAdvance(text());
        const bool hasIcon = m_count > 0 && words + 28 + 24 <= width();
        int left = (width() - words - (hasIcon ? 28 : 0)) / 2;
        if (hasIcon)
            canvas.icon(QRectF(left, height() / 2.0 - 10, 20, 20), u"question"_s, ink);
        left += hasIcon ? 28 : 0;
        canvas.text(QRect(left, 0, width() - left, height()), text(), font, ink);
    }

private:
    /** Of the letters, and beside them, in pixels. */
    static constexpr std::array sizes{16, 15, 14};
    static constexpr int pad = 5;

    int m_count = 0;
};

} // namespace

OpenRowBar::OpenRowBar(OpenRow &row, QWidget *parent)
    : QWidget(parent)
    , m_row(row)
    , m_toCheck(new ToCheckButton)
{
    setFixedHeight(openRowHeight);
    auto *box = filled(new QHBoxLayout(this), {}, 8);
    int place = 0;
    for (OpenChip *&chip : m_chips) {
        chip = new OpenChip(++place);
        keepPlace(chip); // nothing stretches
        box->addWidget(chip, 1);
        connect(chip, &Button::clicked, this, [this, chip] { Q_EMIT opened(chip->attempt()); });
    }
    box->addWidget(m_toCheck);
    connect(m_toCheck, &Button::clicked, this, &OpenRowBar::toCheckRequested);
    connect(&m_row, &OpenRow::changed, this, &OpenRowBar::refresh);
    m_row.setWatched(false);
    refresh();
}

void OpenRowBar::setMetrics(int gap, int count)
{
    layout()->setSpacing(gap);
    m_toCheck->setFixedWidth(count);
}

QList<QWidget *> OpenRowBar::stops() const
{
    QList<QWidget *> stops(m_chips.begin(), m_chips.end());
    stops.append(m_toCheck);
    return stops;
}

void OpenRowBar::refresh()
{
    const QList<OpenRow::Chip> &chips = m_row.chips();
    for (std::size_t place = 0; place < m_chips.size(); ++place) {
        const bool isUsed = static_cast<qsizetype>(place) < chips.size();
        m_chips.at(place)->setVisible(isUsed);
        if (isUsed)
            m_chips.at(place)->setChip(chips.at(static_cast<qsizetype>(place)));
    }
    static_cast<ToCheckButton *>(m_toCheck)->setCount(m_row.toCheck(), m_row.toCheckText());
    m_toCheck->setAccessibleDescription(u"Alt 4"_s);
    // Each second, while charges wait: at once, as the timer of a later frame would be one more wake-up.
    repaint();
}

void OpenRowBar::paintEvent(QPaintEvent *)
{
    if (!m_row.chips().isEmpty())
        return;
    Canvas canvas(this);
    canvas.icon(QRectF(4, height() / 2.0 - 10, 20, 20), u"clock"_s, ColorRole::Ink3);
    canvas.text(QRect(32, 0, m_toCheck->x() - 32, height()), tr("No charge is waiting"), fonts::text(15),
                ColorRole::Ink3);
}

void OpenRowBar::showEvent(QShowEvent *)
{
    m_row.setWatched(true);
}

void OpenRowBar::hideEvent(QHideEvent *)
{
    m_row.setWatched(false);
}

} // namespace balcao

#include "moc_openrowbar.cpp"
