// SPDX-License-Identifier: MIT
#include "ui/widgets/operators/pinpad.h"

#include "ui/presentation/operators/signinpresenter.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/keypad.h"
#include "ui/widgets/controls/scanfilter.h"
#include "ui/widgets/style/accessibility.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace balcao
{

PinField::PinField(SignInPresenter &signIn, bool hasTitle)
    : m_signIn(signIn)
    , m_hasTitle(hasTitle)
{
    setFocusPolicy(Qt::StrongFocus);
    setTypesOnPad(this, true);
    setAccessibleRole(this, QAccessible::EditableText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(&m_signIn, &SignInPresenter::changed, this, &PinField::refresh);
    connect(&m_signIn, &SignInPresenter::refused, this, &PinField::shake);
    connect(&m_shake, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    refresh();
}

void PinField::refresh()
{
    const bool wasWaiting = m_view.isWaiting();
    const bool wasBadgeWaiting = m_view.isBadgeWaiting;
    const bool wasChecking = !m_view.progress.isEmpty();
    m_view = m_signIn.pin();
    const PersonView *who = m_signIn.chosen();
    setAccessibleName(who ? tr("PIN of %1").arg(who->name) : tr("PIN"));
    setAccessibleDescription(m_view.rest);
    if (wasWaiting && !m_view.isWaiting() && isVisible())
        Speaker::say(this, tr("The PIN can be typed again."));
    else if (wasBadgeWaiting && !m_view.isBadgeWaiting && isVisible())
        Speaker::say(this, tr("A badge can be read again."));
    if (!wasChecking && !m_view.progress.isEmpty() && isVisible())
        Speaker::say(this, m_view.progress);
    update();
}

void PinField::shake()
{
    refresh();
    Speaker::say(this, m_view.lead + u". "_s + m_view.rest);
    const int pace = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    if (pace <= 0)
        return;
    constexpr int side = 3;
    m_shake.setStartValue(0);
    for (const int at : {1, 2, 3, 4})
        m_shake.setKeyValueAt(at / 5.0, at % 2 == 0 ? side : -side);
    m_shake.setEndValue(0);
    m_shake.setDuration(pace);
    m_shake.start();
}

bool PinField::take(const QKeyEvent &event)
{
    const bool isCommand = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const QString text = isCommand ? QString() : event.text();
    if (event.key() == Qt::Key_Backspace && !isCommand)
        m_signIn.removeLast();
    else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        event.isAutoRepeat() ? void() : m_signIn.enter();
    else if (text.size() == 1 && text.at(0) >= u'0' && text.at(0) <= u'9')
        event.isAutoRepeat() ? void() : m_signIn.type(text.at(0));
    else
        return false;
    return true;
}

void PinField::keyPressEvent(QKeyEvent *event)
{
    if (!take(*event))
        QWidget::keyPressEvent(event);
}

void PinField::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    if (m_shake.state() == QAbstractAnimation::Running)
        canvas->translate(m_shake.currentValue().toInt(), 0);
    m_view.lead.isEmpty() ? paintDots(canvas) : paintWait(canvas);
}

void PinField::paintDots(Canvas &canvas) const
{
    constexpr int side = 18;
    constexpr int pitch = side + 16;
    const auto dots = static_cast<int>(m_view.dots);
    const QString title = m_view.progress.isEmpty() && m_hasTitle ? accessibleName() : m_view.progress;
    if (!title.isEmpty())
        canvas.text(QRect(0, 4, width(), 24), title, fonts::text(15, QFont::Medium), ColorRole::Ink2, Qt::AlignCenter);
    const int middle = !title.isEmpty() ? (28 + height()) / 2 : height() / 2;
    QRectF dot((width() - dots * pitch + pitch - side) / 2.0, middle - side / 2.0, side, side);
    for (int at = 0; at < dots; ++at, dot.translate(pitch, 0)) {
        const bool isTyped = at < m_view.typed;
        // The next one is where the caret would be.
        const bool isNext = at == m_view.typed && hasFocus() && m_view.canType;
        canvas.box(dot, side / 2.0, isTyped ? ColorRole::Ink : ColorRole::None,
                   isNext    ? ColorRole::FocusRing
                   : isTyped ? ColorRole::None
                             : ColorRole::Stroke,
                   isNext ? 3 : 2);
    }
}

void PinField::paintWait(Canvas &canvas) const
{
    canvas.box(rect().adjusted(3, 0, -3, 0), metrics::radiusControl, ColorRole::ErrorTint);
    const bool hasBar = m_view.waitPermille > 0;
    const QRect words = rect().adjusted(17, 4, -17, hasBar ? -18 : -4);
    const QFont font = fonts::fitting(m_view.rest, words.width(), {14, 13, 12}, QFont::Normal);
    const QStringList lines = painting::lines(m_view.rest, font, words.width());
    const int below = qMin(static_cast<int>(lines.size()) * QFontMetrics(font).height(), words.height() - 22);
    const QRect lead = words.adjusted(0, 0, 0, -below);
    canvas.text(lead, m_view.lead, fonts::fitting(m_view.lead, lead.width(), {17, 16, 15, 14, 13}, QFont::DemiBold),
                ColorRole::ErrorInk, Qt::AlignCenter);
    const QRect rest = words.adjusted(0, words.height() - below, 0, 0);
    canvas.text(rest, m_view.rest, fonts::fitting(m_view.rest, rest.size(), {font.pixelSize(), 13, 12}, QFont::Normal),
                ColorRole::ErrorInk, static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap);
    if (!hasBar)
        return;
    const QRect bar(words.left(), height() - 14, words.width(), 6);
    canvas.box(bar, 3, ColorRole::Surface);
    canvas.box(QRect(bar.topLeft(), QSize(bar.width() * m_view.waitPermille / 1000, bar.height())), 3,
               ColorRole::ErrorFill);
}

PinPad::PinPad(SignInPresenter &signIn, bool hasTitle)
    : m_field(new PinField(signIn, hasTitle))
    , m_keys(filled(new QGridLayout, {3, 0, 3, 0}, 0))
{
    const QStringList labels{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s,
                             u"7"_s, u"8"_s, u"9"_s, {},     u"0"_s, QString(Key::backspace)};
    for (int i = 0; i < labels.size(); ++i) {
        if (labels.at(i).isEmpty())
            continue;
        auto *key = new Key(labels.at(i), 26);
        m_keys->addWidget(key, i / 3, i % 3);
        connect(key, &QAbstractButton::clicked, this, [&signIn, label = labels.at(i)] {
            label == Key::backspace ? signIn.removeLast() : signIn.type(label.at(0));
        });
        connect(&signIn, &SignInPresenter::changed, key, [&signIn, key] { key->setEnabled(signIn.pin().canType); });
        key->setEnabled(signIn.pin().canType);
    }
    filled(new QVBoxLayout(this), {}, 0, {m_field, m_keys});
    setFocusProxy(m_field);
    setSpare(mostSpare);
}

void PinPad::setSpare(int spare)
{
    m_field->setFixedHeight(64 + 4 * spare);
    for (Key *key : findChildren<Key *>())
        key->setFixedHeight(metrics::minTarget + 3 * spare);
    m_keys->setSpacing(6 + spare);
    layout()->setSpacing(6 + spare);
    layout()->activate(); // whoever holds it asks for its height at once
}

} // namespace balcao

#include "moc_pinpad.cpp"
