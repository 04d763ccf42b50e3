// SPDX-License-Identifier: MIT
#include "app/shared/pininput.h"

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <termios.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace balcao::pininput
{

namespace
{

constexpr qsizetype longestLine = 1000; // a password may be long

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
/** The terminal that this program belongs to, its echo off as long as this lives. */
class Terminal
{
public:
    Terminal()
        : m_descriptor(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC))
    {
        if (m_descriptor < 0 || ::tcgetattr(m_descriptor, &m_mode) != 0)
            return;
        termios silent = m_mode;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        m_isSilent = ::tcsetattr(m_descriptor, TCSAFLUSH, &silent) == 0;
    }
    ~Terminal()
    {
        if (m_isSilent)
            ::tcsetattr(m_descriptor, TCSAFLUSH, &m_mode);
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
    bool m_isSilent = false;
};
#endif

} // namespace

std::optional<QByteArray> fromDescriptor(int descriptor)
{
    QByteArray line;
    for (;;) {
        char byte = 0;
        const int count = readByte(descriptor, &byte);
        if (count < 0 || line.size() > longestLine || (count == 0 && line.isEmpty()))
            return std::nullopt;
        if (count == 0 || byte == '\n')
            break;
        line.append(byte);
    }
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

std::optional<QByteArray> fromTerminal(const QString &prompt)
{
    Terminal terminal;
    if (!terminal.isThere())
        return std::nullopt;
    writeTo(terminal.out(), prompt.toUtf8() + ' ');
    auto line = fromDescriptor(terminal.in());
    writeTo(terminal.out(), "\n"_ba);
    return line;
}

} // namespace balcao::pininput
