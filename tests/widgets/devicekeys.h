// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QKeyEvent>
#include <QTest>
#include <QWidget>
#include <QWindow>

#include <chrono>

namespace balcao::test
{

/** Presses a key as a device does, in virtual time: it comes to the native window first, then to shortcuts and widgets. */
inline void pressOnDevice(QWidget &window, int key, const QString &text, Qt::KeyboardModifiers modifiers,
                          std::chrono::milliseconds pause)
{
    static quint64 now = 1'000'000;
    now += static_cast<quint64>(pause.count());
    QWidget *const popup = QApplication::activePopupWidget();
    QWindow *const native = (popup ? popup : &window)->windowHandle();
    if (!qt_sendShortcutOverrideEvent(native, static_cast<ulong>(now), key, modifiers, text)) {
        QKeyEvent press(QEvent::KeyPress, key, modifiers, text);
        press.setTimestamp(now);
        QCoreApplication::sendEvent(native, &press);
    }
    QKeyEvent release(QEvent::KeyRelease, key, modifiers, text);
    release.setTimestamp(now);
    QCoreApplication::sendEvent(native, &release);
}

/** @p text with @p pause before it and @p pace between its keys; "\r", "\t" and "\n" are Enter, Tab and a line feed. */
inline void typeOnDevice(QWidget &window, const QString &text, std::chrono::milliseconds pause,
                         std::chrono::milliseconds pace)
{
    for (const QChar sign : text) {
        if (sign == u'\r')
            pressOnDevice(window, Qt::Key_Return, sign, Qt::NoModifier, pause);
        else if (sign == u'\t')
            pressOnDevice(window, Qt::Key_Tab, sign, Qt::NoModifier, pause);
        else if (sign == u'\n')
            pressOnDevice(window, Qt::Key_J, sign, Qt::ControlModifier, pause);
        else
            pressOnDevice(window, sign.toUpper().unicode(), sign, sign.isUpper() ? Qt::ShiftModifier : Qt::NoModifier,
                          pause);
        pause = pace;
    }
}

/** A scanner reads @p text. Without a suffix it is known as a scan after a pause in real time. */
inline void scan(QWidget &window, const QString &text, const QString &suffix = QStringLiteral("\r"),
                 std::chrono::milliseconds pace = std::chrono::milliseconds(8))
{
    typeOnDevice(window, text + suffix, std::chrono::seconds(2), pace);
}

/** A person types @p text, and presses a key that does nothing: no key is held afterwards. */
inline void typeByHand(QWidget &window, const QString &text)
{
    constexpr std::chrono::milliseconds pace(160);
    typeOnDevice(window, text, std::chrono::seconds(2), pace);
    pressOnDevice(window, Qt::Key_F35, {}, Qt::NoModifier, pace);
}

} // namespace balcao::test
