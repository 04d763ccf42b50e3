// SPDX-License-Identifier: MIT
#include "tests/bench/startedprogram.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSet>
#include <QThread>

#include <algorithm>

#include <poll.h>
#include <signal.h>
#include <time.h>

// Last: its macros are words of Qt's.
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <X11/keysym.h>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

double msOf(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/** The number behind the name in a file of /proc; 0 where there is none. */
qint64 numberIn(const QString &fileName, const QByteArray &name)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith(name))
            return line.mid(name.size()).simplified().split(' ').constFirst().toLongLong();
    }
    return 0;
}

/** A window may be gone before it is asked. */
int ignoreError(Display *, XErrorEvent *)
{
    return 0;
}

void waitForEvent(Display *display, int timeoutMs)
{
    pollfd connection{.fd = ConnectionNumber(display), .events = POLLIN, .revents = 0};
    poll(&connection, 1, timeoutMs);
}

} // namespace

StartedProgram::StartedProgram(_XDisplay *display)
    : m_display(display)
{
    int error = 0;
    XSetErrorHandler(ignoreError);
    XDamageQueryExtension(m_display, &m_damageEvent, &error);
    XSelectInput(m_display, DefaultRootWindow(m_display), SubstructureNotifyMask);
    drain();
}

StartedProgram::~StartedProgram()
{
    end();
}

bool StartedProgram::isWindow(unsigned long window) const
{
    XWindowAttributes look;
    return XGetWindowAttributes(m_display, window, &look) != 0 && look.override_redirect == False && look.width >= 640;
}

bool StartedProgram::showsText() const
{
    XWindowAttributes look;
    if (XGetWindowAttributes(m_display, m_window, &look) == 0 || look.map_state != IsViewable)
        return false;
    XImage *image = XGetImage(m_display, m_window, 0, 0, static_cast<unsigned>(look.width),
                              static_cast<unsigned>(look.height), AllPlanes, ZPixmap);
    if (!image)
        return false;
    constexpr int enough = 4;
    QSet<quint32> colours;
    for (int y = 0; y < image->height && colours.size() < enough; ++y) {
        const auto *line =
            reinterpret_cast<const quint32 *>(image->data + static_cast<long>(y) * image->bytes_per_line);
        for (int x = 0; x < image->width && colours.size() < enough; ++x) {
            if (x == 0 || line[x] != line[x - 1])
                colours.insert(line[x]);
        }
    }
    XDestroyImage(image);
    return colours.size() >= enough;
}

std::optional<double> StartedProgram::startToFirstFrame(const QStringList &command, int timeoutMs)
{
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(QProcess::nullDevice());
    QElapsedTimer timer;
    timer.start();
    m_process.start(command.constFirst(), command.sliced(1));
    double stopped = 0;
    bool isChanged = false;
    while (msOf(timer) < timeoutMs) {
        while (XPending(m_display) > 0) {
            XEvent event;
            XNextEvent(m_display, &event);
            if (event.type == MapNotify && m_window == 0 && isWindow(event.xmap.window)) {
                m_window = event.xmap.window;
                m_damage = XDamageCreate(m_display, m_window, XDamageReportNonEmpty);
                XFlush(m_display);
                isChanged = true;
            } else if (event.type == m_damageEvent + XDamageNotify && m_damage != 0) {
                XDamageSubtract(m_display, m_damage, 0, 0);
                isChanged = true;
            }
        }
        if (std::exchange(isChanged, false)) {
            // Looking takes some milliseconds. The program stands still meanwhile, and so does its clock.
            const double moment = msOf(timer);
            kill(static_cast<pid_t>(m_process.processId()), SIGSTOP);
            if (showsText())
                return moment - stopped;
            goOn();
            stopped += msOf(timer) - moment;
        } else {
            waitForEvent(m_display, 2);
        }
    }
    return std::nullopt;
}

void StartedProgram::goOn()
{
    kill(static_cast<pid_t>(m_process.processId()), SIGCONT);
}

Usage StartedProgram::usage() const
{
    const auto process = static_cast<pid_t>(m_process.processId());
    Usage usage;
    clockid_t clock = 0;
    timespec time{};
    if (clock_getcpuclockid(process, &clock) == 0 && clock_gettime(clock, &time) == 0)
        usage.cpuMs = static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    usage.pssKb = numberIn(u"/proc/%1/smaps_rollup"_s.arg(process), "Pss:");
    return usage;
}

qint64 StartedProgram::wakeUps() const
{
    qint64 all = 0;
    const QDir threads(u"/proc/%1/task"_s.arg(m_process.processId()));
    const QStringList names = threads.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : names)
        all += numberIn(threads.filePath(name + u"/status"_s), "voluntary_ctxt_switches:");
    return all;
}

void StartedProgram::drain()
{
    XSync(m_display, False);
    while (XPending(m_display) > 0) {
        XEvent event;
        XNextEvent(m_display, &event);
    }
}

bool StartedProgram::waitForChange(int timeoutMs)
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < timeoutMs) {
        while (XPending(m_display) > 0) {
            XEvent event;
            XNextEvent(m_display, &event);
            if (event.type == m_damageEvent + XDamageNotify)
                return true;
        }
        waitForEvent(m_display, 5);
    }
    return false;
}

StartedProgram::KeySpans StartedProgram::keysToPixels(int keys)
{
    XSetInputFocus(m_display, m_window, RevertToParent, CurrentTime);
    XDamageDestroy(m_display, m_damage);
    m_damage = XDamageCreate(m_display, m_window, XDamageReportRawRectangles);
    constexpr int digits = 5;
    KeySpans spans;
    for (int i = 0; i < keys; ++i) {
        const bool isDigit = i / digits % 2 == 0;
        const KeyCode key =
            XKeysymToKeycode(m_display, isDigit ? XK_1 + static_cast<unsigned>(i % digits) : XK_BackSpace);
        // Unequal, so that no timer of the program keeps step.
        QThread::msleep(40 + static_cast<unsigned long>(i * 7 % 23));
        drain();
        QElapsedTimer timer;
        timer.start();
        XTestFakeKeyEvent(m_display, key, True, CurrentTime);
        XFlush(m_display);
        if (waitForChange(500))
            (isDigit ? spans.digits : spans.backspaces).push_back(msOf(timer));
        XTestFakeKeyEvent(m_display, key, False, CurrentTime);
        XFlush(m_display);
    }
    std::sort(spans.digits.begin(), spans.digits.end());
    std::sort(spans.backspaces.begin(), spans.backspaces.end());
    return spans;
}

void StartedProgram::end()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.terminate();
    goOn();
    constexpr int patienceMs = 60'000;
    if (!m_process.waitForFinished(patienceMs)) {
        m_process.kill();
        m_process.waitForFinished();
    }
    m_window = 0;
    m_damage = 0;
}

} // namespace balcao
