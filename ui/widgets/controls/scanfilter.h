// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/common/scaninput.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QKeyEvent;
class QWidget;

namespace balcao
{

class SignInPresenter;

/** A scan on its way from the widget that has the keyboard to the window, as a key that no widget takes. */
class ScanEvent : public QEvent
{
public:
    explicit ScanEvent(const Scan &scan)
        : QEvent(id())
        , m_scan(scan)
    {
        ignore();
    }
    [[nodiscard]] static QEvent::Type id();
    [[nodiscard]] const Scan &scan() const noexcept { return m_scan; }

private:
    Scan m_scan;
};

/** In @p page it is asked who a person is: a scan is a badge, and @p signIn takes it. */
void awaitBadge(SignInPresenter &signIn, QWidget *page);
/** In @p page a badge is awaited, and the page takes the ScanEvent itself. */
void setBadgeAwaited(QWidget *page);

/** Whether the number pad types digits and comma in @p widget and below it while NumLock is off; the innermost widget that has it set
 *  decides. Elsewhere the pad has arrows, as the system means it.
 */
void setTypesOnPad(QWidget *widget, bool types);

/** Gets every key of the program before widgets and shortcuts do, and holds it until it is known whether a scanner typed it.
 *
 *  A scan is sent as a ScanEvent; a person's keys go to the widget that had the keyboard when they were pressed. Keys of the number pad
 *  become digits where setTypesOnPad() says so. While a file dialog is open, keys go their usual way.
 */
class ScanFilter : public QObject
{
public:
    explicit ScanFilter(QWidget *window);
    ~ScanFilter() override;
    Q_DISABLE_COPY_MOVE(ScanFilter)

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Decision = ScanInput::Decision;
    struct Held {
        std::unique_ptr<QKeyEvent> key;
        QPointer<QWidget> target;
    };

    /** True: the key goes no further. */
    [[nodiscard]] bool takePress(QKeyEvent &key);
    void typeOnPad(QChar sign, bool isRepeated);
    [[nodiscard]] bool takeRelease(const QKeyEvent &key);
    [[nodiscard]] Decision::Answer answerTo(const QKeyEvent &key);
    [[nodiscard]] ScanInput::Time timeOf(const QKeyEvent &key) const;
    [[nodiscard]] QWidget *keyboardOwner() const;
    void endByPause();
    void settle(const Decision &decision);
    [[nodiscard]] static bool isPress(const Held &held);
    void replay(const std::vector<Held> &keys, qsizetype first, qsizetype count);
    void send(const Scan &scan);

    QWidget *m_window;
    ScanInput m_input;
    std::vector<Held> m_held;
    QTimer m_pause;
    /** The pause is over, and keys that wait in the queue are looked at first. */
    bool m_isLastCall = false;
    QElapsedTimer m_clock;
    /** The key whose ShortcutOverride was answered: its KeyPress has the same answer. */
    std::optional<std::pair<int, Decision::Answer>> m_answered;
    bool m_isSettling = false;
};

} // namespace balcao
