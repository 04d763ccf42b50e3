// SPDX-License-Identifier: MIT
#include "ui/widgets/history/periodcalendar.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/balcaostyle.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QTableView>
#include <QTextCharFormat>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int daySide = metrics::minTarget;
constexpr int weekDays = 7;
constexpr int mostWeeks = 6;

/** Presets at the left, the calendar at the right: a window of its own, to which all keys belong while it is open. */
class PeriodWindow : public Card
{
public:
    PeriodWindow(HistoryPresenter &presenter, QWidget *anchor, int ring)
        : Card(anchor)
        , m_calendar(new PeriodCalendar(presenter))
    {
        setWindowFlags(Qt::Popup);
        setAttribute(Qt::WA_DeleteOnClose);
        setColors(ColorRole::Popup, ColorRole::PopupBorder);
        connect(m_calendar, &PeriodCalendar::taken, this, [this, &presenter](QDate first, QDate last) {
            close();
            presenter.chooseDays(first, last);
        });
        connect(m_calendar, &PeriodCalendar::selectionChanged, this, [this, anchor] {
            Speaker::say(anchor, QLocale().toString(m_calendar->selectedDate(), QLocale::LongFormat));
        });
        filled(new QHBoxLayout(this), {12, 12, 12, 12}, 16,
               {makePresets(presenter), filled(new QVBoxLayout, {}, 0, {makeMonth(), m_calendar, Part::rest()})});
        setTabRing(m_stops + QList<QWidget *>{m_calendar->days()});
        const QSize size = layout()->totalSizeHint();
        setGeometry(QRect(popupPlace(size, anchor, ring), size));
        setMask(popupShape(QRect(QPoint(), size)));
        m_calendar->days()->setFocus();
    }

protected:
    /** No shortcut of the page behind is pressed. */
    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return Card::event(event);
        event->accept();
        return true;
    }

private:
    [[nodiscard]] QVBoxLayout *makePresets(HistoryPresenter &presenter)
    {
        const HistoryPresenter::Choices periods = presenter.choices(HistoryPresenter::Filter::Period);
        setAccessibleName(periods.spoken);
        auto *presets = filled(new QVBoxLayout, {}, 4);
        for (int i = 0; i < periods.offered.size(); ++i) {
            const QString &label = periods.offered.at(i);
            const bool isChosen = i == periods.chosen;
            auto *preset = new Button(isChosen ? Button::Kind::Secondary : Button::Kind::Ghost, label,
                                      isChosen ? ButtonStyle{.icon = u"check"_s} : ButtonStyle{});
            preset->setAccessibleName(isChosen ? PeriodCalendar::tr("%1, chosen").arg(label) : label);
            preset->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            connect(preset, &Button::clicked, this, [this, &presenter, i] {
                close();
                presenter.choose(HistoryPresenter::Filter::Period, i);
            });
            presets->addWidget(preset);
            m_stops.append(preset);
        }
        presets->addStretch(1);
        return presets;
    }

    [[nodiscard]] QHBoxLayout *makeMonth()
    {
        auto *title = new Label(16, QFont::DemiBold, ColorRole::Ink);
        title->setAlignment(Qt::AlignCenter);
        auto *before = new Button(Button::Kind::Ghost, {}, {.icon = u"chevron-left"_s});
        auto *after = new Button(Button::Kind::Ghost, {}, {.icon = u"chevron-right"_s});
        before->setAccessibleName(PeriodCalendar::tr("Month before"));
        after->setAccessibleName(PeriodCalendar::tr("Month after"));
        for (Button *const arrow : {before, after})
            arrow->setFixedSize(daySide, daySide);
        connect(before, &Button::clicked, m_calendar, &QCalendarWidget::showPreviousMonth);
        connect(after, &Button::clicked, m_calendar, &QCalendarWidget::showNextMonth);
        const auto follow = [this, title, after] {
            const QDate month(m_calendar->yearShown(), m_calendar->monthShown(), 1);
            title->setText(PeriodCalendar::tr("%1 %2", "month and year")
                               .arg(QLocale().standaloneMonthName(month.month()), QString::number(month.year())));
            after->setEnabled(month.addMonths(1) <= m_calendar->maximumDate());
        };
        connect(m_calendar, &QCalendarWidget::currentPageChanged, this, follow);
        follow();
        m_stops += {before, after};
        return filled(new QHBoxLayout, {}, 0, {before, {title, 1}, after});
    }

    PeriodCalendar *m_calendar;
    QList<QWidget *> m_stops;
};

} // namespace

PeriodCalendar::PeriodCalendar(const HistoryPresenter &presenter)
    : m_presenter(presenter)
{
    setNavigationBarVisible(false);
    setVerticalHeaderFormat(NoVerticalHeader);
    setDateEditEnabled(false);
    setMaximumDate(presenter.today());
    QTextCharFormat title;
    title.setForeground(Canvas(this).theme().color(ColorRole::Ink3));
    title.setBackground(Canvas(this).theme().color(ColorRole::Popup));
    title.setFont(fonts::text(14));
    setHeaderTextFormat(title);
    for (int day = Qt::Monday; day <= Qt::Sunday; ++day)
        setWeekdayTextFormat(static_cast<Qt::DayOfWeek>(day), title);
    setFixedSize(weekDays * daySide, (mostWeeks + 1) * daySide);
    const HistoryPresenter::Days &chosen = presenter.days();
    setSelectedDate(chosen.first.isValid() ? chosen.last : presenter.today());
    m_spanFrom = chosen.first.isValid() ? chosen.first : selectedDate();
    auto *table = findChild<QTableView *>();
    table->horizontalHeader()->setMinimumSectionSize(daySide);
    table->installEventFilter(this);
    table->viewport()->installEventFilter(this);
    connect(this, &QCalendarWidget::selectionChanged, this, [this] {
        if (!m_keepsSpan)
            m_spanFrom = selectedDate();
        updateCells();
    });
    connect(this, &QCalendarWidget::clicked, this, &PeriodCalendar::take);
    connect(this, &QCalendarWidget::activated, this, &PeriodCalendar::take);
}

QWidget *PeriodCalendar::days() const
{
    return findChild<QTableView *>();
}

/** The list's days, until a span is being taken. */
HistoryPresenter::Days PeriodCalendar::shown() const
{
    if (m_spanFrom == selectedDate())
        return m_presenter.days();
    return {std::min(m_spanFrom, selectedDate()), std::max(m_spanFrom, selectedDate())};
}

void PeriodCalendar::take()
{
    Q_EMIT taken(std::min(m_spanFrom, selectedDate()), std::max(m_spanFrom, selectedDate()));
}

bool PeriodCalendar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isShift = key->modifiers().testFlag(Qt::ShiftModifier);
        const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isReturn && key->isAutoRepeat())
            return true;
        if (key->key() == Qt::Key_Space) {
            take();
            return true;
        }
        m_keepsSpan = isShift;
    } else if (event->type() == QEvent::MouseButtonPress) {
        m_keepsSpan = static_cast<QMouseEvent *>(event)->modifiers().testFlag(Qt::ShiftModifier);
        if (!m_keepsSpan)
            m_spanFrom = selectedDate();
    }
    return QCalendarWidget::eventFilter(watched, event);
}

void PeriodCalendar::paintCell(QPainter *painter, const QRect &rect, QDate date) const
{
    Canvas canvas(*painter, this);
    canvas.fill(rect, ColorRole::Popup);
    if (date.month() != monthShown())
        return;
    const HistoryPresenter::Days chosen = shown();
    const bool isEnd = date == chosen.first || date == chosen.last;
    const bool isWithin = date >= chosen.first && date <= chosen.last;
    const bool isDead = date > maximumDate();
    canvas.box(rect, metrics::radiusControl, isEnd ? ColorRole::Primary : isWithin ? ColorRole::Tint : ColorRole::None);
    if (date == selectedDate() && days()->hasFocus())
        canvas.box(isEnd ? rect.adjusted(3, 3, -3, -3) : rect, metrics::radiusControl - 1, ColorRole::None,
                   isEnd ? ColorRole::OnFill : ColorRole::FocusRing, isEnd ? 2 : 3);
    const Shades ink = isDead     ? ColorRole::Ink3
                       : isEnd    ? ColorRole::OnFill
                       : isWithin ? ColorRole::TintInk
                                  : ColorRole::Ink;
    canvas.text(rect, QString::number(date.day()), isDead ? fonts::text(15) : fonts::strong(15), ink, Qt::AlignCenter);
}

void openPeriods(HistoryPresenter &presenter, QWidget *anchor, int ring)
{
    (new PeriodWindow(presenter, anchor, ring))->show();
}

} // namespace balcao

#include "moc_periodcalendar.cpp"
