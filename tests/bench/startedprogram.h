// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QStringList>

#include <optional>
#include <vector>

struct _XDisplay;

namespace balcao
{

/** What a program has used up to a moment. */
struct Usage {
    double cpuMs = 0;
    qint64 pssKb = 0;
};

/** A program whose window is watched from outside, on the display of DISPLAY: it is neither changed nor asked.
 *
 *  Its window is the first one that is at least 640 pixels wide and has no window manager's exemption, as menus have.
 */
class StartedProgram
{
public:
    explicit StartedProgram(_XDisplay *display);
    ~StartedProgram();
    Q_DISABLE_COPY_MOVE(StartedProgram)

    /** Milliseconds from the start to a window with four colours, so with text; the program is stopped at that moment. None: it
     *  did not come in time.
     */
    [[nodiscard]] std::optional<double> startToFirstFrame(const QStringList &command, int timeoutMs);
    void goOn();
    /** Of the process, with all its threads. */
    [[nodiscard]] Usage usage() const;
    /** How often its threads have run. */
    [[nodiscard]] qint64 wakeUps() const;
    /** Milliseconds from a key to the first change of the window, sorted; what changed nothing is left out. */
    struct KeySpans {
        /** A scanner may have typed them. */
        std::vector<double> digits;
        std::vector<double> backspaces;
    };
    /** @p keys: five digits and five backspaces by turns. */
    [[nodiscard]] KeySpans keysToPixels(int keys);
    /** Ends it in the way of a session that closes. */
    void end();

private:
    [[nodiscard]] bool isWindow(unsigned long window) const;
    [[nodiscard]] bool showsText() const;
    [[nodiscard]] bool waitForChange(int timeoutMs);
    void drain();

    _XDisplay *m_display;
    int m_damageEvent = 0;
    unsigned long m_window = 0;
    unsigned long m_damage = 0;
    QProcess m_process;
};

} // namespace balcao
