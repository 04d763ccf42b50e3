// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/segments.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/style/accessibility.h"

#include <QButtonGroup>

#include <algorithm>

namespace balcao
{

namespace
{

constexpr int segmentHeight = 44;

class Segment : public QAbstractButton
{
public:
    explicit Segment(const QString &word)
    {
        setText(word);
        setCheckable(true);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setAutoExclusive(true); // as its group has it; a screen reader takes it from here
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {QFontMetrics(fonts::strong(16)).horizontalAdvance(text()) + 36, segmentHeight};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const bool isFree = isEnabled();
        if (isChecked())
            canvas.box(QRectF(rect()).adjusted(2, 2, -2, -2), metrics::radiusControl - 2,
                       isFree ? ColorRole::Primary : ColorRole::MutedTint);
        const Shades rest = isFree ? ColorRole::Ink2 : ColorRole::Ink3;
        canvas.text(rect(), text(), isChecked() ? fonts::strong(16) : fonts::text(16, QFont::Medium),
                    isChecked() && isFree ? ColorRole::OnFill
                    : isChecked()         ? ColorRole::Ink2
                                          : rest,
                    Qt::AlignCenter);
    }
    void focusInEvent(QFocusEvent *event) override
    {
        QAbstractButton::focusInEvent(event);
        parentWidget()->update();
    }
    void focusOutEvent(QFocusEvent *event) override
    {
        QAbstractButton::focusOutEvent(event);
        parentWidget()->update();
    }
};

/** What it is below its word, beside a radio button's ring. */
class SegmentCard : public QAbstractButton
{
public:
    SegmentCard(const QString &word, const QString &says)
        : m_says(says)
    {
        setText(word);
        setCheckable(true);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setAutoExclusive(true); // as its group has it; a screen reader takes it from here
        setAccessibleDescription(says);
    }

    [[nodiscard]] QSize sizeHint() const override { return {300, 82}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 82}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const bool isOn = isChecked();
        const bool isFree = isEnabled();
        constexpr int ring = 4;
        canvas.box(rect().adjusted(ring, ring, -ring, -ring), metrics::radiusControl,
                   isOn ? ColorRole::Tint : (isFree ? ColorRole::Surface : ColorRole::Inset),
                   isOn && isFree ? ColorRole::Link : ColorRole::Stroke, isOn ? 2 : 1);
        if (hasFocus())
            canvas.box(rect(), metrics::radiusControl + ring, ColorRole::None, ColorRole::FocusRing, 3);
        const QRect circle(20, height() / 2 - 12, 24, 24);
        canvas.box(circle, 12, ColorRole::Surface, isOn && isFree ? ColorRole::Primary : ColorRole::Stroke, 2);
        if (isOn)
            canvas.box(circle.adjusted(6, 6, -6, -6), 6, isFree ? ColorRole::Primary : ColorRole::Ink3);
        const QRect words(58, 0, width() - 70, height());
        constexpr int title = 38;
        canvas.text(words.adjusted(0, 14, 0, title - height()), text(),
                    fonts::fitting(text(), words.width(), {17, 16, 15, 14}, QFont::DemiBold),
                    isFree ? ColorRole::Ink : ColorRole::Ink2);
        const QRect below = words.adjusted(0, title + 1, 0, -7);
        canvas.text(below, m_says, fonts::fitting(m_says, below.size(), {14, 13, 12}, QFont::Normal), ColorRole::Ink2,
                    static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap);
    }

private:
    QString m_says;
};

} // namespace

Segments::Segments(const QStringList &words, const QStringList &says, QWidget *parent)
    : QWidget(parent)
    , m_areCards(!says.isEmpty())
{
    auto *row = m_areCards ? filled(new QHBoxLayout(this), {}, 6)
                           : filled(new QHBoxLayout(this), {ringSpace, ringSpace, ringSpace, ringSpace}, 0);
    auto *group = new QButtonGroup(this);
    for (const QString &word : words) {
        QAbstractButton *const button =
            m_areCards ? static_cast<QAbstractButton *>(new SegmentCard(word, says.at(m_buttons.size())))
                       : new Segment(word);
        group->addButton(button, static_cast<int>(m_buttons.size()));
        row->addWidget(button);
        m_buttons.append(button);
    }
    setSizePolicy(m_areCards ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(group, &QButtonGroup::idToggled, this, [this](int number, bool isOn) {
        if (isOn)
            Q_EMIT chosen(number);
    });
}

void Segments::setChosen(qsizetype number)
{
    const QSignalBlocker quiet(m_buttons.constFirst()->group());
    m_buttons.constFirst()->group()->setExclusive(false);
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons.at(i)->setChecked(i == number);
        // The tabulator comes to what is chosen: from another one the arrows would only move the keyboard, seen by nobody.
        m_buttons.at(i)->setFocusPolicy(number < 0 || i == number ? Qt::StrongFocus : Qt::ClickFocus);
    }
    m_buttons.constFirst()->group()->setExclusive(true);
}

void Segments::paintEvent(QPaintEvent *)
{
    if (m_areCards)
        return;
    Canvas canvas(this);
    const QRect face = rect().adjusted(ringSpace, ringSpace, -ringSpace, -ringSpace);
    canvas.box(face, metrics::radiusControl, isEnabled() ? ColorRole::Surface : ColorRole::Inset, ColorRole::Stroke);
    if (std::any_of(m_buttons.cbegin(), m_buttons.cend(), [](const auto *button) { return button->hasFocus(); }))
        canvas.box(rect(), metrics::radiusControl + ringSpace, ColorRole::None, ColorRole::FocusRing, 3);
}

Toggle::Toggle(const QString &text, QWidget *parent)
    : QAbstractButton(parent)
{
    setText(text);
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleRole(this, QAccessible::CheckBox);
}

QSize Toggle::sizeHint() const
{
    return {Segments::ringSpace * 2 + 64 + QFontMetrics(fonts::text(16)).horizontalAdvance(text()) + 4,
            segmentHeight + 2 * Segments::ringSpace};
}

void Toggle::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const QRect track(Segments::ringSpace, height() / 2 - 15, 52, 30);
    const Shades fill = isEnabled() ? ColorRole::Primary : ColorRole::Ink3;
    canvas.box(track, 15, isChecked() ? fill : ColorRole::Surface, isChecked() ? ColorRole::None : ColorRole::Stroke,
               2);
    const QRect knob(isChecked() ? track.right() - 24 : track.left() + 6, track.top() + 6, 18, 18);
    canvas.box(knob, 9, isChecked() ? ColorRole::OnFill : ColorRole::Stroke);
    canvas.text(QRect(track.right() + 12, 0, width() - track.right() - 12, height()), text(), fonts::text(16),
                isEnabled() ? ColorRole::Ink : ColorRole::Ink3);
    if (hasFocus())
        canvas.box(rect(), metrics::radiusControl + Segments::ringSpace, ColorRole::None, ColorRole::FocusRing, 3);
}

} // namespace balcao

#include "moc_segments.cpp"
