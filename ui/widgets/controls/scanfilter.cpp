// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/scanfilter.h"

#include "ui/presentation/operators/signinpresenter.h"

#include <QApplication>
#include <QFileDialog>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>
#include <utility>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#endif

using namespace std::chrono_literals;

namespace balcao
{

namespace
{

constexpr auto badgeAwaited = "balcaoBadgeAwaited";
constexpr auto typesOnPad = "balcaoTypesOnPad";

/** Hands the scans of a page to a sign-in. */
class BadgeTaker : public QObject
{
public:
    BadgeTaker(SignInPresenter &signIn, QWidget *page)
        : QObject(page)
        , m_signIn(signIn)
    {
        page->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != ScanEvent::id())
            return false;
        event->accept();
        m_signIn.take(static_cast<ScanEvent *>(event)->scan());
        return true;
    }

private:
    SignInPresenter &m_signIn;
};

/** The property of the nearest of @p widget and its parents that has it. */
bool isSetAt(const QWidget *widget, const char *property)
{
    while (widget && !widget->property(property).isValid())
        widget = widget->parentWidget();
    return widget && widget->property(property).toBool();
}

bool isModifier(int key)
{
    switch (key) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_ScrollLock:
        return true;
    default:
        return false;
    }
}

/** File dialogs get their keys directly, as native ones do: a path may be typed as fast as a scan. */
bool isChoosingFile()
{
    return qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
}

/** The sign of a number pad's key while NumLock is off; null: it is none. */
QChar padSignOf(const QKeyEvent &key)
{
    if (key.modifiers() != Qt::KeypadModifier)
        return {};
    switch (key.key()) {
    case Qt::Key_Insert:
        return u'0';
    case Qt::Key_End:
        return u'1';
    case Qt::Key_Down:
        return u'2';
    case Qt::Key_PageDown:
        return u'3';
    case Qt::Key_Left:
        return u'4';
    case Qt::Key_Clear:
        return u'5';
    case Qt::Key_Right:
        return u'6';
    case Qt::Key_Home:
        return u'7';
    case Qt::Key_Up:
        return u'8';
    case Qt::Key_PageUp:
        return u'9';
    case Qt::Key_Delete:
        return u',';
    default:
        return {};
    }
}

bool hasTypingPad(const QWidget *widget)
{
    return isSetAt(widget, typesOnPad) && !QApplication::activePopupWidget();
}

/** Enter and Tab, and Ctrl+J, as some scanners send a line feed. */
bool isSuffix(const QKeyEvent &key)
{
    const Qt::KeyboardModifiers others = key.modifiers() & ~Qt::KeypadModifier;
    const bool isLineFeed = key.key() == Qt::Key_J && others == Qt::ControlModifier;
    const bool isEnd = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Tab;
    return isLineFeed || (isEnd && others == Qt::NoModifier);
}

bool isSign(const QKeyEvent &key)
{
    constexpr Qt::KeyboardModifiers commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    // AltGr is Ctrl+Alt for Windows.
    const Qt::KeyboardModifiers pressed = key.modifiers() & commands;
    const bool isCommand = pressed && pressed != (Qt::ControlModifier | Qt::AltModifier);
    const QString text = key.text();
    return !isCommand && text.size() == 1 && text.front().isPrint();
}

} // namespace

QEvent::Type ScanEvent::id()
{
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

void awaitBadge(SignInPresenter &signIn, QWidget *page)
{
    new BadgeTaker(signIn, page);
    setBadgeAwaited(page);
}

void setBadgeAwaited(QWidget *page)
{
    page->setProperty(badgeAwaited, true);
}

void setTypesOnPad(QWidget *widget, bool types)
{
    widget->setProperty(typesOnPad, types);
}

ScanFilter::ScanFilter(QWidget *window)
    : QObject(window)
    , m_window(window)
{
    m_pause.setSingleShot(true);
    m_pause.setTimerType(Qt::PreciseTimer);
    connect(&m_pause, &QTimer::timeout, this, &ScanFilter::endByPause);
    m_clock.start();
    qApp->installEventFilter(this);
}

ScanFilter::~ScanFilter() = default;

bool ScanFilter::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        // A device's key comes to the native window first, and to widgets afterwards.
        return watched->isWindowType() && takePress(*static_cast<QKeyEvent *>(event));
    case QEvent::KeyRelease:
        return watched->isWindowType() && takeRelease(*static_cast<QKeyEvent *>(event));
    case QEvent::InputMethod:
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        // Keys held before a click or touch are delivered first.
        if (m_input.isHolding() && !m_isSettling)
            settle(m_input.end());
        return false;
    default:
        return false;
    }
}

bool ScanFilter::takePress(QKeyEvent &key)
{
    if (isModifier(key.key()) || isChoosingFile())
        return false;
    const bool isOverride = key.type() == QEvent::ShortcutOverride;
    if (const QChar sign = padSignOf(key); !sign.isNull() && hasTypingPad(keyboardOwner())) {
        key.accept();
        if (!isOverride)
            typeOnPad(sign, key.isAutoRepeat());
        return true;
    }
    const auto known = std::exchange(m_answered, std::nullopt);
    const Decision::Answer answer = !isOverride && known && known->first == key.key() ? known->second : answerTo(key);
    if (isOverride)
        m_answered.emplace(key.key(), answer);
    else if (answer == Decision::Answer::Hold)
        m_held.push_back({std::unique_ptr<QKeyEvent>(key.clone()), keyboardOwner()});
    if (answer == Decision::Answer::Pass)
        return false;
    // Accepted, it is no shortcut.
    key.accept();
    return true;
}

void ScanFilter::typeOnPad(QChar sign, bool isRepeated)
{
    settle(m_input.end());
    const int key = sign == u',' ? static_cast<int>(Qt::Key_Comma) : static_cast<int>(sign.unicode());
    QKeyEvent press(QEvent::KeyPress, key, Qt::KeypadModifier, sign, isRepeated);
    QCoreApplication::sendEvent(keyboardOwner(), &press);
}

ScanFilter::Decision::Answer ScanFilter::answerTo(const QKeyEvent &key)
{
    const bool isHand = key.isAutoRepeat() || !(isSign(key) || isSuffix(key));
    Decision decision = isHand ? m_input.end()
                               : m_input.press({.sign = key.text().isEmpty() ? QChar() : key.text().front(),
                                                .isShifted = key.modifiers().testFlag(Qt::ShiftModifier),
                                                .isSuffix = isSuffix(key),
                                                .at = timeOf(key)},
                                               isSetAt(keyboardOwner(), badgeAwaited));
    settle(decision);
    m_isLastCall = false;
    if (m_input.isHolding())
        m_pause.start(m_input.pause());
    else
        m_pause.stop();
    return decision.answer;
}

/** A key that is pressed and released while it is held is released behind its press. */
bool ScanFilter::takeRelease(const QKeyEvent &key)
{
    for (const Held &held : m_held) {
        if (held.key->key() == key.key() && held.key->type() == QEvent::KeyPress) {
            m_held.push_back({std::unique_ptr<QKeyEvent>(key.clone()), keyboardOwner()});
            return true;
        }
    }
    return false;
}

/** The device's time, if it has one: a program that is late does not change it. */
ScanInput::Time ScanFilter::timeOf(const QKeyEvent &key) const
{
#ifdef Q_OS_WIN
    // Qt gives the time at which it takes the message.
    if (key.spontaneous())
        return ScanInput::Time(static_cast<quint32>(GetMessageTime()));
#endif
    return ScanInput::Time(key.timestamp() > 0 ? static_cast<qint64>(key.timestamp()) : m_clock.elapsed());
}

QWidget *ScanFilter::keyboardOwner() const
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return popup->focusWidget() ? popup->focusWidget() : popup;
    if (QWidget *focused = QApplication::focusWidget())
        return focused;
    return m_window->focusWidget() ? m_window->focusWidget() : m_window;
}

void ScanFilter::endByPause()
{
    // Keys that came while the program was busy are in the queue, with times of their own.
    if (!std::exchange(m_isLastCall, true))
        return m_pause.start(0ms);
    m_isLastCall = false;
    settle(m_input.end());
}

void ScanFilter::settle(const Decision &decision)
{
    if (!decision.isEnd)
        return;
    m_pause.stop();
    // m_input may hold the next key already; end() must not run during delivery.
    m_isSettling = true;
    const std::vector<Held> keys = std::exchange(m_held, {});
    const auto presses = std::count_if(keys.begin(), keys.end(), [](const Held &held) { return isPress(held); });
    replay(keys, 0, decision.typed);
    if (decision.scan)
        send(*decision.scan);
    replay(keys, presses - decision.typedAfter, decision.typedAfter);
    m_isSettling = false;
}

bool ScanFilter::isPress(const Held &held)
{
    return held.key->type() == QEvent::KeyPress;
}

/** Delivers @p count presses from the one at @p first on, with their releases. */
void ScanFilter::replay(const std::vector<Held> &keys, qsizetype first, qsizetype count)
{
    const QPointer<QWidget> before = keyboardOwner();
    qsizetype place = -1;
    for (const Held &held : keys) {
        place += isPress(held) ? 1 : 0;
        if (place < first || place >= first + count)
            continue;
        QWidget *target = held.target;
        // The first digit may have opened another page: the next ones follow it there.
        if (!target || !target->isVisible() || (target == before && keyboardOwner() != before))
            target = keyboardOwner();
        held.key->accept();
        QCoreApplication::sendEvent(target, held.key.get());
    }
}

void ScanFilter::send(const Scan &scan)
{
    ScanEvent event(scan);
    QPointer<QWidget> widget = keyboardOwner();
    while (widget) {
        event.ignore();
        QCoreApplication::sendEvent(widget, &event);
        if (event.isAccepted() || widget == m_window || !widget)
            return;
        widget = widget->parentWidget();
    }
    QCoreApplication::sendEvent(m_window, &event);
}

} // namespace balcao
