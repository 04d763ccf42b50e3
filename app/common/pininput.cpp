// SPDX-License-Identifier: MIT
#include "app/common/pininput.h"

#include <QCoreApplication>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <termios.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace balcao::pininput
{

namespace
{

struct PinInputTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::PinInput)
};

/** 1: a byte was read; 0: the end; less: it cannot be read. */
int readByte(int descriptor, char *byte)
{
#ifdef Q_OS_WIN
    return _read(descriptor, byte, 1);
#else
    ssize_t count = 0;
    do {
        count = ::read(descriptor, byte, 1);
    } while (count < 0 && errno == EINTR);
    return static_cast<int>(count);
#endif
}

void writeTo(int descriptor, const QByteArray &text)
{
#ifdef Q_OS_WIN
    static_cast<void>(_write(descriptor, text.constData(), static_cast<unsigned>(text.size())));
#else
    static_cast<void>(!::write(descriptor, text.constData(), static_cast<std::size_t>(text.size())));
#endif
}

#ifdef Q_OS_WIN
/** The console, its echo off as long as this lives. */
class Terminal
{
public:
    Terminal()
        : m_in(_open("CONIN$", _O_RDWR))
        , m_out(_open("CONOUT$", _O_RDWR))
        , m_console(m_in < 0 ? INVALID_HANDLE_VALUE : reinterpret_cast<HANDLE>(_get_osfhandle(m_in)))
    {
        if (isThere())
            SetConsoleMode(m_console, m_mode & ~static_cast<DWORD>(ENABLE_ECHO_INPUT));
    }
    ~Terminal()
    {
        if (isThere())
            SetConsoleMode(m_console, m_mode);
        for (const int descriptor : {m_in, m_out}) {
            if (descriptor >= 0)
                _close(descriptor);
        }
    }
    Q_DISABLE_COPY_MOVE(Terminal)
    [[nodiscard]] bool isThere() { return m_out >= 0 && (m_mode != 0 || GetConsoleMode(m_console, &m_mode)); }
    [[nodiscard]] int in() const { return m_in; }
    [[nodiscard]] int out() const { return m_out; }

private:
    int m_in;
    int m_out;
    HANDLE m_console;
    DWORD m_mode = 0;
};
#else
constexpr std::array endings{SIGHUP, SIGINT, SIGQUIT, SIGTERM};

/** The terminal whose echo is off, and its mode before. For the signal handler: no destructor runs. */
int silencedTerminal = -1;
termios modeBefore{};

/** Gives the echo back, then ends the program as the signal does by default (SA_RESETHAND). */
void endWithEcho(int number)
{
    static_cast<void>(::tcsetattr(silencedTerminal, TCSANOW, &modeBefore));
    static_cast<void>(::raise(number));
}

/** The terminal that this program belongs to, its echo off as long as this lives. One at a time. */
class Terminal
{
public:
    Terminal()
        : m_descriptor(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC))
    {
        if (m_descriptor < 0 || ::tcgetattr(m_descriptor, &m_mode) != 0)
            return;
        silencedTerminal = m_descriptor;
        modeBefore = m_mode;
        struct sigaction action = {};
        action.sa_handler = endWithEcho;
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        for (std::size_t i = 0; i < endings.size(); ++i) {
            ::sigaction(endings.at(i), &action, &m_before.at(i));
            if (m_before.at(i).sa_handler == SIG_IGN)
                ::sigaction(endings.at(i), &m_before.at(i), nullptr);
        }
        termios silent = m_mode;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        m_isSilent = ::tcsetattr(m_descriptor, TCSAFLUSH, &silent) == 0;
    }
    ~Terminal()
    {
        if (m_isSilent)
            ::tcsetattr(m_descriptor, TCSAFLUSH, &m_mode);
        if (silencedTerminal >= 0) {
            for (std::size_t i = 0; i < endings.size(); ++i)
                ::sigaction(endings.at(i), &m_before.at(i), nullptr);
            silencedTerminal = -1;
        }
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    Q_DISABLE_COPY_MOVE(Terminal)
    [[nodiscard]] bool isThere() const { return m_isSilent; }
    [[nodiscard]] int in() const { return m_descriptor; }
    [[nodiscard]] int out() const { return m_descriptor; }

private:
    int m_descriptor;
    termios m_mode{};
    std::array<struct sigaction, endings.size()> m_before{};
    bool m_isSilent = false;
};
#endif

} // namespace

Expected<QByteArray, LineError> fromDescriptor(int descriptor)
{
    using Failed = Unexpected<LineError>;
    QByteArray line;
    for (;;) {
        char byte = 0;
        const int count = readByte(descriptor, &byte);
        if (count < 0)
            return Failed(LineError::NotReadable);
        if (count == 0 && line.isEmpty())
            return Failed(LineError::NoLine);
        if (count == 0 || byte == '\n')
            break;
        // Windows' line end has two signs.
        if (line.size() > longestLine)
            return Failed(LineError::TooLong);
        line.append(byte);
    }
    if (line.endsWith('\r'))
        line.chop(1);
    if (line.size() > longestLine)
        return Failed(LineError::TooLong);
    return line;
}

Expected<QByteArray, LineError> fromTerminal(const QString &prompt)
{
    Terminal terminal;
    if (!terminal.isThere())
        return Unexpected<LineError>(LineError::NoTerminal);
    writeTo(terminal.out(), prompt.toUtf8() + ' ');
    auto line = fromDescriptor(terminal.in());
    writeTo(terminal.out(), "\n"_ba);
    return line;
}

QString describe(LineError error, const QString &option)
{
    switch (error) {
    case LineError::NoTerminal:
        return PinInputTr::tr("There is no terminal to type it on. Give it by a file descriptor: no option and no "
                              "variable takes it.");
    case LineError::NotReadable:
        return option.isEmpty()
                   ? PinInputTr::tr("The terminal cannot be read.")
                   : PinInputTr::tr("The file descriptor of --%1 is not open for reading. Open it in the shell, like "
                                    "--%1 3 3<FILE.")
                         .arg(option);
    case LineError::NoLine:
        return option.isEmpty()
                   ? PinInputTr::tr("Nothing was typed.")
                   : PinInputTr::tr("The file descriptor of --%1 has no line to read. Open it in the shell, like "
                                    "--%1 3 3<FILE.")
                         .arg(option);
    case LineError::TooLong:
        return option.isEmpty() ? PinInputTr::tr("What was typed is longer than %1 characters.").arg(longestLine)
                                : PinInputTr::tr("The line that --%1 reads is longer than %2 characters.")
                                      .arg(option)
                                      .arg(longestLine);
    }
    Q_UNREACHABLE();
}

} // namespace balcao::pininput
