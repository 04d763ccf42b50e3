// SPDX-License-Identifier: MIT
#include "ui/widgets/closing/dayparts.h"

#include "ui/widgets/controls/statuspill.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int tableRow = 36;
constexpr int pad = 20;

QString spoken(const CountedSum &sum)
{
    return display::count(sum.count) + u", "_s + display::amount(sum.amount);
}

} // namespace

FigureTile::FigureTile(bool isLoud)
    : m_isLoud(isLoud)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FigureTile::setFigure(const DayView::Figure &figure)
{
    m_figure = figure;
    setAccessibleName(figure.label + u": "_s + (figure.amount ? display::amount(*figure.amount) : figure.number) +
                      u", "_s + figure.beside);
    update();
}

void FigureTile::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const bool isOpen = m_figure.isOpen;
    canvas.box(rect(), metrics::radiusCard,
               m_isLoud ? ColorRole::Visor
               : isOpen ? ColorRole::UnknownTint
                        : ColorRole::Surface,
               isOpen ? ColorRole::UnknownBorder : ColorRole::None);
    const Shades quiet = m_isLoud ? ColorRole::VisorDim : isOpen ? ColorRole::UnknownInk : ColorRole::Ink2;
    const Shades loud = m_isLoud ? ColorRole::DisplayText : isOpen ? ColorRole::UnknownInk : ColorRole::Ink;
    const int side = width() < 160 ? 12 : pad;
    const QRect inner = rect().adjusted(side, 8, -side, -8);
    const int line = inner.height() / 4;
    const QRect label(inner.left(), inner.top(), inner.width(), line);
    const QRect beside(inner.left(), inner.bottom() - line, inner.width(), line + 1);
    const QRect middle(inner.left(), label.bottom() + 1, inner.width(), beside.top() - label.bottom() - 2);
    canvas.text(label, m_figure.label, fonts::fitting(m_figure.label, label.width(), {16, 15, 14, 13}, QFont::Normal),
                quiet);
    if (m_figure.amount)
        canvas.money(middle, *m_figure.amount, {.sizes = {36, 32, 28, 24, 20, 17}}, loud);
    else
        canvas.text(middle, m_figure.number, fonts::strong(28), loud);
    canvas.text(beside, m_figure.beside, fonts::fitting(m_figure.beside, beside.width(), {14, 13, 12}, QFont::Normal),
                quiet);
}

HourBars::HourBars()
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void HourBars::setChart(const QList<DayView::Bar> &bars, const QList<DayView::Mark> &marks)
{
    m_bars = bars;
    m_marks = marks;
    QStringList words;
    for (const DayView::Bar &bar : bars) {
        if (!bar.amount.isZero())
            words.append(bar.label + u' ' + display::amount(bar.amount));
    }
    setAccessibleName(tr("Received by hour") + u": "_s + (words.isEmpty() ? tr("nothing yet") : words.join(u", "_s)));
    update();
}

void HourBars::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    constexpr int labels = 24;
    const QFont axis = fonts::text(13);
    int besides = 0;
    for (const DayView::Mark &mark : std::as_const(m_marks))
        besides = qMax(besides, QFontMetrics(axis).horizontalAdvance(mark.label) + 10);
    const QRect area = rect().adjusted(pad + besides, 34, -pad, -labels - 8);
    for (const DayView::Mark &mark : std::as_const(m_marks)) {
        const int y = area.bottom() - area.height() * mark.part / 1000;
        canvas.line({area.left(), y}, {area.right(), y}, ColorRole::Line);
        canvas.text(QRect(pad, y - 10, besides - 10, 20), mark.label, axis, ColorRole::Ink2,
                    Qt::AlignRight | Qt::AlignVCenter);
    }
    if (m_bars.isEmpty()) {
        canvas.text(rect(), tr("Nothing came yet"), fonts::text(15), ColorRole::Ink3, Qt::AlignCenter);
        return;
    }
    const int pitch = area.width() / static_cast<int>(m_bars.size());
    const int thick = qBound(3, pitch * 6 / 10, 48);
    // Every second or third hour where there is no room for each.
    const int step = pitch >= 34 ? 1 : pitch >= 18 ? 2 : 4;
    static constexpr Shades usual{0xFF7391DE, 0xFF5474C8};
    for (int i = 0; i < m_bars.size(); ++i) {
        const DayView::Bar &bar = m_bars.at(i);
        const int left = area.left() + i * pitch + (pitch - thick) / 2;
        const int high = bar.amount.isZero() ? 0 : qMax(2, area.height() * bar.part / 1000);
        if (high > 0)
            canvas.fill(QRect(left, area.bottom() - high, thick, high), bar.isHighest ? ColorRole::Primary : usual);
        if (i % step == 0)
            canvas.text(QRect(left + thick / 2 - 24, area.bottom() + 6, 48, labels), bar.label, fonts::text(13),
                        ColorRole::Ink2, Qt::AlignHCenter | Qt::AlignTop);
        if (bar.isHighest) {
            constexpr int room = 140;
            const int from = qBound(0, left + thick / 2 - room / 2, width() - room);
            canvas.text(QRect(from, area.bottom() - high - 24, room, 20), display::amount(bar.amount),
                        fonts::strong(14), ColorRole::Ink, Qt::AlignCenter);
        }
    }
}

void StatusTable::setLines(const QList<DayView::StatusLine> &lines, const CountedSum &all)
{
    m_lines = lines;
    m_all = all;
    QStringList words;
    for (const DayView::StatusLine &line : lines)
        words.append(line.status.label + u' ' + spoken(line.sum));
    words.append(tr("Total") + u' ' + spoken(all));
    setAccessibleName(tr("By status") + u": "_s + words.join(u"; "_s));
    updateGeometry();
    update();
}

QSize StatusTable::sizeHint() const
{
    return {280, tableRow * (static_cast<int>(m_lines.size()) + 1) + 4};
}

void StatusTable::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const auto sums = [&](const QRect &row, const CountedSum &sum, Shades ink) {
        const int money = qMin(150, row.width() / 3 + 20);
        canvas.text(QRect(row.left(), row.top(), row.width() - money - 8, row.height()), display::count(sum.count),
                    fonts::text(16), ColorRole::Ink2, Qt::AlignRight | Qt::AlignVCenter);
        canvas.money(QRect(row.right() - money, row.top(), money, row.height()), sum.amount,
                     {.sizes = {16, 15, 14, 13}}, ink, Qt::AlignRight | Qt::AlignVCenter);
    };
    QRect row(pad, 0, width() - 2 * pad, tableRow);
    for (const DayView::StatusLine &line : m_lines) {
        const QSize pill = StatusPill::sizeOf(StatusPill::Size::Small, line.status);
        StatusPill::paint(canvas, QRect(QPoint(row.left(), row.top() + (tableRow - pill.height()) / 2), pill),
                          StatusPill::Size::Small, line.status);
        if (line.status.isByHand())
            canvas.icon(QRectF(row.left() + pill.width() + 8, row.center().y() - 8, 17, 17), u"user"_s,
                        ColorRole::Ink2);
        sums(row, line.sum, ColorRole::Ink);
        canvas.line(row.bottomLeft(), row.bottomRight());
        row.translate(0, tableRow);
    }
    canvas.text(row, tr("Total"), fonts::strong(16), ColorRole::Ink);
    sums(row, m_all, ColorRole::Ink);
}

void PersonTable::setLines(const QStringList &heads, const QList<DayView::PersonLine> &lines)
{
    m_heads = heads;
    m_lines = lines;
    QStringList words;
    for (const DayView::PersonLine &line : lines) {
        QStringList cells{line.name};
        for (int i = 0; i < line.numbers.size(); ++i)
            cells.append(heads.value(i + 1) + u' ' + line.numbers.at(i));
        cells.append(heads.constLast() + u' ' + display::amount(line.received));
        words.append(cells.join(u", "_s));
    }
    setAccessibleName(words.join(u"; "_s));
    updateGeometry();
    update();
}

QSize PersonTable::sizeHint() const
{
    return {320, tableRow * (static_cast<int>(m_lines.size()) + 1) + 8};
}

void PersonTable::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const int inner = width() - 2 * pad;
    const int money = qMin(150, inner / 4);
    const int numbers = qMax(1, static_cast<int>(m_heads.size()) - 2);
    const int name = inner / 4;
    const int each = (inner - name - money) / numbers;
    const auto cells = [&](const QRect &row, const auto &paint) {
        for (int i = 0; i < numbers; ++i)
            paint(i, QRect(row.left() + name + i * each, row.top(), each - 6, row.height()));
    };
    QRect row(pad, 2, inner, tableRow);
    const auto head = [&](const QRect &box, const QString &text, int flags) {
        canvas.text(box, text, fonts::fitting(text, box.width(), {14, 13, 12}, QFont::DemiBold), ColorRole::Ink2,
                    flags);
    };
    constexpr int right = Qt::AlignRight | Qt::AlignVCenter;
    head(QRect(row.left(), row.top(), name, tableRow), m_heads.value(0), Qt::AlignVCenter);
    cells(row, [&](int i, const QRect &box) { head(box, m_heads.value(i + 1), right); });
    head(QRect(row.right() - money, row.top(), money, tableRow), m_heads.isEmpty() ? QString() : m_heads.constLast(),
         right);
    for (const DayView::PersonLine &line : m_lines) {
        canvas.line(row.bottomLeft(), row.bottomRight());
        row.translate(0, tableRow);
        canvas.text(QRect(row.left(), row.top(), name - 6, tableRow), line.name,
                    fonts::fitting(line.name, name - 6, {16, 15, 14, 13, 12}, QFont::Normal), ColorRole::Ink);
        cells(row, [&](int i, const QRect &box) {
            canvas.text(box, line.numbers.value(i), fonts::text(16), ColorRole::Ink, right);
        });
        canvas.money(QRect(row.right() - money, row.top(), money, tableRow), line.received, {.sizes = {16, 15, 14, 13}},
                     ColorRole::Ink, right);
    }
}

} // namespace balcao

#include "moc_dayparts.cpp"
