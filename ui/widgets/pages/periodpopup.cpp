// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/periodpopup.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/style/balcaostyle.h"

#include <QGridLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int popupPad = 12;
constexpr int daySide = metrics::minTarget;
constexpr int presetWidth = 176;
constexpr int weekDays = 7;
constexpr int mostWeeks = 6;

bool isReturn(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

/** A part of the popup that is pressed; the popup has all keys but those that press it. */
class PopupPart : public QAbstractButton
{
public:
    explicit PopupPart(QSize size)
    {
        setFixedSize(size);
        setAttribute(Qt::WA_Hover);
    }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Space)
            QAbstractButton::keyPressEvent(event);
        else
            event->ignore();
    }
};

} // namespace

class PresetButton : public PopupPart
{
public:
    PresetButton(const QString &label, bool isChosen)
        : PopupPart({presetWidth, daySide})
        , m_isChosen(isChosen)
    {
        setText(label);
        setAccessibleName(isChosen ? PeriodPopup::tr("%1, chosen").arg(label) : label);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const bool isLit = m_isChosen || underMouse() || isDown();
        canvas.box(rect(), metrics::radiusControl, isLit ? ColorRole::Tint : ColorRole::None,
                   hasFocus() ? ColorRole::FocusRing : ColorRole::None, 3);
        const Shades ink = isLit ? ColorRole::TintInk : ColorRole::Ink;
        if (m_isChosen)
            canvas.icon(QRectF(12, (height() - 20) / 2.0, 20, 20), u"check"_s, ink);
        canvas.text(rect().adjusted(40, 0, -8, 0), text(), m_isChosen ? fonts::strong(16) : fonts::text(16), ink);
    }

private:
    bool m_isChosen;
};

class DayButton : public PopupPart
{
public:
    DayButton()
        : PopupPart({daySide, daySide})
    {
        setFocusPolicy(Qt::ClickFocus); // one of them is a stop of Tab
    }

    enum class Look { Plain, Within, Chosen };

    void show(QDate day, Look look, bool isDead)
    {
        m_day = day;
        m_look = look;
        setEnabled(!isDead);
        setText(QString::number(day.day()));
        const QString name = QLocale().toString(day, QLocale::LongFormat);
        setAccessibleName(look == Look::Plain ? name : PeriodPopup::tr("%1, chosen").arg(name));
        update();
    }
    [[nodiscard]] QDate day() const { return m_day; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const bool isLit = m_look == Look::Within || (isEnabled() && underMouse());
        const Shades face = m_look == Look::Chosen ? ColorRole::Primary : (isLit ? ColorRole::Tint : ColorRole::None);
        const Shades inner = m_look == Look::Chosen ? ColorRole::OnFill : ColorRole::FocusRing;
        canvas.box(rect(), metrics::radiusControl, face);
        if (hasFocus())
            canvas.box(m_look == Look::Chosen ? rect().adjusted(3, 3, -3, -3) : rect(), metrics::radiusControl - 1,
                       ColorRole::None, inner, m_look == Look::Chosen ? 2 : 3);
        const Shades ink = !isEnabled()             ? ColorRole::Ink3
                           : m_look == Look::Chosen ? ColorRole::OnFill
                           : isLit                  ? ColorRole::TintInk
                                                    : ColorRole::Ink;
        canvas.text(rect(), text(), isEnabled() ? fonts::strong(15) : fonts::text(15), ink, Qt::AlignCenter);
    }

private:
    QDate m_day;
    Look m_look = Look::Plain;
};

PeriodPopup::PeriodPopup(HistoryPresenter &presenter, QWidget *anchor, int ring)
    : QWidget(anchor, Qt::Popup)
    , m_presenter(presenter)
    , m_anchor(anchor)
    , m_ring(ring)
    , m_today(presenter.today())
    , m_before(new Button(Button::Kind::Ghost, {}, {.icon = u"chevron-left"_s}))
    , m_after(new Button(Button::Kind::Ghost, {}, {.icon = u"chevron-right"_s}))
    , m_title(new Label(16, QFont::DemiBold, ColorRole::Ink))
{
    setAttribute(Qt::WA_DeleteOnClose);
    const HistoryPresenter::Choices periods = presenter.choices(HistoryPresenter::Filter::Period);
    setAccessibleName(periods.spoken);
    buildPresets(periods);
    buildDays();
    m_spanFrom = presenter.days().first;
    goTo(m_spanFrom.isValid() ? presenter.days().last : m_today, m_spanFrom.isValid());
}

void PeriodPopup::buildPresets(const HistoryPresenter::Choices &periods)
{
    for (int i = 0; i < periods.offered.size(); ++i) {
        auto *preset = new PresetButton(periods.offered.at(i), i == periods.chosen);
        connect(preset, &QAbstractButton::clicked, this, [this, i] {
            close();
            m_presenter.choose(HistoryPresenter::Filter::Period, i);
        });
        m_presets.append(preset);
    }
}

void PeriodPopup::buildDays()
{
    m_title->setAlignment(Qt::AlignCenter);
    m_before->setAccessibleName(tr("Month before"));
    m_after->setAccessibleName(tr("Month after"));
    for (const auto &[arrow, step] : {std::pair{m_before, -1}, {m_after, 1}}) {
        arrow->setFixedSize(daySide, daySide);
        connect(arrow, &Button::clicked, this, [this, step = step] {
            m_month = m_month.addMonths(step);
            showMonth();
        });
    }
    auto *days = filled(new QGridLayout, {}, 0);
    for (int column = 0; column < weekDays; ++column) {
        const int day = (QLocale().firstDayOfWeek() - 1 + column) % weekDays + 1;
        auto *name =
            new Label(QLocale().dayName(day, QLocale::ShortFormat).remove(u'.'), 14, QFont::Normal, ColorRole::Ink3);
        name->setAlignment(Qt::AlignCenter);
        name->setFixedSize(daySide, 32);
        days->addWidget(name, 0, column);
    }
    for (int i = 0; i < mostWeeks * weekDays; ++i) {
        auto *day = new DayButton;
        connect(day, &QAbstractButton::clicked, this,
                [this, day] { take(day->day(), QGuiApplication::keyboardModifiers()); });
        m_days.append(day);
        days->addWidget(day, 1 + i / weekDays, i % weekDays);
    }
    auto *presets = filled(new QVBoxLayout, {}, 4);
    for (PresetButton *preset : std::as_const(m_presets))
        presets->addWidget(preset);
    presets->addStretch(1);
    auto *month = filled(new QHBoxLayout, {}, 0, {m_before, {m_title, 1}, m_after});
    filled(new QHBoxLayout(this), {popupPad, popupPad, popupPad, popupPad}, 16,
           {presets, filled(new QVBoxLayout, {}, 0, {month, days, Part::rest()})});
    layout()->setSizeConstraint(QLayout::SetFixedSize);
}

void PeriodPopup::goTo(QDate day, bool keepsSpan)
{
    m_current = std::min(day, m_today);
    if (!keepsSpan)
        m_spanFrom = m_current;
    m_month = QDate(m_current.year(), m_current.month(), 1);
    showMonth();
    currentDay()->setFocus();
}

void PeriodPopup::showMonth()
{
    // What the list shows, until a span is being taken.
    HistoryPresenter::Days chosen = m_presenter.days();
    if (m_spanFrom != m_current)
        chosen = {std::min(m_spanFrom, m_current), std::max(m_spanFrom, m_current)};
    const int before = (m_month.dayOfWeek() - QLocale().firstDayOfWeek() + weekDays) % weekDays;
    for (int i = 0; i < m_days.size(); ++i) {
        const QDate day = m_month.addDays(i - before);
        DayButton *button = m_days.at(i);
        const bool isWithin = day >= chosen.first && day <= chosen.last;
        button->show(day,
                     day == chosen.first || day == chosen.last ? DayButton::Look::Chosen
                     : isWithin                                ? DayButton::Look::Within
                                                               : DayButton::Look::Plain,
                     day > m_today);
        keepPlace(button, i / weekDays <= (before + m_month.daysInMonth() - 1) / weekDays);
        button->setVisible(day.month() == m_month.month());
        button->setFocusPolicy(day == m_current ? Qt::StrongFocus : Qt::ClickFocus);
    }
    m_title->setText(tr("%1 %2", "month and year")
                         .arg(QLocale().standaloneMonthName(m_month.month()), QString::number(m_month.year())));
    m_after->setEnabled(m_month.addMonths(1) <= m_today);
    QList<QWidget *> stops(m_presets.begin(), m_presets.end());
    stops << m_before << m_after;
    if (currentDay())
        stops << currentDay();
    setTabRing(stops);
    place();
}

/** Nothing in another month. */
DayButton *PeriodPopup::currentDay() const
{
    const auto day = std::find_if(m_days.begin(), m_days.end(), [this](const DayButton *button) {
        return button->isVisibleTo(this) && button->day() == m_current;
    });
    return day == m_days.end() ? nullptr : *day;
}

void PeriodPopup::place()
{
    layout()->activate();
    const QSize size = layout()->totalSizeHint();
    move(popupPlace(size, m_anchor, m_ring));
    setMask(popupShape(QRect(QPoint(), size)));
}

void PeriodPopup::take(QDate day, Qt::KeyboardModifiers modifiers)
{
    const QDate other = modifiers.testFlag(Qt::ShiftModifier) ? m_spanFrom : day;
    close();
    m_presenter.chooseDays(std::min(day, other), std::max(day, other));
}

/** Of the page behind no key is pressed. */
bool PeriodPopup::event(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QWidget::event(event);
    event->accept();
    return true;
}

void PeriodPopup::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    auto *focused = qobject_cast<QAbstractButton *>(focusWidget());
    const auto preset = std::find(m_presets.begin(), m_presets.end(), focused) - m_presets.begin();
    const bool isAmongPresets = preset < m_presets.size();
    const bool takesSpan = event->modifiers().testFlag(Qt::ShiftModifier);
    if (key == Qt::Key_Escape) {
        close();
    } else if (isReturn(key) && focused && !event->isAutoRepeat()) {
        // A span that was taken by the arrows is meant as it stands.
        if (focused == currentDay())
            take(m_current, Qt::ShiftModifier);
        else
            focused->click();
    } else if (isAmongPresets && (key == Qt::Key_Up || key == Qt::Key_Down)) {
        const auto next = qBound<qsizetype>(0, preset + (key == Qt::Key_Up ? -1 : 1), m_presets.size() - 1);
        m_presets.at(next)->setFocus(Qt::TabFocusReason);
    } else if (key == Qt::Key_Left || key == Qt::Key_Right) {
        goTo(m_current.addDays(key == Qt::Key_Left ? -1 : 1), takesSpan);
    } else if (key == Qt::Key_Up || key == Qt::Key_Down) {
        goTo(m_current.addDays(key == Qt::Key_Up ? -weekDays : weekDays), takesSpan);
    } else if (key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
        goTo(m_current.addMonths(key == Qt::Key_PageUp ? -1 : 1), takesSpan);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void PeriodPopup::paintEvent(QPaintEvent *)
{
    Canvas(this).box(rect(), metrics::radiusCard, ColorRole::Popup, ColorRole::PopupBorder);
}

} // namespace balcao

#include "moc_periodpopup.cpp"
